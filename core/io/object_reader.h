#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/extras.h"
#include "core/io/json_parser.h"
#include "core/io/text_report.h"
#include "core/math/double_double.h"
#include "core/math/vector.h"
#include "core/schema/words.h"

namespace sinew {

// What an error says of a value that is of the wrong type: "a number", "the text 'rod'", "an object".
Sentence describe(const JsonNode& node);

// What an object is called by the noun of its description: "a link", "'friction'".
Sentence withArticle(std::string_view noun);

// "expected ..., found ..." at the place of the node.
void reportType(const JsonNode& node, const Sentence& expected, const Sentence& hint, TextReport& report);

// A number in the model's unit; an error and nothing when the node is no number or one that no double holds.
std::optional<double> readNumberNode(const JsonNode& node, TextReport& report, DoubleDouble factor = 1);

// An error that says which words may stand for a key.
void reportChoice(const JsonNode& node, std::string_view key, const std::vector<std::string>& names,
                  TextReport& report);

// One of the words of a key; an error leaves the target as it is.
template <class E>
void readWord(const JsonNode& node, std::string_view key, E& target, Words<E> words, TextReport& report)
{
    std::vector<std::string> names;
    for (const auto& [word, meaning] : words) {
        if (node.kind == JsonNode::Kind::Text && node.text == word) {
            target = meaning;
            return;
        }
        names.emplace_back(word);
    }
    reportChoice(node, key, names, report);
}

// Reads the keys of one object. Each call takes one key; what is absent leaves the target as it is; what is wrong is
// reported and leaves it too. finish() reports keys that nobody asked for and keys that stand twice.
class ObjectReader {
public:
    // noun: that of a description, "a link", or "'friction'" after the key of a part. A node that is no object is an
    // error, and then no key is found. advice: how to write it then.
    ObjectReader(const JsonNode& node, TextReport& report, const char* noun, const Sentence& advice = {});
    // what: such as "the objects", of what has no description.
    ObjectReader(const JsonNode& node, TextReport& report, Sentence what, const Sentence& advice = {});

    const JsonNode& node() const { return m_node; }
    bool isObject() const { return m_node.kind == JsonNode::Kind::Object; }

    // The value of a key, or nullptr.
    const JsonNode* find(std::string_view key);

    // The same; its absence is an error.
    const JsonNode* need(std::string_view key);

    void text(std::string_view key, std::string& target);
    void needText(std::string_view key, std::string& target);
    void number(std::string_view key, double& target, DoubleDouble factor = 1);
    void number(std::string_view key, std::optional<double>& target, DoubleDouble factor = 1);
    void needNumber(std::string_view key, double& target);
    void flag(std::string_view key, bool& target);
    void vector(std::string_view key, Vector3& target, DoubleDouble factor = 1);
    void list(std::string_view key, const std::function<void(const JsonNode&)>& readItem);

    template <class E>
    void choice(std::string_view key, E& target, Words<E> words)
    {
        if (const JsonNode* node = find(key))
            readWord(*node, key, target, words, m_report);
    }

    // extras: takes the unknown keys with their values.
    void finish(Extras* extras = nullptr);

    // Says that what was found leaves the other keys without a meaning: finish() is then silent.
    void giveUp() { m_isHopeless = true; }

private:
    void checkObject(const Sentence& advice);
    // "a link"
    Sentence what() const;
    void reportTwins();
    void reportUnknown(const JsonMember& member, bool isKept);

    const JsonNode& m_node;
    TextReport& m_report;
    const char* m_noun = nullptr;
    Sentence m_what;  // without a noun
    std::vector<std::string> m_known;
    bool m_isHopeless = false;
};

}  // namespace sinew
