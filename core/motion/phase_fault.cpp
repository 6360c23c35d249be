#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/number_words.h"
#include "core/motion/phase_curve.h"
#include "core/motion/phase_ends.h"

namespace sinew {

namespace {

// With four digits, never farther from zero than the number.
double roundedDown(double number)
{
    if (number == 0)
        return 0;
    const double unit = std::pow(10, std::floor(std::log10(std::abs(number))) - 3);
    return std::copysign(std::floor(std::abs(number) / unit * (1 + 1e-12)) * unit, number);
}

Sentence phaseName(const PhaseLayout& layout, int phase)
{
    return sentence("phase %1 (%2 to %3 s)", phase + 1, inWords(layout.point(phase).time),
                    inWords(layout.point(phase + 1).time));
}

Sentence pointName(const PhaseLayout& layout, int point)
{
    return sentence("point %1 (at %2 s)", point + 1, inWords(layout.point(point).time));
}

bool isFinite(const CharacteristicPoint& point)
{
    return std::isfinite(point.time) && std::isfinite(point.value) && std::isfinite(point.slope.value_or(0))
           && std::isfinite(point.curvature.value_or(0));
}

// More than any rate or curvature between two points.
double greatestRate(const CharacteristicPoint& from, const CharacteristicPoint& to)
{
    const double duration = to.time - from.time, change = to.value - from.value;
    return 1e4 * change / std::min(duration, 1.0) / std::min(duration, 1.0) + 1e4 * duration;
}

Sentence pointsFault(const PhaseCurveData& data)
{
    if (data.points.size() < 2)
        return sentence("a phase curve needs two characteristic points or more");
    for (std::size_t i = 0; i < data.points.size(); ++i) {
        if (!isFinite(data.points[i]))
            return sentence("point %1 has a number that is not finite", i + 1);
        if (i > 0 && data.points[i].time <= data.points[i - 1].time)
            return sentence("the times must rise, but point %1 is at %2 s and the one before at %3 s", i + 1,
                            inWords(data.points[i].time), inWords(data.points[i - 1].time));
        if (i > 0 && !std::isfinite(greatestRate(data.points[i - 1], data.points[i])))
            return sentence("the change from point %1 to point %2 is too fast to compute with", i, i + 1);
    }
    return {};
}

Sentence periodFault(const PhaseCurveData& data)
{
    const CharacteristicPoint &first = data.points.front(), &last = data.points.back();
    if (!data.isPeriodic)
        return {};
    if (first.value != last.value)
        return sentence("a periodic curve ends with the value it begins with, but begins with %1 and ends with %2",
                        inWords(first.value), inWords(last.value));
    if (first.slope && last.slope && *first.slope != *last.slope)
        return sentence("a periodic curve has one slope at its first and last point, but there %1 and %2 are given",
                        inWords(*first.slope), inWords(*last.slope));
    if (first.curvature && last.curvature && *first.curvature != *last.curvature)
        return sentence("a periodic curve has one curvature at its first and last point, but there %1 and %2 are given",
                        inWords(*first.curvature), inWords(*last.curvature));
    return {};
}

Sentence shapesFault(const PhaseCurveData& data)
{
    if (data.shapes.size() + 1 > data.points.size())
        return data.points.size() == 2
                   ? sentence("there are %1 shapes for 1 phase", data.shapes.size())
                   : sentence("there are %1 shapes for %2 phases", data.shapes.size(), data.points.size() - 1);
    for (std::size_t i = 0; i < data.shapes.size(); ++i) {
        // The comparisons are such that what is no number fails too.
        if (!(std::abs(data.shapes[i].skew) <= 1 && std::abs(data.shapes[i].peak) <= 1))
            return sentence("skew and peak of phase %1 must lie between -1 and 1", i + 1);
    }
    return {};
}

// Slope and curvature of a point against the direction of the phases beside it.
class PointCheck {
public:
    PointCheck(const PhaseLayout& layout, int point) : m_layout(layout), m_point(point) {}

