#include "core/motion/series_points.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/motion/turning_points.h"

namespace sinew {

namespace {

// Seeks the points of one series.
class SeriesPoints {
public:
    SeriesPoints(const FourierSeries& series, double share) : m_series(series)
    {
        // Enough for the shortest wave.
        const std::size_t waves = std::max(series.cosines.size(), series.sines.size());
        m_samples = std::max<std::size_t>(360, 24 * waves);
        const std::vector<double> values = sample();
        const auto [low, high] = std::minmax_element(values.begin(), values.end());
        m_tolerance = share * (*high - *low);
        findTurns(values);
    }

    PhaseCurveData find()
    {
        PhaseCurveData data = curveThrough(m_points);
        while (m_tolerance > 0 && 4 * m_points.size() < m_samples) {
            const auto [time, difference] = worst(data);
            if (difference <= m_tolerance)
                break;
            insert(time);
            data = curveThrough(m_points);
        }
        // Points that came early may have become needless through later ones.
        for (std::size_t i = 1; i + 1 < m_points.size();) {
            std::vector<CharacteristicPoint> fewer = m_points;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            PhaseCurveData without = curveThrough(fewer);
            if (worst(without).second <= m_tolerance) {
                m_points = std::move(fewer);
                data = std::move(without);
            } else {
                ++i;
            }
        }
        return data;
    }

private:
    double timeOf(std::size_t sample) const
    {
        return m_start + m_series.period * static_cast<double>(sample) / static_cast<double>(m_samples);
    }

    std::vector<double> sample() const
    {
        std::vector<double> values;
        for (std::size_t i = 0; i <= m_samples; ++i)
            values.push_back(evaluate(m_series, timeOf(i)).value);
        values.back() = values.front();
        return values;
    }

    CharacteristicPoint pointAt(double time) const
    {
        const FunctionValue there = evaluate(m_series, time);
        return {time, there.value, there.slope, there.curvature};
    }

    // The period begins at the first turn.
    void findTurns(const std::vector<double>& values)
    {
        const bool isConstant = !(m_tolerance > 0);
        const std::vector<std::size_t> turns
            = isConstant ? std::vector<std::size_t>() : findTurningPoints(values, m_tolerance, true);
        for (const std::size_t turn : turns)
            m_points.push_back(turnNear(timeOf(turn)));
        std::ranges::sort(m_points, {}, &CharacteristicPoint::time);
        if (m_points.empty())
            m_points.push_back(pointAt(0));
        m_points.push_back(m_points.front());
        m_points.back().time += m_series.period;
        m_start = m_points.front().time;
    }

    // By Newton's method, not further than to the neighbouring samples.
    CharacteristicPoint turnNear(double time) const
    {
        const double reach = m_series.period / static_cast<double>(m_samples);
        double turn = time;
        for (int i = 0; i < 4; ++i) {
            const FunctionValue there = evaluate(m_series, turn);
            if (there.curvature != 0)
                turn = std::clamp(turn - there.slope / there.curvature, time - reach, time + reach);
        }
        CharacteristicPoint point = pointAt(turn);
        point.slope = 0;
        return point;
    }

    void insert(double time)
    {
        const auto place = std::ranges::upper_bound(m_points, time, {}, &CharacteristicPoint::time);
        m_points.insert(place, pointAt(time));
    }

    // Slopes first, then curvatures, each where the curve stays possible with it.
    static PhaseCurveData curveThrough(const std::vector<CharacteristicPoint>& points)
    {
        PhaseCurveData data;
        data.isPeriodic = true;
        for (const CharacteristicPoint& point : points)
            data.points.push_back({point.time, point.value, {}, {}});
        const auto tryWith = [&](std::optional<double> CharacteristicPoint::*number) {
            for (std::size_t i = 0; i + 1 < points.size(); ++i) {
                if (number == &CharacteristicPoint::curvature && !data.points[i].slope)
                    continue;
                PhaseCurveData more = data;
                more.points[i].*number = points[i].*number;
                if (i == 0)
                    more.points.back().*number = points[i].*number;
                if (PhaseCurve::fault(more).empty())
                    data = std::move(more);
            }
        };
        tryWith(&CharacteristicPoint::slope);
        tryWith(&CharacteristicPoint::curvature);
        return data;
    }

    // Time and size of the largest difference, away from the points that are there.
    std::pair<double, double> worst(const PhaseCurveData& data) const
    {
        const PhaseCurve curve(data);
        std::pair<double, double> found{m_start, 0};
        for (std::size_t i = 1; i < m_samples; ++i) {
            const double time = timeOf(i);
            const double difference = std::abs(curve.at(time).value - evaluate(m_series, time).value);
            if (difference > found.second)
                found = {time, difference};
        }
        return found;
    }

    const FourierSeries& m_series;
    std::size_t m_samples = 0;
    double m_start = 0;                         // s
    double m_tolerance = 0;                     // unit of the series
    std::vector<CharacteristicPoint> m_points;  // of the series, over one period
};

}  // namespace

PhaseCurveData phaseCurveOf(const FourierSeries& series, double share)
{
    return SeriesPoints(series, share).find();
}

}  // namespace sinew
