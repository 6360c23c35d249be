#include "ui/panels/recruitment/sweep_page.h"

#include <algorithm>
#include <cmath>

#include <QBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QStackedLayout>

#include "core/report/sweep_report.h"
#include "ui/panels/motion/motion_plot.h"
#include "ui/panels/recruitment/page_support.h"
#include "ui/session/panel_feed.h"
#include "ui/session/session.h"
#include "ui/text/display_names.h"
#include "ui/widgets/elided_combo_box.h"
#include "ui/widgets/label_support.h"

namespace sinew {

SweepPage::SweepPage(Session& session, QWidget* parent)
    : RecruitmentPage(session, parent), m_coordinates(new ElidedComboBox(this)), m_quantities(new ElidedComboBox(this)),
      m_plot(new MotionPlot(this)), m_note(new ElidedLabel(this)), m_empty(makeEmptyLabel({}, this))
{
    m_coordinates->setAccessibleName(tr("Coordinate that is moved through its range"));
    m_quantities->setAccessibleName(tr("What is drawn over it"));
    m_quantities->addItems({tr("Forces"), tr("Lever arms"), tr("Lengths")});
    m_plot->setAccessibleName(tr("Plots over the range of a coordinate"));
    m_plot->setContextMenuPolicy(Qt::NoContextMenu);
    setRole(*m_note, "muted");
    auto* options = new QHBoxLayout;
    options->setContentsMargins(8, 0, 8, 0);
    options->addWidget(m_coordinates);
    options->addWidget(m_quantities);
    options->addStretch(1);
    m_note->setMostLines(3);
    auto* note = new QHBoxLayout;
    note->setContentsMargins(10, 0, 8, 0);
    note->addWidget(m_note);
    auto* shown = new QWidget(this);
    m_pages = new QStackedLayout(shown);
    m_pages->addWidget(m_empty);
    auto* scroll = new QScrollArea(shown);
    scroll->setWidget(m_plot);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_pages->addWidget(scroll);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(options);
    layout->addLayout(note);
    layout->addWidget(shown, 1);
    wire();
    refresh();
}

void SweepPage::wire()
{
    connect(m_coordinates, &QComboBox::activated, this, [this](int index) {
        if (index >= 0 && index < static_cast<int>(m_names.size()))
            setCoordinate(m_names[static_cast<std::size_t>(index)]);
    });
    connect(m_quantities, &QComboBox::currentIndexChanged, this, [this] { refresh(); });
    connect(m_plot, &MotionPlot::timeWanted, this, &SweepPage::wantValue);
    connect(m_plot, &MotionPlot::stepWanted, this, &SweepPage::step);
    new PanelFeed(session(), *this, [this](Changes changes) {
        if (changes & (Changes(Change::Document) | Change::Situation | Change::Study | Change::Selection))
            refresh();
        // The range follows the model, the criterion the window.
        if (changes & (Changes(Change::Document) | Change::Situation))
            emit wishesChanged();
    });
}

void SweepPage::setCoordinate(const std::string& name)
{
    m_chosen = name;
    listCoordinates();
    emit wishesChanged();
    refresh();
}

void SweepPage::setQuantity(SweepQuantity quantity)
{
    m_quantities->setCurrentIndex(static_cast<int>(quantity));
}

int SweepPage::coordinate() const
{
    const std::vector<Coordinate>& all = session().expandedModel().coordinates;
    const auto chosen = std::ranges::find(all, m_chosen, &Coordinate::name);
    const auto free = std::ranges::find(all, CoordinateMode::Free, &Coordinate::mode);
    const auto found = chosen != all.end() ? chosen : free != all.end() ? free : all.begin();
    return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

void SweepPage::addWishes(StudyWishes& wishes) const
{
    const int index = coordinate();
    if (index < 0)
        return;
    wishes.sweep = usualSweep(session().expandedModel().coordinates[static_cast<std::size_t>(index)], index);
    wishes.sweepCriterion = session().criterion();
}

void SweepPage::listCoordinates()
{
    const std::vector<Coordinate>& all = session().expandedModel().coordinates;
    std::vector<std::string> names;
    for (const Coordinate& each : all)
        names.push_back(each.name);
    if (names != m_names) {
        m_names = std::move(names);
        m_coordinates->clear();
        for (const std::string& name : m_names)
            m_coordinates->addItem(readableName(name));
    }
    m_coordinates->setCurrentIndex(coordinate());
}

void SweepPage::refresh()
{
    if (!isVisible())
        return;  // showEvent() does it
    listCoordinates();
    const PanelInput input = inputOf(session());
    const auto study = session().study();
    m_data = sweepPlotOf(input, study.get(), static_cast<SweepQuantity>(std::max(0, m_quantities->currentIndex())));
    if (m_empty->text() != m_data.emptyText)
        m_empty->setText(m_data.emptyText);
    m_pages->setCurrentIndex(hasData() ? 1 : 0);
    m_note->setVisible(hasData());
    if (!hasData())
        return;
    m_note->setFullText(sweepNoteOf(input, *study->sweep));
    m_plot->setData(m_data);
    const auto swept = static_cast<std::size_t>(study->sweep->range.coordinate);
    m_plot->setTime(shownOf(input.model.coordinates[swept], input.valueOf(swept)));
}

QString SweepPage::note() const
{
    return m_note->fullText();
}

void SweepPage::wantValue(double shown)
{
    const int index = coordinate();
    if (index < 0)
        return;
    // To a tenth of a degree or a millimetre, as it is read.
    const double rounded = std::round(10 * shown) / 10;
    session().setCoordinateValue(index,
                                 siOf(session().expandedModel().coordinates[static_cast<std::size_t>(index)], rounded));
}

void SweepPage::step(int samples)
{
    constexpr double one = 1;  // degree or mm
    wantValue(std::clamp(m_plot->time() + samples * one, m_data.start, m_data.end));
}

void SweepPage::writeCsv(std::ostream& stream) const
{
    writeSweepCsv(session().expandedModel(), *session().study()->sweep, stream);
}

PaperFigure SweepPage::figure() const
{
    return {tr("%1 over %2").arg(m_quantities->currentText(), m_coordinates->currentText()),
            postureText(session()),
            {m_plot},
            false,
            [this] { return m_plot->keys(); },
            leastPlot};
}

void SweepPage::showEvent(QShowEvent* event)
{
    RecruitmentPage::showEvent(event);
    refresh();
}

}  // namespace sinew
