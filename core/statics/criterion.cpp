#include "core/statics/criterion.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>
#include <vector>

#include "core/base/name_list.h"
#include "core/base/number_words.h"

namespace sinew {

namespace {

constexpr std::array criteria = {
    CriterionEntry{CriterionKind::Stiffness, "stiffness", "Stiffness",
                   "The complete system: shared by stiffness, no criterion needed", Sharing::Stiffness},
    CriterionEntry{CriterionKind::Linear, "linear", "Linear", "Least sum of forces (or stresses)", Sharing::Power, 1},
    CriterionEntry{CriterionKind::Quadratic, "quadratic", "Quadratic", "Least sum of squares", Sharing::Power, 2},
    CriterionEntry{CriterionKind::Cubic, "cubic", "Cubic", "Least sum of cubes", Sharing::Power, 3},
    CriterionEntry{CriterionKind::Power, "power", "Power", "Least sum of powers p", Sharing::Power, 4},
    CriterionEntry{CriterionKind::MinMax, "minmax", "Min/max", "Least largest force (or stress)", Sharing::MinMax},
    CriterionEntry{CriterionKind::PseudoInverse, "pseudo-inverse", "Pseudo-inverse",
                   "Least sum of squares of all that balances, though muscles may come out pushing",
                   Sharing::PseudoInverse},
};

constexpr std::array weightings = {
    WeightingEntry{Weighting::Automatic, "automatic", "", "Automatic weights"},
    WeightingEntry{Weighting::Equal, "equal", ", unweighted", "Unweighted"},
    WeightingEntry{Weighting::Area, "area", ", by area", "By area"},
    WeightingEntry{Weighting::Volume, "volume", ", by volume", "By volume"},
    WeightingEntry{Weighting::Strength, "strength", ", by strength", "By strength"},
    WeightingEntry{Weighting::Compliance, "compliance", ", by compliance", "By 1/stiffness"},
};

const WeightingEntry& entryOf(Weighting weighting)
{
    return *std::find_if(weightings.begin(), weightings.end(),
                         [&](const WeightingEntry& entry) { return entry.weighting == weighting; });
}

Sentence criterionAlternatives()
{
    std::vector<std::string> words;
    for (const CriterionEntry& entry : criteria)
        words.push_back(std::string(entry.word) + (entry.kind == CriterionKind::Power ? ":P" : ""));
    return joinedByOr(words);
}

Sentence weightingAlternatives()
{
    std::vector<std::string> words;
    for (const WeightingEntry& entry : weightings) {
        if (entry.weighting != Weighting::Automatic)
            words.push_back(std::string("/") + entry.word);
    }
    return joinedByOr(words);
}

std::optional<Criterion> readKind(std::string_view text)
{
    const std::size_t colon = text.find(':');
    const std::string_view word = text.substr(0, colon);
    const auto entry
        = std::find_if(criteria.begin(), criteria.end(), [&](const CriterionEntry& it) { return it.word == word; });
    const bool hasPower = colon != std::string_view::npos;
    if (entry == criteria.end() || hasPower != (entry->kind == CriterionKind::Power))
        return std::nullopt;
    double power = entry->power;
    if (hasPower) {
        const char* end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data() + colon + 1, end, power);
        if (error != std::errc{} || stop != end || !isPowerAllowed(power))
            return std::nullopt;
    }
    return criterionOf(entry->kind, Weighting::Automatic, power);
}

Result<Criterion> refuse(std::string_view text)
{
    return Result<Criterion>::failure({makeError(
        sentence("there is no way to share a load called '%1'", std::string(text)),
        sentence("write %1; %2 may follow all but stiffness; P is 1 or from %3 to %4", criterionAlternatives(),
                 weightingAlternatives(), inWords(leastPowerAboveOne), inWords(largestPower)))});
}

Result<CriterionWeights> lacksArea(const std::string& link)
{
    return Result<CriterionWeights>::failure(
        {makeError(sentence("the criterion weighs links by area, but link '%1' states none", link),
                   sentence("state its stiffness by area and modulus"))});
}

Result<CriterionWeights> lacksStrength(const std::string& link)
{
    return Result<CriterionWeights>::failure(
        {makeError(sentence("the criterion weighs links by strength, but link '%1' states none", link),
                   sentence("state its 'strength' in newtons"))});
}

bool allStateArea(const Mechanism& mechanism)
{
    return std::all_of(mechanism.links.begin(), mechanism.links.end(),
                       [](const CompiledLink& link) { return link.isPassive || link.area > 0; });
}

}  // namespace

