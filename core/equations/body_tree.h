#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/equations/equation_symbols.h"

namespace sinew {

// An elementary motion: a shift along the axes of the frame before it, then a turn about one of these axes, or by the
// Euler parameters of a ball.
struct EquationStep {
    Components shift;
    std::optional<Turn> turn;
    int ball = -1;

    bool operator==(const EquationStep&) const = default;
};

// A body and how its joint moves it, step by step, from the pole and axes of its parent (or the ground) to its own. Its
// pole is the centre of its joint; its axes are those of the model.
struct EquationBody {
    std::string name, parent, joint;  // as in the model
    std::vector<EquationStep> steps;

    bool operator==(const EquationBody&) const = default;
};

// A step of a body tree with the frame that it reaches.
struct BodyStage {
    std::string name;  // as an identifier: the body's, with a number if it is not the body's last
    int parent = -1;   // stage; -1: the ground
    EquationStep step;
};

// A body with its masses, along its own axes from its pole. Atoms and expressions are zero or -1 where it has none.
struct TreeBody {
    int parent = -1;                    // index among the bodies; -1: the ground
    int stage = -1;                     // whose pole and axes are the body's; -1: the ground's
    int firstStage = 0;                 // of its joint's own stages
    int mass = -1;                      // atom
    Components centre;                  // of mass
    Vector3 origin = Vector3::Zero();   // of the body's own frame, m
    std::array<Expression, 6> inertia;  // about the centre of mass: xx, yy, zz, xy, xz, yz
};

// Bodies and joints as elementary steps. Symbols and coordinates are in the tree of the EquationSymbols that read it.
struct BodyTree {
    std::vector<EquationBody> bodies;  // each after its parent
    std::vector<TreeBody> masses;      // of the same bodies
    std::vector<BodyStage> stages;     // each after its parent
    std::vector<EquationBall> balls;

    bool hasBalls() const { return !balls.empty(); }
    int stageOf(const std::string& body) const;       // -1: it stands still with the ground
    Vector3 originOf(const std::string& body) const;  // of its own frame from its pole, m, along its axes
};

// Reads a sound model of bodies and joints without segments (see expanded()): coordinates, symbols and steps.
BodyTree readBodies(EquationSymbols& symbols);

// Writes the arms and elements of closed equations into the tree. There must be no balls.
void addArms(const BodyTree& bodies, EquationSymbols& symbols);

}  // namespace sinew
