#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QStringList>

namespace sinew {

class Document;

enum class HistoryState { Done, Present, Undone };

// The entries of a document's history as rows, the newest last; the first row is the state before all of them. So row i
// is Document::goTo(i).
class HistoryModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role : int { StateRole = Qt::UserRole + 1, WordRole };  // HistoryState; "now", "undone", "posture" or nothing

    explicit HistoryModel(QObject* parent = nullptr);

    void refresh(const Document& document);
    int presentRow() const { return m_present; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    HistoryState stateOf(int row) const;

    QStringList m_sentences;
    std::vector<bool> m_isPosture;  // no edit: what was set of the posture on the screen
    int m_present = 0;
};

}  // namespace sinew
