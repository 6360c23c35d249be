#include "core/statics/coordinate_sweep.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>
#include <string_view>

#include "core/base/suggest.h"
#include "core/mechanism/coordinate_motion.h"
#include "core/mechanism/meet_constraints.h"
#include "core/statics/statics_frame.h"

namespace sinew {

namespace {

// All of a text as a number.
std::optional<double> numberIn(std::string_view text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

}  // namespace

SweepRange usualSweep(const Coordinate& coordinate, int index)
{
    const bool isAngle = coordinate.kind == CoordinateKind::Rotation;
    const double half = isAngle ? std::numbers::pi / 2 : std::max(0.1, 0.5 * std::abs(coordinate.value));
    SweepRange range{index, coordinate.minimum, coordinate.maximum};
    if (!std::isfinite(range.from))
        range.from = std::isfinite(range.to) ? range.to - 2 * half : coordinate.value - half;
    if (!std::isfinite(range.to))
        range.to = range.from + 2 * half;
    return range;
}

Result<SweepRange> sweepFromText(const Model& model, const std::string& text)
{
    using Range = Result<SweepRange>;
    const std::size_t equals = text.find('=');
    const std::string name = text.substr(0, equals);
    const auto found = std::ranges::find(model.coordinates, name, &Coordinate::name);
    if (found == model.coordinates.end())
        return Range::failure({makeError(sentence("there is no coordinate '%1' to sweep", name),
                                         didYouMean(name, namesOf(model.coordinates)))});
    SweepRange range = usualSweep(*found, static_cast<int>(found - model.coordinates.begin()));
    if (equals == std::string::npos)
        return Range::success(range);
    const std::string_view ends = std::string_view(text).substr(equals + 1);
    const std::size_t colon = ends.find(':');
    const auto from = numberIn(ends.substr(0, colon));
    const auto to = colon == std::string_view::npos ? std::nullopt : numberIn(ends.substr(colon + 1));
    if (!from || !to || !(*from < *to) || !std::isfinite(*to - *from))
        return Range::failure({makeError(sentence("'%1' names no range", text),
                                         sentence("write %1=FROM:TO in degrees or m, such as %1=-20:120", name))});
    const double unit = found->kind == CoordinateKind::Rotation ? std::numbers::pi / 180 : 1;
    range.from = *from * unit;
    range.to = *to * unit;
    return Range::success(range);
}

namespace {

// What the constraints move along with the swept coordinate.
class FollowedSweep {
public:
    FollowedSweep(const std::shared_ptr<const Mechanism>& mechanism, const Situation& situation, int coordinate)
        : m_mechanism(mechanism), m_coordinate(coordinate)
    {
        for (const CoordinateMode mode : situation.modes)
            m_isLocked.push_back(mode == CoordinateMode::Locked);
        if (mechanism->constraints.empty())
            return;
        CoordinateMotions motions(*mechanism, calcConfiguration(*mechanism, situation.values), situation.values,
                                  m_isLocked);
        m_held = motions.held(coordinate);
        m_held[static_cast<std::size_t>(coordinate)] = true;
    }

    // Puts a posture whose coordinate has its value onto the constraints.
    void meet(Eigen::VectorXd& values) const
    {
        if (m_mechanism->constraints.empty())
            return;
        MetPosture met = meetConstraints(m_mechanism, values, m_held);
        if (!met.isMet) {
            std::vector<bool> isFixed(m_held.size(), false);
            isFixed[static_cast<std::size_t>(m_coordinate)] = true;
            met = meetConstraints(m_mechanism, values, isFixed);
        }
        values = met.values;
    }

    Eigen::VectorXd arms(const Configuration& configuration, const Eigen::VectorXd& values,
                         const Eigen::MatrixXd& momentArms) const
    {
        return CoordinateMotions(*m_mechanism, configuration, values, m_isLocked).armsAbout(m_coordinate, momentArms);
    }

private:
    std::shared_ptr<const Mechanism> m_mechanism;
    int m_coordinate;
    std::vector<bool> m_isLocked, m_held;
};

}  // namespace

CoordinateSweep sweepCoordinate(const std::shared_ptr<const Mechanism>& mechanism, const Situation& situation,
                                const SweepRange& range, const Criterion& criterion, const std::stop_token& stop)
{
    CoordinateSweep sweep;
    sweep.range = range;
    const bool exists = range.coordinate >= 0 && range.coordinate < situation.values.size()
                        && range.coordinate < mechanism->coordinateCount;
    if (!exists || !(range.from < range.to) || !std::isfinite(range.to - range.from) || range.count < 2)
        return sweep;
    StaticsSolver solver(mechanism);
    StaticsOptions options;
    options.criterion = criterion;
    options.keepHistory = false;
    options.watch.stop = stop;
    Situation moved = situation;
    const FollowedSweep follow(mechanism, situation, range.coordinate);
    sweep.momentArms.setConstant(mechanism->linkCount(), range.count, std::numeric_limits<double>::quiet_NaN());
    for (int i = 0; i < range.count; ++i) {
        if (stop.stop_requested())
            return sweep;
        // The end itself, whatever the steps to it sum up to.
        const double value
            = i + 1 == range.count ? range.to : range.from + (range.to - range.from) * i / (range.count - 1);
        moved.values[range.coordinate] = value;
        follow.meet(moved.values);
        const StaticsSolution& solution = solver.solve(moved, options);
        sweep.values.push_back(value);
        sweep.frames.push_back(resultFrame(mechanism, moved, solution));
        const bool isRead = solution.status != StaticsStatus::InvalidInput && solution.status != StaticsStatus::NotRun;
        if (isRead && solution.momentArms.rows() > range.coordinate)
            sweep.momentArms.col(i) = follow.arms(solver.configuration(), moved.values, solution.momentArms);
    }
    sweep.isWhole = true;
    return sweep;
}

}  // namespace sinew