    Sentence fault() const
    {
        const double slope = m_layout.givenSlope(m_point).value_or(0), c = m_layout.givenCurvature(m_point).value_or(0);
        const auto name = [&] { return pointName(m_layout, m_point); };
        if (m_layout.isStill(m_point) && slope != 0)
            return sentence("the curve is constant beside %1, so its slope there must be 0", name());
        if (m_layout.isStill(m_point) && c != 0)
            return sentence("the curve is constant beside %1, so its curvature there must be 0", name());
        if (m_layout.isTurn(m_point) && slope != 0)
            return sentence("the curve turns at %1, so its slope there must be 0", name());
        for (const int phase : {m_layout.before(m_point), m_layout.after(m_point)}) {
            if (phase >= 0 && m_layout.sign(phase) * slope < 0)
                return slope < 0 ? sentence("%1 rises, so the slope at %2 must be 0 or more",
                                            phaseName(m_layout, phase), name())
                                 : sentence("%1 falls, so the slope at %2 must be 0 or less",
                                            phaseName(m_layout, phase), name());
        }
        return curvatureFault(c);
    }

private:
    // The rate may not begin or end below zero: s + c T/n >= 0 at the start, s - c T/n >= 0 at the end of a phase.
    Sentence curvatureFault(double c) const
    {
        const std::optional<double> slope = m_layout.givenSlope(m_point);
        const bool isBound = slope || m_layout.isTurn(m_point);
        double low = -std::numeric_limits<double>::infinity(), high = -low;
        for (const bool isStart : {false, true}) {
            const int phase = isStart ? m_layout.after(m_point) : m_layout.before(m_point);
            if (phase < 0 || m_layout.sign(phase) == 0 || !isBound)
                continue;
            const double bound = slope.value_or(0) * rateDegree / m_layout.duration(phase);
            const bool isLow = isStart == (m_layout.sign(phase) > 0);
            if (isLow)
                low = std::max(low, isStart ? -bound : bound);
            else
                high = std::min(high, isStart ? -bound : bound);
        }
        const double tolerance = 1e-9 * std::abs(c);
        if (c >= low - tolerance && c <= high + tolerance)
            return {};
        const double bound = roundedDown(c < low ? low : high);
        return c < low ? sentence("the curvature at %1 must be %2 or more, or the curve would turn back",
                                  pointName(m_layout, m_point), inWords(bound))
                       : sentence("the curvature at %1 must be %2 or less, or the curve would turn back",
                                  pointName(m_layout, m_point), inWords(bound));
    }

    const PhaseLayout& m_layout;
    int m_point = 0;
};

bool isCrowded(const PhaseCurveData& data)
{
    return resolvePhaseEnds(data).crowdedPhase >= 0;
}

// Sets one number at a point, at both when it is the point where a periodic curve closes.
void setAt(PhaseCurveData& data, int point, std::optional<double> CharacteristicPoint::*member, double number)
{
    data.points[static_cast<std::size_t>(point)].*member = number;
    if (data.isPeriodic && point == 0)
        data.points.back().*member = number;
}

// The greatest part of a given number that a monotone curve allows while all else stays; nothing when none does.
std::optional<double> largestAllowed(PhaseCurveData data, int point, std::optional<double> CharacteristicPoint::*member,
                                     double given)
{
    const auto allows = [&](double factor) {
        setAt(data, point, member, factor * given);
        const PhaseLayout layout(data);
        return PointCheck(layout, point).fault().empty() && !isCrowded(data);
    };
    if (!allows(0))
        return std::nullopt;
    double low = 0, high = 1;
    for (int i = 0; i < 50; ++i) {
        const double middle = (low + high) / 2;
        (allows(middle) ? low : high) = middle;
    }
    return low * given;
}

Sentence crowdedFault(const PhaseCurveData& data, int phase)
{
    const PhaseLayout layout(data);
    const Sentence name = phaseName(layout, phase);
    const std::string change = inWords(layout.change(phase));
    for (const auto member : {&CharacteristicPoint::slope, &CharacteristicPoint::curvature}) {
        for (const int point : {layout.startOf(phase), layout.endOf(phase)}) {
            const bool isSlope = member == &CharacteristicPoint::slope;
            const double given = (isSlope ? layout.givenSlope(point) : layout.givenCurvature(point)).value_or(0);
            const std::optional<double> most = given != 0 ? largestAllowed(data, point, member, given) : std::nullopt;
            if (most) {
                const std::string allowed = inWords(roundedDown(*most));
                return isSlope ? sentence("%1 changes by %2 only: the slope at %3 can be %4 at most, not %5", name,
                                          change, pointName(layout, point), allowed, inWords(given))
                               : sentence("%1 changes by %2 only: the curvature at %3 can be %4 at most, not %5", name,
                                          change, pointName(layout, point), allowed, inWords(given));
            }
        }
    }
    return sentence("%1 changes by %2 only: the slopes and curvatures given at its ends are too large together", name,
                    change);
}

}  // namespace

Sentence PhaseCurve::fault(const PhaseCurveData& data)
{
    for (const auto check : {pointsFault, periodFault, shapesFault}) {
        if (Sentence why = check(data); !why.empty())
            return why;
    }
    const PhaseLayout layout(data);
    for (int i = 0; i < layout.pointCount(); ++i) {
        if (Sentence why = PointCheck(layout, i).fault(); !why.empty())
            return why;
    }
    const int crowded = resolvePhaseEnds(data).crowdedPhase;
    return crowded < 0 ? Sentence() : crowdedFault(data, crowded);
}

}  // namespace sinew
