#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "core/document/property_rows.h"

namespace sinew {

struct Construct;

// What of a case stands in its form: fields of its description, with the reach of their sliders, SI. Numbers beyond may be
// typed.
struct CaseField {
    const char* part;   // of the fixation: "femur"; empty: the fixation itself
    const char* key;    // of its description
    const char* label;  // short, for a narrow column
    double least = 0, most = 0;
    const char* source = "";      // of that reach
    const char* otherNames = "";  // words by which the search box finds it too
};

struct CaseSection {
    const char* title;
    std::vector<CaseField> fields;
};

// Sections of numbers and choices, in the order of the form.
const std::vector<CaseSection>& caseSections();

// The row of a field in the project; nothing without a fixation, or without the part that has it.
std::optional<PropertyRow> rowOf(const Project& project, const CaseField& field);

// Of a field in the case, as problems name it: "femur/neck_length".
std::string placeOf(const CaseField& field);

// What the form calls it, of a fracture of that kind.
QString nameOf(const CaseField& field, FractureKind kind);

// What is wrong with a number of the form is said at its field, and elsewhere: "see 'Head diameter' in Case". Empty for a
// place without a field.
QString whereSaid(const std::string& place, FractureKind kind);

// What an osteotomy does to the fracture: the plane turns with the piece above the cut, and the leg below it stands anew.
QString afterCut(const Fixation& fixation, const Construct& construct);

// "Pauwels type III, above 50°"; empty for planes that are not of the neck.
QString pauwelsText(const FracturePlane& plane);

// "neck", "reverse oblique", "cannulated screws": as a person reads a word of a file.
QString spacedWord(const std::string& word);

}  // namespace sinew
