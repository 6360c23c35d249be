#include "core/io/fixation_file.h"

#include <filesystem>
#include <ostream>
#include <utility>

#include "core/io/atomic_file.h"
#include "core/io/json_document.h"
#include "core/io/model_file.h"
#include "core/io/object_forms.h"
#include "core/io/relocated_name.h"
#include "core/io/surface_mesh_file.h"
#include "core/io/whole_file.h"
#include "core/model/validate_fixation.h"
#include "core/schema/fixation_schema.h"
#include "core/schema/validate.h"

namespace sinew {

namespace {

namespace fs = std::filesystem;

FileAdvice fixationAdvice()
{
    return {sentence("no fixation is so large; this seems to be another file"),
            sentence("choose a *.sinew-fixation.json file"), sentence("name a *.sinew-fixation.json file in it")};
}

constexpr FormatWords fixationWords = {fixationFormat, "fixation", "*.sinew-fixation.json file"};

Fixation fixationFromJson(const JsonNode& root, TextReport& report)
{
    Fixation fixation;
    ObjectReader in(root, report, Description<Fixation>::noun);
    in.find("format");
    in.find("version");
    SchemaReader reader(report);
    readFields(reader, in, fixation);
    in.finish(&fixation.extras);
    return fixation;
}

enum class FaultyFixation { Refuse, Take };

Result<Fixation> readFixationText(std::string_view text, const std::string& fileName, FaultyFixation faulty)
{
    TextReport report(fileName, text);
    const std::optional<JsonNode> root = parsedDocument(text, fixationWords, report);
    if (!root)
        return Result<Fixation>::failure(report.diagnostics());
    Fixation fixation = fixationFromJson(*root, report);
    const bool isRead = !report.hasErrors();
    addProblems(*root, validateFixation(fixation), report);
    if (faulty == FaultyFixation::Take ? !isRead : report.hasErrors())
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

namespace {

Result<Fixation> readStream(std::istream& stream, const std::string& fileName, FaultyFixation faulty)
{
    return parseWhole<Result<Fixation>>(
        fileName, [&] { return readWhole(stream, fileName, fixationAdvice()); },
        [&](const std::string& text) { return readFixationText(text, fileName, faulty); });
}

Result<FixationBundle> readFile(const std::string& path, FaultyFixation faulty)
{
    Result<Fixation> fixation = parseWhole<Result<Fixation>>(
        path, [&] { return readWholeFile(path, fixationAdvice()); },
        [&](const std::string& text) { return readFixationText(text, path, faulty); });
    if (!fixation)
        return Result<FixationBundle>::failure(std::move(fixation.diagnostics));
    FixationBundle bundle{*std::move(fixation.value), std::nullopt, {}};
    Diagnostics all = std::move(fixation.diagnostics);
    const auto add = [&](const Diagnostics& more) { all.insert(all.end(), more.begin(), more.end()); };
    const Diagnostics ofModel = readModelOf(bundle, path);
    const bool hasModel = bundle.model || bundle.fixation.model.empty();
    if (!hasModel)
        add(placedInFile(path, {{"model", makeError(sentence("cannot read the model '%1'", bundle.fixation.model),
                                                    sentence("see what is said of that file, or leave 'model' and "
                                                             "'activity' out"))}}));
    add(ofModel);
    if (bundle.model) {
        ProblemList names;
        checkFixation(bundle.fixation, *bundle.model, names);
        add(placedInFile(path, names.take()));
    }
    if (faulty == FaultyFixation::Refuse && hasErrors(all))
        return Result<FixationBundle>::failure(std::move(all));
    return Result<FixationBundle>::success(std::move(bundle), std::move(all));
}

}  // namespace

Result<Fixation> readFixation(std::istream& stream, const std::string& fileName)
{
    return readStream(stream, fileName, FaultyFixation::Refuse);
}

Result<Fixation> readFixationToMend(std::istream& stream, const std::string& fileName)
{
    return readStream(stream, fileName, FaultyFixation::Take);
}

Result<FixationBundle> readFixationFile(const std::string& path)
{
    return readFile(path, FaultyFixation::Refuse);
}

Result<FixationBundle> readFixationFileToMend(const std::string& path)
{
    return readFile(path, FaultyFixation::Take);
}

Fixation relocated(Fixation fixation, const std::string& fromFile, const std::string& toFile)
{
    fixation.model = relocatedName(fixation.model, fromFile, toFile);
    if (fixation.mesh)
        fixation.mesh->file = relocatedName(fixation.mesh->file, fromFile, toFile);
    return fixation;
}

Fixation withWholePaths(Fixation fixation, const std::string& ownFile)
{
    fixation.model = wholePath(fixation.model, ownFile);
    if (fixation.mesh)
        fixation.mesh->file = wholePath(fixation.mesh->file, ownFile);
    return fixation;
}

Result<std::shared_ptr<const MeasuredFemur>> readMeasuredFemur(const Fixation& fixation, const std::string& caseFile)
{
    using Measured = std::shared_ptr<const MeasuredFemur>;
    if (!fixation.mesh)
        return Result<Measured>::success(nullptr);
    const std::string path = (fs::path(caseFile).parent_path() / fixation.mesh->file).lexically_normal().string();
    Result<SurfaceMesh> mesh = readSurfaceMesh(path);
    if (mesh)
        return Result<Measured>::success(
            std::make_shared<const MeasuredFemur>(measureFemur(*fixation.mesh, fixation.femur.side, *mesh.value)),
            std::move(mesh.diagnostics));
    Diagnostics all = placedInFile(
        caseFile, {{"mesh/file", makeError(sentence("cannot read the mesh '%1'", fixation.mesh->file),
                                           sentence("see what is said of that file, or leave 'mesh' out"))}});
    all.insert(all.end(), mesh.diagnostics.begin(), mesh.diagnostics.end());
    return Result<Measured>::failure(std::move(all));
}

Diagnostics placedInFile(const std::string& path, std::vector<ModelProblem> problems)
{
    const auto place = [&](const std::string& text) {
        TextReport report(path, text);
        if (const std::optional<JsonNode> root = parsedDocument(text, fixationWords, report))
            addProblems(*root, std::move(problems), report);
        return Result<Diagnostics>::success(report.diagnostics());
    };
    Result<Diagnostics> placed = parseWhole<Result<Diagnostics>>(
        path, [&] { return readWholeFile(path, fixationAdvice()); }, place);
    return placed ? *std::move(placed.value) : std::move(placed.diagnostics);
}

void writeFixation(const Fixation& fixation, std::ostream& stream)
{
    JsonValue out = JsonValue::object().set("format", fixationFormat).set("version", fixationVersion);
    SchemaWriter writer{CoordinateFactors()};
    writeFields(writer, out, fixation);
    writeJson(out, stream);
}

Result<bool> writeFixationFile(const Fixation& fixation, const std::string& path)
{
    return writeDocument(path, [&](std::ostream& stream) { writeFixation(fixation, stream); });
}

}  // namespace sinew
