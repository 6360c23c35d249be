#pragma once

#include <vector>

#include <QDateTime>
#include <QString>
#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace sinew {

class WelcomeBox;

// A file that was opened or saved before.
struct RecentFile {
    QString path;
    QString thumbnail;  // a picture's path, of what the view showed last; may not exist
    QDateTime used;     // invalid: unknown
    bool isGone = false;
};

// "today 13:40", "yesterday", "18 Nov".
QString dayText(const QDateTime& time, const QDateTime& now);

// The files used last, with their pictures; or on a first start what to do. One that is gone stays, grey, and can be
// looked for.
class RecentFiles : public QWidget {
    Q_OBJECT

public:
    explicit RecentFiles(QWidget* parent = nullptr);

    void setFiles(const std::vector<RecentFile>& files);

signals:
    void openRequested(const QString& path);
    void locateRequested(const QString& path);  // of a file that is gone

private:
    void filter(const QString& text);
    void activate(const QListWidgetItem* item);

    WelcomeBox* m_box;
    QLineEdit* m_filter;
    QListWidget* m_list;
    QLabel* m_steps;
};

}  // namespace sinew
