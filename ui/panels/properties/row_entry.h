#pragma once

#include <cstddef>
#include <string>

#include "core/document/property_rows.h"

namespace sinew {

// What a person has entered into a row, which may be one of several objects.
struct RowEntry {
    enum class Part {
        Whole,    // all that the row holds
        Number,   // one of its numbers
        Formula,  // one of its formulas
        Word,     // its word
    };

    RowValue value;  // of the row's own object, the rest of it as it was
    Part part = Part::Whole;
    std::size_t index = 0;        // of the number or formula
    std::string expression = {};  // that the number was typed as; empty: a plain number
    int gesture = 0;              // as of NumberField::valueEntered()
};

}  // namespace sinew
