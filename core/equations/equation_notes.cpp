#include "core/equations/equation_notes.h"

#include <map>

#include "core/equations/acting_symbols.h"
#include "core/model/coverage.h"

namespace sinew {

namespace {

std::string listed(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "'" : ", '") + name + "'";
    return text;
}

class NoteWriter {
public:
    explicit NoteWriter(EquationSymbols& symbols) : m_symbols(symbols), m_model(symbols.model()) {}

    std::vector<std::string> run()
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
            m_notes.push_back("Not written out, so that Q holds what they do: " + remark.words + " ("
                              + listed(remark.names) + ").");
    }

    // One note a reason.
    void noteResistances()
    {
        std::map<std::string, std::vector<std::string>> unwritten;
        for (const Coordinate& coordinate : m_model.coordinates) {
            const std::string reason = unwrittenResistance(coordinate, m_symbols);
            if (!reason.empty())
                unwritten[reason].push_back(coordinate.name);
        }
        for (const auto& [reason, names] : unwritten)
            m_notes.push_back("Not written out, so that Q holds what they do: springs and dampers of coordinates ("
                              + listed(names) + "), since " + reason + ".");
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
            m_notes.push_back("Locked in the model, so that the effort is the reaction that holds it: " + listed(locked)
                              + ".");
        if (!driven.empty())
            m_notes.push_back("Driven in the model by given efforts, which Q holds: " + listed(driven) + ".");
    }

    void noteActivities()
    {
        if (!m_model.activities.empty())
            m_notes.push_back("These are the equations of the model itself, without the postures, loads and gravity of "
                              "its activities: "
                              + listed(namesOf(m_model.activities)) + ".");
    }

    EquationSymbols& m_symbols;
    const Model& m_model;
    std::vector<std::string> m_notes;
};

}  // namespace

std::vector<std::string> equationNotes(EquationSymbols& symbols)
{
    return NoteWriter(symbols).run();
}

}  // namespace sinew
