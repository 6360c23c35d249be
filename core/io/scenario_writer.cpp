#include <ostream>

#include "core/io/atomic_file.h"
#include "core/io/relocated_name.h"
#include "core/io/scenario_file.h"
#include "core/io/scenario_to_json.h"

namespace sinew {

Scenario relocated(Scenario scenario, const std::string& fromFile, const std::string& toFile)
{
    scenario.model = relocatedName(scenario.model, fromFile, toFile);
    for (NamedTable& table : scenario.tables)
        table.file = relocatedName(table.file, fromFile, toFile);
    return scenario;
}

Scenario withWholePaths(Scenario scenario, const std::string& ownFile)
{
    scenario.model = wholePath(scenario.model, ownFile);
    for (NamedTable& table : scenario.tables)
        table.file = wholePath(table.file, ownFile);
    return scenario;
}

void writeScenario(const Scenario& scenario, const Model& model, std::ostream& stream)
{
    writeJson(scenarioToJson(scenario, model), stream);
}

Result<bool> writeScenarioFile(const Scenario& scenario, const Model& model, const std::string& path)
{
    return writeDocument(path, [&](std::ostream& stream) { writeScenario(scenario, model, stream); });
}

}  // namespace sinew
