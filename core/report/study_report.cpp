#include "core/report/study_report.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numbers>
#include <numeric>
#include <ostream>
#include <string>
#include <vector>

#include "core/report/solution_report.h"

namespace sinew {

namespace {

constexpr std::size_t mostParameters = 8;  // of each joint, for a person

// A step of a parameter that a person can picture: 1 %, 1 mm, 1 degree.
struct Step {
    double size = 0;  // SI, or a share
    const char* words = "";
};

Step stepOf(const Parameter& parameter, const Mechanism& mechanism)
{
    const bool turns
        = parameter.kind == ParameterKind::Coordinate
          && mechanism.coordinateKinds[static_cast<std::size_t>(parameter.index)] == CoordinateKind::Rotation;
    if (turns)
        return {std::numbers::pi / 180, "a degree"};
    if (parameter.kind == ParameterKind::Point || parameter.kind == ParameterKind::Coordinate)
        return {0.001, "a millimetre"};
    return {0.01, "a per cent"};
}

JsonValue intervalJson(const std::string& name, const ForceInterval& interval)
{
    return JsonValue::object()
        .set("name", name)
        .set("nominal_N", interval.nominal)
        .set("proven_N", JsonValue::array().push(interval.provenLower).push(interval.provenUpper))
        .set("sampled_N", JsonValue::array().push(interval.sampledLower).push(interval.sampledUpper))
        .set("percentiles_5_50_95_N",
             JsonValue::array().push(interval.percentile5).push(interval.median).push(interval.percentile95));
}

void writeIntervalRow(const std::string& name, const ForceInterval& interval, std::ostream& stream)
{
    char text[160];
    std::snprintf(text, sizeof text, "  %-32s %9.4g %9.4g %9.4g %9.4g %9.4g\n", name.c_str(), interval.nominal,
                  interval.provenLower, interval.provenUpper, interval.sampledLower, interval.sampledUpper);
    stream << text;
}

}  // namespace

JsonValue sensitivitiesJson(const Model& model, const Mechanism& mechanism, const Sensitivities& sensitivities)
{
    JsonValue list = JsonValue::array();
    for (std::size_t p = 0; p < sensitivities.parameters.size(); ++p) {
        const auto column = static_cast<Eigen::Index>(p);
        list.push(JsonValue::object()
                      .set("parameter", nameOf(sensitivities.parameters[p], mechanism, model))
                      .set("links_N", Eigen::VectorXd(sensitivities.forces.col(column)))
                      .set("resultants_N", Eigen::VectorXd(sensitivities.resultants.col(column))));
    }
    return JsonValue::object()
        .set("status", statusName(sensitivities.status))
        .set("message", sensitivities.message)
        .set("derivatives", std::move(list));
}

JsonValue intervalsJson(const Model& model, const ForceIntervals& intervals)
{
    JsonValue links = JsonValue::array(), joints = JsonValue::array();
    for (std::size_t j = 0; j < intervals.links.size(); ++j)
        links.push(intervalJson(model.links[j].name, intervals.links[j]));
    for (std::size_t i = 0; i < intervals.joints.size(); ++i)
        joints.push(intervalJson(model.joints[i].name, intervals.joints[i]));
    return JsonValue::object()
        .set("status", statusName(intervals.status))
        .set("message", intervals.message)
        .set("links", std::move(links))
        .set("joints", std::move(joints));
}

void writeSensitivityText(const Model& model, const Mechanism& mechanism, const Sensitivities& sensitivities,
                          std::ostream& stream)
{
    stream
        << "\nWhat the joint forces depend on (a point that moves changes the rest length and what follows from it)\n";
    if (!sensitivities.isUsable()) {
        stream << "  " << sensitivities.message << '\n';
        return;
    }
    for (Eigen::Index joint = 0; joint < sensitivities.resultants.rows(); ++joint) {
        std::vector<std::pair<double, std::size_t>> changes;
        for (std::size_t p = 0; p < sensitivities.parameters.size(); ++p) {
            const double rate = sensitivities.resultants(joint, static_cast<Eigen::Index>(p));
            changes.emplace_back(rate * stepOf(sensitivities.parameters[p], mechanism).size, p);
        }
        std::sort(changes.begin(), changes.end(),
                  [](const auto& a, const auto& b) { return std::abs(a.first) > std::abs(b.first); });
        if (changes.empty() || changes.front().first == 0)
            continue;
        stream << "  " << model.joints[static_cast<std::size_t>(joint)].name << '\n';
        for (std::size_t i = 0; i < std::min(mostParameters, changes.size()); ++i) {
            const Parameter& parameter = sensitivities.parameters[changes[i].second];
            char text[64];
            std::snprintf(text, sizeof text, "    %+9.3g N by %s of ", changes[i].first,
                          stepOf(parameter, mechanism).words);
            stream << text << nameOf(parameter, mechanism, model) << '\n';
        }
    }
}

void writeIntervalsText(const Model& model, const ForceIntervals& intervals, std::ostream& stream)
{
    stream << "\nForces when every stiffness is known within the range only, N\n";
    if (!intervals.isUsable()) {
        stream << "  " << intervals.message << '\n';
        return;
    }
    char text[160];
    std::snprintf(text, sizeof text, "  %-32s %9s %9s %9s %9s %9s\n", "", "stated", "proven", "to", "sampled", "to");
    stream << text;
    for (std::size_t i = 0; i < intervals.joints.size(); ++i)
        writeIntervalRow("joint " + model.joints[i].name, intervals.joints[i], stream);
    for (std::size_t j = 0; j < intervals.links.size(); ++j) {
        if (intervals.links[j].provenUpper != 0 || intervals.links[j].provenLower != 0)
            writeIntervalRow(model.links[j].name, intervals.links[j], stream);
    }
}

}  // namespace sinew
