#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/equations/atom_table.h"
#include "core/model/model.h"

namespace sinew {

// The effort of a coordinate of the model, as a part of a generalised effort: M_... (N m) or F_... (N).
struct EffortPart {
    std::string symbol;
    std::string coordinate;  // as an identifier
    int sign = 1;

    bool operator==(const EffortPart&) const = default;
};

// A generalised coordinate of the equations.
struct EquationCoordinate {
    std::string name;    // as in the model
    std::string symbol;  // as an identifier
    CoordinateKind kind = CoordinateKind::Rotation;
    double value = 0;                 // rad or m, in the model's own posture
    std::vector<EffortPart> efforts;  // their sum is its generalised effort
    std::vector<std::string> sum;     // an absolute angle for a joint angle: the angles that add up to it, by name
    double offset = 0;                // rad, added to that sum

    bool operator==(const EquationCoordinate&) const = default;
};

enum class SymbolRole { Coefficient, LinkSum, Mass, InertiaMoment, Fraction, Gravity, Length, Angle };

// A symbol of the equations: given by its value, or by a formula from other symbols and coordinates.
struct EquationSymbol {
    std::string name;
    SymbolRole role = SymbolRole::Mass;
    std::string meaning;
    std::string unit;
    double value = 0;       // SI; of a symbol with a formula: in the model's own posture
    Expression definition;  // zero: the value is given
    int atom = 0;

    bool isGiven() const { return definition.isZero(); }
    bool operator==(const EquationSymbol&) const = default;
};

// A heavy rod of a link: where its mass centre is, and its moment of inertia across it.
struct LinkRod {
    int arm = 0;
    int mass = 0;     // atom; -1: none
    int inertia = 0;  // atom; -1: none

    bool operator==(const LinkRod&) const = default;
};

// A variable-length link, compiled: its direction is (cos psi cos phi, cos psi sin phi, sin psi) in the chain's frame.
struct EquationLink {
    std::string name;
    std::string parent;   // as in the model
    int parentLink = -1;  // -1: the base
    SegmentKind kind = SegmentKind::Points;
    AngleSum azimuthBefore, elevationBefore;  // of the frame that its own angles turn
    AngleSum azimuth, elevation;              // phi and psi
    int tip = 0;                              // arm
    int across = 0;                           // arm of length one, for rotational inertia
    std::vector<LinkRod> rods;
    Expression theta;               // its mass
    Expression eta, zeta;           // Points: sums of m n and m n^2
    int beyond = -1;                // rods: atom of the mass that its tip carries
    std::vector<int> coefficients;  // Points: atoms mu_0j, mu_ij by the links on the way from the base, mu_jj last

    bool operator==(const EquationLink&) const = default;
};

// A vector that carries mass: length times the direction of a link.
struct EquationArm {
    int link = 0;
    Expression length;

    bool operator==(const EquationArm&) const = default;
};

// Links hung on each other like a tree, on a base that stands or only translates. Symbols and atoms are in place; the
// coefficients mu and the masses beyond a link have no formula yet, see MassSums.
struct LinkTree {
    AtomTable atoms;
    std::vector<EquationCoordinate> coordinates;  // the base's, then all angles, then all lengths
    std::vector<EquationSymbol> symbols;          // each after those in its formula
    std::vector<EquationLink> links;              // each after its parent
    std::vector<EquationArm> arms;
    std::array<Expression, 3> base;  // place of the base, chain's frame
    Expression baseMass;             // of the bodies that only translate
    bool baseTranslates = false;
    int baseCoefficient = -1;           // atom of all mass, mu_00, of a base that translates
    std::array<Expression, 3> gravity;  // acceleration, chain's frame

    std::vector<int> pathTo(int link) const;  // the links from the base to its parent
    EquationSymbol& symbolOf(int atom) { return symbols[static_cast<std::size_t>(atoms.at(atom).index)]; }
    const EquationSymbol& symbolOf(int atom) const { return symbols[static_cast<std::size_t>(atoms.at(atom).index)]; }
};

// The tree of the model's segments. Not supported, and said so by a diagnostic that names the segment: a segment hung
// beside the tip of its parent, relative angles behind a turn out of the x-y plane, a base that turns, bodies with mass
// that hang on segments. The model must be sound, see errorsOf(). Cost: linear in the segments, but for the differences
// of angles of links on one path.
Result<LinkTree> readLinkTree(const Model& model);

// The errors of validate(), without their places.
Diagnostics errorsOf(const Model& model);

}  // namespace sinew
