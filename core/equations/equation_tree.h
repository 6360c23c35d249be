#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/equations/atom_table.h"
#include "core/equations/turned_frames.h"
#include "core/math/scalar_function.h"
#include "core/math/vector.h"
#include "core/model/model.h"

namespace sinew {

// The effort of a coordinate of the model, as a part of a generalised effort: M_... (N m) or F_... (N).
struct EffortPart {
    std::string symbol;
    std::string coordinate;  // as an identifier
    int sign = 1;

    bool operator==(const EffortPart&) const = default;
};

// A generalised coordinate of the equations. At the turns of a ball or free joint stand a component of the Euler
// parameters (its symbol), and as its rate a component of the angular velocity along the axes of the joint's parent
// frame (its speed), which is not the derivative of a coordinate.
struct EquationCoordinate {
    std::string name;    // as in the model
    std::string symbol;  // as an identifier
    std::string speed;   // as an identifier; empty: the derivative of the symbol
    CoordinateKind kind = CoordinateKind::Rotation;
    double value = 0;                 // rad or m, in the model's own posture; of a ball an Euler parameter
    std::vector<EffortPart> efforts;  // their sum is its generalised effort
    std::vector<std::string> sum;     // an absolute angle for a joint angle: the angles that add up to it, by name
    double offset = 0;                // rad, added to that sum

    bool operator==(const EquationCoordinate&) const = default;
};

// An angle that is a sum of others and has a name of its own, such as alpha_2 = alpha_1 + phi_2.
struct NamedAngle {
    std::string symbol;  // as an identifier; its rate is the derivative
    AngleSum sum;        // of coordinates, named angles before it and given symbols
    AngleSum rate;       // of their rates

    bool operator==(const NamedAngle&) const = default;
};

// A ball or free joint: its Euler parameters are the symbols of three coordinates (vector part) and one more number.
struct EquationBall {
    std::string joint;
    std::array<int, 3> coordinates = {};
    std::string scalar;  // the symbol of the scalar part
    double value = 1;    // of the scalar part, in the model's own posture

    bool operator==(const EquationBall&) const = default;
};

// A row of the bilateral constraints: row . q'' = target. Its multiplier acts as row' multiplier beside the efforts.
struct EquationConstraint {
    std::string name;             // of the constraint and the motion that it holds
    std::string multiplier;       // as an identifier
    Sentence meaning;             // of the multiplier
    std::string unit;             // of the multiplier
    int atom = -1;                // the multiplier's
    std::vector<Expression> row;  // n
    Expression target;

    bool operator==(const EquationConstraint&) const = default;
};

// The order in which the factors of a product are printed.
enum class SymbolRole {
    Coefficient,
    LinkSum,
    Mass,
    InertiaMoment,
    Stiffness,
    Force,
    Fraction,
    Gravity,
    Quantity,  // of a body: velocity, acceleration, inertia of all that it carries, ...
    Entry,     // of A, b or g, which others refer to
    Length,
    Angle,
    Time,
};

// A value or derivative of a natural cubic spline of an atom.
struct SplineUse {
    NaturalSpline spline;
    int argument = 0;  // atom
    int order = 0;     // 0: value, 1: slope, 2: curvature

    bool operator==(const SplineUse&) const = default;
};

// A symbol of the equations: given by its value, by a formula from other symbols and coordinates, or by a spline.
struct EquationSymbol {
    std::string name;
    SymbolRole role = SymbolRole::Mass;
    Sentence meaning;
    std::string unit;
    double value = 0;       // SI; of a symbol with a formula: in the model's own posture
    Expression definition;  // zero: the value is given
    std::optional<SplineUse> spline;
    int atom = 0;

    bool isGiven() const { return definition.isZero() && !spline; }
    bool operator==(const EquationSymbol&) const = default;
};

// What of mass an arm carries, as atoms. T gains own |w|^2 / 2 and, with each arm before it, coefficient w . w_before;
// V gains -weight gravity . arm. -1: none.
struct ArmMasses {
    int weight = -1;
    std::vector<int> withCarriers;  // one an arm before it, from the ground on
    int own = -1;
};

// A vector from a point of the mechanism to another that carries mass.
struct EquationArm {
    FrameVector vector;
    int carrier = -1;  // the arm before it; -1: it starts at the ground's origin
    ArmMasses masses;
};

// A body's inertia about its centre of mass along the axes of its frame, kg m^2: xx, yy, zz, xy, xz, yz.
struct RotaryInertia {
    int frame = 0;
    std::array<Expression, 6> tensor;
};

// I w of an angular velocity along the frame's axes.
Components momentumOf(const RotaryInertia& inertia, const Components& w);

// A body or link. Its mass goes into the coefficients of all elements that carry it.
struct MassElement {
    int parent = -1;
    Expression mass;
    std::vector<std::pair<int, Expression>> coefficients;  // atoms that gather mass beyond it, and its own share
    std::vector<int> arms;
    std::vector<RotaryInertia> inertias;
};

// Where a body is, for points of it that constraints and loads name. Its pole rides on an arm; frame is the body's, but
// for a constant turn.
struct BodyPlace {
    int frame = 0;
    int carrier = -1;                    // the arm that ends at the pole; -1: the ground's origin
    Components pole;                     // from there, along the frame's axes
    Vector3 origin = Vector3::Zero();    // of the body's own frame from the pole, m, along the frame's axes
    Matrix3 axes = Matrix3::Identity();  // of the body's own frame, in the frame's
};

// What the closed equations of a tree of bodies or links are composed from. Symbols and atoms are in place; the
// coefficients of the elements have no formula yet, see mass_sums.h.
struct EquationTree {
    AtomTable atoms;
    FrameTable frames;  // frame 0: the chain's frame, or the ground's
    std::vector<EquationCoordinate> coordinates;
    std::vector<NamedAngle> angles;
    std::vector<EquationSymbol> symbols;  // each after those in its formula
    std::vector<EquationArm> arms;
    std::vector<MassElement> elements;          // each after its parent
    Components gravity;                         // acceleration, frame 0
    std::map<std::string, Expression> valueOf;  // the model's coordinates in those of the equations
    std::map<std::string, BodyPlace> places;    // of the bodies, and of the ground; of links none if they are not known

    std::vector<int> carriersOf(int arm) const;  // the arms before it, from the ground on
    EquationSymbol& symbolOf(int atom) { return symbols[static_cast<std::size_t>(atoms.at(atom).index)]; }
    const EquationSymbol& symbolOf(int atom) const { return symbols[static_cast<std::size_t>(atoms.at(atom).index)]; }
};

// The errors of validate(), without their places.
Diagnostics errorsOf(const Model& model);

}  // namespace sinew
