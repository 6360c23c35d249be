#include "ui/panels/timeline/transport_bar.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/panels/timeline/timeline_data.h"
#include "ui/session/motion_session.h"
#include "ui/text/translated.h"
#include "ui/widgets/icons.h"

namespace sinew {

namespace {

constexpr double speeds[] = {0.1, 0.25, 0.5, 1, 2, 4};

QString speedText(double speed)
{
    return QString("%1×").arg(speed);
}

}  // namespace

TransportBar::TransportBar(MotionSession& motion, QWidget* parent) : QWidget(parent), m_motion(motion)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    addButtons();
    addSpeeds();
    m_time = new QLabel(this);
    m_time->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_time->setMinimumWidth(m_time->fontMetrics().horizontalAdvance("000.000 s"));
    m_time->setAccessibleName(translated("Time"));
    m_time->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addSpacing(4);
    layout->addWidget(m_time);
    m_duration = new QLabel(this);
    m_duration->setProperty("role", "muted");
    layout->addWidget(m_duration);
    connect(&motion, &MotionSession::changed, this, [this](MotionChanges changes) {
        if (changes & MotionChange::Recording)
            showRecording();
        if (changes & MotionChange::Playback)
            showPlayback();
        if (changes & MotionChange::Time)
            showTime();
    });
    showRecording();
    showPlayback();
}

QToolButton* TransportBar::addButton(const char* iconName, const QString& toolTip, const char* role)
{
    auto* button = new QToolButton(this);
    button->setProperty("role", role);
    button->setIcon(icon(iconName, *button));
    button->setIconSize({14, 14});
    button->setToolTip(toolTip);
    button->setAccessibleName(toolTip.section(" (", 0, 0));
    button->setObjectName(iconName);
    button->setFocusPolicy(Qt::TabFocus);
    layout()->addWidget(button);
    return button;
}

void TransportBar::addButtons()
{
    const auto on = [this](QToolButton* button, auto verb) { connect(button, &QToolButton::clicked, this, verb); };
    on(addButton("to-start", translated("To the start (Home)")), [this] { m_motion.setTime(m_motion.firstTime()); });
    on(addButton("step-back", translated("One sample back (,)")), [this] { m_motion.stepSamples(-1); });
    m_play = addButton("play", translated("Play (Space)"), "play");
    on(m_play, [this] { m_motion.play(!m_motion.isPlaying()); });
    on(addButton("step-forward", translated("One sample forward (.)")), [this] { m_motion.stepSamples(1); });
    on(addButton("to-end", translated("To the end (End)")), [this] { m_motion.setTime(m_motion.lastTime()); });
    m_loop = addButton("loop", translated("Begin again at the end (L)"));
    m_loop->setCheckable(true);
    on(m_loop, [this](bool checked) { m_motion.setLooping(checked); });
}

void TransportBar::addSpeeds()
{
    m_speed = new QComboBox(this);
    for (const double speed : speeds)
        m_speed->addItem(speedText(speed), speed);
    m_speed->setToolTip(translated("Speed of playing, 1× is real time"));
    m_speed->setAccessibleName(translated("Speed"));
    m_speed->setFocusPolicy(Qt::TabFocus);
    connect(m_speed, &QComboBox::activated, this,
            [this](int index) { m_motion.setSpeed(m_speed->itemData(index).toDouble()); });
    layout()->addWidget(m_speed);
}

void TransportBar::showPlayback()
{
    const bool playing = m_motion.isPlaying();
    m_play->setIcon(icon(playing ? "pause" : "play", *m_play));
    m_play->setToolTip(playing ? translated("Pause (Space)") : translated("Play (Space)"));
    m_loop->setChecked(m_motion.isLooping());
    int nearest = 0;
    for (int i = 1; i < m_speed->count(); ++i) {
        const auto distance = [&](int at) { return qAbs(m_speed->itemData(at).toDouble() - m_motion.speed()); };
        if (distance(i) < distance(nearest))
            nearest = i;
    }
    m_speed->setCurrentIndex(nearest);
}

void TransportBar::showTime()
{
    m_time->setText(clockText(m_motion.time()));
}

void TransportBar::showRecording()
{
    const bool any = m_motion.lastTime() > m_motion.firstTime();
    for (QToolButton* button : findChildren<QToolButton*>())
        button->setEnabled(any);
    m_duration->setText(any ? translated("of %1", "time").arg(clockText(m_motion.lastTime())) : QString());
    showTime();
}

}  // namespace sinew
