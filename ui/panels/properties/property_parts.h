#pragma once

#include "ui/panels/panel_input.h"

namespace sinew {

class PropertyWriter;

// Parts of what the properties panel says, written one below the other.

void describeSegment(PropertyWriter& writer, const PanelInput& input, const Segment& segment);
// Of that index in input.document, with what its rows bear.
void describeConstraint(PropertyWriter& writer, const PanelInput& input, std::size_t constraint);
// The same, with its force.
void describeContact(PropertyWriter& writer, const PanelInput& input, std::size_t contact);

// Of that index in input.model: its force, stiffness, arms and path.
void describeLink(PropertyWriter& writer, const PanelInput& input, std::size_t link);

void describeInertia(PropertyWriter& writer, const Inertia& inertia);
// The coordinate's spring, damper and stops; nothing when it has none.
void describeResistance(PropertyWriter& writer, const Coordinate& coordinate);
// What the joint of that index in input.model bears, once solved.
void describeJointForce(PropertyWriter& writer, const PanelInput& input, std::size_t joint);

}  // namespace sinew
