#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/math/decompositions.h"
#include "core/motion/fit_family.h"
#include "core/motion/phase_curve.h"
#include "core/motion/phase_ends.h"
#include "core/motion/turning_points.h"

namespace sinew {

namespace {

struct Samples {
    const std::vector<double>& times;
    const std::vector<double>& values;
};

// Levenberg's and Marquardt's damped least squares over the numbers of a family.
class PhaseFitter {
public:
    PhaseFitter(const FitFamily& family, const Samples& samples) : m_family(family), m_samples(samples)
    {
        const auto [low, high] = std::minmax_element(samples.values.begin(), samples.values.end());
        constexpr double shyness = 1e-4;  // draws shapes to rest where the samples do not care
        m_shyness = shyness * (*high - *low);
    }

    PhaseCurveData fit()
    {
        m_x = Eigen::VectorXd::Zero(m_family.size());
        std::optional<Eigen::VectorXd> start = residuals(m_x);
        if (!start)
            return m_family.start();
        m_residuals = std::move(*start);
        constexpr int mostSteps = 100;
        int small = 0;
        for (int step = 0; step < mostSteps && small < 3; ++step) {
            const double before = m_residuals.squaredNorm();
            if (!improve())
                break;
            small = before - m_residuals.squaredNorm() < 1e-5 * before ? small + 1 : 0;
        }
        return *m_family.curveOf(m_x);
    }

private:
    std::optional<Eigen::VectorXd> residuals(const Eigen::VectorXd& x) const
    {
        const std::optional<PhaseCurveData> data = m_family.curveOf(x);
        if (!data)
            return std::nullopt;
        const PhaseCurve curve(*data);
        const auto count = static_cast<Eigen::Index>(m_samples.times.size());
        Eigen::VectorXd result(count + 2 * static_cast<Eigen::Index>(data->shapes.size()));
        for (Eigen::Index i = 0; i < count; ++i) {
            const auto k = static_cast<std::size_t>(i);
            result[i] = curve.at(m_samples.times[k]).value - m_samples.values[k];
        }
        for (Eigen::Index i = count; i < result.size(); ++i) {
            const PhaseShape& shape = data->shapes[static_cast<std::size_t>((i - count) / 2)];
            result[i] = m_shyness * ((i - count) % 2 == 0 ? shape.skew : shape.peak);
        }
        return result;
    }

    // Forward differences, backward ones where a limit is ahead.
    Eigen::MatrixXd jacobian() const
    {
        constexpr double h = 1e-6;
        Eigen::MatrixXd J = Eigen::MatrixXd::Zero(m_residuals.size(), m_family.size());
        for (Eigen::Index i = 0; i < m_family.size(); ++i) {
            for (const double step : {h, -h}) {
                Eigen::VectorXd x = m_x;
                x[i] += step;
                const auto moved = x[i] <= m_family[i].high && x[i] >= m_family[i].low ? residuals(x) : std::nullopt;
                if (!moved)
                    continue;
                J.col(i) = (*moved - m_residuals) / step;
                if (!J.col(i).isZero(0))
                    break;
            }
            // A number at its bound that wants to go on stays.
            const double slope = J.col(i).dot(m_residuals);
            if ((m_x[i] >= m_family[i].high && slope < 0) || (m_x[i] <= m_family[i].low && slope > 0))
                J.col(i).setZero();
        }
        return J;
    }

    // One step that lowers the sum of squares; false when there is none.
    bool improve()
    {
        const Eigen::MatrixXd J = jacobian();
        const Eigen::MatrixXd square = J.transpose() * J;
        const Eigen::VectorXd slope = J.transpose() * m_residuals;
        const double floor = 1e-9 * square.diagonal().maxCoeff() + std::numeric_limits<double>::min();
        for (int tries = 0; tries < 12; ++tries, m_damping *= 5) {
            Eigen::MatrixXd damped = square;
            damped.diagonal() += m_damping * square.diagonal() + Eigen::VectorXd::Constant(square.rows(), floor);
            Eigen::VectorXd x = m_x - damped.ldlt().solve(slope);
            for (Eigen::Index i = 0; i < x.size(); ++i)
                x[i] = std::clamp(x[i], m_family[i].low, m_family[i].high);
            const auto moved = x.allFinite() ? residuals(x) : std::nullopt;
            if (!moved || !(moved->squaredNorm() < m_residuals.squaredNorm()))
                continue;
            m_x = x;
            m_residuals = *moved;
            m_damping = std::max(m_damping / 10, 1e-9);
            return true;
        }
        return false;
    }

