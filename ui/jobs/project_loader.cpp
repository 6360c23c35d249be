#include "ui/jobs/project_loader.h"

#include <algorithm>
#include <exception>
#include <iterator>
#include <utility>

#include "core/io/file_formats.h"

namespace sinew {

namespace {

void read(const std::string& path, ProjectPart wanted, LoadedProject& loaded)
{
    LoadedModel& model = loaded.model;
    Result<OpenedFile> opened = openFile(path, Opening::ToMend);
    model.diagnostics = std::move(opened.diagnostics);
    if (!opened)
        return;
    FileContent& content = opened.value->content;
    if (opened.value->format->subject != wanted) {
        const bool isMotion = wanted == ProjectPart::Scenario;
        model.diagnostics.push_back(makeError(isMotion ? sentence("expected a motion, found something else")
                                                       : sentence("expected a fixation, found something else"),
                                              sentence("choose Open, which takes files of all kinds")));
        model.diagnostics.back().file = path;
        return;
    }
    model.path = content.modelPath;
    Compilation compiled = compileWithProblems(content.model);
    std::ranges::move(foundByCompiling(compiled, model.path), std::back_inserter(model.diagnostics));
    if (!compiled.mechanism)
        return;
    model.mechanism = std::make_shared<const Mechanism>(*std::move(compiled.mechanism));
    model.model = std::move(content.model);
    loaded.scenario = std::move(content.scenario);
    loaded.fixation = std::move(content.fixation);
}

}  // namespace

LoadedProject loadProject(const std::string& path, ProjectPart wanted)
{
    LoadedProject loaded;
    loaded.path = path;
    try {
        read(path, wanted, loaded);
    } catch (const std::exception& fault) {
        loaded.scenario.reset();
        loaded.fixation.reset();
        loaded.model.model.reset();
        loaded.model.diagnostics.push_back(makeError(sentence("reading failed: %1", std::string(fault.what()))));
        loaded.model.diagnostics.back().file = path;
    }
    return loaded;
}

}  // namespace sinew
