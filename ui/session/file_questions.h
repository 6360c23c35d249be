#pragma once

#include <QString>

class QWidget;

namespace sinew {

// Where file dialogs start: the folder last used, else the person's documents.
class DialogFolder {
public:
    QString path() const;  // exists
    // An empty or vanished folder counts as none.
    void setPath(const QString& folder) { m_folder = folder; }
    void keepFolderOf(const QString& file);

private:
    QString m_folder;
};

// The questions about files that only a person can answer. An empty text: the person thought better of it. The answer's
// folder is where the next question starts.

QString askToOpen(QWidget* parent, DialogFolder& folder, const QString& title, const QString& filter);

struct SaveQuestion {
    QString title;
    QString proposed;  // a file's name, or its whole path if it is to stand in a certain folder
    QString filter;
    QString ending;  // added when it is missing; that of another filter when a person chooses one
};
QString askToSave(QWidget* parent, DialogFolder& folder, const SaveQuestion& question);

QString askForFolder(QWidget* parent, DialogFolder& folder, const QString& title);

}  // namespace sinew
