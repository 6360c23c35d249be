#include "core/simulation/rosenbrock_integrator.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/math/decompositions.h"

namespace sinew {

namespace {

using Matrix4 = Eigen::Matrix4d;
using Vector4 = Eigen::Vector4d;

constexpr double gamma = 0.435866521508459;
constexpr double safety = 0.9, leastFactor = 0.2, largestFactor = 4;  // of a step to the next
constexpr int attemptLimit = 40;                                      // of one step

// The method in the form that needs no product with the matrix (Hairer and Wanner 1996, IV.7.25):
// (1 / (h gamma) - J) U_i = f(y + sum a_ij U_j) + sum c_ij U_j / h.
struct Method {
    Matrix4 a, c;
    Vector4 places;          // of the stages, in steps
    Vector4 weights, error;  // of the new state, and of its difference to that of order 2
};

Method ros34pw2()
{
    Matrix4 alpha, g;
    alpha << 0, 0, 0, 0,                                  //
        0.87173304301691801, 0, 0, 0,                     //
        0.84457060015369423, -0.11299064236484185, 0, 0,  //
        0, 0, 1, 0;
    g << gamma, 0, 0, 0,                                       //
        -0.87173304301691801, gamma, 0, 0,                     //
        -0.90338057013044082, 0.054180672388095326, gamma, 0,  //
        0.24212380706095346, -1.2232505839045147, 0.54526025533510214, gamma;
    const Vector4 b(0.24212380706095346, -1.2232505839045147, 1.5452602553351020, gamma);
    const Vector4 lower(0.37810903145819369, -0.096042292212423178, 0.5, 0.2179332607542295);
    const Matrix4 inverse = g.inverse();
    Method method;
    method.a = alpha * inverse;
    method.c = Matrix4::Identity() / gamma - inverse;
    method.places = alpha.rowwise().sum();
    method.weights = inverse.transpose() * b;
    method.error = inverse.transpose() * (b - lower);
    return method;
}

const Method& method()
{
    static const Method it = ros34pw2();
    return it;
}

}  // namespace

RosenbrockIntegrator::RosenbrockIntegrator(IntegratedSystem& system, const RunOptions& options)
    : Integrator(system), m_system(&system), m_relative(options.relativeTolerance),
      m_absolute(options.absoluteTolerance), m_longest(options.outputStep)
{
    m_stages.resize(system.size(), 4);
    m_right.resize(system.size());
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

bool RosenbrockIntegrator::calcStages(double step)
{
    const Method& it = method();
    for (int i = 0; i < 4; ++i) {
        if (i == 0) {
            m_right = m_begin.rates;
        } else {
            m_trial = m_begin.state;
            m_trial.noalias() += m_stages.leftCols(i) * it.a.row(i).head(i).transpose();
            if (!m_system->calcRates(m_begin.time + it.places[i] * step, m_trial.data(), m_right.data()))
                return false;
            m_right.noalias() += m_stages.leftCols(i) * (it.c.row(i).head(i).transpose() / step);
        }
        m_right *= gamma * step;
        if (m_isLinearised && !m_system->solveLinear(gamma * step, m_right.data()))
            return false;
        m_stages.col(i) = m_right;
    }
    return true;
}

bool RosenbrockIntegrator::tryStep(double step, double& error)
{
    if (!calcStages(step))
        return false;
    m_error.noalias() = m_stages * method().error;
    error = norm(m_error);
    if (!(error <= 1))
        return std::isfinite(error);
    m_end.state = m_begin.state;
    m_end.state.noalias() += m_stages * method().weights;
    return arrive(m_begin.time + step);
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
    double growth = largestFactor;
    for (int attempt = 0; attempt < attemptLimit; ++attempt) {
        m_next = std::min(m_next, m_longest);
        const double left = stopTime - m_begin.time;
        const bool stops = m_next >= left * (1 - 1e-9);
        const double step = stops ? left : m_next;
        double error = 0;
        const bool isTold = tryStep(step, error);
        const double factor = std::clamp(safety / std::cbrt(std::max(error, 1e-6)), leastFactor, growth);
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
    if (!m_search.locate(values, m_begin.time, m_end.time, m_begin.roots, m_end.roots, m_directions, m_time, m_roots)
        || !interpolate(m_time, m_state))
        return fail(noRoots());
    m_hasEnd = false;
    return Advance::Root;
}

// Hermite's cubic.
bool RosenbrockIntegrator::interpolate(double time, Eigen::VectorXd& state)
{
    const double step = m_end.time - m_begin.time;
    if (!(step > 0))
        return false;
    const double s = (time - m_begin.time) / step, r = 1 - s;
    state = (r * r * (1 + 2 * s)) * m_begin.state + (s * s * (1 + 2 * r)) * m_end.state
            + (s * r * step) * (r * m_begin.rates - s * m_end.rates);
    return true;
}

}  // namespace sinew
