#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "core/document/snapshot.h"
#include "core/schema/place.h"

namespace sinew {

// What an entry of the history does.
struct EditNote {
    std::string sentence;  // for a person: "Rename 'psoas' to 'iliopsoas'"
    // One gesture is one entry: an edit of the same key as the last one replaces it. Empty: none does.
    std::string mergeKey = {};
    Place before = {}, after = {};  // what was selected when it was begun, and when it was done; may be empty
};

// A project with its undo history and what its files hold. Every edit lands here, whether the project can be computed
// with afterwards or not.
//
// Snapshots share what did not change. Beyond memoryLimit the oldest are forgotten.
class Document {
public:
    static constexpr std::size_t usualMemoryLimit = std::size_t{256} << 20;  // bytes

    explicit Document(Project project = {}, std::size_t memoryLimit = usualMemoryLimit);

    const Project& project() const { return m_project; }
    const Model& model() const { return m_project.model; }

    // Nothing happens when the project is as it was.
    void commit(Project project, EditNote note);

    // A gesture, as a drag is: its changes are seen at once and become one entry at its end. An edit, undo or redo
    // meanwhile ends it. change() without begin() does nothing.
    void begin(EditNote note);
    void change(Project project);
    void end(const std::string& sentence = {});  // what it has done, where that is known only now
    void cancel();                               // as before begin()
    bool isInGesture() const { return m_gesture != nullptr; }

    // The history: entries in their order, of which the first position() are done.
    std::size_t size() const { return m_entries.size() - 1; }
    std::size_t position() const { return m_current; }
    const EditNote& note(std::size_t entry) const { return m_entries[entry + 1].note; }
    void goTo(std::size_t position);
    bool canUndo() const { return m_current > 0; }
    bool canRedo() const { return m_current < size(); }
    std::string undoSentence() const { return canUndo() ? note(m_current - 1).sentence : std::string(); }
    std::string redoSentence() const { return canRedo() ? note(m_current).sentence : std::string(); }
    void undo();
    void redo();

    // Whether model and scenario differ from what was last read or saved. A new one does.
    bool isModelModified() const { return m_isModelModified; }
    bool isScenarioModified() const { return m_isScenarioModified; }
    void markModelSaved();
    void markScenarioSaved();
    void markUnsaved();  // no file holds any of it
    // What was last read or saved; nullptr: never.
    const Model* savedModel() const { return m_savedModel.get(); }
    const Scenario* savedScenario() const { return m_savedScenario.get(); }

    std::size_t memory() const;  // bytes, about, of the history

private:
    struct Entry {
        Snapshot snapshot;
        EditNote note;
        std::size_t held = 0;  // bytes that it does not share with the entry before
    };

    void show(Project project);
    void forgetOldest();

    std::vector<Entry> m_entries;
    std::size_t m_current = 0;  // index in m_entries
    std::size_t m_memoryLimit;
    bool m_mayMerge = true;  // not over a state that was saved or that undo led to
    Project m_project;
    std::unique_ptr<EditNote> m_gesture;
    std::shared_ptr<const Model> m_savedModel;
    std::shared_ptr<const Scenario> m_savedScenario;
    bool m_isModelModified = false, m_isScenarioModified = false;
};

}  // namespace sinew