std::span<const CriterionEntry> criterionEntries()
{
    return criteria;
}

std::span<const WeightingEntry> weightingEntries()
{
    return weightings;
}

const CriterionEntry& entryOf(CriterionKind kind)
{
    return *std::find_if(criteria.begin(), criteria.end(),
                         [&](const CriterionEntry& entry) { return entry.kind == kind; });
}

CriterionKind kindOf(const Criterion& criterion)
{
    const auto found = std::find_if(criteria.begin(), criteria.end(), [&](const CriterionEntry& entry) {
        const bool isOfPower = entry.sharing == Sharing::Power;
        return entry.kind != CriterionKind::Power && entry.sharing == criterion.sharing
               && (!isOfPower || entry.power == criterion.power);
    });
    return found == criteria.end() ? CriterionKind::Power : found->kind;
}

Criterion criterionOf(CriterionKind kind, Weighting weighting, double power)
{
    const CriterionEntry& entry = entryOf(kind);
    if (entry.sharing == Sharing::Stiffness)
        return {};
    return {entry.sharing, kind == CriterionKind::Power ? power : entry.power, weighting};
}

Criterion switchingCriterion(const Criterion& criterion)
{
    switch (criterion.sharing) {
    case Sharing::Stiffness:
    case Sharing::PseudoInverse: return criterion;
    case Sharing::Power:
    case Sharing::MinMax: break;
    }
    return {Sharing::Power, 2, criterion.weighting};
}

Computation computationOf(const Criterion& criterion)
{
    switch (criterion.sharing) {
    case Sharing::Stiffness: return Computation::Statics;
    case Sharing::PseudoInverse: return Computation::PseudoInverse;
    case Sharing::Power:
    case Sharing::MinMax: break;
    }
    return Computation::Criterion;
}

std::string criterionWords()
{
    return criterionAlternatives().english() + "; " + weightingAlternatives().english() + " may follow";
}

Result<Criterion> criterionFromText(std::string_view text)
{
    const auto slash = text.find('/');
    std::optional<Criterion> criterion = readKind(text.substr(0, slash));
    if (!criterion)
        return refuse(text);
    if (slash == std::string_view::npos)
        return Result<Criterion>::success(*criterion);
    const std::string_view word = text.substr(slash + 1);
    const auto entry
        = std::find_if(weightings.begin(), weightings.end(), [&](const WeightingEntry& it) { return word == it.word; });
    if (entry == weightings.end() || criterion->sharing == Sharing::Stiffness)
        return refuse(text);
    criterion->weighting = entry->weighting;
    return Result<Criterion>::success(*criterion);
}

namespace {

// As few digits as read as the same number: the words give the same forces again.
std::string exactly(double value)
{
    std::array<char, 32> text = {};  // the longest has 24
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), value).ptr};
}

}  // namespace

std::string textOf(const Criterion& criterion)
{
    const CriterionEntry& entry = entryOf(kindOf(criterion));
    std::string text = entry.word;
    if (entry.kind == CriterionKind::Power)
        text += ":" + exactly(criterion.power);
    if (entry.sharing != Sharing::Stiffness && criterion.weighting != Weighting::Automatic)
        text += std::string("/") + entryOf(criterion.weighting).word;
    return text;
}

std::string nameOf(const Criterion& criterion)
{
    const CriterionEntry& entry = entryOf(kindOf(criterion));
    std::string name = entry.name;
    if (entry.kind == CriterionKind::Power)
        name += " " + inWords(criterion.power);
    return entry.sharing == Sharing::Stiffness ? name : name + entryOf(criterion.weighting).suffix;
}

