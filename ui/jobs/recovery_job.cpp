#include "ui/jobs/recovery_job.h"

#include <fstream>
#include <utility>

#include "core/document/comparison.h"
#include "core/io/file_formats.h"
#include "core/io/model_file.h"
#include "core/io/scenario_file.h"

namespace sinew {

namespace {

// A saved file may be faulty too.
std::optional<Model> savedModel(const std::string& path)
{
    if (path.empty())
        return std::nullopt;
    std::ifstream stream(path, std::ios::binary);
    return stream ? readModelToMend(stream, path).value : std::nullopt;
}

std::optional<Scenario> savedScenario(const std::string& path, const Model& model)
{
    if (path.empty())
        return std::nullopt;
    std::ifstream stream(path, std::ios::binary);
    return stream ? readScenarioToMend(stream, path, model).value : std::nullopt;
}

void add(std::vector<std::string>& lines, const std::vector<Difference>& differences)
{
    for (const Difference& difference : differences)
        lines.push_back(inWords(difference));
}

}  // namespace

std::vector<std::string> comparisonLines(const RecoveryCopy& copy)
{
    const Result<RecoveredDocument> document = recoveredDocument(copy);
    if (!document)
        return {"the copy cannot be read"};
    std::vector<std::string> lines;
    const std::string& modelFile = copy.modelFile.empty() ? copy.modelOrigin : copy.modelFile;
    const std::optional<Model> model = savedModel(modelFile);
    if (model)
        add(lines, differences(*model, document.value->model));
    else
        lines.push_back(modelFile.empty() ? "the model was never saved" : "the saved file is gone: " + modelFile);
    if (document.value->scenario) {
        const std::string& file = copy.scenarioFile.empty() ? copy.scenarioBase : copy.scenarioFile;
        if (const auto scenario = savedScenario(file, document.value->model))
            add(lines, differences(*scenario, *document.value->scenario));
        else
            lines.push_back(file.empty() ? "the motion was never saved" : "the saved file is gone: " + file);
    }
    if (lines.empty())
        lines.push_back("nothing differs from the saved file");
    return lines;
}

RecoveryJob::RecoveryJob(std::string folder, QObject* parent) : QObject(parent), m_store(std::move(folder))
{
    m_lister = std::make_unique<NewestJob<int, std::vector<RecoveryEntry>>>(
        this,
        [store = m_store](int) {
            std::vector<RecoveryEntry> entries = store.entries();
            std::erase_if(entries, [](const RecoveryEntry& entry) { return entry.state == RecoveryState::InUse; });
            return entries;
        },
        [this](const std::shared_ptr<const std::vector<RecoveryEntry>>& entries) { emit listed(*entries); });
    m_comparer = std::make_unique<NewestJob<std::string, std::optional<Comparison>>>(
        this,
        [store = m_store](const std::string& id) -> std::optional<Comparison> {
            const std::optional<RecoveryEntry> entry = store.find(id);
            if (!entry)
                return std::nullopt;
            return Comparison{entry->copy, comparisonLines(entry->copy)};
        },
        [this](const std::shared_ptr<const std::optional<Comparison>>& comparison) {
            if (*comparison)
                emit compared((*comparison)->copy, (*comparison)->lines);
        });
    m_recoverer = std::make_unique<NewestJob<std::string, std::optional<Recovery>>>(
        this,
        [store = m_store](const std::string& id) -> std::optional<Recovery> {
            // Another program may have taken it meanwhile.
            const std::optional<RecoveryEntry> entry = store.find(id);
            if (!entry || entry->state == RecoveryState::InUse || entry->state == RecoveryState::Damaged)
                return std::nullopt;
            return Recovery{*entry, recoveredDocument(entry->copy)};
        },
        [this](const std::shared_ptr<const std::optional<Recovery>>& recovery) {
            if (*recovery)
                emit recovered((*recovery)->entry, (*recovery)->document);
        });
}

void RecoveryJob::recover(const std::string& id)
{
    m_recoverer->ask(id);
}

RecoveryJob::~RecoveryJob() = default;

void RecoveryJob::list()
{
    m_lister->ask(0);
}

void RecoveryJob::compare(const std::string& id)
{
    m_comparer->ask(id);
}

void RecoveryJob::waitUntilDone()
{
    m_lister->waitUntilIdle();
    m_comparer->waitUntilIdle();
    m_recoverer->waitUntilIdle();
}

}  // namespace sinew
