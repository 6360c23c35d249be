#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/document/project.h"
#include "core/io/process.h"

namespace sinew {

// What a recovery copy keeps of an open document: its texts in normal form, and where they belong.
struct RecoveryCopy {
    std::string id;            // of the open document in its store, see RecoveryStore::newId()
    std::string title;         // what the window calls it
    std::string modelFile;     // that the model is saved to; empty: none yet, as with an example
    std::string modelOrigin;   // that it was read from; empty: it was made
    std::string scenarioFile;  // that the scenario was read from or last saved to; empty: it was made
    std::string scenarioBase;  // from which the scenario's names of files start
    std::string fixationFile;  // the same of the fixation
    std::string fixationBase;
    long long time = 0;      // s since 1970, UTC, of the copy
    ProcessIdentity writer;  // the program that has, or had, the document open
    std::string model;       // text
    std::string scenario;    // text; empty: there is none
    std::string fixation;    // the same

    bool operator==(const RecoveryCopy&) const = default;
};

enum class RecoveryState {
    Left,       // the program that wrote it has ended without removing it
    InUse,      // that program is still running: not to be offered
    Elsewhere,  // it was another computer's program, which may still be running
    Damaged,    // not all of it can be read; the copy holds what could
};

struct RecoveryEntry {
    RecoveryCopy copy;
    RecoveryState state = RecoveryState::Left;
};

// A folder with a file for each document that has unsaved edits. Copies are written whole or not at all. Nothing here
// throws; a folder that cannot be read has no entries.
class RecoveryStore {
public:
    explicit RecoveryStore(std::string folder) : m_folder(std::move(folder)) {}

    const std::string& folder() const { return m_folder; }

    // For a document that has just been opened: no other document, of any program, has the same.
    static std::string newId();

    // Replaces the copy of that id. Makes the folder if need be, for this person alone. Time and writer are set here.
    std::optional<Diagnostic> write(RecoveryCopy copy) const;

    // All copies, the newest first.
    std::vector<RecoveryEntry> entries() const;

    // Nothing for an id that has no copy.
    std::optional<RecoveryEntry> find(const std::string& id) const;

    // True also when there was none.
    bool remove(const std::string& id) const;

private:
    std::string pathOf(const std::string& id) const;

    std::string m_folder;
};

// The document of a copy, which may be faulty as it was when it was edited: then with errors beside it. Tables of
// the scenario are read from where they are. Fails when a text cannot be read.
Result<Project> recoveredDocument(const RecoveryCopy& copy);

}  // namespace sinew
