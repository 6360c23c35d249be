#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/base/sentence.h"
#include "core/simulation/moving_contacts.h"
#include "core/simulation/unilateral_rows.h"

namespace sinew {

// A rigid contact that touches, with its three directions: normal, first and second tangent.
struct Touch {
    std::size_t contact = 0;
    std::array<Eigen::VectorXd, 3> force, response;  // generalised, per unit; see UnilateralRow
    Vector3 free = Vector3::Zero();                  // motion of the three without contact forces
    Vector3 after = Vector3::Zero();                 // and with them
    bool slides = false;                             // along `direction`; else it stands, or is not yet known
    Eigen::Vector2d direction = Eigen::Vector2d::UnitX();
    double normal = 0;                                   // N
    Eigen::Vector2d friction = Eigen::Vector2d::Zero();  // N

    // What a normal force and a force along the plane do together.
    Eigen::VectorXd responseTo(double normalForce, const Eigen::Vector2d& along) const
    {
        return normalForce * response[0] + along[0] * response[1] + along[1] * response[2];
    }
};

// All touching contacts of a moment: as a complementarity problem, of accelerations or of impulses, and as equations.
class ContactProblem {
public:
    ContactProblem(const Mechanism& mechanism, const MovingContacts& contacts)
        : m_mechanism(&mechanism), m_contacts(&contacts)
    {
    }

    double coefficient(std::size_t contact) const;
    int tangents(std::size_t contact) const;  // directions of friction: none, one, or two in space

    // At the state of `dynamics`, the contacts' motion calculated; isGiven as in GivenMotion.
    Touch touchOf(Dynamics& dynamics, const std::vector<bool>& isGiven, std::size_t contact) const;

    // The forces (impulses) at which no contact sinks in or is pulled and friction obeys Coulomb. Friction of standing
    // contacts is spanned by opposite directions; in space they are turned until one is that of the slip, so that the
    // pyramid becomes the cone. False: message().
    bool solve(std::vector<Touch>& touches);
    void addResponse(Eigen::VectorXd& speeds) const { m_rows.addResponse(1, speeds); }

    const Sentence& message() const { return m_message; }
    Sentence namesOf(const std::vector<Touch>& touches) const;

private:
    void addRows(const Touch& touch, double ease);
    bool solveRows(const std::vector<Touch>& touches, double ease);
    void takeForces(std::vector<Touch>& touches) const;
    double realign(std::vector<Touch>& touches, FrictionTurns& turns) const;
    bool jams(const Touch& touch) const;

    const Mechanism* m_mechanism;
    const MovingContacts* m_contacts;
    UnilateralRows m_rows;
    Sentence m_message;
};

// Linear equations of contact forces: by rows, force' sum(response x) = wanted.
struct ContactEquations {
    std::vector<Eigen::VectorXd> forces, responses;
    std::vector<double> wanted;

    void add(const Eigen::VectorXd& force, const Eigen::VectorXd& response, double want);
    double largestWanted() const;
    // The least x where it is not unique; off: the largest residual.
    Eigen::VectorXd solve(double& off) const;
    // Orthonormal columns: by which x may change.
    Eigen::MatrixXd undetermined() const;
    Eigen::VectorXd response(const Eigen::VectorXd& x, Eigen::Index coordinates) const;

private:
    Eigen::MatrixXd matrix() const;
};

}  // namespace sinew
