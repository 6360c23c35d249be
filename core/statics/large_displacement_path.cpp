#include "core/statics/large_displacement_path.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <optional>
#include <utility>

#include "core/base/number_words.h"
#include "core/math/decompositions.h"
#include "core/math/vector.h"
#include "core/statics/elements.h"
#include "core/statics/moved_balance.h"

namespace sinew {

namespace {

using Eigen::VectorXd;

// Lack of balance of an equilibrium, of the largest terms: ten thousand times the round-off of a sum of some terms.
constexpr double balanced = 1e-12;
// The same where round-off of stiff links, k times the round-off of a length, lets it fall no further.
constexpr double nearlyBalanced = 1e-10;
// More than this of the largest terms round-off may not hide.
constexpr double mostHidden = 1e-6;
constexpr int mostIterations = 60, mostHalvings = 12;
constexpr double leastStep = 1e-6;  // of the load
// No step moves anything by more than this share of the longest link, nor by more than this many times what the tangent
// foretold, unless it is a hair's breadth: another branch lies farther away.
constexpr double largestMove = 0.1, farthest = 4, hair = 1e-4;
// An equilibrium is stable while no stiffness is below minus this share of the largest: differences leave 1e-9.
constexpr double noStiffness = 1e-7;

// The least real eigenvalue, of the largest; where it comes to zero another equilibrium is next to this one, and below
// it the equilibrium has lost its stability. Loads without a potential make K unsymmetric; whether they shake what they
// act on (complex eigenvalues) is a question of masses, which statics does not ask.
double leastStiffness(const Eigen::MatrixXd& K)
{
    if (K.size() == 0)
        return 1;  // nothing can move
    const Eigen::VectorXcd values = Eigen::EigenSolver<Eigen::MatrixXd>(K, false).eigenvalues();
    const double largest = values.size() > 0 ? values.cwiseAbs().maxCoeff() : 1.0;
    double least = largest;
    for (const std::complex<double>& value : values) {
        if (std::abs(value.imag()) <= noStiffness * largest)
            least = std::min(least, value.real());
    }
    return largest > 0 ? least / largest : 0;
}

// An equilibrium with all that belongs to it.
struct Equilibrium {
    MovedBalance::Place place;
    MovedBalance::State state;
    VectorXd move;  // (rows), m: from the equilibrium before, scaled by the row lengths
    Eigen::MatrixXd K;
};

class Follower {
public:
    Follower(const Mechanism& mechanism, const Situation& situation, const LargePathOptions& options)
        : m_mechanism(mechanism), m_support(situation.supportBody), m_balance(mechanism, situation), m_options(options)
    {
    }

    LargeDisplacementPath run();

private:
    enum class End { Reached, Limit, Stuck, Cancelled };

    // Follows the share of what is imposed (at no load) or of the load from 0 to 1.
    End follow(double MovedBalance::Share::*grows, MovedBalance::Share share, bool isKept);
    std::optional<Equilibrium> solve(const MovedBalance::Place& from, const MovedBalance::Share& share);
    bool followsPaths(const MovedBalance::Place& place, const MovedBalance::Share& share);
    bool isNear(const Equilibrium& next, const MovedBalance::Share& share);
    VectorXd direction(const Eigen::MatrixXd& K, const VectorXd& unbalanced) const;
    bool lineSearch(const VectorXd& step, const MovedBalance::Share& share, Equilibrium& at);
    void refresh(const MovedBalance::Share& share, Equilibrium& at);
    double lack(const MovedBalance::State& state) const;
    double floorOf(const MovedBalance::State& state) const;
    void keep(double parameter, const MovedBalance::Share& share);
    VectorXd scaled(const VectorXd& unbalanced) const { return unbalanced.cwiseQuotient(m_balance.rowLengths()); }