    const FitFamily& m_family;
    const Samples& m_samples;
    double m_shyness = 0;
    double m_damping = 1e-3;
    Eigen::VectorXd m_x, m_residuals;
};

PhaseCurveData startOf(const Samples& samples, double turning, bool isPeriodic)
{
    const std::vector<std::size_t> turns = findTurningPoints(samples.values, turning, isPeriodic);
    PhaseCurveData data;
    data.isPeriodic = isPeriodic;
    for (const std::size_t i : turns)
        data.points.push_back({samples.times[i], samples.values[i], {}, {}});
    const double period = samples.times.back() - samples.times.front();
    if (isPeriodic && turns.empty())
        data.points.push_back({samples.times.front(), samples.values.front(), {}, {}});
    if (isPeriodic) {
        data.points.push_back(data.points.front());
        data.points.back().time += period;
    }
    // An open curve may begin and end on its way.
    if (!isPeriodic) {
        const PhaseLayout layout(data);
        data.points.front().slope = layout.meanRate(0);
        data.points.back().slope = layout.meanRate(layout.phaseCount() - 1);
    }
    return data;
}

struct Fitted {
    PhaseFit fit;
    std::size_t worst = 0;  // the sample of the largest difference
};

Fitted fitFrom(PhaseCurveData start, const Samples& samples)
{
    const FitFamily family(std::move(start));
    Fitted result;
    PhaseFit& fit = result.fit;
    fit.data = PhaseFitter(family, samples).fit();
    const PhaseCurve curve(fit.data);
    double sum = 0;
    for (std::size_t i = 0; i < samples.times.size(); ++i) {
        const double difference = std::abs(curve.at(samples.times[i]).value - samples.values[i]);
        sum += difference * difference;
        if (difference > fit.largest) {
            fit.largest = difference;
            result.worst = i;
        }
    }
    fit.rms = std::sqrt(sum / static_cast<double>(samples.times.size()));
    return result;
}

// The curve with one more characteristic point, halfway up the phase at a time.
std::optional<PhaseCurveData> split(const PhaseCurveData& data, double time)
{
    if (data.isPeriodic) {
        const double start = data.points.front().time, period = data.points.back().time - start;
        time -= std::floor((time - start) / period) * period;
    }
    const auto isLater = [](double t, const CharacteristicPoint& point) { return t < point.time; };
    const auto end = std::upper_bound(data.points.begin() + 1, data.points.end() - 1, time, isLater);
    const double target = ((end - 1)->value + end->value) / 2;
    if (end->value == (end - 1)->value)
        return std::nullopt;
    const PhaseCurve curve(data);
    double low = (end - 1)->time, high = end->time;
    for (int i = 0; i < 30; ++i) {
        const double middle = (low + high) / 2;
        ((curve.at(middle).value < target) == (end->value > target) ? low : high) = middle;
    }
    const FunctionValue there = curve.at(low);
    PhaseCurveData finer = data;
    const auto place = end - data.points.begin();
    finer.points.insert(finer.points.begin() + place, {low, target, there.slope, there.curvature});
    finer.shapes[static_cast<std::size_t>(place - 1)] = {};
    finer.shapes.insert(finer.shapes.begin() + place, PhaseShape{});
    return finer;
}

}  // namespace

PhaseFit fitPhaseCurve(const std::vector<double>& times, const std::vector<double>& values, double turning,
                       bool isPeriodic)
{
    const Samples samples{times, values};
    Fitted best = fitFrom(startOf(samples, turning, isPeriodic), samples);
    // A phase that pauses on its way is two phases. Half of `turning` is what noise may be.
    constexpr int mostSplits = 6;
    constexpr double worthwhile = 0.8;  // of the difference before
    for (int i = 0; i < mostSplits && best.fit.largest > turning / 2; ++i) {
        const std::optional<PhaseCurveData> finer = split(best.fit.data, times[best.worst]);
        if (!finer || finer->points.size() > times.size())
            break;
        Fitted next = fitFrom(*finer, samples);
        if (next.fit.rms > worthwhile * best.fit.rms)
            break;
        best = std::move(next);
    }
    return best.fit;
}

}  // namespace sinew
