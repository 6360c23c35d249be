#include "ui/panels/recruitment/activation_data.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <ostream>

#include "ui/panels/recruitment/study_match.h"
#include "ui/text/display_names.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

// A change below this is the round-off of (1 + a) / (1 + a0) - 1.
constexpr double noChange = 1e-12;
// A force below this share of the largest is none.
constexpr double noActivation = 1e-9;

// s of every link.
Eigen::VectorXd changesOf(const Model& model, const Eigen::VectorXd& activations)
{
    Eigen::VectorXd changes = Eigen::VectorXd::Zero(static_cast<Eigen::Index>(model.links.size()));
    if (activations.size() != changes.size())
        return changes;
    for (Eigen::Index j = 0; j < changes.size(); ++j) {
        const double own = model.links[static_cast<std::size_t>(j)].activation;
        const double change = (1 + activations[j]) / (1 + own) - 1;
        changes[j] = std::abs(change) < noChange ? 0 : change;
    }
    return changes;
}

std::vector<ActivationGroup> groupsOf(const Model& model, const Eigen::VectorXd& changes)
{
    std::vector<ActivationGroup> groups;
    std::vector<std::string> names;
    for (std::size_t j = 0; j < model.links.size(); ++j) {
        const std::string& name = model.links[j].group;
        const auto known = name.empty() ? names.end() : std::find(names.begin(), names.end(), name);
        const auto place = static_cast<std::size_t>(known - names.begin());
        const double change = changes[static_cast<Eigen::Index>(j)];
        if (known == names.end()) {
            names.push_back(name);
            groups.push_back({readableName(name.empty() ? model.links[j].name : name), {}, change, false});
        }
        ActivationGroup& group = groups[place];
        group.links.push_back(static_cast<int>(j));
        group.isMixed = group.isMixed || std::abs(change - group.change) > noChange;
    }
    return groups;
}

// What the link that ends the formula's region would do.
QString leavingSentence(const Model& model, const StaticsSolution& before, const ActivationFormula::Answer& answer)
{
    const auto index = static_cast<std::size_t>(answer.leaving);
    const Link& link = model.links[index];
    const double force = answer.force[answer.leaving];
    const bool wrongSense
        = (link.sense == LinkSense::Tension && force < 0) || (link.sense == LinkSense::Compression && force > 0);
    QString what = translated("left its region: %1 would engage; solved in full");
    if (before.engaged[index] && wrongSense)
        what = translated("left its region: %1 would go slack; solved in full");
    else if (before.engaged[index] && link.strength && link.strength->then == AtStrength::Breaks)
        what = translated("left its region: %1 would break; solved in full");
    else if (before.engaged[index])
        what = translated("left its region: %1 would leave or reach its strength; solved in full");
    return what.arg(readableName(link.name));
}

QString outsideSentence(const Model& model, const ActivationBase& base, const ActivationFormula::Answer& answer)
{
    if (!base.formula)
        return translated("a link has broken, the formula does not hold; solved in full");
    if (answer.leaving < 0)
        return translated("left its region: %1; solved in full").arg(said(answer.message));
    return leavingSentence(model, base.solution, answer);
}

void addJoints(const PanelInput& input, const RecruitmentStudy& study, const Eigen::VectorXd& after,
               ActivationData& data)
{
    const StaticsSolution& before = study.base->solution;
    double largest = before.forces.size() > 0 ? before.forces.cwiseAbs().maxCoeff() : 0;
    for (std::size_t i = 0; i < before.joints.size() && i < input.model.joints.size(); ++i) {
        ActivationJoint joint{readableName(input.model.joints[i].name), before.joints[i].resultant, 0};
        const auto rows = study.base->jointsPerLink.middleRows<3>(3 * static_cast<Eigen::Index>(i));
        const Vector3 change = rows * (after - before.forces);
        joint.after = (before.joints[i].force + change).norm();
        largest = std::max({largest, joint.before, joint.after});
        if (!(std::max(joint.before, joint.after) <= noActivation * largest))
            data.joints.push_back(joint);
    }
}

double sizeOf(const ActivationBar& bar)
{
    return std::max(std::abs(bar.before), std::isfinite(bar.after) ? std::abs(bar.after) : 0.0);
}

// What changes most; the largest forces while nothing has changed.
void chooseBars(ActivationData& data)
{
    double largest = 0;
    for (const ActivationBar& bar : data.all)
        largest = std::max(largest, sizeOf(bar));
    const bool changed = data.region != ActivationRegion::Unchanged;
    const auto weight = [&](int index) {
        const ActivationBar& bar = data.all[static_cast<std::size_t>(index)];
        return changed && std::isfinite(bar.after) ? std::abs(bar.after - bar.before) : std::abs(bar.before);
    };
    std::vector<int> order(data.all.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return weight(a) > weight(b); });
    for (const int index : order) {
        const bool nothing = weight(index) <= noActivation * largest;
        if (static_cast<int>(data.shown.size()) < mostActivationBars && !nothing)
            data.shown.push_back(index);
    }
}

