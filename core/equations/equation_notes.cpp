#include "core/equations/equation_notes.h"

#include <map>
#include <string>
#include <utility>

#include "core/base/name_list.h"
#include "core/equations/acting_symbols.h"
#include "core/model/coverage.h"

namespace sinew {

namespace {

class NoteWriter {
public:
    explicit NoteWriter(EquationSymbols& symbols) : m_symbols(symbols), m_model(symbols.model()) {}

    std::vector<Sentence> run()
    {
        noteLeftOut();
        noteResistances();
        noteModes();
        noteActivities();
        return std::move(m_notes);
    }

private:
    // What the table of features says that equations leave out.
    void noteLeftOut()
    {
        for (const CoverageRemark& remark : coverageRemarks(m_model, Computation::Equations))
            m_notes.push_back(sentence("Not written out, so that Q holds what they do: %1 (%2).", remark.words,
                                       nameList(remark.names)));
    }

    // One note a reason.
    void noteResistances()
    {
        std::map<std::string, std::pair<Sentence, std::vector<std::string>>> unwritten;  // by the reason in English
        for (const Coordinate& coordinate : m_model.coordinates) {
            const Sentence reason = unwrittenResistance(coordinate, m_symbols);
            if (reason.empty())
                continue;
            auto& [said, names] = unwritten[reason.english()];
            said = reason;
            names.push_back(coordinate.name);
        }
        for (const auto& [english, note] : unwritten)
            m_notes.push_back(
                sentence("Not written out, so that Q holds what they do: springs and dampers of coordinates (%1), "
                         "since %2.",
                         nameList(note.second), note.first));
    }

    void noteModes()
    {
        std::vector<std::string> locked, driven;
        for (const Coordinate& coordinate : m_model.coordinates) {
            if (coordinate.mode == CoordinateMode::Locked)
                locked.push_back(coordinate.name);
            if (coordinate.mode == CoordinateMode::Driven)
                driven.push_back(coordinate.name);
        }
        if (!locked.empty())
            m_notes.push_back(sentence("Locked in the model, so that the effort is the reaction that holds it: %1.",
                                       nameList(locked)));
        if (!driven.empty())
            m_notes.push_back(sentence("Driven in the model by given efforts, which Q holds: %1.", nameList(driven)));
    }

    void noteActivities()
    {
        if (!m_model.activities.empty())
            m_notes.push_back(
                sentence("These are the equations of the model itself, without the postures, loads and gravity of "
                         "its activities: %1.",
                         nameList(namesOf(m_model.activities))));
    }

    EquationSymbols& m_symbols;
    const Model& m_model;
    std::vector<Sentence> m_notes;
};

}  // namespace

std::vector<Sentence> equationNotes(EquationSymbols& symbols)
{
    return NoteWriter(symbols).run();
}

}  // namespace sinew
