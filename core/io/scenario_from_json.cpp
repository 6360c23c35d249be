#include "core/io/scenario_from_json.h"

#include "core/io/object_forms.h"

namespace sinew {

Scenario scenarioFromJson(const JsonNode& root, const Model& model, TextReport& report)
{
    Scenario scenario;
    ObjectReader in(root, report, Description<Scenario>::noun);
    in.find("format");
    in.find("version");
    SchemaReader reader(report, CoordinateFactors(model));
    readFields(reader, in, scenario);
    in.finish(&scenario.extras);
    return scenario;
}

}  // namespace sinew
