#include "ui/panels/recruitment/sensitivity_data.h"

#include <algorithm>
#include <cmath>

#include <QStringList>

#include "ui/panels/recruitment/study_match.h"
#include "ui/panels/results/joint_force_summary.h"
#include "ui/text/display_names.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

// An effect below this share of the largest is round-off.
constexpr double noEffect = 1e-9;
constexpr std::size_t mostUndecidedNames = 3;

template <class T>
int indexNamed(const std::vector<T>& objects, const std::string& name)
{
    const auto it = std::find_if(objects.begin(), objects.end(), [&](const T& object) { return object.name == name; });
    return it == objects.end() ? -1 : static_cast<int>(it - objects.begin());
}

// Index of the outcome's joint or link; -1: there is none.
int outcomeIndex(const Model& model, const ObjectId& outcome)
{
    if (outcome.kind == ObjectKind::Link)
        return indexNamed(model.links, outcome.name);
    return outcome.kind == ObjectKind::Joint ? indexNamed(model.joints, outcome.name) : -1;
}

OutcomeChoice choiceOf(const ObjectId& object)
{
    const QString name = readableName(object.name);
    return {object,
            (object.kind == ObjectKind::Joint ? translated("%1: joint force") : translated("%1: its force")).arg(name)};
}

bool isWanted(const Parameter& parameter, ParameterFilter filter)
{
    switch (parameter.kind) {
    case ParameterKind::Stiffness: return filter == ParameterFilter::All || filter == ParameterFilter::Stiffness;
    case ParameterKind::Point: return filter == ParameterFilter::All || filter == ParameterFilter::Points;
    case ParameterKind::Coordinate: return filter == ParameterFilter::All || filter == ParameterFilter::Coordinates;
    // It scales every force alike: nothing to compare.
    case ParameterKind::Load: return false;
    }
    return false;
}

struct Step {
    double size = 0;
    QString text;
};

Step stepOf(const Parameter& parameter, const Mechanism& mechanism, const SensitivitySteps& steps)
{
    switch (parameter.kind) {
    case ParameterKind::Stiffness: return {steps.stiffness, quantityText(steps.stiffness, Quantity::Fraction)};
    case ParameterKind::Point: return {steps.point, quantityText(steps.point, Quantity::Length)};
    default: break;
    }
    const CoordinateKind kind = mechanism.coordinateKinds[static_cast<std::size_t>(parameter.index)];
    const double size = kind == CoordinateKind::Rotation ? steps.angle : steps.length;
    return {size, quantityText(size, valueQuantity(kind))};
}

QString axisName(const Parameter& parameter, const Model& model)
{
    const auto index = static_cast<std::size_t>(parameter.index);
    if (parameter.kind == ParameterKind::Coordinate)
        return readableName(model.coordinates[index].name);
    const QString link = shortName(model.links[index].name);
    if (parameter.kind == ParameterKind::Stiffness)
        return translated("%1, stiffness").arg(link);
    return translated("%1, point %2 %3").arg(link).arg(parameter.point + 1).arg(QChar(u"xyz"[parameter.axis]));
}

SensitivityBar barOf(const Parameter& parameter, const PanelInput& input, const Step& step)
{
    SensitivityBar bar;
    bar.parameter = parameter;
    const auto index = static_cast<std::size_t>(parameter.index);
    bar.object = parameter.kind == ParameterKind::Coordinate
                     ? ObjectId{ObjectKind::Coordinate, input.model.coordinates[index].name}
                     : ObjectId{ObjectKind::Link, input.model.links[index].name};
    bar.name = axisName(parameter, input.model);
    bar.fullName = QStringLiteral("%1 ± %2").arg(
        readableName(said(nameOf(parameter, *input.mechanism, input.model)).toStdString()), step.text);
    return bar;
}

