#include "ui/panels/timeline/run_bar.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

#include "ui/panels/timeline/timeline_data.h"
#include "ui/session/motion_session.h"
#include "ui/text/translated.h"
#include "ui/widgets/label_support.h"
#include "ui/widgets/style_property.h"

namespace sinew {

namespace {

constexpr int progressSteps = 1000;

}  // namespace

RunBar::RunBar(MotionSession& motion, QWidget* parent)
    : QWidget(parent), m_motion(motion), m_text(new ElidedLabel(this)), m_progress(new QProgressBar(this)),
      m_button(new QPushButton(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    m_text->setObjectName("runText");
    m_text->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    layout->addWidget(m_text, 1);
    m_progress->setRange(0, progressSteps);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(90, 6);
    m_progress->hide();
    layout->addWidget(m_progress);
    // Both texts fit, so that nothing moves when one takes the other's place.
    m_button->setText(translated("Cancel"));
    m_button->setFixedWidth(m_button->sizeHint().width() + 8);
    m_button->setObjectName("runButton");
    m_button->setFocusPolicy(Qt::TabFocus);
    layout->addWidget(m_button);
    connect(m_button, &QPushButton::clicked, this,
            [this] { m_motion.isRunning() ? m_motion.cancel() : m_motion.run(); });
    connect(&motion, &MotionSession::changed, this, [this](MotionChanges changes) {
        if (changes & (MotionChanges(MotionChange::Run) | MotionChange::Recording | MotionChange::Scenario))
            showRun();
    });
    showRun();
}

void RunBar::showRun()
{
    const auto recording = m_motion.recording();
    const bool running = m_motion.isRunning();
    const double duration = m_motion.scenario().options.duration;
    const bool runsAgain = m_motion.isRerunPlanned();
    const RunText text
        = runTextOf({recording.get(), running, m_motion.runTime(), duration, m_motion.isOutdated(), runsAgain});
    m_text->setFullText(text.text);
    m_text->setOwnToolTip(text.toolTip);
    setRole(*m_text, text.role);
    m_progress->setVisible(running && m_motion.runTime() > 0);
    if (duration > 0)
        m_progress->setValue(static_cast<int>(progressSteps * qBound(0.0, m_motion.runTime() / duration, 1.0)));
    m_button->setText(running ? translated("Cancel") : translated("Run"));
    m_button->setToolTip(running ? translated("Stop here; what was recorded until now is kept (Ctrl+.)")
                                 : translated("Run the scenario again (Ctrl+Return)"));
    setStyleProperty(*m_button, "role",
                     QByteArray(!running && !runsAgain && (m_motion.isOutdated() || !recording) ? "primary" : ""));
    m_button->setEnabled(m_motion.hasScenario());
}

}  // namespace sinew
