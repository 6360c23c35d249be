#include "core/schema/channel_names.h"

#include <algorithm>
#include <initializer_list>

#include "core/base/unique_names.h"
#include "core/model/expand_segments.h"
#include "core/schema/model_schema.h"
#include "core/schema/segment_schema.h"

namespace sinew {

namespace {

// The rows of a constraint that have a multiplier each.
std::vector<std::string> rowsOf(const Constraint& constraint)
{
    const auto* closure = std::get_if<Closure>(&constraint.rule);
    if (!closure)
        return {constraint.name};
    std::vector<std::string> rows;
    for (const HeldMotion& held : closure->held) {
        std::string motion = wordOf(held.motion, relativeMotionWords);
        std::replace(motion.begin(), motion.end(), '_', ' ');
        rows.push_back(constraint.name + ": " + motion);
    }
    return rows;
}

// Names of things in the order of recordings, each with what tells it from others of its name.
struct Columns {
    std::vector<std::string> names, nouns;

    void add(const std::string& object, const char* noun, std::initializer_list<const char*> words)
    {
        for (const char* word : words) {
            names.push_back(object + '/' + word);
            nouns.emplace_back(noun);
        }
    }
};

}  // namespace

Model withPartNames(Model model)
{
    for (const Segment& segment : model.segments) {
        for (const std::string& part : partNames(segment)) {
            model.bodies.emplace_back().name = part;
            model.joints.emplace_back().name = part;
        }
    }
    return model;
}

std::vector<std::string> channelNames(const Model& model, const std::vector<std::string>& holds)
{
    Columns columns;
    for (const Coordinate& it : model.coordinates)
        columns.add(it.name, "coordinate", {"value", "speed", "acceleration", "effort", "passive"});
    for (const Link& it : model.links)
        columns.add(it.name, "link", {"force", "stress", "engaged", "length", "broken"});
    for (const Node& it : model.nodes)
        columns.add(it.name, "node", {"px", "py", "pz"});
    for (const Contact& it : model.contacts)
        columns.add(it.name, "contact",
                    {"normal", "friction", "gap", "engaged", "slides", "fx", "fy", "fz", "px", "py", "pz"});
    for (const std::string& hold : holds)
        columns.add(hold, "hold", {"fx", "fy", "fz"});
    for (const Joint& it : withPartNames(model).joints)
        columns.add(it.name, "joint", {"fx", "fy", "fz", "mx", "my", "mz"});
    for (const Constraint& it : model.constraints) {
        for (const std::string& row : rowsOf(it))
            columns.add(row, "constraint", {"multiplier"});
    }
    return uniqueNames(columns.names, columns.nouns);
}

std::vector<std::string> allChannelNames(const Model& model, const std::vector<std::string>& holds)
{
    std::vector<std::string> names = channelNames(model, holds);
    names.insert(names.end(),
                 {"energy/kinetic", "energy/potential", "com/x", "com/y", "com/z", "com/vx", "com/vy", "com/vz"});
    return names;
}

}  // namespace sinew
