#include "core/io/text_report.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>

#include "core/base/control_characters.h"
#include "core/base/name_list.h"
#include "core/base/utf8.h"
#include "core/io/json_parser.h"

namespace sinew {

namespace {

// Names and texts of a file come into messages; an escape sequence among them must not reach a terminal.
Sentence withoutControlCharacters(Sentence words)
{
    std::string clean = sinew::withoutControlCharacters(words.english(), Layout::Replaced);
    if (clean == words.english())
        return words;
    if (!words.pattern())
        return clean;
    std::vector<Sentence> arguments;
    for (const Sentence& argument : words.arguments())
        arguments.push_back(withoutControlCharacters(argument));
    return filledSentence(words.pattern(), std::move(arguments));
}

constexpr std::size_t mostShown = 50;

// A broken file of many megabytes must not become a list of remarks of many more.
constexpr std::size_t mostKept = 2000;

}  // namespace

TextReport::TextReport(std::string file, std::string_view text) : m_file(std::move(file)), m_text(text)
{
    // A byte order mark is no character of the first line.
    m_lineStarts.push_back(byteOrderMarkSize(text));
    for (std::size_t i = text.find('\n'); i != std::string_view::npos; i = text.find('\n', i + 1))
        m_lineStarts.push_back(i + 1);
}

void TextReport::add(std::size_t offset, Diagnostic diagnostic)
{
    std::size_t& count = diagnostic.severity == Severity::Error ? m_errorCount : m_warningCount;
    diagnostic.message = withoutControlCharacters(std::move(diagnostic.message));
    diagnostic.hint = withoutControlCharacters(std::move(diagnostic.hint));
    if (++count <= mostKept)
        m_remarks.push_back({offset, std::move(diagnostic)});
}

void TextReport::error(std::size_t offset, Sentence message, Sentence hint)
{
    add(offset, makeError(std::move(message), std::move(hint)));
}

void TextReport::missing(std::size_t offset, Sentence message, Sentence hint)
{
    ++m_missingCount;
    error(offset, std::move(message), std::move(hint));
}

void TextReport::warning(std::size_t offset, Sentence message, Sentence hint)
{
    add(offset, makeWarning(std::move(message), std::move(hint)));
}

bool TextReport::wantsWarnings() const
{
    return m_warningCount < mostKept;
}

bool TextReport::hasErrorWithin(std::size_t begin, std::size_t end) const
{
    return std::any_of(m_remarks.begin(), m_remarks.end(), [&](const Remark& remark) {
        return remark.diagnostic.severity == Severity::Error && remark.offset >= begin && remark.offset < end;
    });
}

void TextReport::setPlace(std::size_t offset, Diagnostic& diagnostic) const
{
    const auto after = std::upper_bound(m_lineStarts.begin() + 1, m_lineStarts.end(), offset);
    const std::size_t start = *(after - 1);
    const std::size_t length = offset > start ? offset - start : 0;
    diagnostic.file = m_file;
    diagnostic.line = static_cast<int>(after - m_lineStarts.begin());
    diagnostic.column = static_cast<int>(countCodePoints(m_text.substr(start, length))) + 1;
}

// In the order of the text, each unknown name once.
std::vector<TextReport::Remark> TextReport::grouped() const
{
    constexpr std::size_t mostPlaces = 4;
    std::vector<Remark> sorted = m_remarks, kept;
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const Remark& a, const Remark& b) { return a.offset < b.offset; });
    std::unordered_map<std::string, std::size_t> firstOfName;            // by message, in kept
    std::unordered_map<std::size_t, std::vector<std::string>> placesOf;  // of the others, "12:5"
    for (Remark& remark : sorted) {
        Diagnostic& found = remark.diagnostic;
        if (found.finding == Finding::UnknownName) {
            const auto [first, isNew] = firstOfName.emplace(found.message.english(), kept.size());
            if (!isNew) {
                setPlace(remark.offset, found);
                placesOf[first->second].push_back(std::to_string(found.line) + ':' + std::to_string(found.column));
                continue;
            }
        }
        kept.push_back(std::move(remark));
    }
    for (const auto& [index, places] : placesOf) {
        Sentence& hint = kept[index].diagnostic.hint;
        const Sentence all = firstOf(places, mostPlaces);
        hint = hint.empty() ? sentence("the same at %1", all) : sentence("%1; the same at %2", hint, all);
    }
    return kept;
}

Diagnostics TextReport::diagnostics() const
{
    std::vector<Remark> sorted = grouped();
    const std::size_t alike = m_remarks.size() - sorted.size();
    Diagnostics shown;
    std::size_t errors = 0, warnings = 0;
    for (Remark& remark : sorted) {
        std::size_t& count = remark.diagnostic.severity == Severity::Error ? errors : warnings;
        if (count == mostShown)
            continue;
        ++count;
        setPlace(remark.offset, remark.diagnostic);
        shown.push_back(std::move(remark.diagnostic));
    }
    const std::size_t leftOut = m_errorCount + m_warningCount - alike - shown.size();
    if (leftOut > 0) {
        shown.push_back({Severity::Note, m_file, 0, 0, sentence("%1 more remarks are not shown", leftOut),
                         sentence("fix these first")});
    }
    return shown;
}

}  // namespace sinew
