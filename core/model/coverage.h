#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/sentence.h"
#include "core/model/model.h"

namespace sinew {

// What a model may hold that a computation must take account of.
enum class Feature {
    BodyWeight,
    Gravity,
    BodyMass,
    BodyInertia,
    CoordinateValue,
    CoordinateRest,
    CoordinateRange,
    CoordinateMode,
    CoordinateEffort,
    Spring,
    Damper,
    Stop,
    StopDamping,
    Constraint,
    MovingConstraint,  // a closure that follows a function of time
    Node,
    Link,
    Wrap,  // links that wrap round surfaces
    LinkDamping,
    Shortening,
    SlackLength,  // passive links
    Activation,
    HoldingStrength,
    BreakingStrength,
    Contact,
    RigidContact,
    ContactCompliance,
    ContactDamping,
    ContactGrowth,  // stiffness that grows with the depth
    Restitution,
    Friction,
    JointLayers,  // they bear what the joint bears, and give way by micrometres that move nothing
    Load,
};
inline constexpr int featureCount = static_cast<int>(Feature::Load) + 1;

enum class Computation {
    Statics,        // the complete system: `solve`, live solving
    Criterion,      // statics shared by an optimality criterion
    PseudoInverse,  // statics shared by the pseudo-inverse, which knows no limits
    LoadPath,
    Sensitivity,
    Interval,
    Activation,   // the activation formula
    Posture,      // the search for an equilibrium posture
    Evaluation,   // `evaluate`: one state of motion
    Simulation,   // motions with exact events
    Differences,  // motions by central differences
    Equations,
    LargeDisplacements,  // the load path with large displacements
};
inline constexpr int computationCount = static_cast<int>(Computation::LargeDisplacements) + 1;

enum class Coverage {
    Honoured,  // it changes the answer wherever it should
    NoEffect,  // it says nothing here: a damper at rest
    LeftOut,   // the computation goes on without it and says so
    Refused,   // the computation does not start and says why
};

// The one table of what each computation does with each feature; every cell is tried by a test.
Coverage coverageOf(Feature feature, Computation computation);

// What a computation leaves out of a model, or why it refuses it: one sentence a feature, naming the objects.
struct CoverageRemark {
    Feature feature = Feature::Link;
    Coverage coverage = Coverage::LeftOut;
    Sentence text;
    Sentence words;                  // of the feature, in the plural: "stops of coordinates"
    std::vector<std::string> names;  // of the objects, all of them
};
std::vector<CoverageRemark> coverageRemarks(const Model& model, Computation computation);
// The first refusal, if there is one.
std::optional<Sentence> refusalOf(const Model& model, Computation computation);

}  // namespace sinew
