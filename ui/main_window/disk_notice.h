#pragma once

#include <QFrame>
#include <QString>

class QPushButton;

namespace sinew {

class ElidedLabel;

// A bar above the view that says what is the matter with the document's file, with what can be done about it.
// Never in the way: whoever does not mind works on.
class DiskNotice : public QFrame {
    Q_OBJECT

public:
    explicit DiskNotice(QWidget* parent = nullptr);

    void showChanged(const QString& file);
    void showHeldBack(const QString& file);  // changed too, and what is here is not saved until a person has chosen
    void showRemoved(const QString& file);
    // why: what was said about the failed save.
    void showNotSaved(const QString& file, const QString& why);
    const QString& file() const { return m_file; }
    QString text() const;

signals:
    void reloadRequested(const QString& file);
    void keepRequested(const QString& file);
    void saveAsRequested();

private:
    void showText(const QString& file, const QString& text, bool canReload);

    QString m_file;
    ElidedLabel* m_text;
    QPushButton* m_reload;
    QPushButton* m_keep;
};

}  // namespace sinew
