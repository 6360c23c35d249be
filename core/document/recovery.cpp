#include "core/document/recovery.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <filesystem>
#include <random>
#include <sstream>
#include <utility>

#include "core/io/file_print.h"
#include "core/io/fixation_file.h"
#include "core/io/json_parser.h"
#include "core/io/json_writer.h"
#include "core/io/model_file.h"
#include "core/io/private_file.h"
#include "core/io/scenario_file.h"
#include "core/io/whole_file.h"

namespace sinew {

namespace {

namespace fs = std::filesystem;

constexpr const char* format = "sinew-recovery";
constexpr const char* ending = ".sinew-recovery";

FileAdvice recoveryAdvice()
{
    return {sentence("this is no recovery copy"), sentence("it was not written whole"),
            sentence("this is no recovery copy")};
}

// The texts of a copy by their keys, the large ones last.
std::vector<std::pair<const char*, std::string RecoveryCopy::*>> texts()
{
    return {{"id", &RecoveryCopy::id},
            {"title", &RecoveryCopy::title},
            {"model_file", &RecoveryCopy::modelFile},
            {"model_origin", &RecoveryCopy::modelOrigin},
            {"scenario_file", &RecoveryCopy::scenarioFile},
            {"scenario_base", &RecoveryCopy::scenarioBase},
            {"fixation_file", &RecoveryCopy::fixationFile},
            {"fixation_base", &RecoveryCopy::fixationBase},
            {"model", &RecoveryCopy::model},
            {"scenario", &RecoveryCopy::scenario},
            {"fixation", &RecoveryCopy::fixation}};
}

// Tells a damaged copy from a whole one.
std::string checksum(const RecoveryCopy& copy)
{
    std::uint64_t sum = emptySum;
    for (const auto& [key, member] : texts())
        sum = addToSum(addToSum(sum, copy.*member), std::string_view("\0", 1));
    return std::to_string(sum);
}

JsonValue toJson(const RecoveryCopy& copy)
{
    JsonValue out = JsonValue::object().set("format", format).set("version", 1);
    out.set("time", copy.time).set("host", copy.writer.host).set("process", copy.writer.id);
    out.set("process_start", copy.writer.start).set("checksum", checksum(copy));
    for (const auto& [key, member] : texts())
        out.set(key, copy.*member);
    return out;
}

std::string textAt(const JsonNode& root, const char* key)
{
    const JsonMember* member = findMember(root, key);
    return member && member->value.kind == JsonNode::Kind::Text ? member->value.text : std::string();
}

long long integerAt(const JsonNode& root, const char* key)
{
    const JsonMember* member = findMember(root, key);
    long long value = 0;
    if (member && member->value.kind == JsonNode::Kind::Number)
        std::istringstream(member->value.text) >> value;
    return value;
}

RecoveryState stateOf(const RecoveryCopy& copy)
{
    const std::optional<bool> running = isRunning(copy.writer);
    return !running ? RecoveryState::Elsewhere : *running ? RecoveryState::InUse : RecoveryState::Left;
}

RecoveryEntry entryOf(const std::string& text)
{
    RecoveryEntry entry;
    entry.state = RecoveryState::Damaged;
    const auto parsed = parseJson(text, {"recovery copy", "recovery copy"});
    const JsonNode* root = std::get_if<JsonNode>(&parsed);
    if (!root || root->kind != JsonNode::Kind::Object || textAt(*root, "format") != format)
        return entry;
    RecoveryCopy& copy = entry.copy;
    for (const auto& [key, member] : texts())
        copy.*member = textAt(*root, key);
    copy.time = integerAt(*root, "time");
    copy.writer = {textAt(*root, "host"), integerAt(*root, "process"), integerAt(*root, "process_start")};
    if (textAt(*root, "checksum") == checksum(copy))
        entry.state = stateOf(copy);
    return entry;
}

long long now()
{
    using namespace std::chrono;
    return duration_cast<seconds>(system_clock::now().time_since_epoch()).count();
}

Diagnostic unwritable(const std::string& path, const Sentence& why)
{
    Diagnostic reason
        = makeWarning(sentence("no recovery copy could be written: %1", why), sentence("save the document soon"));
    reason.file = path;
    return reason;
}

}  // namespace

std::string RecoveryStore::newId()
{
    std::random_device random;
    std::ostringstream id;
    id << std::hex << now() << '-' << thisProcess().id << '-' << random();
    return id.str();
}

std::string RecoveryStore::pathOf(const std::string& id) const
{
    return (fs::path(m_folder) / (id + ending)).string();
}

std::optional<Diagnostic> RecoveryStore::write(RecoveryCopy copy) const
{
    const std::string path = pathOf(copy.id);
    try {
        makePrivateFolder(m_folder);
        copy.time = now();
        copy.writer = thisProcess();
        std::ostringstream stream;
        writeJson(toJson(copy), stream);
        const std::optional<Diagnostic> reason = writePrivateFile(path, stream.view());
        return reason ? std::optional(unwritable(path, reason->message)) : std::nullopt;
    } catch (const std::exception& fault) {
        return unwritable(path, wordsOf(fault));
    }
}

std::vector<RecoveryEntry> RecoveryStore::entries() const
{
    std::vector<RecoveryEntry> found;
    try {
        std::error_code error;
        for (fs::directory_iterator each(m_folder, error), end; !error && each != end; each.increment(error)) {
            if (each->path().extension() != ending)
                continue;
            if (auto entry = find(each->path().stem().string()))
                found.push_back(*std::move(entry));
        }
        std::stable_sort(found.begin(), found.end(),
                         [](const RecoveryEntry& a, const RecoveryEntry& b) { return a.copy.time > b.copy.time; });
    } catch (const std::exception&) {
        // No memory, or a disk that has gone: what was found until then.
    }
    return found;
}

std::optional<RecoveryEntry> RecoveryStore::find(const std::string& id) const
{
    try {
        const std::string path = pathOf(id);
        std::error_code unknown;
        if (!fs::exists(path, unknown))
            return std::nullopt;
        const Result<std::string> text = readWholeFile(path, recoveryAdvice());
        RecoveryEntry entry;
        entry.state = RecoveryState::Damaged;
        if (text)
            entry = entryOf(*text.value);
        if (entry.copy.id != id)
            entry.state = RecoveryState::Damaged;
        entry.copy.id = id;
        return entry;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

bool RecoveryStore::remove(const std::string& id) const
{
    std::error_code error;
    fs::remove(pathOf(id), error);
    return !error;
}

Result<Project> recoveredDocument(const RecoveryCopy& copy)
{
    std::istringstream modelText(copy.model), scenarioText(copy.scenario), fixationText(copy.fixation);
    Result<Model> model = readModelToMend(modelText, copy.modelFile);
    if (!model)
        return Result<Project>::failure(std::move(model.diagnostics));
    Project project{std::move(*model.value)};
    Diagnostics remarks = std::move(model.diagnostics);
    const auto add = [&](const Diagnostics& more) { remarks.insert(remarks.end(), more.begin(), more.end()); };
    if (!copy.scenario.empty()) {
        Result<Scenario> scenario = readScenarioToMend(scenarioText, copy.scenarioFile, project.model);
        add(scenario.diagnostics);
        if (!scenario)
            return Result<Project>::failure(std::move(remarks));
        project.scenario = std::move(scenario.value);
        add(readTables(*project.scenario, project.model, copy.scenarioBase));
    }
    if (!copy.fixation.empty()) {
        Result<Fixation> fixation = readFixationToMend(fixationText, copy.fixationFile);
        add(fixation.diagnostics);
        if (!fixation)
            return Result<Project>::failure(std::move(remarks));
        project.fixation = std::move(fixation.value);
    }
    return Result<Project>::success(std::move(project), std::move(remarks));
}

}  // namespace sinew
