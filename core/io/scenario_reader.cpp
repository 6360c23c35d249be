#include <algorithm>
#include <exception>
#include <filesystem>
#include <istream>
#include <map>
#include <optional>

#include "core/io/json_document.h"
#include "core/io/model_file.h"
#include "core/io/motion_file.h"
#include "core/io/scenario_file.h"
#include "core/io/scenario_from_json.h"
#include "core/io/scenario_words.h"
#include "core/io/whole_file.h"
#include "core/schema/validate.h"

namespace sinew {

namespace {

namespace fs = std::filesystem;

FileAdvice scenarioAdvice()
{
    return {sentence("no scenario is so large; this seems to be another file"),
            sentence("choose a *.sinew-scenario.json file"), sentence("name a *.sinew-scenario.json file in it")};
}

constexpr FormatWords scenarioWords = {scenarioFormat, "scenario", "*.sinew-scenario.json file"};

// The names that others refer to, and what stages take over from each other.
bool isScenarioUncertain(const JsonNode& root, const TextReport& report)
{
    return isWholeUncertain(root, {"curves", "tables", "stages"}, {"name", "like", "given"}, report);
}

void addScenarioProblems(const JsonNode& root, const Scenario& scenario, const Model& model, TextReport& report)
{
    if (!report.hasErrors() || !isScenarioUncertain(root, report))
        addProblems(root, validateScenario(scenario, model), report);
}

enum class FaultyScenario { Refuse, Take };

Result<Scenario> readScenarioText(std::string_view text, const std::string& fileName, const Model& model,
                                  FaultyScenario faulty = FaultyScenario::Refuse)
{
    TextReport report(fileName, text);
    const std::optional<JsonNode> root = parsedDocument(text, scenarioWords, report);
    if (!root)
        return Result<Scenario>::failure(report.diagnostics());
    Scenario scenario = scenarioFromJson(*root, model, report);
    const bool isRead = report.isReadable();
    addScenarioProblems(*root, scenario, model, report);
    if (faulty == FaultyScenario::Take ? !isRead : report.hasErrors())
        return Result<Scenario>::failure(report.diagnostics());
    return Result<Scenario>::success(std::move(scenario), report.diagnostics());
}

// The rotations of the model and the columns of a table that stages use for motions of rotations.
std::vector<std::string> rotationsOf(const std::string& table, const Scenario& scenario, const Model& model)
{
    std::vector<std::string> rotations;
    std::map<std::string, bool> isRotation;
    for (const Coordinate& coordinate : model.coordinates) {
        isRotation.emplace(coordinate.name, coordinate.kind == CoordinateKind::Rotation);
        if (coordinate.kind == CoordinateKind::Rotation)
            rotations.push_back(coordinate.name);
    }
    for (const Stage& stage : scenario.stages) {
        for (const GivenPair& pair : stage.given) {
            const auto* column = std::get_if<ColumnValue>(&pair.value);
            if (!column || column->table != table || (pair.side == PairSide::Effort && !pair.tracking))
                continue;
            if (std::any_of(pair.coordinates.begin(), pair.coordinates.end(),
                            [&](const std::string& name) { return isRotation[name]; }))
                rotations.push_back(column->column);
        }
    }
    return rotations;
}

// Reads a scenario together with the files that it names.
class BundleReader {
public:
    BundleReader(const std::string& text, const std::string& path, FaultyScenario faulty)
        : m_path(path), m_report(path, text), m_text(text), m_faulty(faulty)
    {
    }

    Result<ScenarioBundle> read()
    {
        const std::optional<JsonNode> root = parsedDocument(m_text, scenarioWords, m_report);
        if (!root)
            return Result<ScenarioBundle>::failure(m_report.diagnostics());
        const bool hasModel = readModelOf(*root);
        m_bundle.scenario = scenarioFromJson(*root, m_bundle.model, m_report);
        const bool isRead = hasModel && m_report.isReadable();
        const bool isModelSound = hasModel && !hasErrors(m_ofFiles);
        const bool hasTables = readTables(*root);
        if (isModelSound && hasTables)
            addScenarioProblems(*root, m_bundle.scenario, m_bundle.model, m_report);
        Diagnostics all = m_report.diagnostics();
        all.insert(all.end(), m_ofFiles.begin(), m_ofFiles.end());
        if (m_faulty == FaultyScenario::Take ? !isRead : hasErrors(all))
            return Result<ScenarioBundle>::failure(std::move(all));
        return Result<ScenarioBundle>::success(std::move(m_bundle), std::move(all));
    }

private:
    // A file that the scenario names, from the folder of the scenario.
    std::string placeOf(const std::string& file) const { return (fs::path(m_path).parent_path() / file).string(); }

