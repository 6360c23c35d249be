#pragma once

#include <memory>
#include <string>

#include <Eigen/Core>

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
    // Puts a new state back onto the constraints; false when that fails.
    virtual bool project(double time, double* state) = 0;
};

enum class Advance {
    Stepped,   // one step further
    Root,      // at a zero: see Integrator::roots()
    StopTime,  // at the stop time
    Failed,    // see Integrator::message()
};

// Adaptive Runge-Kutta methods of SUNDIALS' ARKODE (Reynolds et al. 2023) with dense output and root finding: explicit
// of order 5 (Dormand and Prince 1980), or diagonally implicit of order 5 with a Jacobian by differences.
class Integrator {
public:
    Integrator(IntegratedSystem& system, const RunOptions& options);
    ~Integrator();
    Integrator(const Integrator&) = delete;
    Integrator& operator=(const Integrator&) = delete;

    // Begins at a state, forgetting what was before; the length of the last step is tried again.
    bool start(double time, const Eigen::VectorXd& state);

    // One step, not beyond stopTime. On Root and StopTime time() is that of the event.
    Advance advance(double stopTime);

    double time() const { return m_time; }
    const Eigen::VectorXd& state() const { return m_state; }
    const std::vector<int>& roots() const { return m_roots; }  // per function: not 0 where it crossed zero
    const std::string& message() const { return m_message; }
    long steps() const;

    // The state at a time within the last step.
    bool interpolate(double time, Eigen::VectorXd& state);

private:
    struct Solver;

    bool fail(int flag);

    std::unique_ptr<Solver> m_solver;
    double m_time = 0;
    Eigen::VectorXd m_state;
    std::vector<int> m_roots, m_directions;
    std::string m_message;
};

}  // namespace sinew
