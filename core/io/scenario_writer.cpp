#include <exception>
#include <ostream>
#include <sstream>

#include "core/io/atomic_file.h"
#include "core/io/scenario_file.h"
#include "core/io/scenario_to_json.h"

namespace sinew {

void writeScenario(const Scenario& scenario, const Model& model, std::ostream& stream)
{
    writeJson(scenarioToJson(scenario, model), stream);
}

Result<bool> writeScenarioFile(const Scenario& scenario, const Model& model, const std::string& path)
{
    try {
        std::ostringstream stream;
        writeScenario(scenario, model, stream);
        if (auto reason = writeFileAtomically(path, stream.view()))
            return Result<bool>::failure({*std::move(reason)});
        return Result<bool>::success(true);
    } catch (const std::exception& e) {
        Diagnostic reason = makeError(std::string("cannot save: ") + e.what(), "save elsewhere");
        reason.file = path;
        return Result<bool>::failure({std::move(reason)});
    }
}

}  // namespace sinew
