#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "core/scenario/scenario.h"
#include "ui/widgets/number_field.h"

namespace sinew {

enum class PhaseTrend { Rising, Falling, Level };

struct CurvePhase {
    double start = 0, end = 0;  // s
    PhaseTrend trend = PhaseTrend::Level;

    bool operator==(const CurvePhase&) const = default;
};

// A phase curve as it is drawn: in the unit of its coordinate (degrees, millimetres), or plain SI without one.
struct CurveView {
    QString name;
    QString title;  // of the axis: "angle, °"
    FieldUnit unit, rateUnit;
    QString accelerationUnit;
    PhaseCurveData data;                               // SI
    std::vector<double> times;                         // s, evenly over the curve
    std::vector<double> values, rates, accelerations;  // shown units, as times
    std::vector<CurvePhase> phases;
    QString fault;  // why it cannot be drawn; empty when it can
};

CurveView curveViewOf(const NamedCurve& curve, const Model& model);

// What a person does to a curve. Indices must exist. In a periodic curve the last point goes with the first.
// To a time between its neighbours.
PhaseCurveData withPointMoved(PhaseCurveData data, std::size_t point, double time, double value);
PhaseCurveData withPointAdded(PhaseCurveData data, double time, double value);
PhaseCurveData withPointRemoved(PhaseCurveData data, std::size_t point);
PhaseCurveData withSlope(PhaseCurveData data, std::size_t point, std::optional<double> slope);
PhaseCurveData withShape(PhaseCurveData data, std::size_t phase, const PhaseShape& shape);
PhaseCurveData withPeriodic(PhaseCurveData data, bool periodic);
PhaseShape shapeOf(const PhaseCurveData& data, std::size_t phase);

// A curve of a coordinate that rests where the model has it; empty name of a coordinate: plain SI.
Scenario withCurveAdded(Scenario scenario, const Coordinate& coordinate);
Scenario withCurve(Scenario scenario, const std::string& name, const PhaseCurveData& data);
Scenario withCurveRenamed(Scenario scenario, const std::string& name, const std::string& newName);
Scenario withCurveRemoved(Scenario scenario, const std::string& name);
// The first stage that uses a curve; empty: none.
std::string userOf(const Scenario& scenario, const std::string& curve);

// "rms 0.8°, largest difference 2.1°"
QString fitText(const PhaseFit& fit, const FieldUnit& unit);

}  // namespace sinew
