#pragma once

#include <limits>
#include <sstream>
#include <string>

#include "core/io/scenario_file.h"
#include "malformed.h"
#include "tests/support/models.h"

namespace sinew::test {

// The shipped five-link figure with a cord, a foot that touches the ground and a constraint.
inline Model scenarioModel()
{
    Model model = shippedModel("five_link");
    Link cord{.name = "cord", .path = {{"ground", "", {0, 2, 0}}, {"trunk.tip", "", {0, 0, 0}}}};
    cord.stiffness = DirectStiffness{500};
    for (Coordinate& coordinate : model.coordinates) {
        if (coordinate.name != "swing_shank_angle")
            continue;
        coordinate.minimum = -std::numeric_limits<double>::infinity();  // its series goes where no knee does
        coordinate.maximum = std::numeric_limits<double>::infinity();
    }
    model.links = {cord};
    model.contacts = {{.name = "left_foot", .body = "support"}};
    model.constraints = {{"foot", Closure{"ground", "support", {}, {}, {{RelativeMotion::X}}}, {}, {}}};
    return model;
}

// A scenario for it that uses all there is. It reads without a remark.
inline const std::string baseScenario
    = R"json({"format": "sinew-scenario", "version": 1, "name": "step", "title": "A step",
 "description": "Stance and flight", "model": "five.sinew.json",
 "sources": [{"name": "Khasin 1999", "text": "In full"}],
 "changes": [{"link": "cord", "activation": 0.5, "shortening": 0.01}, {"body": "trunk.1", "added_mass": 2}],
 "start": [{"coordinate": "trunk_angle", "value": 85, "speed": -4}, {"coordinate": "support_x", "value": 0.1}],
 "curves": [
  {"name": "swing", "coordinate": "swing_thigh_angle", "points": [{"time": 0, "value": -110},
   {"time": 0.3, "value": -70, "slope": 0}, {"time": 0.5, "value": -90}], "shapes": [{"skew": 0.2}, {"peak": -0.5}],
   "source": "Khasin 1999", "note": "fast"},
  {"name": "push", "periodic": true, "points": [{"time": 0, "value": 3, "curvature": 0}, {"time": 0.4, "value": 9},
   {"time": 1, "value": 3}]}
 ],
 "tables": [{"name": "walk", "file": "walk.sto", "source": "Khasin 1999", "note": "n"}],
 "forces": [{"name": "wind", "body": "trunk.tip", "point": [0, 0.1, 0], "force": ["-2 * trunk_angle.speed", 0, 0],
   "moment": [0, 0, "0.1 * sin(time)"], "frame": "body"}],
 "stages": [
  {"name": "stance", "given": [
    {"coordinates": ["support_x", "support_y"], "motion": "hold"},
    {"coordinates": ["support_shank_angle"], "effort": {"table": "walk", "column": "hip_moment"}, "factor": 1.2},
    {"coordinates": ["support_thigh_angle"], "effort": {"formula": "-3 * support_thigh_angle.speed"}},
    {"coordinates": ["swing_thigh_angle"], "motion": {"curve": "swing"}, "clock": "stage", "blend": 0.1, "delay": 0.05},
    {"coordinates": ["swing_shank_angle"],
     "follow": {"series": {"period": 2, "mean": 10, "cosines": [5], "sines": [0, 1]}},
     "tracking": {"proportional": 50, "derivative": 4, "limit": 30}},
    {"coordinates": "*", "effort": {"curve": "push"}}],
   "ends": [{"time": 0.3}, {"when": "left_foot.normal < 0", "next": "flight"}], "constraints": ["foot"],
   "holds": [{"name": "toe", "body": "support", "point": [0.1, 0, 0], "keeps_direction": true}], "note": "both feet"},
  {"name": "flight", "like": "stance", "given": [{"coordinates": ["support_x", "support_y"], "effort": -12.5},
    {"coordinates": ["support_shank_angle"], "motion": 90}],
   "ends": [{"after": 0.2, "next": "end"}], "constraints": [], "holds": []}
 ],
 "options": {"method": "implicit", "duration": 2, "output_step": 0.02, "relative_tolerance": 1e-6,
  "absolute_tolerance": 1e-9, "step": 0.002},
 "trails": [{"body": "trunk.tip", "point": [0, 0, 0]}, {"body": "support", "point": [0.1, 0, 0]}],
 "plots": ["trunk_angle/effort", "left_foot/normal"]
}
)json";

inline Result<Scenario> readScenarioText(const std::string& text, const Model& model)
{
    std::istringstream stream(text);
    return readScenario(stream, "m", model);
}

inline std::string writtenScenario(const Scenario& scenario, const Model& model)
{
    std::ostringstream stream;
    writeScenario(scenario, model, stream);
    return stream.str();
}

// All remarks, "line:column: error: message; hint" each.
inline std::string asText(const Diagnostics& diagnostics)
{
    std::string remarks;
    for (const Diagnostic& diagnostic : diagnostics) {
        remarks += remarks.empty() ? "" : "\n";
        remarks += toString(diagnostic).substr(2);
    }
    return remarks;
}

inline void checkScenarioRow(const Model& model)
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    const Result<Scenario> result = readScenarioText(text.toStdString(), model);
    QCOMPARE(QByteArray::fromStdString(asText(result.diagnostics)), expected);
    QCOMPARE(result.ok(), !expected.contains(": error: "));
}

}  // namespace sinew::test
