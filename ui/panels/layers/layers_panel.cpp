#include "ui/panels/layers/layers_panel.h"

#include <algorithm>
#include <utility>

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/panels/figure_offer.h"
#include "ui/panels/layers/layers_section.h"
#include "ui/session/panel_feed.h"
#include "ui/session/session.h"
#include "ui/widgets/elided_combo_box.h"
#include "ui/widgets/label_support.h"
#include "ui/widgets/number_field.h"

namespace sinew {

namespace {

enum Source { FromForce, Given };  // as the choices stand

}  // namespace

LayersPanel::LayersPanel(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_empty(makeEmptyLabel({}, this)), m_content(new QWidget(this)),
      m_joints(new ElidedComboBox(m_content)), m_section(new LayersSection(m_content)),
      m_source(new ElidedComboBox(m_content)), m_pressure(new NumberField(Quantity::Pressure, m_content)),
      m_basis(makeLabel("muted", m_content, Wraps::Yes)), m_table(new QGridLayout),
      m_remarks(makeLabel("muted", m_content, Wraps::Yes))
{
    lay();
    new FigureOffer(*m_section, session, [this]() -> std::optional<PaperFigure> {
        if (!m_view.emptyText.isEmpty())
            return std::nullopt;
        return PaperFigure{
            tr("Layers of %1").arg(m_joints->currentText()), m_view.basis, {m_section}, false, nullptr, {420, 300}};
    });
    connect(m_joints, &QComboBox::activated, this, [this](int chosen) {
        m_session.select({ObjectKind::Joint, m_view.names.value(chosen).toStdString()});
    });
    connect(m_source, &QComboBox::activated, this, [this](int source) {
        setPressure(source == Given ? std::optional(m_view.pressure.value_or(0)) : std::nullopt);
    });
    connect(m_pressure, &NumberField::valueEntered, this,
            [this](double pressure, int gesture) { setPressure(pressure, gesture); });
    new PanelFeed(m_session, *this, [this](Changes changes) {
        if (changes
            & (Changes(Change::Document) | Change::Situation | Change::Solution | Change::Frame | Change::Selection))
            refresh();
    });
    refresh();
}

void LayersPanel::lay()
{
    m_joints->setAccessibleName(tr("Joint with layers"));
    m_source->addItems({tr("from the joint's force"), tr("given")});
    m_source->setAccessibleName(tr("Where the pressure on the layers comes from"));
    m_pressure->setAccessibleName(tr("Given pressure on the layers"));
    m_pressure->setBounds(notNegative);
    layTable();
    auto* pressure = new QHBoxLayout;
    pressure->addWidget(m_source, 1);
    pressure->addWidget(m_pressure);
    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_joints);
    column->addLayout(pressure);
    column->addWidget(m_basis);
    column->addWidget(m_section, 1);
    column->addLayout(m_table);
    column->addWidget(m_remarks);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(m_empty);
    layout->addWidget(m_content);
}

void LayersPanel::refresh()
{
    m_view = layersViewOf(inputOf(m_session), m_joint);
    const bool isEmpty = !m_view.emptyText.isEmpty();
    showText(*m_empty, m_view.emptyText);
    m_content->setVisible(!isEmpty);
    if (isEmpty)
        return;
    m_joint = m_view.names[m_view.shown].toStdString();
    showJoints();
    m_source->setCurrentIndex(m_view.isGiven ? Given : FromForce);
    m_pressure->setReadOnly(!m_view.isGiven);
    m_pressure->setValue(m_view.pressure);
    showText(*m_basis, m_view.basis);
    m_section->setPicture(m_view.picture);
    showTable();
    showText(*m_remarks, m_view.remarks.join('\n'));
}

void LayersPanel::showJoints()
{
    QStringList shown;
    for (int i = 0; i < m_joints->count(); ++i)
        shown.append(m_joints->itemText(i));
    if (shown != m_view.titles) {
        m_joints->clear();
        m_joints->addItems(m_view.titles);
    }
    m_joints->setCurrentIndex(m_view.shown);
}

void LayersPanel::layTable()
{
    const std::vector<LayerColumn> columns = layerColumns();
    m_table->setHorizontalSpacing(6);
    m_table->setVerticalSpacing(2);
    m_table->setColumnStretch(0, 1);
    for (std::size_t c = 0; c < columns.size(); ++c) {
        QLabel* title = makeLabel("muted", m_content);
        title->setText(columns[c].title + u'\n' + columns[c].unit);
        title->setToolTip(columns[c].toolTip);
        title->setAlignment((c == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignTop);
        m_table->addWidget(title, 0, static_cast<int>(c));
    }
}

void LayersPanel::showTable()
{
    const std::size_t columns = layerColumns().size(), needed = m_view.rows.size() * columns;
    for (; m_cells.size() > needed; m_cells.pop_back())
        m_cells.back()->deleteLater();
    while (m_cells.size() < needed) {
        const int row = static_cast<int>(m_cells.size() / columns) + 1,
                  column = static_cast<int>(m_cells.size() % columns);
        QLabel* cell = makeLabel("", m_content);
        cell->setAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        cell->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_table->addWidget(cell, row, column);
        m_cells.push_back(cell);
    }
    for (std::size_t i = 0; i < needed; ++i)
        m_cells[i]->setText(m_view.rows[i / columns].value(static_cast<qsizetype>(i % columns)));
}

void LayersPanel::setPressure(std::optional<double> pressure, int gesture)
{
    Model edited = m_session.project().model;
    const auto joint = std::find_if(edited.joints.begin(), edited.joints.end(),
                                    [this](const Joint& other) { return other.name == m_joint; });
    if (joint == edited.joints.end() || joint->layerPressure == pressure)
        return refresh();
    joint->layerPressure = pressure;
    const std::string key = gesture != 0 ? "layer pressure of " + m_joint + ' ' + std::to_string(gesture) : "";
    m_session.edit(std::move(edited),
                   tr("Pressure on the layers of %1").arg(QString::fromStdString(m_joint)).toStdString(), key);
}

}  // namespace sinew
