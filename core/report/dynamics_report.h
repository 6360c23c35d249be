#pragma once

#include <iosfwd>
#include <vector>

#include "core/io/json_writer.h"
#include "core/io/state_file.h"
#include "core/mechanism/dynamics.h"
#include "core/model/model.h"
#include "core/statics/layered_joint.h"

namespace sinew {

// All that the equations of motion say of one state, SI. What the solution does not determine (its status says so) is
// left over from the engine and not to be used: accelerations, efforts, multipliers, reactions.
struct StateEvaluation {
    MotionState state;
    MotionSolution solution;
    Configuration configuration;
    BodyMotion motion;
    Eigen::MatrixXd massMatrix;  // coordinates x coordinates
    Eigen::VectorXd bias, gravity, passive, loads;
    std::vector<JointReaction> reactions;  // tree order
    WholeMotion whole;
    double potentialEnergy = 0;  // J, from the ground's origin
    std::vector<std::string> rowNames;
    Eigen::MatrixXd rows;  // of the constraints x coordinates
    Eigen::VectorXd rowResiduals, rowSpeedResiduals;
};

// Solves the equations of motion at a state that belongs to the mechanism.
StateEvaluation evaluateState(Dynamics& dynamics, const MotionState& state);

// "solved", "singular", "over_constrained", "singular_position", "off_constraints", "inaccurate" or "not_finite".
const char* statusName(DynamicsStatus status);

// Keys and units as in `sinew-cli evaluate --json`; README of core/report lists them. null is what is not determined.
// model: the one that the mechanism is of.
JsonValue stateEvaluationJson(const Model& model, const Mechanism& mechanism, const StateEvaluation& evaluation);

// For a person at a terminal: the message, coordinates, joints, energy and constraints; SI and radians.
void writeStateText(const Model& model, const Mechanism& mechanism, const StateEvaluation& evaluation,
                    std::ostream& stream);

// The joint of that name if it has layers, else nullptr.
const Joint* layeredJointOf(const Model& model, const std::string& name);

// What the layers of a joint bear in a state; index: of the joint in Mechanism::jointNames.
LayeredJoint layersOf(const Joint& joint, const Mechanism& mechanism, const StateEvaluation& evaluation,
                      std::size_t index);

}  // namespace sinew
