#include "ui/panels/edit/problems_panel.h"

#include <algorithm>

#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QStackedLayout>
#include <QVBoxLayout>

#include "core/document/object_place.h"
#include "ui/panels/edit/problem_list_model.h"
#include "ui/panels/messages/message_delegate.h"
#include "ui/session/panel_feed.h"
#include "ui/session/run_verb.h"
#include "ui/session/session.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"
#include "ui/widgets/label_support.h"

namespace sinew {

namespace {

QString countText(const std::vector<Problem>& problems)
{
    const auto count = [&](Severity severity) {
        return std::count_if(problems.begin(), problems.end(),
                             [&](const Problem& problem) { return problem.diagnostic.severity == severity; });
    };
    QStringList parts;
    const auto add = [&](Severity severity, const QString& one, const QString& many) {
        if (const auto n = count(severity); n > 0)
            parts.append(n == 1 ? one : many.arg(n));
    };
    add(Severity::Error, translated("1 error"), translated("%1 errors"));
    add(Severity::Warning, translated("1 warning"), translated("%1 warnings"));
    add(Severity::Note, translated("1 hint"), translated("%1 hints"));
    return parts.join(QStringLiteral(" · "));
}

}  // namespace

ProblemsPanel::ProblemsPanel(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_model(new ProblemListModel(this)), m_view(new QListView(this)),
      m_count(new QLabel(this)), m_pages(new QStackedLayout)
{
    auto* delegate = new MessageDelegate(m_view);
    m_view->setModel(m_model);
    m_view->setItemDelegate(delegate);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setResizeMode(QListView::Adjust);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setAccessibleName(tr("Problems"));
    lay();
    connect(m_view, &QListView::clicked, this, &ProblemsPanel::showCurrent);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] { showCurrent(m_view->currentIndex()); });
    connect(m_view, &QListView::activated, this, [this](const QModelIndex& index) { runAction(index, 0); });  // Enter
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_view, &QWidget::customContextMenuRequested, this, &ProblemsPanel::showMenu);
    connect(delegate, &MessageDelegate::actionRequested, this, &ProblemsPanel::runAction);
    new PanelFeed(m_session, *this, [this](Changes changes) {
        if (changes & (Changes(Change::Document) | Change::Solution))
            refresh();
    });
    refresh();
}

void ProblemsPanel::lay()
{
    setRole(*m_count, "muted");
    m_count->setContentsMargins(10, 6, 10, 2);
    auto* list = new QWidget(this);
    auto* column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_count);
    column->addWidget(m_view, 1);
    m_pages->addWidget(makeEmptyLabel(
        tr("No problems. What is wrong or missing shows here; nothing here blocks editing or saving."), this));
    m_pages->addWidget(list);
    setLayout(m_pages);
}

void ProblemsPanel::refresh()
{
    const std::vector<Problem>& problems = m_session.problems();
    m_model->refresh(problems);
    m_pages->setCurrentIndex(problems.empty() ? 0 : 1);
    const QString effect = m_session.isCurrent() ? QString() : QStringLiteral(" · ") + m_session.effectOfErrors();
    m_count->setText(countText(problems) + effect);
}

void ProblemsPanel::showCurrent(const QModelIndex& index)
{
    if (index.isValid())
        m_session.selectPlace(m_model->problem(index).place);
}

void ProblemsPanel::runAction(const QModelIndex& index, int action)
{
    if (!index.isValid())
        return;
    const Problem problem = m_model->problem(index);
    if (static_cast<std::size_t>(action) < problem.actions.size())
        apply(problem.actions[static_cast<std::size_t>(action)], problem.place);
}

void ProblemsPanel::showMenu(const QPoint& at)
{
    const QModelIndex index = m_view->indexAt(at);
    if (!index.isValid() || m_model->problem(index).actions.empty())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const ProblemAction& action : m_model->problem(index).actions)
        menu->addAction(said(action.title), this,
                        [this, action, place = m_model->problem(index).place] { apply(action, place); });
    menu->popup(m_view->viewport()->mapToGlobal(at));
}

// The history has no problem beside the title that says which object it is about; several are many places.
void ProblemsPanel::apply(const ProblemAction& action, const Place& place)
{
    const std::string name = action.further.empty() ? objectAt(place).id.name : std::string();
    const std::string title = said(action.title).toStdString();
    std::vector<std::string> verbs = {action.verb};
    verbs.insert(verbs.end(), action.further.begin(), action.further.end());
    runVerbs(m_session, verbs, name.empty() ? title : title + ": " + name);
}

}  // namespace sinew
