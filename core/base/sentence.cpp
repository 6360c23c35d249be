#include "core/base/sentence.h"

#include <ostream>

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
    Sentence word = std::string(english);
    word.m_kind = Sentence::Kind::Word;
    return word;
}

Sentence unitSymbol(std::string_view international)
{
    Sentence symbol = std::string(international);
    symbol.m_kind = Sentence::Kind::Unit;
    return symbol;
}

std::ostream& operator<<(std::ostream& stream, const Sentence& sentence)
{
    return stream << sentence.english();
}

}  // namespace sinew
