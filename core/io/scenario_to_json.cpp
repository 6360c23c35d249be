#include "core/io/scenario_to_json.h"

#include "core/io/object_forms.h"
#include "core/io/scenario_words.h"

namespace sinew {

JsonValue scenarioToJson(const Scenario& scenario, const Model& model)
{
    JsonValue out = JsonValue::object().set("format", scenarioFormat).set("version", scenarioVersion);
    SchemaWriter writer{CoordinateFactors(model)};
    writeFields(writer, out, scenario);
    return out;
}

}  // namespace sinew
