#include "core/motion/phase_ends.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace sinew {

namespace {

constexpr double roundOff = 1e-9;  // of what a phase has to give

double harmonicMean(double a, double weightA, double b, double weightB)
{
    return (weightA + weightB) / (weightA / a + weightB / b);
}

struct Range {
    double low = -std::numeric_limits<double>::infinity();
    double high = std::numeric_limits<double>::infinity();

    // Keeps what lies between sign * low and sign * high.
    void narrow(int sign, double newLow, double newHigh)
    {
        low = std::max(low, sign > 0 ? newLow : -newHigh);
        high = std::min(high, sign > 0 ? newHigh : -newLow);
    }
};

// With n the degree of the rate and T the duration, the outer coefficients of the rate are s, s + c T/n at the start of
// a phase and s - c T/n, s at its end. None may be negative (in the direction of the phase), and all four together
// may use no more than the phase has: (n + 1) times its mean rate.
class EndsSolver {
public:
    EndsSolver(const PhaseLayout& layout, const std::vector<double>& preferred)
        : m_layout(layout), m_preferred(preferred)
    {
    }

    PhaseEnds solve()
    {
        // What is chosen leaves something for the shape of each phase, where what is given allows it.
        m_share = m_preferred.empty() ? 0.8 : 0.95;
        if (!fits(1) && !fitsReducedSlopes()) {
            m_share = 1;
            if (!fits(0))
                return close();
        }
        approachPreferred();
        return close();
    }

private:
    double& slope(int point) { return m_ends.slopes[static_cast<std::size_t>(point)]; }
    double& curvature(int point) { return m_ends.curvatures[static_cast<std::size_t>(point)]; }

    double lever(int phase) const { return m_layout.duration(phase) / rateDegree; }
    double whole(int phase) const { return (rateDegree + 1) * std::abs(m_layout.meanRate(phase)); }
    double usedAtStart(int phase)
    {
        const int i = m_layout.startOf(phase);
        return m_layout.sign(phase) * (2 * slope(i) + curvature(i) * lever(phase));
    }
    double usedAtEnd(int phase)
    {
        const int i = m_layout.endOf(phase);
        return m_layout.sign(phase) * (2 * slope(i) - curvature(i) * lever(phase));
    }

    // Whether a monotone curve exists with the slopes that are chosen times `factor`. Leaves the least curvatures.
    bool fits(double factor)
    {
        const auto size = static_cast<std::size_t>(m_layout.pointCount());
        m_ends.slopes.assign(size, 0);
        m_ends.curvatures.assign(size, 0);
        m_ends.crowdedPhase = -1;
        for (int i = 0; i < m_layout.pointCount(); ++i)
            slope(i) = m_layout.givenSlope(i).value_or(chosenSlope(i, factor));
        placeLeastCurvatures();
        return m_ends.crowdedPhase < 0;
    }

    // The greatest factor by bisection: a smaller slope uses less in both phases.
    bool fitsReducedSlopes()
    {
        if (!fits(0))
            return false;
        double low = 0, high = 1;
        for (int i = 0; i < 12; ++i) {
            const double middle = (low + high) / 2;
            (fits(middle) ? low : high) = middle;
        }
        return fits(low);
    }

    double chosenSlope(int i, double factor) const
    {
        if (m_layout.isStill(i) || m_layout.isTurn(i))
            return 0;
        const int before = m_layout.before(i), after = m_layout.after(i);
        const int sign = m_layout.sign(before >= 0 ? before : after);
        double least = 0, natural = 0;
        if (const std::optional<double> c = m_layout.givenCurvature(i)) {
            least = std::max(
                {0.0, before >= 0 ? sign * *c * lever(before) : 0, after >= 0 ? -sign * *c * lever(after) : 0});
        }
        if (!m_layout.isOuter(i)) {
            const double a = std::abs(m_layout.meanRate(before)), b = std::abs(m_layout.meanRate(after));
            const double left = m_layout.duration(before), right = m_layout.duration(after);
            natural = std::min(harmonicMean(a, left + 2 * right, b, 2 * left + right), 2 * std::min(a, b));
        }
        return sign * std::max(least, factor * natural);
    }

    // A curve that closes has a point between a rise and a fall, or is constant.
    int firstBreak() const
    {
        int i = 0;
        while (i + 1 < m_layout.pointCount() && !m_layout.isOuter(i) && !m_layout.isTurn(i) && !m_layout.isStill(i))
            ++i;
        return i;
    }

    // From phase to phase, at each point the curvature that leaves most to the phase after it.
    void placeLeastCurvatures()
    {
        const int first = firstBreak();
        const double atRest = m_layout.isOuter(first) ? -slope(first) / lever(0) : 0;
        curvature(first) = m_layout.givenCurvature(first).value_or(atRest);
        for (int k = 0; k < m_layout.phaseCount() && m_ends.crowdedPhase < 0; ++k) {
            const int phase = (first + k) % m_layout.phaseCount();
            if (!placeEnd(phase))
                m_ends.crowdedPhase = phase;
        }
    }

