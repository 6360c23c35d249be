#pragma once

#include <string>
#include <vector>

#include "core/equations/equation_symbols.h"

namespace sinew {

// A load in symbols, along the axes of a body's frame from its pole; a force and moment along the ground's axes are
// along those of frame 0.
struct LoadSymbols {
    Components point, force, moment;
};

LoadSymbols loadSymbols(const Load& load, const BodyPlace& body, const BodyPlace& ground, EquationSymbols& symbols);

// The springs and dampers of the coordinates, one sum a coordinate: what they take on the left-hand side. None when the
// model has none.
std::vector<Expression> composeResistance(EquationSymbols& symbols);

// Why a resistance is not among the terms, after "since"; an empty text when it is.
Sentence unwrittenResistance(const Coordinate& coordinate, EquationSymbols& symbols);

// A row of a constraint without its terms and its multiplier's name yet: words and units.
EquationConstraint closureRow(const Constraint& constraint, const HeldMotion& held, EquationSymbols& symbols);
EquationConstraint distanceRow(const Constraint& constraint, EquationSymbols& symbols);

// The row of a coupling, with its terms.
EquationConstraint couplingRow(const Constraint& constraint, EquationSymbols& symbols);

// c of a row by what it is without it: -sum of q' times the rate of the row.
Expression rowBias(const std::vector<Expression>& row, const AtomTable& atoms);

// Whether this is the only turn that its closure holds in space: its axis is half way between those of both frames, and
// its row is along half the sum of the two, which is the same but for the cosine of half the angle between them.
bool turnsAlone(const Closure& closure, const HeldMotion& held, const Model& model);

// Why a closure is not written out in symbols: turns that are given over time beside others that are held have angular
// velocities of their own. An empty sentence when it is.
Sentence unwrittenTurns(const Closure& closure);

// The first and the second derivative of what a closure's motion follows over time.
Expression givenSpeed(const Constraint& constraint, const HeldMotion& held, EquationSymbols& symbols);
Expression givenAcceleration(const Constraint& constraint, const HeldMotion& held, EquationSymbols& symbols);

bool isTurn(RelativeMotion motion);
std::size_t axisOf(RelativeMotion motion);

}  // namespace sinew
