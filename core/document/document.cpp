#include "core/document/document.h"

#include <utility>

namespace sinew {

Document::Document(Model model, std::string file) : m_file(std::move(file))
{
    m_history.front().model = std::move(model);
}

void Document::commit(Model model, std::string sentence, std::string mergeKey)
{
    if (model == this->model())
        return;
    m_history.resize(m_current + 1);
    if (m_saved != never && m_saved > m_current)
        m_saved = never;  // the saved state was undone and is now out of reach
    Entry& last = m_history.back();
    const bool merges = !mergeKey.empty() && m_current > 0 && last.mergeKey == mergeKey && m_saved != m_current;
    if (merges) {
        last.model = std::move(model);
        return;
    }
    m_history.push_back({std::move(model), std::move(sentence), std::move(mergeKey)});
    ++m_current;
}

std::string Document::undoSentence() const
{
    return canUndo() ? m_history[m_current].sentence : std::string{};
}

std::string Document::redoSentence() const
{
    return canRedo() ? m_history[m_current + 1].sentence : std::string{};
}

void Document::undo()
{
    if (canUndo())
        --m_current;
}

void Document::redo()
{
    if (canRedo())
        ++m_current;
}

void Document::markSaved(std::string file)
{
    m_file = std::move(file);
    m_saved = m_current;
}

}  // namespace sinew
