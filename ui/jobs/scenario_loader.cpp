#include "ui/jobs/scenario_loader.h"

#include <exception>
#include <utility>

#include "core/io/file_formats.h"

namespace sinew {

namespace {

void read(const std::string& path, LoadedScenario& loaded)
{
    LoadedModel& model = loaded.model;
    Result<OpenedFile> opened = openFile(path, Opening::ToMend);
    model.diagnostics = std::move(opened.diagnostics);
    if (!opened)
        return;
    FileContent& content = opened.value->content;
    if (!content.scenario) {
        model.diagnostics.push_back(makeError("expected a motion, found a model", "open it as a model"));
        model.diagnostics.back().file = path;
        return;
    }
    model.path = content.modelPath;
    Result<Mechanism> compiled = compile(content.model);
    for (Diagnostic& diagnostic : compiled.diagnostics) {
        diagnostic.file = model.path;
        model.diagnostics.push_back(std::move(diagnostic));
    }
    if (!compiled)
        return;
    model.mechanism = std::make_shared<const Mechanism>(std::move(*compiled.value));
    model.model = std::move(content.model);
    loaded.scenario = std::move(content.scenario);
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
