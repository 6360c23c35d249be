#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <Eigen/Core>

#include "core/base/sentence.h"

namespace sinew {

// A JSON value to be written: null, true or false, number, text, array, or object whose keys keep their order.
class JsonValue {
public:
    enum class Kind { Null, Bool, Number, Text, Array, Object };

    JsonValue() = default;  // null
    JsonValue(std::nullptr_t) {}
    JsonValue(double number);  // null when it is not finite
    JsonValue(const char* text) : JsonValue(std::string(text)) {}
    JsonValue(std::string_view text) : JsonValue(std::string(text)) {}
    JsonValue(std::string text);  // UTF-8
    JsonValue(const Sentence& words) : JsonValue(words.english()) {}

    template <std::integral T>
    JsonValue(T value) : m_kind(Kind::Number), m_text(std::to_string(value))
    {
        if constexpr (std::same_as<T, bool>) {
            m_kind = Kind::Bool;
            m_text = value ? "true" : "false";
        }
    }

    // A vector becomes an array of numbers.
    template <class Derived>
    JsonValue(const Eigen::MatrixBase<Derived>& vector) : m_kind(Kind::Array)
    {
        EIGEN_STATIC_ASSERT_VECTOR_ONLY(Derived)
        for (Eigen::Index i = 0; i < vector.size(); ++i)
            push(double(vector(i)));
    }

    template <class T>
    JsonValue(const std::vector<T>& values) : m_kind(Kind::Array)
    {
        for (const T& value : values)
            push(JsonValue(value));
    }

    static JsonValue object();
    static JsonValue array();

    // A number that stands as text already, in JSON's grammar.
    static JsonValue decimal(std::string text);

    // Adds a key at the end, or gives a key that is there another value. For objects.
    JsonValue& set(std::string key, JsonValue value);

    // Adds a value at the end. For arrays.
    JsonValue& push(JsonValue value);

    Kind kind() const { return m_kind; }
    bool isContainer() const { return m_kind == Kind::Array || m_kind == Kind::Object; }
    std::size_t size() const { return m_items.size(); }
    const std::string& text() const { return m_text; }                         // number or text
    const std::string& key(std::size_t index) const { return m_keys[index]; }  // of an object
    const JsonValue& item(std::size_t index) const { return m_items[index]; }
    bool has(std::string_view key) const { return std::find(m_keys.begin(), m_keys.end(), key) != m_keys.end(); }

private:
    Kind m_kind = Kind::Null;
    std::string m_text = "null";  // as it is written, but text unquoted
    std::vector<std::string> m_keys;
    std::vector<JsonValue> m_items;
};

// Writes a value and a line feed. Two spaces of indentation; arrays of numbers and what fits in 110 columns stand on
// one line; the outermost object and the lists of objects in it are always open. Text stays UTF-8; bytes that are
// none become U+FFFD.
void writeJson(const JsonValue& value, std::ostream& stream);

// The value alone, on one line.
std::string jsonOnOneLine(const JsonValue& value);

}  // namespace sinew
