#include "core/base/name_list.h"

#include "core/base/suggest.h"

namespace sinew {

std::string nameList(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "'" : ", '") + name + "'";
    return text;
}

Sentence firstOf(const std::vector<std::string>& words, std::size_t most)
{
    if (words.size() <= most)
        return listed(words);
    const auto end = words.begin() + static_cast<std::ptrdiff_t>(most);
    return sentence("%1 and %2 more", listed({words.begin(), end}), words.size() - most);
}

Sentence joinedByAnd(const std::vector<std::string>& words)
{
    if (words.size() < 2)
        return listed(words);
    return sentence("%1 and %2", listed({words.begin(), words.end() - 1}), words.back());
}

Sentence joinedByOr(const std::vector<std::string>& words)
{
    if (words.size() < 2)
        return listed(words);
    return sentence("%1 or %2", listed({words.begin(), words.end() - 1}), words.back());
}

Sentence joinedByCommas(const std::vector<Sentence>& parts)
{
    Sentence joined;
    for (const Sentence& part : parts)
        joined = joined.empty() ? part : sentence("%1, %2", joined, part);
    return joined;
}

}  // namespace sinew
