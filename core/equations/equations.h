#pragma once

#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/base/result.h"
#include "core/equations/link_tree.h"
#include "core/model/model.h"

namespace sinew {

// How the equations are composed. The result is the same; the time is not.
enum class EquationMethod {
    Lagrange,   // kinetic and potential energy, differentiated (Lagrange's equations of the second kind)
    Matrix,     // from the mass coefficients and dot products (Borisov, Kaspirovich and Mukharlyamov 2021)
    Recurrent,  // link by link, each bordering the equations of those before it (Borisov 2018)
};

// "lagrange", "matrix", "recurrent".
const char* equationMethodName(EquationMethod method);
Result<EquationMethod> equationMethodFromText(const std::string& text);

// Which angles the equations of a plane model are written in. In space all are absolute.
enum class EquationAngles {
    Model,     // as the segments say
    Absolute,  // absolute angles alpha, also for joint angles: far shorter; efforts are M_1 - M_2 (Borisov 2018)
};

struct EquationsOptions {
    EquationMethod method = EquationMethod::Matrix;
    EquationAngles angles = EquationAngles::Model;
};

// The equations of motion A(q) q'' + b(q, q') + g(q) = Q of a model's variable-length links, in symbols. n is the
// number of coordinates; q in rad and m. Q are all generalised efforts besides inertia and gravity (N m and N): drives,
// springs, dampers, links, loads and contacts.
struct Equations {
    std::string title;
    Space space = Space::Plane;
    EquationMethod method = EquationMethod::Matrix;
    AtomTable atoms;
    std::vector<EquationCoordinate> coordinates;
    std::vector<EquationLink> links;
    std::vector<EquationSymbol> symbols;  // each after those in its formula; only those that the equations need
    std::vector<Expression> mass;         // A by rows, n x n, symmetric
    std::vector<Expression> velocity;     // b: centrifugal and Coriolis terms, quadratic in the rates
    std::vector<Expression> gravity;      // g: the derivatives of the potential energy of weight

    std::size_t count() const { return coordinates.size(); }
    const Expression& massEntry(std::size_t row, std::size_t column) const { return mass[row * count() + column]; }
    const EquationSymbol* symbolOf(int atom) const;  // of an atom that is a symbol; nullptr of others
};

// Composes the equations of the model's segments. Absolute or joint angles, as the segments say; in space behind a
// turn out of the x-y plane absolute angles only. Fails with a diagnostic that names the segment when the model is not
// sound or holds what the equations do not support, see readLinkTree and toAbsoluteAngles.
// Cost: A has n^2 entries; absolute angles: O(n^2) terms in all; joint angles in the plane: up to O(n^5) terms.
Result<Equations> composeEquations(const Model& model, const EquationsOptions& options = {});

// The terms of the equations as numbers. SI.
struct EquationValues {
    Eigen::MatrixXd massMatrix;     // (n x n)
    Eigen::VectorXd velocityTerms;  // (n)
    Eigen::VectorXd gravityTerms;   // (n)
};

// The terms at coordinates q and rates qd (n each, in the order of equations.coordinates), with the values of the
// given symbols. Empty matrices when q or qd is of another size.
EquationValues evaluate(const Equations& equations, const Eigen::VectorXd& q, const Eigen::VectorXd& qd);

}  // namespace sinew
