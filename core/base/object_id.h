#pragma once

#include <compare>
#include <string>

namespace sinew {

enum class ObjectKind { None, Body, Segment, Joint, Coordinate, Constraint, Node, Link, Load, Activity, Contact };

// Names an object of a model. Names are unique within a kind, so this stays valid while the model is edited.
struct ObjectId {
    ObjectKind kind = ObjectKind::None;
    std::string name;

    bool isNull() const { return kind == ObjectKind::None; }
    auto operator<=>(const ObjectId&) const = default;
};

}  // namespace sinew
