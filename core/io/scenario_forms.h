#pragma once

#include <string>
#include <vector>

#include "core/io/schema_reader.h"
#include "core/io/schema_writer.h"
#include "core/schema/scenario_schema.h"

namespace sinew {

// The values of a scenario that have a form of their own in files.

// A list of formulas; one that is a number may stand without quotes.
void readForm(SchemaReader& reader, ObjectReader& in, ScenarioForce& force, std::vector<std::string>& formulas,
              schema::Formulas);
void writeForm(SchemaWriter& writer, JsonValue& out, const ScenarioForce& force,
               const std::vector<std::string>& formulas, schema::Formulas);

// A name, the word for all, or a list of names.
void readForm(SchemaReader& reader, ObjectReader& in, GivenPair&, std::vector<std::string>& names,
              schema::GivenCoordinates);
void writeForm(SchemaWriter& writer, JsonValue& out, const GivenPair&, const std::vector<std::string>& names,
               schema::GivenCoordinates);

// 'motion', 'effort' or 'follow': just one of the three stands.
void readForm(SchemaReader& reader, ObjectReader& in, GivenPair& pair, TimeValue& value, schema::GivenValue);
void writeForm(SchemaWriter& writer, JsonValue& out, const GivenPair& pair, const TimeValue& value, schema::GivenValue);

}  // namespace sinew
