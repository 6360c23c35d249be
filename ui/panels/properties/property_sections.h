#pragma once

#include <set>
#include <string>
#include <vector>

#include "ui/panels/properties/property_field.h"

namespace sinew {

// The rows of an object, or of one of its parts that is open.
struct PropertySection {
    Place place;
    int depth = 0;  // 0: the object
    std::vector<FieldState> states;
};

// The first object's own section, and those of its open parts behind it. places: of the selected objects; with several,
// the rows that all of them have. saved: as it was last saved, or nullptr.
std::vector<PropertySection> propertySections(const Project& project, const Project* saved,
                                              const std::vector<Place>& places, const std::set<Place>& open);

// The model or the scenario, whose lists are not shown.
bool isRootPlace(const Place& place);

// Whether a row is shown where seldom needed fields are (withAll) or are not.
bool isShown(const FieldState& state, bool withAll);

// What the widgets of all sections depend on besides the values. withAll: places where seldom needed fields are shown.
std::string structureOf(const std::vector<PropertySection>& sections, const std::set<Place>& withAll);

}  // namespace sinew
