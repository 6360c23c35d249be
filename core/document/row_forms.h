#pragma once

#include <string>
#include <vector>

#include "core/document/project.h"
#include "core/io/json_writer.h"
#include "core/math/double_double.h"
#include "core/schema/units.h"

namespace sinew {

// One form that a value may have in a file: the word of a choice, and the keys that bring it with a first value. Keys
// that only other forms have are null there.
struct RowForm {
    std::string word;
    JsonValue keys;
};

// The forms of each value that has several, in the order in which a person chooses among them.

// A function rises by one unit of its value a unit of its argument.
std::vector<RowForm> functionForms(bool hasSlope, const DoubleDouble& inputUnit, const DoubleDouble& unit);
std::vector<RowForm> axisForms(const Vector3& direction);
std::vector<RowForm> inertiaForms();
std::vector<RowForm> stiffnessForms();
// Rules are about the first objects that they may refer to.
std::vector<RowForm> ruleForms(const Project& project, const CoordinateFactors& factors);

}  // namespace sinew
