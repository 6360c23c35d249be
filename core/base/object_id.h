#pragma once

#include <compare>
#include <string>

namespace sinew {

enum class ObjectKind {
    None,
    Body,
    Segment,
    Joint,
    Coordinate,
    Constraint,
    Node,
    Link,
    Load,
    Activity,
    Contact,
    Other,     // of a list of the model that nothing here treats by itself, such as a source; see ObjectId::list
    Model,     // the model itself; has no name here
    Scenario,  // the scenario itself; the same
    Fixation,  // the broken hip itself; the same
};

// Names an object of a model. Names are unique within a kind, those of loads within what states them, so this stays
// valid while the model is edited.
struct ObjectId {
    ObjectKind kind = ObjectKind::None;
    std::string name;
    // Of a load: the activity that states it, and its step; both empty for a load of the model itself.
    std::string activity = {}, step = {};
    // Of ObjectKind::Other: the key of its list, such as "sources".
    std::string list = {};

    bool isNull() const { return kind == ObjectKind::None; }
    auto operator<=>(const ObjectId&) const = default;
};

}  // namespace sinew
