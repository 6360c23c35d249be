#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/object_id.h"
#include "core/schema/place.h"

namespace sinew {

struct Model;

// A list of the model whose objects have no ObjectKind of their own.
struct OtherList {
    const char* key;    // in files, such as "sources"
    const char* noun;   // "source"
    std::string label;  // "Sources"
};

// All of them, from the description of the model.
const std::vector<OtherList>& otherLists();

// The key of the list of the model that objects such as this one stand in; empty for the model, the scenario, none.
std::string listOf(const ObjectId& id);

// "joint"; empty where listOf() is.
std::string nounOf(const ObjectId& id);

// The object of a name in a list of the model; null when the model has no such list.
ObjectId objectIn(std::string_view list, const std::string& name);

// The names of the objects in a list of the model, in order; none when there is no such list.
std::vector<std::string> namesIn(const Model& model, const std::string& list);

// The texts of the object at a place besides its name, one a line, such as the citation of a source.
std::string remarksAt(const Model& model, const Place& place);

}  // namespace sinew
