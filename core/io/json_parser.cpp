#include "core/io/json_parser.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/base/utf8.h"

namespace sinew {

namespace {

constexpr std::size_t deepest = 100;
constexpr std::size_t mostValues = 2'000'000;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

std::string hexByte(char c)
{
    constexpr const char* digits = "0123456789ABCDEF";
    const auto byte = static_cast<unsigned char>(c);
    return {'0', 'x', digits[byte >> 4], digits[byte & 15]};
}

void appendUtf8(unsigned codePoint, std::string& out)
{
    const auto byte = [&](unsigned value) { out += static_cast<char>(static_cast<unsigned char>(value)); };
    const auto following = [&](unsigned shift) { byte(0x80 | ((codePoint >> shift) & 0x3F)); };
    if (codePoint < 0x80) {
        byte(codePoint);
    } else if (codePoint < 0x800) {
        byte(0xC0 | (codePoint >> 6));
        following(0);
    } else if (codePoint < 0x10000) {
        byte(0xE0 | (codePoint >> 12));
        following(6);
        following(0);
    } else {
        byte(0xF0 | (codePoint >> 18));
        following(12);
        following(6);
        following(0);
    }
}

// The first error ends the parsing: every function below returns false once m_error is set.
class Parser {
public:
    Parser(std::string_view text, const JsonSubject& subject)
        : m_text(text), m_subject(subject), m_at(byteOrderMarkSize(text))
    {
    }

    std::variant<JsonNode, JsonError> run()
    {
        JsonNode root;
        skipSpace();
        if (m_at == m_text.size())
            fail(m_at, sentence("expected a %1, found nothing but blanks", noun()), sentence("choose a %1", file()));
        else if (parseValue(root, 0))
            expectEnd();
        if (m_error)
            return *std::move(m_error);
        return root;
    }

private:
    Sentence noun() const { return tableWord(m_subject.noun); }
    Sentence file() const { return tableWord(m_subject.file); }

    bool fail(std::size_t offset, Sentence message, Sentence hint = {})
    {
        m_error = JsonError{offset, std::move(message), std::move(hint)};
        return false;
    }

    bool atEnd() const { return m_at == m_text.size(); }
    char here() const { return m_text[m_at]; }
    bool isHere(char c) const { return !atEnd() && here() == c; }

    void skipSpace()
    {
        while (!atEnd() && (here() == ' ' || here() == '\t' || here() == '\n' || here() == '\r'))
            ++m_at;
    }

    // Names what stands at the present place, for "expected ..., found ...".
    Sentence found() const
    {
        if (atEnd())
            return sentence("the end of the file");
        const char c = here();
        if (c == '\0')
            return sentence("a zero byte");
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F)
            return sentence("the control character %1", hexByte(c));
        if (c == '"')
            return sentence("a text");
        if (c == '\'')
            return sentence("a single quote");
        if (isLetter(c) || c == '_')
            return "'" + std::string(word()) + "'";
        std::size_t size = 1;
        while (m_at + size < m_text.size() && (static_cast<unsigned char>(m_text[m_at + size]) & 0xC0) == 0x80)
            ++size;
        return "'" + std::string(m_text.substr(m_at, size)) + "'";
    }

    std::string_view word() const
    {
        constexpr std::size_t longest = 30;
        std::size_t end = m_at;
        while (end < m_text.size() && end - m_at < longest
               && (isLetter(m_text[end]) || isDigit(m_text[end]) || m_text[end] == '_'))
            ++end;
        return m_text.substr(m_at, end - m_at);
    }

    Sentence adviceForValue() const
    {
        if (atEnd())
            return sentence("the file seems to be cut off");
        if (here() == '\0')
            return sentence("this is no text file");
        if (here() == '<')
            return sentence("this seems to be XML, not a %1", file());
        if (here() == '\'')
            return sentence("texts stand between double quotes");
        if (here() == ',')
            return sentence("remove one of the commas");
        if (here() == ':' || here() == ']' || here() == '}')
            return sentence("write a value before it");
        if (here() == '/' || here() == '#')
            return sentence("JSON has no comments; put remarks in a 'note'");
        if (here() == '+' || here() == '.')
            return sentence("numbers begin with a digit or '-', such as 0.5");
        const std::string_view name = word();
        if (name == "NaN" || name == "nan" || name == "Infinity" || name == "inf" || name == "Inf")
            return sentence("every number must be finite");
        if (name == "True" || name == "False" || name == "TRUE" || name == "FALSE")
            return sentence("write true or false in small letters");
        return name.empty() ? sentence("remove it") : sentence("texts stand between double quotes");
    }

    void expectEnd()
    {
        skipSpace();
        if (!atEnd()) {
            fail(m_at, sentence("expected the end of the file after the closing bracket, found %1", found()),
                 here() == '\0' ? sentence("the file has zero bytes at its end; remove them")
                                : sentence("remove what follows the %1", noun()));
        }
    }

