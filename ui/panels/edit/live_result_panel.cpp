#include "ui/panels/edit/live_result_panel.h"

#include <utility>

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/panels/edit/level_bar.h"
#include "ui/session/panel_feed.h"
#include "ui/session/session.h"
#include "ui/text/elapsed_text.h"
#include "ui/widgets/label_support.h"

namespace sinew {

namespace {

// The entry that an edit belongs to; a gesture has its own from its first change on.
std::size_t presentEdit(const Document& document)
{
    return document.position() + (document.isInGesture() ? 1 : 0);
}

}  // namespace

LiveResultPanel::LiveResultPanel(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_state(makeLabel("muted", this)), m_joint(new ElidedLabel(this)),
      m_big(makeLabel("big", this)), m_unit(makeLabel("unit", this)), m_small(makeLabel("unit", this)),
      m_change(new ElidedLabel(this)), m_message(makeLabel("error", this))
{
    lay();
    new PanelFeed(m_session, *this, [this](Changes changes) {
        if (!(changes
              & (Changes(Change::Document) | Change::Situation | Change::Solution | Change::Frame | Change::Selection)))
            return;
        follow(changes.testFlag(Change::Document), changes.testFlag(Change::Situation));
        refresh();
    });
    follow(true, true);
    refresh();
}

void LiveResultPanel::lay()
{
    setRole(*m_joint, "heading");
    setRole(*m_change, "muted");
    m_change->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_message->setWordWrap(true);
    auto* head = new QHBoxLayout;
    head->addWidget(m_joint, 1);
    head->addWidget(m_state);
    auto* number = new QHBoxLayout;
    number->setSpacing(8);
    for (QLabel* label : {m_big, m_unit, m_small})
        number->addWidget(label, 0, Qt::AlignBaseline);
    number->addWidget(m_change, 1, Qt::AlignBaseline);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(3);
    grid->setColumnStretch(1, 1);  // names are whole as long as bars are left
    for (int i = 0; i < 3; ++i) {
        const Row row{new ElidedLabel(this), new LevelBar(this), makeLabel("", this)};
        row.value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        grid->addWidget(row.name, i, 0);
        grid->addWidget(row.bar, i, 1);
        grid->addWidget(row.value, i, 2);
        m_rows.push_back(row);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 8, 10, 8);
    layout->setSpacing(4);
    layout->addLayout(head);
    layout->addLayout(number);
    layout->addWidget(m_message);
    layout->addLayout(grid);
    layout->addStretch();
}

// Remembers what the joint bore before the present edit, until another edit begins or the posture is changed by hand.
void LiveResultPanel::follow(bool isEdit, bool isSituation)
{
    const bool isSameModel = std::exchange(m_mechanism, m_session.sharedMechanism()) == m_session.sharedMechanism();
    if (std::exchange(m_documentNumber, m_session.documentNumber()) != m_session.documentNumber()) {
        m_edit = presentEdit(m_session.document());
        m_before = m_newest = std::nullopt;
    } else if (isEdit) {
        const std::size_t edit = presentEdit(m_session.document());
        if (std::exchange(m_edit, edit) != edit)
            m_before = m_newest;
    } else if (isSituation && isSameModel) {
        m_before = std::nullopt;
    }
    if (m_session.isCurrent() && isSolved())
        m_newest = shownForceOf(inputOf(m_session));
}

// The newest solution is of the model that is shown.
bool LiveResultPanel::isSolved() const
{
    return m_session.solved() && m_session.solved()->mechanism == m_session.sharedMechanism();
}

void LiveResultPanel::refresh()
{
    showState();
    // While the next solution is on its way the figures stay.
    if (m_session.hasModel() && !m_session.frame())
        return;
    const LiveResult result = liveResultOf(inputOf(m_session), m_before);
    m_joint->setFullText(result.joint);
    showText(*m_big, result.big);
    showText(*m_unit, result.unit);
    showText(*m_small, result.small);
    // That of the edit before stays until this one is solved.
    if (!m_session.isCurrent())
        m_change->setFullText({});
    else if (isSolved())
        m_change->setFullText(result.change);
    const bool isOfThisModel = m_session.hasModel() && m_session.isCurrent();
    const QString nothing = isOfThisModel ? m_session.whyNothingToSolve() : QString();
    setRole(*m_message, nothing.isEmpty() ? "error" : "muted");
    showText(*m_message, nothing.isEmpty() ? result.message : nothing);
    showBars(result.bars);
}

void LiveResultPanel::showState()
{
    const auto solved = m_session.solved();
    const auto show = [this](const char* role, const QString& text) {
        setRole(*m_state, role);
        m_state->setText(text.isEmpty() ? text : QStringLiteral("● ") + text);
    };
    if (!m_session.hasModel())
        show("muted", {});
    else if (!m_session.isCurrent())
        show("warning", m_session.hasFormerResults() ? tr("as before") : tr("not computed"));
    else if (!m_session.whyNothingToSolve().isEmpty())
        show("muted", {});  // said below
    else if (!isSolved())
        show("muted", tr("solving…"));
    else if (solved->solution.isBalanced() && !solved->solution.isUsable())
        show("error", tr("not admissible"));
    else if (solved->solution.status == StaticsStatus::Displaced)
        show("error", tr("not solved"));
    else if (!solved->solution.isUsable())
        show("error", tr("cannot be held"));
    else
        show("good", elapsedText(tr("solved in"), solved->seconds));
    m_state->setToolTip(m_session.hasFormerResults() ? tr("Of the last model that could be computed with; see Problems")
                                                     : QString());
}

void LiveResultPanel::showBars(const std::vector<LinkBar>& bars)
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const bool isShown = i < bars.size();
        const Row& row = m_rows[i];
        for (QWidget* part :
             {static_cast<QWidget*>(row.name), static_cast<QWidget*>(row.bar), static_cast<QWidget*>(row.value)})
            part->setVisible(isShown);
        if (!isShown)
            continue;
        row.name->setFullText(bars[i].name);
        row.bar->setValue(bars[i].share, bars[i].level);
        row.value->setText(bars[i].value);
    }
}

}  // namespace sinew
