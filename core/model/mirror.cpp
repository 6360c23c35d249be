#include "core/model/mirror.h"

#include <array>
#include <cctype>
#include <set>
#include <utility>

namespace sinew {

namespace {

// Positions, forces, translations.
Vector3 reflected(const Vector3& v)
{
    return {v.x(), v.y(), -v.z()};
}

// Moments, rotation axes, rotation vectors: axial vectors turn the other way round.
Vector3 reflectedAxial(const Vector3& v)
{
    return {-v.x(), -v.y(), v.z()};
}

Frame reflected(const Frame& frame)
{
    // Body-fixed x-y-z angles are turns about x, y and z, so they reflect like an axial vector.
    return {reflected(frame.position), reflectedAxial(frame.orientation)};
}

bool isLetter(char c)
{
    return std::isalpha(static_cast<unsigned char>(c)) != 0;
}

// Swaps whole words "right" and "left" and the endings "_r" and "_l".
std::string otherSide(const std::string& text)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 4> words
        = {{{"right", "left"}, {"left", "right"}, {"Right", "Left"}, {"Left", "Right"}}};
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
        std::size_t end = i;
        while (end < text.size() && isLetter(text[end]))
            ++end;
        if (end == i) {
            out += text[i++];
            continue;
        }
        std::string word = text.substr(i, end - i);
        for (const auto& [from, to] : words) {
            if (word == from) {
                word = to;
                break;
            }
        }
        out += word;
        i = end;
    }
    if (out.ends_with("_r"))
        out.back() = 'l';
    else if (out.ends_with("_l"))
        out.back() = 'r';
    return out;
}

void rename(std::string& text)
{
    text = otherSide(text);
}

Load reflected(Load load)
{
    rename(load.name);
    rename(load.body);
    load.point = reflected(load.point);
    load.force = reflected(load.force);
    load.moment = reflectedAxial(load.moment);
    return load;
}

// Coordinates of ball and free joints that are components along x or y of a rotation vector, or along z of a
// translation: they change sign, since such a joint has no axes that could be turned round instead.
std::set<std::string> coordinatesThatChangeSign(const Model& model)
{
    std::set<std::string> names;
    for (const Joint& joint : model.joints) {
        for (std::size_t i = 0; i < joint.coordinates.size(); ++i) {
            if (i == 0 || i == 1 || i == 5)
                names.insert(joint.coordinates[i]);
        }
    }
    return names;
}

void reflectCoordinate(Coordinate& coordinate, bool changesSign)
{
    rename(coordinate.name);
    if (!changesSign)
        return;
    coordinate.value = -coordinate.value;
    coordinate.effort.value = -coordinate.effort.value;
    coordinate.minimum = -std::exchange(coordinate.maximum, -coordinate.minimum);
}

void reflectSettings(std::vector<CoordinateSetting>& settings, const std::set<std::string>& changingSign)
{
    for (CoordinateSetting& setting : settings) {
        if (changingSign.contains(setting.coordinate)) {
            if (setting.value)
                setting.value = -*setting.value;
            if (setting.effort)
                setting.effort->value = -setting.effort->value;
        }
        rename(setting.coordinate);
    }
}

void reflectJoint(Joint& joint)
{
    for (std::string* text : {&joint.name, &joint.parent, &joint.child})
        rename(*text);
    joint.inParent = reflected(joint.inParent);
    joint.inChild = reflected(joint.inChild);
    for (Axis& axis : joint.axes) {
        axis.direction = axis.kind == AxisKind::Rotation ? reflectedAxial(axis.direction) : reflected(axis.direction);
        for (AxisTerm& term : axis.value.terms)
            rename(term.coordinate);
    }
    for (std::string& coordinate : joint.coordinates)
        rename(coordinate);
}

void reflectBody(Body& body)
{
    rename(body.name);
    body.centreOfMass = reflected(body.centreOfMass);
    for (Landmark& landmark : body.landmarks) {
        rename(landmark.name);
        landmark.position = reflected(landmark.position);
    }
}

void reflectLink(Link& link)
{
    rename(link.name);
    rename(link.group);
    for (PathPoint& point : link.path) {
        rename(point.body);
        rename(point.node);
        point.position = reflected(point.position);
    }
}

void reflectActivity(Activity& activity, const std::set<std::string>& changingSign)
{
    for (std::string* text : {&activity.name, &activity.title, &activity.description, &activity.support})
        rename(*text);
    if (activity.gravity)
        activity.gravity = reflected(*activity.gravity);
    reflectSettings(activity.settings, changingSign);
    for (Load& load : activity.loads)
        load = reflected(std::move(load));
    for (ActivityStep& step : activity.steps) {
        rename(step.name);
        reflectSettings(step.settings, changingSign);
        for (Load& load : step.loads)
            load = reflected(std::move(load));
    }
    for (ReferenceRange& reference : activity.references)
        rename(reference.joint);
}

}  // namespace

Model mirrored(const Model& model)
{
    const std::set<std::string> changingSign = coordinatesThatChangeSign(model);
    Model mirror = model;
    for (std::string* text : {&mirror.name, &mirror.title, &mirror.description})
        rename(*text);
    mirror.gravity = reflected(mirror.gravity);
    for (Body& body : mirror.bodies)
        reflectBody(body);
    for (Coordinate& coordinate : mirror.coordinates)
        reflectCoordinate(coordinate, changingSign.contains(coordinate.name));
    for (Joint& joint : mirror.joints)
        reflectJoint(joint);
    for (Node& node : mirror.nodes) {
        rename(node.name);
        rename(node.body);
        node.position = reflected(node.position);
    }
    for (Link& link : mirror.links)
        reflectLink(link);
    for (Load& load : mirror.loads)
        load = reflected(std::move(load));
    for (Activity& activity : mirror.activities)
        reflectActivity(activity, changingSign);
    return mirror;
}

}  // namespace sinew
