#include "core/model/problem_list.h"

#include <algorithm>
#include <cmath>

#include "core/base/suggest.h"
#include "core/base/utf8.h"

namespace sinew {

namespace {

// The nearest name, else the first few that there are.
std::string adviceFor(const std::string& name, const std::vector<std::string>& names)
{
    constexpr std::size_t mostNames = 5;
    std::string advice = didYouMean(name, names);
    if (!advice.empty() || names.empty())
        return advice.empty() ? "add it first" : advice;
    for (std::size_t i = 0; i < std::min(names.size(), mostNames); ++i)
        advice += (i == 0 ? "there are '" : ", '") + names[i] + "'";
    return names.size() > mostNames ? advice + " and more" : advice;
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

void ProblemList::error(std::string path, std::string message, std::string hint)
{
    Diagnostic diagnostic = makeError(std::move(message), std::move(hint));
    const auto known = m_errorAt.find(path);
    if (known == m_errorAt.end()) {
        m_problems.push_back({std::move(path), std::move(diagnostic)});
        return;
    }
    m_problems[known->second].diagnostic = std::move(diagnostic);
    m_errorAt.erase(known);  // a second one stands beside it
}

void ProblemList::warning(std::string path, std::string message, std::string hint)
{
    if (!m_errorAt.count(path))
        m_problems.push_back({std::move(path), makeWarning(std::move(message), std::move(hint))});
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

void ProblemList::notFinite(const std::string& path, const std::string& what, const std::string& hint)
{
    m_areAllFinite = false;
    error(path, what + " is not finite", hint);
}

bool ProblemList::checkFinite(const std::string& path, double value, const std::string& what)
{
    if (!std::isfinite(value))
        notFinite(path, what);
    return std::isfinite(value);
}

bool ProblemList::checkFinite(const std::string& path, const Vector3& value, const std::string& what)
{
    if (!value.allFinite())
        notFinite(path, what);
    return value.allFinite();
}

bool ProblemList::checkPositive(const std::string& path, double value, const std::string& what)
{
    if (!checkFinite(path, value, what))
        return false;
    if (value <= 0)
        error(path, what + (value < 0 ? " is negative" : " is zero"), "it must be above zero");
    return value > 0;
}

bool ProblemList::checkReference(const std::string& path, const std::string& name, const NameSet& names,
                                 const char* noun)
{
    if (names.has(name))
        return true;
    error(path, std::string("there is no ") + noun + " '" + name + "'",
          maySuggest(names.all().size()) ? adviceFor(name, names.all()) : "fix the other names first");
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
    const std::string subject = std::string(startsWithVowel ? "the name of an " : "the name of a ") + noun;
    if (name.empty())
        error(path, subject + " is empty", "give it a name that no other has");
    else if (findInvalidUtf8(name) != std::string::npos)
        error(path, subject + " is no UTF-8", "write it in UTF-8");
    else if (std::any_of(name.begin(), name.end(), isControl))
        error(path, subject + " holds a control character", "remove it");
    else if (!mayHoldEquals && name.find('=') != std::string::npos)
        error(path, subject + " holds '=': '" + name + "'", "the command line separates names and values with '='");
}

bool ProblemList::checkScale(const std::string& path, Scale scale, double bodyWeight, const std::string& what)
{
    // A body weight that is wrong in itself is reported once, at its own place.
    if (scale == Scale::Si || bodyWeight != 0)
        return true;
    error(path, what + " is scaled by body_weight, but the model's body_weight is 0",
          "give the model a body_weight in N, or write the value without a scale");
    return false;
}

void ProblemList::reportTwin(const std::string& path, const std::string& name, const char* noun)
{
    error(path, std::string("another ") + noun + " is named '" + name + "' already", "names are unique within a kind");
}

}  // namespace sinew
