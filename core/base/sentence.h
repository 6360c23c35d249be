#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace sinew {

// What core tells a person: an English pattern and what is put into it, so that a window can say it in another language
// (ui/text/said.h). The command line and files have it in English. Made by sentence() below.
class Sentence {
public:
    Sentence() = default;
    // The same in every language: names, numbers, what a person typed, what another program said.
    Sentence(std::string asItIs) : m_english(std::move(asItIs)) {}
    // English words are said by sentence(), which marks them for translation.
    Sentence(const char*) = delete;

    const std::string& english() const { return m_english; }
    bool empty() const { return m_english.empty(); }
    // Null for what is no pattern: what is the same in every language, and units.
    const char* pattern() const { return m_kind == Kind::Word ? m_english.c_str() : m_pattern; }
    // Whether it is the symbol of a unit.
    bool isUnit() const { return m_kind == Kind::Unit; }
    // For %1, %2, ... of the pattern.
    const std::vector<Sentence>& arguments() const { return m_arguments; }

    // Whether both read alike in English.
    bool operator==(const Sentence& other) const { return m_english == other.m_english; }
    template <class Text>
    requires std::is_convertible_v<const Text&, std::string_view>
    bool operator==(const Text& english) const { return m_english == std::string_view(english); }

private:
    friend Sentence filledSentence(const char* pattern, std::vector<Sentence> arguments);
    friend Sentence sentence(const char* pattern);
    friend Sentence tableWord(std::string_view english);
    friend Sentence unitSymbol(std::string_view international);

    enum class Kind { Text, Word, Unit };  // Word: its English is its pattern

    Kind m_kind = Kind::Text;
    const char* m_pattern = nullptr;
    std::vector<Sentence> m_arguments;
    std::string m_english;
};

// The pattern is a literal of at most nine arguments, "link '%1' has no end"; each may stand in it more than once.
Sentence filledSentence(const char* pattern, std::vector<Sentence> arguments);

// A word or text of one of core's tables, such as the label of a field, its help, or a kind of object. Translators get
// these by ui/text/core_words.h.
Sentence tableWord(std::string_view english);

// A unit in international symbols, "N m/rad"; a window has those of its language (ui/text/unit_words.h).
Sentence unitSymbol(std::string_view international);

inline Sentence toSentence(Sentence argument)
{
    return argument;
}
inline Sentence toSentence(int number)
{
    return std::to_string(number);
}
inline Sentence toSentence(long number)
{
    return std::to_string(number);
}
inline Sentence toSentence(std::size_t number)
{
    return std::to_string(number);
}

// The sentence of a pattern. Arguments are texts, whole numbers, and other sentences. Translators get every pattern that stands
// here (resources/translations), so it is a whole sentence or a whole phrase, never a piece that grammar joins to another.
template <class... Arguments>
Sentence sentence(const char* pattern, Arguments&&... arguments)
{
    std::vector<Sentence> all;
    all.reserve(sizeof...(arguments));
    (all.push_back(toSentence(std::forward<Arguments>(arguments))), ...);
    return filledSentence(pattern, std::move(all));
}

// Without arguments there is nothing to fill in.
inline Sentence sentence(const char* pattern)
{
    Sentence made;
    made.m_pattern = pattern;
    made.m_english = pattern;
    return made;
}

std::ostream& operator<<(std::ostream& stream, const Sentence& sentence);

}  // namespace sinew
