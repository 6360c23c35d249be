#include "core/io/file_formats.h"
#include "core/io/scenario_file.h"
#include "core/io/scenario_words.h"

namespace sinew {

FileFormat sinewScenarioFormat();

namespace {

Result<FileContent> readScenarioFile(const std::string& path)
{
    Result<ScenarioBundle> bundle = readScenarioFileToMend(path);
    if (!bundle)
        return Result<FileContent>::failure(std::move(bundle.diagnostics));
    ScenarioBundle& read = *bundle.value;
    return Result<FileContent>::success({std::move(read.model), std::move(read.scenario), {}, read.modelPath, path},
                                        std::move(bundle.diagnostics));
}

// The model stays in its own file, which the scenario names.
Result<bool> writeScenarioFile(const FileContent& content, const std::string& path)
{
    if (!content.scenario) {
        Diagnostic reason
            = makeError(sentence("cannot save: there is no motion to write"), sentence("save the model instead"));
        reason.file = path;
        return Result<bool>::failure({reason});
    }
    return writeScenarioFile(relocated(*content.scenario, content.path, path), content.model, path);
}

}  // namespace

FileFormat sinewScenarioFormat()
{
    return {scenarioFormat,
            "Sinew motions",
            {".sinew-scenario.json"},
            ProjectPart::Scenario,
            [](std::string_view head) { return jsonFormatOf(head) == scenarioFormat; },
            readScenarioFile,
            writeScenarioFile};
}

}  // namespace sinew
