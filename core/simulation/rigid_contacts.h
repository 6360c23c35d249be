#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/simulation/contact_problem.h"

namespace sinew {

// Rigid contacts of a motion with exact events. Between events a closed contact is a constraint: its gap stays zero,
// and where it sticks its point does not slide; a sliding one bears friction against its slip (Coulomb, a cone in
// space). Which touching contacts close, stick or slide is a complementarity problem of accelerations, what an impact
// does one of impulses (Newton's restitution), both with all touching contacts at once (Stewart and Trinkle 1996); in
// space the directions of friction are turned until one of them is that of the slip.
//
// `dynamics` is at the state of the moment with the contacts' motion calculated; isGiven as in GivenMotion. What has no
// answer returns false: message().
class RigidContacts {
public:
    RigidContacts(const Mechanism& mechanism, MovingContacts& contacts);

    bool isAny() const { return m_hasAny; }
    bool isClosed() const;  // any of them
    const Sentence& message() const { return m_message; }

    // Whether some contact touches and approaches.
    bool isImpact() const;
    // The speeds after an impact.
    bool collide(Dynamics& dynamics, const std::vector<bool>& isGiven, Eigen::VectorXd& speeds);

    // The modes at the moment. The equations of motion have been solved without forces of rigid contacts. switched:
    // numbers as of calcSwitches whose zero the moment is.
    bool chooseModes(Dynamics& dynamics, const std::vector<bool>& isGiven, const std::vector<std::size_t>& switched);
    void flip(std::size_t number);

    // The forces of closed contacts, added to `dynamics`, whose equations have been solved without them.
    bool calcForces(Dynamics& dynamics, const std::vector<bool>& isGiven);

    void clearForces();
    void apply(Dynamics& dynamics) const;  // the forces that closed contacts have

    // Moves a state onto the closed contacts, by masses, so that constraints are not disturbed.
    bool project(Dynamics& dynamics, const std::vector<bool>& isGiven, double time, Eigen::VectorXd& positions,
                 Eigen::VectorXd& speeds);
    // Moves positions to the gaps (m) that are asked for, and by slips (m); per contact.
    struct Shift {
        std::optional<double> gap;
        std::optional<Eigen::Vector2d> slip;
    };
    bool shift(Dynamics& dynamics, const std::vector<bool>& isGiven, double time, std::vector<Shift> shifts,
               Eigen::VectorXd& positions, const Eigen::VectorXd& speeds);

    // Asks contacts that are below their plane back onto it; false when there is none that was not.
    bool addSunk(std::vector<Shift>& shifts) const;

    // At the end of an integrator's step: contacts that have left their plane may land, slips go on from where they
    // point.
    void endStep();

    // Adds the generalised forces, per unit, along which closed contacts hold: one a row.
    void addRows(const Configuration& configuration, std::vector<Eigen::VectorXd>& rows) const;

    // See MovingContacts; only what belongs to rigid contacts is written.
    void calcSwitches(double* values) const;
    void calcDirections(int* directions) const;
    void calcTolerances(double* tolerances) const;

private:
    bool isTouching(std::size_t contact) const;
    Eigen::Vector2d slideDirection(std::size_t contact) const;
    std::vector<Touch> closedContacts(Dynamics& dynamics, const std::vector<bool>& isGiven) const;
    std::vector<Touch> touchingContacts(Dynamics& dynamics, const std::vector<bool>& isGiven,
                                        const std::vector<std::size_t>& switched);
    bool chooseStaying(std::vector<Touch>& touches, std::vector<bool>& isReleased);
    bool leaves(const Touch& touch) const;
    bool chooseAmong(std::vector<Touch>& touches, std::vector<bool>& isReleased);
    bool believeNoStart(std::vector<Touch>& touches) const;
    bool checkStarts(std::vector<Touch>& touches, std::vector<bool>& isReleased);
    void takeModes(const std::vector<Touch>& touches);
    bool solveClosed(const std::vector<Touch>& touches);

    const Mechanism* m_mechanism;
    MovingContacts* m_contacts;
    ContactProblem m_problem;
    bool m_hasAny = false;
    std::vector<bool> m_isArmed;               // per contact: away from its plane, or sliding for good
    std::vector<Eigen::Vector2d> m_direction;  // per contact: of its slip when the step began
    double m_largestForce = 0;                 // N, of the last solution
    Sentence m_message;
};

}  // namespace sinew
