#include "ui/main_window/status_strip.h"

#include <algorithm>

#include <QLabel>
#include <QStyle>

#include "ui/session/motion_session.h"
#include "ui/session/session.h"
#include "ui/text/units_format.h"
#include "ui/vtk/viewport.h"

namespace sinew {

namespace {

QString timeText(const char* what, double seconds)
{
    if (seconds < 1e-3)
        return QString("%1 %2 µs").arg(what).arg(seconds * 1e6, 0, 'f', 0);
    if (seconds >= 1)
        return QString("%1 %2 s").arg(what).arg(seconds, 0, 'f', 1);
    return QString("%1 %2 ms").arg(what).arg(seconds * 1e3, 0, 'f', 1);
}

QString residualText(double residual)
{
    return residual == 0 ? QString("exact") : QString::number(residual, 'e', 0);
}

QString linksText(const std::vector<bool>& engaged)
{
    const auto pulling = std::count(engaged.begin(), engaged.end(), true);
    return QString("%1 of %2 links pull").arg(pulling).arg(engaged.size());
}

QString counted(std::size_t count, const char* what)
{
    return QString("%1 %2%3").arg(count).arg(what, count == 1 ? "" : "s");
}

QString methodText(const RunOptions& options)
{
    const QString tolerance = QString::number(options.relativeTolerance, 'g', 2).replace("e-0", "e-");
    switch (options.method) {
    case IntegrationMethod::Explicit: return "explicit Runge-Kutta · rtol " + tolerance;
    case IntegrationMethod::Implicit: return "implicit Runge-Kutta · rtol " + tolerance;
    case IntegrationMethod::Differences: break;
    }
    return QString("central differences · step %1 ms").arg(1000 * options.step, 0, 'g', 3);
}

}  // namespace

StatusStrip::StatusStrip(Session& session, MotionSession& motion, const Viewport& viewport, QWidget* parent)
    : QStatusBar(parent), m_session(session), m_motion(motion), m_viewport(viewport)
{
    setSizeGripEnabled(false);
    setContentsMargins(8, 0, 8, 0);
    m_state = new QLabel(this);
    m_state->setTextFormat(Qt::PlainText);
    addWidget(m_state);
    m_load = new QLabel(this);
    m_load->setProperty("role", "warning");
    m_load->setContentsMargins(10, 0, 0, 0);
    m_load->setToolTip("All forces shown are those of this share of the load; Solve > Full Load applies all of it");
    addWidget(m_load);
    for (QLabel** label : {&m_links, &m_time, &m_frames}) {
        *label = new QLabel(this);
        (*label)->setProperty("role", "muted");
        (*label)->setContentsMargins(10, 0, 0, 0);
        addWidget(*label);
    }
    m_method = new QLabel(this);
    m_method->setProperty("role", "muted");
    addPermanentWidget(m_method);
    connect(&session, &Session::changed, this, [this](Changes changes) {
        if (changes
            & (Changes(Change::Solution) | Change::Situation | Change::Document | Change::Messages | Change::Search))
            showState();
    });
    connect(&motion, &MotionSession::changed, this, [this](MotionChanges changes) {
        if (changes & (MotionChanges(MotionChange::Recording) | MotionChange::Run | MotionChange::Scenario))
            showState();
        else if (changes & MotionChange::Time)
            showStage();
    });
    connect(&m_clock, &QTimer::timeout, this, &StatusStrip::showFrames);
    m_clock.start(500);
    showState();
}

void StatusStrip::setWorkspace(Workspace workspace)
{
    m_workspace = workspace;
    showState();
}

void StatusStrip::setState(const char* role, const QString& text)
{
    m_stateText = QStringLiteral("● ") + text;
    m_state->setToolTip(text);
    // Sentences about what is missing can be longer than the window is wide.
    m_state->setText(m_state->fontMetrics().elidedText(m_stateText, Qt::ElideRight, std::max(200, width() * 55 / 100)));
    if (m_state->property("role").toString() != role) {
        m_state->setProperty("role", role);
        m_state->style()->unpolish(m_state);
        m_state->style()->polish(m_state);
    }
}

void StatusStrip::showState()
{
    if (m_workspace == Workspace::Motion && m_motion.hasScenario() && !m_session.isOpening() && !m_motion.isOpening())
        showMotion();
    else
        showPosture();
}

void StatusStrip::showMotion()
{
    const auto recording = m_motion.recording();
    m_load->hide();
    m_method->setVisible(true);
    m_method->setText(methodText(m_motion.scenario().options));
    m_method->setToolTip("How the equations of motion are integrated");
    m_time->setText(recording ? timeText("run", recording->wallTime) : QString());
    showStage();
    if (m_motion.isRunning())
        setState("muted", "running…");
    else if (!recording)
        setState("muted", "not run yet");
    else if (recording->isComplete())
        setState("good",
                 counted(recording->stages.size(), "stage") + ", " + counted(recording->times.size(), "sample"));
    else if (recording->status == RunStatus::Cancelled)
        setState("warning", "cancelled; what was recorded until then is shown");
    else
        setState("error", QString::fromStdString(recording->message));
}

// Of the stage at the cursor.
void StatusStrip::showStage()
{
    if (m_workspace != Workspace::Motion || !m_motion.hasScenario())
        return;
    const auto recording = m_motion.recording();
    QString text;
    for (std::size_t i = 0; recording && i < recording->stages.size(); ++i) {
        if (recording->stages[i].start <= m_motion.time())
            text = QString("order 2m = %1 in this stage").arg(recording->stages[i].order);
    }
    if (m_links->text() != text)
        m_links->setText(text);
}

void StatusStrip::showPosture()
{
    const auto solved = m_session.solved();
    const bool isUsable = solved && solved->solution.isUsable();
    m_links->setText(isUsable ? linksText(solved->solution.engaged) : QString());
    m_time->setText(solved ? timeText("solve", solved->seconds) : QString());
    // What is shown is the newest solution, which may be of another load than the one asked for just now.
    const double load = solved ? solved->situation.loadFactor : 1;
    m_load->setText(load == 1 ? QString() : "only " + loadText(load));
    m_load->setVisible(load != 1);
    showMethod();
    if (m_session.isOpening() || m_motion.isOpening())
        setState("muted", "opening…");
    else if (!m_session.hasModel())
        setState("muted", "no model");
    else if (m_session.isSearching())
        setState("muted", "seeking the equilibrium posture… (Solve menu or Ctrl+Shift+E stops it)");
    else if (!solved)
        setState("muted", "solving…");
    else if (isUsable)
        showSolved(solved->solution);
    else
        setState("error", QString::fromStdString(solved->solution.message));
}

void StatusStrip::showSolved(const StaticsSolution& solution)
{
    const QString text = "solved, equilibrium " + residualText(solution.equilibriumResidual);
    QStringList remarks;
    for (const std::string& remark : solution.remarks)
        remarks.append(QString::fromStdString(remark));
    if (remarks.isEmpty())
        setState("good", text);
    else
        setState("warning", text + "; note: " + remarks.join(QStringLiteral("; ")));
}

void StatusStrip::showMethod()
{
    const auto solved = m_session.solved();
    const Criterion criterion = solved ? solved->criterion : m_session.criterion();
    m_method->setVisible(m_session.hasModel());
    if (criterion.sharing == Sharing::Stiffness) {
        m_method->setText("stiffness method · SI");
        m_method->setToolTip("Links share the load by their stiffness (Kolesnikov 2004); numbers in SI units");
        return;
    }
    const QString name = QString::fromStdString(nameOf(criterion));
    m_method->setText(name.toLower() + " · SI");
    m_method->setToolTip("Links share the load by an optimality criterion: " + name + "; numbers in SI units");
}

void StatusStrip::showFrames()
{
    const int frames = m_viewport.frameCount();
    if (frames == m_lastFrameCount)
        return;
    m_lastFrameCount = frames;
    // The view is drawn on demand and at most 60 times a second, so the time of one frame says more than a count.
    const double seconds = std::max(m_viewport.lastFrameSeconds(), 1.0 / 60);
    m_frames->setText(QString("%1 frames/s").arg(1 / seconds, 0, 'f', 0));
}

void StatusStrip::resizeEvent(QResizeEvent* event)
{
    QStatusBar::resizeEvent(event);
    m_state->setText(m_state->fontMetrics().elidedText(m_stateText, Qt::ElideRight, std::max(200, width() * 55 / 100)));
}

}  // namespace sinew
