#include "core/io/model_file.h"

#include <istream>

#include "core/io/json_document.h"
#include "core/io/model_from_json.h"
#include "core/io/model_words.h"
#include "core/io/whole_file.h"
#include "core/schema/validate.h"

namespace sinew {

namespace {

FileAdvice modelAdvice()
{
    return {sentence("no model is so large; this seems to be another file"), sentence("choose a *.sinew.json model"),
            sentence("name a *.sinew.json file in it")};
}

constexpr FormatWords modelWords = {modelFormat, "model", "*.sinew.json model"};

// The parts of a segment are named by its kind and the number of its points; its angles may need its parent's.
bool isTreeUncertain(const JsonNode& root, const TextReport& report)
{
    return isWholeUncertain(root, {"bodies", "coordinates", "joints", "segments", "nodes"},
                            {"name", "parent", "child", "kind", "points", "angle_reference"}, report);
}

enum class FaultyModel { Refuse, Take };

Result<Model> readModelText(std::string_view text, const std::string& fileName,
                            FaultyModel faulty = FaultyModel::Refuse)
{
    TextReport report(fileName, text);
    const std::optional<JsonNode> parsed = parsedDocument(text, modelWords, report);
    if (!parsed)
        return Result<Model>::failure(report.diagnostics());
    const JsonNode& root = *parsed;
    Model model = modelFromJson(root, report);
    const bool isRead = report.isReadable();
    if (!report.hasErrors() || !isTreeUncertain(root, report))
        addProblems(root, validate(model), report);
    if (faulty == FaultyModel::Take ? !isRead : report.hasErrors())
        return Result<Model>::failure(report.diagnostics());
    return Result<Model>::success(std::move(model), report.diagnostics());
}

}  // namespace

Result<Model> readModel(std::istream& stream, const std::string& fileName)
{
    return parseWhole<Result<Model>>(
        fileName, [&] { return readWhole(stream, fileName, modelAdvice()); },
        [&](const std::string& text) { return readModelText(text, fileName); });
}

Result<Model> readModelToMend(std::istream& stream, const std::string& fileName)
{
    return parseWhole<Result<Model>>(
        fileName, [&] { return readWhole(stream, fileName, modelAdvice()); },
        [&](const std::string& text) { return readModelText(text, fileName, FaultyModel::Take); });
}

Result<Model> readModelFileToMend(const std::string& path)
{
    return parseWhole<Result<Model>>(
        path, [&] { return readWholeFile(path, modelAdvice()); },
        [&](const std::string& text) { return readModelText(text, path, FaultyModel::Take); });
}

Result<Model> readModelFile(const std::string& path)
{
    return parseWhole<Result<Model>>(
        path, [&] { return readWholeFile(path, modelAdvice()); },
        [&](const std::string& text) { return readModelText(text, path); });
}

}  // namespace sinew
