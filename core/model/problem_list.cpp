#include "core/model/problem_list.h"

#include <algorithm>
#include <cmath>

#include "core/base/name_list.h"
#include "core/base/suggest.h"
#include "core/base/utf8.h"

namespace sinew {

namespace {

// The nearest name, else the first few that there are.
Sentence adviceFor(const std::string& name, const std::vector<std::string>& names)
{
    constexpr std::size_t mostNames = 5;
    Sentence advice = didYouMean(name, names);
    if (!advice.empty())
        return advice;
    if (names.empty())
        return sentence("add it first");
    if (names.size() <= mostNames)
        return sentence("there are %1", nameList(names));
    return sentence("there are %1 and more", nameList({names.begin(), names.begin() + mostNames}));
}

}  // namespace

std::string operator/(const std::string& path, std::size_t index)
{
    return path + '/' + std::to_string(index);
}

std::string operator/(const std::string& path, const char* key)
{
    return path + '/' + key;
}

void ProblemList::error(std::string path, Sentence message, Sentence hint, Finding finding)
{
    Diagnostic diagnostic = makeError(std::move(message), std::move(hint));
    diagnostic.finding = finding;
    const auto known = m_errorAt.find(path);
    if (known == m_errorAt.end()) {
        m_problems.push_back({std::move(path), std::move(diagnostic)});
        return;
    }
    m_problems[known->second].diagnostic = std::move(diagnostic);
    m_errorAt.erase(known);  // a second one stands beside it
}

void ProblemList::warning(std::string path, Sentence message, Sentence hint, Finding finding)
{
    if (m_errorAt.count(path))
        return;
    m_problems.push_back({std::move(path), makeWarning(std::move(message), std::move(hint))});
    m_problems.back().diagnostic.finding = finding;
}

void ProblemList::beginWhole()
{
    for (std::size_t i = 0; i < m_problems.size(); ++i) {
        if (m_problems[i].diagnostic.severity == Severity::Error)
            m_errorAt.emplace(m_problems[i].path, i);
    }
}

bool ProblemList::hasErrorWithin(const std::string& path) const
{
    return std::any_of(m_problems.begin(), m_problems.end(), [&](const ModelProblem& problem) {
        return problem.diagnostic.severity == Severity::Error && problem.path.starts_with(path)
               && (problem.path.size() == path.size() || problem.path[path.size()] == '/');
    });
}

void ProblemList::notFinite(const std::string& path, const Sentence& what, Sentence hint)
{
    m_areAllFinite = false;
    error(path, sentence("%1 is not finite", what), std::move(hint));
}

bool ProblemList::checkFinite(const std::string& path, double value, const What& what)
{
    if (!std::isfinite(value))
        notFinite(path, what());
    return std::isfinite(value);
}

bool ProblemList::checkFinite(const std::string& path, const Vector3& value, const What& what)
{
    if (!value.allFinite())
        notFinite(path, what());
    return value.allFinite();
}

bool ProblemList::checkPositive(const std::string& path, double value, const What& what)
{
    if (!checkFinite(path, value, what))
        return false;
    if (value <= 0)
        error(path, value < 0 ? sentence("%1 is negative", what()) : sentence("%1 is zero", what()),
              sentence("it must be above zero"));
    return value > 0;
}

bool ProblemList::checkReference(const std::string& path, const std::string& name, const NameSet& names,
                                 const char* noun)
{
    if (names.has(name))
        return true;
    error(path, sentence("there is no %1 '%2'", tableWord(noun), name),
          maySuggest(names.all().size()) ? adviceFor(name, names.all()) : sentence("fix the other names first"),
          Finding::UnknownName);
    return false;
}

bool ProblemList::maySuggest(std::size_t others)
{
    constexpr std::size_t mostComparisons = 1'000'000;
    m_comparedNames += others;
    return m_comparedNames < mostComparisons;
}

void ProblemList::checkName(const std::string& path, const std::string& name, const char* noun, bool mayHoldEquals)
{
    const auto isControl = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; };
    const bool startsWithVowel = std::string_view("aeiou").find(noun[0]) != std::string_view::npos;
    const auto subject = [&] {
        return startsWithVowel ? sentence("the name of an %1", tableWord(noun))
                               : sentence("the name of a %1", tableWord(noun));
    };
    if (name.empty())
        error(path, sentence("%1 is empty", subject()), sentence("give it a name that no other has"));
    else if (findInvalidUtf8(name) != std::string::npos)
        error(path, sentence("%1 is no UTF-8", subject()), sentence("write it in UTF-8"));
    else if (std::any_of(name.begin(), name.end(), isControl))
        error(path, sentence("%1 holds a control character", subject()), sentence("remove it"));
    else if (!mayHoldEquals && name.find('=') != std::string::npos)
        error(path, sentence("%1 holds '=': '%2'", subject(), name),
              sentence("the command line separates names and values with '='"));
}

bool ProblemList::checkScale(const std::string& path, Scale scale, double bodyWeight, const What& what)
{
    // A body weight that is wrong in itself is reported once, at its own place.
    if (scale == Scale::Si || bodyWeight != 0)
        return true;
    error(path, sentence("%1 is scaled by body_weight, but the model's body_weight is 0", what()),
          sentence("give the model a body_weight in N, or write the value without a scale"));
    return false;
}

void ProblemList::reportTwin(const std::string& path, const std::string& name, const char* noun)
{
    error(path, sentence("another %1 is named '%2' already", tableWord(noun), name),
          sentence("names are unique within a kind"), Finding::NameIsTaken);
}

}  // namespace sinew
