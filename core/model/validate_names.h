#pragma once

#include <string>
#include <unordered_map>
#include <unordered_set>

#include "core/model/model.h"
#include "core/model/problem_list.h"

namespace sinew {

// What the checks look up in a model by name. Of two objects of one name, the first counts.
struct ModelNames {
    explicit ModelNames(const Model& model);

    NameSet bodies;  // with the parts of segments
    NameSet places;  // these and the ground
    NameSet joints;  // with those of the parts of segments
    NameSet coordinates;
    NameSet nodes;
    NameSet surfaces;
    std::unordered_map<std::string, const Coordinate*> coordinateOf;
    std::unordered_map<std::string, const Segment*> segmentOf;  // by the names of its parts
    std::unordered_map<std::string, std::string> ballOf;        // coordinate of a ball or free joint -> that joint
};

// The coordinates that a joint, a segment or a constraint names.
std::unordered_set<std::string> usedCoordinates(const Model& model);

}  // namespace sinew
