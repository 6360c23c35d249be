#include "core/statics/statics_frame.h"

#include <utility>

#include "core/mechanism/positions.h"
#include "core/mechanism/strand.h"

namespace sinew {

namespace {

FrameStatus frameStatus(StaticsStatus status)
{
    switch (status) {
    case StaticsStatus::Solved: return FrameStatus::Usable;
    case StaticsStatus::NotAdmissible: return FrameStatus::NotAdmissible;
    case StaticsStatus::NotHoldable: return FrameStatus::NotHoldable;
    case StaticsStatus::Displaced:
    case StaticsStatus::NotRun:
    case StaticsStatus::OutOfRange:
    case StaticsStatus::InvalidInput:
    case StaticsStatus::NotConverged: break;
    }
    return FrameStatus::Unusable;
}

// What follows from the posture alone.
void place(const Situation& situation, ResultFrame& frame)
{
    const Mechanism& mechanism = *frame.mechanism;
    frame.positions = positionsOf(mechanism, situation.values);
    calcConfiguration(mechanism, frame.positions, frame.configuration);
    frame.coordinates.resize(static_cast<std::size_t>(mechanism.coordinateCount));
    for (std::size_t k = 0; k < frame.coordinates.size(); ++k) {
        frame.coordinates[k].value = situation.values[static_cast<Eigen::Index>(k)];
        frame.coordinates[k].isHeld = situation.modes[k] == CoordinateMode::Locked;
    }
    const Strands strands = calcStrands(mechanism, frame.configuration);
    frame.links.resize(mechanism.links.size());
    for (std::size_t j = 0; j < frame.links.size(); ++j)
        frame.links[j].length = strands.lengths[static_cast<Eigen::Index>(j)];
    frame.joints.resize(mechanism.jointOfModel.size());
    frame.nodes.resize(mechanism.nodes.size());
    for (std::size_t i = 0; i < frame.nodes.size(); ++i)
        frame.nodes[i].place = frame.configuration.nodes[i];
}

void takeLinks(const StaticsSolution& solution, ResultFrame& frame)
{
    for (std::size_t j = 0; j < frame.links.size(); ++j) {
        const auto index = static_cast<Eigen::Index>(j);
        LinkFrame& link = frame.links[j];
        link.force = solution.forces[index];
        link.isEngaged = solution.engaged[j];
        link.isBroken = solution.broken[j];
        if (solution.hasDisplacements) {
            // Passive links are stretched by the posture too.
            const bool isPassive = frame.mechanism->links[j].isPassive;
            link.elongation
                = solution.elongations[index] + (isPassive ? link.length - frame.mechanism->restLengths[index] : 0);
        }
        if (solution.hasDisplacements && !link.isEngaged && !link.isBroken)
            link.gap = solution.gaps[index];
    }
}

void takeCoordinates(const StaticsSolution& solution, ResultFrame& frame)
{
    for (std::size_t k = 0; k < frame.coordinates.size(); ++k) {
        const auto index = static_cast<Eigen::Index>(k);
        CoordinateFrame& coordinate = frame.coordinates[k];
        // the reaction to the nearest forces holds nothing
        if (frame.isBalanced() || !coordinate.isHeld)
            coordinate.effort = solution.efforts[index];
        coordinate.passive = solution.passive[index];
        if (!frame.isBalanced())
            coordinate.missing = solution.missing[index];
        if (!frame.isBalanced() && index < solution.collapse.size())
            coordinate.collapse = solution.collapse[index];
    }
}

void takeNodes(const StaticsSolution& solution, ResultFrame& frame)
{
    for (std::size_t i = 0; i < frame.nodes.size(); ++i) {
        NodeFrame& node = frame.nodes[i];
        node.isFloating = solution.floating[i];
        if (!frame.isBalanced())
            node.missing = solution.missingAtNodes[i];
        const int dimension = frame.mechanism->nodeDimension();
        const Eigen::Index row = frame.mechanism->coordinateCount + dimension * static_cast<Eigen::Index>(i);
        if (!frame.isBalanced() && row + dimension <= solution.collapse.size()) {
            node.collapse = Vector3::Zero();
            node.collapse->head(dimension) = solution.collapse.segment(row, dimension);
        }
    }
}

void takeDisplacements(const StaticsSolution& solution, ResultFrame& frame)
{
    if (!solution.hasDisplacements)
        return;
    for (std::size_t k = 0; k < frame.coordinates.size(); ++k)
        frame.coordinates[k].displacement = solution.displacements[static_cast<Eigen::Index>(k)];
    for (std::size_t i = 0; i < frame.nodes.size(); ++i)
        frame.nodes[i].displacement = solution.nodeDisplacements[i];
}

void takeForces(const StaticsSolution& solution, ResultFrame& frame)
{
    takeLinks(solution, frame);
    takeCoordinates(solution, frame);
    takeNodes(solution, frame);
    frame.contacts = solution.contacts;
    if (!frame.isBalanced())
        return;
    frame.constraints = solution.constraints;
    for (std::size_t i = 0; i < frame.joints.size(); ++i)
        frame.joints[i] = {solution.joints[i].force, solution.joints[i].moment};
}

}  // namespace

ResultFrame resultFrame(std::shared_ptr<const Mechanism> mechanism, const Situation& situation,
                        const StaticsSolution& solution)
{
    ResultFrame frame;
    frame.mechanism = std::move(mechanism);
    frame.status = frameStatus(solution.status);
    frame.message = solution.message;
    frame.remarks = solution.remarks;
    frame.bodyWeight = situation.bodyWeight;
    if (!frame.mechanism || !faultOf(*frame.mechanism, situation).empty()) {
        frame.status = FrameStatus::Unusable;
        return frame;
    }
    place(situation, frame);
    takeDisplacements(solution, frame);
    if (frame.status != FrameStatus::Unusable)
        takeForces(solution, frame);
    return frame;
}

}  // namespace sinew
