#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/equations/equation_tree.h"

namespace sinew {

// The left-hand sides A q'' + velocity + gravity, before they are put in order for reading.
struct EquationTerms {
    std::vector<Expression> mass;      // A by rows, n x n
    std::vector<Expression> velocity;  // n
    std::vector<Expression> gravity;   // n

    explicit EquationTerms(std::size_t n = 0) : mass(n * n), velocity(n), gravity(n) {}
    std::size_t size() const;  // monomials in all
};

// Four ways to the same terms. Each writes the formulas of the coefficients into the tree, which must have none yet,
// and gives up with nothing when the terms would be longer than `mostMonomials`.

// Lagrange's equations of the second kind: forms T and V, then d/dt dT/dq' - dT/dq + dV/dq.
std::optional<EquationTerms> composeByLagrange(EquationTree& tree, std::size_t mostMonomials);

// The acceleration of every arm along the axes of its own frame, brought to the axes of each arm that it is paired
// with, and projected there on what the coordinates move (Borisov 2018, local frames).
std::optional<EquationTerms> composeByLocalFrames(EquationTree& tree, std::size_t mostMonomials);

// From mu and the dot products of the arms' derivatives (Borisov, Kaspirovich, Mukharlyamov 2021).
std::optional<EquationTerms> composeByMatrices(EquationTree& tree, std::size_t mostMonomials);

// Adds one element after another to the equations of those before it (Borisov 2018): the new one borders them, and its
// mass goes into the coefficients of all that carry it.
std::optional<EquationTerms> composeByRecurrence(EquationTree& tree, std::size_t mostMonomials);

// Parts an inertial term of a row: what multiplies an acceleration goes to A, all else is a velocity term.
void addInertial(const EquationTree& tree, const Expression& inertial, std::size_t row, EquationTerms& terms);

}  // namespace sinew
