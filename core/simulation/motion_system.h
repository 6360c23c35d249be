#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/sentence.h"
#include "core/math/rotation.h"
#include "core/mechanism/dynamics.h"
#include "core/simulation/integrator.h"
#include "core/simulation/linearised_motion.h"
#include "core/simulation/singular_passages.h"
#include "core/simulation/stage_plan.h"
#include "core/simulation/unilateral_forces.h"

namespace sinew {

// The state of a motion at a moment, whatever the stage.
struct MotionInstant {
    double time = 0;                    // s
    Eigen::VectorXd positions, speeds;  // as in Mechanism
    Eigen::VectorXd anchors;            // of contacts, see UnilateralForces
    double work = 0;                    // J, done since the start by all but weights
    std::vector<bool> broken;           // per link: gone for good
    std::vector<Vector3> nodes;         // massless nodes, m, in the frames of their bodies
};

// The equations of motion of one stage. Of each pair (coordinate, effort) one is given as a function of time; only the
// sought coordinates are integrated, so that the system has order 2 m, m the number of given efforts (Khasin and
// Khokhlov 1999), besides the displacements of contacts along their planes and the work done. State: the sought
// positions, the sought speeds, the anchors, the work.
class MotionSystem : public IntegratedSystem {
public:
    // start: where the stage begins. mechanism: of the stage (mechanismOfStage).
    MotionSystem(const ScenarioPlan& plan, int stage, std::shared_ptr<const Mechanism> mechanism,
                 const MotionInstant& start);

    // What keeps the stage from beginning at its start: given motions that begin elsewhere, tables that begin later,
    // constraints that are not met. Empty when nothing does. Coordinates marked in `adopts` (one each, or none) take
    // the given values and speeds instead, and constraints are then met by moving the sought ones (the first stage).
    Sentence begin(const std::vector<bool>& adopts);
    // Speeds jump to those of the given motions and onto the constraints: an impact. False when they cannot.
    bool strike();
    // Decides which links, contacts and stops are engaged at the start, after impacts of rigid contacts. False:
    // message().
    bool settleStart() { return settle(m_start, {}); }
    // The same at an event: `switched` are the roots whose zero the moment is. Speeds jump in an impact.
    bool settle(MotionInstant& instant, const std::vector<Eigen::Index>& switched);

    // What begin() changed so that the stage can begin.
    const Diagnostics& remarks() const { return m_remarks; }

    std::size_t stageIndex() const { return m_stage; }  // in ScenarioPlan::stages
    const MotionInstant& start() const { return m_start; }
    // Rows of constraints and holds that others imply: of the last solution.
    const std::vector<std::string>& redundantRows() const { return m_solution.redundant; }
    long solutions() const { return m_solutions; }  // of the equations of motion so far
    int order() const { return 2 * m_plan->stages[m_stage].givenEfforts; }
    double knownUntil() const { return m_knownUntil; }  // s; given tables end here
    const Sentence& knownSource() const { return m_knownSource; }

    Eigen::VectorXd startState() const { return stateOf(m_start); }
    Eigen::VectorXd stateOf(const MotionInstant& instant) const;
    MotionInstant instantOf(double time, const Eigen::VectorXd& state);

    // All at a state, solved: read dynamics(), solution(), forces() after it. False: message().
    bool evaluate(double time, const Eigen::VectorXd& state);
    bool evaluate(const MotionInstant& instant);
    // The same up to the equations of motion: forces and given values stand, nothing is solved.
    bool prepare(const MotionInstant& instant);
    bool solve();
    // The same with the links' and contacts' forces left to the caller.
    bool solveWithout();
    // For steps of fixed length: the mean speeds of the given motions over the step that begins at a time, and
    // accelerations to take for theirs. Entries of sought coordinates stay, or are not read.
    void givenSpeeds(double time, double step, Eigen::VectorXd& speeds) const;
    void giveAccelerations(const Eigen::VectorXd& accelerations);
    // Moves the sought positions onto the constraints; change: see Dynamics::followPositions. False: message().
    bool followPositions(double time, Eigen::VectorXd& positions, Eigen::VectorXd& change);
    // What the run should tell of singular positions of the constraints that it passed.
    SingularPassages& passages() { return m_passages; }
    // False at a singular position where the last solution leaves out forces of constraints; passages() counts it.
    bool isDetermined();
    // The names of the constraints near whose singular position a state is, for a sentence; else nothing.
    std::optional<Sentence> singularityAt(const MotionInstant& instant);
    // Moves an instant onto the rigid contacts that are closed.
    bool meetContacts(MotionInstant& instant);
    // At the end of an integrator's step, after calcRoots() at its state: roots whose mode contradicts their sign.
    std::vector<Eigen::Index> wrongModes(const std::vector<double>& values) const;
    // Whether these are clearly on the side of their modes.
    bool isRight(const std::vector<Eigen::Index>& numbers, const std::vector<double>& values) const;
    void endStep() { m_forces.endStep(m_dynamics.configuration()); }
    // The largest square of a frequency that the gradients of what acts give, rad^2/s^2, after the equations have been
    // solved; motion: of that frequency, one a coordinate. 0 where the free motions have no inertia.
    double stiffness(Eigen::VectorXd& motion);
    // The link, contact or coordinates that are stretched most in such a motion, for a sentence.
    Sentence stiffestIn(const Eigen::VectorXd& motion);
    double power();  // W, of all but weights, after the equations have been solved
    double value(const NamedQuantity& quantity);
    double value(const BoundFormula& formula);

