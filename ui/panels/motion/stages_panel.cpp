#include "ui/panels/motion/stages_panel.h"

#include <algorithm>
#include <utility>

#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/scenario/resolve_stage.h"
#include "core/schema/validate.h"
#include "ui/panels/motion/completion_names.h"
#include "ui/panels/motion/ends_editor.h"
#include "ui/panels/motion/pair_editor.h"
#include "ui/panels/motion/pair_table.h"
#include "ui/panels/motion/pair_table_model.h"
#include "ui/panels/motion/stage_list.h"
#include "ui/session/motion_session.h"
#include "ui/session/session.h"
#include "ui/text/display_names.h"
#include "ui/text/said.h"
#include "ui/widgets/column_area.h"
#include "ui/widgets/label_support.h"

namespace sinew {

namespace {

QFrame* makeLine(QWidget* parent)
{
    auto* line = new QFrame(parent);
    line->setProperty("role", "line");
    line->setFixedHeight(1);
    return line;
}

}  // namespace

StagesPanel::StagesPanel(Session& session, MotionSession& motion, QWidget* parent)
    : QWidget(parent), m_session(session), m_motion(motion), m_list(new StageList), m_ends(new EndsEditor),
      m_endsHeading(new ElidedLabel(this)), m_table(new PairTable), m_model(&m_table->pairs()),
      m_editor(new PairEditor), m_problem(new QLabel(this)),
      m_empty(makeEmptyLabel(tr("Open a scenario to see the stages of a motion and what is given in each"), this))
{
    setRole(*m_problem, "error");
    setRole(*m_endsHeading, "muted");
    m_problem->setWordWrap(true);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_table->setObjectName(QStringLiteral("pairs"));
    lay();
    wire();
    refresh();
}

void StagesPanel::lay()
{
    m_body = makeBody();
    m_scroll = new ColumnArea(m_body, this);
    m_scroll->setFocusPolicy(Qt::NoFocus);  // its contents have the keyboard
    m_below = makeBelow();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 2, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(makeButtons());
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(m_below);
}

// The stages, and of the selected one what ends it and what is given; all that scrolls.
QWidget* StagesPanel::makeBody()
{
    auto* body = new QWidget;
    auto* given = new QLabel(tr("Given in this stage (one of each pair)"), body);
    setRole(*given, "muted");
    auto* inner = new QVBoxLayout;
    inner->setContentsMargins(4, 6, 4, 8);
    inner->setSpacing(5);
    inner->addWidget(makeLine(body));
    inner->addWidget(m_endsHeading);
    inner->addWidget(m_ends);
    inner->addWidget(makeLine(body));
    inner->addWidget(given);
    inner->addWidget(m_table);
    inner->addStretch();
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(4, 0, 4, 0);
    layout->setSpacing(0);
    layout->addWidget(m_list);
    layout->addLayout(inner, 1);
    return body;
}

// The fields of the chosen row, in sight however long the table is.
QWidget* StagesPanel::makeBelow()
{
    auto* below = new QWidget(this);
    auto* layout = new QVBoxLayout(below);
    layout->setContentsMargins(8, 0, 8, 8);
    layout->setSpacing(5);
    layout->addWidget(makeLine(below));
    layout->addWidget(m_problem);
    layout->addWidget(m_editor);
    return below;
}

QToolButton* StagesPanel::addButton(QHBoxLayout& row, const char* name, const QString& text, const QString& toolTip,
                                    std::function<void()> done)
{
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setText(text);
    button->setToolTip(toolTip);
    button->setAccessibleName(toolTip);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    connect(button, &QToolButton::clicked, this, std::move(done));
    row.addWidget(button);
    return button;
}

QHBoxLayout* StagesPanel::makeButtons()
{
    auto* row = new QHBoxLayout;
    row->setContentsMargins(8, 0, 8, 2);
    row->setSpacing(2);
    m_stageButtons
        = {addButton(*row, "moveUp", QStringLiteral("↑"), tr("Move the stage up"), [this] { moveStage(-1); }),
           addButton(*row, "moveDown", QStringLiteral("↓"), tr("Move the stage down"), [this] { moveStage(1); })};
    row->addStretch();
    m_stageButtons.push_back(
        addButton(*row, "copyStage", tr("copy"), tr("Add a copy of the stage"), [this] { copyStage(); }));
    m_stageButtons.push_back(
        addButton(*row, "removeStage", tr("remove"), tr("Remove the stage"), [this] { removeStage(); }));
    m_stageButtons.push_back(addButton(*row, "addStage", tr("+ add"), tr("Add a stage that is like the selected one"),
                                       [this] { addStage(); }));
    return row;
}

void StagesPanel::wire()
{
    connect(m_list, &StageList::stageChosen, &m_motion, &MotionSession::selectStage);
    connect(&m_list->stages(), &StageListModel::renameWanted, this, &StagesPanel::renameStage);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (m_following || !current.isValid())
                    return;
                m_refusal.clear();
                m_model->clearFaults();
                m_chosen = pairs()[static_cast<std::size_t>(current.row())].coordinate;
                showEditor();
                showProblem();
                showRow(current);
            });
    connect(m_editor, &PairEditor::pairWanted, this, &StagesPanel::takePair);
    connect(m_editor, &PairEditor::newCurveWanted, this, &StagesPanel::takeNewCurve);
    connect(m_editor, &PairEditor::refused, this, &StagesPanel::refusePair);
    connect(m_ends, &EndsEditor::endsWanted, this, &StagesPanel::takeEnds);
    connect(m_ends, &EndsEditor::refused, this, [this](const QString&, const QString& message) {
        m_refusal = message;
        showProblem();
    });
    auto* remove = new QShortcut(QKeySequence::Delete, m_list, nullptr, nullptr, Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this, &StagesPanel::removeStage);
    connect(&m_motion, &MotionSession::changed, this, [this](MotionChanges changes) {
        // A run that has ended by itself leaves alone what is being entered.
        if (changes & (MotionChanges(MotionChange::Scenario) | MotionChange::Selection))
            refresh();
        else if (changes & MotionChange::Recording)
            showStages();
    });
    connect(&m_session, &Session::changed, this, [this](Changes changes) {
        if (changes & Change::Document)
            refresh();
    });
}

