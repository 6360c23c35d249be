#include "core/equations/equation_notes.h"

#include <cmath>

#include "core/equations/acting_symbols.h"

namespace sinew {

namespace {

std::string listed(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

std::string counted(std::size_t count, const char* one, const char* several)
{
    return std::to_string(count) + " " + (count == 1 ? one : several);
}

class NoteWriter {
public:
    explicit NoteWriter(EquationSymbols& symbols) : m_symbols(symbols), m_model(symbols.model()) {}

    std::vector<std::string> run()
    {
        noteLinks();
        noteContacts();
        noteResistances();
        noteModes();
        noteActivities();
        return std::move(m_notes);
    }

private:
    void noteLinks()
    {
        if (m_model.links.empty())
            return;
        std::string text = "Q holds the forces of " + counted(m_model.links.size(), "link", "links")
                           + ", which are not written out: " + listed(namesOf(m_model.links)) + ".";
        if (!m_model.nodes.empty())
            text += " So is the balance at " + counted(m_model.nodes.size(), "node", "nodes")
                    + " where links meet: " + listed(namesOf(m_model.nodes)) + ".";
        m_notes.push_back(std::move(text));
    }

    void noteContacts()
    {
        if (!m_model.contacts.empty())
            m_notes.push_back("Q holds the forces of " + counted(m_model.contacts.size(), "contact", "contacts")
                              + ", which are not written out: " + listed(namesOf(m_model.contacts)) + ".");
    }

    void noteResistances()
    {
        std::vector<std::string> stopped;
        for (const Coordinate& coordinate : m_model.coordinates) {
            if (coordinate.resistance.stop && (std::isfinite(coordinate.minimum) || std::isfinite(coordinate.maximum)))
                stopped.push_back(coordinate.name);
            const std::string reason = unwrittenResistance(coordinate, m_symbols);
            if (!reason.empty())
                m_notes.push_back("Q holds the spring and damper of '" + coordinate.name + "' as far as it " + reason
                                  + ".");
        }
        if (!stopped.empty())
            m_notes.push_back("Q holds what the end stops of coordinates push, which is not written out: "
                              + listed(stopped) + ".");
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
