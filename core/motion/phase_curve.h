#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/base/extras.h"
#include "core/base/sentence.h"
#include "core/math/scalar_function.h"

namespace sinew {

// Where one phase of monotonic change ends and the next begins (Khasin and Khokhlov 1999).
struct CharacteristicPoint {
    double time = 0;                  // s
    double value = 0;                 // unit of the curve
    std::optional<double> slope;      // per s; chosen when absent: 0 where the curve turns
    std::optional<double> curvature;  // per s^2; chosen when absent
    Extras extras = {};

    bool operator==(const CharacteristicPoint&) const = default;
};

// The free shape of one phase, both in [-1, 1] and 0 at rest: skew moves the greatest rate early (-1) or late (1);
// peak makes the greatest rate low and long (-1) or high and short (1).
struct PhaseShape {
    double skew = 0;
    double peak = 0;
    Extras extras = {};

    bool operator==(const PhaseShape&) const = default;
};

// What a person edits.
struct PhaseCurveData {
    std::vector<CharacteristicPoint> points;  // two or more, times rising strictly
    std::vector<PhaseShape> shapes;           // one a phase, or fewer: the rest at rest
    bool isPeriodic = false;                  // the last point is the first, one period later; equal values

    bool operator==(const PhaseCurveData&) const = default;
};

// A curve through characteristic points with continuous first and second derivative, monotone in every phase, without
// overshoot. Beyond its ends an open curve stays at its end values (slope and curvature zero; so give slope 0 there
// for a smooth halt); a periodic one repeats.
//
// The rate of a phase is a Bernstein polynomial without negative coefficients, times the sign of the phase: that makes
// the phase monotone. Its outer coefficients follow from slope and curvature at both ends, the sum of all from the
// change of value; the inner ones carry the shape. At rest they are those of the polynomial of degree five with the
// same ends wherever that one is monotone.
//
// What is absent is chosen: slope 0 at the ends of an open curve, where the curve turns, and beside a phase of constant
// value; elsewhere a slope of at most twice the lesser mean rate of both neighbours. Curvature 0 where an open curve
// begins or ends at rest, and beside a constant phase; near that of cosine arcs where the curve turns; elsewhere near
// that of the parabola through the neighbouring points. All this gives way, as far as it must, to what is given.
class PhaseCurve {
public:
    PhaseCurve() = default;  // 0 everywhere

    // What is wrong with data, one sentence; empty when nothing is: two points or more, finite, times rising, slopes
    // with the sign of their phases and small enough that a monotone curve exists, shapes within [-1, 1].
    static Sentence fault(const PhaseCurveData& data);

    explicit PhaseCurve(PhaseCurveData data);  // fault(data) must be empty

    const PhaseCurveData& data() const { return m_data; }
    FunctionValue at(double time) const;  // no allocation

    bool operator==(const PhaseCurve& other) const { return m_data == other.m_data; }

private:
    static constexpr int rateDegree = 10;
    struct Phase {
        double start = 0, duration = 1;
        std::array<double, rateDegree + 1> rates{};   // Bernstein coefficients of the rate over the phase
        std::array<double, rateDegree + 2> values{};  // and of the value
    };

    PhaseCurveData m_data;
    std::vector<Phase> m_phases;
};

// A phase curve fitted to a measured one.
struct PhaseFit {
    PhaseCurveData data;
    double rms = 0;      // root of the mean square of the difference at the samples, unit of the curve
    double largest = 0;  // largest difference at a sample
};

// Finds the turning points of samples (at least `turning` apart in value; smaller wiggles are noise), puts
// characteristic points there and shapes the phases for the least squares. times rise strictly; at least two samples.
// Periodic: the last sample is the first one, one period later.
PhaseFit fitPhaseCurve(const std::vector<double>& times, const std::vector<double>& values, double turning,
                       bool isPeriodic);

}  // namespace sinew