// In a low panel the stages leave their room to what is given in the selected one.
void StagesPanel::resizeEvent(QResizeEvent* event)
{
    constexpr int fullLines = 32;
    QWidget::resizeEvent(event);
    m_list->setBrief(height() < fullLines * fontMetrics().height());
}

// What it shows

const std::vector<PairRow>& StagesPanel::pairs() const
{
    return m_model->rows();
}

int StagesPanel::stage() const
{
    return m_motion.hasScenario() ? m_motion.selectedStage() : -1;
}

QString StagesPanel::stageName() const
{
    return readableName(m_motion.scenario().stages[static_cast<std::size_t>(stage())].name);
}

void StagesPanel::refresh()
{
    const bool hasScenario = m_motion.hasScenario();
    m_empty->setVisible(!hasScenario);
    m_scroll->setVisible(hasScenario);
    m_below->setVisible(hasScenario);
    const bool hasStage = stage() >= 0;
    for (QToolButton* button : m_stageButtons)
        button->setEnabled(hasStage || (hasScenario && button == m_stageButtons.back()));
    m_refusal.clear();
    m_model->clearFaults();
    if (!hasScenario)
        return;
    showStages();
    m_names = quantityNames(m_motion.scenario(), m_session.expandedModel());
    refreshPairs();
    showEnds();
    showProblem();
}

void StagesPanel::showStages()
{
    const Scenario& scenario = m_motion.scenario();
    QStringList names;
    for (const Stage& each : scenario.stages)
        names.append(QString::fromStdString(each.name));
    m_list->showRows(stageRows(scenario, m_motion.recording().get()), names, stage());
}

