#pragma once

#include <optional>

#include <QSize>
#include <QString>

class QWidget;

namespace sinew {

// The questions about files that only a person can answer. An empty text or nullopt: the person thought better of it.

QString askModelToOpen(QWidget* parent, const QString& folder);
// The ending .sinew.json is added when it is missing.
QString askModelName(QWidget* parent, const QString& proposed);
QString askCsvName(QWidget* parent, const QString& proposed);

struct PictureWish {
    QString path;
    QSize size;  // pixels
};
std::optional<PictureWish> askPicture(QWidget* parent, const QSize& viewSize, const QString& proposed);

enum class UnsavedAnswer { Save, Discard, Cancel };
UnsavedAnswer askAboutUnsaved(QWidget* parent, const QString& fileName);

}  // namespace sinew