Eigen::VectorXd forcesAfter(const PanelInput& input, const RecruitmentStudy& study, const Eigen::VectorXd& changes,
                            ActivationData& data)
{
    const ActivationBase& base = *study.base;
    if (changes.isZero(0)) {
        data.regionText = translated("every stiffness as the model states it");
        return base.solution.forces;
    }
    ActivationFormula::Answer answer;
    if (base.formula)
        base.formula->calc(changes, answer);
    if (answer.inside) {
        data.region = ActivationRegion::Inside;
        data.regionText = translated("inside its region: formula exact");
        return answer.force;
    }
    data.region = ActivationRegion::Outside;
    data.regionText = outsideSentence(input.model, base, answer);
    data.isStale = !isSameSituation(study.situation, input.situation);
    if (study.solution && study.solution->isUsable())
        return study.solution->forces;
    if (study.solution)
        data.regionText = said(study.solution->message);
    return Eigen::VectorXd::Constant(changes.size(), std::numeric_limits<double>::quiet_NaN());
}

bool fits(const PanelInput& input, const RecruitmentStudy& study)
{
    return study.mechanism.get() == input.mechanism && study.wishes.activationBase
           && study.wishes.ownActivations == ownActivations(input.model)
           && isSameButActivations(study.situation, input.situation);
}

QString emptyTextOf(const PanelInput& input, const RecruitmentStudy* study)
{
    if (!input.mechanism)
        return translated("Open a model: what stiffer and softer muscles change shows here.");
    if (!study || !fits(input, *study))
        return translated("Computing…");
    if (!study->fault.empty())
        return said(study->fault);
    if (!study->base)
        return translated("Computing…");
    if (!study->base->solution.isUsable())
        return said(study->base->solution.message);
    if (study->base->solution.forces.size() != static_cast<Eigen::Index>(input.model.links.size()))
        return translated("Computing…");
    return input.model.links.empty() ? translated("The model has no links.") : QString();
}

}  // namespace

ActivationData activationData(const PanelInput& input, const RecruitmentStudy* study)
{
    ActivationData data;
    const Eigen::VectorXd changes = changesOf(input.model, input.situation.activations);
    if (input.mechanism)
        data.groups = groupsOf(input.model, changes);
    data.emptyText = emptyTextOf(input, study);
    if (!data.emptyText.isEmpty())
        return data;
    const Eigen::VectorXd after = forcesAfter(input, *study, changes, data);
    for (std::size_t j = 0; j < input.model.links.size(); ++j) {
        const auto index = static_cast<Eigen::Index>(j);
        data.all.push_back({static_cast<int>(j), shortName(input.model.links[j].name),
                            study->base->solution.forces[index], after[index]});
    }
    addJoints(input, *study, after, data);
    chooseBars(data);
    return data;
}

Eigen::VectorXd withGroupChange(const Model& model, const Eigen::VectorXd& activations, const ActivationGroup& group,
                                double change)
{
    Eigen::VectorXd changed = activations;
    for (const int link : group.links) {
        if (link < changed.size()) {
            const double own = model.links[static_cast<std::size_t>(link)].activation;
            const double allowed = std::clamp(change, leastChange, largestChange);
            // Back at nothing it is the model's own to the last bit.
            changed[link] = allowed == 0 ? own : (1 + own) * (1 + allowed) - 1;
        }
    }
    return changed;
}

std::vector<double> ownActivations(const Model& model)
{
    std::vector<double> own;
    own.reserve(model.links.size());
    for (const Link& link : model.links)
        own.push_back(link.activation);
    return own;
}

double travelOfChange(double change)
{
    const double inside = std::clamp(change, leastChange, largestChange);
    return inside < 0 ? -std::log1p(inside) / std::log1p(leastChange) : std::log1p(inside) / std::log1p(largestChange);
}

double changeOfTravel(double travel)
{
    const double inside = std::clamp(travel, -1.0, 1.0);
    return inside < 0 ? std::expm1(-inside * std::log1p(leastChange)) : std::expm1(inside * std::log1p(largestChange));
}

void writeActivationCsv(const Model& model, const ActivationData& data, std::ostream& stream)
{
    const char* region = data.region == ActivationRegion::Unchanged ? "unchanged"
                         : data.region == ActivationRegion::Inside  ? "formula"
                                                                    : "full solve";
    stream << "link,before_N,after_N,region\n";
    for (const ActivationBar& bar : data.all) {
        QString name = QString::fromStdString(model.links[static_cast<std::size_t>(bar.link)].name);
        name.replace(u'"', QStringLiteral("\"\""));
        stream << '"' << name.toStdString() << "\"," << QByteArray::number(bar.before, 'g', 9).toStdString() << ','
               << (std::isfinite(bar.after) ? QByteArray::number(bar.after, 'g', 9).toStdString() : std::string())
               << ',' << region << '\n';
    }
}

}  // namespace sinew
