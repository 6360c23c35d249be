#include "ui/panels/timeline/timeline_panel.h"

#include <utility>

#include <QHBoxLayout>
#include <QStackedLayout>

#include "ui/panels/figure_offer.h"
#include "ui/panels/timeline/run_bar.h"
#include "ui/panels/timeline/scenario_chooser.h"
#include "ui/panels/timeline/timeline_chart.h"
#include "ui/panels/timeline/transport_bar.h"
#include "ui/session/motion_session.h"
#include "ui/session/session.h"
#include "ui/text/display_names.h"
#include "ui/text/translated.h"

namespace sinew {

TimelinePanel::TimelinePanel(MotionSession& motion, QWidget* parent)
    : QWidget(parent), m_motion(motion), m_pages(new QStackedLayout(this)), m_chart(new TimelineChart)
{
    auto* chooser = new ScenarioChooser;
    connect(chooser, &ScenarioChooser::openRequested, this, &TimelinePanel::openRequested);
    connect(chooser, &ScenarioChooser::dialogRequested, this, &TimelinePanel::dialogRequested);
    connect(chooser, &ScenarioChooser::newRequested, this, &TimelinePanel::newRequested);
    const auto offer = [chooser, &motion] { chooser->setHasModel(motion.session().hasModel()); };
    connect(&motion.session(), &Session::changed, chooser, [offer](Changes changes) {
        if (changes & Change::Document)
            offer();
    });
    offer();
    m_pages->addWidget(chooser);
    m_pages->addWidget(makeContent());
    connect(m_chart, &TimelineChart::timeChosen, &motion, &MotionSession::setTime);
    connect(m_chart, &TimelineChart::stepWanted, &motion, &MotionSession::stepSamples);
    connect(m_chart, &TimelineChart::stageChosen, &motion, &MotionSession::selectStage);
    connect(m_chart, &TimelineChart::scrubbing, this, &TimelinePanel::scrub);
    connect(&motion, &MotionSession::changed, this, [this](MotionChanges changes) {
        if (changes & (MotionChanges(MotionChange::Recording) | MotionChange::Scenario | MotionChange::Run))
            showRecording();
        if (changes & MotionChange::Time)
            m_chart->setTime(m_motion.time());
        if (changes & MotionChange::Selection)
            m_chart->setSelectedStage(m_motion.selectedStage());
    });
    new FigureOffer(*m_chart, motion.session(), [this]() -> std::optional<PaperFigure> {
        if (!m_motion.recording())
            return std::nullopt;
        return PaperFigure{tr("Stages, and what bears when"),
                           readableName(m_motion.scenario().name),
                           {m_chart},
                           false,
                           nullptr,
                           leastPlot};
    });
    showRecording();
}

QWidget* TimelinePanel::makeContent()
{
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 6, 0, 4);
    column->setSpacing(6);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(11, 0, 11, 0);
    top->setSpacing(16);
    top->addWidget(new TransportBar(m_motion));
    top->addWidget(new RunBar(m_motion), 1);
    column->addLayout(top);
    column->addWidget(m_chart, 1);
    return content;
}

bool TimelinePanel::isEmpty() const
{
    return m_pages->currentIndex() == 0;
}

void TimelinePanel::showRecording()
{
    m_pages->setCurrentIndex(m_motion.hasScenario() ? 1 : 0);
    TimelineData shown;
    if (const auto recording = m_motion.recording())
        shown = timelineOf(*recording, m_motion.scenario());
    else
        shown.emptyText
            = m_motion.isRunning() ? translated("Running…") : translated("Run the scenario to see its stages here.");
    m_chart->setSelectedStage(m_motion.selectedStage());
    m_chart->setData(std::move(shown));
    m_chart->setTime(m_motion.time());
}

// Playing waits while a person holds the cursor.
void TimelinePanel::scrub(bool on)
{
    if (on) {
        m_playsAfterScrub = m_motion.isPlaying();
        m_motion.play(false);
    } else if (std::exchange(m_playsAfterScrub, false)) {
        m_motion.play(true);
    }
}

}  // namespace sinew
