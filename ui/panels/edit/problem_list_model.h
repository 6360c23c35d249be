#pragma once

#include <QAbstractListModel>

#include "core/document/problems.h"

namespace sinew {

// What is wrong with a project as rows, in the order of problemsOf(). The roles are those of MessageListModel.
class ProblemListModel : public QAbstractListModel {
    Q_OBJECT

public:
    explicit ProblemListModel(QObject* parent = nullptr);

    void refresh(const std::vector<Problem>& problems);
    const Problem& problem(const QModelIndex& index) const { return m_problems[static_cast<std::size_t>(index.row())]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    std::vector<Problem> m_problems;
};

// A place as a person reads it: "links › psoas › path › 1".
QString placeText(const Place& place);

}  // namespace sinew