    bool parseValue(JsonNode& node, std::size_t depth)
    {
        node.begin = m_at;
        if (++m_count > mostValues)
            return fail(m_at, sentence("the file has more than two million values"),
                        sentence("no %1 of this program is so large", noun()));
        bool isGood = false;
        if (isHere('{') || isHere('[')) {
            if (depth == deepest) {
                return fail(m_at, sentence("more than %1 brackets inside each other", deepest),
                            sentence("a %1 needs fewer than ten", noun()));
            }
            isGood = here() == '{' ? parseObject(node, depth + 1) : parseArray(node, depth + 1);
        } else if (isHere('"')) {
            node.kind = JsonNode::Kind::Text;
            isGood = parseText(node.text);
        } else if (isHere('-') || (!atEnd() && isDigit(here()))) {
            isGood = parseNumber(node);
        } else {
            isGood = parseWord(node);
        }
        node.end = m_at;
        return isGood;
    }

    bool parseWord(JsonNode& node)
    {
        const std::string_view name = word();
        if (name != "true" && name != "false" && name != "null")
            return fail(m_at, sentence("expected a value, found %1", found()), adviceForValue());
        node.kind = name == "null" ? JsonNode::Kind::Null : JsonNode::Kind::Bool;
        node.text = name;
        m_at += name.size();
        return true;
    }

    // After a value: true when another one follows; the closing bracket is passed over when none does.
    bool parseSeparator(const JsonNode& container, char closing, bool& goesOn)
    {
        skipSpace();
        goesOn = isHere(',');
        if (isHere(closing)) {
            ++m_at;
            return true;
        }
        if (!goesOn)
            return failAfterValue(container, closing);
        const std::size_t comma = m_at++;
        skipSpace();
        if (isHere(closing)) {
            return fail(comma, sentence("expected another value after the comma, found '%1'", std::string(1, closing)),
                        sentence("remove the comma"));
        }
        return true;
    }

    bool failAfterValue(const JsonNode& container, char closing)
    {
        if (atEnd())
            return failCutOff(container);
        Sentence hint = here() == '/' || here() == '#'   ? sentence("JSON has no comments; put remarks in a 'note'")
                        : here() == ']' || here() == '}' ? sentence("the brackets do not match")
                        : here() == '\0'                 ? sentence("this is no text file")
                                                         : sentence("put a comma between two values");
        return fail(m_at, sentence("expected ',' or '%1', found %2", std::string(1, closing), found()),
                    std::move(hint));
    }

    bool failCutOff(const JsonNode& container)
    {
        const auto upTo = m_text.substr(0, container.begin);
        const auto line = 1 + std::count(upTo.begin(), upTo.end(), '\n');
        const char bracket = container.kind == JsonNode::Kind::Array ? '[' : '{';
        return fail(m_at, sentence("the file ends before the '%1' of line %2 is closed", std::string(1, bracket), line),
                    sentence("the file seems to be cut off"));
    }

    bool parseArray(JsonNode& node, std::size_t depth)
    {
        node.kind = JsonNode::Kind::Array;
        ++m_at;
        skipSpace();
        if (isHere(']')) {
            ++m_at;
            return true;
        }
        for (bool goesOn = true; goesOn;) {
            skipSpace();
            if (atEnd())
                return failCutOff(node);
            if (!parseValue(node.items.emplace_back(), depth) || !parseSeparator(node, ']', goesOn))
                return false;
        }
        return true;
    }

    bool parseObject(JsonNode& node, std::size_t depth)
    {
        node.kind = JsonNode::Kind::Object;
        ++m_at;
        skipSpace();
        if (isHere('}')) {
            ++m_at;
            return true;
        }
        for (bool goesOn = true; goesOn;) {
            skipSpace();
            if (atEnd())
                return failCutOff(node);
            if (!parseMember(node, depth) || !parseSeparator(node, '}', goesOn))
                return false;
        }
        return true;
    }

    bool parseMember(JsonNode& object, std::size_t depth)
    {
        JsonMember& member = object.members.emplace_back();
        member.keyBegin = m_at;
        if (!isHere('"'))
            return fail(m_at, sentence("expected a key between double quotes, found %1", found()), adviceForValue());
        if (!parseText(member.key))
            return false;
        skipSpace();
        if (atEnd())
            return failCutOff(object);
        if (!isHere(':'))
            return fail(m_at, sentence("expected ':' after the key '%1', found %2", member.key, found()),
                        sentence("write \"key\": value"));
        ++m_at;
        skipSpace();
        return parseValue(member.value, depth);
    }

