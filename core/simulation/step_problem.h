#pragma once

#include <vector>

#include "core/complementarity/lcp.h"
#include "core/simulation/motion_system.h"

namespace sinew {

// The unilateral forces of one step of central differences (Kolesnikov 2004, eq. 41-43) as one complementarity
// problem. The speeds before and after the step, half a step before and after its moment, are v- and v+; forces act
// at the moment itself, dampers by the mean of v- and v+:
//
//     v+ = v+_free + tau M^-1 sum_j Q_j f_j
//
// with Q_j the generalised force per unit of f_j. A link or contact pressed by D with a damper w presses with
// f = k D - w Q'(v- + v+)/2 >= 0 or is slack; a rigid contact lets Q'v+ >= -restitution Q'v-; friction is a pyramid of
// two directions in the plane and four in space (Stewart and Trinkle 1996), behind the spring and damper of a contact
// that gives way.
class StepProblem {
public:
    explicit StepProblem(const Mechanism& mechanism) : m_mechanism(&mechanism) {}

    // system: prepared at the moment, its forces' motion computed. before: v-. Adds the forces that are known without
    // a problem (springs without dampers) to the dynamics and notes the unknown ones.
    void begin(MotionSystem& system, const Eigen::VectorXd& before, double step);

    // free: the accelerations of everything else. Fills in v+ and the forces of links and contacts, and moves the
    // anchors on. False when the problem has no solution: message().
    bool solve(MotionSystem& system, const Eigen::VectorXd& free, Eigen::VectorXd& after, Eigen::VectorXd& anchors);

    const std::string& message() const { return m_message; }

private:
    enum class Kind { Link, Normal, Friction, Limit };  // Limit: the bound of a contact's friction

    struct Row {
        Kind kind = Kind::Link;
        std::size_t object = 0;  // link or contact
        Vector3 direction = Vector3::Zero();
        double sign = 1;          // of a link: 1 tension, -1 compression
        bool isEquality = false;  // a link that pulls and pushes
        double compliance = 0;    // 2 / (w tau), or 0
        double constant = 0;      // of the row besides speeds
        bool isRigid = false;
        Eigen::VectorXd force, response;  // generalised, per unit; speeds per unit and second
    };

    void addLink(MotionSystem& system, std::size_t link);
    void addContact(MotionSystem& system, std::size_t contact);
    void addFriction(MotionSystem& system, std::size_t contact);
    void addDirections(MotionSystem& system, Row& row);
    void press(MotionSystem& system, const Row& row, double size);
    void fillProblem(const Eigen::VectorXd& free);
    void fillLimit(Eigen::Index limit);
    void takeForces(MotionSystem& system, const Eigen::VectorXd& X);
    void moveAnchors(MotionSystem& system, Eigen::VectorXd& anchors) const;

    const Mechanism* m_mechanism;
    std::vector<Row> m_rows;
    std::vector<double> m_knownNormals;  // per contact: of springs without dampers
    LcpProblem m_problem;
    LcpSolution m_solution;
    LcpSolver m_solver;
    Eigen::VectorXd m_before, m_loads, m_base;
    double m_step = 0;
    std::string m_message;
};

}  // namespace sinew
