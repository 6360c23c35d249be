#pragma once

#include <string>
#include <vector>

#include "core/equations/body_tree.h"
#include "core/equations/quantities.h"

namespace sinew {

// What a stage does per unit rate of a coordinate, along the axes before it: it turns about its own pole, and its pole
// moves.
struct StageMotion {
    int coordinate = 0;
    Components angular, linear;
};

// A force and a moment about the pole of a stage.
struct Wrench {
    Components force, moment;
};

// One step of a body tree for recursion from frame to frame. Everything is along the axes before the step.
struct LocalStage {
    Components shift;                 // of its pole from the one before it
    Components shiftRate, shiftBias;  // and its first and second derivative, the latter when no rate changes
    Components turnRate, turnBias;    // its angular velocity against the frame before it, and the same of that
    std::vector<StageMotion> motions;
};

// The stages of a body tree as local frames (Borisov 2018: the origin of a frame is the pole of its body, whose motion
// follows from that of the body before it).
class LocalFrames {
public:
    LocalFrames(const BodyTree& bodies, EquationSymbols& symbols);

    std::size_t size() const { return m_stages.size(); }
    const LocalStage& stage(std::size_t index) const { return m_stages[index]; }
    int parentOf(std::size_t stage) const { return m_bodies.stages[stage].parent; }
    const std::string& nameOf(std::size_t stage) const { return m_bodies.stages[stage].name; }
    // The stages from the ground to one, itself included; none of the ground (-1).
    std::vector<std::size_t> pathTo(int stage) const;

    Components toParent(std::size_t stage, const Components& a);
    Components toChild(std::size_t stage, const Components& a);
    // R M R' of a symmetric matrix given by its columns.
    std::array<Components, 3> toParent(std::size_t stage, const std::array<Components, 3>& columns);

    // Adds what a wrench at the stage's pole, along the axes before it, does along the stage's own motions.
    void addEfforts(std::size_t stage, const Wrench& wrench, double sign, std::vector<Expression>& efforts) const;

private:
    LocalStage makeStage(const BodyStage& stage);
    void addTurn(const Turn& turn, LocalStage& stage);
    void addBall(const EquationBall& ball, LocalStage& stage);
    void addMotion(int coordinate, const Components& angular, const Components& linear, LocalStage& stage);
    const std::array<Components, 3>& rotationOf(int ball);  // by columns

    const BodyTree& m_bodies;
    EquationSymbols& m_symbols;
    AtomTable& m_atoms;
    Quantities m_quantities;
    std::vector<LocalStage> m_stages;
    std::vector<std::array<Components, 3>> m_rotations;  // per ball, by columns
};

}  // namespace sinew
