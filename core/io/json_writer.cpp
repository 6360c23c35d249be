#include "core/io/json_writer.h"

#include <algorithm>
#include <cmath>
#include <ostream>

#include "core/base/utf8.h"
#include "core/io/number_text.h"

namespace sinew {

namespace {

constexpr std::size_t columns = 110;
constexpr std::size_t indentation = 2;

std::string withoutBadBytes(std::string_view text)
{
    std::string clean;
    for (;;) {
        const std::size_t bad = findInvalidUtf8(text);
        clean += text.substr(0, bad);
        if (bad == std::string_view::npos)
            return clean;
        clean += "\uFFFD";
        text.remove_prefix(bad + 1);
    }
}

void appendEscaped(char c, std::string& out)
{
    constexpr const char* hexDigits = "0123456789abcdef";
    switch (c) {
    case '"': out += "\\\""; return;
    case '\\': out += "\\\\"; return;
    case '\b': out += "\\b"; return;
    case '\f': out += "\\f"; return;
    case '\n': out += "\\n"; return;
    case '\r': out += "\\r"; return;
    case '\t': out += "\\t"; return;
    default: break;
    }
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20) {
        out += "\\u00";
        out += hexDigits[byte >> 4];
        out += hexDigits[byte & 15];
    } else {
        out += c;
    }
}

std::string jsonQuoted(std::string_view text)
{
    std::string out = "\"";
    for (const char c : withoutBadBytes(text))
        appendEscaped(c, out);
    return out + '"';
}

bool isNumberArray(const JsonValue& value)
{
    if (value.kind() != JsonValue::Kind::Array)
        return false;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const JsonValue::Kind kind = value.item(i).kind();
        if (kind != JsonValue::Kind::Number && kind != JsonValue::Kind::Null)
            return false;
    }
    return true;
}

bool holdsContainers(const JsonValue& value)
{
    for (std::size_t i = 0; i < value.size(); ++i) {
        if (value.item(i).isContainer())
            return true;
    }
    return false;
}

void appendKey(const JsonValue& value, std::size_t index, std::string& out)
{
    if (value.kind() == JsonValue::Kind::Object)
        out += jsonQuoted(value.key(index)) + ": ";
}

// A text has no more code points than bytes, so that most need not be counted.
bool fits(const std::string& line, std::size_t longest)
{
    return line.size() <= longest || countCodePoints(line) <= longest;
}

// Appends the value on one line. Gives up, with false, once the line is longer than it may be.
bool appendOnOneLine(const JsonValue& value, std::size_t longest, std::string& out)
{
    if (!value.isContainer()) {
        out += value.kind() == JsonValue::Kind::Text ? jsonQuoted(value.text()) : value.text();
        return fits(out, longest);
    }
    const bool isObject = value.kind() == JsonValue::Kind::Object;
    out += isObject ? '{' : '[';
    for (std::size_t i = 0; i < value.size(); ++i) {
        if (i > 0)
            out += ", ";
        appendKey(value, i, out);
        if (!appendOnOneLine(value.item(i), longest, out))
            return false;
    }
    out += isObject ? '}' : ']';
    return fits(out, longest);
}

class Printer {
public:
    // room: the columns that are left on this line, less a comma. depth: the containers around the value.
    void print(const JsonValue& value, std::size_t room, std::size_t depth)
    {
        const bool isOneLine = !value.isContainer() || value.size() == 0 || isNumberArray(value);
        const bool staysOpen = !isOneLine && (depth == 0 || (depth == 1 && holdsContainers(value)));
        if (!staysOpen) {
            std::string line;
            if (appendOnOneLine(value, isOneLine ? std::string::npos : room, line)) {
                m_text += line;
                return;
            }
        }
        printOpen(value, depth);
    }

    const std::string& text() const { return m_text; }

private:
    void printOpen(const JsonValue& value, std::size_t depth)
    {
        const bool isObject = value.kind() == JsonValue::Kind::Object;
        const std::size_t indent = indentation * (depth + 1);
        m_text += isObject ? "{\n" : "[\n";
        for (std::size_t i = 0; i < value.size(); ++i) {
            std::string start(indent, ' ');
            appendKey(value, i, start);
            const std::size_t used = countCodePoints(start) + 1;
            m_text += start;
            print(value.item(i), used < columns ? columns - used : 0, depth + 1);
            m_text += i + 1 < value.size() ? ",\n" : "\n";
        }
        m_text += std::string(indentation * depth, ' ') + (isObject ? '}' : ']');
    }

    std::string m_text;
};

}  // namespace

JsonValue::JsonValue(double number)
{
    if (std::isfinite(number)) {
        m_kind = Kind::Number;
        m_text = numberText(number);
    }
}

JsonValue::JsonValue(std::string text) : m_kind(Kind::Text), m_text(std::move(text))
{
}

JsonValue JsonValue::object()
{
    JsonValue value;
    value.m_kind = Kind::Object;
    return value;
}

JsonValue JsonValue::array()
{
    JsonValue value;
    value.m_kind = Kind::Array;
    return value;
}

JsonValue JsonValue::decimal(std::string text)
{
    JsonValue value;
    value.m_kind = Kind::Number;
    value.m_text = std::move(text);
    return value;
}

JsonValue& JsonValue::set(std::string key, JsonValue value)
{
    const auto it = std::find(m_keys.begin(), m_keys.end(), key);
    if (it != m_keys.end()) {
        m_items[static_cast<std::size_t>(it - m_keys.begin())] = std::move(value);
        return *this;
    }
    m_keys.push_back(std::move(key));
    m_items.push_back(std::move(value));
    return *this;
}

JsonValue& JsonValue::push(JsonValue value)
{
    m_items.push_back(std::move(value));
    return *this;
}

void writeJson(const JsonValue& value, std::ostream& stream)
{
    Printer printer;
    printer.print(value, columns, 0);
    stream << printer.text() << '\n';
}

std::string jsonOnOneLine(const JsonValue& value)
{
    std::string line;
    appendOnOneLine(value, std::string::npos, line);
    return line;
}

}  // namespace sinew
