#include "ui/panels/results/joint_force_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/panels/results/joint_force_summary.h"
#include "ui/session/panel_feed.h"
#include "ui/session/session.h"
#include "ui/text/units_format.h"
#include "ui/widgets/label_support.h"

namespace sinew {

namespace {

void showText(ElidedLabel& label, const QString& text)
{
    label.setFullText(text);
    label.setVisible(!text.isEmpty());
}

const char* roleOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Good: return "good";
    case Verdict::Warning: return "warning";
    default: return "muted";
    }
}

}  // namespace

JointForcePanel::JointForcePanel(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_title(new ElidedLabel(this)), m_big(makeLabel("big", this, Wraps::Yes)),
      m_unit(makeLabel("unit", this, Wraps::Yes)), m_small(makeLabel("unit", this, Wraps::Yes)),
      m_message(makeLabel("error", this, Wraps::Yes)), m_peak(makeLabel("muted", this, Wraps::Yes)),
      m_gauge(new RangeGauge(this)), m_measured(makeLabel("muted", this, Wraps::Yes)),
      m_verdict(makeLabel("good", this, Wraps::Yes)), m_citation(new ElidedLabel(this))
{
    lay();
    new PanelFeed(m_session, *this, [this](Changes changes) {
        if (changes
            & (Changes(Change::Document) | Change::Situation | Change::Solution | Change::Frame | Change::Selection))
            refresh();
    });
    refresh();
}

void JointForcePanel::lay()
{
    setRole(*m_title, "heading");
    m_title->setMostLines(2);
    setRole(*m_citation, "muted");
    for (QLabel* label : {m_big, m_unit, m_small}) {
        label->setWordWrap(false);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto* number = new QHBoxLayout;
    number->setSpacing(8);
    number->addWidget(m_big, 0, Qt::AlignBaseline);
    number->addWidget(m_unit, 0, Qt::AlignBaseline);
    number->addWidget(m_small, 0, Qt::AlignBaseline);
    number->addStretch();

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 8, 10, 8);
    layout->setSpacing(3);
    layout->addWidget(m_title);
    layout->addLayout(number);
    layout->addWidget(m_message);
    m_gauge->setMinimumHeight(m_gauge->sizeHint().height());  // its numbers stay whole when texts below wrap
    layout->addWidget(m_gauge);
    layout->addWidget(m_peak);
    layout->addWidget(m_verdict);
    layout->addWidget(m_measured);
    layout->addWidget(m_citation);
    layout->addStretch();
}

void JointForcePanel::refresh()
{
    const JointForceSummary summary = summariseJointForce(inputOf(m_session));
    showText(*m_title, summary.title);
    showText(*m_big, summary.big);
    showText(*m_unit, summary.bigUnit);
    showText(*m_small, summary.small);
    setRole(*m_message, summary.title.isEmpty() || !m_session.frame() ? "muted" : "error");
    showText(*m_message, summary.message);
    showText(*m_peak, summary.peak);
    m_gauge->setVisible(summary.gauge.has_value());
    if (summary.gauge)
        m_gauge->setValues(*summary.gauge, unitOf(Quantity::BodyWeights));
    showText(*m_measured, summary.measured);
    setRole(*m_verdict, roleOf(summary.verdictKind));
    showText(*m_verdict, summary.verdict);
    showText(*m_citation, summary.source);
    m_citation->setOwnToolTip(summary.citation);
}

}  // namespace sinew
