#include "core/document/document.h"

#include <algorithm>
#include <utility>

#include "core/document/snapshot.h"

namespace sinew {

struct Document::Entry {
    Snapshot snapshot;
    EditNote note;
    std::size_t held = 0;  // bytes that it does not share with the entry before
    std::optional<PostureChange> posture = {};
};

namespace {

std::size_t memoryOf(const ShownPosture& posture)
{
    const Situation& it = posture.situation;
    const auto numbers = static_cast<std::size_t>(it.values.size() + it.shortenings.size() + it.activations.size());
    return sizeof(posture) + numbers * sizeof(double) + it.modes.capacity() * sizeof(CoordinateMode)
           + it.efforts.capacity() * sizeof(Amount) + it.loads.capacity() * sizeof(CompiledLoad)
           + posture.addedLoads.capacity() * sizeof(Load);
}

}  // namespace

Document::Document(Project project, std::size_t memoryLimit) : m_memoryLimit(memoryLimit)
{
    Entry first;
    first.snapshot = Snapshot(project, nullptr, first.held);
    m_entries.push_back(std::move(first));
    m_project = std::move(project);
    m_saved = std::make_shared<const Project>(m_project);
    m_isInFile = {true, m_project.scenario.has_value(), m_project.fixation.has_value()};
}

Document::~Document() = default;
Document::Document(Document&&) noexcept = default;
Document& Document::operator=(Document&&) noexcept = default;

std::size_t Document::size() const
{
    return m_entries.size() - 1;
}

const EditNote& Document::note(std::size_t entry) const
{
    return m_entries[entry + 1].note;
}

const PostureChange* Document::posture(std::size_t entry) const
{
    const std::optional<PostureChange>& posture = m_entries[entry + 1].posture;
    return posture ? &*posture : nullptr;
}

void Document::commit(Project project, EditNote note)
{
    end();
    if (project == m_project)
        return;
    m_entries.resize(m_current + 1);
    if (merges(note)) {
        note.before = m_entries.back().note.before;
        m_entries.pop_back();
    }
    Entry entry;
    entry.snapshot = Snapshot(project, &m_entries.back().snapshot, entry.held);
    entry.note = std::move(note);
    m_entries.push_back(std::move(entry));
    m_current = m_entries.size() - 1;
    m_mayMerge = true;
    forgetOldest();
    show(std::move(project));
}

// Whether the last entry, which is the present one, goes on with this.
bool Document::merges(const EditNote& note) const
{
    return m_mayMerge && m_current > 0 && !note.mergeKey.empty() && m_entries.back().note.mergeKey == note.mergeKey;
}

bool Document::commitPosture(PostureChange posture, EditNote note)
{
    end();
    m_entries.resize(m_current + 1);
    Entry& last = m_entries.back();
    const bool goesOn = merges(note) && last.posture;
    if (goesOn && posture.after == last.posture->before) {  // a drag that was taken back
        m_entries.pop_back();
        m_current = size();
        m_mayMerge = false;
        return true;
    }
    if (goesOn) {
        last.posture->after = std::move(posture.after);
        return false;
    }
    Entry entry{last.snapshot, std::move(note), memoryOf(posture.before) + memoryOf(posture.after), {}};
    entry.posture = std::move(posture);
    m_entries.push_back(std::move(entry));
    m_current = size();
    m_mayMerge = true;
    forgetOldest();
    return true;
}

void Document::begin(EditNote note)
{
    end();
    m_gesture = std::make_unique<EditNote>(std::move(note));
}

void Document::change(Project project)
{
    if (m_gesture)
        show(std::move(project));
}

void Document::end(const std::string& sentence)
{
    if (!m_gesture)
        return;
    const std::unique_ptr<EditNote> note = std::exchange(m_gesture, nullptr);
    if (!sentence.empty())
        note->sentence = sentence;
    Project changed = std::exchange(m_project, m_entries[m_current].snapshot.value());
    commit(std::move(changed), std::move(*note));
}

void Document::cancel()
{
    if (std::exchange(m_gesture, nullptr))
        show(m_entries[m_current].snapshot.value());
}

void Document::goTo(std::size_t position)
{
    end();
    if (position > size() || position == m_current)
        return;
    m_current = position;
    m_mayMerge = false;
    show(m_entries[m_current].snapshot.value());
}

void Document::undo()
{
    end();
    if (canUndo())
        goTo(m_current - 1);
}

void Document::redo()
{
    end();
    if (canRedo())
        goTo(m_current + 1);
}

void Document::show(Project project)
{
    m_project = std::move(project);
    findModified();
}

void Document::findModified()
{
    const Project& saved = *m_saved;
    m_isModified = {!m_isInFile[0] || saved.model != m_project.model,
                    m_project.scenario && (!m_isInFile[1] || saved.scenario != m_project.scenario),
                    m_project.fixation && (!m_isInFile[2] || saved.fixation != m_project.fixation)};
}

void Document::markSaved(ProjectPart part)
{
    end();
    Project saved = *m_saved;
    switch (part) {
    case ProjectPart::Model: saved.model = m_project.model; break;
    case ProjectPart::Scenario: saved.scenario = m_project.scenario; break;
    case ProjectPart::Fixation: saved.fixation = m_project.fixation; break;
    }
    m_saved = std::make_shared<const Project>(std::move(saved));
    m_isInFile[indexOf(part)] = true;
    m_mayMerge = false;
    findModified();
}

void Document::markUnsaved()
{
    m_isInFile = {};
    findModified();
}

std::size_t Document::memory() const
{
    std::size_t bytes = 0;
    for (const Entry& entry : m_entries)
        bytes += entry.held;
    return bytes;
}

// The present state and the one before it stay. What the next entry shared with the oldest is then its own.
void Document::forgetOldest()
{
    std::size_t bytes = memory(), count = 0;
    while (bytes > m_memoryLimit && count + 1 < m_current) {
        bytes -= std::min(bytes, m_entries[count + 1].held);
        ++count;
    }
    if (count == 0)
        return;
    m_entries[count].held = m_entries.front().held;
    m_entries.erase(m_entries.begin(), m_entries.begin() + static_cast<std::ptrdiff_t>(count));
    m_current -= count;
}

}  // namespace sinew
