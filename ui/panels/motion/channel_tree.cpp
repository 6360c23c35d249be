#include "ui/panels/motion/channel_tree.h"

#include <algorithm>
#include <array>
#include <set>

#include <QCoreApplication>

#include "ui/panels/display_names.h"
#include "ui/panels/motion/motion_units.h"

namespace sinew {

namespace {

enum Group { Coordinates, Links, Contacts, Joints, Points, Energy, CentreOfMass, GroupCount };

QString say(const char* text)
{
    return QCoreApplication::translate("sinew::ChannelTree", text);
}

QString titleOf(Group group)
{
    switch (group) {
    case Coordinates: return say("Coordinates");
    case Links: return say("Links");
    case Contacts: return say("Contacts");
    case Joints: return say("Joints");
    case Points: return say("Points and holds");
    case Energy: return say("Energy");
    default: return say("Centre of mass");
    }
}

// The names of a model's objects, to tell what a channel belongs to.
struct Names {
    std::set<std::string> coordinates, links, contacts, joints;

    explicit Names(const Model& model)
    {
        const auto collect = [](std::set<std::string>& names, const auto& objects) {
            for (const auto& object : objects)
                names.insert(object.name);
        };
        collect(coordinates, model.coordinates);
        collect(links, model.links);
        collect(contacts, model.contacts);
        collect(joints, model.joints);
    }
};

bool isOneOf(const std::string& word, std::initializer_list<const char*> words)
{
    return std::any_of(words.begin(), words.end(), [&](const char* each) { return word == each; });
}

// The quantity decides first: a joint and its coordinate often share a name.
Group groupOf(const std::string& object, const std::string& what, const Names& names)
{
    if (object == "energy")
        return Energy;
    if (object == "com")
        return CentreOfMass;
    if (isOneOf(what, {"value", "speed", "acceleration", "effort"}) && names.coordinates.count(object))
        return Coordinates;
    if (names.links.count(object) && isOneOf(what, {"force", "length", "elongation", "activation", "speed"}))
        return Links;
    if (names.contacts.count(object) || isOneOf(what, {"normal", "friction", "gap", "slip"}))
        return Contacts;
    if (names.joints.count(object))
        return Joints;
    return Points;
}

QString quantityTitle(const Channel& channel, const std::string& what)
{
    if (what == "value")
        return channel.kind == QuantityKind::Angle ? say("angle") : say("length");
    if (what == "effort")
        return channel.kind == QuantityKind::Moment ? say("moment") : say("force");
    static const std::array<std::pair<const char*, const char*>, 12> words = {{{"fx", "force x"},
                                                                               {"fy", "force y"},
                                                                               {"fz", "force z"},
                                                                               {"mx", "moment x"},
                                                                               {"my", "moment y"},
                                                                               {"mz", "moment z"},
                                                                               {"vx", "speed x"},
                                                                               {"vy", "speed y"},
                                                                               {"vz", "speed z"},
                                                                               {"normal", "normal force"},
                                                                               {"friction", "friction force"},
                                                                               {"resultant", "resultant force"}}};
    for (const auto& [word, title] : words) {
        if (what == word)
            return say(title);
    }
    return readableName(what);
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

std::vector<ChannelNode> channelTree(const std::vector<Channel>& channels, const Model& model)
{
    const Names names(model);
    std::vector<ChannelNode> groups(GroupCount);
    for (int i = 0; i < GroupCount; ++i)
        groups[static_cast<std::size_t>(i)].title = titleOf(static_cast<Group>(i));
    for (const Channel& channel : channels) {
        const std::size_t slash = channel.name.rfind('/');
        const std::string object = slash == std::string::npos ? std::string() : channel.name.substr(0, slash);
        const std::string what = slash == std::string::npos ? channel.name : channel.name.substr(slash + 1);
        const Group group = groupOf(object, what, names);
        ChannelNode& heading = groups[static_cast<std::size_t>(group)];
        const bool isFlat = group == Energy || group == CentreOfMass || object.empty();
        ChannelNode& parent = isFlat ? heading : childOf(heading, readableName(object));
        parent.children.push_back({quantityTitle(channel, what), channel.name, unitOf(channel.kind), {}});
    }
    std::erase_if(groups, [](const ChannelNode& group) { return group.children.empty(); });
    return groups;
}

}  // namespace sinew
