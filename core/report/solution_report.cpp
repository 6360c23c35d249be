#include "core/report/solution_report.h"

#include <cmath>
#include <optional>
#include <utility>

#include "core/base/constants.h"
#include "core/frame/link_stress.h"
#include "core/report/frame_csv.h"
#include "core/report/layers_report.h"
#include "core/report/recruitment_report.h"
#include "core/schema/words.h"

namespace sinew {

namespace {

const char* modeName(CoordinateMode mode)
{
    switch (mode) {
    case CoordinateMode::Free: return "free";
    case CoordinateMode::Locked: return "locked";
    case CoordinateMode::Driven: return "driven";
    }
    return "free";
}

JsonValue orNull(std::optional<double> number)
{
    return number ? JsonValue(*number) : JsonValue();
}

std::optional<double> inUnit(std::optional<double> number, double unit)
{
    return number ? std::optional(*number / unit) : number;
}

JsonValue orNull(const std::optional<Vector3>& vector)
{
    return vector ? JsonValue(*vector) : JsonValue();
}

// An object of a frame; one that knows nothing where the frame has none.
template <class T>
T itemOf(const std::vector<T>& items, std::size_t index)
{
    return index < items.size() ? items[index] : T();
}

JsonValue coordinatesJson(const SolutionReport& report)
{
    JsonValue list = JsonValue::array();
    for (std::size_t i = 0; i < report.model.coordinates.size(); ++i) {
        const Coordinate& coordinate = report.model.coordinates[i];
        const CoordinateFrame& now = itemOf(report.frame.coordinates, i);
        const bool turns = coordinate.kind == CoordinateKind::Rotation;
        const std::optional<double> missing = report.frame.isBalanced() ? std::optional(0.0) : now.missing;
        JsonValue item = JsonValue::object();
        item.set("name", coordinate.name);
        item.set("value", report.situation.values[static_cast<Eigen::Index>(i)] / (turns ? degree : 1.0));
        item.set("unit", turns ? "deg" : "m");
        item.set("mode", modeName(report.situation.modes[i]));
        item.set("moment", orNull(now.effort));
        item.set("passive", orNull(now.passive));
        item.set("displacement", orNull(inUnit(now.displacement, turns ? degree : 1.0)));
        item.set("missing", orNull(missing));
        item.set("collapse", orNull(now.collapse));
        list.push(std::move(item));
    }
    return list;
}

JsonValue linksJson(const SolutionReport& report)
{
    JsonValue list = JsonValue::array();
    for (std::size_t j = 0; j < report.model.links.size(); ++j) {
        const LinkFrame link = itemOf(report.frame.links, j);
        JsonValue item = JsonValue::object();
        item.set("name", report.model.links[j].name);
        item.set("force_N", orNull(link.force));
        item.set("stress_Pa", link.force ? orNull(stressOf(report.model.links[j], *link.force)) : JsonValue());
        item.set("engaged", link.force ? JsonValue(link.isEngaged) : JsonValue());
        item.set("broken", link.force ? JsonValue(link.isBroken) : JsonValue());
        item.set("length_m", report.frame.isPlaced() ? JsonValue(link.length) : JsonValue());
        item.set("elongation_m", orNull(link.elongation));
        item.set("gap_m", orNull(link.gap));
        list.push(std::move(item));
    }
    return list;
}

// frame: the one that the joints' forces are of; nullptr: those of another posture.
JsonValue jointsJson(const SolutionReport& report, const std::vector<std::optional<JointFrame>>& joints,
                     const ResultFrame* frame)
{
    JsonValue list = JsonValue::array();
    const double weight = report.situation.bodyWeight;
    for (std::size_t i = 0; i < report.model.joints.size(); ++i) {
        const std::optional<JointFrame> joint = itemOf(joints, i);
        const Joint& described = report.model.joints[i];
        JsonValue item = JsonValue::object();
        item.set("name", described.name);
        item.set("frame", "ground");
        item.set("on", described.child);
        item.set("force_N", joint ? JsonValue(joint->force) : JsonValue());
        item.set("moment_Nm", joint ? JsonValue(joint->moment) : JsonValue());
        item.set("resultant_N", joint ? JsonValue(joint->resultant()) : JsonValue());
        item.set("resultant_bw", joint && weight > 0 ? JsonValue(joint->resultant() / weight) : JsonValue());
        if (!described.layers.empty()) {
            const auto resultant = joint ? std::optional(joint->resultant()) : std::nullopt;
            item.set("layers", layersJson(described, frame ? calcLayeredJoint(described, i, frame)
                                                           : calcLayeredJoint(described, resultant)));
        }
        list.push(std::move(item));
    }
    return list;
}

JsonValue contactsJson(const ResultFrame& frame)
{
    JsonValue list = JsonValue::array();
    for (std::size_t i = 0; i < frame.contacts.size(); ++i) {
        const ContactFrame& contact = frame.contacts[i];
        list.push(JsonValue::object()
                      .set("name", frame.mechanism->contactNames[i])
                      .set("mode", modeName(frame.mechanism->contacts[i], contact.mode))
                      .set("gap_m", contact.gap)
                      .set("place_m", contact.place)
                      .set("force_N", contact.force)
                      .set("normal_N", contact.normal)
                      .set("friction_N", contact.friction));
    }
    return list;
}

JsonValue constraintsJson(const ResultFrame& frame)
{
    JsonValue list = JsonValue::array();
    for (const ConstraintFrame& row : frame.constraints) {
        list.push(JsonValue::object()
                      .set("row", row.row)
                      .set("multiplier", row.isRedundant ? JsonValue() : JsonValue(row.multiplier))
                      .set("unit", row.isMoment ? "N m" : "N")
                      .set("redundant", row.isRedundant));
    }
    return list;
}

JsonValue missingAtNodesJson(const ResultFrame& frame)
{
    JsonValue list = JsonValue::array();
    for (std::size_t i = 0; i < frame.nodes.size(); ++i) {
        if (frame.nodes[i].missing)
            list.push(JsonValue::object()
                          .set("name", frame.mechanism->nodeNames[i])
                          .set("force_N", *frame.nodes[i].missing)
                          .set("collapse", orNull(frame.nodes[i].collapse)));
    }
    return list;
}

// By name, those that are not zero.
JsonValue changedLinks(const Model& model, const Eigen::VectorXd& values)
{
    JsonValue object = JsonValue::object();
    for (Eigen::Index j = 0; j < values.size(); ++j) {
        if (values[j] != 0)
            object.set(model.links[static_cast<std::size_t>(j)].name, values[j]);
    }
    return object;
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
    const bool isKnown = report.solution.hasDisplacements;
    for (std::size_t i = 0; i < report.model.bodies.size(); ++i) {
        const BodyDisplacement displacement = itemOf(report.solution.bodyDisplacements, i);
        bodies.push(JsonValue::object()
                        .set("name", report.model.bodies[i].name)
                        .set("at_joint_m", isKnown ? JsonValue(displacement.translation) : JsonValue())
                        .set("rotation_rad", isKnown ? JsonValue(displacement.rotation) : JsonValue()));
    }
    for (std::size_t i = 0; i < report.model.nodes.size(); ++i) {
        const NodeFrame node = itemOf(report.frame.nodes, i);
        nodes.push(JsonValue::object()
                       .set("name", report.model.nodes[i].name)
                       .set("displacement_m", orNull(node.displacement))
                       .set("floating", node.isFloating));
    }
    return JsonValue::object().set("bodies", std::move(bodies)).set("nodes", std::move(nodes));
}

const char* rangeName(DisplacementRange range)
{
    switch (range) {
    case DisplacementRange::Small: return "small";
    case DisplacementRange::Noticeable: return "noticeable";
    case DisplacementRange::TooLarge: break;
    }
    return "too_large";
}

// Whose move it is and how far it goes.
JsonValue moveJson(const Mechanism& mechanism, const PostureMove& move)
{
    const char* kind = move.node >= 0 ? "node" : move.joint >= 0 ? "joint" : "coordinate";
    return JsonValue::object()
        .set("of", move.isSome() ? JsonValue(nameOf(mechanism, move)) : JsonValue())
        .set("kind", move.isSome() ? JsonValue(kind) : JsonValue())
        .set("amount", move.amount / (move.turns ? degree : 1.0))
        .set("unit", move.turns ? "deg" : "m");
}

// Of what is passive, which the status hangs on.
JsonValue displacementJson(const SolutionReport& report)
{
    const DisplacementVerdict& verdict = report.solution.displacement;
    if (!report.solution.hasDisplacements)
        return {};
    const Mechanism& mechanism = *report.frame.mechanism;
    const auto named = [](const std::vector<std::string>& names, int index) {
        return index < 0 ? JsonValue() : JsonValue(names[static_cast<std::size_t>(index)]);
    };
    return moveJson(mechanism, verdict.passive)
        .set("range", rangeName(verdict.range))
        .set("open_contact", named(mechanism.contactNames, verdict.openContact))
        .set("stop_not_reached", named(mechanism.coordinateNames, verdict.farStop))
        .set("force_change", std::isfinite(verdict.change) ? JsonValue(verdict.change) : JsonValue());
}

// Of all links as springs, which no status hangs on.
JsonValue givingWayJson(const SolutionReport& report)
{
    if (!report.solution.hasDisplacements)
        return {};
    const Mechanism& mechanism = *report.frame.mechanism;
    JsonValue json = moveJson(mechanism, report.solution.displacement.asSprings);
    const bool isFollowed = report.followed && report.followed->status != LargePathStatus::NotRun;
    if (!isFollowed)
        return json.set("followed", JsonValue());
    const FollowedPosture& followed = *report.followed;
    const bool hasJoint = followed.joint >= 0;
    return json.set(
        "followed",
        JsonValue::object()
            .set("status", statusName(followed.status))
            .set("amount",
                 followed.hasAmount ? JsonValue(followed.amount / (followed.move.turns ? degree : 1.0)) : JsonValue())
            .set("joint",
                 hasJoint ? JsonValue(mechanism.jointNames[static_cast<std::size_t>(followed.joint)]) : JsonValue())
            .set("resultant_N", hasJoint ? JsonValue(followed.after) : JsonValue())
            .set("instead_of_N", hasJoint ? JsonValue(followed.before) : JsonValue())
            .set("words", followed.words));
}

const char* comparisonName(Comparison comparison, ReferenceKind kind)
{
    switch (comparison) {
    case Comparison::Inside: return kind == ReferenceKind::LowerBound ? "not_above" : "inside";
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
        item.set("kind", wordOf(reference.kind, referenceKindWords));
        item.set("basis", wordOf(reference.basis, referenceBasisWords));
        item.set("low_bw", reference.low).set("high_bw", reference.high);
        item.set("computed_bw", check.posture >= 0 ? JsonValue(check.computed) : JsonValue());
        item.set("first_peak_bw", check.posture >= 0 ? JsonValue(check.firstPeak) : JsonValue());
        item.set("last_peak_bw", check.lastPeak > 0 ? JsonValue(check.lastPeak) : JsonValue());
        item.set("comparison", comparisonName(check.comparison, reference.kind));
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
        std::vector<std::optional<JointFrame>> joints(solution.joints.size());
        for (std::size_t k = 0; k < joints.size() && solution.isUsable(); ++k)
            joints[k] = {solution.joints[k].force, solution.joints[k].moment};
        list.push(JsonValue::object()
                      .set("posture", report.activity->steps[i].name)
                      .set("status", statusName(solution.status))
                      .set("joints", jointsJson(report, joints, nullptr)));
    }
    return list;
}

}  // namespace

const char* statusName(StaticsStatus status)
{
    switch (status) {
    case StaticsStatus::NotRun: return "not_run";
    case StaticsStatus::Solved: return "solved";
    case StaticsStatus::NotAdmissible: return "not_admissible";
    case StaticsStatus::NotHoldable: return "not_holdable";
    case StaticsStatus::OutOfRange: return "out_of_range";
    case StaticsStatus::Displaced: return "displaced";
    case StaticsStatus::InvalidInput: return "invalid_input";
    case StaticsStatus::NotConverged: return "not_converged";
    }
    return "not_run";
}

JsonValue solutionJson(const SolutionReport& report)
{
    JsonValue floating = JsonValue::array();
    for (std::size_t i = 0; i < report.frame.nodes.size(); ++i) {
        if (report.frame.nodes[i].isFloating)
            floating.push(report.model.nodes[i].name);
    }
    JsonValue json = JsonValue::object();
    const bool isPosed = report.notFound.empty();
    json.set("status", isPosed ? statusName(report.solution.status) : "posture_not_found");
    json.set("message", isPosed ? report.solution.message : report.notFound);
    json.set("remarks", JsonValue(report.frame.remarks));
    json.set("residual", report.solution.residual).set("body_weight_N", report.situation.bodyWeight);
    json.set("model", report.model.name);
    json.set("activity", report.activity ? JsonValue(report.activity->name) : JsonValue());
    json.set("posture", report.posture);
    json.set("method", textOf(report.criterion));
    json.set("load_factor", report.situation.loadFactor);
    json.set("activations", changedLinks(report.model, report.situation.activations));
    json.set("shortenings_m", changedLinks(report.model, report.situation.shortenings));
    json.set("coordinates", coordinatesJson(report));
    json.set("links", linksJson(report));
    json.set("joints", jointsJson(report, report.frame.joints, &report.frame));
    json.set("contacts", contactsJson(report.frame));
    json.set("constraints", constraintsJson(report.frame));
    json.set("missing_at_nodes", missingAtNodesJson(report.frame));
    json.set("switching_method", textOf(switchingCriterion(report.criterion)));
    json.set("switching", switchingJson(report));
    json.set("displacement", displacementJson(report));
    json.set("giving_way", givingWayJson(report));
    json.set("displacements", displacementsJson(report));
    json.set("floating_nodes", std::move(floating));
    if (report.activity && report.series) {
        json.set("references", referencesJson(report));
        json.set("series", seriesJson(report));
    }
    return json;
}

}  // namespace sinew
