#include <algorithm>
#include <cmath>
#include <numeric>
#include <ostream>

#include "core/report/frame_csv.h"
#include "core/report/layers_report.h"
#include "core/report/solution_report.h"
#include "core/report/text_columns.h"

namespace sinew {

namespace {

// A component that is nothing but round-off against the whole reads as zero, without a sign.
double clean(double component, double whole)
{
    return std::abs(component) <= 1e-12 * whole ? 0.0 : component;
}

// The larger forces first.
std::vector<std::size_t> linksByForce(const ResultFrame& frame)
{
    std::vector<std::size_t> order(frame.links.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto size = [&](std::size_t j) { return std::abs(frame.links[j].force.value_or(0)); };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return size(a) > size(b); });
    return order;
}

std::size_t nameWidth(const Model& model)
{
    std::size_t width = 12;
    for (const Link& link : model.links)
        width = std::max(width, link.name.size());
    for (const Joint& joint : model.joints)
        width = std::max(width, joint.name.size());
    return width + 2;
}

std::string stateOf(const Link& link, const LinkFrame& frame)
{
    return formatted("%10s", frame.isBroken ? "broken" : unloadedName(link.sense));
}

void writeLinksText(const SolutionReport& report, std::ostream& stream)
{
    const ResultFrame& frame = report.frame;
    const double weight = frame.bodyWeight;
    const std::size_t width = nameWidth(report.model);
    stream << '\n' << padded("link", width) << "   force N" << (weight > 0 ? "    % BW" : "") << "   length mm\n";
    for (const std::size_t j : linksByForce(frame)) {
        const LinkFrame& link = frame.links[j];
        stream << padded(report.model.links[j].name, width);
        if (link.isEngaged) {
            stream << formatted("%10.4g", *link.force);
            if (weight > 0)
                stream << formatted("%8.1f", 100 * *link.force / weight);
        } else {
            stream << stateOf(report.model.links[j], link) << (weight > 0 ? "        " : "");
        }
        stream << formatted("%12.1f", 1000 * link.length) << '\n';
    }
}

// Name, size, in body weights, and the components.
void writeForceRow(const std::string& name, std::size_t width, const Vector3& force, double bodyWeight,
                   std::ostream& stream)
{
    const double size = force.norm();
    stream << padded(name, width) << formatted("%10.4g", size);
    if (bodyWeight > 0)
        stream << formatted("%8.2f", size / bodyWeight);
    for (int axis = 0; axis < 3; ++axis)
        stream << formatted("%9.4g", clean(force[axis], size));
}

void writeForceHeading(const char* title, std::size_t width, double bodyWeight, std::ostream& stream)
{
    stream << '\n'
           << padded(title, width) << "   force N" << (bodyWeight > 0 ? "      BW" : "")
           << "        x        y        z";
}

void writeJointsText(const SolutionReport& report, std::ostream& stream)
{
    const std::size_t width = std::max<std::size_t>(nameWidth(report.model), 32);
    writeForceHeading("joint (on child, ground frame)", width, report.frame.bodyWeight, stream);
    stream << '\n';
    for (std::size_t i = 0; i < report.frame.joints.size(); ++i) {
        const Joint& joint = report.model.joints[i];
        writeForceRow(joint.name + " on " + joint.child, width, report.frame.joints[i]->force, report.frame.bodyWeight,
                      stream);
        stream << '\n';
    }
}

void writeContactsText(const SolutionReport& report, std::ostream& stream)
{
    if (report.frame.contacts.empty())
        return;
    const std::size_t width = std::max<std::size_t>(nameWidth(report.model), 32);
    writeForceHeading("contact (on body, ground frame)", width, report.frame.bodyWeight, stream);
    stream << "   gap mm\n";
    for (std::size_t i = 0; i < report.frame.contacts.size(); ++i) {
        const ContactFrame& contact = report.frame.contacts[i];
        writeForceRow(report.frame.mechanism->contactNames[i] + ", "
                          + modeName(report.frame.mechanism->contacts[i], contact.mode),
                      width, contact.force, report.frame.bodyWeight, stream);
        stream << formatted("%9.4g", 1000 * contact.gap) << '\n';
    }
}

void writeConstraintsText(const SolutionReport& report, std::ostream& stream)
{
    if (report.frame.constraints.empty())
        return;
    const std::size_t width = std::max<std::size_t>(nameWidth(report.model), 32);
    stream << '\n' << padded("constraint", width) << "     bears\n";
    for (const ConstraintFrame& row : report.frame.constraints) {
        stream << padded(row.row, width);
        if (row.isRedundant)
            stream << " redundant\n";
        else
            stream << formatted("%10.4g", row.multiplier) << (row.isMoment ? " N m\n" : " N\n");
    }
}

void writeForces(const SolutionReport& report, std::ostream& stream)
{
    if (report.frame.status == FrameStatus::Unusable)
        return;
    if (!report.frame.isBalanced())
        stream << "\nThe forces below are the nearest that are admissible; they do not balance the load.\n";
    writeLinksText(report, stream);
    if (report.frame.isBalanced())
        writeJointsText(report, stream);
    writeLayersText(report.model, report.frame, stream);
    writeContactsText(report, stream);
    writeConstraintsText(report, stream);
}

// Links that were changed for this answer, one phrase each.
void writeChanged(const char* what, double inUnit, const char* unit, const Model& model, const Eigen::VectorXd& values,
                  std::ostream& stream)
{
    for (Eigen::Index j = 0; j < values.size(); ++j) {
        if (values[j] != 0)
            stream << ", " << what << " of " << model.links[static_cast<std::size_t>(j)].name << ' '
                   << formatted("%g", inUnit * values[j]) << unit;
    }
}

}  // namespace

