#pragma once

#include "core/io/json_writer.h"
#include "core/io/object_reader.h"
#include "core/model/contact.h"

namespace sinew {

// A contact in a file. What is wrong is reported and passed over.
void readContact(const JsonNode& node, Contact& contact, TextReport& report);
JsonValue contactToJson(const Contact& contact);

}  // namespace sinew
