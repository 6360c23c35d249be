#include "core/motion/phase_curve.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include "core/motion/phase_ends.h"

namespace sinew {

namespace {

constexpr int innerCount = rateDegree - 3;  // all but two coefficients at each end
using Rates = std::array<double, rateDegree + 1>;

// Slopes and curvatures at both ends of a phase, and its mean rate; all in the direction of the phase.
struct PhaseTask {
    double startSlope = 0, startCurvature = 0, endSlope = 0, endCurvature = 0;
    double duration = 1, meanRate = 0;
};

double binomial(int n, int k)
{
    double result = 1;
    for (int i = 1; i <= k; ++i)
        result *= static_cast<double>(n - k + i) / i;
    return k < 0 || k > n ? 0 : result;
}

// The inner coefficients of the rate whose curve is the polynomial of degree five with the same ends; they may be
// negative.
std::array<double, innerCount> quinticRates(const PhaseTask& task)
{
    constexpr int order = 4;
    std::array<double, order + 1> low = {task.startSlope, task.startSlope + task.startCurvature * task.duration / order,
                                         0, task.endSlope - task.endCurvature * task.duration / order, task.endSlope};
    low[2] = (order + 1) * task.meanRate - low[0] - low[1] - low[3] - low[4];
    std::array<double, innerCount> inner{};
    for (int j = 0; j < innerCount; ++j) {
        for (int i = 0; i <= order; ++i) {
            inner[static_cast<std::size_t>(j)] += binomial(order, i) * binomial(rateDegree - order, j + 2 - i)
                                                  / binomial(rateDegree, j + 2) * low[static_cast<std::size_t>(i)];
        }
    }
    return inner;
}

// Moves coefficients towards one end (skew), together (peak > 0) or to equal size (peak < 0). Only their ratios count.
void applyShape(std::array<double, innerCount>& inner, const PhaseShape& shape)
{
    constexpr double skewing = 3, narrowing = 5, shift = 0.5;
    const double high = std::max(shape.peak, 0.0), low = std::min(shape.peak, 0.0);
    for (std::size_t j = 0; j < inner.size(); ++j) {
        const double place = 2.0 * static_cast<double>(j) / (innerCount - 1) - 1;  // from -1 to 1
        const double distance = place - shift * shape.skew;
        inner[j] = std::pow(inner[j], 1 + low)
                   * std::exp(skewing * shape.skew * place - narrowing * high * distance * distance);
    }
}

void scaleTo(std::span<double> numbers, double sum)
{
    double now = 0;
    for (const double number : numbers)
        now += number;
    for (double& number : numbers)
        number *= sum / now;
}

Rates ratesOf(const PhaseTask& task, const PhaseShape& shape)
{
    Rates rates{};
    const double lever = task.duration / rateDegree;
    rates[0] = task.startSlope;
    rates[1] = std::max(0.0, task.startSlope + task.startCurvature * lever);
    rates[rateDegree - 1] = std::max(0.0, task.endSlope - task.endCurvature * lever);
    rates[rateDegree] = task.endSlope;
    const double whole = (rateDegree + 1) * task.meanRate;
    const double rest = whole - rates[0] - rates[1] - rates[rateDegree - 1] - rates[rateDegree];
    if (rest <= 1e-12 * whole)
        return rates;
    // A small share for each keeps the shape at work where the quintic would turn back.
    constexpr double leastShare = 0.02;
    std::array<double, innerCount> inner = quinticRates(task);
    for (double& rate : inner)
        rate = std::max(rate, leastShare * rest / innerCount) / rest;
    applyShape(inner, shape);
    scaleTo(inner, rest);
    std::copy(inner.begin(), inner.end(), rates.begin() + 2);
    return rates;
}

// Value and derivative of a polynomial by its Bernstein coefficients. De Casteljau's means keep signs: without
// negative coefficients the value is never negative, not even by round-off; and a constant stays one.
template <std::size_t Count>
std::pair<double, double> bernstein(std::array<double, Count> p, double u)
{
    for (std::size_t count = Count - 1; count > 1; --count) {
        for (std::size_t i = 0; i < count; ++i)
            p[i] += u * (p[i + 1] - p[i]);
    }
    const double difference = p[1] - p[0];
    return {p[0] + u * difference, static_cast<double>(Count - 1) * difference};
}

}  // namespace

PhaseCurve::PhaseCurve(PhaseCurveData data) : m_data(std::move(data))
{
    static_assert(PhaseCurve::rateDegree == sinew::rateDegree);
    const PhaseLayout layout(m_data);
    const PhaseEnds ends = resolvePhaseEnds(m_data);
    for (int i = 0; i < layout.phaseCount(); ++i) {
        const auto k = static_cast<std::size_t>(i);
        const CharacteristicPoint &from = m_data.points[k], &to = m_data.points[k + 1];
        const int sign = layout.sign(i);
        Phase phase{from.time, layout.duration(i), {}, {}};
        phase.values.fill(from.value);
        if (sign != 0) {
            const PhaseShape shape = k < m_data.shapes.size() ? m_data.shapes[k] : PhaseShape{};
            const Rates rates = ratesOf({sign * ends.slopes[k], sign * ends.curvatures[k], sign * ends.slopes[k + 1],
                                         sign * ends.curvatures[k + 1], phase.duration, std::abs(layout.meanRate(i))},
                                        shape);
            const auto [low, high] = std::minmax(from.value, to.value);
            for (std::size_t j = 0; j < rates.size(); ++j) {
                phase.rates[j] = sign * rates[j];
                const double next = phase.values[j] + phase.rates[j] * phase.duration / (rateDegree + 1);
                phase.values[j + 1] = std::clamp(next, low, high);  // round-off
            }
            phase.values.back() = to.value;
        }
        m_phases.push_back(phase);
    }
}

FunctionValue PhaseCurve::at(double time) const
{
    if (m_phases.empty())
        return {};
    const double start = m_phases.front().start, end = m_phases.back().start + m_phases.back().duration;
    if (m_data.isPeriodic && (time < start || time >= end)) {
        const double along = std::fmod(time - start, end - start);
        time = start + (along < 0 ? along + (end - start) : along);
    } else if (time < start || time > end) {
        return {(time < start ? m_data.points.front() : m_data.points.back()).value, 0, 0};
    }
    const auto isLater = [](double t, const Phase& phase) { return t < phase.start; };
    const Phase& phase = *(std::upper_bound(m_phases.begin() + 1, m_phases.end(), time, isLater) - 1);
    const double u = std::clamp((time - phase.start) / phase.duration, 0.0, 1.0);
    const auto [rate, rateChange] = bernstein(phase.rates, u);
    return {bernstein(phase.values, u).first, rate, rateChange / phase.duration};
}

}  // namespace sinew
