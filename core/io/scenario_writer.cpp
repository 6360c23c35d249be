#include <filesystem>
#include <ostream>

#include "core/io/atomic_file.h"
#include "core/io/scenario_file.h"
#include "core/io/scenario_to_json.h"

namespace sinew {

Scenario relocated(Scenario scenario, const std::string& fromFile, const std::string& toFile)
{
    namespace fs = std::filesystem;
    const auto folderOf
        = [](const std::string& file) { return fs::absolute(fs::path(file)).lexically_normal().parent_path(); };
    if (fromFile.empty() || folderOf(fromFile) == folderOf(toFile))
        return scenario;
    const auto move = [&](std::string& file) {
        if (file.empty() || fs::path(file).is_absolute())
            return;
        const fs::path there = (folderOf(fromFile) / file).lexically_normal();
        const fs::path relative = there.lexically_relative(folderOf(toFile));
        file = (relative.empty() ? there : relative).generic_string();
    };
    move(scenario.model);
    for (NamedTable& table : scenario.tables)
        move(table.file);
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
