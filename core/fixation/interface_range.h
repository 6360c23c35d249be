#pragma once

#include "core/base/constants.h"
#include "core/base/sentence.h"
#include "core/fixation/interface_problem.h"

namespace sinew {

// How far the fragments of an interface may go for small displacements to say where they are: a turn of 5 degrees changes
// lever arms and directions by a tenth at most, one of 20 by a third; and what moves farther than all its parts reach no
// longer faces what it was to meet.
inline constexpr double roughTurn = 5 * degree, farthestTurn = 20 * degree;

class InterfaceRange {
public:
    explicit InterfaceRange(const InterfaceProblem& problem);

    // q: since before tightening.
    bool isTooFar(const Twist& q) const;
    // Makes the answer one that is not held because it goes too far: `q` at a factor of the load.
    void refuse(const Twist& q, double factor, InterfaceAnswer& answer) const;

private:
    Vector3 movedBy(const Twist& q) const;  // m, what is in the middle of all parts

    double m_typicalLength;
    Vector3 m_middle = Vector3::Zero();  // m
    double m_size = 0;                   // m: how far the parts reach; at least the typical length
};

// What a person should know of a usable answer besides: that the tightening closed a gap against nothing, that a turn is
// not quite small. beams: the stiffness of all together. The message, or a longer one.
Sentence remarkedMessage(const InterfaceProblem& problem, const InterfaceAnswer& answer, const Matrix6& beams);

}  // namespace sinew
