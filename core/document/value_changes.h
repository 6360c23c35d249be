#pragma once

#include <string>
#include <vector>

#include "core/base/sentence.h"
#include "core/document/project.h"
#include "core/schema/place.h"

namespace sinew {

// One value that differs between two versions of an object, for a person: "weight on the leg", "100 %", "25 %". Both texts
// are empty where a value is too long for a line, as a table is.
struct ValueChange {
    std::string key;  // in files, of the object itself: a change in one of its parts has the part's
    Sentence label;   // with the parts that lead to it: "fracture, Pauwels angle"
    Sentence before, after;

    bool operator==(const ValueChange&) const = default;
};

// The values in which the object at a place differs between two projects, in the order of its description, with those of
// its parts. None where one of them has no object there.
std::vector<ValueChange> valueChanges(const Project& before, const Project& after, const Place& place);

}  // namespace sinew
