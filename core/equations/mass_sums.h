#pragma once

#include <vector>

#include "core/equations/equation_tree.h"

namespace sinew {

// Two arms whose velocities meet in the kinetic energy: T gains coefficient w_first . w_second, half of it when both
// are one arm. The coefficient is an atom.
struct MassPair {
    int first = 0;
    int second = 0;
    int coefficient = 0;

    bool operator==(const MassPair&) const = default;
};

// An arm that bears weight: V gains -coefficient gravity . arm.
struct MassWeight {
    int arm = 0;
    int coefficient = 0;

    bool operator==(const MassWeight&) const = default;
};

// How mass is spread over the arms (Borisov, Kaspirovich and Mukharlyamov 2021):
// mu_jj = zeta_j + sum theta, mu_ij = eta_j + sum theta over all links that the tip of j carries.
struct MassSums {
    std::vector<MassPair> pairs;
    std::vector<MassWeight> weights;
};

// The pairs and weights of one element's arms, those without mass left out: each with itself and with those before it.
MassSums massSumsOf(const EquationTree& tree, int element);

// Writes the formulas of all coefficients into the tree at once.
void defineCoefficients(EquationTree& tree);

// Writes the formulas of one element's own coefficients, and adds its mass to those of all that carry it: the step
// from n - 1 links to n (Borisov 2018, recurrent method). The elements must be added in order, each once.
void addToCoefficients(EquationTree& tree, int element);

// The elements that carry one, from the ground on.
std::vector<int> carriersOfElement(const EquationTree& tree, int element);

}  // namespace sinew
