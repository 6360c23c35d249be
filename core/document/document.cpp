#include "core/document/document.h"

#include <utility>

namespace sinew {

Document::Document(Model model, std::string file) : m_history(std::move(model)), m_file(std::move(file))
{
}

void Document::commit(Model model, std::string sentence, std::string mergeKey)
{
    m_history.commit(std::move(model), std::move(sentence), std::move(mergeKey));
}

void Document::markSaved(std::string file)
{
    m_file = std::move(file);
    m_history.markSaved();
}

}  // namespace sinew