    static Sentence unreadModel(const std::string& file) { return sentence("cannot read the model '%1'", file); }
    static Sentence unreadTable(const std::string& file) { return sentence("cannot read the table '%1'", file); }

    // What a file's own reader says stands behind what is said of the scenario.
    template <class T, class Target>
    bool take(Result<T> result, const JsonNode& node, Sentence (*unread)(const std::string& file), Target& target)
    {
        const bool isMissing = !result && result.diagnostics.size() == 1 && result.diagnostics.front().line == 0;
        if (!result) {
            const Sentence what = unread(node.text);
            m_report.error(node.begin, isMissing ? sentence("%1: %2", what, result.diagnostics.front().message) : what,
                           isMissing ? result.diagnostics.front().hint : sentence("see what is said of that file"));
        }
        if (!isMissing)
            m_ofFiles.insert(m_ofFiles.end(), result.diagnostics.begin(), result.diagnostics.end());
        if (result)
            target = *std::move(result.value);
        return result.ok();
    }

    bool readModelOf(const JsonNode& root)
    {
        const JsonMember* member = findMember(root, "model");
        if (!member || member->value.kind != JsonNode::Kind::Text)
            return false;
        if (member->value.text.empty()) {
            m_report.error(member->value.begin, sentence("the scenario names no model"),
                           sentence("name its file, such as \"leg.sinew.json\""));
            return false;
        }
        m_bundle.modelPath = placeOf(member->value.text);
        return take(m_faulty == FaultyScenario::Take ? readModelFileToMend(m_bundle.modelPath)
                                                     : readModelFile(m_bundle.modelPath),
                    member->value, unreadModel, m_bundle.model);
    }

    bool readTables(const JsonNode& root)
    {
        bool areGood = true;
        std::vector<NamedTable>& tables = m_bundle.scenario.tables;
        for (std::size_t i = 0; i < tables.size(); ++i) {
            const JsonNode& node = nodeAt(root, "tables/" + std::to_string(i) + "/file");
            if (node.kind != JsonNode::Kind::Text || tables[i].file.empty())
                continue;
            const MotionReadOptions options{rotationsOf(tables[i].name, m_bundle.scenario, m_bundle.model)};
            areGood &= take(readMotionFile(placeOf(tables[i].file), options), node, unreadTable, tables[i].data);
        }
        return areGood;
    }

    std::string m_path;
    TextReport m_report;
    const std::string& m_text;
    FaultyScenario m_faulty;
    ScenarioBundle m_bundle;
    Diagnostics m_ofFiles;  // of the model's file and the tables
};

}  // namespace

Result<Scenario> readScenario(std::istream& stream, const std::string& fileName, const Model& model)
{
    return parseWhole<Result<Scenario>>(
        fileName, [&] { return readWhole(stream, fileName, scenarioAdvice()); },
        [&](const std::string& text) { return readScenarioText(text, fileName, model); });
}

Result<Scenario> readScenarioToMend(std::istream& stream, const std::string& fileName, const Model& model)
{
    return parseWhole<Result<Scenario>>(
        fileName, [&] { return readWhole(stream, fileName, scenarioAdvice()); },
        [&](const std::string& text) { return readScenarioText(text, fileName, model, FaultyScenario::Take); });
}

Diagnostics readTables(Scenario& scenario, const Model& model, const std::string& scenarioFile)
{
    Diagnostics remarks;
    for (NamedTable& table : scenario.tables) {
        if (!table.data->columns.empty())
            continue;
        const std::string file = (fs::path(scenarioFile).parent_path() / table.file).string();
        Result<MotionTable> read = readMotionFile(file, {rotationsOf(table.name, scenario, model)});
        remarks.insert(remarks.end(), read.diagnostics.begin(), read.diagnostics.end());
        if (read)
            table.data = *std::move(read.value);
    }
    return remarks;
}

namespace {

Result<ScenarioBundle> readBundle(const std::string& path, FaultyScenario faulty)
{
    return parseWhole<Result<ScenarioBundle>>(
        path, [&] { return readWholeFile(path, scenarioAdvice()); },
        [&](const std::string& text) { return BundleReader(text, path, faulty).read(); });
}

}  // namespace

Result<ScenarioBundle> readScenarioFile(const std::string& path)
{
    return readBundle(path, FaultyScenario::Refuse);
}

Result<ScenarioBundle> readScenarioFileToMend(const std::string& path)
{
    return readBundle(path, FaultyScenario::Take);
}

}  // namespace sinew
