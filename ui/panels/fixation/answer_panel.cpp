#include "ui/panels/fixation/answer_panel.h"

#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/panels/fixation/ways_out.h"
#include "ui/session/fixation_session.h"
#include "ui/text/unit_words.h"
#include "ui/widgets/label_support.h"

namespace sinew {

namespace {

const char* roleOf(VerdictLevel level)
{
    switch (level) {
    case VerdictLevel::Good: return "good";
    case VerdictLevel::Warning: return "warning";
    case VerdictLevel::Error: return "error";
    case VerdictLevel::None: break;
    }
    return "muted";
}

QFrame* makeLine(bool isUpright, QWidget* parent)
{
    auto* line = new QFrame(parent);
    line->setProperty("role", "line");
    isUpright ? line->setFixedWidth(1) : line->setFixedHeight(1);
    return line;
}

}  // namespace

AnswerPanel::AnswerPanel(FixationSession& fixation, QWidget* parent)
    : QWidget(parent), m_fixation(fixation), m_feed(new FixationFeed(fixation, *this, [this] { refresh(); })),
      m_busy(makeLine(false, this)), m_dot(makeLabel("muted", this, Wraps::Yes)),
      m_verdict(makeLabel("verdict", this, Wraps::Yes)), m_caption(new ElidedLabel(this)),
      m_alarm(makeLabel("error", this, Wraps::Yes)), m_problem(makeLabel("error", this, Wraps::Yes)),
      m_hint(makeLabel("muted", this, Wraps::Yes)), m_ways(new QWidget(this)), m_figures(new QWidget(this)),
      m_bands(makeLabel("muted", this, Wraps::Yes)), m_pressed(makeLabel("muted", this, Wraps::Yes)),
      m_remarks(makeLabel("warning", this, Wraps::Yes))
{
    lay();
    refresh();
}

void AnswerPanel::lay()
{
    m_busy->setFixedHeight(2);
    m_busy->setStyleSheet(QStringLiteral("QFrame { background: palette(link); }"));
    m_dot->setText(QStringLiteral("●"));
    m_dot->setWordWrap(false);
    setRole(*m_caption, "muted");
    auto* head = new QHBoxLayout;
    head->setSpacing(7);
    head->addWidget(m_dot, 0, Qt::AlignTop);
    head->addWidget(m_verdict, 1);
    auto* figures = new QGridLayout(m_figures);
    figures->setContentsMargins(0, 0, 0, 0);
    figures->setHorizontalSpacing(8);
    figures->setVerticalSpacing(1);
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        Column& column = m_columns[i];
        column = {makeLabel("figure", this, Wraps::Yes), makeLabel("unit", this, Wraps::Yes),
                  makeLabel("muted", this, Wraps::Yes), makeLabel("muted", this, Wraps::Yes)};
        column.value->setWordWrap(false);
        column.value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column.unit->setWordWrap(false);
        auto* number = new QHBoxLayout;
        number->setSpacing(4);
        number->addWidget(column.value, 0, Qt::AlignBaseline);
        number->addWidget(column.unit, 1, Qt::AlignBaseline);
        const int at = 2 * static_cast<int>(i);
        figures->addLayout(number, 0, at);
        figures->addWidget(column.caption, 1, at, Qt::AlignTop);
        figures->addWidget(column.band, 2, at, Qt::AlignTop);
        figures->setColumnStretch(at, 1);
        if (i > 0)
            figures->addWidget(makeLine(true, this), 0, at - 1, 3, 1);
    }
    figures->addWidget(makeLine(false, this), 3, 0, 1, figures->columnCount());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 0, 10, 8);
    layout->setSpacing(4);
    layout->addWidget(m_busy);
    layout->addWidget(m_caption);
    layout->addLayout(head);
    for (QLabel* label : {m_alarm, m_problem, m_hint})
        layout->addWidget(label);
    auto* ways = new QVBoxLayout(m_ways);
    ways->setContentsMargins(0, 0, 0, 0);
    ways->setSpacing(2);
    layout->addWidget(m_ways);
    layout->addSpacing(2);
    layout->addWidget(m_figures);
    layout->addWidget(m_bands);
    layout->addWidget(m_pressed);
    layout->addWidget(m_remarks);
    layout->addStretch();
    QSizePolicy keepsPlace = m_busy->sizePolicy();
    keepsPlace.setRetainSizeWhenHidden(true);
    m_busy->setSizePolicy(keepsPlace);
}

void AnswerPanel::refresh()
{
    m_view = answerView(m_feed->input());
    m_busy->setVisible(m_view.isBusy);
    showVerdict();
    showWaysOut();
    showFigures();
    showText(*m_bands, m_view.bands);
    showText(*m_pressed, m_view.pressed);
    setRole(*m_remarks, m_view.isGrey ? "muted" : "warning");
    QString remarks;
    for (const QString& remark : m_view.remarks)
        remarks += (remarks.isEmpty() ? QStringLiteral("! ") : QStringLiteral("\n! ")) + remark;
    m_remarks->setText(remarks);
    m_remarks->setVisible(!m_view.remarks.isEmpty());
}

void AnswerPanel::showVerdict()
{
    setRole(*m_dot, m_view.isGrey && m_view.problem.isEmpty() ? "muted" : roleOf(m_view.level));
    setRole(*m_verdict, m_view.isGrey ? "pendingVerdict" : "verdict");
    showText(*m_verdict, m_view.verdict);
    m_caption->setFullText(m_view.caption);
    m_caption->setVisible(!m_view.caption.isEmpty());
    showText(*m_alarm, m_view.alarm);
    showText(*m_problem, m_view.problem);
    showText(*m_hint, m_view.hint);
}

// Made anew only when they come or change: one of them may have the focus.
void AnswerPanel::showWaysOut()
{
    const std::vector<WayOut> ways = m_view.cannotBeHeld
                                         ? waysOut(m_fixation.fixation(), m_fixation.measuredFixation().femur)
                                         : std::vector<WayOut>();
    QStringList wanted, shown;
    for (const WayOut& way : ways)
        wanted.append(way.text);
    const auto buttons = m_ways->findChildren<QPushButton*>(Qt::FindDirectChildrenOnly);
    for (const QPushButton* button : buttons)
        shown.append(button->text());
    m_ways->setVisible(!ways.empty());
    if (shown == wanted)
        return;
    for (QPushButton* button : buttons) {
        button->setParent(nullptr);
        button->deleteLater();
    }
    for (const WayOut& way : ways) {
        auto* button = new QPushButton(way.text, m_ways);
        button->setProperty("role", "flat");
        button->setToolTip(tr("Something to try; whether it holds is then computed"));
        connect(button, &QPushButton::clicked, this, [this, text = way.text] {
            for (WayOut& now : waysOut(m_fixation.fixation(), m_fixation.measuredFixation().femur)) {
                if (now.text == text)
                    return m_fixation.edit(std::move(now.edited), text.toStdString());
            }
        });
        m_ways->layout()->addWidget(button);
    }
}

void AnswerPanel::showFigures()
{
    m_figures->setVisible(m_view.hasCase);
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const AnswerFigure& figure = m_view.figures[i];
        const Column& column = m_columns[i];
        setRole(*column.value, m_view.isGrey ? "pendingFigure" : "figure");
        column.value->setText(figure.value);
        column.unit->setText(figure.unit);
        column.caption->setText(figure.caption);
        column.band->setText(figure.band);
        column.value->setAccessibleName(figure.caption);
        column.value->setAccessibleDescription(withUnit(figure.value, figure.unit) + QStringLiteral("; ")
                                               + figure.band);
    }
}

}  // namespace sinew
