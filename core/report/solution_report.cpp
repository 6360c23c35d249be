#include "core/report/solution_report.h"

#include <algorithm>
#include <cmath>
#include <cstdarg>
#include <cstdio>
#include <numbers>
#include <numeric>
#include <ostream>

#include "core/report/csv_text.h"
#include "core/report/recruitment_report.h"

namespace sinew {

namespace {

constexpr double degree = std::numbers::pi / 180;

const char* modeName(CoordinateMode mode)
{
    switch (mode) {
    case CoordinateMode::Free: return "free";
    case CoordinateMode::Locked: return "locked";
    case CoordinateMode::Driven: return "driven";
    }
    return "free";
}

[[gnu::format(printf, 1, 2)]] std::string formatted(const char* format, ...)
{
    char text[128];
    std::va_list arguments;
    va_start(arguments, format);
    std::vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    return text;
}

// A component that is nothing but round-off against the whole reads as zero, without a sign.
double clean(double component, double whole)
{
    return std::abs(component) <= 1e-12 * whole ? 0.0 : component;
}

std::string padded(std::string text, std::size_t width)
{
    // Counts code points, so that names in any language line up.
    const auto isStart = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    const auto length = static_cast<std::size_t>(std::count_if(text.begin(), text.end(), isStart));
    if (length < width)
        text.append(width - length, ' ');
    return text;
}

JsonValue coordinatesJson(const SolutionReport& report)
{
    JsonValue list = JsonValue::array();
    for (std::size_t i = 0; i < report.model.coordinates.size(); ++i) {
        const Coordinate& coordinate = report.model.coordinates[i];
        const auto k = static_cast<Eigen::Index>(i);
        const bool turns = coordinate.kind == CoordinateKind::Rotation;
        JsonValue item = JsonValue::object();
        item.set("name", coordinate.name);
        item.set("value", report.situation.values[k] / (turns ? degree : 1.0));
        item.set("unit", turns ? "deg" : "m");
        item.set("mode", modeName(report.situation.modes[i]));
        item.set("moment", report.solution.efforts[k]);
        item.set("missing", report.solution.missing[k]);
        list.push(std::move(item));
    }
    return list;
}

JsonValue linksJson(const SolutionReport& report)
{
    JsonValue list = JsonValue::array();
    for (std::size_t j = 0; j < report.model.links.size(); ++j) {
        const auto index = static_cast<Eigen::Index>(j);
        JsonValue item = JsonValue::object();
        item.set("name", report.model.links[j].name);
        item.set("force_N", report.solution.forces[index]);
        item.set("engaged", bool(report.solution.engaged[j]));
        item.set("length_m", report.solution.lengths[index]);
        if (report.solution.elongations.size() > 0)
            item.set("elongation_m", report.solution.elongations[index]);
        else
            item.set("elongation_m", JsonValue());
        list.push(std::move(item));
    }
    return list;
}

JsonValue jointsJson(const SolutionReport& report, const StaticsSolution& solution)
{
    JsonValue list = JsonValue::array();
    for (std::size_t i = 0; i < report.model.joints.size(); ++i) {
        const JointForce& force = solution.joints[i];
        JsonValue item = JsonValue::object();
        item.set("name", report.model.joints[i].name);
        item.set("frame", "ground");
        item.set("on", report.model.joints[i].child);
        item.set("force_N", force.force);
        item.set("moment_Nm", force.moment);
        item.set("resultant_N", force.resultant);
        const double weight = report.situation.bodyWeight;
        item.set("resultant_bw", weight > 0 ? JsonValue(force.resultant / weight) : JsonValue());
        list.push(std::move(item));
    }
    return list;
}

JsonValue switchingJson(const SolutionReport& report)
{
    JsonValue list = JsonValue::array();
    for (const SwitchingStep& step : report.solution.history) {
        JsonValue item = JsonValue::object();
        item.set("step", step.step);
        item.set("link",
                 step.row < 0 ? JsonValue() : JsonValue(report.model.links[static_cast<std::size_t>(step.row)].name));
        item.set("change", changeText(step.change));
        item.set("forces_N", step.values);
        list.push(std::move(item));
    }
    return list;
}

JsonValue displacementsJson(const SolutionReport& report)
{
    JsonValue bodies = JsonValue::array(), nodes = JsonValue::array();
    for (std::size_t i = 0; i < report.model.bodies.size(); ++i) {
        const BodyDisplacement& displacement = report.solution.bodyDisplacements[i];
        bodies.push(JsonValue::object()
                        .set("name", report.model.bodies[i].name)
                        .set("at_joint_m", displacement.translation)
                        .set("rotation_rad", displacement.rotation));
    }
    for (std::size_t i = 0; i < report.model.nodes.size(); ++i) {
        nodes.push(JsonValue::object()
                       .set("name", report.model.nodes[i].name)
                       .set("displacement_m", report.solution.nodeDisplacements[i])
                       .set("floating", bool(report.solution.floating[i])));
    }
    return JsonValue::object().set("bodies", std::move(bodies)).set("nodes", std::move(nodes));
}

const char* comparisonName(Comparison comparison)
{
    switch (comparison) {
    case Comparison::Inside: return "inside";
    case Comparison::Below: return "below";
    case Comparison::Above: return "above";
    case Comparison::NotComputed: return "not_computed";
    }
    return "not_computed";
}

JsonValue referencesJson(const SolutionReport& report)
{
    JsonValue list = JsonValue::array();
    for (const ReferenceRange& reference : report.activity->references) {
        const ActivityCheck check = checkReference(report.model, *report.series, reference);
        JsonValue item = JsonValue::object();
        item.set("joint", reference.joint);
        item.set("kind", reference.kind == ReferenceKind::Range ? "range" : "lower_bound");
        item.set("low_bw", reference.low).set("high_bw", reference.high);
        item.set("computed_bw", check.posture >= 0 ? JsonValue(check.computed) : JsonValue());
        item.set("comparison", comparisonName(check.comparison));
        item.set("citation", reference.citation);
        list.push(std::move(item));
    }
    return list;
}

JsonValue seriesJson(const SolutionReport& report)
{
    JsonValue list = JsonValue::array();
    for (std::size_t i = 0; i < report.activity->steps.size(); ++i) {
        const StaticsSolution& solution = (*report.series)[i];
        list.push(JsonValue::object()
                      .set("posture", report.activity->steps[i].name)
                      .set("status", statusName(solution.status))
                      .set("joints", jointsJson(report, solution)));
    }
    return list;
}

std::vector<std::size_t> linksByForce(const StaticsSolution& solution)
{
    std::vector<std::size_t> order(static_cast<std::size_t>(solution.forces.size()));
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return std::abs(solution.forces[static_cast<Eigen::Index>(a)])
               > std::abs(solution.forces[static_cast<Eigen::Index>(b)]);
    });
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

void writeLinksText(const SolutionReport& report, std::ostream& stream)
{
    const double weight = report.situation.bodyWeight;
    const std::size_t width = nameWidth(report.model);
    stream << '\n' << padded("link", width) << "   force N" << (weight > 0 ? "    % BW" : "") << "   length mm\n";
    for (const std::size_t j : linksByForce(report.solution)) {
        const auto index = static_cast<Eigen::Index>(j);
        const double force = report.solution.forces[index];
        stream << padded(report.model.links[j].name, width);
        if (report.solution.engaged[j]) {
            stream << formatted("%10.4g", force);
            if (weight > 0)
                stream << formatted("%8.1f", 100 * force / weight);
        } else {
            stream << "     slack" << (weight > 0 ? "        " : "");
        }
        stream << formatted("%12.1f", 1000 * report.solution.lengths[index]) << '\n';
    }
}

void writeJointsText(const SolutionReport& report, std::ostream& stream)
{
    const double weight = report.situation.bodyWeight;
    stream << '\n'
           << padded("joint (on child, ground frame)", std::max<std::size_t>(nameWidth(report.model), 32))
           << "   force N" << (weight > 0 ? "      BW" : "") << "        x        y        z\n";
    for (std::size_t i = 0; i < report.model.joints.size(); ++i) {
        const JointForce& joint = report.solution.joints[i];
        stream << padded(report.model.joints[i].name + " on " + report.model.joints[i].child,
                         std::max<std::size_t>(nameWidth(report.model), 32))
               << formatted("%10.4g", joint.resultant);
        if (weight > 0)
            stream << formatted("%8.2f", joint.resultant / weight);
        for (int axis = 0; axis < 3; ++axis)
            stream << formatted("%9.4g", clean(joint.force[axis], joint.resultant));
        stream << '\n';
    }
}

}  // namespace