    Dynamics& dynamics() { return m_dynamics; }
    UnilateralForces& forces() { return m_forces; }
    Eigen::Index switchCount() const;  // roots that are switches of modes; they come first
    const GivenMotion& given() const { return m_given; }
    const MotionSolution& solution() const { return m_solution; }
    const Eigen::VectorXd& positions() const { return m_positions; }
    const Eigen::VectorXd& speeds() const { return m_speeds; }
    const Eigen::VectorXd& anchors() const { return m_anchors; }
    const Eigen::VectorXd& values();  // of the coordinates
    const Sentence& message() const { return m_message; }
    double energy();  // J, kinetic and of the weights
    // Force of a hold of the scenario on its body, N, ground frame; zero when the stage has no such hold.
    Vector3 holdForce(int hold) const;
    bool holds(int hold) const { return m_holdRows[static_cast<std::size_t>(hold)].first >= 0; }

    Eigen::Index size() const override;
    Eigen::Index rootCount() const override;
    bool calcRates(double time, const double* state, double* rates) override;
    bool calcRoots(double time, const double* state, double* values) override;
    void rootDirections(int* directions) const override;
    void predict(double time, double ahead, double* state) override;
    bool linearise(double time, const double* state) override;
    bool solveLinear(double ahead, double* right) override { return m_linearised.solve(ahead, right); }
    bool project(double time, double* state) override;

private:
    // A given motion that goes over from the motion before within a time.
    struct Blend {
        double duration = 0, value = 0, speed = 0;  // s; what the motion before is more at the start
        FunctionValue at(double sinceStart) const;
    };

    const StagePlan& stage() const { return m_plan->stages[m_stage]; }
    void layOut();
    void findHoldRows();
    FunctionValue givenAt(std::size_t coordinate, double time) const;
    Turning turningAt(const CompiledJoint& ball, double time) const;
    void placeBall(const CompiledJoint& ball, const Turning& turning, Eigen::VectorXd& positions) const;
    void placeGiven(double time);
    void place(double time, const double* state);
    bool setState();
    void writeSpeedRates(double* rates);
    bool calcRatesAcross(double time, const double* state, double* rates);
    bool interpolateSpeedRates(double time, const double* state, double ahead, double* rates);
    bool calcSpeedRatesAt(double time, const double* state, double ahead, Eigen::VectorXd& rates);
    void notePassage(double time);
    Sentence constraintsLost();
    void calcEfforts();
    void applyPlannedForces();
    double effortOf(std::size_t coordinate);
    void addTrackingGradients();
    void calcGradients();
    double clockOf(std::size_t coordinate, double time) const;
    bool needsSolution() const;
    bool solveWithContacts();
    bool calcRootValues(double time, const double* state, double* values);
    bool collide(MotionInstant& instant);
    std::vector<double> beyondSigns(const std::vector<double>& values) const;
    void calcStopSwitches(double* values);
    Sentence checkContacts();
    double stateValue(const NamedQuantity& quantity);
    double pointValue(const NamedQuantity& quantity);
    double centreValue(const NamedQuantity& quantity);
    void noteCoverage(double until, const Sentence& source);
    Sentence beginPair(std::size_t coordinate, bool adopts);
    Sentence beginTable(std::size_t coordinate, const TimeFunction& function);
    Sentence beginFormulas();
    Sentence beginFormula(const BoundFormula& formula);
    Eigen::VectorXd startRates() const;
    void adopt(const std::vector<bool>& adopts);
    Sentence meetConstraints(bool mayMove);
    void noteMoves();

    const ScenarioPlan* m_plan;
    std::size_t m_stage;
    std::shared_ptr<const Mechanism> m_mechanism;
    MotionInstant m_start;
    Dynamics m_dynamics;
    UnilateralForces m_forces;
    LinearisedMotion m_linearised;
    GivenMotion m_given;
    MotionSolution m_solution;
    long m_solutions = 0;
    std::vector<const PlannedEnd*> m_conditions;
    std::vector<Blend> m_blends;
    std::vector<double> m_shifts;                          // s, per coordinate: see beginTable()
    Eigen::VectorXd m_held;                                // per coordinate: its value at the start
    std::vector<int> m_soughtPositions, m_sought;          // indices in positions, in coordinates
    std::vector<std::pair<int, Eigen::Index>> m_holdRows;  // per hold of the scenario: first row, count; or -1
    std::vector<bool> m_isBall;                            // per coordinate: a turn of a ball or free joint
    std::vector<const CompiledJoint*> m_turned;            // balls and free joints whose turns are given, not all held
    // Sharpness of the constraints (see Dynamics) below which accelerations are read off the motion on both sides.
    static constexpr double blunt = 5e-3;

    double m_time = 0, m_knownUntil = 0, m_sharpness = 1;
    Sentence m_knownSource, m_message;
    Diagnostics m_remarks;
    SingularPassages m_passages;
    Eigen::VectorXd m_positions, m_speeds, m_anchors, m_rates, m_loads, m_values, m_zeroTargets;
    std::vector<double> m_formulaValues;
    std::vector<Eigen::VectorXd> m_closedRows;  // of rigid contacts
    std::vector<int> m_directions;
    WholeMotion m_whole;
    bool m_hasWhole = false, m_needsSolution = false, m_isBalanced = true;
};

}  // namespace sinew
