#include "ui/panels/edit/history_model.h"
#include "ui/text/translated.h"

#include "core/document/document.h"

namespace sinew {

HistoryModel::HistoryModel(QObject* parent) : QAbstractListModel(parent)
{
}

void HistoryModel::refresh(const Document& document)
{
    QStringList sentences(tr("Before the first edit"));
    std::vector<bool> isPosture(1, false);
    for (std::size_t i = 0; i < document.size(); ++i) {
        sentences.append(QString::fromStdString(document.note(i).sentence));
        isPosture.push_back(document.posture(i) != nullptr);
    }
    const int present = static_cast<int>(document.position());
    if (sentences != m_sentences || isPosture != m_isPosture) {
        beginResetModel();
        m_sentences = std::move(sentences);
        m_isPosture = std::move(isPosture);
        m_present = present;
        endResetModel();
    } else if (present != m_present) {
        m_present = present;
        emit dataChanged(index(0), index(rowCount() - 1));
    }
}

int HistoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_sentences.size());
}

HistoryState HistoryModel::stateOf(int row) const
{
    return row < m_present ? HistoryState::Done : row == m_present ? HistoryState::Present : HistoryState::Undone;
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const QString& sentence = m_sentences[index.row()];
    const HistoryState state = stateOf(index.row());
    const QString word = state == HistoryState::Present                       ? tr("now")
                         : state == HistoryState::Undone                      ? tr("undone")
                         : m_isPosture[static_cast<std::size_t>(index.row())] ? tr("posture")
                                                                              : QString();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return sentence;
    case Qt::AccessibleTextRole: return word.isEmpty() ? sentence : sentence + comma() + word;
    case StateRole: return static_cast<int>(state);
    case WordRole: return word;
    default: return {};
    }
}

}  // namespace sinew
