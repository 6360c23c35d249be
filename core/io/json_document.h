#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/io/json_parser.h"
#include "core/io/text_report.h"
#include "core/model/model_problem.h"

namespace sinew {

// What the readers of models and of scenarios have in common.

// How a format calls itself; noun and file are tableWord()s.
struct FormatWords {
    const char* format;  // "sinew-model"
    const char* noun;    // "model"
    const char* file;    // "*.sinew.json model"
};

// The tree of a text that is of the format, in version 1; else nothing but remarks.
std::optional<JsonNode> parsedDocument(std::string_view text, const FormatWords& words, TextReport& report);

// A place in the document, "links/3/path/0", as a place in the text: the value there, or the innermost one around it
// that exists.
const JsonNode& nodeAt(const JsonNode& root, std::string_view path);

// Whether reading missed something that other objects refer to or that joins them, so that checking the whole would
// find faults that are none. lists: the top lists that are referred to; joining: the keys of their objects that matter.
bool isWholeUncertain(const JsonNode& root, const std::vector<std::string_view>& lists,
                      const std::vector<std::string_view>& joining, const TextReport& report);

// Reports what a check of the whole found, at its places. Where reading failed, objects stand at their defaults, and
// remarks about these would only mislead: then those that are told of soundly read objects alone, and errors alone.
void addProblems(const JsonNode& root, std::vector<ModelProblem> problems, TextReport& report);

}  // namespace sinew
