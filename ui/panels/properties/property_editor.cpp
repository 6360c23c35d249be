#include "ui/panels/properties/property_editor.h"

#include "ui/panels/figure_offer.h"
#include "ui/panels/properties/function_curve.h"
#include <algorithm>
#include <map>
#include <utility>

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/document/object_place.h"
#include "ui/panels/properties/property_edits.h"
#include "ui/panels/properties/property_field.h"
#include "ui/panels/properties/property_label.h"
#include "ui/panels/properties/property_sections.h"
#include "ui/panels/properties/property_words.h"
#include "ui/panels/properties/row_places.h"
#include "ui/session/session.h"
#include "ui/text/display_names.h"
#include "ui/text/translated.h"
#include "ui/widgets/label_support.h"

namespace sinew {

namespace {

QToolButton* makeButton(const QString& text, const QString& help, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setText(text);
    button->setToolTip(help);
    button->setAccessibleName(help);
    button->setAutoRaise(true);
    return button;
}

Place childOf(Place place, const std::string& step)
{
    place.push_back(step);
    return place;
}

bool isBelow(const Place& place, const Place& around)
{
    return place.size() >= around.size() && std::equal(around.begin(), around.end(), place.begin());
}

// With the places that those below an object get when that gets another name.
std::set<Place> withRenamed(std::set<Place> places, const Place& object, const std::string& name)
{
    for (Place place : std::set<Place>(places)) {
        if (!isBelow(place, object))
            continue;
        place[object.size() - 1] = name;
        places.insert(std::move(place));
    }
    return places;
}

// What Tab stops at in a row, in its order; also what is hidden now.
std::vector<QWidget*> stopsIn(QWidget& row)
{
    std::vector<QWidget*> stops;
    QWidget* next = &row;
    do {
        if ((next == &row || row.isAncestorOf(next)) && (next->focusPolicy() & Qt::TabFocus))
            stops.push_back(next);
        next = next->nextInFocusChain();
    } while (next != &row);
    return stops;
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

void PropertyEditor::refresh()
{
    std::vector<Place> places = selectedPlaces();
    if (places != m_places) {
        m_places = std::move(places);
        std::erase_if(m_open, [&](const Place& it) { return m_places.empty() || !isBelow(it, m_places.front()); });
    }
    openSelectedPart();
    const std::vector<PropertySection> sections
        = propertySections(m_session.project(), m_session.document().saved(), m_places, m_open);
    const std::string structure = std::to_string(m_places.size()) + '\n' + structureOf(sections, m_withAll);
    if (structure != m_structure) {
        m_structure = structure;
        rebuild(sections);
        return;
    }
    for (const PropertySection& section : sections) {
        for (const FieldState& state : section.states) {
            for (PropertyField* field : m_fields) {
                if (field->row().place == state.row.place && field->row().key == state.row.key
                    && field->row().kind == state.row.kind)
                    field->setState(state);
            }
        }
    }
}

void PropertyEditor::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    alignLabels(m_fields, width());
}

// Fields of rows that stay are taken over, with what is being typed; the others may be in the middle of telling of a
// value, and go later.
void PropertyEditor::rebuild(const std::vector<PropertySection>& sections)
{
    const std::optional<KeyboardPlace> keyboard = keyboardPlace();
    m_before = std::move(m_fields);
    const std::vector<QWidget*> widgets = std::move(m_widgets);
    m_widgets.clear();
    m_fields.clear();
    for (QWidget* widget : widgets)
        m_column->removeWidget(widget);
    std::size_t next = 0;
    if (!sections.empty())
        addSection(sections.front(), ++next, sections);
    alignLabels(m_fields, width());
    orderStops();
    if (keyboard)
        giveKeyboard(*keyboard);
    for (QWidget* widget : widgets) {
        if (std::find(m_widgets.begin(), m_widgets.end(), widget) != m_widgets.end())
            continue;
        widget->hide();
        widget->deleteLater();
    }
    m_before.clear();
}

// place: of what the row is about. Rows are known by where they are below the selected object, whose name may change.
void PropertyEditor::addRow(QWidget* row, const Place& place, const std::string& key)
{
    const Place below(place.begin() + static_cast<std::ptrdiff_t>(m_places.front().size()), place.end());
    row->setObjectName(QString::fromStdString(toText(below) + '#' + key));
    m_widgets.push_back(row);
    m_column->addWidget(row);
}

std::optional<PropertyEditor::KeyboardPlace> PropertyEditor::keyboardPlace() const
{
    QWidget* now = window()->focusWidget();
    for (std::size_t i = 0; i < m_widgets.size(); ++i) {
        if (now != m_widgets[i] && !m_widgets[i]->isAncestorOf(now))
            continue;
        const std::vector<QWidget*> stops = stopsIn(*m_widgets[i]);
        const auto stop = std::find(stops.begin(), stops.end(), now) - stops.begin();
        return KeyboardPlace{m_widgets[i]->objectName(), i, static_cast<std::size_t>(stop)};
    }
    return std::nullopt;
}

// The same row, or where there is none any more, the one that stands there now.
void PropertyEditor::giveKeyboard(const KeyboardPlace& place)
{
    if (m_widgets.empty())
        return;
    const auto same = std::find_if(m_widgets.begin(), m_widgets.end(),
                                   [&](const QWidget* row) { return row->objectName() == place.row; });
    QWidget* row = same != m_widgets.end() ? *same : m_widgets[std::min(place.rowNumber, m_widgets.size() - 1)];
    row->show();  // what is hidden cannot have it
    const std::vector<QWidget*> stops = stopsIn(*row);
    const auto takesKeys = [](const QWidget* stop) { return stop->isEnabled() && !stop->isHidden(); };
    auto stop = stops.begin() + static_cast<std::ptrdiff_t>(std::min(place.stop, stops.size()));
    if (stop == stops.end() || !takesKeys(*stop))
        stop = std::find_if(stops.begin(), stops.end(), takesKeys);
    if (stop != stops.end() && *stop != window()->focusWidget())
        (*stop)->setFocus(Qt::TabFocusReason);
}

// Rows that were made later than those below them would come last.
void PropertyEditor::orderStops()
{
    std::map<const QWidget*, std::vector<QWidget*>> stopsOf;  // of a row, in their order
    std::vector<QWidget*> chain, wanted;
    for (QWidget* next = nextInFocusChain(); next != this; next = next->nextInFocusChain()) {
        if (!(next->focusPolicy() & Qt::TabFocus))
            continue;
        const QWidget* row = next;
        while (row && row->parentWidget() != this)
            row = row->parentWidget();
        if (std::find(m_widgets.begin(), m_widgets.end(), row) == m_widgets.end())
            continue;
        stopsOf[row].push_back(next);
        chain.push_back(next);
    }
    for (const QWidget* row : m_widgets)
        wanted.insert(wanted.end(), stopsOf[row].begin(), stopsOf[row].end());
    // To change it, Qt goes through the chain of the whole window for each pair; most rows are made in their order.
    for (std::size_t i = 1; chain != wanted && i < wanted.size(); ++i)
        setTabOrder(wanted[i - 1], wanted[i]);
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
void PropertyEditor::addSection(const PropertySection& section, std::size_t& next,
                                const std::vector<PropertySection>& sections)
{
    const bool withAll = m_withAll.contains(section.place);
    bool isAnyFolded = false;
    const bool isRoot = isRootPlace(section.place);
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
                const PropertySection& part = sections[next++];
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
        connect(field, &PropertyField::valueEntered, this, [this, field](const RowEntry& entry) {
            const PropertyRow row = field->row();
            m_expressions[toText(row.place) + '#' + row.key] = {entry.value, field->expressions()};
            enter(row, entry);
        });
        if (auto* curve = field->findChild<FunctionCurve*>())
            new FigureOffer(*curve, m_session, [curve] {
                return std::optional(PaperFigure{curve->title(), {}, {curve}, false, nullptr, {420, 240}});
            });
    }
    m_fields.push_back(field);
    addRow(field, state.row.place, state.row.key + ' ' + std::to_string(static_cast<int>(state.row.kind)));
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
    addRow(more, place, "more");
}

void PropertyEditor::addList(const PropertyRow& row, int depth, std::size_t& next,
                             const std::vector<PropertySection>& sections)
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
    addRow(head, row.place, row.key);
    for (std::size_t i = 0; i < row.parts.size(); ++i)
        addItem(row, i, depth + 1, next, sections);
}

void PropertyEditor::addItem(const PropertyRow& list, std::size_t index, int depth, std::size_t& next,
                             const std::vector<PropertySection>& sections)
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
    connect(up, &QToolButton::clicked, this, [this, place] { moveItem(m_session, place, -1); });
    connect(down, &QToolButton::clicked, this, [this, place] { moveItem(m_session, place, 1); });
    connect(gone, &QToolButton::clicked, this, [this, place] { remove(place); });
    line->addWidget(title);
    line->addStretch();
    for (QToolButton* button : {up, down, gone})
        line->addWidget(button);
    addRow(head, place, "item");
    if (isOpen && next < sections.size() && sections[next].place == place) {
        const PropertySection& section = sections[next++];
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

void PropertyEditor::enter(const PropertyRow& row, const RowEntry& entry)
{
    // What is shown below an object stays so under its new name.
    const std::set<Place> open = m_open, withAll = m_withAll;
    if (row.kind == RowKind::Name) {
        m_open = withRenamed(m_open, row.place, entry.value.text);
        m_withAll = withRenamed(m_withAll, row.place, entry.value.text);
    }
    const std::optional<QString> refusal = enterValue(m_session, m_places, row, entry);
    if (!refusal)
        return;
    m_open = open;
    m_withAll = withAll;
    for (PropertyField* field : m_fields) {
        if (field->row().place == row.place && field->row().key == row.key)
            field->refuse(*refusal);
    }
}

// Items of its list get other numbers, so all of them are folded.
void PropertyEditor::remove(const Place& item)
{
    const Place list(item.begin(), item.end() - 1);
    std::erase_if(m_open, [&](const Place& open) {
        return open.size() > list.size() && std::equal(list.begin(), list.end(), open.begin());
    });
    removeItem(m_session, item);
}

}  // namespace sinew
