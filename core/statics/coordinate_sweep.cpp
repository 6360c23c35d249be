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
#include "core/mechanism/strand.h"
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

    // Adds the coordinates that follow to those that did before.
    Eigen::VectorXd arms(const Configuration& configuration, const Eigen::VectorXd& values,
                         const Eigen::MatrixXd& momentArms, std::vector<int>& followers) const
    {
        CoordinateMotions motions(*m_mechanism, configuration, values, m_isLocked);
        const Eigen::VectorXd arms = motions.armsAbout(m_coordinate, momentArms);
        if (m_mechanism->constraints.empty())
            return arms;
        for (const int follower : motions.of(m_coordinate).followers(m_coordinate)) {
            if (std::ranges::find(followers, follower) == followers.end())
                followers.push_back(follower);
        }
        std::ranges::sort(followers);
        return arms;
    }

private:
    std::shared_ptr<const Mechanism> m_mechanism;
    int m_coordinate;
    std::vector<bool> m_isLocked, m_held;
};

// Solves the postures of a sweep, and those between them where something jumps.
class Sweeper {
public:
    Sweeper(const std::shared_ptr<const Mechanism>& mechanism, const Situation& situation, const SweepRange& range,
            const Criterion& criterion, const std::stop_token& stop)
        : m_mechanism(mechanism), m_moved(situation), m_follow(mechanism, situation, range.coordinate),
          m_solver(mechanism), m_stop(stop), m_restSides(calcRestSides(*mechanism))
    {
        m_sweep.range = range;
        m_options.criterion = criterion;
        m_options.keepHistory = false;
        m_options.watch.stop = stop;
    }

    CoordinateSweep run()
    {
        const SweepRange& range = m_sweep.range;
        m_sweep.momentArms.setConstant(m_mechanism->linkCount(), range.count, unknown);
        for (int i = 0; i < range.count; ++i) {
            if (m_stop.stop_requested())
                return std::move(m_sweep);
            // The end itself, whatever the steps to it sum up to.
            const double value
                = i + 1 == range.count ? range.to : range.from + (range.to - range.from) * i / (range.count - 1);
            const StaticsSolution& solution = solveAt(value);
            m_sweep.values.push_back(value);
            m_sweep.frames.push_back(resultFrame(m_mechanism, m_moved, solution));
            m_rows.push_back(m_moved.values);
            m_postures.push_back(postureOf(solution));
            m_sweep.momentArms.col(i) = m_postures.back().values.col(static_cast<int>(SweptQuantity::LeverArm));
        }
        m_sweep.jumps = findJumps(m_sweep.values, m_postures, [this](std::size_t row, double value) {
            if (m_stop.stop_requested())
                return m_postures[row];
            m_moved.values = m_rows[row];
            return postureOf(solveAt(value));
        });
        m_sweep.isWhole = !m_stop.stop_requested();
        return std::move(m_sweep);
    }

private:
    static constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

    const StaticsSolution& solveAt(double value)
    {
        m_moved.values[m_sweep.range.coordinate] = value;
        m_follow.meet(m_moved.values);
        return m_solver.solve(m_moved, m_options);
    }

    SweptPosture postureOf(const StaticsSolution& solution)
    {
        const Eigen::Index links = m_mechanism->linkCount();
        SweptPosture posture{Eigen::MatrixXd::Constant(links, 3, unknown)};
        posture.limits.resize(static_cast<std::size_t>(links));
        const bool isRead = solution.status != StaticsStatus::InvalidInput && solution.status != StaticsStatus::NotRun;
        if (!isRead || solution.momentArms.rows() <= m_sweep.range.coordinate)
            return posture;
        posture.values.col(0) = solution.lengths;
        posture.values.col(1)
            = m_follow.arms(m_solver.configuration(), m_moved.values, solution.momentArms, m_sweep.followers);
        if (solution.isBalanced())
            posture.values.col(2) = solution.forces;
        if (m_mechanism->wraps.empty())
            return posture;
        calcStrands(*m_mechanism, m_solver.configuration(), m_strands);
        for (const WrapFault& fault : turnedStrands(*m_mechanism, m_solver.configuration(), m_strands, m_restSides))
            posture.limits[static_cast<std::size_t>(fault.link)] = describe(fault, *m_mechanism);
        for (const WrapFault& fault : m_strands.faults) {
            posture.limits[static_cast<std::size_t>(fault.link)] = describe(fault, *m_mechanism);
            // A path that the strand cannot have has no length and no arm.
            if (fault.isBroken())
                posture.values.row(fault.link).setConstant(unknown);
        }
        return posture;
    }

    std::shared_ptr<const Mechanism> m_mechanism;
    Situation m_moved;
    FollowedSweep m_follow;
    StaticsSolver m_solver;
    StaticsOptions m_options;
    std::stop_token m_stop;
    CoordinateSweep m_sweep;
    std::vector<Eigen::VectorXd> m_rows;  // the postures' values
    std::vector<SweptPosture> m_postures;
    Strands m_strands;
    std::vector<Vector3> m_restSides;
};

}  // namespace

CoordinateSweep sweepCoordinate(const std::shared_ptr<const Mechanism>& mechanism, const Situation& situation,
                                const SweepRange& range, const Criterion& criterion, const std::stop_token& stop)
{
    const bool exists = range.coordinate >= 0 && range.coordinate < situation.values.size()
                        && range.coordinate < mechanism->coordinateCount;
    if (exists && range.from < range.to && std::isfinite(range.to - range.from) && range.count >= 2)
        return Sweeper(mechanism, situation, range, criterion, stop).run();
    CoordinateSweep none;
    none.range = range;
    return none;
}

}  // namespace sinew
