#include "core/simulation/rosenbrock_integrator.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/constants.h"
#include "core/math/decompositions.h"
#include "core/simulation/rosenbrock_method.h"

namespace sinew {

namespace {

constexpr double safety = 0.9, leastFactor = 0.2, largestFactor = 4;  // of a step to the next
constexpr int attemptLimit = 40;                                      // of one step

constexpr int all = RosenbrockMethod::all, stages = RosenbrockMethod::stages;
constexpr double gamma = RosenbrockMethod::diagonal;

// How far along the motion its rates are compared, as a share of the step: far beyond round-off, and too near for the
// change of the change to count.
constexpr double slopeShare = 1e-4;

// The method in the form that needs no product with the matrix (Hairer and Wanner 1996, IV.7.25), for
// U_i = sum_j gamma_ij k_j:
// (1 / (h gamma) - A) U_i = f(y + sum a_ij U_j) + sum c_ij U_j / h + h g_i T.
struct Method {
    RosenbrockMethod::Matrix a, c;
    RosenbrockMethod::Vector places, sums;     // of the stages, in steps; g_i
    RosenbrockMethod::Vector weights, errors;  // of the new state, of the estimate of its error
    Eigen::Matrix<double, all, 3> within;      // of states between
};

Method transformed(const RosenbrockMethod& it)
{
    const RosenbrockMethod::Matrix inverse = it.gamma.inverse();
    Method method;
    method.a = it.alpha * inverse;
    method.c = RosenbrockMethod::Matrix::Identity() / gamma - inverse;
    method.places = it.alpha.rowwise().sum();
    method.sums = it.gamma.rowwise().sum();
    method.weights = inverse.transpose() * it.weights;
    method.errors = inverse.transpose() * it.errors;
    method.within = inverse.transpose() * it.within;
    return method;
}

const Method& method()
{
    static const Method it = transformed(rosenbrockMethod());
    return it;
}

}  // namespace

RosenbrockIntegrator::RosenbrockIntegrator(IntegratedSystem& system, const RunOptions& options)
    : Integrator(system), m_system(&system), m_relative(options.relativeTolerance),
      m_absolute(options.absoluteTolerance), m_longest(options.outputStep)
{
    m_stages.resize(system.size(), all);
    m_right.resize(system.size());
    m_slope.resize(system.size());
    m_begin.rates.resize(system.size());
    m_end.rates.resize(system.size());
    m_begin.roots.resize(m_roots.size());
    m_end.roots.resize(m_roots.size());
}

Advance RosenbrockIntegrator::fail(Sentence reason)
{
    m_message = std::move(reason);
    return Advance::Failed;
}

bool RosenbrockIntegrator::start(double time, const Eigen::VectorXd& state)
{
    m_time = time;
    m_state = state;
    m_hasEnd = false;
    return true;
}

// The step begins where the last one ended, or where start() said.
bool RosenbrockIntegrator::isReady()
{
    if (m_hasEnd) {
        std::swap(m_begin, m_end);
        return true;
    }
    m_begin.time = m_time;
    m_begin.state = m_state;
    return m_system->calcRates(m_time, m_state.data(), m_begin.rates.data())
           && (m_roots.empty() || m_system->calcRoots(m_time, m_state.data(), m_begin.roots.data()));
}

double RosenbrockIntegrator::norm(const Eigen::VectorXd& vector) const
{
    return std::sqrt(vector.cwiseProduct(m_weights).squaredNorm() / static_cast<double>(vector.size()));
}

// A hundredth of the time in which the state would change by as much as it is.
double RosenbrockIntegrator::firstStep() const
{
    const double rate = norm(m_begin.rates), size = std::max(norm(m_begin.state), 1.0);
    return std::clamp(rate > 0 ? 0.01 * size / rate : m_longest, shortestStep, m_longest);
}

// The change of the rates along the motion; unknown where the rates are not told a little further on.
void RosenbrockIntegrator::calcSlope(double step)
{
    const double ahead = slopeShare * step;
    m_trial = m_begin.state + ahead * m_begin.rates;
    m_slopeStep = step;
    m_hasSlope = m_system->calcRates(m_begin.time + ahead, m_trial.data(), m_slope.data());
    m_slope = (m_slope - m_begin.rates) / ahead;
}

// From the rates there, m_right. T = slope - A f is put in without a product: A f = f / (h gamma) - (1 / (h gamma) - A) f.
bool RosenbrockIntegrator::calcStage(int i, double step)
{
    const Method& it = method();
    if (i > 0)
        m_right.noalias() += m_stages.leftCols(i) * (it.c.row(i).head(i).transpose() / step);
    const double ahead = it.sums[i] * step;
    if (m_hasSlope && m_isLinearised)
        m_right += ahead * m_slope - (it.sums[i] / gamma) * m_begin.rates;
    else if (m_hasSlope)
        m_right += ahead * m_slope;
    m_right *= gamma * step;
    if (m_isLinearised && !m_system->solveLinear(gamma * step, m_right.data()))
        return false;
    if (m_hasSlope && m_isLinearised)
        m_right += ahead * m_begin.rates;
    m_stages.col(i) = m_right;
    return true;
}

bool RosenbrockIntegrator::calcStageRates(int i, double step)
{
    const Method& it = method();
    if (it.a.row(i).isZero(0)) {
        m_right = m_begin.rates;
        return true;
    }
    m_trial = m_begin.state;
    m_trial.noalias() += m_stages.leftCols(i) * it.a.row(i).head(i).transpose();
    return m_system->calcRates(m_begin.time + it.places[i] * step, m_trial.data(), m_right.data());
}

bool RosenbrockIntegrator::calcStages(double step)
{
    m_right = m_begin.rates;
    if (!calcStage(0, step))
        return false;
    for (int i = 1; i < stages; ++i) {
        if (!calcStageRates(i, step) || !calcStage(i, step))
            return false;
    }
    return true;
}

// error: estimated, in units of the tolerance. False where it is not told.
bool RosenbrockIntegrator::tryStep(double step, double& error)
{
    const Method& it = method();
    if (!calcStages(step))
        return false;
    m_end.state = m_begin.state;
    m_end.state.noalias() += m_stages.leftCols(stages) * it.weights.head(stages);
    m_change = m_end.state;
    if (!arrive(m_begin.time + step))
        return false;
    m_change = m_end.state - m_change;
    m_right = m_end.rates;
    if (!calcStage(stages, step))
        return false;
    m_error.noalias() = m_stages * it.errors;
    error = norm(m_error);
    return std::isfinite(error);
}

// The new state on its constraints, with its rates: the first of the next step.
bool RosenbrockIntegrator::arrive(double time)
{
    m_end.time = time;
    return m_system->project(time, m_end.state.data())
           && m_system->calcRates(time, m_end.state.data(), m_end.rates.data());
}

Advance RosenbrockIntegrator::advance(double stopTime)
{
    if (!isReady())
        return fail(noRates());
    m_weights = (m_relative * m_begin.state.cwiseAbs()).array() + m_absolute;
    m_weights = m_weights.cwiseInverse();
    m_isLinearised = m_system->linearise(m_begin.time, m_begin.state.data());
    if (m_next == 0)
        m_next = firstStep();
    m_slopeStep = infinity;
    double growth = largestFactor;
    for (int attempt = 0; attempt < attemptLimit; ++attempt) {
        m_next = std::min(m_next, m_longest);
        const double left = stopTime - m_begin.time;
        const bool stops = m_next >= left * (1 - 1e-9);
        const double step = stops ? left : m_next;
        // A much shorter step than the slope was found for must not look as far ahead, maybe past an event.
        if (step < 0.5 * m_slopeStep)
            calcSlope(step);
        double error = 0;
        const bool isTold = tryStep(step, error);
        const double factor = std::clamp(safety / std::sqrt(std::sqrt(std::max(error, 1e-8))), leastFactor, growth);
        if (isTold && error <= 1) {
            m_next = stops ? std::max(m_next, factor * step) : factor * step;
            m_end.time = stops ? stopTime : m_end.time;
            ++m_steps;
            const Advance found = searchRoot();
            return found == Advance::Stepped && stops ? Advance::StopTime : found;
        }
        m_next = step * (isTold ? factor : leastFactor);
        growth = 1;
        if (m_next < shortestStep)
            break;
    }
    return fail(stepTooShort());
}

// Ends the step at the first zero within it, if there is one.
Advance RosenbrockIntegrator::searchRoot()
{
    m_time = m_end.time;
    m_state = m_end.state;
    m_hasEnd = true;
    std::fill(m_roots.begin(), m_roots.end(), 0);
    if (m_roots.empty())
        return Advance::Stepped;
    if (!m_system->calcRoots(m_end.time, m_end.state.data(), m_end.roots.data()))
        return fail(noRoots());
    m_system->rootDirections(m_directions.data());
    if (!m_search.changes(m_begin.roots, m_end.roots, m_directions))
        return Advance::Stepped;
    const auto values = [this](double time, std::vector<double>& at) {
        at.resize(m_roots.size());
        return interpolate(time, m_trial) && m_system->calcRoots(time, m_trial.data(), at.data());
    };
    if (!m_search.locate(values, {m_begin.time, m_begin.roots}, {m_end.time, m_end.roots}, m_directions, m_time,
                         m_roots)
        || !interpolate(m_time, m_state))
        return fail(noRoots());
    m_hasEnd = false;
    return Advance::Root;
}

// By the stages: by the rates at both ends, what is stiff would be off by its rates' error. What project() changed comes
// in along the step.
bool RosenbrockIntegrator::interpolate(double time, Eigen::VectorXd& state)
{
    const double step = m_end.time - m_begin.time;
    if (!(step > 0))
        return false;
    const double s = (time - m_begin.time) / step;
    const RosenbrockMethod::Vector weights = method().within * Eigen::Vector3d(s, s * s, s * s * s);
    state = m_begin.state;
    state.noalias() += m_stages * weights;
    state += s * m_change;
    return true;
}

}  // namespace sinew
