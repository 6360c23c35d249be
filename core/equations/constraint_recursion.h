#pragma once

#include <string>
#include <vector>

#include "core/equations/local_frames.h"

namespace sinew {

// The rows of a body tree's constraints, from frame to frame along the loop that each closes: the place, rate and
// acceleration of body B's point along body A's axes, and the unit force of the row as a wrench that every motion of
// the loop feels.
class ConstraintRecursion {
public:
    ConstraintRecursion(const BodyTree& bodies, LocalFrames& frames, EquationSymbols& symbols);

    std::vector<EquationConstraint> run();

private:
    // The stages between two bodies and the last that both hang on.
    struct Loop {
        std::vector<std::size_t> fromA, fromB;  // from the common stage outwards
    };
    // A vector with its first two derivatives against the frame in which it is written.
    struct Moving {
        Components value, rate, bias;  // bias: when no rate changes
    };

    Loop loopOf(const std::string& bodyA, const std::string& bodyB) const;
    Moving pointFromA(const Loop& loop, const Components& onB, const std::string& name);
    Moving turningFromA(const Loop& loop, const std::string& name);
    void addEfforts(const Loop& loop, Wrench onA, const std::string& name, std::vector<Expression>& row);
    Moving namedMoving(const std::string& name, std::size_t stage, const Moving& moving);
    Wrench namedWrench(const std::string& name, std::size_t stage, const Wrench& wrench);
    Components pointOn(const std::string& body, const Vector3& position, const std::string& name,
                       const std::string& of);

    // The only turn that a closure holds.
    struct LoneTurn {
        const Loop& loop;
        const Moving& turning;
        Components direction;  // of A's axis
        std::string own;       // name
    };
    void addLoneTurn(const Constraint& constraint, const HeldMotion& held, const LoneTurn& turn,
                     EquationConstraint& row);
    Components directionFromA(const Loop& loop, const Components& ofB, const std::string& name);

    void add(const Constraint& constraint, const Closure& closure);
    void add(const Constraint& constraint, const Distance& distance);

    const BodyTree& m_bodies;
    LocalFrames& m_frames;
    EquationSymbols& m_symbols;
    Quantities m_quantities;
    std::vector<EquationConstraint> m_rows;
};

}  // namespace sinew
