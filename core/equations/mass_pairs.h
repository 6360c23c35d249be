#pragma once

#include <vector>

#include "core/equations/link_tree.h"
#include "core/equations/local_vector.h"

namespace sinew {

inline constexpr int baseArm = -1;  // stands for the place of the base among the arms

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

// The pairs and weights of one link, those without mass left out: its arms with themselves, with the tips on the way
// to the base, and with a base that translates.
MassSums massSumsOf(const LinkTree& tree, int link);

// The pair of a base that translates; none when it stands.
MassSums massSumsOfBase(const LinkTree& tree);

// Where an arm's end is from its link's near end, or the place of the base.
LocalVector armPlace(LinkTree& tree, int arm);

// Writes the formulas of all coefficients into the tree at once.
void defineCoefficients(LinkTree& tree);

// Writes the formulas of one link's own coefficients, and adds its mass to those of all that carry it: the step from
// n - 1 links to n (Borisov 2018, recurrent method). The links must be added in order, each once.
void addToCoefficients(LinkTree& tree, int link);

}  // namespace sinew
