#include "core/base/sentence.h"

#include <mutex>
#include <ostream>
#include <unordered_set>

namespace sinew {

Sentence filledSentence(const char* pattern, std::vector<Sentence> arguments)
{
    Sentence made;
    made.m_pattern = pattern;
    for (const char* at = pattern; *at; ++at) {
        const bool isPlace = *at == '%' && at[1] >= '1' && at[1] <= '9';
        const std::size_t index = isPlace ? static_cast<std::size_t>(at[1] - '1') : 0;
        if (isPlace && index < arguments.size()) {
            made.m_english += arguments[index].english();
            ++at;
        } else {
            made.m_english += *at;
        }
    }
    made.m_arguments = std::move(arguments);
    return made;
}

Sentence tableWord(std::string_view english)
{
    static std::mutex mutex;
    static std::unordered_set<std::string> words;  // elements stay where they are
    const std::lock_guard lock(mutex);
    return filledSentence(words.emplace(english).first->c_str(), {});
}

std::ostream& operator<<(std::ostream& stream, const Sentence& sentence)
{
    return stream << sentence.english();
}

}  // namespace sinew
