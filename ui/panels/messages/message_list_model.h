#pragma once

#include <QAbstractListModel>

#include "core/base/diagnostic.h"

namespace sinew {

// Diagnostics as rows: DisplayRole is the message, the roles below the rest. ActionsRole: what can be done about it, in
// words; empty: nothing.
class MessageListModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role : int { SeverityRole = Qt::UserRole + 1, PlaceRole, HintRole, ActionsRole };

    explicit MessageListModel(QObject* parent = nullptr);

    void refresh(const Diagnostics& messages);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    Diagnostics m_messages;
};

// "model.json:12:3", as much of it as is known.
QString placeOf(const Diagnostic& message);

// All of it on one line, as toString() has it in English.
QString wholeText(const Diagnostic& message);

}  // namespace sinew
