#include "ui/panels/recruitment/load_path_data.h"

#include <algorithm>
#include <cmath>

#include <QStringList>

#include "core/report/recruitment_report.h"
#include "ui/panels/recruitment/history_data.h"
#include "ui/panels/recruitment/study_input.h"
#include "ui/panels/recruitment/study_match.h"
#include "ui/panels/results/joint_force_summary.h"
#include "ui/scene/labels.h"
#include "ui/text/display_names.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

constexpr double noForce = 1e-6;        // of the largest force: round-off
constexpr double smallestForce = 1e-9;  // N: where nothing acts all is round-off

double largestIn(const ForcePath& path)
{
    return path.forces.size() > 0 ? path.forces.cwiseAbs().maxCoeff() : 0;
}

double largestAt(const ForcePath& path, std::size_t joint)
{
    double largest = 0;
    for (const std::vector<JointForce>& corner : path.joints)
        largest = std::max(largest, corner[joint].resultant);
    return largest;
}

// Whether a joint bears more than round-off by either path; large: nullptr where there is none.
bool bears(const StaticsLoadPath& path, const LargeDisplacementPath* large, int joint)
{
    double largest = std::max(largestIn(path), large ? largestIn(*large) : 0.0);
    for (std::size_t i = 0; i < path.joints.front().size(); ++i)
        largest = std::max({largest, largestAt(path, i), large ? largestAt(*large, i) : 0.0});
    const auto index = static_cast<std::size_t>(joint);
    return std::max(largestAt(path, index), large ? largestAt(*large, index) : 0.0)
           > std::max(noForce * largest, smallestForce);
}

// Of the rows of both paths; nullptr: there is none with large displacements.
void addLines(LoadPathData& data, const Model& model, const StaticsLoadPath& path, const LargeDisplacementPath* large)
{
    const double largest = std::max(largestIn(path), large ? largestIn(*large) : 0.0);
    const auto mostOf = [](const ForcePath& each) { return each.forces.size() > 0 ? each.forces.maxCoeff() : 0.0; };
    data.scale = tensionScaleOf(std::max(mostOf(path), large ? mostOf(*large) : 0.0));
    for (std::size_t i = 0; i < model.links.size(); ++i) {
        const auto row = path.forces.row(static_cast<Eigen::Index>(i));
        const Eigen::VectorXd moved
            = large ? Eigen::VectorXd(large->forces.row(static_cast<Eigen::Index>(i))) : Eigen::VectorXd();
        const double most = std::max(row.cwiseAbs().maxCoeff(), moved.size() > 0 ? moved.cwiseAbs().maxCoeff() : 0.0);
        if (!(most > std::max(noForce * largest, smallestForce)))
            continue;
        const std::string& name = model.links[i].name;
        PathLine& line = data.lines.emplace_back();
        line.id = {ObjectKind::Link, name};
        line.name = shortName(name);
        line.forces.assign(row.begin(), row.end());
        line.largeForces.assign(moved.begin(), moved.end());
    }
}

void addMarks(LoadPathData& data, const Model& model, const StaticsLoadPath& path)
{
    for (const LoadPathEvent& event : path.events) {
        const std::string& name = model.links[static_cast<std::size_t>(event.link)].name;
        const double force = forcesAt(path, event.parameter)[event.link];
        const QString text = shareText(event.parameter) + colon() + switchText(event.change, shortName(name));
        PathMark& mark = data.marks.emplace_back();
        mark.parameter = event.parameter;
        mark.force = force;
        mark.id = {ObjectKind::Link, name};
        mark.text = text;
    }
}

// The force is a straight line between corners, its length is not.
void addJoint(LoadPathData& data, const Model& model, const StaticsLoadPath& path, const LargeDisplacementPath* large,
              int joint)
{
    constexpr int parts = 16;
    const auto index = static_cast<std::size_t>(joint);
    data.joint = readableName(model.joints[index].name);
    for (std::size_t i = 0; large && i < large->parameters.size(); ++i)
        data.largeJointForces.push_back(large->joints[i][index].resultant);
    for (std::size_t c = 0; c + 1 < path.parameters.size(); ++c) {
        const Vector3& from = path.joints[c][index].force;
        const Vector3& to = path.joints[c + 1][index].force;
        const double width = path.parameters[c + 1] - path.parameters[c];
        for (int part = 0; part <= parts; ++part) {
            const double share = static_cast<double>(part) / parts;
            data.jointParameters.push_back(path.parameters[c] + share * width);
            data.jointForces.push_back((from + share * (to - from)).norm());
        }
    }
}