    bool parseText(std::string& out)
    {
        const std::size_t opening = m_at++;
        for (;;) {
            const std::size_t plain = m_at;
            while (!atEnd() && here() != '"' && here() != '\\' && static_cast<unsigned char>(here()) >= 0x20)
                ++m_at;
            out.append(m_text.substr(plain, m_at - plain));
            if (atEnd() || here() == '\n' || here() == '\r')
                return fail(opening, sentence("the text that begins here has no closing quote on its line"),
                            sentence("add the '\"', and write a line break as \\n"));
            if (here() == '"') {
                ++m_at;
                return true;
            }
            if (here() != '\\')
                return fail(m_at, sentence("a text holds %1", found()), sentence("write it as an escape, such as \\t"));
            if (!parseEscape(out))
                return false;
        }
    }

    bool parseEscape(std::string& out)
    {
        constexpr std::string_view letters = "\"\\/bfnrt", meanings = "\"\\/\b\f\n\r\t";
        const std::size_t backslash = m_at++;
        if (isHere('u'))
            return parseUnicodeEscape(backslash, out);
        const std::size_t which = atEnd() ? std::string_view::npos : letters.find(here());
        if (which == std::string_view::npos)
            return fail(backslash, sentence("an escape that JSON does not know"),
                        sentence("write a backslash as \\\\"));
        out += meanings[which];
        ++m_at;
        return true;
    }

    std::optional<unsigned> parseHex4()
    {
        unsigned value = 0;
        for (int i = 0; i < 4; ++i, ++m_at) {
            constexpr std::string_view digits = "0123456789abcdef";
            const std::size_t digit = atEnd()
                                          ? std::string_view::npos
                                          : digits.find(isLetter(here()) ? static_cast<char>(here() | 0x20) : here());
            if (digit == std::string_view::npos)
                return std::nullopt;
            value = value * 16 + static_cast<unsigned>(digit);
        }
        return value;
    }

    bool parseUnicodeEscape(std::size_t backslash, std::string& out)
    {
        ++m_at;
        std::optional<unsigned> code = parseHex4();
        if (!code)
            return fail(backslash, sentence("expected four hexadecimal digits after \\u"), sentence("such as \\u00e9"));
        if (*code >= 0xD800 && *code <= 0xDFFF) {
            std::optional<unsigned> low;
            if (*code <= 0xDBFF && m_text.substr(m_at, 2) == "\\u") {
                m_at += 2;
                low = parseHex4();
            }
            if (!low || *low < 0xDC00 || *low > 0xDFFF)
                return fail(backslash, sentence("half of a surrogate pair"),
                            sentence("write the character itself, in UTF-8"));
            code = 0x10000 + ((*code - 0xD800) << 10) + (*low - 0xDC00);
        }
        appendUtf8(*code, out);
        return true;
    }

    bool skipDigits()
    {
        const std::size_t first = m_at;
        while (!atEnd() && isDigit(here()))
            ++m_at;
        return m_at > first;
    }

    bool parseNumber(JsonNode& node)
    {
        node.kind = JsonNode::Kind::Number;
        if (isHere('-'))
            ++m_at;
        const bool startsWithZero = isHere('0');
        const std::size_t firstDigit = m_at;
        if (!skipDigits())
            return failNumber(node, sentence("a digit after '-'"));
        if (startsWithZero && m_at - firstDigit > 1)
            return fail(node.begin, sentence("a number that begins with a needless 0"), sentence("remove the 0"));
        if (isHere('.')) {
            ++m_at;
            if (!skipDigits())
                return failNumber(node, sentence("a digit after the decimal point"));
        }
        if (isHere('e') || isHere('E')) {
            ++m_at;
            if (isHere('+') || isHere('-'))
                ++m_at;
            if (!skipDigits())
                return failNumber(node, sentence("a digit in the exponent"));
        }
        if (!atEnd() && (isLetter(here()) || here() == '_' || here() == '.'))
            return fail(m_at, sentence("expected the end of the number, found %1", found()),
                        sentence("numbers stand without units"));
        node.text = m_text.substr(node.begin, m_at - node.begin);
        return true;
    }

    bool failNumber(const JsonNode& node, const Sentence& expected)
    {
        const bool isWord = !atEnd() && isLetter(here());
        return fail(node.begin, sentence("expected %1, found %2", expected, found()),
                    isWord ? sentence("every number must be finite") : sentence("write numbers as in 12.5 or -1e-3"));
    }

    std::string_view m_text;
    const JsonSubject& m_subject;
    std::size_t m_at;
    std::size_t m_count = 0;
    std::optional<JsonError> m_error;
};

JsonError invalidUtf8(std::string_view text, std::size_t offset)
{
    const bool isUtf16 = text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF");
    return {offset, sentence("the byte %1 is no UTF-8", hexByte(text[offset])),
            isUtf16 ? sentence("the file seems to be UTF-16; save it as UTF-8") : sentence("save the file as UTF-8")};
}

}  // namespace

std::variant<JsonNode, JsonError> parseJson(std::string_view text, const JsonSubject& subject)
{
    const std::size_t bad = findInvalidUtf8(text);
    if (bad != std::string_view::npos)
        return invalidUtf8(text, bad);
    return Parser(text, subject).run();
}

}  // namespace sinew
