#include "ui/jobs/recovery_job.h"

#include <fstream>
#include <utility>

#include <QDateTime>
#include <QFileInfo>

#include "core/document/comparison.h"
#include "core/io/fixation_file.h"
#include "core/io/model_file.h"
#include "core/io/relocated_name.h"
#include "core/io/scenario_file.h"

namespace sinew {

namespace {

// What a file holds, which may be faulty too; read(stream, path).
template <class Read>
auto savedIn(const std::string& path, Read&& read)
{
    decltype(read(std::declval<std::ifstream&>(), path).value) none;
    if (!QFileInfo(QString::fromStdString(path)).isFile())  // a pipe would be waited for
        return none;
    std::ifstream stream(path, std::ios::binary);
    return stream ? read(stream, path).value : none;
}

// What is said of a part of a document whose file is not as the copy's.
struct PartWords {
    Sentence neverSaved, writtenAfter;
};

// What differs from what is saved, or that there is nothing to compare with. file: empty: none. copied: when the copy was
// written, s since 1970.
template <class Part>
void add(std::vector<Sentence>& lines, PartWords words, const std::string& file, long long copied,
         const std::optional<Part>& saved, const Part& part)
{
    if (!saved) {
        lines.push_back(file.empty() ? std::move(words.neverSaved) : sentence("the saved file is gone: %1", file));
        return;
    }
    const std::vector<Difference> all = differences(*saved, part);
    if (!all.empty() && QFileInfo(QString::fromStdString(file)).lastModified().toSecsSinceEpoch() > copied)
        lines.push_back(std::move(words.writtenAfter));
    for (const Difference& difference : all)
        lines.push_back(inWords(difference));
}

// The same of a part that names other files. The same file has another name in another folder: absolute paths are
// compared. The model is the one that saving would name. base: from which the names of the copy start.
template <class Part>
void addWithFiles(std::vector<Sentence>& lines, PartWords words, const std::string& file, const std::string& base,
                  const RecoveryCopy& copy, std::optional<Part> saved, const Part& part)
{
    Part present = withWholePaths(part, base);
    if (!present.model.empty() && !copy.modelOrigin.empty())
        present.model = wholePath(copy.modelOrigin, base);
    if (saved)
        saved = withWholePaths(*std::move(saved), file);
    add(lines, std::move(words), file, copy.time, saved, present);
}

}  // namespace

std::vector<Sentence> comparisonLines(const RecoveryCopy& copy)
{
    const Result<Project> document = recoveredDocument(copy);
    if (!document)
        return {sentence("the copy cannot be read")};
    const Project& project = *document.value;
    const auto fileOf = [](const std::string& file, const std::string& origin) { return file.empty() ? origin : file; };
    std::vector<Sentence> lines;
    const std::string modelFile = fileOf(copy.modelFile, copy.modelOrigin);
    // A fixation needs no model.
    const bool hasModel = !modelFile.empty() || !project.fixation || !project.model.bodies.empty();
    if (hasModel)
        add(lines,
            {sentence("the model was never saved"),
             sentence("the model's file was written after this copy: what was changed there is told here too")},
            modelFile, copy.time,
            savedIn(modelFile, [](auto& stream, auto& path) { return readModelToMend(stream, path); }), project.model);
    if (project.scenario) {
        const std::string file = fileOf(copy.scenarioFile, copy.scenarioBase);
        const auto read = [&](auto& stream, auto& path) { return readScenarioToMend(stream, path, project.model); };
        addWithFiles(
            lines,
            {sentence("the motion was never saved"),
             sentence("the motion's file was written after this copy: what was changed there is told here too")},
            file, copy.scenarioBase, copy, savedIn(file, read), *project.scenario);
    }
    if (project.fixation) {
        const std::string file = fileOf(copy.fixationFile, copy.fixationBase);
        const auto read = [](auto& stream, auto& path) { return readFixationToMend(stream, path); };
        addWithFiles(
            lines,
            {sentence("the fixation was never saved"),
             sentence("the fixation's file was written after this copy: what was changed there is told here too")},
            file, copy.fixationBase, copy, savedIn(file, read), *project.fixation);
    }
    if (lines.empty())
        lines.push_back(sentence("nothing differs from the saved file"));
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
