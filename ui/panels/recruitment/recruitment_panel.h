#pragma once

#include <vector>

#include <QStringList>
#include <QWidget>

#include "ui/panels/panel_roles.h"
#include "ui/panels/recruitment/recruitment_page.h"
#include "ui/session/session.h"

class QAction;
class QStackedWidget;
class QTabBar;
class QToolButton;

namespace sinew {

class FigureOffer;

// How links share the load, seen in several ways: a page each. What the shown page needs is asked of the session;
// while the panel is hidden nothing is.
class RecruitmentPanel : public QWidget, public WatchingPanel, public PagedPanel {
    Q_OBJECT

public:
    explicit RecruitmentPanel(Session& session, QWidget* parent = nullptr);

    // Titles as words of a command line: "compare", "load-path", "history" ...
    QStringList pageIds() const override;
    RecruitmentPage* page(const QString& id) const;  // nullptr: there is none
    QWidget* pageWidget(const QString& id) const override { return page(id); }
    RecruitmentPage& currentPage() const;
    bool showPage(const QString& id) override;
    void setInFront(bool inFront) override;

    // What the shown page holds. False when it holds nothing or the file could not be written: the session is told.
    bool saveCsv(const QString& path);
    FigureOffer& offer() const { return *m_offer; }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void addPage(const char* id, RecruitmentPage* page);
    QToolButton* makeExportButton();
    void askAndSaveCsv();
    void tellWishes();
    void showWhatCanBeExported();
    std::optional<PaperFigure> figure() const;

    Session& m_session;
    QTabBar* m_tabs;
    QStackedWidget* m_stack;
    FigureOffer* m_offer;
    QToolButton* m_export = nullptr;
    std::vector<RecruitmentPage*> m_pages;
    bool m_isShown = false;
    bool m_isInFront = true;
};

}  // namespace sinew
