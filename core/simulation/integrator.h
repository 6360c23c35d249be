#pragma once

#include <memory>
#include <vector>

#include <Eigen/Core>

#include "core/base/sentence.h"
#include "core/scenario/scenario.h"

namespace sinew {

// A system y' = f(t, y) with functions whose zeros are moments of interest.
class IntegratedSystem {
public:
    virtual ~IntegratedSystem() = default;

    virtual Eigen::Index size() const = 0;
    virtual Eigen::Index rootCount() const = 0;
    // False when the rates cannot be told; a shorter step is tried then.
    virtual bool calcRates(double time, const double* state, double* rates) = 0;
    virtual bool calcRoots(double time, const double* state, double* values) = 0;
    virtual void rootDirections(int* directions) const = 0;  // 1: rising, -1: falling, 0: both
    // A guess of the state `ahead` (s) of the one at `time`, in its place: where Newton's method begins.
    virtual void predict(double time, double ahead, double* state) = 0;
    // Takes the matrix J for solveLinear(): the gradient of the rates at a state, what is stiff in it. False when that
    // cannot be told there: J is 0 then.
    virtual bool linearise(double time, const double* state) = 0;
    // (1 - ahead J) x = right, in its place; ahead in s. False when that has no solution.
    virtual bool solveLinear(double ahead, double* right) = 0;
    // Puts a new state back onto the constraints; false when that fails.
    virtual bool project(double time, double* state) = 0;
};

enum class Advance {
    Stepped,   // one step further
    Root,      // at a zero: see Integrator::roots()
    StopTime,  // at the stop time
    Failed,    // see Integrator::message()
};

// Steps are not tried shorter than this: a thousandfold of the round-off of a time of some seconds.
inline constexpr double shortestStep = 1e-12;  // s

// Why an integrator gives up.
Sentence stepTooShort();
Sentence noRates();
Sentence noRoots();

// A one-step method with adaptive steps, dense output and root finding.
class Integrator {
public:
    virtual ~Integrator() = default;
    Integrator(const Integrator&) = delete;
    Integrator& operator=(const Integrator&) = delete;

    // Begins at a state, forgetting what was before; the length of the last step is tried again.
    virtual bool start(double time, const Eigen::VectorXd& state) = 0;

    // One step, not beyond stopTime. On Root and StopTime time() is that of the event.
    virtual Advance advance(double stopTime) = 0;

    // The state at a time within the last step.
    virtual bool interpolate(double time, Eigen::VectorXd& state) = 0;

    virtual long steps() const = 0;

    double time() const { return m_time; }
    const Eigen::VectorXd& state() const { return m_state; }
    const std::vector<int>& roots() const { return m_roots; }  // per function: not 0 where it crossed zero
    const Sentence& message() const { return m_message; }

protected:
    explicit Integrator(const IntegratedSystem& system)
        : m_state(system.size()), m_roots(static_cast<std::size_t>(system.rootCount())), m_directions(m_roots.size())
    {
    }

    double m_time = 0;
    Eigen::VectorXd m_state;
    std::vector<int> m_roots, m_directions;
    Sentence m_message;
};

// By options.method: ArkodeIntegrator or RosenbrockIntegrator.
std::unique_ptr<Integrator> integratorFor(IntegratedSystem& system, const RunOptions& options);

}  // namespace sinew
