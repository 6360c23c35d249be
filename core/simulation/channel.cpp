#include "core/simulation/channel.h"

#include "core/base/unique_names.h"

namespace sinew {

namespace {

constexpr char axisLetters[] = {'x', 'y', 'z'};

}  // namespace

std::string wordOf(const ChannelKey& key)
{
    const char axis = axisLetters[key.component % 3];
    switch (key.measure) {
    case Measure::Value: return "value";
    case Measure::Speed: return "speed";
    case Measure::Acceleration: return "acceleration";
    case Measure::Effort: return "effort";
    case Measure::Passive: return "passive";
    case Measure::Tension: return "force";
    case Measure::Stress: return "stress";
    case Measure::Length: return "length";
    case Measure::Engaged: return "engaged";
    case Measure::Broken: return "broken";
    case Measure::Normal: return "normal";
    case Measure::Friction: return "friction";
    case Measure::Gap: return "gap";
    case Measure::Slides: return "slides";
    case Measure::Force: return {'f', axis};
    case Measure::Moment: return {'m', axis};
    case Measure::Position:
        return key.object == ChannelObject::CentreOfMass ? std::string{axis} : std::string{'p', axis};
    case Measure::Velocity: return {'v', axis};
    case Measure::Multiplier: return "multiplier";
    case Measure::Kinetic: return "kinetic";
    case Measure::Potential: return "potential";
    }
    return {};
}

const char* nounOf(ChannelObject object)
{
    switch (object) {
    case ChannelObject::Coordinate: return "coordinate";
    case ChannelObject::Link: return "link";
    case ChannelObject::Node: return "node";
    case ChannelObject::Contact: return "contact";
    case ChannelObject::Hold: return "hold";
    case ChannelObject::Joint: return "joint";
    case ChannelObject::Constraint: return "constraint";
    case ChannelObject::Energy: return "energy";
    case ChannelObject::CentreOfMass: return "centre of mass";
    }
    return "";
}

void nameColumns(std::vector<Channel>& channels)
{
    std::vector<std::string> names, qualifiers;
    for (const Channel& channel : channels) {
        names.push_back(channel.object + '/' + wordOf(channel.key));
        qualifiers.emplace_back(nounOf(channel.key.object));
    }
    const std::vector<std::string> columns = uniqueNames(names, qualifiers);
    for (std::size_t i = 0; i < channels.size(); ++i) {
        channels[i].column = columns[i];
        channels[i].isQualified = columns[i] != asColumn(names[i]);
    }
}

}  // namespace sinew
