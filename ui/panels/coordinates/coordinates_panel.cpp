#include "ui/panels/coordinates/coordinates_panel.h"

#include <algorithm>

#include <QFrame>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/panels/coordinates/coordinate_row.h"
#include "ui/panels/coordinates/coordinate_state.h"
#include "ui/panels/coordinates/posture_bar.h"
#include "ui/session/panel_feed.h"
#include "ui/session/session.h"
#include "ui/text/display_names.h"
#include "ui/widgets/filter_field.h"
#include "ui/widgets/label_support.h"

namespace sinew {

namespace {

// More rows than this are searched rather than scrolled through.
constexpr std::size_t fewRows = 12;

QFrame* makeLine(QWidget* parent)
{
    auto* line = new QFrame(parent);
    line->setProperty("role", "line");
    line->setFixedHeight(1);
    return line;
}

}  // namespace

CoordinatesPanel::CoordinatesPanel(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_list(new QWidget(this)), m_rowLayout(new QVBoxLayout(m_list)),
      m_filter(new FilterField(this)), m_empty(makeEmptyLabel(tr("A model's coordinates show here."), m_list)),
      m_none(makeEmptyLabel(tr("No coordinate has this in its name."), m_list))
{
    m_list->setObjectName(QStringLiteral("scrolled"));
    m_rowLayout->setContentsMargins(0, 6, 0, 6);
    m_rowLayout->setSpacing(0);
    m_rowLayout->addWidget(m_empty);
    m_rowLayout->addWidget(m_none);
    m_rowLayout->addStretch();
    m_filter->setAccessibleName(tr("Filter the coordinates"));
    connect(m_filter, &QLineEdit::textChanged, this, &CoordinatesPanel::filterRows);

    auto* area = new QScrollArea(this);
    area->setFocusPolicy(Qt::NoFocus);  // its contents have the keyboard
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(m_list);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* search = new QHBoxLayout;
    search->setContentsMargins(6, 6, 6, 0);
    search->addWidget(m_filter);
    layout->addLayout(search);
    layout->addWidget(area, 1);
    layout->addWidget(makeLine(this));
    layout->addWidget(new PostureBar(session, this));

    new PanelFeed(
        m_session, *this,
        [this](Changes changes) {
            if (changes & (Changes(Change::Document) | Change::Situation | Change::Frame))
                refresh(changes.testFlag(Change::Document));
            if (changes & (Changes(Change::Document) | Change::Selection))
                showSelection();
        },
        PanelPace::AtOnce);
    refresh(true);
    showSelection();
}

// fits: names may need another width.
void CoordinatesPanel::refresh(bool fits)
{
    matchRows();
    const std::vector<CoordinateState> states = coordinateStates(inputOf(m_session));
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        fits = m_rows[i]->setState(states[i]) || fits;
    m_empty->setVisible(m_rows.empty());
    m_filter->setVisible(m_rows.size() > fewRows);
    filterRows();
    if (fits)
        fitNames();
}

// By the name as it is shown or as it is written. A model of few coordinates shows them all.
void CoordinatesPanel::filterRows()
{
    const QString typed = m_rows.size() > fewRows ? m_filter->text().trimmed() : QString();
    const std::vector<Coordinate>& coordinates = m_session.model().coordinates;
    bool any = m_rows.empty();
    for (std::size_t i = 0; i < m_rows.size() && i < coordinates.size(); ++i) {
        const bool fits = typed.isEmpty() || readableName(coordinates[i].name).contains(typed, Qt::CaseInsensitive)
                          || QString::fromStdString(coordinates[i].name).contains(typed, Qt::CaseInsensitive);
        m_rows[i]->setVisible(fits);
        any = any || fits;
    }
    m_none->setVisible(!any);
}

// Rows are kept as long as the kinds of the coordinates agree.
void CoordinatesPanel::matchRows()
{
    const std::vector<Coordinate>& coordinates = m_session.model().coordinates;
    std::size_t same = 0;
    while (same < m_rows.size() && same < coordinates.size() && m_rows[same]->kind() == coordinates[same].kind)
        ++same;
    for (std::size_t i = same; i < m_rows.size(); ++i)
        m_rows[i]->deleteLater();
    m_rows.resize(same);
    for (std::size_t i = same; i < coordinates.size(); ++i) {
        auto* row = new CoordinateRow(coordinates[i].kind, m_list);
        wireRow(*row, static_cast<int>(i));
        m_rowLayout->insertWidget(static_cast<int>(i), row);
        m_rows.push_back(row);
    }
}

void CoordinatesPanel::wireRow(CoordinateRow& row, int coordinate)
{
    connect(&row, &CoordinateRow::gestureBegan, &m_session, &Session::beginPosture);
    connect(&row, &CoordinateRow::valueWanted, this,
            [this, coordinate](double value) { m_session.setCoordinateValue(coordinate, value); });
    connect(&row, &CoordinateRow::modeWanted, this,
            [this, coordinate](CoordinateMode mode) { m_session.setCoordinateMode(coordinate, mode); });
    connect(&row, &CoordinateRow::effortWanted, this, [this, coordinate](double effort) {
        const Situation& situation = m_session.situation();
        const Amount& now = situation.efforts[static_cast<std::size_t>(coordinate)];
        m_session.setCoordinateEffort(coordinate, effortInScale(effort, now.scale, situation.bodyWeight));
    });
    connect(&row, &CoordinateRow::resetWanted, this, [this, coordinate] { resetCoordinate(coordinate); });
    connect(&row, &CoordinateRow::chosen, this, [this, coordinate] {
        const Model& model = m_session.model();
        m_session.select({ObjectKind::Coordinate, model.coordinates[static_cast<std::size_t>(coordinate)].name});
    });
}

void CoordinatesPanel::resetCoordinate(int coordinate)
{
    const Situation own = makeSituation(m_session.model(), m_session.currentActivity(), m_session.step());
    if (coordinate < own.values.size() && own.values[coordinate] != m_session.situation().values[coordinate])
        m_session.setCoordinateValue(coordinate, own.values[coordinate]);
}

void CoordinatesPanel::showSelection()
{
    const ObjectId& selection = m_session.selection();
    const std::vector<Coordinate>& coordinates = m_session.model().coordinates;
    for (std::size_t i = 0; i < m_rows.size() && i < coordinates.size(); ++i)
        m_rows[i]->setSelected(selection == ObjectId{ObjectKind::Coordinate, coordinates[i].name});
}

void CoordinatesPanel::fitNames()
{
    int name = 40, value = 0;
    for (const CoordinateRow* row : m_rows) {
        name = std::max(name, row->wantedNameWidth());
        value = std::max(value, row->wantedValueWidth());
    }
    for (const CoordinateRow* row : m_rows)
        name = std::min(name, row->roomForName(width(), value));
    for (CoordinateRow* row : m_rows)
        row->setWidths(name, value);
}

void CoordinatesPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitNames();
}

}  // namespace sinew
