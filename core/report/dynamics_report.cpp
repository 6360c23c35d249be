#include "core/report/dynamics_report.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/mechanism/positions.h"
#include "core/report/layers_report.h"

namespace sinew {

namespace {

constexpr const char* equation = "mass_matrix * accelerations + bias + gravity = efforts + passive + loads + "
                                 "transpose(constraint rows) * multipliers";

JsonValue rowsJson(const Eigen::MatrixXd& matrix)
{
    JsonValue rows = JsonValue::array();
    for (Eigen::Index i = 0; i < matrix.rows(); ++i)
        rows.push(matrix.row(i));
    return rows;
}

template <class T>
JsonValue known(bool isKnown, const T& value)
{
    return isKnown ? JsonValue(value) : JsonValue();
}

JsonValue coordinatesJson(const Mechanism& mechanism, const StateEvaluation& evaluation)
{
    const MotionSolution& solution = evaluation.solution;
    JsonValue list = JsonValue::array();
    for (std::size_t i = 0; i < mechanism.coordinateNames.size(); ++i) {
        const auto k = static_cast<Eigen::Index>(i);
        const bool turns = mechanism.coordinateKinds[i] == CoordinateKind::Rotation;
        const bool isGiven = evaluation.state.isAccelerationGiven[i];
        JsonValue item = JsonValue::object();
        item.set("name", mechanism.coordinateNames[i]);
        item.set("kind", turns ? "rotation" : "translation").set("unit", turns ? "rad" : "m");
        item.set("value", evaluation.state.values[k]).set("speed", evaluation.state.speeds[k]);
        item.set("acceleration", isGiven ? JsonValue(evaluation.state.accelerations[k])
                                         : known(solution.isUsable(), solution.accelerations[k]));
        item.set("effort",
                 isGiven ? known(solution.isUsable(), solution.efforts[k]) : JsonValue(evaluation.state.efforts[k]));
        item.set("given", isGiven ? "acceleration" : "effort");
        item.set("passive", evaluation.passive[k]).set("load", evaluation.loads[k]);
        list.push(std::move(item));
    }
    return list;
}

JsonValue jointsJson(const Model& model, const Mechanism& mechanism, const StateEvaluation& evaluation)
{
    const bool isSolved = evaluation.solution.isUsable();
    JsonValue list = JsonValue::array();
    for (std::size_t i = 0; i < mechanism.jointNames.size(); ++i) {
        const auto j = static_cast<std::size_t>(mechanism.jointOfModel[i]);
        const CompiledJoint& joint = mechanism.joints[j];
        const auto child = static_cast<std::size_t>(joint.child);
        const JointReaction reaction = isSolved ? evaluation.reactions[j] : JointReaction{};
        const Matrix3 R_CG = evaluation.configuration.R[child].transpose();
        const Vector3 centre = evaluation.configuration.origin + evaluation.configuration.jointCentres[j];
        JsonValue item = JsonValue::object();
        item.set("name", mechanism.jointNames[i]);
        item.set("parent", mechanism.bodyNames[static_cast<std::size_t>(joint.parent)]);
        item.set("child", mechanism.bodyNames[child]);
        item.set("centre", centre);
        item.set("force_ground", known(isSolved, reaction.force));
        item.set("moment_ground", known(isSolved, reaction.moment));
        item.set("force_child", known(isSolved, Vector3(R_CG * reaction.force)));
        item.set("moment_child", known(isSolved, Vector3(R_CG * reaction.moment)));
        if (const Joint* layered = layeredJointOf(model, mechanism.jointNames[i]))
            item.set("layers", layersJson(*layered, layersOf(*layered, mechanism, evaluation, i)));
        list.push(std::move(item));
    }
    return list;
}

JsonValue bodyJson(const Mechanism& mechanism, const StateEvaluation& evaluation, int body)
{
    const auto b = static_cast<std::size_t>(body);
    const Configuration& c = evaluation.configuration;
    const Screw& velocity = evaluation.motion.velocities[b];
    const Screw& acceleration = evaluation.motion.accelerations[b];
    const Vector3 centre = c.inGround(body, mechanism.centresOfMass[b]);
    const bool isSolved = evaluation.solution.isUsable();
    JsonValue item = JsonValue::object();
    item.set("name", mechanism.bodyNames[b]);
    item.set("position", c.origin + c.p[b]);
    item.set("rotation", rowsJson(c.R[b]));
    item.set("velocity", pointVelocity(velocity, c.p[b]));
    item.set("angular_velocity", velocity.angular);
    item.set("acceleration", known(isSolved, pointAcceleration(velocity, acceleration, c.p[b])));
    item.set("angular_acceleration", known(isSolved, acceleration.angular));
    item.set("centre_of_mass", c.origin + centre);
    item.set("centre_velocity", pointVelocity(velocity, centre));
    return item;
}

JsonValue bodiesJson(const Mechanism& mechanism, const StateEvaluation& evaluation)
{
    JsonValue list = JsonValue::array();
    for (int body = 1; body < mechanism.bodyCount; ++body)
        list.push(bodyJson(mechanism, evaluation, body));
    return list;
}

JsonValue constraintsJson(const StateEvaluation& evaluation)
{
    const MotionSolution& solution = evaluation.solution;
    JsonValue list = JsonValue::array();
    for (std::size_t i = 0; i < evaluation.rowNames.size(); ++i) {
        const auto k = static_cast<Eigen::Index>(i);
        const std::string& name = evaluation.rowNames[i];
        const bool isRedundant
            = std::find(solution.redundant.begin(), solution.redundant.end(), name) != solution.redundant.end();
        JsonValue item = JsonValue::object();
        item.set("name", name);
        item.set("multiplier", known(solution.isUsable(), solution.multipliers[k]));
        item.set("residual", evaluation.rowResiduals[k]).set("speed_residual", evaluation.rowSpeedResiduals[k]);
        item.set("redundant", isRedundant);
        item.set("row", evaluation.rows.row(k));
        list.push(std::move(item));
    }
    return list;
}

GivenMotion givenMotion(const MotionState& state)
{
    return {state.isAccelerationGiven, state.accelerations, state.efforts};
}

}  // namespace

StateEvaluation evaluateState(Dynamics& dynamics, const MotionState& state)
{
    StateEvaluation out;
    out.state = state;
    const Eigen::VectorXd positions = positionsOf(dynamics.mechanism(), state.values);
    dynamics.setState(positions, state.speeds, state.time);
    dynamics.calcMassMatrix(out.massMatrix);
    dynamics.calcBias(out.bias);
    dynamics.calcGravity(out.gravity);
    dynamics.calcLoads(out.loads);
    out.passive = dynamics.resistance();
    out.whole = dynamics.wholeMotion();
    out.potentialEnergy = dynamics.potentialEnergy();
    out.rowNames = dynamics.constraints().names();
    out.rows = dynamics.constraints().matrix();
    out.rowResiduals = dynamics.constraints().residuals();
    out.rowSpeedResiduals = dynamics.constraints().speedResiduals();
    dynamics.solve(givenMotion(state), out.solution);
    dynamics.calcReactions(out.reactions);
    out.configuration = dynamics.configuration();
    out.motion = dynamics.motion();
    dynamics.checkConstraints(out.solution);
    return out;
}

const char* statusName(DynamicsStatus status)
{
    switch (status) {
    case DynamicsStatus::Solved: return "solved";
    case DynamicsStatus::Singular: return "singular";
    case DynamicsStatus::OverConstrained: return "over_constrained";
    case DynamicsStatus::SingularPosition: return "singular_position";
    case DynamicsStatus::OffConstraints: return "off_constraints";
    case DynamicsStatus::Inaccurate: return "inaccurate";
    case DynamicsStatus::NotFinite: return "not_finite";
    }
    return "not_finite";
}

const Joint* layeredJointOf(const Model& model, const std::string& name)
{
    const auto found = std::find_if(model.joints.begin(), model.joints.end(),
                                    [&](const Joint& joint) { return joint.name == name && !joint.layers.empty(); });
    return found == model.joints.end() ? nullptr : &*found;
}

LayeredJoint layersOf(const Joint& joint, const Mechanism& mechanism, const StateEvaluation& evaluation,
                      std::size_t index)
{
    if (!evaluation.solution.isUsable())
        return calcLayeredJoint(joint, std::nullopt);
    return calcLayeredJoint(joint,
                            evaluation.reactions[static_cast<std::size_t>(mechanism.jointOfModel[index])].force.norm());
}

JsonValue stateEvaluationJson(const Model& model, const Mechanism& mechanism, const StateEvaluation& evaluation)
{
    const MotionSolution& solution = evaluation.solution;
    const WholeMotion& whole = evaluation.whole;
    const bool isSolved = solution.isUsable();
    JsonValue json = JsonValue::object();
    json.set("status", statusName(solution.status)).set("message", solution.message);
    json.set("concerned", solution.concerned);
    json.set("residual", known(isSolved, solution.residual));
    json.set("time", evaluation.state.time);
    if (solution.status == DynamicsStatus::NotFinite)
        return json;
    json.set("equation", equation);
    json.set("order", mechanism.coordinateNames);
    json.set("accelerations", known(isSolved, solution.accelerations));
    json.set("efforts", known(isSolved, solution.efforts));
    json.set("mass_matrix", rowsJson(evaluation.massMatrix));
    json.set("bias", evaluation.bias).set("gravity", evaluation.gravity);
    json.set("passive", evaluation.passive).set("loads", evaluation.loads);
    json.set("coordinates", coordinatesJson(mechanism, evaluation));
    json.set("joints", jointsJson(model, mechanism, evaluation));
    json.set("bodies", bodiesJson(mechanism, evaluation));
    json.set("energy",
             JsonValue::object().set("kinetic", whole.kineticEnergy).set("potential", evaluation.potentialEnergy));
    json.set("mass", whole.mass);
    json.set("momentum", whole.momentum).set("angular_momentum", whole.angularMomentum);
    json.set("centre_of_mass", whole.centreOfMass).set("centre_of_mass_velocity", whole.centreVelocity);
    json.set("constraints", constraintsJson(evaluation));
    return json;
}

}  // namespace sinew
