#pragma once

#include <array>
#include <vector>

#include "core/base/sentence.h"
#include "core/simulation/motion_system.h"
#include "core/simulation/unilateral_rows.h"

namespace sinew {

// The unilateral forces of one step of central differences (Kolesnikov 2004, eq. 41-43) as one complementarity
// problem. The speeds before and after the step, half a step before and after its moment, are v- and v+; forces act
// at the moment itself, dampers by the mean of v- and v+:
//
//     v+ = v+_free + tau M^-1 sum_j Q_j f_j
//
// with Q_j the generalised force per unit of f_j. A link or contact pressed by D with a damper w presses with
// f = k D - w Q'(v- + v+)/2 >= 0 or is slack; no link bears more than it holds. The gap g of a rigid contact is zero or
// more a step later, g + tau Q'v+ + tau^2/2 c >= 0 with c the part of its acceleration that comes of speeds alone. One
// that strikes its plane within the step does so with all its impulse at once, and from that moment on.
// Friction is spanned by two directions in the plane and four in space (Stewart and Trinkle 1996), turned until one pair
// is along the slip, so that the pyramid is as good as the cone; behind the spring and damper of a contact that gives
// way.
class StepProblem {
public:
    explicit StepProblem(const Mechanism& mechanism) : m_mechanism(&mechanism) {}

    // system: prepared at the moment, its forces' motion computed. before: v-. Adds the forces that are known without
    // a problem (springs without dampers) to the dynamics and notes the unknown ones.
    void begin(MotionSystem& system, const Eigen::VectorXd& before, double step);

    // system: solved without the unknown forces. Fills in v+ and the forces of links and contacts, and moves the anchors
    // on. False when the problem has no solution: message().
    bool solve(MotionSystem& system, Eigen::VectorXd& after, Eigen::VectorXd& anchors);

    // Links whose force has reached the strength at which they break.
    std::vector<std::size_t> overloadedLinks(MotionSystem& system) const;

    // What the step does to the coordinates: tau v+, less what impulses do before the moments of their impacts.
    const Eigen::VectorXd& way() const { return m_way; }
    // The gaps of contacts that touch within the step, at its end; per contact.
    const std::vector<RigidContacts::Shift>& shifts() const { return m_shifts; }
    const Sentence& message() const { return m_message; }
    // In how many steps so far the direction in which a contact slides was not found to 0.01 rad.
    int undirectedSteps() const { return m_undirectedSteps; }

private:
    using Kind = UnilateralRow::Kind;

    // The gap of a rigid contact over the step without any contact's force: a parabola.
    struct Approach {
        double gap = 0, speed = 0, acceleration = 0;  // m, m/s and m/s^2, at the moment
        double bias = 0;                              // m/s^2, of the speeds alone
    };

    // The friction of a contact: what it does along its tangents, and the axis of the first pair of its rows.
    struct Friction {
        std::size_t contact = 0, firstRow = 0;
        int tangents = 1;
        std::array<UnilateralRow, 2> along;
        Eigen::Vector2d axis = Eigen::Vector2d::UnitX();
    };

    void addLink(MotionSystem& system, std::size_t link);
    void addContact(MotionSystem& system, std::size_t contact);
    void addFriction(MotionSystem& system, std::size_t contact);
    void add(MotionSystem& system, UnilateralRow row);
    void respond(MotionSystem& system, UnilateralRow& row) const;
    void layFriction(MotionSystem& system, const Friction& friction);
    void turnFriction(MotionSystem& system, Friction& friction, const Eigen::VectorXd& after, FrictionTurns& turns);
    bool solveRows(MotionSystem& system, Eigen::VectorXd& after);
    void completeRows(MotionSystem& system, const Eigen::VectorXd& free);
    double rigidRate(MotionSystem& system, const UnilateralRow& row);
    void takeForces(MotionSystem& system);
    void dropBounces(MotionSystem& system);
    void calcWay(const Eigen::VectorXd& after);
    void moveAnchors(MotionSystem& system, Eigen::VectorXd& anchors) const;

    const Mechanism* m_mechanism;
    UnilateralRows m_rows;
    std::vector<Friction> m_frictions;
    std::vector<double> m_constants;     // per row: of it besides speeds
    std::vector<double> m_knownNormals;  // per contact: of springs without dampers
    std::vector<RigidContacts::Shift> m_shifts;
    std::vector<double> m_touch;  // per contact: when within the step it strikes its plane, s
    Eigen::VectorXd m_before, m_free, m_way;
    double m_step = 0;
    // A rebound, and what the curvature of paths asks for, may be more than friction lets a contact do: a rough one of
    // a figure with a single coordinate cannot slide without lifting. That rigid contacts do not approach can always be
    // met (Anitescu and Potra 1997), so no more is asked for where the problem has no solution.
    bool m_asksLeast = false;
    Sentence m_message;
    int m_undirectedSteps = 0;
};

}  // namespace sinew