    bool placeEnd(int phase)
    {
        const int end = m_layout.endOf(phase), sign = m_layout.sign(phase);
        if (sign == 0) {
            curvature(end) = 0;
            return true;
        }
        const double tolerance = roundOff * whole(phase);
        const double room = m_share * whole(phase) - usedAtStart(phase) - sign * slope(end);
        if (room < -tolerance)
            return false;
        const double least = (sign * slope(end) - room) / lever(phase);
        if (const std::optional<double> given = m_layout.givenCurvature(end)) {
            curvature(end) = *given;
            return sign * *given >= least - tolerance / lever(phase);
        }
        if (m_layout.isOuter(end)) {
            curvature(end) = slope(end) / lever(phase);
        } else if (m_layout.isTurn(end) || m_layout.isStill(end)) {
            curvature(end) = 0;
            return least <= tolerance / lever(phase);
        } else {
            curvature(end) = sign * std::max(least, -sign * slope(end) / lever(m_layout.after(end)));
        }
        return true;
    }

    // What a curvature may be while all else stays. Fair: neither end of a phase uses more than half of it.
    Range allowedCurvatures(int i, bool isFair)
    {
        Range range;
        if (const int phase = m_layout.before(i); phase >= 0) {
            const double s = m_layout.sign(phase) * slope(i);
            const double room = m_share * whole(phase) - (isFair ? m_share * whole(phase) / 2 : usedAtStart(phase));
            range.narrow(m_layout.sign(phase), (2 * s - room) / lever(phase), s / lever(phase));
        }
        if (const int phase = m_layout.after(i); phase >= 0) {
            const double s = m_layout.sign(phase) * slope(i);
            const double room = m_share * whole(phase) - (isFair ? m_share * whole(phase) / 2 : usedAtEnd(phase));
            range.narrow(m_layout.sign(phase), -s / lever(phase), (room - 2 * s) / lever(phase));
        }
        return range;
    }

    // One point after another, never leaving what is possible; a second and third time because a neighbour that
    // moved may have made room.
    void approachPreferred()
    {
        for (int sweep = 0; sweep < 3; ++sweep) {
            for (int i = 0; i < m_layout.pointCount(); ++i) {
                if (m_layout.givenCurvature(i) || m_layout.isStill(i))
                    continue;
                const Range allowed = allowedCurvatures(i, false);
                if (allowed.low <= allowed.high)
                    curvature(i) = std::clamp(preferredCurvature(i), allowed.low, allowed.high);
            }
        }
    }

    double preferredCurvature(int i)
    {
        if (!m_preferred.empty())
            return m_preferred[static_cast<std::size_t>(i)];
        const double natural = naturalCurvature(i);
        const Range fair = allowedCurvatures(i, true);
        return fair.low <= fair.high ? std::clamp(natural, fair.low, fair.high) : natural;
    }

    double naturalCurvature(int i)
    {
        const int before = m_layout.before(i), after = m_layout.after(i);
        if (m_layout.isOuter(i) && slope(i) == 0)
            return 0;  // from a halt
        if (before < 0)
            return 2 * (m_layout.meanRate(after) - slope(i)) / m_layout.duration(after);
        if (after < 0)
            return 2 * (slope(i) - m_layout.meanRate(before)) / m_layout.duration(before);
        const double a = m_layout.meanRate(before), b = m_layout.meanRate(after);
        const double left = m_layout.duration(before), right = m_layout.duration(after);
        if (!m_layout.isTurn(i))
            return 2 * (b - a) / (left + right);
        // An arc D/2 (1 - cos(pi t / T)) has the curvature pi^2/2 D/T^2 at its ends.
        const double arcs = harmonicMean(std::abs(a) / left, 1, std::abs(b) / right, 1);
        return -m_layout.sign(before) * std::numbers::pi * std::numbers::pi / 2 * arcs;
    }

    // A point more when the curve closes.
    PhaseEnds close()
    {
        if (m_layout.pointCount() == m_layout.phaseCount()) {
            m_ends.slopes.push_back(m_ends.slopes.front());
            m_ends.curvatures.push_back(m_ends.curvatures.front());
        }
        return std::move(m_ends);
    }

    const PhaseLayout& m_layout;
    const std::vector<double>& m_preferred;
    double m_share = 1;  // of what each phase has, for slopes and curvatures
    PhaseEnds m_ends;
};

}  // namespace

bool PhaseLayout::isStill(int i) const
{
    const int left = before(i), right = after(i);
    return (left >= 0 && sign(left) == 0) || (right >= 0 && sign(right) == 0);
}

bool PhaseLayout::isTurn(int i) const
{
    return !isOuter(i) && sign(before(i)) * sign(after(i)) < 0;
}

std::optional<double> PhaseLayout::givenSlope(int i) const
{
    const std::optional<double>& first = point(i).slope;
    return i == 0 && m_data.isPeriodic && !first ? m_data.points.back().slope : first;
}

std::optional<double> PhaseLayout::givenCurvature(int i) const
{
    const std::optional<double>& first = point(i).curvature;
    return i == 0 && m_data.isPeriodic && !first ? m_data.points.back().curvature : first;
}

PhaseEnds resolvePhaseEnds(const PhaseCurveData& data, const std::vector<double>& preferredCurvatures)
{
    const PhaseLayout layout(data);
    return EndsSolver(layout, preferredCurvatures).solve();
}

}  // namespace sinew
