#pragma once

#include <QString>
#include <QStringList>

#include "core/document/property_rows.h"

namespace sinew {

// "Centre of mass"
QString labelText(const PropertyRow& row);
// What the field means, what it may be and its key in files.
QString helpText(const PropertyRow& row);
// A word of a choice, or a name, as a person reads it.
QString wordText(const PropertyRow& row, const std::string& word);
// The same in full, where it is shortened.
QString wholeWordText(const PropertyRow& row, const std::string& word);
// What a person types for one of the texts of a row.
QString typedText(const PropertyRow& row, std::size_t index);
// "x", "y", "z": its numbers or formulas, one after the other.
QStringList numberNames(const PropertyRow& row);
// "Link" of a place in links; "Point" of one in a path.
QString kindTextAt(const Place& place);
// "2. shank": an item of a list.
QString partText(const PropertyRow& list, std::size_t index);

}  // namespace sinew
