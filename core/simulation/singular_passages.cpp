#include "core/simulation/singular_passages.h"

#include <algorithm>

#include "core/base/name_list.h"
#include "core/base/number_words.h"

namespace sinew {

namespace {

// One motion along several directions at once is one passage; they turn over within this time of each other, s.
constexpr double sameMoment = 1e-3;

}  // namespace

void SingularPassages::note(double time, const ConstraintDirections& directions, const std::vector<std::string>& names)
{
    const double passed = m_before.turnsOver(directions);
    if (passed > 0)
        notePassage(m_timeBefore + passed * (time - m_timeBefore), directions, names);
    m_before = directions;
    m_timeBefore = time;
}

void SingularPassages::notePassage(double time, const ConstraintDirections& directions,
                                   const std::vector<std::string>& names)
{
    for (const int row : directions.weakRows()) {
        const std::string& name = names[static_cast<std::size_t>(row)];
        if (std::find(m_names.begin(), m_names.end(), name) == m_names.end())
            m_names.push_back(name);
    }
    if (m_count > 0 && time - m_last < sameMoment)
        return;
    m_first = m_count == 0 ? time : m_first;
    m_last = time;
    ++m_count;
}

Diagnostics SingularPassages::remarks() const
{
    if (m_count == 0 && m_leftOut == 0)
        return {};
    Sentence text
        = m_count > 1
              ? sentence("the motion passes %1 singular positions of the constraints %2, at %3 to %4 s, and goes "
                         "on along its branch; the forces of these constraints grow without bound there",
                         m_count, nameList(m_names), inWords(m_first), inWords(m_last))
              : sentence("the motion passes 1 singular position of the constraints %1, at %2 s, and goes on "
                         "along its branch; the forces of these constraints grow without bound there",
                         nameList(m_names), inWords(m_first));
    if (m_leftOut == 1)
        text = sentence("%1, and 1 sample is left out", text);
    else if (m_leftOut > 1)
        text = sentence("%1, and %2 samples are left out", text, m_leftOut);
    Diagnostic remark = makeWarning(text);
    remark.severity = Severity::Note;
    return {remark};
}

}  // namespace sinew