void StagesPanel::refreshPairs()
{
    m_following = true;
    m_model->setRows(pairRows(m_motion.scenario(), stage(), m_session.expandedModel()));
    if (m_model->rowOf(m_chosen) < 0)
        m_chosen = rowToBeginWith(pairs(), m_motion.selectedCurve());
    if (m_table->currentIndex().row() != m_model->rowOf(m_chosen))
        m_table->selectRow(m_model->rowOf(m_chosen));
    m_following = false;
    m_table->fit();
    showEditor();
}

void StagesPanel::showEditor()
{
    const int row = m_chosen.empty() ? -1 : m_model->rowOf(m_chosen);
    m_editor->setVisible(row >= 0);
    m_editor->showFault({});
    if (row < 0)
        return;
    if (const Coordinate* coordinate = chosenCoordinate())
        m_editor->show(pairs()[static_cast<std::size_t>(row)], *coordinate, m_motion.scenario(), m_names);
}

const Coordinate* StagesPanel::chosenCoordinate() const
{
    const std::vector<Coordinate>& coordinates = m_session.expandedModel().coordinates;
    const auto it = std::find_if(coordinates.begin(), coordinates.end(),
                                 [this](const Coordinate& coordinate) { return coordinate.name == m_chosen; });
    return it == coordinates.end() ? nullptr : &*it;
}

void StagesPanel::showEnds()
{
    m_ends->setVisible(stage() >= 0);
    m_endsHeading->setVisible(stage() >= 0);
    if (m_endsOf != stage())
        m_ends->forget();
    m_endsOf = stage();
    if (stage() < 0)
        return;
    const Scenario& scenario = m_motion.scenario();
    const auto index = static_cast<std::size_t>(stage());
    const Stage& shown = scenario.stages[index];
    const std::vector<StageEnd> ends = resolveStage(scenario, index, Model()).ends;
    const bool isInherited = shown.ends.empty() && !ends.empty();
    m_endsHeading->setFullText(isInherited          ? tr("Ends as %1 does").arg(readableName(shown.like))
                               : shown.ends.empty() ? tr("Lasts until the run ends")
                                                    : tr("What ends it, and what follows"));
    std::vector<std::string> names;
    for (const Stage& each : scenario.stages)
        names.push_back(each.name);
    m_ends->show(ends, names, m_names);
}

// What was refused comes before what is wrong already.
void StagesPanel::showProblem()
{
    QString text = m_refusal;
    bool isError = !text.isEmpty();
    if (text.isEmpty() && m_motion.hasScenario() && m_session.hasModel()) {
        for (const ModelProblem& problem : validateScenario(m_motion.scenario(), m_session.model())) {
            const bool isWorse = problem.diagnostic.severity == Severity::Error && !isError;
            if (text.isEmpty() || isWorse)
                text = said(problem.diagnostic);
            isError = isError || isWorse;
        }
    }
    setRole(*m_problem, isError ? "error" : "warning");
    m_problem->setText(text);
    m_problem->setVisible(!text.isEmpty());
}

// The keyboard may have gone to a row that is out of sight.
void StagesPanel::showRow(const QModelIndex& row)
{
    const QRect place = m_table->visualRect(row);
    const QPoint middle = m_table->viewport()->mapTo(m_body, place.center());
    m_scroll->ensureVisible(0, middle.y(), 0, place.height());
}

void StagesPanel::choosePair(const std::string& coordinate)
{
    if (const int row = m_model->rowOf(coordinate); row >= 0)
        m_table->selectRow(row);
}

// What a person does

// False, with the reason shown, when the scenario would be wrong.
bool StagesPanel::commit(Scenario changed, const QString& sentence, ErrorSearch errorOf)
{
    const std::optional<Diagnostic> error = errorOf(m_motion.scenario(), changed, m_session.model());
    if (error) {
        m_refusal = said(*error);
        showProblem();
        return false;
    }
    m_refusal.clear();
    m_motion.edit(std::move(changed), sentence.toStdString());
    return true;
}

