#include "core/statics/force_interval.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <random>

#include "core/complementarity/link_solver.h"
#include "core/math/decompositions.h"
#include "core/math/rotation.h"
#include "core/statics/body_forces.h"
#include "core/statics/link_system.h"

namespace sinew {

namespace {

// Proven bounds are widened by this share of the largest force: a thousand times what the solver leaves in the nominal
// forces and the sums here in the dual.
constexpr double intervalRoundOff = 1e-9;

// Largest f'N that some compliances c within their range can bring about, bounded from above. For such N and any
// admissible M (L M + Q = 0, within the limits), e = N - M has L e = 0, and since N is optimal at its c,
//
//     sum_j phi_j(e_j) <= 0,   phi_j(e) = min over c of [(c_j (M_j + e) - D0_j + L_j'w) e],   any w
//
// where the least is at one end of the range. So for any lambda > 0 and any u
//
//     f'e <= sum_j sup over M_j + e_j within limits of [(f - L'u)_j e_j - lambda phi_j(e_j)],
//
// a sum of closed forms, convex in (lambda, u). Whatever (lambda, u) the search ends with, the value is a bound.
// M are the nominal forces (forces nearer to the ones sought gave nothing better), w their displacements, which keeps
// the numbers small: c0 M - D0 + L'w is the gap.
// Dimensionless: forces in units of the largest nominal one, compliances in units of their geometric mean.
class ForceBound {
public:
    ForceBound(const LinkProblem& problem, const LinkSolution& nominal, const ForceIntervalOptions& options);
    // f: (links). In newtons.
    double largest(const Eigen::VectorXd& f);
    // Forces proven to lie within these limits (links), N.
    void narrow(const Eigen::VectorXd& lower, const Eigen::VectorXd& upper);

private:
    // sup over e of g e - lambda (c e + b) e, by e, and its derivatives in lambda and g.
    struct Piece {
        double value = 0, byLambda = 0, byG = 0;
        double curvature = 0, slope = 0;  // second derivatives: curvature (-slope, 1)(-slope, 1)'
    };
    struct Point {
        double lambda = 1;
        Eigen::VectorXd u;
    };

    Piece piece(Eigen::Index link, double c, double lambda, double g) const;
    double bound(const Eigen::VectorXd& f, const Point& point) const;
    double smooth(const Eigen::VectorXd& f, const Point& point, double softness, bool derivatives);
    void addLink(Eigen::Index link, double lambda, double g, double softness);
    Point start(const Eigen::VectorXd& f) const;
    bool improve(const Eigen::VectorXd& f, double softness, Point& point);

