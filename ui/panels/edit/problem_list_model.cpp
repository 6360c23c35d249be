#include "ui/panels/edit/problem_list_model.h"

#include <QStringList>

#include "ui/panels/messages/message_list_model.h"
#include "ui/text/said.h"

namespace sinew {

QString placeText(const Place& place)
{
    QStringList steps;
    for (const std::string& step : place)
        steps.append(QString::fromStdString(step));
    return steps.join(QStringLiteral(" › "));
}

namespace {

QStringList titlesOf(const std::vector<ProblemAction>& actions)
{
    QStringList titles;
    for (const ProblemAction& action : actions)
        titles.append(said(action.title));
    return titles;
}

}  // namespace

ProblemListModel::ProblemListModel(QObject* parent) : QAbstractListModel(parent)
{
}

void ProblemListModel::refresh(const std::vector<Problem>& problems)
{
    if (problems == m_problems)
        return;
    beginResetModel();
    m_problems = problems;
    endResetModel();
}

int ProblemListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_problems.size());
}

QVariant ProblemListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Problem& shown = problem(index);
    switch (role) {
    case Qt::DisplayRole: return said(shown.diagnostic.message);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: return wholeText(shown.diagnostic);
    case MessageListModel::SeverityRole: return static_cast<int>(shown.diagnostic.severity);
    case MessageListModel::PlaceRole: return placeText(shown.place);
    case MessageListModel::HintRole: return said(shown.diagnostic.hint);
    case MessageListModel::ActionsRole: return titlesOf(shown.actions);
    default: return {};
    }
}

}  // namespace sinew
