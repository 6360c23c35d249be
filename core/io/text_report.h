#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/sentence.h"

namespace sinew {

// Collects the remarks about one text, given by byte offset, and gives them back by line and column.
class TextReport {
public:
    // The text must outlive the report.
    TextReport(std::string file, std::string_view text);

    void add(std::size_t offset, Diagnostic diagnostic);
    void error(std::size_t offset, Sentence message, Sentence hint = {});
    // An error all the same, but the object is there with the usual value: see isReadable().
    void missing(std::size_t offset, Sentence message, Sentence hint = {});
    void warning(std::size_t offset, Sentence message, Sentence hint = {});

    // False once there are so many warnings that another one is only counted.
    bool wantsWarnings() const;

    // Unknown keys are errors from here on: what is given is for one use, and would be lost without a word.
    void refuseUnknownKeys() { m_refusesUnknownKeys = true; }
    void takeUnknownKeys() { m_refusesUnknownKeys = false; }
    bool refusesUnknownKeys() const { return m_refusesUnknownKeys; }

    bool hasErrors() const { return m_errorCount > 0; }
    // Whether all that is there could be read: nothing is wrong, or keys are missing and nothing else.
    bool isReadable() const { return m_errorCount == m_missingCount; }
    bool hasErrorWithin(std::size_t begin, std::size_t end) const;

    // In the order of the text; at most 50 errors and 50 warnings, and a note when there were more. A name that nothing has
    // is one error, at its first place, with the others in its hint.
    Diagnostics diagnostics() const;

private:
    struct Remark {
        std::size_t offset = 0;
        Diagnostic diagnostic;
    };

    void setPlace(std::size_t offset, Diagnostic& diagnostic) const;
    std::vector<Remark> grouped() const;

    std::string m_file;
    std::string_view m_text;
    std::vector<std::size_t> m_lineStarts;
    std::vector<Remark> m_remarks;
    std::size_t m_errorCount = 0, m_missingCount = 0;
    std::size_t m_warningCount = 0;
    bool m_refusesUnknownKeys = false;
};

}  // namespace sinew