QString noteOf(const LoadPathData& data, const StaticsLoadPath& path, const LargeDisplacementPath* large,
               const Criterion& shown)
{
    QStringList notes;
    const auto note = [&](const Sentence& remark) { notes.append(translated("Note: %1.").arg(said(remark))); };
    // What may be wrong comes first.
    if (const Sentence remark = large ? linearityRemark(path, *large) : Sentence(); !remark.empty())
        note(remark);
    if (!data.largeParameters.empty())
        notes.append(translated("Dashed: with large displacements."));
    if (const QString remark = stiffnessRemark(shown); !remark.isEmpty())
        notes.append(remark);
    if (!data.endText.isEmpty())
        notes.append(data.endText);
    else if (data.marks.empty())
        notes.append(translated("No link switches on the way: every force is one straight line."));
    for (const Sentence& remark : path.remarks)
        note(remark);
    if (large) {
        for (const Sentence& remark : large->remarks)
            note(remark);
    }
    return notes.join(u' ');
}

}  // namespace

LoadPathData loadPathOf(const PanelInput& input, const RecruitmentStudy* study, const Criterion& shown)
{
    LoadPathData data;
    data.emptyText = whyNoStudy(input, study);
    if (!data.emptyText.isEmpty())
        return data;
    if (!study->loadPath) {
        data.emptyText = translated("Being computed.");
        return data;
    }
    const StaticsLoadPath& path = *study->loadPath;
    if (!path.isUsable()) {
        data.emptyText = said(path.message);
        if (input.statics && !input.statics->isUsable())
            data.emptyText += QStringLiteral("\n") + said(input.statics->message);
        return data;
    }
    data.parameters = path.parameters;
    const LargeDisplacementPath* large = study->largePath ? &*study->largePath : nullptr;
    const LargeDisplacementPath* usable = large && large->isUsable() ? large : nullptr;
    addLines(data, input.model, path, usable);
    if (usable)
        data.largeParameters = usable->parameters;
    addMarks(data, input.model, path);
    if (const int joint = jointToShow(input); joint >= 0 && bears(path, usable, joint))
        addJoint(data, input.model, path, usable, joint);
    data.end = path.collapsed ? path.parameters.back() : 1;
    if (path.collapsed)
        data.endText = translated("The links cannot hold more than %1.").arg(loadText(data.end));
    data.note = noteOf(data, path, large, shown);
    return data;
}

QString readoutOf(const PanelInput& input, const StaticsLoadPath& path, const LargeDisplacementPath* large)
{
    const double parameter = input.situation.loadFactor;
    QStringList parts = {shareText(parameter)};
    const bool hasLarge = large && large->isUsable() && parameter <= large->parameters.back();
    const bool isHeld = !path.parameters.empty() && !(path.collapsed && parameter > path.parameters.back());
    if (!isHeld)
        parts.append(translated("cannot be held"));
    if (path.parameters.empty() || (!isHeld && !hasLarge))
        return parts.join(QStringLiteral(" · "));
    const Eigen::VectorXd forces = isHeld ? forcesAt(path, parameter) : forcesAt(*large, parameter);
    Eigen::Index link = -1;
    for (std::size_t i = 0; i < input.model.links.size(); ++i) {
        if (input.selection == ObjectId{ObjectKind::Link, input.model.links[i].name})
            link = static_cast<Eigen::Index>(i);
    }
    if (link < 0 && forces.size() > 0)
        forces.cwiseAbs().maxCoeff(&link);
    const auto still = [&](const QString& text) { return isHeld ? u' ' + text : QString(); };
    const auto beside = [&](double force) {
        return hasLarge ? translated(" (large: %1)").arg(quantityText(force, Quantity::Force)) : QString();
    };
    if (link >= 0)
        parts.append(shortName(input.model.links[static_cast<std::size_t>(link)].name)
                     + still(quantityText(forces[link], Quantity::Force))
                     + beside(hasLarge ? forcesAt(*large, parameter)[link] : 0));
    const LargeDisplacementPath* usable = large && large->isUsable() ? large : nullptr;
    if (const int joint = jointToShow(input); joint >= 0 && bears(path, usable, joint)) {
        const double newtons = resultantAt(path, joint, parameter);
        QString text = quantityText(newtons, Quantity::Force);
        if (input.situation.bodyWeight > 0)
            text += QStringLiteral(" = ") + quantityText(newtons / input.situation.bodyWeight, Quantity::BodyWeights);
        parts.append(readableName(input.model.joints[static_cast<std::size_t>(joint)].name) + still(text)
                     + beside(hasLarge ? resultantAt(*large, joint, parameter) : 0));
    }
    return parts.join(QStringLiteral(" · "));
}

}  // namespace sinew
