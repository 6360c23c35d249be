#pragma once

#include <cmath>
#include <functional>

#include "core/mechanism/dynamics.h"
#include "core/mechanism/positions.h"

namespace sinew::test {

// A state of motion, see Mechanism.
struct State {
    Eigen::VectorXd positions, speeds;
};

// One step of the classical Runge-Kutta scheme of order 4. accelerations: of a state.
inline State rungeKuttaStep(const Mechanism& mechanism, const State& state, double step,
                            const std::function<Eigen::VectorXd(const State&)>& accelerations)
{
    const auto rateOf = [&](const State& s) {
        State rate;
        calcPositionRates(mechanism, s.positions, s.speeds, rate.positions);
        rate.speeds = accelerations(s);
        return rate;
    };
    const auto moved = [&](const State& rate, double by) {
        return State{state.positions + by * rate.positions, state.speeds + by * rate.speeds};
    };
    const State a = rateOf(state), b = rateOf(moved(a, step / 2)), c = rateOf(moved(b, step / 2)),
                d = rateOf(moved(c, step));
    State next{state.positions + step / 6 * (a.positions + 2 * b.positions + 2 * c.positions + d.positions),
               state.speeds + step / 6 * (a.speeds + 2 * b.speeds + 2 * c.speeds + d.speeds)};
    normalise(mechanism, next.positions);
    return next;
}

// Runs a mechanism on given efforts. Stops early, with the state reached, when a solution cannot be used.
inline State run(Dynamics& dynamics, State state, double duration, int steps, const Eigen::VectorXd& efforts,
                 double* lost = nullptr)
{
    MotionSolution solution;
    bool isUsable = true;
    const auto accelerations = [&](const State& s) -> Eigen::VectorXd {
        dynamics.setState(s.positions, s.speeds);
        dynamics.solve(GivenMotion::direct(efforts), solution);
        isUsable = isUsable && solution.isUsable();
        return solution.accelerations;
    };
    for (int i = 0; i < steps && isUsable; ++i)
        state = rungeKuttaStep(dynamics.mechanism(), state, duration / steps, accelerations);
    if (lost)
        *lost = isUsable ? 0 : 1;
    dynamics.setState(state.positions, state.speeds);
    return state;
}

}  // namespace sinew::test
