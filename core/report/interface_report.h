#pragma once

#include <iosfwd>

#include "core/io/interface_file.h"
#include "core/io/json_writer.h"

namespace sinew {

// Answers of `sinew-cli interface`; README.md lists the keys and columns. What may not be used is null, or left out of
// the table.
JsonValue interfaceJson(const InterfaceCase& problem, const InterfaceAnswer& answer);
void writeInterfaceCsv(const InterfaceCase& problem, const InterfaceAnswer& answer, std::ostream& stream);

// For a person at a terminal: movement in mm and degrees, who carries what, pressure, opening and slip, section forces.
void writeInterfaceText(const InterfaceCase& problem, const InterfaceAnswer& answer, std::ostream& stream);

}  // namespace sinew
