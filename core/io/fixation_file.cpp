#include "core/io/fixation_file.h"

#include <filesystem>
#include <ostream>
#include <utility>

#include "core/io/atomic_file.h"
#include "core/io/json_document.h"
#include "core/io/model_file.h"
#include "core/io/schema_reader.h"
#include "core/io/schema_writer.h"
#include "core/io/whole_file.h"
#include "core/schema/fixation_schema.h"
#include "core/schema/validate.h"

namespace sinew {

namespace {

namespace fs = std::filesystem;

constexpr FileAdvice advice = {"no fixation is so large; this seems to be another file",
                               "choose a *.sinew-fixation.json file", "name a *.sinew-fixation.json file in it"};
constexpr FormatWords words = {fixationFormat, "fixation", "*.sinew-fixation.json file"};

Fixation fixationFromJson(const JsonNode& root, TextReport& report)
{
    Fixation fixation;
    ObjectReader in(root, report, Description<Fixation>::noun);
    in.find("format");
    in.find("version");
    SchemaReader(report).readFields(in, fixation);
    in.finish(&fixation.extras);
    return fixation;
}

Result<Fixation> readText(std::string_view text, const std::string& fileName)
{
    TextReport report(fileName, text);
    const std::optional<JsonNode> root = parsedDocument(text, words, report);
    if (!root)
        return Result<Fixation>::failure(report.diagnostics());
    Fixation fixation = fixationFromJson(*root, report);
    addProblems(*root, validateFixation(fixation), report);
    if (report.hasErrors())
        return Result<Fixation>::failure(report.diagnostics());
    return Result<Fixation>::success(std::move(fixation), report.diagnostics());
}

// The model that the case names, from its folder.
Diagnostics readModelOf(FixationBundle& bundle, const std::string& path)
{
    if (bundle.fixation.model.empty())
        return {};
    bundle.modelPath = (fs::path(path).parent_path() / bundle.fixation.model).lexically_normal().string();
    Result<Model> model = readModelFile(bundle.modelPath);
    if (model)
        bundle.model = *std::move(model.value);
    return std::move(model.diagnostics);
}

}  // namespace

Result<Fixation> readFixation(std::istream& stream, const std::string& fileName)
{
    return parseWhole<Result<Fixation>>(
        fileName, [&] { return readWhole(stream, fileName, advice); },
        [&](const std::string& text) { return readText(text, fileName); });
}

Result<FixationBundle> readFixationFile(const std::string& path)
{
    Result<Fixation> fixation = parseWhole<Result<Fixation>>(
        path, [&] { return readWholeFile(path, advice); },
        [&](const std::string& text) { return readText(text, path); });
    if (!fixation)
        return Result<FixationBundle>::failure(std::move(fixation.diagnostics));
    FixationBundle bundle{*std::move(fixation.value), std::nullopt, {}};
    Diagnostics all = std::move(fixation.diagnostics);
    const Diagnostics ofModel = readModelOf(bundle, path);
    all.insert(all.end(), ofModel.begin(), ofModel.end());
    if (hasErrors(all)) {
        const Diagnostics here = placedInFile(
            path, {{"model", makeError("cannot read the model '" + bundle.fixation.model + "'",
                                       "see what is said of that file, or leave 'model' and 'activity' out")}});
        all.insert(all.begin(), here.begin(), here.end());
        return Result<FixationBundle>::failure(std::move(all));
    }
    return Result<FixationBundle>::success(std::move(bundle), std::move(all));
}

Diagnostics placedInFile(const std::string& path, std::vector<ModelProblem> problems)
{
    const auto place = [&](const std::string& text) {
        TextReport report(path, text);
        if (const std::optional<JsonNode> root = parsedDocument(text, words, report))
            addProblems(*root, std::move(problems), report);
        return Result<Diagnostics>::success(report.diagnostics());
    };
    Result<Diagnostics> placed = parseWhole<Result<Diagnostics>>(
        path, [&] { return readWholeFile(path, advice); }, place);
    return placed ? *std::move(placed.value) : std::move(placed.diagnostics);
}

void writeFixation(const Fixation& fixation, std::ostream& stream)
{
    JsonValue out = JsonValue::object().set("format", fixationFormat).set("version", fixationVersion);
    SchemaWriter(CoordinateFactors()).writeFields(out, fixation);
    writeJson(out, stream);
}

Result<bool> writeFixationFile(const Fixation& fixation, const std::string& path)
{
    return writeDocument(path, [&](std::ostream& stream) { writeFixation(fixation, stream); });
}

}  // namespace sinew