const char* statusName(StaticsStatus status)
{
    switch (status) {
    case StaticsStatus::NotRun: return "not_run";
    case StaticsStatus::Solved: return "solved";
    case StaticsStatus::NotHoldable: return "not_holdable";
    case StaticsStatus::InvalidInput: return "invalid_input";
    case StaticsStatus::NotConverged: return "not_converged";
    }
    return "not_run";
}

JsonValue solutionJson(const SolutionReport& report)
{
    JsonValue floating = JsonValue::array();
    for (std::size_t i = 0; i < report.model.nodes.size(); ++i) {
        if (report.solution.floating[i])
            floating.push(report.model.nodes[i].name);
    }
    JsonValue json = JsonValue::object();
    json.set("status", statusName(report.solution.status)).set("message", report.solution.message);
    json.set("residual", report.solution.residual).set("body_weight_N", report.situation.bodyWeight);
    json.set("model", report.model.name);
    json.set("activity", report.activity ? JsonValue(report.activity->name) : JsonValue());
    json.set("posture", report.posture);
    json.set("coordinates", coordinatesJson(report));
    json.set("links", linksJson(report));
    json.set("joints", jointsJson(report, report.solution));
    json.set("switching", switchingJson(report));
    json.set("displacements", displacementsJson(report));
    json.set("floating_nodes", std::move(floating));
    if (report.activity && report.series) {
        json.set("references", referencesJson(report));
        json.set("series", seriesJson(report));
    }
    return json;
}

