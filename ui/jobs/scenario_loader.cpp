#include "ui/jobs/scenario_loader.h"

#include <exception>
#include <utility>

#include "core/io/scenario_file.h"

namespace sinew {

namespace {

void read(const std::string& path, LoadedScenario& loaded)
{
    LoadedModel& model = loaded.model;
    Result<ScenarioBundle> bundle = readScenarioFile(path);
    model.diagnostics = std::move(bundle.diagnostics);
    if (!bundle)
        return;
    model.path = bundle.value->modelPath;
    Result<Mechanism> compiled = compile(bundle.value->model);
    for (Diagnostic& diagnostic : compiled.diagnostics) {
        diagnostic.file = model.path;
        model.diagnostics.push_back(std::move(diagnostic));
    }
    if (!compiled)
        return;
    model.mechanism = std::make_shared<const Mechanism>(std::move(*compiled.value));
    model.model = std::move(bundle.value->model);
    loaded.scenario = std::move(bundle.value->scenario);
}

}  // namespace

LoadedScenario loadScenario(const std::string& path)
{
    LoadedScenario loaded;
    loaded.path = path;
    try {
        read(path, loaded);
    } catch (const std::exception& fault) {
        loaded.scenario.reset();
        loaded.model.model.reset();
        loaded.model.diagnostics.push_back(makeError(std::string("reading failed: ") + fault.what()));
        loaded.model.diagnostics.back().file = path;
    }
    return loaded;
}

}  // namespace sinew