void writeResultsText(const SolutionReport& report, std::ostream& stream)
{
    const Model& model = report.model;
    stream << (model.title.empty() ? model.name : model.title);
    if (report.activity)
        stream << ", " << (report.activity->title.empty() ? report.activity->name : report.activity->title);
    if (!report.posture.empty())
        stream << ", " << report.posture;
    if (report.situation.bodyWeight > 0)
        stream << ", body weight " << formatted("%g", report.situation.bodyWeight) << " N";
    if (report.situation.loadFactor != 1)
        stream << ", " << formatted("%g", 100 * report.situation.loadFactor) << " % of the load";
    writeChanged("activation", 1, "", report.model, report.situation.activations, stream);
    writeChanged("shortening", 1000, " mm", report.model, report.situation.shortenings, stream);
    if (!report.notFound.empty())
        stream << '\n' << report.notFound << "; statics of the nearest posture:";
    stream << '\n' << report.solution.message;
    if (report.solution.isUsable())
        stream << formatted(", residual %.1e", report.solution.residual);
    stream << '\n';
    for (const auto& remark : report.frame.remarks)
        stream << "note: " << remark << '\n';
    if (report.followed && !report.followed->words.empty())
        stream << report.followed->words << '\n';
    for (std::size_t i = 0; i < report.frame.nodes.size(); ++i) {
        if (report.frame.nodes[i].isFloating)
            stream << "node '" << model.nodes[i].name << "' floats: none of its strands carries a force\n";
    }
    writeForces(report, stream);
    if (!report.activity || !report.series || report.activity->references.empty())
        return;
    stream << '\n';
    for (const ReferenceRange& reference : report.activity->references) {
        stream << reference.joint << ": " << describeCheck(checkReference(model, *report.series, reference), reference)
               << '\n';
    }
}

std::string describeCheck(const ActivityCheck& check, const ReferenceRange& reference)
{
    if (check.comparison == Comparison::NotComputed && check.posture < 0)
        return "not computed";
    std::string text = formatted("%.2f BW, ", check.computed);
    switch (check.comparison) {
    // What leaves inertia out is not right because it lies within what was measured.
    case Comparison::Inside: text += reference.kind == ReferenceKind::LowerBound ? "not above" : "inside"; break;
    case Comparison::Below: text += formatted("%.2f BW below", reference.low - check.computed); break;
    case Comparison::Above: text += formatted("%.2f BW above", check.computed - reference.high); break;
    case Comparison::NotComputed: text += "not judged, since no person has this body weight:"; break;
    }
    text += reference.basis == ReferenceBasis::Model ? " another model's" : " the measured";
    text += reference.low == reference.high
                ? formatted(" %.2f BW", reference.high)
                : formatted(" %.2f", reference.low) + formatted(" to %.2f BW", reference.high);
    text += " (" + (reference.people.empty() ? "" : reference.people + "; ") + reference.citation + ")";
    if (reference.kind == ReferenceKind::LowerBound)
        text += "; a lower bound: inertia is left out";
    if (reference.kind == ReferenceKind::Mean)
        text += "; the mean of its postures";
    if (reference.kind == ReferenceKind::MeanOfPeaks && check.lastPeak > 0)
        text += formatted("; the mean of its peaks, %.2f", check.firstPeak) + formatted(" and %.2f BW", check.lastPeak);
    if (reference.posture == ReferencePosture::Other)
        text += "; measured in another posture than the one kept";
    return text;
}

}  // namespace sinew
