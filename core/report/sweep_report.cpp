#include "core/report/sweep_report.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <ostream>

#include "core/base/name_list.h"
#include "core/frame/link_stress.h"
#include "core/report/csv_text.h"
#include "core/report/text_columns.h"

namespace sinew {

namespace {

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

const Coordinate& coordinateOf(const Model& model, const CoordinateSweep& sweep)
{
    return model.coordinates[static_cast<std::size_t>(sweep.range.coordinate)];
}

bool isAngle(const Model& model, const CoordinateSweep& sweep)
{
    return coordinateOf(model, sweep).kind == CoordinateKind::Rotation;
}

double shownValue(const Model& model, const CoordinateSweep& sweep, double value)
{
    return value * (isAngle(model, sweep) ? 180 / std::numbers::pi : 1);
}

double shownValue(const Model& model, const CoordinateSweep& sweep, std::size_t at)
{
    return shownValue(model, sweep, sweep.values[at]);
}

// Where the first jump between a posture and the one before it is; NaN: there is none.
double jumpBefore(const Model& model, const CoordinateSweep& sweep, std::size_t row)
{
    const auto found = std::ranges::find(sweep.jumps, row, &SweepJump::row);
    return found == sweep.jumps.end() ? unknown : shownValue(model, sweep, found->value);
}

// Why a posture is not solved, or what else to know of it.
std::string remarksOf(const ResultFrame& frame)
{
    std::string text = frame.isBalanced() && frame.isUsable() ? "" : frame.message.english();
    for (const Sentence& remark : frame.remarks)
        text += (text.empty() ? "" : "; ") + remark.english();
    return text;
}

const char* quantityWord(SweptQuantity quantity)
{
    switch (quantity) {
    case SweptQuantity::Length: return "length";
    case SweptQuantity::LeverArm: return "lever arm";
    case SweptQuantity::Force: return "force";
    }
    return "";
}

const char* unitOf(const Model& model, const CoordinateSweep& sweep, SweptQuantity quantity)
{
    if (quantity == SweptQuantity::LeverArm)
        return isAngle(model, sweep) ? " m" : "";
    return quantity == SweptQuantity::Length ? " m" : " N";
}

double forceOf(const ResultFrame& frame, std::size_t link)
{
    return frame.isBalanced() && link < frame.links.size() ? frame.links[link].force.value_or(unknown) : unknown;
}

double lengthOf(const ResultFrame& frame, std::size_t link)
{
    return frame.isPlaced() && link < frame.links.size() ? frame.links[link].length : unknown;
}

double resultantOf(const ResultFrame& frame, std::size_t joint)
{
    const bool isKnown = frame.isBalanced() && joint < frame.joints.size() && frame.joints[joint];
    return isKnown ? frame.joints[joint]->resultant() : unknown;
}

bool hasArea(const Link& link)
{
    return stressOf(link, 0).has_value();
}

std::string followersText(const Model& model, const CoordinateSweep& sweep)
{
    std::vector<std::string> names;
    for (const int follower : sweep.followers)
        names.push_back(model.coordinates[static_cast<std::size_t>(follower)].name);
    return names.empty() ? "" : " (the constraints move " + joinedByAnd(names).english() + " along)";
}

const char* jumpKey(SweptQuantity quantity)
{
    switch (quantity) {
    case SweptQuantity::Length: return "length_m";
    case SweptQuantity::LeverArm: return "lever_arm";
    case SweptQuantity::Force: return "force_N";
    }
    return "";
}

// values(i): one a posture.
template <class ValueAt>
JsonValue listOf(const CoordinateSweep& sweep, ValueAt&& valueAt)
{
    JsonValue list = JsonValue::array();
    for (std::size_t i = 0; i < sweep.values.size(); ++i)
        list.push(valueAt(i));
    return list;
}

}  // namespace

void writeSweepCsv(const Model& model, const CoordinateSweep& sweep, std::ostream& stream)
{
    const char* unit = isAngle(model, sweep) ? " (deg)" : " (m)";
    const char* armUnit = isAngle(model, sweep) ? " lever arm (m)" : " lever arm (1)";
    stream << csvField(coordinateOf(model, sweep).name + unit) << ",balanced";
    for (const char* what : {" (N)", " length (m)", armUnit}) {
        for (const Link& link : model.links)
            stream << ',' << csvField(link.name + what);
    }
    for (const Link& link : model.links) {
        if (hasArea(link))
            stream << ',' << csvField(link.name + " stress (Pa)");
    }
    for (const Joint& joint : model.joints)
        stream << ',' << csvField(joint.name + " resultant (N)");
    stream << ',' << csvField(std::string("jump before") + unit) << ",remarks\n";
    for (std::size_t i = 0; i < sweep.values.size(); ++i) {
        const ResultFrame& frame = sweep.frames[i];
        stream << csvNumber(shownValue(model, sweep, i)) << ',' << (frame.isBalanced() ? "yes" : "no");
        for (std::size_t j = 0; j < model.links.size(); ++j)
            stream << ',' << csvNumber(forceOf(frame, j));
        for (std::size_t j = 0; j < model.links.size(); ++j)
            stream << ',' << csvNumber(lengthOf(frame, j));
        for (std::size_t j = 0; j < model.links.size(); ++j)
            stream << ',' << csvNumber(sweep.momentArms(static_cast<Eigen::Index>(j), static_cast<Eigen::Index>(i)));
        for (std::size_t j = 0; j < model.links.size(); ++j) {
            if (hasArea(model.links[j]))
                stream << ',' << csvNumber(*stressOf(model.links[j], forceOf(frame, j)));
        }
        for (std::size_t j = 0; j < model.joints.size(); ++j)
            stream << ',' << csvNumber(resultantOf(frame, j));
        stream << ',' << csvNumber(jumpBefore(model, sweep, i)) << ',' << csvField(remarksOf(frame)) << '\n';
    }
}

void writeSweepText(const Model& model, const CoordinateSweep& sweep, std::ostream& stream)
{
    constexpr std::size_t every = 5, mostJoints = 4, least = 10;
    const std::size_t joints = std::min(mostJoints, model.joints.size());
    std::size_t width = least;
    for (std::size_t j = 0; j < joints; ++j)
        width = std::max(width, widthOf(model.joints[j].name));
    width += 2;
    stream << "\nOver " << coordinateOf(model, sweep).name << (isAngle(model, sweep) ? ", degrees" : ", m")
           << followersText(model, sweep) << ": resultants of joints in N, and the link that bears most\n  "
           << padded("", 10);
    for (std::size_t j = 0; j < joints; ++j)
        stream << padded(model.joints[j].name, width);
    stream << '\n';
    for (std::size_t i = 0; i < sweep.values.size(); i += every) {
        const ResultFrame& frame = sweep.frames[i];
        stream << "  " << padded(formatted("%.4g", shownValue(model, sweep, i)), 10);
        if (!frame.isBalanced()) {
            stream << frame.message << '\n';
            continue;
        }
        for (std::size_t j = 0; j < joints; ++j)
            stream << padded(formatted("%.1f", resultantOf(frame, j)), width);
        std::size_t most = 0;
        for (std::size_t j = 1; j < model.links.size(); ++j) {
            if (std::abs(forceOf(frame, j)) > std::abs(forceOf(frame, most)))
                most = j;
        }
        if (!model.links.empty())
            stream << model.links[most].name << formatted(" %.1f", forceOf(frame, most));
        stream << '\n';
    }
    for (const SweepJump& jump : sweep.jumps)
        stream << "  jump at " << formatted("%.5g", shownValue(model, sweep, jump.value)) << ": the "
               << quantityWord(jump.quantity) << " of " << model.links[static_cast<std::size_t>(jump.link)].name
               << formatted(jump.quantity == SweptQuantity::Force ? " from %.1f to %.1f" : " from %.5f to %.5f",
                            jump.before, jump.after)
               << unitOf(model, sweep, jump.quantity)
               << (jump.reason.empty() ? std::string() : "; " + jump.reason.english()) << '\n';
}

JsonValue sweepJson(const Model& model, const CoordinateSweep& sweep)
{
    const Coordinate& coordinate = coordinateOf(model, sweep);
    JsonValue links = JsonValue::array(), joints = JsonValue::array();
    for (std::size_t j = 0; j < model.links.size(); ++j) {
        const auto row = static_cast<Eigen::Index>(j);
        links.push(JsonValue::object()
                       .set("name", model.links[j].name)
                       .set("force_N", listOf(sweep, [&](std::size_t i) { return forceOf(sweep.frames[i], j); }))
                       .set("length_m", listOf(sweep, [&](std::size_t i) { return lengthOf(sweep.frames[i], j); }))
                       .set("lever_arm", listOf(sweep, [&](std::size_t i) {
                                return sweep.momentArms(row, static_cast<Eigen::Index>(i));
                            })));
    }
    for (std::size_t j = 0; j < model.joints.size(); ++j)
        joints.push(
            JsonValue::object().set("name", model.joints[j].name).set("resultant_N", listOf(sweep, [&](std::size_t i) {
                                                                          return resultantOf(sweep.frames[i], j);
                                                                      })));
    JsonValue jumps = JsonValue::array();
    for (const SweepJump& it : sweep.jumps)
        jumps.push(JsonValue::object()
                       .set("at", shownValue(model, sweep, it.value))
                       .set("link", model.links[static_cast<std::size_t>(it.link)].name)
                       .set("quantity", jumpKey(it.quantity))
                       .set("before", it.before)
                       .set("after", it.after)
                       .set("reason", it.reason.english()));
    JsonValue followers = JsonValue::array();
    for (const int follower : sweep.followers)
        followers.push(model.coordinates[static_cast<std::size_t>(follower)].name);
    return JsonValue::object()
        .set("coordinate", coordinate.name)
        .set("moves_along", std::move(followers))
        .set("unit", coordinate.kind == CoordinateKind::Rotation ? "deg" : "m")
        .set("values", listOf(sweep, [&](std::size_t i) { return shownValue(model, sweep, i); }))
        .set("balanced", listOf(sweep, [&](std::size_t i) { return JsonValue(sweep.frames[i].isBalanced()); }))
        .set("remarks", listOf(sweep, [&](std::size_t i) { return JsonValue(remarksOf(sweep.frames[i])); }))
        .set("jumps", std::move(jumps))
        .set("links", std::move(links))
        .set("joints", std::move(joints));
}

}  // namespace sinew
