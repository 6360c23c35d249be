#pragma once

#include <string>
#include <vector>

#include "core/document/value_changes.h"
#include "core/model/fixation.h"
#include "core/model/model.h"
#include "core/scenario/scenario.h"
#include "core/schema/place.h"

namespace sinew {

// One thing in which two versions of a document differ.
struct Difference {
    enum class Kind { Added, Removed, Renamed, Changed };

    Kind kind = Kind::Changed;
    std::string noun;                 // what the object is called: "link"
    Place place;                      // of the object in the later version (Removed: in the earlier); empty: the whole
    std::string formerName;           // Renamed
    std::vector<std::string> fields;  // Changed: the keys whose values differ
    std::vector<ValueChange> values;  // Changed: what was there and what is there, see valueChanges()

    bool operator==(const Difference&) const = default;
};

// What was done to get from one version to another, in the order of files: objects are the same by their names, or by
// all but their names; an order that was changed is a change of the whole. Cost: each object is compared once, those
// without a counterpart with each other.
std::vector<Difference> differences(const Model& before, const Model& after);
std::vector<Difference> differences(const Scenario& before, const Scenario& after);
std::vector<Difference> differences(const Fixation& before, const Fixation& after);

// "link 'psoas' changed: damping 0 N s/m to 12 N s/m; path": the first values, then how many more there are.
Sentence inWords(const Difference& difference);

}  // namespace sinew
