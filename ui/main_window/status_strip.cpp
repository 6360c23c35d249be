#include "ui/main_window/status_strip.h"

#include <algorithm>
#include <utility>

#include <QFileInfo>
#include <QLabel>

#include "ui/session/fixation_session.h"
#include "ui/session/motion_session.h"
#include "ui/session/session.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"
#include "ui/vtk/viewport.h"
#include "ui/widgets/style_property.h"
#include "ui/workspaces/workspace.h"

namespace sinew {

StatusStrip::StatusStrip(const Sessions& sessions, const Workspace& workspace, const Viewport& viewport,
                         QWidget* parent)
    : QStatusBar(parent), m_sessions(sessions), m_workspace(&workspace), m_viewport(viewport)
{
    setSizeGripEnabled(false);
    setContentsMargins(8, 0, 8, 0);
    m_state = new QLabel(this);
    m_state->setTextFormat(Qt::PlainText);
    addWidget(m_state);
    m_remark = new QLabel(this);
    m_remark->setProperty("role", "warning");
    m_remark->setContentsMargins(10, 0, 0, 0);
    m_remark->setToolTip(
        translated("All forces shown are those of this share of the load; Solve > Full Load applies all of it"));
    addWidget(m_remark);
    for (QLabel** label : {&m_detail, &m_time, &m_frames}) {
        *label = new QLabel(this);
        (*label)->setProperty("role", "muted");
        (*label)->setContentsMargins(10, 0, 0, 0);
        addWidget(*label);
    }
    m_saved = new QLabel(this);
    m_saved->setObjectName("saved");
    m_saved->setProperty("role", "good");
    m_saved->setContentsMargins(10, 0, 0, 0);
    m_saved->setTextFormat(Qt::PlainText);
    m_saved->hide();
    addWidget(m_saved);
    m_savedClock.setSingleShot(true);
    m_savedClock.setInterval(6000);
    connect(&m_savedClock, &QTimer::timeout, m_saved, &QLabel::hide);
    m_frames->setObjectName("frames");
    m_method = new QLabel(this);
    m_method->setProperty("role", "muted");
    addPermanentWidget(m_method);
    // A text must not make the window larger than the screen.
    for (QLabel* label : findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly))
        label->setMinimumWidth(1);
    connect(&sessions.session, &Session::changed, this, [this](Changes changes) {
        if (changes & Change::Document)
            m_saved->hide();
        if (changes & (Changes(Change::Document) | Change::Messages | Change::Search))
            showState();
        else if (changes & (Changes(Change::Solution) | Change::Situation | Change::Study))
            showStateInTime();
    });
    connect(&sessions.motion, &MotionSession::changed, this, [this](MotionChanges changes) {
        if (changes & MotionChange::Scenario)
            m_saved->hide();
        const auto shown
            = MotionChanges(MotionChange::Recording) | MotionChange::Run | MotionChange::Scenario | MotionChange::Time;
        if (changes & shown)
            showState();
    });
    connect(&sessions.fixation, &FixationSession::changed, this, [this](FixationChanges changes) {
        if (changes & FixationChange::Case)
            m_saved->hide();
        showState();
    });
    m_pace.setSingleShot(true);
    m_pace.setInterval(200);
    connect(&m_pace, &QTimer::timeout, this, &StatusStrip::showState);
    connect(&m_clock, &QTimer::timeout, this, &StatusStrip::showFrames);
    m_clock.start(500);
    showState();
}

void StatusStrip::setWorkspace(const Workspace& workspace)
{
    m_workspace = &workspace;
    showState();
}

void StatusStrip::setState(const char* role, const QString& text, const QString& hint)
{
    m_stateText = QStringLiteral("● ") + text;
    m_state->setToolTip(hint.isEmpty() ? inLines(text) : inLines(text) + u'\n' + hint);
    elideState();
    setStyleProperty(*m_state, "role", QByteArray(role));
}

// Sentences about what is missing can be longer than the window is wide: they have the room that the others leave.
void StatusStrip::elideState()
{
    constexpr int gap = 12, least = 200;  // px, beside each label
    int room = width() - 3 * gap;
    for (const QLabel* label : {m_remark, m_detail, m_time, m_frames, m_saved, m_method})
        room -= label->isHidden() ? 0 : label->sizeHint().width() + gap;
    m_state->setText(clausesWithin(m_stateText, m_state->fontMetrics(), std::max(least, room)));
}

// A text that changes makes the whole window lay itself out; numbers that change with each step of a slider cannot be read.
void StatusStrip::showStateInTime()
{
    const StatusTexts texts = m_sessions.session.hasModel() ? m_workspace->status() : StatusTexts();
    if (m_state->property("role").toString() != texts.role || m_remark->text() != texts.remark
        || m_method->text() != texts.method)
        showState();
    else if (!m_pace.isActive())
        m_pace.start();
}

// Sixty times a second while a motion plays, when most texts stay as they are.
void StatusStrip::showState()
{
    const auto set = [](QLabel* label, const QString& text) {
        if (label->text() != text)
            label->setText(text);
    };
    const bool hasModel = m_sessions.session.hasModel();
    const StatusTexts texts = hasModel ? m_workspace->status() : StatusTexts();
    set(m_remark, texts.remark);
    m_remark->setVisible(!texts.remark.isEmpty());
    set(m_detail, texts.detail);
    m_detail->setToolTip(texts.detailHint);
    set(m_time, texts.time);
    // One without a text would leave a gap.
    m_detail->setVisible(!texts.detail.isEmpty());
    m_time->setVisible(!texts.time.isEmpty());
    set(m_method, texts.method);
    m_method->setToolTip(texts.methodHint);
    m_method->setVisible(hasModel);
    const bool isOpening
        = m_sessions.session.isOpening() || m_sessions.motion.isOpening() || m_sessions.fixation.isOpening();
    const QString state = isOpening ? translated("opening…") : hasModel ? texts.state : translated("no model");
    const bool isWorkspaces = !isOpening && hasModel;
    setState(isWorkspaces ? texts.role : "muted", state, isWorkspaces ? texts.stateHint : QString());
}

void StatusStrip::showSaved(const QString& file)
{
    m_saved->setText(translated("✓ saved %1").arg(QFileInfo(file).fileName()));
    m_saved->setToolTip(file);
    m_saved->show();
    m_savedClock.start();
    elideState();
}

void StatusStrip::showFrames()
{
    const int frames = m_viewport.movingFrameCount();
    // One picture, as after a click, is no movement.
    const bool isMoving = frames - std::exchange(m_lastFrameCount, frames) > 1;
    // The view is drawn on demand and at most 60 times a second, so the time of one frame says more than a count.
    const double seconds = std::max(m_viewport.lastMovingSeconds(), 1.0 / 60);
    const QString text = isMoving ? translated("%1 frames/s").arg(1 / seconds, 0, 'f', 0) : QString();
    if (text == m_frames->text())
        return;
    m_frames->setText(text);
    elideState();
}

void StatusStrip::resizeEvent(QResizeEvent* event)
{
    QStatusBar::resizeEvent(event);
    elideState();
}

}  // namespace sinew
