#include "ui/panels/motion/channel_tree.h"

#include <algorithm>

#include "ui/text/display_names.h"
#include "ui/text/motion_units.h"
#include "ui/text/translated.h"

namespace sinew {

namespace {

enum Group { Coordinates, Links, Nodes, Contacts, Joints, Constraints, Holds, Energy, CentreOfMass, GroupCount };

QString titleOf(Group group)
{
    switch (group) {
    case Coordinates: return translated("Coordinates");
    case Links: return translated("Links");
    case Nodes: return translated("Nodes");
    case Contacts: return translated("Contacts");
    case Joints: return translated("Joints");
    case Constraints: return translated("Constraints");
    case Holds: return translated("Points and holds");
    case Energy: return translated("Energy");
    default: return translated("Centre of mass");
    }
}

Group groupOf(ChannelObject object)
{
    switch (object) {
    case ChannelObject::Coordinate: return Coordinates;
    case ChannelObject::Link: return Links;
    case ChannelObject::Node: return Nodes;
    case ChannelObject::Contact: return Contacts;
    case ChannelObject::Joint: return Joints;
    case ChannelObject::Constraint: return Constraints;
    case ChannelObject::Hold: return Holds;
    case ChannelObject::Energy: return Energy;
    case ChannelObject::CentreOfMass: break;
    }
    return CentreOfMass;
}

QString alongAxis(const QString& what, int axis)
{
    return what + QLatin1Char(' ') + QLatin1Char("xyz"[axis % 3]);
}

ChannelNode& childOf(ChannelNode& parent, const QString& title)
{
    const auto it = std::find_if(parent.children.begin(), parent.children.end(), [&](const ChannelNode& child) {
        return child.title == title && child.channel.empty();
    });
    if (it != parent.children.end())
        return *it;
    parent.children.push_back({title, {}, {}, {}});
    return parent.children.back();
}

}  // namespace

QString quantityTitle(const Channel& channel)
{
    const ChannelKey& key = channel.key;
    const bool isWhole = key.object == ChannelObject::CentreOfMass;
    switch (key.measure) {
    case Measure::Value: return channel.kind == QuantityKind::Angle ? translated("angle") : translated("length");
    case Measure::Speed: return translated("speed");
    case Measure::Acceleration: return translated("acceleration");
    case Measure::Effort: return channel.kind == QuantityKind::Moment ? translated("moment") : translated("force");
    case Measure::Passive: return translated("spring, damper, stops");
    case Measure::Tension: return translated("force");
    case Measure::Stress: return translated("stress");
    case Measure::Length: return translated("length");
    case Measure::Engaged: return translated("engaged");
    case Measure::Broken: return translated("broken");
    case Measure::Normal: return translated("normal force");
    case Measure::Friction: return translated("friction force");
    case Measure::Gap: return translated("gap");
    case Measure::Slides: return translated("slides");
    case Measure::Force: return alongAxis(translated("force"), key.component);
    case Measure::Moment: return alongAxis(translated("moment"), key.component);
    case Measure::Position:
        return isWhole ? QString(QLatin1Char("xyz"[key.component % 3])) : alongAxis(translated("place"), key.component);
    case Measure::Velocity: return alongAxis(translated("speed"), key.component);
    case Measure::Multiplier: return channel.kind == QuantityKind::Moment ? translated("moment") : translated("force");
    case Measure::Kinetic: return translated("kinetic");
    case Measure::Potential: return translated("potential");
    }
    return {};
}

std::vector<ChannelNode> channelTree(const std::vector<Channel>& channels)
{
    std::vector<ChannelNode> groups(GroupCount);
    for (int i = 0; i < GroupCount; ++i)
        groups[static_cast<std::size_t>(i)].title = titleOf(static_cast<Group>(i));
    for (const Channel& channel : channels) {
        const Group group = groupOf(channel.key.object);
        ChannelNode& heading = groups[static_cast<std::size_t>(group)];
        const bool isFlat = group == Energy || group == CentreOfMass;
        ChannelNode& parent = isFlat ? heading : childOf(heading, readableName(channel.object));
        parent.children.push_back({quantityTitle(channel), channel.column, unitOf(channel.kind), {}});
    }
    std::erase_if(groups, [](const ChannelNode& group) { return group.children.empty(); });
    return groups;
}

}  // namespace sinew
