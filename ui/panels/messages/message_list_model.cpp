#include "ui/panels/messages/message_list_model.h"

#include <algorithm>

#include <QFileInfo>

#include "ui/text/said.h"
#include "ui/text/translated.h"

namespace sinew {

namespace {

bool beginsWith(const Diagnostics& longer, const Diagnostics& shorter)
{
    return shorter.size() <= longer.size() && std::equal(shorter.begin(), shorter.end(), longer.begin());
}

}  // namespace

QString placeOf(const Diagnostic& message)
{
    QString place = message.file.empty() ? QString() : QFileInfo(QString::fromStdString(message.file)).fileName();
    if (message.line > 0)
        place += QStringLiteral(":%1").arg(message.line);
    if (message.line > 0 && message.column > 0)
        place += QStringLiteral(":%1").arg(message.column);
    return place.startsWith(u':') ? place.mid(1) : place;
}

QString wholeText(const Diagnostic& message)
{
    QString place = QString::fromStdString(message.file);
    if (!place.isEmpty() && message.line > 0) {
        place += QStringLiteral(":%1").arg(message.line);
        if (message.column > 0)
            place += QStringLiteral(":%1").arg(message.column);
    }
    const char* severity = message.severity == Severity::Error     ? QT_TR_NOOP("error: %1")
                           : message.severity == Severity::Warning ? QT_TR_NOOP("warning: %1")
                                                                   : QT_TR_NOOP("note: %1");
    const QString text = translated(severity).arg(said(message));
    return place.isEmpty() ? text : place + QStringLiteral(": ") + text;
}

MessageListModel::MessageListModel(QObject* parent) : QAbstractListModel(parent)
{
}

void MessageListModel::refresh(const Diagnostics& messages)
{
    if (messages == m_messages)
        return;
    // New messages come at the end; then the view keeps its place and selection.
    if (beginsWith(messages, m_messages)) {
        beginInsertRows({}, static_cast<int>(m_messages.size()), static_cast<int>(messages.size()) - 1);
        m_messages = messages;
        endInsertRows();
        return;
    }
    beginResetModel();
    m_messages = messages;
    endResetModel();
}

int MessageListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_messages.size());
}

QVariant MessageListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Diagnostic& message = m_messages[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return said(message.message);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: return wholeText(message);
    case SeverityRole: return static_cast<int>(message.severity);
    case PlaceRole: return placeOf(message);
    case HintRole: return said(message.hint);
    default: return {};
    }
}

}  // namespace sinew
