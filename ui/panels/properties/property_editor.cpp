#include "ui/panels/properties/property_editor.h"

#include <algorithm>
#include <utility>

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/document/object_place.h"
#include "core/document/verbs.h"
#include "ui/panels/properties/property_field.h"
#include "ui/panels/properties/property_words.h"
#include "ui/panels/properties/row_places.h"
#include "ui/session/session.h"
#include "ui/text/display_names.h"
#include "ui/widgets/label_support.h"

namespace sinew {

namespace {

// What the widgets of a row depend on besides its value.
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

bool isShown(const FieldState& state, bool withAll)
{
    const PropertyRow& row = state.row;
    return withAll || !row.isAdvanced || !row.isUsual;
}

QToolButton* makeButton(const QString& text, const QString& help, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setText(text);
    button->setToolTip(help);
    button->setAccessibleName(help);
    button->setAutoRaise(true);
    return button;
}

// A name that another object has is no name to take.
std::optional<Diagnostic> reasonAgainst(const Project& project, const Place& object, const PropertyRow& row,
                                        const RowValue& value)
{
    return row.kind == RowKind::Name ? reasonAgainstName(project, object, value.text) : std::nullopt;
}

Place childOf(Place place, const std::string& step)
{
    place.push_back(step);
    return place;
}

QString firstReason(const TextReport& report)
{
    const Diagnostics remarks = report.diagnostics();
    return remarks.empty() ? QString() : QString::fromStdString(remarks.front().message);
}

}  // namespace

PropertyEditor::PropertyEditor(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(2);
}

// The selected objects of the same kind as the first; no part of a segment, which has no place of its own.
std::vector<Place> PropertyEditor::selectedPlaces() const
{
    std::vector<Place> places;
    const auto add = [&](const ObjectId& id) {
        const std::optional<Place> place = placeOf(id);
        if (place && !propertyRows(m_session.project(), *place).empty())
            places.push_back(*place);
    };
    add(m_session.selection());
    for (const ObjectId& id : m_session.alsoSelected()) {
        if (id.kind == m_session.selection().kind && !places.empty())
            add(id);
    }
    return places;
}

// Once, when it is chosen: it can be folded afterwards.
void PropertyEditor::openSelectedPart()
{
    const std::optional<Place> selected = m_session.selectedPlace();
    if (std::exchange(m_selected, selected) == selected || m_places.empty())
        return;
    for (const Place& place : rowPlacesOf(m_session.project(), m_places.front(), m_session.selectedPart()))
        m_open.insert(place);
}

void PropertyEditor::noteSaved()
{
    const Document& document = m_session.document();
    if (m_savedOf == document.savedModel())
        return;
    m_savedOf = document.savedModel();
    m_saved.reset();
    if (document.savedModel())
        m_saved = std::make_unique<Project>(
            Project{*document.savedModel(),
                    document.savedScenario() ? std::optional(*document.savedScenario()) : std::nullopt});
}

std::vector<FieldState> PropertyEditor::statesAt(const Place& place) const
{
    std::vector<FieldState> states;
    const Project& project = m_session.project();
    const std::vector<PropertyRow> rows = propertyRows(project, place);
    const std::vector<PropertyRow> savedRows = m_saved ? propertyRows(*m_saved, place) : std::vector<PropertyRow>();
    const std::vector<NamedValue> names = namedValuesOf(rows);
    std::vector<std::vector<PropertyRow>> others;
    for (std::size_t i = 1; i < m_places.size(); ++i)
        others.push_back(propertyRows(project, m_places[i]));
    QString citation;
    for (const PropertyRow& row : rows) {
        if (row.key == "source")
            citation = citationOf(project.model, row.value.text);
    }
    for (const PropertyRow& row : rows) {
        const auto isIt = [&](const PropertyRow& it) { return it.key == row.key && it.kind == row.kind; };
        FieldState state{row, names, std::nullopt, citation, false};
        const auto saved = std::find_if(savedRows.begin(), savedRows.end(), isIt);
        if (saved != savedRows.end())
            state.saved = saved->value;
        bool isEverywhere = place.size() < 1 || row.key != scenarioStep;
        for (const std::vector<PropertyRow>& other : others) {
            const auto same = std::find_if(other.begin(), other.end(), isIt);
            isEverywhere = isEverywhere && same != other.end();
            state.isSeveral = state.isSeveral || (same != other.end() && !(same->value == row.value));
        }
        const bool isOfOne = row.kind == RowKind::Name || row.kind == RowKind::Parts || row.kind == RowKind::Part;
        if (isEverywhere && !(isOfOne && m_places.size() > 1))
            states.push_back(std::move(state));
    }
    return states;
}

// The object's own section, and those of its open parts behind it.
void PropertyEditor::collect(const Place& place, int depth, std::vector<Section>& sections) const
{
    sections.push_back({place, depth, statesAt(place)});
    const std::vector<FieldState> states = sections.back().states;
    const bool isRoot = place.empty() || (place.size() == 1 && place.front() == scenarioStep);
    for (const FieldState& state : states) {
        const bool isPart = state.row.kind == RowKind::Part && state.row.value.isOn;
        if (!isPart && (state.row.kind != RowKind::Parts || isRoot))
            continue;
        for (const RowPart& part : state.row.parts) {
            if (isPart || m_open.contains(part.place))
                collect(part.place, depth + 1, sections);
        }
    }
}

std::vector<PropertyEditor::Section> PropertyEditor::sectionsNow() const
{
    std::vector<Section> sections;
    if (!m_places.empty())
        collect(m_places.front(), 0, sections);
    return sections;
}

void PropertyEditor::refresh()
{
    std::vector<Place> places = selectedPlaces();
    if (places != m_places) {
        m_places = std::move(places);
        m_open.clear();
    }
    openSelectedPart();
    noteSaved();
    const std::vector<Section> sections = sectionsNow();
    std::string structure = std::to_string(m_places.size()) + '\n';
    for (const Section& section : sections) {
        structure += toText(section.place) + (m_withAll.contains(section.place) ? " all" : "") + '\n';
        for (const FieldState& state : section.states) {
            if (isShown(state, m_withAll.contains(section.place)))
                describe(state.row, structure);
        }
    }
    if (structure != m_structure) {
        m_structure = structure;
        rebuild(sections);
        return;
    }
    for (const Section& section : sections) {
        for (const FieldState& state : section.states) {
            for (PropertyField* field : m_fields) {
                if (field->row().place == state.row.place && field->row().key == state.row.key
                    && field->row().kind == state.row.kind)
                    field->setState(state);
            }
        }
    }
}

// Fields of rows that stay are taken over, with what is being typed; the others may be in the middle of telling of a
// value, and go later.
void PropertyEditor::rebuild(const std::vector<Section>& sections)
{
    m_before = std::move(m_fields);
    const std::vector<QWidget*> widgets = std::move(m_widgets);
    m_widgets.clear();
    m_fields.clear();
    for (QWidget* widget : widgets)
        m_column->removeWidget(widget);
    std::size_t next = 0;
    if (!sections.empty())
        addSection(sections.front(), ++next, sections);
    for (QWidget* widget : widgets) {
        if (std::find(m_widgets.begin(), m_widgets.end(), widget) != m_widgets.end())
            continue;
        widget->hide();
        widget->deleteLater();
    }
    m_before.clear();
}

// The field of a row of the structure before.
PropertyField* PropertyEditor::fieldBefore(const PropertyRow& row)
{
    const auto isIt = [&](const PropertyField* field) {
        const PropertyRow& old = field->row();
        return old.place == row.place && old.key == row.key && old.kind == row.kind && old.unit == row.unit
               && old.isOptional == row.isOptional;
    };
    const auto found = std::find_if(m_before.begin(), m_before.end(), isIt);
    return found == m_before.end() ? nullptr : *found;
}

PropertyField* PropertyEditor::fieldOf(const Place& place, const std::string& key) const
{
    for (PropertyField* field : m_fields) {
        if (field->row().place == place && field->row().key == key && field->row().kind != RowKind::Form)
            return field;
    }
    return nullptr;
}

// next: the first section that is not shown yet; those of the parts follow that of their owner.
void PropertyEditor::addSection(const Section& section, std::size_t& next, const std::vector<Section>& sections)
{
    const bool withAll = m_withAll.contains(section.place);
    bool isAnyFolded = false;
    const bool isRoot = section.place.empty() || (section.place.size() == 1 && section.place.front() == scenarioStep);
    for (const FieldState& state : section.states) {
        if (!isShown(state, withAll)) {
            isAnyFolded = true;
        } else if (state.row.kind == RowKind::Parts) {
            if (!isRoot)
                addList(state.row, section.depth, next, sections);
        } else {
            addField(state, section.depth);
            if (state.row.kind == RowKind::Part && next < sections.size()
                && sections[next].place == state.row.parts.front().place) {
                const Section& part = sections[next++];
                addSection(part, next, sections);
            }
        }
    }
    if (isAnyFolded || withAll)
        addMore(section.depth, section.place);
}

void PropertyEditor::addField(const FieldState& state, int depth)
{
    PropertyField* field = fieldBefore(state.row);
    if (field) {
        field->setState(state);
    } else {
        field = new PropertyField(state, this);
        field->setContentsMargins(10 * depth, 0, 0, 0);
        const auto typed = m_expressions.find(toText(state.row.place) + '#' + state.row.key);
        if (typed != m_expressions.end() && typed->second.value == state.row.value)
            field->setExpressions(typed->second.texts);
        connect(field, &PropertyField::valueEntered, this, [this, field](const RowValue& value) {
            const PropertyRow row = field->row();
            m_expressions[toText(row.place) + '#' + row.key] = {value, field->expressions()};
            enter(row.place, row, value);
        });
    }
    m_fields.push_back(field);
    m_widgets.push_back(field);
    m_column->addWidget(field);
}

void PropertyEditor::addMore(int depth, const Place& place)
{
    const bool withAll = m_withAll.contains(place);
    auto* more
        = makeButton(withAll ? tr("Fewer fields") : tr("More fields…"), tr("Fields that are seldom needed"), this);
    more->setContentsMargins(10 * depth, 0, 0, 0);
    connect(more, &QToolButton::clicked, this, [this, place, withAll] {
        if (withAll)
            m_withAll.erase(place);
        else
            m_withAll.insert(place);
        refresh();
    });
    m_widgets.push_back(more);
    m_column->addWidget(more);
}

void PropertyEditor::addList(const PropertyRow& row, int depth, std::size_t& next, const std::vector<Section>& sections)
{
    auto* head = new QWidget(this);
    auto* line = new QHBoxLayout(head);
    line->setContentsMargins(10 * depth, 4, 0, 0);
    auto* title = new QLabel(labelText(row), head);
    title->setToolTip(helpText(row));
    setRole(*title, "heading");
    auto* count = new QLabel(QString::number(row.parts.size()), head);
    setRole(*count, "muted");
    auto* add = makeButton(QStringLiteral("+"), tr("Add to %1").arg(labelText(row)), head);
    add->setObjectName(QStringLiteral("add ") + QString::fromStdString(row.key));
    connect(add, &QToolButton::clicked, this, [this, list = childOf(row.place, row.key)] { m_session.addItem(list); });
    line->addWidget(title);
    line->addWidget(count);
    line->addStretch();
    line->addWidget(add);
    m_widgets.push_back(head);
    m_column->addWidget(head);
    for (std::size_t i = 0; i < row.parts.size(); ++i)
        addItem(row, i, depth + 1, next, sections);
}

void PropertyEditor::addItem(const PropertyRow& list, std::size_t index, int depth, std::size_t& next,
                             const std::vector<Section>& sections)
{
    const Place place = list.parts[index].place;
    auto* head = new QWidget(this);
    auto* line = new QHBoxLayout(head);
    line->setContentsMargins(10 * depth, 0, 0, 0);
    line->setSpacing(0);
    const bool isOpen = m_open.contains(place);
    auto* title = makeButton((isOpen ? QStringLiteral("▾ ") : QStringLiteral("▸ ")) + partText(list, index),
                             tr("Show or hide its fields"), head);
    title->setObjectName(QStringLiteral("item ") + QString::fromStdString(toText(place)));
    connect(title, &QToolButton::clicked, this, [this, place] { toggle(place); });
    auto* up = makeButton(QStringLiteral("↑"), tr("Up"), head);
    auto* down = makeButton(QStringLiteral("↓"), tr("Down"), head);
    auto* gone = makeButton(QStringLiteral("×"), tr("Remove"), head);
    up->setEnabled(index > 0);
    down->setEnabled(index + 1 < list.parts.size());
    connect(up, &QToolButton::clicked, this, [this, place] { move(place, -1); });
    connect(down, &QToolButton::clicked, this, [this, place] { move(place, 1); });
    connect(gone, &QToolButton::clicked, this, [this, place] { remove(place); });
    line->addWidget(title);
    line->addStretch();
    for (QToolButton* button : {up, down, gone})
        line->addWidget(button);
    m_widgets.push_back(head);
    m_column->addWidget(head);
    if (isOpen && next < sections.size() && sections[next].place == place) {
        const Section& section = sections[next++];
        addSection(section, next, sections);
    }
}

void PropertyEditor::toggle(const Place& place)
{
    if (m_open.contains(place))
        m_open.erase(place);
    else
        m_open.insert(place);
    refresh();
}

void PropertyEditor::refuse(const PropertyRow& row, const QString& reason)
{
    for (PropertyField* field : m_fields) {
        if (field->row().place == row.place && field->row().key == row.key)
            field->refuse(reason);
    }
}

// In all selected objects; one entry.
void PropertyEditor::enter(const Place& place, const PropertyRow& row, const RowValue& value)
{
    Project project = m_session.project();
    TextReport report({}, {});
    const bool isOfAll = !m_places.empty() && place == m_places.front();
    Place after = place;
    for (const Place& object : isOfAll ? m_places : std::vector<Place>{place}) {
        if (const auto reason = reasonAgainst(project, object, row, value)) {
            refuse(row, QString::fromStdString(reason->message + "; " + reason->hint));
            return;
        }
        std::optional<Project> changed;
        for (PropertyRow& own : propertyRows(project, object)) {
            if (own.key == row.key && own.kind == row.kind)
                changed = withRow(project, own, value, report);
        }
        if (!changed) {
            refuse(row, firstReason(report));
            return;
        }
        project = *std::move(changed);
    }
    const QString name = readableName(m_places.front().empty() ? std::string() : m_places.front().back());
    const bool isName = row.kind == RowKind::Name;
    if (isName)
        after.back() = value.text;
    const QString what = m_places.size() > 1 ? tr("%n object(s)", nullptr, static_cast<int>(m_places.size())) : name;
    const QString sentence = isName ? tr("Rename %1 to %2").arg(name, readableName(value.text))
                                    : tr("Set %1 of %2").arg(labelText(row).toLower(), what);
    const std::optional<Place> selected = m_session.selectedPlace();
    const bool isOwnName = isName && isOfAll;
    m_session.edit(std::move(project), {sentence.toStdString(),
                                        isName ? std::string()
                                               : toText(place) + '#' + row.key
                                                     + (isOfAll ? std::to_string(m_places.size()) : std::string()),
                                        selected.value_or(Place()), isOwnName ? after : selected.value_or(Place())});
}

void PropertyEditor::remove(const Place& item)
{
    auto removal = withRemoved(m_session.project(), item, Dependants::Leave);
    if (!removal)
        return;
    Place list = item;
    list.pop_back();
    std::erase_if(m_open, [&](const Place& open) {
        return open.size() > list.size() && std::equal(list.begin(), list.end(), open.begin());
    });
    m_session.edit(std::move(removal->project), {tr("Remove %1").arg(kindTextAt(item).toLower()).toStdString()});
}

void PropertyEditor::move(const Place& item, int by)
{
    const Place list(item.begin(), item.end() - 1);
    int index = 0;
    withListAt(m_session.project(), list,
               [&](const auto& items) { index = static_cast<int>(indexOf(items, item.back())) + by; });
    auto changed = index < 0 ? std::nullopt : withMoved(m_session.project(), item, static_cast<std::size_t>(index));
    if (changed)
        m_session.edit(*std::move(changed), {tr("Move %1").arg(kindTextAt(item).toLower()).toStdString()});
}

}  // namespace sinew