void writeResultsCsv(const SolutionReport& report, std::ostream& stream)
{
    const double weight = report.situation.bodyWeight;
    stream << "kind,name,engaged,force_N,force_bw,length_m,elongation_m,fx_N,fy_N,fz_N,mx_Nm,my_Nm,mz_Nm\n";
    const auto perWeight = [&](double force) { return weight > 0 ? formatted("%.9g", force / weight) : std::string{}; };
    for (std::size_t j = 0; j < report.model.links.size(); ++j) {
        const auto index = static_cast<Eigen::Index>(j);
        stream << "link," << csvField(report.model.links[j].name) << ',' << (report.solution.engaged[j] ? 1 : 0) << ','
               << formatted("%.9g", report.solution.forces[index]) << ',' << perWeight(report.solution.forces[index])
               << ',' << formatted("%.9g", report.solution.lengths[index]) << ','
               << (report.solution.elongations.size() > 0 ? formatted("%.9g", report.solution.elongations[index])
                                                          : std::string())
               << ",,,,,,\n";
    }
    for (std::size_t i = 0; i < report.model.joints.size(); ++i) {
        const JointForce& joint = report.solution.joints[i];
        stream << "joint," << csvField(report.model.joints[i].name) << ",," << formatted("%.9g", joint.resultant) << ','
               << perWeight(joint.resultant) << ",,";
        for (const Vector3& v : {joint.force, joint.moment}) {
            for (int axis = 0; axis < 3; ++axis)
                stream << ',' << formatted("%.9g", v[axis]);
        }
        stream << '\n';
    }
}

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
    stream << '\n' << report.solution.message;
    if (report.solution.isUsable())
        stream << formatted(", residual %.1e", report.solution.residual);
    stream << '\n';
    for (std::size_t i = 0; i < model.nodes.size(); ++i) {
        if (report.solution.floating[i])
            stream << "node '" << model.nodes[i].name << "' floats: none of its strands carries a force\n";
    }
    writeLinksText(report, stream);
    writeJointsText(report, stream);
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
    if (check.comparison == Comparison::NotComputed)
        return "not computed";
    std::string text = formatted("%.2f BW, ", check.computed);
    switch (check.comparison) {
    case Comparison::Inside: text += "inside"; break;
    case Comparison::Below: text += formatted("%.2f BW below", reference.low - check.computed); break;
    case Comparison::Above: text += formatted("%.2f BW above", check.computed - reference.high); break;
    case Comparison::NotComputed: break;
    }
    text += formatted(" the measured %.2f", reference.low) + formatted(" to %.2f BW", reference.high);
    text += " (" + (reference.people.empty() ? "" : reference.people + "; ") + reference.citation + ")";
    if (reference.kind == ReferenceKind::LowerBound)
        text += "; a lower bound: inertia is left out";
    return text;
}

}  // namespace sinew
