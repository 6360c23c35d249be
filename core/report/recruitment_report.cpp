#include "core/report/recruitment_report.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ostream>

#include "core/base/name_list.h"
#include "core/base/suggest.h"
#include "core/report/csv_text.h"
#include "core/report/recruitment_rows.h"
#include "core/report/solution_report.h"

namespace sinew {

namespace {

// "a", "a and b", "a, b and c", "a, b, c, d and 4 others"
Sentence linkList(const std::vector<std::string>& names)
{
    constexpr std::size_t most = 4;
    if (names.size() <= most + 1)
        return joinedByAnd(names);
    const auto end = names.begin() + static_cast<std::ptrdiff_t>(most);
    return sentence("%1 and %2 others", listed({names.begin(), end}), names.size() - most);
}

// Links whose force has a sign or size that they cannot have.
std::vector<std::string> impossibleLinks(const SwitchingStep& step, const Model& model)
{
    std::vector<std::string> names;
    const double tolerance = 1e-9 * (step.values.size() > 0 ? step.values.cwiseAbs().maxCoeff() : 0.0);
    for (std::size_t j = 0; j < model.links.size(); ++j) {
        const double force = step.values[static_cast<Eigen::Index>(j)];
        const Link& link = model.links[j];
        const bool pushes = force < -tolerance && link.sense == LinkSense::Tension;
        const bool pulls = force > tolerance && link.sense == LinkSense::Compression;
        const bool holds = link.strength && link.strength->then == AtStrength::Holds;
        if (pushes || pulls || (holds && std::abs(force) > link.strength->force + tolerance))
            names.push_back(link.name);
    }
    return names;
}

void writeNumbers(std::ostream& stream, const Eigen::Ref<const Eigen::VectorXd>& numbers)
{
    for (const double number : numbers)
        stream << ',' << csvNumber(number);
    stream << '\n';
}

JsonValue forcesJson(const Model& model, const StaticsSolution& solution)
{
    JsonValue links = JsonValue::array();
    for (std::size_t j = 0; j < model.links.size(); ++j)
        links.push(JsonValue::object()
                       .set("name", model.links[j].name)
                       .set("force_N", solution.forces[static_cast<Eigen::Index>(j)]));
    return links;
}

std::string intervalName(const char* kind, const std::string& name)
{
    return std::string(kind) + "," + csvField(name);
}

void writeInterval(std::ostream& stream, const std::string& name, const ForceInterval& interval)
{
    Eigen::VectorXd numbers(8);
    numbers << interval.nominal, interval.provenLower, interval.provenUpper, interval.sampledLower,
        interval.percentile5, interval.median, interval.percentile95, interval.sampledUpper;
    stream << name;
    writeNumbers(stream, numbers);
}

const char* unitOf(const Parameter& parameter, const Mechanism& mechanism)
{
    switch (parameter.kind) {
    case ParameterKind::Stiffness:
    case ParameterKind::Load: return "1";
    case ParameterKind::Point: return "m";
    case ParameterKind::Coordinate: break;
    }
    const bool turns = mechanism.coordinateKinds[static_cast<std::size_t>(parameter.index)] == CoordinateKind::Rotation;
    return turns ? "rad" : "m";
}

}  // namespace

std::string percent(double share)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.1f %%", 100 * share);
    return text;
}

const std::string& linkName(const Model& model, int link)
{
    return model.links[static_cast<std::size_t>(link)].name;
}

void writeLinkNames(std::ostream& stream, const Model& model)
{
    for (const Link& link : model.links)
        stream << ',' << csvField(link.name + " (N)");
}

JsonValue resultantsJson(const Model& model, const std::vector<JointForce>& joints, double bodyWeight)
{
    JsonValue list = JsonValue::array();
    for (std::size_t i = 0; i < joints.size(); ++i)
        list.push(JsonValue::object()
                      .set("name", model.joints[i].name)
                      .set("force_N", joints[i].force)
                      .set("resultant_N", joints[i].resultant)
                      .set("resultant_bw", bodyWeight > 0 ? JsonValue(joints[i].resultant / bodyWeight) : JsonValue()));
    return list;
}

const char* changeText(SwitchingChange change)
{
    switch (change) {
    case SwitchingChange::Start: return "all engaged";
    case SwitchingChange::Releases: return "goes slack";
    case SwitchingChange::Engages: return "engages";
    case SwitchingChange::Yields: return "yields";
    case SwitchingChange::Breaks: return "breaks";
    }
    return "";
}

std::vector<Sentence> historyRemarks(const std::vector<SwitchingStep>& history, const Model& model)
{
    std::vector<Sentence> remarks;
    for (const SwitchingStep& step : history) {
        const std::vector<std::string> impossible = impossibleLinks(step, model);
        const Sentence remark = impossible.empty() ? sentence("every force is possible")
                                                   : sentence("not possible yet: %1", linkList(impossible));
        remarks.push_back(step.step == history.back().step ? sentence("%1; final", remark) : remark);
    }
    return remarks;
}

