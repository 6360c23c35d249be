#pragma once

#include <string>
#include <vector>

#include "core/model/model.h"

namespace sinew {

// A model with its undo history: every edit is a snapshot with a sentence that the Edit menu shows.
class Document {
public:
    Document() = default;
    explicit Document(Model model, std::string file = {});

    const Model& model() const { return m_history[m_current].model; }
    const std::string& file() const { return m_file; }

    // One gesture is one entry: an edit with the same merge key as the last one (a drag) replaces it.
    void commit(Model model, std::string sentence, std::string mergeKey = {});

    bool canUndo() const { return m_current > 0; }
    bool canRedo() const { return m_current + 1 < m_history.size(); }
    std::string undoSentence() const;
    std::string redoSentence() const;
    void undo();
    void redo();

    bool isModified() const { return m_current != m_saved; }
    void markSaved(std::string file);
    void markUnsaved() { m_saved = never; }  // a model that no file holds yet

private:
    struct Entry {
        Model model;
        std::string sentence;
        std::string mergeKey;
    };
    static constexpr std::size_t never = static_cast<std::size_t>(-1);

    std::vector<Entry> m_history = {{}};
    std::size_t m_current = 0;
    std::size_t m_saved = 0;
    std::string m_file;
};

}  // namespace sinew