void CriterionWeights::extendTo(Eigen::Index columns)
{
    const Eigen::Index links = measure.size(), more = columns - links;
    if (more <= 0)
        return;
    for (Eigen::VectorXd* v : {&measure, &factor}) {
        v->conservativeResize(columns);
        v->tail(more).setOnes();
    }
}

Result<CriterionWeights> makeWeights(const Criterion& criterion, const Mechanism& mechanism)
{
    const Eigen::Index links = mechanism.linkCount();
    CriterionWeights weights{Eigen::VectorXd::Ones(links), Eigen::VectorXd::Ones(links)};
    if (criterion.sharing == Sharing::Stiffness)
        return Result<CriterionWeights>::success(std::move(weights));
    if (criterion.sharing == Sharing::Power && !isPowerAllowed(criterion.power))
        return Result<CriterionWeights>::failure(
            {makeError(sentence("the power of the criterion is neither 1 nor between %1 and %2",
                                inWords(leastPowerAboveOne), inWords(largestPower)))});
    Weighting weighting = criterion.weighting;
    if (weighting == Weighting::Automatic)
        weighting = allStateArea(mechanism) ? Weighting::Area : Weighting::Equal;
    for (std::size_t j = 0; j < mechanism.links.size(); ++j) {
        const auto i = static_cast<Eigen::Index>(j);
        const CompiledLink& link = mechanism.links[j];
        if (link.isPassive)
            continue;  // its force is given, not shared
        if ((weighting == Weighting::Area || weighting == Weighting::Volume) && !(link.area > 0))
            return lacksArea(mechanism.linkNames[j]);
        if (weighting == Weighting::Strength && !std::isfinite(link.strength))
            return lacksStrength(mechanism.linkNames[j]);
        if (weighting == Weighting::Area || weighting == Weighting::Volume)
            weights.measure[i] = link.area;
        else if (weighting == Weighting::Strength)
            weights.measure[i] = link.strength;
        else if (weighting == Weighting::Compliance)
            weights.measure[i] = std::sqrt(link.stiffness);
        if (weighting == Weighting::Volume)
            weights.factor[i] = link.area * mechanism.restLengths[i];
    }
    // Against each other; what passive links have enters no sum.
    double largest = 0;
    for (std::size_t j = 0; j < mechanism.links.size(); ++j)
        largest = mechanism.links[j].isPassive ? largest : std::max(largest, weights.factor[toIndex(j)]);
    for (std::size_t j = 0; j < mechanism.links.size(); ++j)
        weights.factor[toIndex(j)] = mechanism.links[j].isPassive ? 1 : weights.factor[toIndex(j)] / largest;
    // Forces are in proportion to w^(-1 / (p - 1)).
    constexpr double mostDecades = 250;
    if (criterion.sharing == Sharing::Power && criterion.power > 1 && links > 0
        && -std::log10(weights.factor.minCoeff()) > mostDecades * (criterion.power - 1))
        return Result<CriterionWeights>::failure(
            {makeError(sentence("the links' weights differ too much for the power %1", inWords(criterion.power)),
                       sentence("write linear, or a power farther from 1"))});
    return Result<CriterionWeights>::success(std::move(weights));
}

bool isCompleteSystem(const Criterion& criterion, const CriterionWeights& weights, const LinkProblem& problem)
{
    if (criterion.sharing == Sharing::Stiffness)
        return true;
    if (criterion.sharing != Sharing::Power || criterion.power != 2 || (problem.imposed.array() != 0).any())
        return false;
    const Eigen::Index links = weights.measure.size();
    if (problem.stiffness.tail(problem.stiffness.size() - links).array().isFinite().any())
        return false;
    if (links == 0)
        return true;
    const Eigen::ArrayXd ratio
        = weights.factor.array() / weights.measure.array().square() * problem.stiffness.head(links).array();
    constexpr double roundOff = 1e-12;  // of the square root and the square
    return ratio.maxCoeff() - ratio.minCoeff() <= roundOff * ratio.maxCoeff();
}

}  // namespace sinew