void addBars(const PanelInput& input, const Sensitivities& sensitivities, const SensitivityChoice& choice,
             SensitivityData& data)
{
    const int row = outcomeIndex(input.model, data.outcome);
    const Eigen::MatrixXd& rates
        = data.outcome.kind == ObjectKind::Joint ? sensitivities.resultants : sensitivities.forces;
    for (std::size_t p = 0; p < sensitivities.parameters.size(); ++p) {
        const Parameter& parameter = sensitivities.parameters[p];
        if (!isWanted(parameter, choice.filter))
            continue;
        const Step step = stepOf(parameter, *input.mechanism, choice.steps);
        SensitivityBar bar = barOf(parameter, input, step);
        bar.effect = step.size * rates(row, static_cast<Eigen::Index>(p));
        if (std::isfinite(bar.effect))
            data.bars.push_back(bar);
    }
    std::stable_sort(data.bars.begin(), data.bars.end(), [](const SensitivityBar& a, const SensitivityBar& b) {
        return std::abs(a.effect) > std::abs(b.effect);
    });
    const double least = data.bars.empty() ? 0 : noEffect * std::max(std::abs(data.bars.front().effect), data.value);
    const auto isNothing = [least](const SensitivityBar& bar) { return std::abs(bar.effect) <= least; };
    data.bars.erase(std::find_if(data.bars.begin(), data.bars.end(), isNothing), data.bars.end());
    if (data.bars.size() > static_cast<std::size_t>(choice.most))
        data.bars.resize(static_cast<std::size_t>(choice.most));
}

QString undecidedText(const Model& model, const std::vector<int>& links)
{
    QStringList names;
    for (std::size_t i = 0; i < std::min(links.size(), mostUndecidedNames); ++i)
        names.append(readableName(model.links[static_cast<std::size_t>(links[i])].name));
    if (links.size() > mostUndecidedNames)
        names.append(translated("%1 more").arg(links.size() - mostUndecidedNames));
    return names.isEmpty()
               ? QString()
               : translated("Undecided, neither slack nor pulling: %1. Each way its derivatives differ; one is shown.")
                     .arg(names.join(QStringLiteral("; ")));
}

QString whyEmpty(const PanelInput& input, const RecruitmentStudy* study)
{
    if (!input.mechanism)
        return translated("Open a model: what the forces depend on most shows here.");
    if (!study || study->mechanism.get() != input.mechanism || !study->wishes.sensitivities)
        return translated("Computing…");
    if (!study->fault.empty())
        return said(study->fault);
    if (!study->sensitivities || !study->solution)
        return translated("Computing…");
    if (!study->sensitivities->isUsable())
        return said(study->sensitivities->message);
    return {};
}

}  // namespace

ObjectId defaultOutcome(const PanelInput& input)
{
    const int joint = jointToShow(input);
    return joint < 0 ? ObjectId{}
                     : ObjectId{ObjectKind::Joint, input.model.joints[static_cast<std::size_t>(joint)].name};
}

std::vector<OutcomeChoice> outcomesOf(const PanelInput& input, const ObjectId& outcome)
{
    std::vector<OutcomeChoice> choices;
    for (const Joint& joint : input.model.joints)
        choices.push_back(choiceOf({ObjectKind::Joint, joint.name}));
    for (const ObjectId& link : {outcome, input.selection}) {
        const bool isNew = std::none_of(choices.begin(), choices.end(),
                                        [&](const OutcomeChoice& choice) { return choice.object == link; });
        if (link.kind == ObjectKind::Link && isNew && outcomeIndex(input.model, link) >= 0)
            choices.push_back(choiceOf(link));
    }
    return choices;
}

SensitivityData sensitivityData(const PanelInput& input, const RecruitmentStudy* study, const SensitivityChoice& choice)
{
    SensitivityData data;
    data.emptyText = whyEmpty(input, study);
    if (!data.emptyText.isEmpty())
        return data;
    data.outcome = outcomeIndex(input.model, choice.outcome) >= 0 ? choice.outcome : defaultOutcome(input);
    const int index = outcomeIndex(input.model, data.outcome);
    if (index < 0) {
        data.emptyText = translated("The model has no joint; choose a link.");
        return data;
    }
    data.isStale = !isSameSituation(study->situation, input.situation);
    data.title = choiceOf(data.outcome).title;
    const bool isJoint = data.outcome.kind == ObjectKind::Joint;
    data.value
        = isJoint ? study->solution->joints[static_cast<std::size_t>(index)].resultant : study->solution->forces[index];
    data.bodyWeight = isJoint ? study->situation.bodyWeight : 0;
    addBars(input, *study->sensitivities, choice, data);
    data.undecided = undecidedText(input.model, study->sensitivities->undecided);
    if (data.bars.empty())
        data.emptyText = translated("Nothing of this kind changes this force while the same links stay engaged.");
    return data;
}

}  // namespace sinew