    double m_force = 1;  // N, unit
    Eigen::MatrixXd m_L;
    Eigen::VectorXd m_from, m_c0, m_shift, m_lower, m_upper;
    double m_stiffest = 1, m_softest = 1;  // compliance factors
    Eigen::LLT<Eigen::MatrixXd> m_factor;  // of L S L'
    Eigen::VectorXd m_gradient, m_step;
    Eigen::MatrixXd m_hessian;
    Eigen::LDLT<Eigen::MatrixXd> m_newton;
};

ForceBound::ForceBound(const LinkProblem& problem, const LinkSolution& nominal, const ForceIntervalOptions& options)
{
    if (nominal.force.size() == 0)
        return;
    const double largest = nominal.force.cwiseAbs().maxCoeff();
    m_force = largest > 0 ? largest : 1.0;
    m_from = nominal.force / m_force;
    m_lower = problem.lower / m_force;
    m_upper = problem.upper / m_force;
    m_c0 = problem.stiffness.cwiseInverse();
    const double unit = std::exp(m_c0.array().log().mean());
    m_c0 /= unit;
    m_shift = (problem.L.transpose() * nominal.displacement - problem.imposed) / (m_force * unit);
    m_stiffest = 1 / options.upperFactor;
    m_softest = 1 / options.lowerFactor;
    const Eigen::VectorXd k = m_c0.cwiseInverse();
    m_L = (problem.L.cwiseAbs2() * k).unaryExpr([](double d) { return d > 0 ? 1 / std::sqrt(d) : 1.0; }).asDiagonal()
          * problem.L;
    Eigen::MatrixXd K = m_L * k.asDiagonal() * m_L.transpose();
    K.diagonal().array() += 1e-9;  // only the start of the search hangs on it
    m_factor.compute(K);
}

void ForceBound::narrow(const Eigen::VectorXd& lower, const Eigen::VectorXd& upper)
{
    m_lower = m_lower.cwiseMax(lower / m_force);
    m_upper = m_upper.cwiseMin(upper / m_force);
}

ForceBound::Piece ForceBound::piece(Eigen::Index link, double c, double lambda, double g) const
{
    const double b = c * m_from[link] + m_shift[link];
    const double free = (g / lambda - b) / (2 * c);
    const double e = std::clamp(free, m_lower[link] - m_from[link], m_upper[link] - m_from[link]);
    const double phi = (c * e + b) * e;
    Piece result{g * e - lambda * phi, -phi, e};
    if (e == free) {
        result.curvature = 1 / (2 * c * lambda);
        result.slope = g / lambda;
    }
    return result;
}

double ForceBound::bound(const Eigen::VectorXd& f, const Point& point) const
{
    double sum = 0;
    for (Eigen::Index j = 0; j < f.size(); ++j) {
        const double g = f[j] - m_L.col(j).dot(point.u);
        sum += std::max(piece(j, m_stiffest * m_c0[j], point.lambda, g).value,
                        piece(j, m_softest * m_c0[j], point.lambda, g).value);
    }
    return sum;
}

// The bound with each maximum of two pieces rounded by softness * log(sum of exponentials), which is never less.
double ForceBound::smooth(const Eigen::VectorXd& f, const Point& point, double softness, bool derivatives)
{
    double sum = 0;
    if (derivatives) {
        m_gradient.setZero(point.u.size() + 1);
        m_hessian.setZero(point.u.size() + 1, point.u.size() + 1);
    }
    for (Eigen::Index j = 0; j < f.size(); ++j) {
        const double g = f[j] - m_L.col(j).dot(point.u);
        const double a = piece(j, m_stiffest * m_c0[j], point.lambda, g).value;
        const double b = piece(j, m_softest * m_c0[j], point.lambda, g).value;
        sum += std::max(a, b) + softness * std::log1p(std::exp(-std::abs(a - b) / softness));
        if (derivatives)
            addLink(j, point.lambda, g, softness);
    }
    return sum;
}

void ForceBound::addLink(Eigen::Index link, double lambda, double g, double softness)
{
    const Piece a = piece(link, m_stiffest * m_c0[link], lambda, g), b = piece(link, m_softest * m_c0[link], lambda, g);
    const double weight = 1 / (1 + std::exp((b.value - a.value) / softness));  // of a
    const double byLambda = weight * a.byLambda + (1 - weight) * b.byLambda;
    const double byG = weight * a.byG + (1 - weight) * b.byG;
    const double turn = weight * (1 - weight) / softness;
    const double dl = a.byLambda - b.byLambda, dg = a.byG - b.byG;
    const double ca = weight * a.curvature, cb = (1 - weight) * b.curvature;
    const double gg = ca + cb + turn * dg * dg;
    const double lg = -ca * a.slope - cb * b.slope + turn * dl * dg;
    const double ll = ca * a.slope * a.slope + cb * b.slope * b.slope + turn * dl * dl;
    const Eigen::Index n = m_L.rows();
    const auto column = m_L.col(link);
    m_gradient[0] += byLambda;
    m_gradient.tail(n) -= byG * column;
    m_hessian(0, 0) += ll;
    m_hessian.col(0).tail(n) -= lg * column;
    m_hessian.bottomRightCorner(n, n).triangularView<Eigen::Lower>() += gg * column * column.transpose();
}

// The multipliers that make f - L'u least in the stiffness norm, and the best of a row of lambdas.
ForceBound::Point ForceBound::start(const Eigen::VectorXd& f) const
{
    Point best;
    best.u = m_L * f.cwiseQuotient(m_c0);
    m_factor.solveInPlace(best.u);
    Point trial = best;
    double least = bound(f, best);
    for (double exponent = -4; exponent <= 10; exponent += 0.5) {
        trial.lambda = std::pow(10, exponent);
        const double value = bound(f, trial);
        if (value < least) {
            least = value;
            best.lambda = trial.lambda;
        }
    }
    return best;
}

// One damped Newton step on the rounded bound. False when it is at its least.
bool ForceBound::improve(const Eigen::VectorXd& f, double softness, Point& point)
{
    const double value = smooth(f, point, softness, true);
    m_hessian.diagonal().array() += 1e-12 * m_hessian.diagonal().maxCoeff() + 1e-300;
    m_hessian(0, 0) += 1e-12 * std::abs(m_gradient[0]) / point.lambda;
    m_newton.compute(m_hessian);
    m_step = m_newton.solve(m_gradient);
    m_step *= -1;
    const double slope = m_gradient.dot(m_step);
    if (!(slope < -1e-7 * std::abs(value)))
        return false;
    double length = m_step[0] < 0 ? std::min(1.0, -0.9 * point.lambda / m_step[0]) : 1.0;
    for (int halving = 0; halving < 30; ++halving, length *= 0.5) {
        Point trial{point.lambda + length * m_step[0], point.u + length * m_step.tail(point.u.size())};
        if (smooth(f, trial, softness, false) <= value + 1e-4 * length * slope) {
            point = std::move(trial);
            return true;
        }
    }
    return false;
}

double ForceBound::largest(const Eigen::VectorXd& f)
{
    const double size = f.size() > 0 ? f.cwiseAbs().maxCoeff() : 0.0;
    if (!(size > 0))
        return 0;
    const Eigen::VectorXd unit = f / size;
    Point point = start(unit);
    double least = bound(unit, point);
    // Below round-off nothing is to be gained.
    for (double share = 0.03; share > 2e-6 && least > 0.1 * intervalRoundOff; share *= 0.1) {
        for (int step = 0; step < 30 && improve(unit, share * least, point); ++step) {
        }
        least = std::min(least, bound(unit, point));
    }
    return (f.dot(m_from) + std::max(0.0, least) * size) * m_force;
}

// Uniform on [0, 1), 32 bits of it; the standard's distributions differ from library to library.
double uniform(std::mt19937& random)
{
    return static_cast<double>(random()) / 4294967296.0;
}

// Linear between the ordered values.
double percentile(const std::vector<double>& ordered, double share)
{
    const double place = share * static_cast<double>(ordered.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, ordered.size() - 1);
    return ordered[below] + (place - static_cast<double>(below)) * (ordered[above] - ordered[below]);
}

Sentence faultOf(const ForceIntervalOptions& options)
{
    if (!(options.lowerFactor > 0) || !(options.lowerFactor <= 1) || !(options.upperFactor >= 1)
        || !std::isfinite(options.upperFactor))
        return sentence("the range of stiffnesses must go from a factor above 0, at most 1, to one of at least 1");
    return options.samples < 0 ? sentence("the number of samples is negative") : Sentence();
}

// One posture, solved at many stiffnesses: its geometry and loads stay, so the joint forces are affine in the links'.
class Study {
public:
    Study(const Mechanism& mechanism, const Situation& situation, const ForceIntervalOptions& options,
          ForceIntervals& result)
        : m_mechanism(mechanism), m_options(options), m_result(result)
    {
        m_system.build(mechanism, situation);
    }

