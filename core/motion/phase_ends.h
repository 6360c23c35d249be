#pragma once

#include <vector>

#include "core/motion/phase_curve.h"

namespace sinew {

// Slopes and curvatures at characteristic points such that every phase can be monotone.

// The rate of a phase is of this degree.
inline constexpr int rateDegree = 10;

// One of each a point. Those of the first and the last point of a periodic curve are equal.
struct PhaseEnds {
    std::vector<double> slopes;      // per s
    std::vector<double> curvatures;  // per s^2
    int crowdedPhase = -1;           // no monotone curve exists: its change of value is too little for its slopes
};

// The data need finite numbers, rising times, and slopes and curvatures of the right sign. What is absent is chosen,
// as PhaseCurve says; of curvatures as near as can be to those preferred, when there is a list of them (one a point).
PhaseEnds resolvePhaseEnds(const PhaseCurveData& data, const std::vector<double>& preferredCurvatures = {});

// The places of points among phases.
class PhaseLayout {
public:
    explicit PhaseLayout(const PhaseCurveData& data) : m_data(data) {}

    int phaseCount() const { return static_cast<int>(m_data.points.size()) - 1; }
    int pointCount() const { return m_data.isPeriodic ? phaseCount() : phaseCount() + 1; }  // different ones
    int startOf(int phase) const { return phase; }
    int endOf(int phase) const { return (phase + 1) % pointCount(); }
    int before(int point) const { return point > 0 ? point - 1 : m_data.isPeriodic ? phaseCount() - 1 : -1; }
    int after(int point) const { return point < phaseCount() ? point : -1; }

    double duration(int phase) const { return point(phase + 1).time - point(phase).time; }
    double change(int phase) const { return point(phase + 1).value - point(phase).value; }
    double meanRate(int phase) const { return change(phase) / duration(phase); }
    int sign(int phase) const { return change(phase) > 0 ? 1 : change(phase) < 0 ? -1 : 0; }

    // At the end of an open curve.
    bool isOuter(int point) const { return before(point) < 0 || after(point) < 0; }
    // Beside a phase of constant value.
    bool isStill(int point) const;
    // Between a rise and a fall.
    bool isTurn(int point) const;

    std::optional<double> givenSlope(int point) const;
    std::optional<double> givenCurvature(int point) const;

    const CharacteristicPoint& point(int i) const { return m_data.points[static_cast<std::size_t>(i)]; }

private:
    const PhaseCurveData& m_data;
};

}  // namespace sinew
