#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <Eigen/Core>

#include "core/base/result.h"
#include "core/complementarity/link_problem.h"
#include "core/mechanism/mechanism.h"
#include "core/model/coverage.h"

namespace sinew {

// How links share a load that several sets of forces would balance.
enum class Sharing {
    Stiffness,  // the complete system: by stiffness, no criterion needed (Kolesnikov 2004)
    Power,      // least sum of w (N / a)^p
    MinMax,     // least largest N / a; then, of the links this leaves free, the least largest again, and so on
    // Least sum of w (N / a)^2 of all forces that balance the load, links that only pull made to push if need be
    // (Kolesnikov 2004, 4.1.7): what leaving the signs out gives.
    PseudoInverse,
};

// What a force is measured by in an optimality criterion: a, and for the sum of powers the weight w.
enum class Weighting {
    Automatic,   // a = area if every link states one, else 1
    Equal,       // a = 1: forces
    Area,        // a = cross-section area: stresses (Crowninshield and Brand 1981)
    Volume,      // a = area, w = area x length: stress weighted by muscle volume (Happee 1994)
    Strength,    // a = strength: what OpenSim calls activation
    Compliance,  // a = square root of the stiffness: with p = 2 and nothing imposed this is the complete system
};

struct Criterion {
    Sharing sharing = Sharing::Stiffness;
    double power = 2;                            // for Sharing::Power: isPowerAllowed()
    Weighting weighting = Weighting::Automatic;  // not used by Sharing::Stiffness

    bool operator==(const Criterion&) const = default;
};

// The criteria with a name of their own; Power: with any other power. Each has a row in the table of criterion.cpp, from
// which command line, help and window follow.
enum class CriterionKind { Stiffness, Linear, Quadratic, Cubic, Power, MinMax, PseudoInverse };

struct CriterionEntry {
    CriterionKind kind = CriterionKind::Stiffness;
    const char* word = "";     // of command lines and files
    const char* name = "";     // for a person
    const char* meaning = "";  // what is least
    Sharing sharing = Sharing::Stiffness;
    double power = Criterion{}.power;  // of Sharing::Power; CriterionKind::Power may have another
};

struct WeightingEntry {
    Weighting weighting = Weighting::Automatic;
    const char* word = "";    // of command lines and files
    const char* suffix = "";  // of the name of a criterion: ", by area"
    const char* label = "";   // by itself: "By area"
};

// In the order in which a person chooses among them.
std::span<const CriterionEntry> criterionEntries();
std::span<const WeightingEntry> weightingEntries();

const CriterionEntry& entryOf(CriterionKind kind);
CriterionKind kindOf(const Criterion& criterion);
// power: of CriterionKind::Power. weighting: of all but stiffness.
Criterion criterionOf(CriterionKind kind, Weighting weighting, double power);

inline constexpr double largestPower = 100;  // beyond it MinMax says the same
// Between 1 and this, forces would differ by more than a double holds; 1 says the same.
inline constexpr double leastPowerAboveOne = 1.01;
inline bool isPowerAllowed(double power)
{
    return power == 1 || (power >= leastPowerAboveOne && power <= largestPower);
}

// "stiffness", "quadratic" (p = 2), "cubic" (p = 3), "linear" (p = 1), "power:4.5", "minmax", "pseudo-inverse"; all but the first
// may be followed by a weighting: "cubic/volume", "minmax/strength". Fails with what is allowed.
Result<Criterion> criterionFromText(std::string_view text);
// Whose switching StaticsSolution::history is: its own, or, for other powers than 2 and for min/max, that of the least squares
// which they start from.
Criterion switchingCriterion(const Criterion& criterion);
// Its column in the table of coverage.
Computation computationOf(const Criterion& criterion);
std::string criterionWords();  // these words, for help: "stiffness, linear, ... or minmax; ... may follow"
std::string textOf(const Criterion& criterion);  // the same words
// For a person: "Stiffness", "Quadratic, by area", "Power 4.5, by strength", "Min/max".
std::string nameOf(const Criterion& criterion);

// sum of w_j |N_j / a_j|^p
struct CriterionWeights {
    Eigen::VectorXd measure;  // (links), a > 0
    Eigen::VectorXd factor;   // (links), w > 0, scaled so that the largest is 1

    // Further columns of a link problem are reactions, which no criterion weighs; they get 1.
    void extendTo(Eigen::Index columns);
};

// Fails when a link lacks what it is to be weighted by (its area or strength), naming it, when the power is out of
// range, or so near to 1 that the weights differ too much for it.
Result<CriterionWeights> makeWeights(const Criterion& criterion, const Mechanism& mechanism);

// True when the criterion must give the complete system's forces: a sum of squares whose weights are proportional to
// 1/k, nothing imposed. Columns of `problem` behind the links have to be rigid: springs and contacts that give way are
// loads or rigid under a criterion.
bool isCompleteSystem(const Criterion& criterion, const CriterionWeights& weights, const LinkProblem& problem);

}  // namespace sinew
