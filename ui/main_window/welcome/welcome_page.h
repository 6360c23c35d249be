#pragma once

#include <vector>

#include <QWidget>

#include "ui/main_window/welcome/recent_files.h"
#include "ui/main_window/welcome/recovery_box.h"

class QButtonGroup;
class QScrollArea;
class QVBoxLayout;

namespace sinew {

class ExampleCard;
class ShelfView;

// What there is to see before a document is open: examples as pictures, on a shelf for each kind of person; how to open
// or make a document of one's own; what was used last, and unsaved work that was found. The focus walks over the cards
// by the arrow keys; Enter opens.
class WelcomePage : public QWidget {
    Q_OBJECT

public:
    explicit WelcomePage(QWidget* parent = nullptr);
    ~WelcomePage() override;

    void setRecentFiles(const std::vector<RecentFile>& files) { m_recent->setFiles(files); }
    void setRecovery(const std::vector<RecoveryOffer>& offers) { m_recovery->setOffers(offers); }
    // Whose examples are shown: the name of a shelf, or empty for all.
    const QString& filter() const { return m_filter; }
    void setFilter(const QString& user);
    // The card of a file is being opened; an empty path: none is.
    void showOpening(const QString& path);
    const QStringList& problems() const { return m_problems; }

signals:
    void openRequested(const QString& path);
    void commandRequested(const QString& id);     // of a command of the window, such as "file.open"
    void figureRequested(const QString& figure);  // made to measure
    void locateRequested(const QString& path);
    void recoverRequested(const QString& id);
    void compareRequested(const QString& id);
    void discardRequested(const QString& id);
    void filterChosen(const QString& user);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeStart();
    QWidget* makeLearn();
    QWidget* makeLeft();
    QWidget* makeRight();
    QWidget* makeCentre();
    void addFilter(QVBoxLayout& column);
    void layCards();
    std::vector<ExampleCard*> shownCards() const;
    bool walk(int key);   // false: it is no arrow
    bool press(int key);  // the button that has the keyboard, by Enter; false: it is another key, or no button has it
    ExampleCard* cardBeside(const ExampleCard& card, int key) const;

    QStringList m_problems;
    QString m_filter;
    RecentFiles* m_recent;
    RecoveryBox* m_recovery;
    QScrollArea* m_scroll = nullptr;
    QButtonGroup* m_filterButtons = nullptr;
    QFrame* m_segments = nullptr;  // around the filter's buttons
    std::vector<ShelfView*> m_shelves;
};

}  // namespace sinew
