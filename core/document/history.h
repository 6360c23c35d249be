#pragma once

#include <string>
#include <utility>
#include <vector>

namespace sinew {

// The undo history of a value: every edit is a snapshot with a sentence that the Edit menu shows.
template <class Value>
class History {
public:
    History() = default;
    explicit History(Value value) { m_entries.front().value = std::move(value); }

    const Value& value() const { return m_entries[m_current].value; }

    // One gesture is one entry: an edit with the same merge key as the last one (a drag) replaces it.
    void commit(Value value, std::string sentence, std::string mergeKey = {})
    {
        if (value == this->value())
            return;
        m_entries.resize(m_current + 1);
        if (m_saved != never && m_saved > m_current)
            m_saved = never;  // the saved state was undone and is now out of reach
        Entry& last = m_entries.back();
        const bool merges = !mergeKey.empty() && m_current > 0 && last.mergeKey == mergeKey && m_saved != m_current;
        if (merges) {
            last.value = std::move(value);
            return;
        }
        m_entries.push_back({std::move(value), std::move(sentence), std::move(mergeKey)});
        ++m_current;
    }

    bool canUndo() const { return m_current > 0; }
    bool canRedo() const { return m_current + 1 < m_entries.size(); }
    std::string undoSentence() const { return canUndo() ? m_entries[m_current].sentence : std::string{}; }
    std::string redoSentence() const { return canRedo() ? m_entries[m_current + 1].sentence : std::string{}; }

    void undo()
    {
        if (canUndo())
            --m_current;
    }

    void redo()
    {
        if (canRedo())
            ++m_current;
    }

    bool isModified() const { return m_current != m_saved; }
    void markSaved() { m_saved = m_current; }
    void markUnsaved() { m_saved = never; }  // a value that no file holds yet

private:
    struct Entry {
        Value value;
        std::string sentence;
        std::string mergeKey;
    };
    static constexpr std::size_t never = static_cast<std::size_t>(-1);

    std::vector<Entry> m_entries = std::vector<Entry>(1);
    std::size_t m_current = 0;
    std::size_t m_saved = 0;
};

}  // namespace sinew
