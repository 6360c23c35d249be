#pragma once

#include <optional>
#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/base/result.h"
#include "core/equations/body_tree.h"
#include "core/equations/equation_tree.h"
#include "core/equations/link_tree.h"
#include "core/model/model.h"

namespace sinew {

// How the equations are composed. They mean the same; the time is not the same, nor, for bodies in space, the length.
enum class EquationMethod {
    Lagrange,   // kinetic and potential energy, differentiated (Lagrange's equations of the second kind)
    Local,      // accelerations and forces along each body's own axes (Borisov 2018)
    Matrix,     // from the mass coefficients and dot products (Borisov, Kaspirovich and Mukharlyamov 2021)
    Recurrent,  // body by body, each bordering the equations of those before it (Borisov 2018)
};

// "lagrange", "local", "matrix", "recurrent".
const char* equationMethodName(EquationMethod method);
Result<EquationMethod> equationMethodFromText(const std::string& text);

// Which angles the equations of a plane chain are written in. In space all are absolute.
enum class EquationAngles {
    Model,     // as the segments say
    Absolute,  // absolute angles alpha, also for joint angles: the shortest; efforts are M_1 - M_2 (Borisov 2018)
};

struct EquationsOptions {
    std::optional<EquationMethod> method;  // absent: Matrix for chains of segments, Local for bodies and joints
    EquationAngles angles = EquationAngles::Model;
    // The longest equations in closed form, in monomials; beyond, Local names the quantities of every body and the
    // other methods fail.
    std::size_t mostMonomials = 100'000;
    std::size_t mostMonomialsOfBodies = 4'000;  // the same for Local with bodies and joints: what a person reads
};

// The equations of motion of a model in symbols, A q'' + b + g + r = Q + l + B' lambda with B q'' = c. n is the number
// of coordinates; q in rad and m. Q are the efforts of drives and locks and of what `notes` says is not written out
// (N m and N). Ball and free joints: see EquationCoordinate; their accelerations are those of the speeds.
struct Equations {
    std::string title;
    Space space = Space::Plane;
    EquationMethod method = EquationMethod::Matrix;
    bool isRecursive = false;  // the quantities of every body are named, else written out (closed form)
    AtomTable atoms;
    std::vector<EquationCoordinate> coordinates;
    std::vector<EquationBall> balls;      // their further positions follow the coordinates
    std::vector<NamedAngle> angles;       // of a plane chain with joint angles: the absolute angles of its links
    std::vector<EquationLink> links;      // of a chain of segments in the published form
    std::vector<EquationBody> bodies;     // else
    std::vector<EquationSymbol> symbols;  // each after those in its formula; only those that the equations need
    std::vector<Expression> mass;         // A by rows, n x n, symmetric
    std::vector<Expression> velocity;     // b: centrifugal and Coriolis terms, quadratic in the rates
    std::vector<Expression> gravity;      // g: the derivatives of the potential energy of weight
    std::vector<Expression> resistance;   // r: springs and dampers of coordinates
    std::vector<Expression> loads;        // l: the model's own loads
    std::vector<EquationConstraint> constraints;
    std::vector<Sentence> notes;  // what of the model acts and is not written out, and what the efforts then hold

    std::size_t count() const { return coordinates.size(); }
    std::size_t positionCount() const { return coordinates.size() + balls.size(); }
    const Expression& massEntry(std::size_t row, std::size_t column) const { return mass[row * count() + column]; }
    const EquationSymbol* symbolOf(int atom) const;  // of an atom that is a symbol; nullptr of others
    const NamedAngle* angleOf(int atom) const;       // of its value, rate or acceleration: their index counts on
                                                     // from the positions; nullptr of others
};

// Composes the equations of a model: of segments that hang on each other's tips in the published form, of any other
// model as bodies and joints. Fails with diagnostics that name the joint, segment or constraint when the model is not
// sound, when the method does not know what it holds, or when closed equations would be too long.
// Cost: A has n^2 entries; chains with absolute angles, and plane ones with joint angles, O(n^2) terms in all: the
// entries of joint angles are sums of those of absolute angles, long ones refer to each other by name. Closed form with
// joint angles in space grows exponentially with the joints of a chain, named quantities at most as n^2.
Result<Equations> composeEquations(const Model& model, const EquationsOptions& options = {});

// The terms of the equations as numbers. SI.
struct EquationValues {
    Eigen::MatrixXd massMatrix;         // (n x n)
    Eigen::VectorXd velocityTerms;      // (n)
    Eigen::VectorXd gravityTerms;       // (n)
    Eigen::VectorXd resistance;         // (n)
    Eigen::VectorXd loads;              // (n)
    Eigen::MatrixXd constraintRows;     // (rows x n)
    Eigen::VectorXd constraintTargets;  // (rows)
};

// The terms at positions q (positionCount: the coordinates in the order of equations.coordinates, then the scalar parts
// of Euler parameters) and rates qd (n), with the values of the given symbols. Empty matrices when a size is wrong.
EquationValues evaluate(const Equations& equations, const Eigen::VectorXd& q, const Eigen::VectorXd& qd);

}  // namespace sinew
