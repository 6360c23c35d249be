#include "core/base/suggest.h"

#include <algorithm>

namespace sinew {

namespace {

std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> previous2(b.size() + 1), previous(b.size() + 1), row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        previous2.swap(previous);
        previous.swap(row);
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = a[i - 1] == b[j - 1] ? 0 : 1;
            row[j] = std::min({previous[j] + 1, row[j - 1] + 1, previous[j - 1] + change});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], previous2[j - 2] + 1);
        }
    }
    return row[b.size()];
}

}  // namespace

std::string suggest(std::string_view typed, const std::vector<std::string>& candidates)
{
    // A very long word is no slip of the finger, and the table would be quadratic in it.
    constexpr std::size_t longestWord = 200;
    if (typed.size() > longestWord)
        return {};
    std::string best;
    std::size_t bestDistance = typed.size() + 1;
    for (const std::string& candidate : candidates) {
        if (candidate.size() > longestWord)
            continue;
        const std::size_t distance = editDistance(typed, candidate);
        const std::size_t allowed = std::max<std::size_t>(1, std::max(typed.size(), candidate.size()) / 3);
        if (distance <= allowed && distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}

Sentence didYouMean(std::string_view typed, const std::vector<std::string>& candidates)
{
    const std::string nearest = suggest(typed, candidates);
    return nearest.empty() ? Sentence() : sentence("did you mean '%1'?", nearest);
}

// Its pattern is the one above.
std::string suggestionIn(const Sentence& hint)
{
    const char* pattern = didYouMean("a", {"a"}).pattern();
    const bool isOne = hint.pattern() && std::string_view(hint.pattern()) == pattern;
    return isOne ? hint.arguments().front().english() : std::string();
}

std::string listed(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

}  // namespace sinew
