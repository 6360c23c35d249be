#include "core/base/name_list.h"

namespace sinew {

namespace {

Sentence inARow(const std::vector<std::string>& words)
{
    return joinedByCommas({words.begin(), words.end()});
}

}  // namespace

Sentence nameList(const std::vector<std::string>& names)
{
    std::vector<Sentence> quoted;
    for (const std::string& name : names)
        quoted.emplace_back("'" + name + "'");
    return joinedByCommas(quoted);
}

Sentence firstOf(const std::vector<std::string>& words, std::size_t most)
{
    if (words.size() <= most)
        return inARow(words);
    const auto end = words.begin() + static_cast<std::ptrdiff_t>(most);
    return sentence("%1 and %2 more", inARow({words.begin(), end}), words.size() - most);
}

Sentence joinedByAnd(const std::vector<std::string>& words)
{
    if (words.size() < 2)
        return inARow(words);
    return sentence("%1 and %2", inARow({words.begin(), words.end() - 1}), words.back());
}

Sentence joinedByOr(const std::vector<std::string>& words)
{
    if (words.size() < 2)
        return inARow(words);
    return sentence("%1 or %2", inARow({words.begin(), words.end() - 1}), words.back());
}

Sentence joinedByCommas(const std::vector<Sentence>& parts)
{
    Sentence joined;
    for (const Sentence& part : parts)
        joined = joined.empty() ? part : sentence("%1, %2", joined, part);
    return joined;
}

}  // namespace sinew
