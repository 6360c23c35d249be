#include "core/motion/fit_family.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {

namespace {

using Kind = FitParameter::Kind;

void apply(const FitParameter& parameter, double number, PhaseCurveData& data, std::vector<double>& curvatures)
{
    const std::size_t i = parameter.index;
    switch (parameter.kind) {
    case Kind::Time: data.points[i].time = number; break;
    case Kind::Value: data.points[i].value = number; break;
    case Kind::Slope: data.points[i].slope = number; break;
    case Kind::Curvature: curvatures[i] = number; break;
    case Kind::Skew: data.shapes[i].skew = std::clamp(number, -1.0, 1.0); break;
    case Kind::Peak: data.shapes[i].peak = std::clamp(number, -1.0, 1.0); break;
    }
}

// Slopes of both ends that take no more than four fifths of a phase without curvature.
void limitSlopes(PhaseCurveData& data)
{
    const PhaseLayout layout(data);
    for (int i = 0; i < layout.pointCount(); ++i) {
        double most = std::numeric_limits<double>::infinity();
        int sign = 0;
        for (const int phase : {layout.before(i), layout.after(i)}) {
            if (phase < 0)
                continue;
            most = std::min(most, 0.2 * (rateDegree + 1) * std::abs(layout.meanRate(phase)));
            sign = layout.sign(phase);
        }
        std::optional<double>& slope = data.points[static_cast<std::size_t>(i)].slope;
        if (slope && sign != 0)
            slope = sign * std::clamp(sign * *slope, 0.0, most);
    }
}

}  // namespace

FitFamily::FitFamily(PhaseCurveData start) : m_start(std::move(start))
{
    m_start.shapes.resize(m_start.points.size() - 1);
    const PhaseEnds ends = resolvePhaseEnds(m_start);
    for (CharacteristicPoint& point : m_start.points)
        point.slope = point.curvature = std::nullopt;
    const PhaseLayout layout(m_start);
    for (int i = 0; i < layout.pointCount(); ++i)
        addPoint(layout, i, ends);
    for (std::size_t i = 0; i < m_start.shapes.size(); ++i)
        addShape(i);
}

void FitFamily::addPoint(const PhaseLayout& layout, int i, const PhaseEnds& ends)
{
    const auto k = static_cast<std::size_t>(i);
    const int before = layout.before(i), after = layout.after(i);
    const double left = before < 0 ? layout.duration(after) : layout.duration(before);
    const double right = after < 0 ? left : layout.duration(after);
    const double change
        = std::max(before < 0 ? 0 : std::abs(layout.change(before)), after < 0 ? 0 : std::abs(layout.change(after)));
    const double shorter = std::min(left, right), rise = change > 0 ? change : 1;
    constexpr double reach = 0.45;  // of the way to a neighbour
    if (!layout.isOuter(i))
        m_parameters.push_back(
            {Kind::Time, k, layout.point(i).time, shorter, -reach * left / shorter, reach * right / shorter});
    m_parameters.push_back({Kind::Value, k, layout.point(i).value, rise});
    if (layout.isStill(i))
        return;
    if (!layout.isTurn(i))
        m_parameters.push_back({Kind::Slope, k, ends.slopes[k], rise / shorter});
    m_parameters.push_back({Kind::Curvature, k, ends.curvatures[k], rise / (shorter * shorter)});
}

void FitFamily::addShape(std::size_t phase)
{
    const auto& [skew, peak, extras] = m_start.shapes[phase];
    m_parameters.push_back({Kind::Skew, phase, skew, 1, -1 - skew, 1 - skew});
    m_parameters.push_back({Kind::Peak, phase, peak, 1, -1 - peak, 1 - peak});
}

std::optional<PhaseCurveData> FitFamily::curveOf(const Eigen::VectorXd& x) const
{
    PhaseCurveData data = m_start;
    std::vector<double> curvatures(data.points.size(), 0);
    for (Eigen::Index i = 0; i < size(); ++i)
        apply((*this)[i], (*this)[i].origin + (*this)[i].scale * x[i], data, curvatures);
    if (data.isPeriodic) {
        const double period = m_start.points.back().time - m_start.points.front().time;
        data.points.back() = data.points.front();
        data.points.back().time += period;
        curvatures.back() = curvatures.front();
    }
    if (!keepsPhases(data))
        return std::nullopt;
    limitSlopes(data);
    const PhaseEnds ends = resolvePhaseEnds(data, curvatures);
    if (ends.crowdedPhase >= 0)
        return std::nullopt;
    for (std::size_t i = 0; i < data.points.size(); ++i) {
        data.points[i].slope = ends.slopes[i];
        data.points[i].curvature = ends.curvatures[i];
    }
    return data;
}

bool FitFamily::keepsPhases(const PhaseCurveData& data) const
{
    const PhaseLayout now(data), start(m_start);
    for (int i = 0; i < now.phaseCount(); ++i) {
        if (now.duration(i) <= 0 || now.sign(i) != start.sign(i))
            return false;
    }
    return true;
}

}  // namespace sinew
