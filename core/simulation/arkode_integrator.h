#pragma once

#include "core/simulation/integrator.h"

namespace sinew {

// Runge-Kutta methods of SUNDIALS' ARKODE (Reynolds et al. 2023): explicit of order 5 (Dormand and Prince 1980), or
// diagonally implicit of order 5, whose Newton iterations solve with the system's own linear part.
class ArkodeIntegrator : public Integrator {
public:
    ArkodeIntegrator(IntegratedSystem& system, const RunOptions& options);
    ~ArkodeIntegrator() override;

    bool start(double time, const Eigen::VectorXd& state) override;
    Advance advance(double stopTime) override;
    bool interpolate(double time, Eigen::VectorXd& state) override;
    long steps() const override;

private:
    struct Solver;

    bool fail(int flag);

    std::unique_ptr<Solver> m_solver;
};

}  // namespace sinew
