#include "core/simulation/channel.h"

#include <map>
#include <set>

namespace sinew {

namespace {

constexpr char axisLetters[] = {'x', 'y', 'z'};

// As a table holds and a reader gives it back.
std::string asRead(std::string name)
{
    for (char& c : name)
        c = c == '\t' || c == '\n' || c == '\r' ? ' ' : c;
    const std::size_t first = name.find_first_not_of(' '), last = name.find_last_not_of(' ');
    return first == std::string::npos ? std::string() : name.substr(first, last - first + 1);
}

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
    case Measure::Length: return "length";
    case Measure::Engaged: return "engaged";
    case Measure::Broken: return "broken";
    case Measure::Normal: return "normal";
    case Measure::Friction: return "friction";
    case Measure::Gap: return "gap";
    case Measure::Slides: return "slides";
    case Measure::Force: return {'f', axis};
    case Measure::Moment: return {'m', axis};
    case Measure::Position: return key.object == ChannelObject::CentreOfMass ? std::string{axis} : std::string{'p', axis};
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

std::vector<std::string> uniqueNames(const std::vector<std::string>& names, const std::vector<std::string>& qualifiers)
{
    std::map<std::string, int> counts;
    for (const std::string& name : names)
        ++counts[asRead(name)];
    std::vector<std::string> unique;
    std::set<std::string> taken;
    // plain names first: a qualified one must not take the name of an object that is called so
    for (const std::string& name : names) {
        const bool isPlain = counts[asRead(name)] == 1;
        unique.push_back(isPlain ? asRead(name) : std::string());
        if (isPlain)
            taken.insert(unique.back());
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (counts[asRead(names[i])] == 1)
            continue;
        const std::string qualified = qualifiers[i] + ' ' + asRead(names[i]);
        unique[i] = qualified;
        for (int number = 2; !taken.insert(unique[i]).second; ++number)
            unique[i] = qualified + ' ' + std::to_string(number);
    }
    return unique;
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
        channels[i].isQualified = columns[i] != asRead(names[i]);
    }
}

}  // namespace sinew
