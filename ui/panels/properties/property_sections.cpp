#include "ui/panels/properties/property_sections.h"

#include <algorithm>
#include <utility>

#include "core/document/project.h"
#include "ui/panels/properties/row_places.h"
#include "ui/text/display_names.h"

namespace sinew {

namespace {

void describe(const PropertyRow& row, std::string& structure)
{
    structure += toText(row.place) + ' ' + row.key + ' ' + std::to_string(static_cast<int>(row.kind)) + row.unit;
    if (row.kind == RowKind::Part)
        structure += row.value.isOn ? "+" : "-";
    if (row.kind == RowKind::Parts) {
        for (const RowPart& part : row.parts)
            structure += part.name + ',';
    }
    structure += '\n';
}

using Rows = std::vector<PropertyRow>;

// The same row of another object, or of this one at another time; it stands at a place. nullptr: there is none.
const PropertyRow* sameRow(const Rows& rows, const PropertyRow& row, const Place& place)
{
    // A number in millimetres is not the same as one in degrees.
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const PropertyRow& it) {
        return it.key == row.key && it.kind == row.kind && it.quantity == row.quantity && it.place == place;
    });
    return found == rows.end() ? nullptr : &*found;
}

QString citationIn(const Project& project, const Rows& rows)
{
    const auto found = std::find_if(rows.begin(), rows.end(), [](const auto& row) { return row.key == "source"; });
    return found == rows.end() ? QString() : citationOf(project.model, found->value.text);
}

class SectionMaker {
public:
    SectionMaker(const Project& project, const Project* saved, const std::vector<Place>& places,
                 const std::set<Place>& open)
        : m_project(project), m_saved(saved), m_places(places), m_open(open)
    {
        for (std::size_t i = 1; i < places.size(); ++i)
            m_others.push_back(propertyRows(project, places[i]));
    }

    void add(const Place& place, int depth)
    {
        m_sections.push_back({place, depth, statesAt(place)});
        const std::vector<FieldState> states = m_sections.back().states;
        for (const FieldState& state : states) {
            const bool isPart = state.row.kind == RowKind::Part && state.row.value.isOn;
            if (!isPart && (state.row.kind != RowKind::Parts || isRootPlace(place)))
                continue;
            for (const RowPart& part : state.row.parts) {
                if (isPart || m_open.contains(part.place))
                    add(part.place, depth + 1);
            }
        }
    }

    std::vector<PropertySection> take() { return std::move(m_sections); }

private:
    std::vector<FieldState> statesAt(const Place& place) const
    {
        const Rows rows = propertyRows(m_project, place);
        const Rows savedRows = m_saved ? propertyRows(*m_saved, place) : Rows();
        const std::vector<NamedValue> names = namedValuesOf(rows);
        const QString citation = citationIn(m_project, rows);
        std::vector<FieldState> states;
        for (const PropertyRow& row : rows) {
            if (!isOfAll(row))
                continue;
            FieldState state{row, names, std::nullopt, citation, isSeveral(row)};
            if (const PropertyRow* saved = sameRow(savedRows, row, row.place))
                state.saved = saved->value;
            states.push_back(std::move(state));
        }
        return states;
    }

    // Whether all selected objects have the row, and can have the same in it.
    bool isOfAll(const PropertyRow& row) const
    {
        const bool isOfOne = row.kind == RowKind::Name || row.kind == RowKind::Parts || row.kind == RowKind::Part;
        if (m_others.empty())
            return true;
        const std::vector<const PropertyRow*> same = inOthers(row);
        return !isOfOne && std::find(same.begin(), same.end(), nullptr) == same.end();
    }

    bool isSeveral(const PropertyRow& row) const
    {
        const std::vector<const PropertyRow*> same = inOthers(row);
        return std::any_of(same.begin(), same.end(),
                           [&](const PropertyRow* other) { return other && !(other->value == row.value); });
    }

    // The row of each of the other objects; nullptr where one has none.
    std::vector<const PropertyRow*> inOthers(const PropertyRow& row) const
    {
        std::vector<const PropertyRow*> same;
        for (std::size_t i = 0; i < m_others.size(); ++i)
            same.push_back(sameRow(m_others[i], row, sameIn(m_places[i + 1], row.place, m_places.front())));
        return same;
    }

    const Project& m_project;
    const Project* m_saved;
    const std::vector<Place>& m_places;
    const std::set<Place>& m_open;
    std::vector<Rows> m_others;  // of all places but the first
    std::vector<PropertySection> m_sections;
};

}  // namespace

std::vector<PropertySection> propertySections(const Project& project, const Project* saved,
                                              const std::vector<Place>& places, const std::set<Place>& open)
{
    SectionMaker maker(project, saved, places, open);
    if (!places.empty())
        maker.add(places.front(), 0);
    return maker.take();
}

bool isRootPlace(const Place& place)
{
    return place.empty() || (place.size() == 1 && partOf(place) != ProjectPart::Model);
}

bool isShown(const FieldState& state, bool withAll)
{
    const PropertyRow& row = state.row;
    return withAll || !row.isAdvanced || !row.isUsual;
}

std::string structureOf(const std::vector<PropertySection>& sections, const std::set<Place>& withAll)
{
    std::string structure;
    for (const PropertySection& section : sections) {
        const bool isWhole = withAll.contains(section.place);
        structure += toText(section.place) + (isWhole ? " all" : "") + '\n';
        for (const FieldState& state : section.states) {
            if (isShown(state, isWhole))
                describe(state.row, structure);
        }
    }
    return structure;
}

}  // namespace sinew
