#include "core/equations/symbol_names.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>
#include <utility>
#include <vector>

namespace sinew {

namespace {

constexpr std::array<std::string_view, 23> greekLetters
    = {"alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta",     "theta", "iota", "kappa", "lambda", "mu",
       "nu",    "xi",   "pi",    "rho",   "sigma",   "tau",  "upsilon", "phi",   "chi",  "psi",   "omega"};

// The lower-case Greek letters by their UTF-8, alpha to omega in the order of Unicode (omicron and final sigma left
// out).
std::string_view spelled(std::string_view utf8)
{
    constexpr std::array<std::string_view, 23> letters = {"α", "β", "γ", "δ", "ε", "ζ", "η", "θ", "ι", "κ", "λ", "μ",
                                                          "ν", "ξ", "π", "ρ", "σ", "τ", "υ", "φ", "χ", "ψ", "ω"};
    const auto found = std::find(letters.begin(), letters.end(), utf8);
    return found == letters.end() ? std::string_view{}
                                  : greekLetters[static_cast<std::size_t>(found - letters.begin())];
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

// Words that a name in C++ source may not be: keywords, and the names that the printed source uses itself.
bool isReserved(const std::string& name)
{
    static constexpr std::string_view words
        = " alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t "
          "char32_t class compl concept const consteval constexpr constinit const_cast continue co_await "
          "co_return co_yield decltype default delete do double dynamic_cast else enum explicit export extern "
          "false float for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr "
          "operator or or_eq private protected public register reinterpret_cast requires return short signed "
          "sizeof static static_assert static_cast struct switch template this thread_local throw true try "
          "typedef typeid typename union unsigned using virtual void volatile wchar_t while xor xor_eq std "
          "main linux unix A b e p q qd parameters terms Parameters Terms Vector Matrix calcTerms "
          "coordinateCount cos sin errno NULL NAN INFINITY assert ";
    return words.find(" " + name + " ") != std::string_view::npos;
}

std::vector<std::string> parts(const std::string& identifier)
{
    std::vector<std::string> result(1);
    for (const char c : identifier) {
        if (c == '_')
            result.emplace_back();
        else
            result.back() += c;
    }
    return result;
}

// A word of letters and digits without its digits at the end, and these.
std::pair<std::string, std::string> splitDigits(const std::string& word)
{
    std::size_t end = word.size();
    while (end > 0 && isDigit(word[end - 1]))
        --end;
    return {word.substr(0, end), word.substr(end)};
}

std::string latexWord(const std::string& word)
{
    if (word.size() <= 1 || std::all_of(word.begin(), word.end(), isDigit))
        return word;
    if (word == "phi")
        return "\\varphi";
    if (word == "Theta")
        return "\\Theta";
    if (std::find(greekLetters.begin(), greekLetters.end(), word) != greekLetters.end())
        return "\\" + word;
    return "\\mathrm{" + word + "}";
}

}  // namespace

std::string identifierFrom(const std::string& name)
{
    std::string result;
    const auto addUnderscore = [&] {
        if (!result.empty() && result.back() != '_')
            result += '_';
    };
    for (std::size_t i = 0; i < name.size(); ++i) {
        const std::string_view greek = i + 1 < name.size() ? spelled(std::string_view(name).substr(i, 2)) : "";
        if (!greek.empty()) {
            result += greek;
            ++i;
        } else if (isLetter(name[i]) || isDigit(name[i])) {
            result += name[i];
        } else {
            addUnderscore();
        }
    }
    while (!result.empty() && result.back() == '_')
        result.pop_back();
    return result.empty() || isDigit(result.front()) ? "x" + result : result;
}

std::string entryName(const std::string& letter, std::size_t row, std::size_t column, std::size_t count)
{
    return entryName(letter, row) + (count > 9 ? "_" : "") + std::to_string(column + 1);
}

std::string entryName(const std::string& letter, std::size_t row)
{
    return letter + "_" + std::to_string(row + 1);
}

std::string SymbolNames::unique(const std::string& wanted)
{
    const std::string name = identifierFrom(wanted);
    std::string candidate = name;
    for (int k = 2; isReserved(candidate) || m_taken.count(candidate); ++k)
        candidate = name + "_v" + std::to_string(k);
    m_taken.insert(candidate);
    return candidate;
}

std::string latexFrom(const std::string& identifier)
{
    const std::vector<std::string> words = parts(identifier);
    const auto [head, digits] = splitDigits(words.front());
    std::string subscript = head.empty() ? "" : digits;
    for (std::size_t i = 1; i < words.size(); ++i)
        subscript += (subscript.empty() ? "" : ",") + latexWord(words[i]);
    const std::string letter = latexWord(head.empty() ? words.front() : head);
    return subscript.empty() ? letter : letter + "_{" + subscript + "}";
}

std::string latexFromCoordinate(const std::string& identifier)
{
    const std::size_t end = identifier.rfind('_');
    if (end == std::string::npos)
        return latexFrom(identifier);
    const std::string last = identifier.substr(end + 1);
    const std::string letter = last == "angle" ? "phi" : last == "length" ? "l" : last;
    const bool isKind = letter != last || last == "x" || last == "y" || last == "z";
    return latexFrom(isKind ? letter + "_" + identifier.substr(0, end) : identifier);
}

}  // namespace sinew