    bool takeNominal(const StaticsSolution& solution);
    bool drawSamples();
    void proveLinks();
    void proveJoints();

private:
    Eigen::VectorXd jointForces(const Eigen::VectorXd& forces, double share) const;
    void summarise(const Eigen::MatrixXd& samples, std::vector<ForceInterval>& intervals) const;
    void proveJoint(Eigen::Index joint);

    const Mechanism& m_mechanism;
    const ForceIntervalOptions& m_options;
    ForceIntervals& m_result;
    LinkSystem m_system;
    LinkSolution m_links;          // at the stated stiffnesses
    Eigen::VectorXd m_nominal;     // (links)
    Eigen::VectorXd m_loadShare;   // (3 joints), joint forces of the loads alone
    Eigen::MatrixXd m_perTension;  // (3 joints x links)
    std::optional<ForceBound> m_bound;
    double m_roundOff = 0;  // N
};

bool Study::takeNominal(const StaticsSolution& solution)
{
    m_links = solveLinks(m_system.problem, {.keepHistory = false});
    if (!m_links.isUsable())
        return false;
    m_nominal = m_links.force;
    m_roundOff = m_nominal.size() > 0 ? intervalRoundOff * m_nominal.cwiseAbs().maxCoeff() : 0.0;
    const Eigen::Index links = m_nominal.size();
    m_loadShare = jointForces(Eigen::VectorXd::Zero(links), 1);
    m_perTension.resize(m_loadShare.size(), links);
    for (Eigen::Index j = 0; j < links; ++j)
        m_perTension.col(j) = jointForces(Eigen::VectorXd::Unit(links, j), 0);
    m_result.links.assign(static_cast<std::size_t>(m_system.linkCount()), ForceInterval{});
    for (Eigen::Index j = 0; j < m_system.linkCount(); ++j)
        m_result.links[static_cast<std::size_t>(j)].nominal = m_nominal[j];
    m_result.joints.assign(solution.joints.size(), ForceInterval{});
    for (std::size_t i = 0; i < solution.joints.size(); ++i)
        m_result.joints[i].nominal = solution.joints[i].resultant;
    return true;
}

// forces: of all columns, with a multiple `share` of the loads.
Eigen::VectorXd Study::jointForces(const Eigen::VectorXd& forces, double share) const
{
    LinkSystem::Balance balance;
    m_system.calcBalance(m_mechanism, forces, share, balance);
    const std::vector<JointForce>& joints = balance.joints;
    Eigen::VectorXd stacked(3 * static_cast<Eigen::Index>(joints.size()));
    for (std::size_t i = 0; i < joints.size(); ++i)
        stacked.segment<3>(3 * static_cast<Eigen::Index>(i)) = joints[i].force;
    return stacked;
}

bool Study::drawSamples()
{
    const Eigen::Index links = m_nominal.size(), joints = m_loadShare.size() / 3;
    m_result.sampledForces.resize(m_system.linkCount(), m_options.samples);
    m_result.sampledResultants.resize(joints, m_options.samples);
    LinkProblem problem = m_system.problem;
    LinkSolution solution;
    LinkSolver solver;
    std::mt19937 random(m_options.seed);
    const double least = std::log(m_options.lowerFactor), range = std::log(m_options.upperFactor) - least;
    Eigen::VectorXd forces;
    for (Eigen::Index sample = 0; sample < m_options.samples; ++sample) {
        for (Eigen::Index j = 0; j < links; ++j)
            problem.stiffness[j] = m_system.problem.stiffness[j] * std::exp(least + range * uniform(random));
        solver.solve(problem, solution, {.keepHistory = false});
        if (!solution.isUsable())
            return false;
        m_result.sampledForces.col(sample) = solution.force.head(m_system.linkCount());
        forces = m_loadShare;
        forces.noalias() += m_perTension * solution.force;
        m_result.sampledResultants.col(sample) = forces.reshaped(3, joints).colwise().norm();
    }
    summarise(m_result.sampledForces, m_result.links);
    summarise(m_result.sampledResultants, m_result.joints);
    return true;
}

// Without samples all are the nominal value.
void Study::summarise(const Eigen::MatrixXd& samples, std::vector<ForceInterval>& intervals) const
{
    std::vector<double> ordered;
    for (std::size_t i = 0; i < intervals.size(); ++i) {
        ForceInterval& interval = intervals[i];
        const auto row = samples.row(static_cast<Eigen::Index>(i));
        ordered.assign(row.begin(), row.end());
        if (ordered.empty())
            ordered.push_back(interval.nominal);
        std::sort(ordered.begin(), ordered.end());
        interval.sampledLower = ordered.front();
        interval.sampledUpper = ordered.back();
        interval.percentile5 = percentile(ordered, 0.05);
        interval.median = percentile(ordered, 0.5);
        interval.percentile95 = percentile(ordered, 0.95);
    }
}

// The second time the bounds of the first are limits too, which tightens the rest.
void Study::proveLinks()
{
    const LinkProblem& problem = m_system.problem;
    const Eigen::Index links = m_nominal.size();
    Eigen::VectorXd lower = problem.lower, upper = problem.upper;
    m_bound.emplace(problem, m_links, m_options);
    for (int round = 0; round < 2; ++round) {
        for (Eigen::Index j = 0; j < links; ++j) {
            const Eigen::VectorXd f = Eigen::VectorXd::Unit(links, j);
            if (lower[j] < m_nominal[j])
                lower[j] = std::max(lower[j], -m_bound->largest(-f) - m_roundOff);
            if (upper[j] > m_nominal[j])
                upper[j] = std::min(upper[j], m_bound->largest(f) + m_roundOff);
        }
        m_bound->narrow(lower, upper);
    }
    for (Eigen::Index j = 0; j < m_system.linkCount(); ++j) {
        m_result.links[static_cast<std::size_t>(j)].provenLower = lower[j];
        m_result.links[static_cast<std::size_t>(j)].provenUpper = upper[j];
    }
}

void Study::proveJoints()
{
    for (Eigen::Index joint = 0; joint < m_loadShare.size() / 3; ++joint)
        proveJoint(joint);
}

// Along the stated direction at least `along`; nowhere longer than its corners in a frame with that direction.
void Study::proveJoint(Eigen::Index joint)
{
    ForceInterval& interval = m_result.joints[static_cast<std::size_t>(joint)];
    const auto perTension = m_perTension.middleRows<3>(3 * joint);
    const Vector3 nominal = m_loadShare.segment<3>(3 * joint) + perTension * m_nominal;
    const Matrix3 axes = rotationBetween(Vector3::UnitX(), nominal);
    const double widening = m_roundOff + intervalRoundOff * nominal.norm();
    double squares = 0;
    for (int axis = 0; axis < 3; ++axis) {
        const Vector3 direction = axes.col(axis);
        const Eigen::VectorXd f = perTension.transpose() * direction;
        const double offset = direction.dot(m_loadShare.segment<3>(3 * joint));
        const double least = offset - m_bound->largest(-f), most = offset + m_bound->largest(f);
        squares += std::max(least * least, most * most);
        if (axis == 0)
            interval.provenLower = std::max(0.0, least - widening);
    }
    interval.provenUpper = std::sqrt(squares) + widening;
}

}  // namespace

ForceIntervals calcForceIntervals(const Mechanism& mechanism, const Situation& situation,
                                  const ForceIntervalOptions& options)
{
    ForceIntervals result;
    const Sentence fault = faultOf(options);
    if (!fault.empty()) {
        result.status = StaticsStatus::InvalidInput;
        result.message = fault;
        return result;
    }
    const StaticsSolution solution = solveStatics(mechanism, situation, {.keepHistory = false});
    result.status = solution.status;
    result.message = solution.message;
    if (!solution.isUsable())
        return result;
    const Sentence unsuitable = faultOfElements(mechanism, sentence("the intervals"));
    if (!unsuitable.empty()) {
        result.status = StaticsStatus::InvalidInput;
        result.message = unsuitable;
        return result;
    }
    Study study(mechanism, situation, options, result);
    if (!study.takeNominal(solution) || !study.drawSamples()) {
        result.status = StaticsStatus::NotConverged;
        result.message = sentence("the posture could not be solved at one of the sampled stiffnesses");
        return result;
    }
    study.proveLinks();
    study.proveJoints();
    return result;
}

}  // namespace sinew
