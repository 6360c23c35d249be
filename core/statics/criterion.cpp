#include "core/statics/criterion.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <utility>

#include "core/base/suggest.h"

namespace sinew {

namespace {

struct WeightingName {
    Weighting weighting;
    const char* word;
    const char* name;
};

constexpr std::array weightingNames = {
    WeightingName{Weighting::Automatic, "automatic", ""},
    WeightingName{Weighting::Equal, "equal", ", unweighted"},
    WeightingName{Weighting::Area, "area", ", by area"},
    WeightingName{Weighting::Volume, "volume", ", by volume"},
    WeightingName{Weighting::Strength, "strength", ", by strength"},
    WeightingName{Weighting::Compliance, "compliance", ", by compliance"},
};

const WeightingName& entryOf(Weighting weighting)
{
    return *std::find_if(weightingNames.begin(), weightingNames.end(),
                         [&](const WeightingName& entry) { return entry.weighting == weighting; });
}

std::string shortNumber(double number)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.6g", number);
    return text;
}

std::optional<Criterion> readKind(std::string_view text)
{
    if (text == "stiffness")
        return Criterion{};
    if (text == "minmax")
        return Criterion{.sharing = Sharing::MinMax};
    if (text == "linear" || text == "quadratic" || text == "cubic")
        return Criterion{.sharing = Sharing::Power, .power = text == "linear" ? 1.0 : text == "quadratic" ? 2.0 : 3.0};
    constexpr std::string_view prefix = "power:";
    double power = 0;
    if (!text.starts_with(prefix))
        return std::nullopt;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data() + prefix.size(), end, power);
    if (error != std::errc{} || stop != end || !isPowerAllowed(power))
        return std::nullopt;
    return Criterion{.sharing = Sharing::Power, .power = power};
}

Result<Criterion> refuse(std::string_view text)
{
    return Result<Criterion>::failure({makeError(
        "there is no way to share a load called '" + std::string(text) + "'",
        "write stiffness, linear, quadratic, cubic, power:P with P = 1 or from " + shortNumber(leastPowerAboveOne)
            + " to " + shortNumber(largestPower)
            + ", or minmax; but for stiffness, /equal, /area, /volume, /strength or /compliance may follow")});
}

Result<CriterionWeights> lacks(const Mechanism& mechanism, std::size_t link, const char* what, const char* hint)
{
    const std::string name = mechanism.linkNames[link];
    return Result<CriterionWeights>::failure({makeError(
        "the criterion weighs links by " + std::string(what) + ", but link '" + name + "' states none", hint)});
}

bool allStateArea(const Mechanism& mechanism)
{
    return std::all_of(mechanism.links.begin(), mechanism.links.end(),
                       [](const CompiledLink& link) { return link.area > 0; });
}

}  // namespace

Result<Criterion> criterionFromText(std::string_view text)
{
    const auto slash = text.find('/');
    std::optional<Criterion> criterion = readKind(text.substr(0, slash));
    if (!criterion)
        return refuse(text);
    if (slash == std::string_view::npos)
        return Result<Criterion>::success(*criterion);
    const std::string_view word = text.substr(slash + 1);
    const auto entry = std::find_if(weightingNames.begin(), weightingNames.end(),
                                    [&](const WeightingName& name) { return word == name.word; });
    if (entry == weightingNames.end() || criterion->sharing == Sharing::Stiffness)
        return refuse(text);
    criterion->weighting = entry->weighting;
    return Result<Criterion>::success(*criterion);
}

std::string textOf(const Criterion& criterion)
{
    std::string text;
    if (criterion.sharing == Sharing::Stiffness)
        return "stiffness";
    if (criterion.sharing == Sharing::MinMax)
        text = "minmax";
    else if (criterion.power == 1)
        text = "linear";
    else if (criterion.power == 2)
        text = "quadratic";
    else
        text = criterion.power == 3 ? "cubic" : "power:" + shortNumber(criterion.power);
    if (criterion.weighting != Weighting::Automatic)
        text += std::string("/") + entryOf(criterion.weighting).word;
    return text;
}

std::string nameOf(const Criterion& criterion)
{
    std::string name;
    if (criterion.sharing == Sharing::Stiffness)
        return "Stiffness";
    if (criterion.sharing == Sharing::MinMax)
        name = "Min/max";
    else if (criterion.power == 1)
        name = "Linear";
    else if (criterion.power == 2)
        name = "Quadratic";
    else
        name = criterion.power == 3 ? "Cubic" : "Power " + shortNumber(criterion.power);
    return name + entryOf(criterion.weighting).name;
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
            {makeError("the power of the criterion is neither 1 nor between " + shortNumber(leastPowerAboveOne)
                       + " and " + shortNumber(largestPower))});
    Weighting weighting = criterion.weighting;
    if (weighting == Weighting::Automatic)
        weighting = allStateArea(mechanism) ? Weighting::Area : Weighting::Equal;
    for (std::size_t j = 0; j < mechanism.links.size(); ++j) {
        const auto i = static_cast<Eigen::Index>(j);
        const CompiledLink& link = mechanism.links[j];
        if ((weighting == Weighting::Area || weighting == Weighting::Volume) && !(link.area > 0))
            return lacks(mechanism, j, "area", "state its stiffness by area and modulus");
        if (weighting == Weighting::Strength && !std::isfinite(link.strength))
            return lacks(mechanism, j, "strength", "state its 'strength' in newtons");
        if (weighting == Weighting::Area || weighting == Weighting::Volume)
            weights.measure[i] = link.area;
        else if (weighting == Weighting::Strength)
            weights.measure[i] = link.strength;
        else if (weighting == Weighting::Compliance)
            weights.measure[i] = std::sqrt(link.stiffness);
        if (weighting == Weighting::Volume)
            weights.factor[i] = link.area * mechanism.restLengths[i];
    }
    if (links > 0)
        weights.factor /= weights.factor.maxCoeff();
    // Forces are in proportion to w^(-1 / (p - 1)).
    constexpr double mostDecades = 250;
    if (criterion.sharing == Sharing::Power && criterion.power > 1 && links > 0
        && -std::log10(weights.factor.minCoeff()) > mostDecades * (criterion.power - 1))
        return Result<CriterionWeights>::failure(
            {makeError("the links' weights differ too much for the power " + shortNumber(criterion.power),
                       "write linear, or a power farther from 1")});
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
