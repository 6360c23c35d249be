#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/sentence.h"

namespace sinew {

struct JsonMember;

// A value of a JSON text and its place there. jsoncpp and its like keep neither the places of keys nor keys that
// stand twice, and say nothing of bytes that are no UTF-8; a person who fixes a file by hand needs all three.
struct JsonNode {
    enum class Kind { Null, Bool, Number, Text, Array, Object };

    Kind kind = Kind::Null;
    std::size_t begin = 0;            // byte offset of the first character
    std::size_t end = 0;              // of the one after the last
    std::string text;                 // contents of a text; true, false or a number as written
    std::vector<JsonNode> items;      // of an array
    std::vector<JsonMember> members;  // of an object, in the order of the file
};

struct JsonMember {
    static constexpr std::size_t notInText = static_cast<std::size_t>(-1);

    std::string key;
    std::size_t keyBegin = 0;  // notInText: made by the program
    JsonNode value;
};

// The member of an object, or nullptr. Of a key that stands twice, the first.
const JsonMember* findMember(const JsonNode& object, std::string_view key);

// Why a text is no JSON: the place and plain words.
struct JsonError {
    std::size_t offset = 0;
    Sentence message;
    Sentence hint;
};

// What the text should hold, in the words of its messages; each is a tableWord().
struct JsonSubject {
    std::string_view noun = "model";
    std::string_view file = "*.sinew.json model";
};

// Parses a whole text (RFC 8259; a byte order mark may stand before it). Refuses bytes that are no UTF-8, more than
// 100 containers inside each other, and more than two million values. Stops at the first error.
std::variant<JsonNode, JsonError> parseJson(std::string_view text, const JsonSubject& subject = {});

// Byte offset of the text after a byte order mark.
std::size_t byteOrderMarkSize(std::string_view text);

}  // namespace sinew
