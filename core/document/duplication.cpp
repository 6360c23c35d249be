#include "core/document/duplication.h"

#include <algorithm>
#include <map>

#include "core/document/names.h"

namespace sinew {

namespace {

template <class T>
bool movesBy(const T& object, const std::string& coordinate)
{
    bool isFound = false;
    forEachReference(object, [&](const std::string& name, schema::Reference reference) {
        isFound = isFound || (reference.to == NameOf::Coordinate && name == coordinate);
    });
    return isFound;
}

std::ptrdiff_t moversOf(const Model& model, const std::string& coordinate)
{
    const auto moves = [&](const auto& object) { return movesBy(object, coordinate); };
    return std::count_if(model.joints.begin(), model.joints.end(), moves)
           + std::count_if(model.segments.begin(), model.segments.end(), moves);
}

// The name of a copy of the coordinate that stands after it; its own when there is no such coordinate or it is shared.
std::string copiedCoordinate(Model& model, const std::string& name)
{
    const auto original = std::find_if(model.coordinates.begin(), model.coordinates.end(),
                                       [&](const Coordinate& it) { return it.name == name; });
    if (original == model.coordinates.end() || moversOf(model, name) > 1)
        return name;
    Coordinate copy = *original;
    copy.name = freeName(model.coordinates, name);
    return model.coordinates.insert(original + 1, std::move(copy))->name;
}

template <class T>
void giveCoordinates(Model& model, T& copy)
{
    std::map<std::string, std::string> given;
    forEachReference(copy, [&](std::string& name, schema::Reference reference) {
        if (reference.to != NameOf::Coordinate || name.empty())
            return;
        if (!given.contains(name))
            given[name] = copiedCoordinate(model, name);
        name = given[name];
    });
}

}  // namespace

void giveOwnCoordinates(Model& model, Joint& copy)
{
    giveCoordinates(model, copy);
}

void giveOwnCoordinates(Model& model, Segment& copy)
{
    giveCoordinates(model, copy);
}

void giveOwnJoint(Model& model, const std::string& body, const std::string& copy)
{
    const auto carrier = std::find_if(model.joints.begin(), model.joints.end(),
                                      [&](const Joint& joint) { return joint.child == body; });
    if (carrier == model.joints.end())
        return;
    Joint joint = *carrier;
    joint.name = freeName(model.joints, joint.name);
    joint.child = copy;
    const auto after = carrier - model.joints.begin() + 1;
    giveOwnCoordinates(model, joint);
    model.joints.insert(model.joints.begin() + after, std::move(joint));
}

}  // namespace sinew
