#pragma once

#include <string>

#include "core/document/history.h"
#include "core/model/model.h"

namespace sinew {

// A model with its file and its undo history.
class Document {
public:
    Document() = default;
    explicit Document(Model model, std::string file = {});

    const Model& model() const { return m_history.value(); }
    const std::string& file() const { return m_file; }

    // See History::commit().
    void commit(Model model, std::string sentence, std::string mergeKey = {});

    bool canUndo() const { return m_history.canUndo(); }
    bool canRedo() const { return m_history.canRedo(); }
    std::string undoSentence() const { return m_history.undoSentence(); }
    std::string redoSentence() const { return m_history.redoSentence(); }
    void undo() { m_history.undo(); }
    void redo() { m_history.redo(); }

    bool isModified() const { return m_history.isModified(); }
    void markSaved(std::string file);
    void markUnsaved() { m_history.markUnsaved(); }  // a model that no file holds yet

private:
    History<Model> m_history;
    std::string m_file;
};

}  // namespace sinew
