#pragma once

#include "core/simulation/integrator.h"
#include "core/simulation/root_search.h"

namespace sinew {

// Linearly implicit steps by RosenbrockMethod: of order 4 with an error estimate of order 3, whatever matrix
// IntegratedSystem::solveLinear() solves with, so that this needs to hold what is stiff and nothing else. A step costs
// five evaluations of the rates, one of them for how they change along the motion, and six solutions with one matrix,
// where an explicit method is bound to the shortest time constant of the forces. Between the ends of a step its states
// are cubics by its stages.
class RosenbrockIntegrator : public Integrator {
public:
    RosenbrockIntegrator(IntegratedSystem& system, const RunOptions& options);

    bool start(double time, const Eigen::VectorXd& state) override;
    Advance advance(double stopTime) override;
    bool interpolate(double time, Eigen::VectorXd& state) override;
    long steps() const override { return m_steps; }

private:
    // A moment with the rates and root functions there.
    struct Point {
        double time = 0;  // s
        Eigen::VectorXd state, rates;
        std::vector<double> roots;
    };

    bool isReady();
    double firstStep() const;
    double norm(const Eigen::VectorXd& vector) const;
    bool tryStep(double step, double& error);
    void calcSlope(double step);
    bool calcStageRates(int i, double step);
    bool calcStage(int i, double step);
    bool calcStages(double step);
    bool arrive(double time);
    Advance searchRoot();
    Advance fail(Sentence reason);

    IntegratedSystem* m_system;
    double m_relative, m_absolute;  // tolerances
    double m_longest;               // s, of a step
    double m_next = 0;              // s, the step to try; 0: none is known yet
    double m_slopeStep = 0;         // s, the step that the slope was found for
    long m_steps = 0;
    bool m_hasEnd = false, m_isLinearised = false, m_hasSlope = false;
    Point m_begin, m_end;
    Eigen::MatrixXd m_stages;
    Eigen::VectorXd m_right, m_slope, m_trial, m_weights, m_error;
    Eigen::VectorXd m_change;  // of the new state, by project()
    RootSearch m_search;
};

}  // namespace sinew
