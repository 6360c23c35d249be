#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

#include <Eigen/Core>

#include "core/motion/phase_curve.h"
#include "core/motion/phase_ends.h"

namespace sinew {

// One number of the curve that a fit may change: origin + scale * x, x within [low, high].
struct FitParameter {
    enum class Kind { Time, Value, Slope, Curvature, Skew, Peak } kind;
    std::size_t index = 0;  // of a point or phase
    double origin = 0, scale = 1;
    double low = -std::numeric_limits<double>::infinity(), high = -low;
};

// The phase curves that a fit may choose among, by their numbers x; x = 0 is the one it starts from. All have the
// phases of the start, rising and falling as there.
class FitFamily {
public:
    explicit FitFamily(PhaseCurveData start);

    Eigen::Index size() const { return static_cast<Eigen::Index>(m_parameters.size()); }
    const FitParameter& operator[](Eigen::Index i) const { return m_parameters[static_cast<std::size_t>(i)]; }

    // The start without its slopes and curvatures.
    const PhaseCurveData& start() const { return m_start; }

    // Nothing where phases would vanish or turn round. Slopes and curvatures are given, limited to what is possible.
    std::optional<PhaseCurveData> curveOf(const Eigen::VectorXd& x) const;

private:
    void addPoint(const PhaseLayout& layout, int i, const PhaseEnds& ends);
    void addShape(std::size_t phase);
    bool keepsPhases(const PhaseCurveData& data) const;

    PhaseCurveData m_start;
    std::vector<FitParameter> m_parameters;
};

}  // namespace sinew