void StagesPanel::takePair(const GivenPair& pair)
{
    const int row = m_model->rowOf(m_chosen);
    if (stage() < 0 || row < 0)
        return;
    const PairRow before = pairs()[static_cast<std::size_t>(row)];
    const QString what = pair.side == PairSide::Motion ? motionWord(before.kind) : effortWord(before.kind, false);
    const bool isOther = pair.side != before.pair.side || before.isMissing;
    const QString sentence
        = (isOther ? tr("Give %1 %2 in %3") : tr("Change %1 %2 in %3")).arg(before.name, what, stageName());
    Scenario changed
        = withTurnsAlike(withPair(m_motion.scenario(), stage(), m_chosen, pair), stage(), m_session.model(), m_chosen);
    if (!commit(std::move(changed), sentence)) {
        const QString message = m_refusal;
        const bool isTyped = !isOther && kindOf(pair) == kindOf(before.pair);
        refusePair(isTyped ? givenText(pair, before.kind) : QString(), message);
    }
}

void StagesPanel::takeNewCurve(const GivenPair& pair)
{
    const Coordinate* coordinate = chosenCoordinate();
    if (stage() < 0 || !coordinate)
        return;
    Scenario changed = withTurnsAlike(withNewCurve(m_motion.scenario(), stage(), *coordinate, pair), stage(),
                                      m_session.model(), m_chosen);
    const std::string name = changed.curves.back().name;
    if (commit(std::move(changed), tr("Give %1 a new curve in %2").arg(readableName(m_chosen), stageName())))
        m_motion.selectCurve(name);
    else
        refusePair({}, std::exchange(m_refusal, {}));
}

void StagesPanel::refusePair(const QString& text, const QString& message)
{
    if (message.isEmpty() || text.isEmpty())
        m_model->clearFaults();  // a choice that was not taken: the table shows what is
    else
        m_model->setFault(m_chosen, {text, message});
    m_editor->showFault(message);
    m_refusal.clear();
    showProblem();
}

void StagesPanel::takeEnds(const std::vector<StageEnd>& ends)
{
    if (stage() >= 0
        && !commit(withEnds(m_motion.scenario(), stage(), ends), tr("Change what ends %1").arg(stageName())))
        showEnds();
}

void StagesPanel::addStage()
{
    if (!m_motion.hasScenario())
        return;
    const int after = std::max(0, stage());
    if (commit(withStageAdded(m_motion.scenario(), after, m_session.project().model), tr("Add a stage")))
        m_motion.selectStage(std::min(after + 1, static_cast<int>(m_motion.scenario().stages.size()) - 1));
}

void StagesPanel::copyStage()
{
    const int from = stage();
    if (from >= 0 && commit(withStageCopied(m_motion.scenario(), from), tr("Copy %1").arg(stageName())))
        m_motion.selectStage(from + 1);
}

void StagesPanel::removeStage()
{
    if (stage() >= 0)
        commit(withStageRemoved(m_motion.scenario(), stage()), tr("Remove %1").arg(stageName()), firstAddedError);
}

void StagesPanel::moveStage(int by)
{
    const int from = stage();
    const int to = from + by;
    if (from < 0 || to < 0 || to >= static_cast<int>(m_motion.scenario().stages.size()))
        return;
    if (commit(withStageMoved(m_motion.scenario(), from, by), tr("Move %1").arg(stageName())))
        m_motion.selectStage(to);
}

void StagesPanel::renameStage(int stage, const QString& name)
{
    const std::string before = m_motion.scenario().stages[static_cast<std::size_t>(stage)].name;
    commit(withStageRenamed(m_motion.scenario(), stage, name.toStdString()),
           tr("Rename %1 to %2").arg(readableName(before), name), firstAddedError);
}

}  // namespace sinew
