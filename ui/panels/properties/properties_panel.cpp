#include "ui/panels/properties/properties_panel.h"

#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QStackedLayout>
#include <QVBoxLayout>

#include "ui/panels/properties/property_editor.h"
#include "ui/session/panel_feed.h"
#include "ui/session/session.h"
#include "ui/text/units_format.h"
#include "ui/widgets/label_support.h"

namespace sinew {

namespace {

void copyText(const QString& text)
{
    QApplication::clipboard()->setText(text);
}

QLabel* makeSelectable(const QString& text, const char* role, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setWordWrap(true);
    if (role)
        setRole(*label, role);
    return label;
}

}  // namespace

PropertiesPanel::PropertiesPanel(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_list(new QWidget(this)), m_grid(new QGridLayout),
      m_pages(new QStackedLayout(this))
{
    m_list->setObjectName(QStringLiteral("scrolled"));
    m_editor = new PropertyEditor(session, m_list);
    auto* column = new QVBoxLayout(m_list);
    column->setContentsMargins(10, 8, 6, 8);
    column->setSpacing(8);
    column->addLayout(m_grid);
    column->addWidget(m_editor);
    column->addStretch();
    m_grid->setHorizontalSpacing(10);
    m_grid->setVerticalSpacing(3);
    m_grid->setColumnStretch(1, 1);
    m_grid->setAlignment(Qt::AlignTop);

    auto* area = new QScrollArea(this);
    area->setFocusPolicy(Qt::NoFocus);  // its contents have the keyboard
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(m_list);
    m_pages->addWidget(
        makeEmptyLabel(tr("Click a bone, a joint or a link, here or in the view, to read its properties."), this));
    m_pages->addWidget(area);

    new PanelFeed(m_session, *this, [this](Changes changes) {
        if (changes & (Changes(Change::Document) | Change::Selection))
            m_editor->refresh();
        if (changes & (Changes(Change::Document) | Change::Situation | Change::Frame | Change::Selection))
            refresh();
    });
    m_editor->refresh();
    refresh();
}

void PropertiesPanel::refresh()
{
    const PanelInput input = inputOf(m_session);
    std::vector<Property> properties = m_editor->isEmpty() ? propertiesOf(input) : resultsOf(input);
    m_pages->setCurrentIndex(properties.empty() && m_editor->isEmpty() ? 0 : 1);
    if (!haveRowsFor(properties))
        layRows(properties);
    for (std::size_t i = 0; i < properties.size(); ++i) {
        if (m_rows[i].value && m_rows[i].value->text() != properties[i].value)
            m_rows[i].value->setText(properties[i].value);
    }
    m_properties = std::move(properties);
}

bool PropertiesPanel::haveRowsFor(const std::vector<Property>& properties) const
{
    return std::equal(properties.begin(), properties.end(), m_properties.begin(), m_properties.end(),
                      [](const Property& a, const Property& b) {
                          return a.kind == b.kind && a.label == b.label && a.value.isEmpty() == b.value.isEmpty();
                      });
}

void PropertiesPanel::layRows(const std::vector<Property>& properties)
{
    for (const Row& row : m_rows) {
        delete row.label;
        delete row.value;
    }
    m_rows.clear();
    for (const Property& property : properties)
        m_rows.push_back(makeRow(property, static_cast<int>(m_rows.size())));
}

PropertiesPanel::Row PropertiesPanel::makeRow(const Property& property, int row)
{
    Row made;
    const bool isTitle = row == 0;
    if (property.kind == PropertyKind::Paragraph) {
        made.value = makeSelectable(property.value, "muted", m_list);
        m_grid->addWidget(made.value, row, 0, 1, 2);
    } else if (property.kind == PropertyKind::Heading) {
        made.label = makeSelectable(property.label, isTitle ? nullptr : "heading", m_list);
        if (isTitle) {
            QFont bold = made.label->font();
            bold.setBold(true);
            made.label->setFont(bold);
        }
        made.label->setContentsMargins(0, isTitle ? 0 : 8, 0, 0);
        m_grid->addWidget(made.label, row, 0, 1, property.value.isEmpty() ? 2 : 1);
    } else {
        made.label = makeSelectable(property.label, "muted", m_list);
        made.label->setWordWrap(false);
        m_grid->addWidget(made.label, row, 0, Qt::AlignTop);
    }
    if (!made.value && !property.value.isEmpty()) {
        made.value = makeSelectable(property.value, isTitle ? "muted" : nullptr, m_list);
        made.value->setAlignment(Qt::AlignRight | Qt::AlignTop);
        m_grid->addWidget(made.value, row, 1);
    }
    for (QLabel* label : {made.label, made.value}) {
        if (label)
            addMenu(*label);
    }
    return made;
}

void PropertiesPanel::addMenu(QLabel& label)
{
    auto* value = new QAction(tr("Copy value"), &label);
    connect(value, &QAction::triggered, &label,
            [&label] { copyText(label.hasSelectedText() ? label.selectedText() : plainText(label.text())); });
    auto* all = new QAction(tr("Copy all"), &label);
    connect(all, &QAction::triggered, this, [this] { copyText(propertiesAsText(m_properties)); });
    label.addActions({value, all});
    label.setContextMenuPolicy(Qt::ActionsContextMenu);
}

}  // namespace sinew