void writeComparisonCsv(const Model& model, const std::vector<CriterionResult>& results, std::ostream& stream)
{
    stream << "kind,name";
    for (const CriterionResult& result : results)
        stream << ',' << csvField(nameOf(result.criterion) + " (N)");
    stream << '\n';
    stream << "status,";
    for (const CriterionResult& result : results)
        stream << ',' << statusName(result.solution.status);
    stream << '\n';
    const auto number = [](const CriterionResult& result, double value) {
        return result.solution.isBalanced() ? csvNumber(value) : std::string();
    };
    for (std::size_t j = 0; j < model.links.size(); ++j) {
        stream << "link," << csvField(model.links[j].name);
        for (const CriterionResult& result : results)
            stream << ',' << number(result, result.solution.forces[static_cast<Eigen::Index>(j)]);
        stream << '\n';
    }
    for (std::size_t i = 0; i < model.joints.size(); ++i) {
        stream << "joint," << csvField(model.joints[i].name);
        for (const CriterionResult& result : results)
            stream << ',' << number(result, result.solution.joints[i].resultant);
        stream << '\n';
    }
}

void writeHistoryCsv(const Model& model, const std::vector<SwitchingStep>& history, std::ostream& stream)
{
    stream << "step,link,change";
    writeLinkNames(stream, model);
    stream << '\n';
    for (const SwitchingStep& step : history) {
        stream << step.step << ',' << (step.row < 0 ? std::string() : csvField(linkName(model, step.row))) << ','
               << changeText(step.change);
        writeNumbers(stream, step.values);
    }
}

void writeSensitivityCsv(const Model& model, const Mechanism& mechanism, const Sensitivities& sensitivities,
                         std::ostream& stream)
{
    stream << "parameter,unit";
    for (const Link& link : model.links)
        stream << ',' << csvField(link.name + " (N per unit)");
    for (const Joint& joint : model.joints)
        stream << ',' << csvField(joint.name + " resultant (N per unit)");
    stream << '\n';
    for (std::size_t p = 0; p < sensitivities.parameters.size(); ++p) {
        const Parameter& parameter = sensitivities.parameters[p];
        const auto column = static_cast<Eigen::Index>(p);
        Eigen::VectorXd numbers(sensitivities.forces.rows() + sensitivities.resultants.rows());
        numbers << sensitivities.forces.col(column), sensitivities.resultants.col(column);
        stream << csvField(nameOf(parameter, mechanism, model).english()) << ',' << unitOf(parameter, mechanism);
        writeNumbers(stream, numbers);
    }
}

void writeIntervalsCsv(const Model& model, const ForceIntervals& intervals, std::ostream& stream)
{
    stream << "kind,name,stated (N),proven least (N),proven most (N),sampled least (N),5th percentile (N),median (N),"
              "95th percentile (N),sampled most (N)\n";
    for (std::size_t i = 0; i < intervals.joints.size(); ++i)
        writeInterval(stream, intervalName("joint", model.joints[i].name), intervals.joints[i]);
    for (std::size_t j = 0; j < intervals.links.size(); ++j)
        writeInterval(stream, intervalName("link", model.links[j].name), intervals.links[j]);
}

void writeComparisonText(const Model& model, const std::vector<CriterionResult>& results, std::ostream& stream)
{
    char text[64];
    stream << "\nForces, N\n";
    std::snprintf(text, sizeof text, "%-36s", "");
    stream << text;
    for (const CriterionResult& result : results) {
        std::snprintf(text, sizeof text, " %12s", textOf(result.criterion).c_str());
        stream << text;
    }
    stream << '\n';
    const auto row = [&](const std::string& name, auto value) {
        std::snprintf(text, sizeof text, "  %-34s", name.c_str());
        stream << text;
        for (const CriterionResult& result : results) {
            if (result.solution.isBalanced())
                std::snprintf(text, sizeof text, " %12.4g", value(result.solution));
            else
                std::snprintf(text, sizeof text, " %12s", "-");
            stream << text;
        }
        stream << '\n';
    };
    for (std::size_t j = 0; j < model.links.size(); ++j) {
        const auto force = [&](const StaticsSolution& s) { return s.forces[static_cast<Eigen::Index>(j)]; };
        const bool carries = std::any_of(results.begin(), results.end(), [&](const CriterionResult& result) {
            return result.solution.isBalanced() && result.solution.engaged[j];
        });
        if (carries)
            row(model.links[j].name, force);
    }
    for (std::size_t i = 0; i < model.joints.size(); ++i)
        row("joint " + model.joints[i].name, [&](const StaticsSolution& s) { return s.joints[i].resultant; });
    for (const CriterionResult& result : results) {
        if (!result.solution.isUsable())
            stream << textOf(result.criterion) << ": " << result.solution.message << '\n';
    }
}

JsonValue comparisonJson(const Model& model, const std::vector<CriterionResult>& results, double bodyWeight)
{
    JsonValue list = JsonValue::array();
    for (const CriterionResult& result : results) {
        JsonValue item = JsonValue::object();
        item.set("method", textOf(result.criterion));
        item.set("status", statusName(result.solution.status));
        item.set("message", result.solution.message);
        item.set("residual", result.solution.residual);
        item.set("is_complete_system", result.isCompleteSystem);
        if (result.solution.isBalanced()) {
            item.set("links", forcesJson(model, result.solution));
            item.set("joints", resultantsJson(model, result.solution.joints, bodyWeight));
        }
        list.push(std::move(item));
    }
    return list;
}

}  // namespace sinew
