#include <algorithm>
#include <array>
#include <cmath>
#include <ostream>

#include "core/report/dynamics_report.h"
#include "core/report/layers_report.h"
#include "core/report/text_columns.h"

namespace sinew {

namespace {

// Of a column of names under a title, with a gap.
std::size_t columnWidth(const std::vector<std::string>& names, const std::string& title)
{
    std::size_t width = widthOf(title);
    for (const std::string& name : names)
        width = std::max(width, widthOf(name));
    return width + 2;
}

// A component that is nothing but round-off against the whole reads as zero, without a sign.
std::string component(double value, double whole)
{
    return formatted("%11.4g", std::abs(value) <= 1e-12 * whole ? 0.0 : value);
}

std::string triple(const Vector3& v, double whole)
{
    return component(v.x(), whole) + component(v.y(), whole) + component(v.z(), whole);
}

std::string number(bool isKnown, double value)
{
    return isKnown ? formatted("%14.6g", value + 0.0) : "             ?";
}

void writeCoordinates(const Mechanism& mechanism, const StateEvaluation& evaluation, std::ostream& stream)
{
    const MotionSolution& solution = evaluation.solution;
    const std::size_t width = columnWidth(mechanism.coordinateNames, "coordinate");
    stream << '\n'
           << padded("coordinate", width) << "SI           value         speed  acceleration        effort"
           << "       passive         loads  (* given)\n";
    for (std::size_t i = 0; i < mechanism.coordinateNames.size(); ++i) {
        const auto k = static_cast<Eigen::Index>(i);
        const bool isGiven = evaluation.state.isAccelerationGiven[i];
        const double acceleration = isGiven ? evaluation.state.accelerations[k] : solution.accelerations[k];
        const double effort = isGiven ? solution.efforts[k] : evaluation.state.efforts[k];
        stream << padded(mechanism.coordinateNames[i], width)
               << (mechanism.coordinateKinds[i] == CoordinateKind::Rotation ? "rad" : "m  ")
               << number(true, evaluation.state.values[k]) << number(true, evaluation.state.speeds[k])
               << number(solution.isUsable() || isGiven, acceleration) << (isGiven ? '*' : ' ')
               << number(solution.isUsable() || !isGiven, effort).substr(1) << (isGiven ? ' ' : '*')
               << number(true, evaluation.passive[k]).substr(1) << number(true, evaluation.loads[k]) << '\n';
    }
}

void writeJoints(const Mechanism& mechanism, const StateEvaluation& evaluation, std::ostream& stream)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < mechanism.jointNames.size(); ++i) {
        const CompiledJoint& joint = mechanism.joints[static_cast<std::size_t>(mechanism.jointOfModel[i])];
        names.push_back(mechanism.jointNames[i] + " on " + mechanism.bodyNames[static_cast<std::size_t>(joint.child)]);
    }
    const char* title = "joint (on child, ground frame)";
    const std::size_t width = columnWidth(names, title);
    stream << '\n'
           << padded(title, width) << "  force N          x          y          z"
           << " moment N m          x          y          z\n";
    for (std::size_t i = 0; i < names.size(); ++i) {
        const JointReaction& joint = evaluation.reactions[static_cast<std::size_t>(mechanism.jointOfModel[i])];
        const double force = joint.force.norm(), moment = joint.moment.norm();
        stream << padded(names[i], width) << formatted("%9.4g", force) << triple(joint.force, force)
               << component(moment, force) << triple(joint.moment, std::max(moment, force)) << '\n';
    }
}

void writeConstraints(const StateEvaluation& evaluation, std::ostream& stream)
{
    const MotionSolution& solution = evaluation.solution;
    const std::size_t width = columnWidth(evaluation.rowNames, "constraint");
    stream << '\n' << padded("constraint", width) << "    multiplier      residual speed residual\n";
    for (std::size_t i = 0; i < evaluation.rowNames.size(); ++i) {
        const auto k = static_cast<Eigen::Index>(i);
        const auto& redundant = solution.redundant;
        const bool isRedundant
            = std::find(redundant.begin(), redundant.end(), evaluation.rowNames[i]) != redundant.end();
        stream << padded(evaluation.rowNames[i], width) << number(solution.isUsable(), solution.multipliers[k])
               << formatted("%14.3g%15.3g", evaluation.rowResiduals[k], evaluation.rowSpeedResiduals[k])
               << (isRedundant ? "  redundant" : "") << '\n';
    }
}

void writeWhole(const StateEvaluation& evaluation, std::ostream& stream)
{
    const WholeMotion& whole = evaluation.whole;
    stream << formatted("\nenergy: kinetic %.8g J, potential %.8g J; mass %.6g kg\n", whole.kineticEnergy,
                        evaluation.potentialEnergy, whole.mass);
    struct Line {
        const char* name;
        const Vector3& value;
    };
    for (const Line& line :
         {Line{"centre of mass, m", whole.centreOfMass}, Line{"its velocity, m/s", whole.centreVelocity},
          Line{"momentum, N s", whole.momentum}, Line{"angular momentum about it, N m s", whole.angularMomentum}})
        stream << padded(line.name, 32) << triple(line.value, line.value.norm()) << '\n';
}

}  // namespace

void writeStateText(const Model& model, const Mechanism& mechanism, const StateEvaluation& evaluation,
                    std::ostream& stream)
{
    const MotionSolution& solution = evaluation.solution;
    stream << statusName(solution.status);
    if (solution.isUsable())
        stream << formatted(", residual %.1e", solution.residual);
    stream << (solution.message.empty() ? "" : ": " + solution.message.english()) << '\n';
    if (solution.status == DynamicsStatus::NotFinite)
        return;
    writeCoordinates(mechanism, evaluation, stream);
    if (solution.isUsable())
        writeJoints(mechanism, evaluation, stream);
    for (std::size_t i = 0; i < mechanism.jointNames.size(); ++i) {
        if (const Joint* joint = layeredJointOf(model, mechanism.jointNames[i]))
            writeLayersText(*joint, layersOf(*joint, mechanism, evaluation, i), {}, stream);
    }
    writeWhole(evaluation, stream);
    if (!evaluation.rowNames.empty())
        writeConstraints(evaluation, stream);
}

}  // namespace sinew
