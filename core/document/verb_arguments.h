#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/number_words.h"
#include "core/document/find.h"
#include "core/document/verbs.h"

namespace sinew {

// What the verbs of scripts have in common.

inline constexpr const char* placeHelp = "an object, such as links/psoas or links/psoas/path/1; numbers count from 0";

inline Sentence placeHint()
{
    return sentence("write the steps of the file, such as links/psoas/path/1");
}

// The value of an argument of a verb that has to be there.
struct Arguments {
    ObjectReader& in;
    TextReport& report;

    Place place(const char* key = "at") const
    {
        std::string text;
        in.needText(key, text);
        return placeFrom(text);
    }

    // Within bounds that are whole; without an upper one, the largest that there is stands for all larger ones.
    std::optional<std::size_t> wholeNumber(const char* key, const Bounds& bounds, const Sentence& hint) const
    {
        constexpr double largest = 1e15;
        const JsonNode* node = in.find(key);
        std::optional<double> number;
        in.number(key, number);
        if (!node || !number)
            return std::nullopt;
        if (!(*number >= bounds.least && *number <= bounds.most && *number == std::floor(*number))) {
            const std::string name = key, least = inWords(bounds.least);
            report.error(node->begin,
                         std::isfinite(bounds.most)
                             ? sentence("'%1' must be a whole number from %2 to %3", name, least, inWords(bounds.most))
                             : sentence("'%1' must be a whole number from %2", name, least),
                         hint);
            return std::nullopt;
        }
        return static_cast<std::size_t>(std::min(*number, largest));
    }

    std::optional<std::size_t> index(const char* key) const
    {
        return wholeNumber(key, notNegative, sentence("items count from 0"));
    }

    // The result of a verb, or the remark that there is nothing at its place.
    template <class T>
    std::optional<T> at(const Project& project, std::optional<T> result) const
    {
        const JsonNode* node = in.find("at");
        if (!result && node && !report.hasErrors()) {
            const Sentence hint = placeAdvice(project, placeFrom(node->text));
            report.error(node->begin, sentence("there is nothing at '%1' that this can be done to", node->text),
                         hint.empty() ? placeHint() : hint);
        }
        return report.hasErrors() ? std::nullopt : std::move(result);
    }
};

// Verbs that bring in or size whole parts: paste, insert, attach, scale.
std::vector<Verb> buildVerbs();

}  // namespace sinew