    const Mechanism& m_mechanism;
    int m_support = 0;       // body; 0: the ground
    bool m_gaveWay = false;  // the last failure was none of ours: there is no stiffness left, or another branch begins
    MovedBalance m_balance;
    LargePathOptions m_options;
    Equilibrium m_here;
    LargeDisplacementPath m_path;
};

// N, over the row lengths.
double Follower::lack(const MovedBalance::State& state) const
{
    return largestOf(scaled(state.unbalanced));
}

// What round-off of lengths makes of the stiffest link, N.
double Follower::floorOf(const MovedBalance::State& state) const
{
    constexpr double smallestPart = 1e-15;
    double stiffest = 0;
    for (const CompiledLink& link : m_mechanism.links)
        stiffest = std::max(stiffest, link.stiffness);
    return std::max(balanced * state.terms, smallestPart * stiffest * m_balance.size());
}

void Follower::refresh(const MovedBalance::Share& share, Equilibrium& at)
{
    const VectorXd lengths = m_balance.rowLengths().cwiseInverse();
    const Eigen::MatrixXd K = m_balance.tangent(at.place, share, at.state);
    at.K = lengths.asDiagonal() * K * lengths.asDiagonal();
}

// Newton's step in scaled rows, or, where stiffness is lost, one with as much stiffness added as it takes: a step
// towards less energy.
VectorXd Follower::direction(const Eigen::MatrixXd& K, const VectorXd& unbalanced) const
{
    const VectorXd right = scaled(unbalanced);
    const double scale = std::max(K.size() > 0 ? K.cwiseAbs().maxCoeff() : 0.0, 1e-300);
    if (leastStiffness(K) > noStiffness)
        return Eigen::PartialPivLU<Eigen::MatrixXd>(K).solve(right);
    const Eigen::MatrixXd symmetric = 0.5 * (K + K.transpose());
    for (double more = 1e-8 * scale;; more *= 10) {
        Eigen::MatrixXd stiffer = symmetric;
        stiffer.diagonal().array() += more;
        const Eigen::LDLT<Eigen::MatrixXd> factor(stiffer);
        if (factor.info() == Eigen::Success && (factor.vectorD().array() > 0.5 * more).all())
            return factor.solve(right);
    }
}

// Along a step towards less energy the work of what is out of balance falls from its start; where it has become
// negative the least is passed. Where a step of Newton's leads uphill, as loads without a potential let it, what is out
// of balance itself has to fall.
bool Follower::lineSearch(const VectorXd& step, const MovedBalance::Share& share, Equilibrium& at)
{
    const VectorXd unscaled = step.cwiseQuotient(m_balance.rowLengths());
    const double begin = at.state.unbalanced.dot(unscaled), lackBefore = lack(at.state);
    double low = 0, high = std::min(1.0, largestMove * m_balance.size() / std::max(largestOf(step), 1e-300));
    double t = high, lowWork = begin;
    for (int i = 0; i < mostHalvings; ++i) {
        MovedBalance::Place place = m_balance.moved(at.place, t * unscaled);
        MovedBalance::State state;
        m_balance.evaluate(place, share, state);
        const double work = state.unbalanced.dot(unscaled);
        const bool fell = lack(state) <= (1 - 0.3 * t) * lackBefore;
        if (std::isfinite(work) && (fell || (begin > 0 && work >= -0.7 * begin))) {
            at.place = std::move(place);
            at.state = std::move(state);
            at.move += t * step;
            return true;
        }
        const bool isDescent = begin > 0 && std::isfinite(work);
        if (isDescent && work > 0) {
            low = t;
            lowWork = work;
        } else {
            high = t;
        }
        const double secant = isDescent && work < 0 ? low + (t - low) * lowWork / (lowWork - work) : 0;
        t = std::clamp(secant, low + 0.1 * (high - low), low + 0.5 * (high - low));
    }
    return false;
}

std::optional<Equilibrium> Follower::solve(const MovedBalance::Place& from, const MovedBalance::Share& share)
{
    Equilibrium at;
    at.place = from;
    at.move.setZero(m_balance.rows());
    m_balance.evaluate(from, share, at.state);
    double best = lack(at.state);
    for (int i = 0, idle = 0; i < mostIterations && idle < 3; ++i) {
        if (best <= floorOf(at.state))
            break;
        refresh(share, at);
        if (!lineSearch(direction(at.K, at.state.unbalanced), share, at))
            break;
        const double now = lack(at.state);
        idle = best <= nearlyBalanced * at.state.terms && now > 0.5 * best ? idle + 1 : 0;
        best = now;
    }
    // Where round-off of a link that is all but rigid hides the balance, there is no saying whether this is one.
    if (!(lack(at.state)
          <= std::max(nearlyBalanced * at.state.terms, std::min(floorOf(at.state), mostHidden * at.state.terms)))) {
        refresh(share, at);
        m_gaveWay = m_gaveWay || leastStiffness(at.K) < noStiffness;
        return std::nullopt;
    }
    refresh(share, at);
    return at;
}

// Whether the equilibrium is the continuation of the one before.
bool Follower::isNear(const Equilibrium& next, const MovedBalance::Share& share)
{
    const double move = largestOf(next.move), size = m_balance.size();
    if (move <= hair * size)
        return true;
    if (move > largestMove * size)
        return false;
    MovedBalance::State state;
    m_balance.evaluate(m_here.place, share, state);
    return move <= farthest * largestOf(direction(m_here.K, state.unbalanced));
}

// Whether no strand has left the range in which its path is computed.
bool Follower::followsPaths(const MovedBalance::Place& place, const MovedBalance::Share& share)
{
    if (m_mechanism.wraps.empty())
        return true;
    MovedBalance::State state;
    m_balance.evaluate(place, share, state);
    return faultOf(m_balance.system().strands, m_mechanism).empty();
}

Follower::End Follower::follow(double MovedBalance::Share::*grows, MovedBalance::Share share, bool isKept)
{
    double at = 0, step = m_options.step;
    m_gaveWay = false;
    while (at < 1) {
        if (m_options.stop.stop_requested())
            return End::Cancelled;
        if (m_balance.evaluations() > m_options.mostEvaluations)
            return End::Stuck;
        const double next = at + 1.0001 * step >= 1 ? 1 : at + step;
        share.*grows = next;
        std::optional<Equilibrium> found = solve(m_here.place, share);
        if (!found || !followsPaths(found->place, share) || leastStiffness(found->K) < -noStiffness
            || !isNear(*found, share)) {
            m_gaveWay = m_gaveWay || found;
            step /= 2;
            if (step < leastStep)
                return m_gaveWay ? End::Limit : End::Stuck;
            continue;
        }
        m_here = std::move(*found);
        at = next;
        m_gaveWay = false;
        if (isKept)
            keep(at, share);
        step = std::min(2 * step, m_options.step);
    }
    return End::Reached;
}

void Follower::keep(double parameter, const MovedBalance::Share& share)
{
    m_balance.evaluate(m_here.place, share, m_here.state);
    const LinkSystem& system = m_balance.system();
    const Eigen::Index links = system.linkCount(), column = m_path.forces.cols();
    LinkSystem::Balance balance;
    system.calcBalance(m_mechanism, m_here.state.forces, 1, balance);
    m_path.parameters.push_back(parameter);
    m_path.forces.conservativeResize(links, column + 1);
    m_path.forces.col(column) = m_here.state.forces.head(links);
    m_path.values.conservativeResize(m_here.place.values.size(), column + 1);
    m_path.values.col(column) = m_here.place.values;
    m_path.joints.push_back(balance.joints);
    m_path.nodes.push_back(system.configuration.nodes);
    if (m_here.state.terms > 0)
        m_path.residual = std::max(m_path.residual, lack(m_here.state) / m_here.state.terms);
}

Sentence shareWords(double share)
{
    return withUnit(withDigits(100 * share, 3), "%");
}

LargeDisplacementPath Follower::run()
{
    m_here.place = m_balance.start();
    m_here.move.setZero(m_balance.rows());
    if (m_support > 0)
        m_path.remarks.push_back(
            sentence("large displacements move '%1', which takes the support reaction, against the root of the "
                     "model, and loads do not turn with it",
                     m_mechanism.bodyNames[static_cast<std::size_t>(m_support)]));
    const bool isPreloaded = m_balance.isPreloaded();
    MovedBalance::Share share{0, isPreloaded ? 0.0 : 1.0};
    m_balance.evaluate(m_here.place, share, m_here.state);
    refresh(share, m_here);
    const End imposed = isPreloaded ? follow(&MovedBalance::Share::imposed, share, false) : End::Reached;
    share = {0, 1};
    End end = imposed;
    if (imposed == End::Reached) {
        keep(0, share);
        end = follow(&MovedBalance::Share::load, share, true);
    }
    m_path.evaluations = m_balance.evaluations();
    const auto held = [this] {
        return m_path.parameters.empty() ? sentence("what is imposed without a load")
                                         : sentence("%1 of the load", shareWords(m_path.parameters.back()));
    };
    switch (end) {
    case End::Reached:
        m_path.status = LargePathStatus::Converged;
        m_path.message = sentence("followed to the whole load");
        break;
    case End::Limit:
        m_path.status = LargePathStatus::LimitPoint;
        m_path.message = sentence("no equilibrium nearby holds more than %1", held());
        break;
    case End::Stuck:
        m_path.status = LargePathStatus::NotConverged;
        m_path.message = sentence("equilibrium could not be followed beyond %1", held());
        break;
    case End::Cancelled:
        m_path.status = LargePathStatus::Cancelled;
        m_path.message = sentence("cancelled");
        break;
    }
    return m_path;
}

Sentence faultOfFeatures(const Mechanism& mechanism)
{
    if (!mechanism.constraints.empty())
        return sentence("large displacements cannot take account of constraint '%1'",
                        mechanism.constraints.front().name);
    return faultOfElements(mechanism, sentence("large displacements"));
}

}  // namespace

LargeDisplacementPath solveLargeDisplacementPath(const Mechanism& mechanism, const Situation& situation,
                                                 const LargePathOptions& options)
{
    LargeDisplacementPath path;
    path.status = LargePathStatus::InvalidInput;
    path.message = faultOf(mechanism, situation);
    if (path.message.empty())
        path.message = faultOfFeatures(mechanism);
    if (path.message.empty())
        path.message = faultOf(calcStrands(mechanism, calcConfiguration(mechanism, situation.values)), mechanism);
    if (path.message.empty() && !(options.step > leastStep && options.step <= 1))
        path.message = sentence("the steps of a load path are shares of the load between 1e-6 and 1");
    return path.message.empty() ? Follower(mechanism, situation, options).run() : path;
}

std::optional<LinearityGap> linearityGap(const StaticsLoadPath& linear, const LargeDisplacementPath& large)
{
    if (!linear.isUsable() || !large.isUsable() || large.parameters.back() > linear.parameters.back())
        return std::nullopt;
    LinearityGap gap{large.parameters.back()};
    const VectorXd expected = forcesAt(linear, gap.share);
    if (const double largest = largestOf(expected); largest > 0)
        gap.tensions = largestOf(forcesAt(large, gap.share) - expected) / largest;
    double most = 0, apart = 0;
    for (int i = 0; i < static_cast<int>(linear.joints.back().size()); ++i) {
        const Vector3 force = jointForceAt(linear, i, gap.share);
        most = std::max(most, force.norm());
        apart = std::max(apart, (jointForceAt(large, i, gap.share) - force).norm());
    }
    gap.jointForces = most > 0 ? apart / most : 0;
    return gap;
}

Sentence linearityRemark(const StaticsLoadPath& linear, const LargeDisplacementPath& large)
{
    if (large.isWhole() && linear.isUsable() && linear.collapsed)
        return sentence("large displacements hold the whole load, the posture as it stands does not");
    const bool ends = large.status == LargePathStatus::LimitPoint || large.status == LargePathStatus::NotConverged;
    Sentence remark = large.isWhole() ? Sentence()
                      : ends          ? sentence("with large displacements %1", large.message)
                                      : large.message;
    const std::optional<LinearityGap> gap = linearityGap(linear, large);
    const bool isNoticeable = gap && std::max(gap->tensions, gap->jointForces) > noticeableGap;
    if (isNoticeable) {
        const Sentence tensions = shareWords(gap->tensions), jointForces = shareWords(gap->jointForces);
        remark = remark.empty() ? sentence("at the full load large displacements change tensions by up to %1 of the "
                                           "largest and joint forces by up to %2 of the largest",
                                           tensions, jointForces)
                                : sentence("%1; there they change tensions by up to %2 of the largest and joint forces "
                                           "by up to %3 of the largest",
                                           remark, tensions, jointForces);
    }
    if (isNoticeable || large.status == LargePathStatus::LimitPoint)
        return sentence("%1; they follow from how stiff links are, of which the linear path takes the ratios alone",
                        remark);
    return remark;
}

}  // namespace sinew
