#include "core/model/model.h"

#include <algorithm>

namespace sinew {

namespace {

template <class T>
const T* findByName(const std::vector<T>& objects, const std::string& name)
{
    const auto it = std::find_if(objects.begin(), objects.end(), [&](const T& o) { return o.name == name; });
    return it == objects.end() ? nullptr : &*it;
}

}  // namespace

Model::Model() = default;
Model::Model(const Model&) = default;
Model::Model(Model&&) noexcept = default;
Model& Model::operator=(const Model&) = default;
Model& Model::operator=(Model&&) noexcept = default;
Model::~Model() = default;
bool Model::operator==(const Model&) const = default;

const Body* findBody(const Model& model, const std::string& name)
{
    return findByName(model.bodies, name);
}

const Coordinate* findCoordinate(const Model& model, const std::string& name)
{
    return findByName(model.coordinates, name);
}

const Joint* findJoint(const Model& model, const std::string& name)
{
    return findByName(model.joints, name);
}

const Segment* findSegment(const Model& model, const std::string& name)
{
    return findByName(model.segments, name);
}

const Link* findLink(const Model& model, const std::string& name)
{
    return findByName(model.links, name);
}

const Contact* findContact(const Model& model, const std::string& name)
{
    return findByName(model.contacts, name);
}

const Activity* findActivity(const Model& model, const std::string& name)
{
    return findByName(model.activities, name);
}

}  // namespace sinew
