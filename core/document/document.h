#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "core/document/project.h"
#include "core/document/shown_posture.h"
#include "core/schema/place.h"

namespace sinew {

// What an entry of the history does.
struct EditNote {
    // For a person, in the language of the window: "Rename 'psoas' to 'iliopsoas'".
    std::string sentence;
    // One gesture is one entry: an edit of the same key as the last one replaces it. Empty: none does.
    std::string mergeKey = {};
    std::vector<Place> before = {}, after = {};  // what was selected when it was begun, and when it was done
};

// A project with its undo history and what its files hold. Every edit lands here, whether the project can be computed
// with afterwards or not. Postures that were set stand in the same history; they are part of no file.
//
// Snapshots share what did not change. Beyond memoryLimit the oldest are forgotten.
class Document {
public:
    static constexpr std::size_t usualMemoryLimit = std::size_t{256} << 20;  // bytes

    explicit Document(Project project = {}, std::size_t memoryLimit = usualMemoryLimit);
    ~Document();
    Document(Document&&) noexcept;
    Document& operator=(Document&&) noexcept;

    const Project& project() const { return m_project; }
    const Model& model() const { return m_project.model; }

    // Nothing happens when the project is as it was.
    void commit(Project project, EditNote note);

    // The posture on the screen was set: the project stays as it is, and no part of it is modified. False when only the
    // end of the last entry has changed, as within a drag.
    bool commitPosture(PostureChange posture, EditNote note);
    // The next entry is one of its own, whatever its mergeKey.
    void closeEntry() { m_mayMerge = false; }

    // A gesture, as a drag is: its changes are seen at once and become one entry at its end. An edit, undo or redo
    // meanwhile ends it. change() without begin() does nothing.
    void begin(EditNote note);
    void change(Project project);
    void end(const std::string& sentence = {});  // what it has done, where that is known only now
    void cancel();                               // as before begin()
    bool isInGesture() const { return m_gesture != nullptr; }

    // The history: entries in their order, of which the first position() are done.
    std::size_t size() const;
    std::size_t position() const { return m_current; }
    const EditNote& note(std::size_t entry) const;
    const PostureChange* posture(std::size_t entry) const;  // nullptr: an edit of the project
    void goTo(std::size_t position);
    bool canUndo() const { return m_current > 0; }
    bool canRedo() const { return m_current < size(); }
    std::string undoSentence() const { return canUndo() ? note(m_current - 1).sentence : std::string(); }
    std::string redoSentence() const { return canRedo() ? note(m_current).sentence : std::string(); }
    void undo();
    void redo();

    // Whether a part is there and differs from what was last read or saved. A new one does.
    bool isModified(ProjectPart part) const { return m_isModified[indexOf(part)]; }
    void markSaved(ProjectPart part);
    void markUnsaved();  // no file holds any of it
    // What was last read or saved; nullptr: the model never was.
    const Project* saved() const { return m_isInFile[indexOf(ProjectPart::Model)] ? m_saved.get() : nullptr; }

    std::size_t memory() const;  // bytes, about, of the history

private:
    struct Entry;

    bool merges(const EditNote& note) const;
    static std::size_t indexOf(ProjectPart part) { return static_cast<std::size_t>(part); }
    void show(Project project);
    void findModified();
    void forgetOldest();

    std::vector<Entry> m_entries;
    std::size_t m_current = 0;  // index in m_entries
    std::size_t m_memoryLimit;
    bool m_mayMerge = true;  // not over a state that was saved or that undo led to
    Project m_project;
    std::unique_ptr<EditNote> m_gesture;
    std::shared_ptr<const Project> m_saved;
    std::array<bool, 3> m_isInFile = {}, m_isModified = {};
};

}  // namespace sinew
