#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace sinew {

// Shows in words what differs between a recovery copy and the saved file. It stays beside the window until closed.
void showComparison(QWidget* parent, const QString& title, const QStringList& lines);

// Whether the document may be read again from its file, which loses the changes made here.
bool mayReload(QWidget* parent, const QString& fileName);

// Whether a recovery copy may go for good.
bool mayDiscardCopy(QWidget* parent, const QString& title);

}  // namespace sinew
