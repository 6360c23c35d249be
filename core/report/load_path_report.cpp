// The load path for people and programs.

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ostream>

#include "core/base/name_list.h"
#include "core/report/csv_text.h"
#include "core/report/recruitment_report.h"
#include "core/report/recruitment_rows.h"
#include "core/report/solution_report.h"

namespace sinew {

namespace {

// Of several links.
const char* changeTogetherText(SwitchingChange change)
{
    switch (change) {
    case SwitchingChange::Start: return "all engaged";
    case SwitchingChange::Releases: return "go slack together";
    case SwitchingChange::Engages: return "engage together";
    case SwitchingChange::Yields: return "yield together";
    case SwitchingChange::Breaks: return "break together";
    }
    return "";
}

template <class Path>
void writeShare(const Path& path, std::size_t at, std::ostream& stream)
{
    stream << csvNumber(path.parameters[at]);
    for (const double force : path.forces.col(static_cast<Eigen::Index>(at)))
        stream << ',' << csvNumber(force);
    for (const JointForce& joint : path.joints[at])
        stream << ',' << csvNumber(joint.resultant);
}

// Whether links pull without a load: the forces then do not grow in proportion to it.
bool isImposed(const Model& model)
{
    return std::ranges::any_of(model.links, [](const Link& link) { return link.slackLength || link.shortening != 0; });
}

// What is more than round-off of the largest force, N.
double leastForce(const Eigen::VectorXd& forces)
{
    return 1e-9 * (forces.size() > 0 ? forces.cwiseAbs().maxCoeff() : 0.0);
}

// Rows of the links that bear by either path, then of the joints. linear: nullptr where it does not come so far.
void writeForcesAt(const Model& model, double share, const StaticsLoadPath* linear, const LargeDisplacementPath& large,
                   std::ostream& stream)
{
    const Eigen::VectorXd moved = forcesAt(large, share);
    const Eigen::VectorXd still = linear ? forcesAt(*linear, share) : Eigen::VectorXd::Zero(moved.size());
    const double none = std::max(leastForce(still), leastForce(moved));
    char text[160];
    const auto row = [&](const std::string& name, const char* a, const char* b) {
        std::snprintf(text, sizeof text, "  %-34s %12s %12s\n", name.c_str(), a, b);
        stream << text;
    };
    const auto number = [&](double force) {
        char digits[32];
        std::snprintf(digits, sizeof digits, "%.4g", std::abs(force) > none ? force : 0.0);
        return std::string(digits);
    };
    const auto rowOf = [&](const std::string& name, double a, double b) {
        row(name, linear ? number(a).c_str() : "", number(b).c_str());
    };
    row("forces at " + percent(share) + " (N)", linear ? "linear" : "", "large");
    for (std::size_t j = 0; j < model.links.size(); ++j) {
        const auto at = static_cast<Eigen::Index>(j);
        if (std::max(std::abs(still[at]), std::abs(moved[at])) > none)
            rowOf(model.links[j].name, still[at], moved[at]);
    }
    for (int i = 0; i < static_cast<int>(model.joints.size()); ++i)
        rowOf("joint " + model.joints[static_cast<std::size_t>(i)].name, linear ? resultantAt(*linear, i, share) : 0,
              resultantAt(large, i, share));
}

// Side by side at the largest load that both hold; where large displacements hold more, at theirs too.
void writeLargePathText(const Model& model, const StaticsLoadPath& path, const LargeDisplacementPath& large,
                        std::ostream& stream)
{
    stream << "  with large displacements: " << large.message << '\n';
    if (!large.isUsable())
        return;
    const double end = large.parameters.back(), linearEnd = path.isUsable() ? path.parameters.back() : 0;
    if (path.isUsable() && (linearEnd > 0 || end == 0))
        writeForcesAt(model, std::min(linearEnd, end), &path, large, stream);
    if (end > linearEnd)
        writeForcesAt(model, end, nullptr, large, stream);
    if (const Sentence remark = linearityRemark(path, large); !remark.empty() && remark != large.message)
        stream << "  note: " << remark << '\n';
    for (const Sentence& remark : large.remarks)
        stream << "  note: " << remark << '\n';
}

JsonValue largePathJson(const Model& model, const StaticsLoadPath& path, const LargeDisplacementPath& large,
                        double bodyWeight)
{
    JsonValue steps = JsonValue::array();
    for (std::size_t i = 0; i < large.parameters.size(); ++i) {
        const auto column = static_cast<Eigen::Index>(i);
        steps.push(JsonValue::object()
                       .set("load_share", large.parameters[i])
                       .set("forces_N", Eigen::VectorXd(large.forces.col(column)))
                       .set("values_si", Eigen::VectorXd(large.values.col(column)))
                       .set("joints", resultantsJson(model, large.joints[i], bodyWeight)));
    }
    const std::optional<LinearityGap> gap = linearityGap(path, large);
    return JsonValue::object()
        .set("status", statusName(large.status))
        .set("message", large.message)
        .set("remark", linearityRemark(path, large))
        .set("remarks", JsonValue(large.remarks))
        .set("residual", large.residual)
        .set("evaluations", large.evaluations)
        .set("gap_load_share", gap ? JsonValue(gap->share) : JsonValue())
        .set("tension_gap", gap ? JsonValue(gap->tensions) : JsonValue())
        .set("joint_force_gap", gap ? JsonValue(gap->jointForces) : JsonValue())
        .set("steps", std::move(steps));
}

}  // namespace

const char* statusName(LargePathStatus status)
{
    switch (status) {
    case LargePathStatus::NotRun: return "not_run";
    case LargePathStatus::Converged: return "converged";
    case LargePathStatus::LimitPoint: return "limit_point";
    case LargePathStatus::NotConverged: return "not_converged";
    case LargePathStatus::InvalidInput: return "invalid_input";
    case LargePathStatus::Cancelled: return "cancelled";
    }
    return "";
}

std::vector<std::string> eventLines(const StaticsLoadPath& path, const Model& model)
{
    std::vector<std::string> lines;
    for (std::size_t i = 0, next = 0; i < path.events.size(); i = next) {
        std::vector<std::string> names;
        for (next = i; next == i || (next < path.events.size() && path.events[next].withPrevious); ++next)
            names.push_back(linkName(model, path.events[next].link));
        const SwitchingChange change = path.events[i].change;
        lines.push_back(percent(path.events[i].parameter) + ": " + joinedByAnd(names).english() + " "
                        + (names.size() > 1 ? changeTogetherText(change) : changeText(change)));
    }
    if (path.collapsed && !path.parameters.empty())
        lines.push_back(percent(path.parameters.back()) + ": the links cannot hold more");
    return lines;
}

void writeLoadPathCsv(const Model& model, const StaticsLoadPath& path, const LargeDisplacementPath* large,
                      std::ostream& stream)
{
    stream << "load_share";
    writeLinkNames(stream, model);
    for (const Joint& joint : model.joints)
        stream << ',' << csvField(joint.name + " resultant (N)");
    stream << ",events,path\n";
    for (std::size_t c = 0; c < path.parameters.size(); ++c) {
        writeShare(path, c, stream);
        std::string events;
        const bool first = c == 0 || path.parameters[c - 1] != path.parameters[c];
        for (const LoadPathEvent& event : path.events) {
            if (first && event.parameter == path.parameters[c])
                events += (events.empty() ? "" : "; ") + linkName(model, event.link) + " " + changeText(event.change);
        }
        stream << ',' << csvField(events) << ",linear\n";
    }
    for (std::size_t i = 0; large && i < large->parameters.size(); ++i) {
        writeShare(*large, i, stream);
        stream << ",,large_displacements\n";
    }
}

void writeLoadPathText(const Model& model, const StaticsLoadPath& path, const LargeDisplacementPath* large,
                       std::ostream& stream)
{
    stream << "\nAs the load grows from nothing to its full size\n";
    if (!path.isUsable())
        stream << "  " << path.message << '\n';
    else if (path.events.empty() && !path.collapsed)
        stream << (isImposed(model) ? "  no link switches\n" : "  no link switches: forces grow in proportion\n");
    for (const std::string& line : eventLines(path, model))
        stream << "  " << line << '\n';
    for (const Sentence& remark : path.remarks)
        stream << "  note: " << remark << '\n';
    if (large)
        writeLargePathText(model, path, *large, stream);
}

JsonValue loadPathJson(const Model& model, const StaticsLoadPath& path, const LargeDisplacementPath* large,
                       double bodyWeight)
{
    JsonValue events = JsonValue::array(), corners = JsonValue::array();
    for (const LoadPathEvent& event : path.events)
        events.push(JsonValue::object()
                        .set("load_share", event.parameter)
                        .set("link", linkName(model, event.link))
                        .set("change", changeText(event.change))
                        .set("with_previous", event.withPrevious));
    for (std::size_t c = 0; c < path.parameters.size(); ++c)
        corners.push(JsonValue::object()
                         .set("load_share", path.parameters[c])
                         .set("forces_N", Eigen::VectorXd(path.forces.col(static_cast<Eigen::Index>(c))))
                         .set("joints", resultantsJson(model, path.joints[c], bodyWeight)));
    JsonValue json = JsonValue::object()
                         .set("status", statusName(path.status))
                         .set("message", path.message)
                         .set("remarks", JsonValue(path.remarks))
                         .set("collapsed", path.collapsed)
                         .set("events", std::move(events))
                         .set("corners", std::move(corners));
    if (large)
        json.set("large_displacements", largePathJson(model, path, *large, bodyWeight));
    return json;
}

}  // namespace sinew
