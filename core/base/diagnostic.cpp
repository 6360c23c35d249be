#include "core/base/diagnostic.h"

#include <algorithm>
#include <utility>

namespace sinew {

namespace {

const char* nameOf(Severity severity)
{
    switch (severity) {
    case Severity::Note: return "note";
    case Severity::Warning: return "warning";
    case Severity::Error: return "error";
    }
    return "error";
}

}  // namespace

std::string toString(const Diagnostic& diagnostic)
{
    std::string text;
    if (!diagnostic.file.empty()) {
        text += diagnostic.file + ':';
        if (diagnostic.line > 0) {
            text += std::to_string(diagnostic.line) + ':';
            if (diagnostic.column > 0)
                text += std::to_string(diagnostic.column) + ':';
        }
        text += ' ';
    }
    text += nameOf(diagnostic.severity);
    text += ": " + diagnostic.message.english();
    if (!diagnostic.hint.empty())
        text += "; " + diagnostic.hint.english();
    return text;
}

bool hasErrors(const Diagnostics& diagnostics)
{
    return std::any_of(diagnostics.begin(), diagnostics.end(),
                       [](const Diagnostic& d) { return d.severity == Severity::Error; });
}

Diagnostic makeError(Sentence message, Sentence hint)
{
    return {Severity::Error, {}, 0, 0, std::move(message), std::move(hint)};
}

Diagnostic makeWarning(Sentence message, Sentence hint)
{
    return {Severity::Warning, {}, 0, 0, std::move(message), std::move(hint)};
}

}  // namespace sinew
