#include "ui/panels/recruitment/recruitment_panel.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>

#include "ui/panels/figure_offer.h"
#include "ui/panels/recruitment/activation_page.h"
#include "ui/panels/recruitment/compare_page.h"
#include "ui/panels/recruitment/history_page.h"
#include "ui/panels/recruitment/interval_page.h"
#include "ui/panels/recruitment/load_path_page.h"
#include "ui/panels/recruitment/page_export.h"
#include "ui/panels/recruitment/sensitivity_page.h"
#include "ui/panels/recruitment/sweep_page.h"
#include "ui/widgets/icons.h"

namespace sinew {

RecruitmentPanel::RecruitmentPanel(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_tabs(new QTabBar(this)), m_stack(new QStackedWidget(this)),
      m_offer(new FigureOffer(*this, session, [this] { return figure(); }))
{
    m_tabs->setObjectName(QStringLiteral("pageTabs"));
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->setElideMode(Qt::ElideNone);
    m_tabs->setAccessibleName(tr("Pages of the recruitment panel"));
    m_export = makeExportButton();
    auto* top = new QHBoxLayout;
    top->setContentsMargins(4, 2, 6, 0);
    top->setSpacing(4);
    top->addWidget(m_tabs, 1);
    top->addWidget(m_export);
    // A page scrolls or cuts what has no room; it must not make the window larger than the screen.
    m_stack->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    m_stack->setMinimumSize(120, 110);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_stack, 1);
    addPage("compare", new ComparePage(session, m_stack));
    addPage("load-path", new LoadPathPage(session, m_stack));
    addPage("history", new HistoryPage(session, m_stack));
    addPage("activation", new ActivationPage(session, m_stack));
    addPage("sensitivity", new SensitivityPage(session, m_stack));
    addPage("range", new IntervalPage(session, m_stack));
    addPage("sweep", new SweepPage(session, m_stack));
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int index) {
        m_stack->setCurrentIndex(index);
        tellWishes();
        showWhatCanBeExported();
    });
    // Pages listen first, so they hold the newest when their data are asked for here.
    connect(&session, &Session::changed, this, &RecruitmentPanel::showWhatCanBeExported);
    showWhatCanBeExported();
}

void RecruitmentPanel::addPage(const char* id, RecruitmentPage* page)
{
    page->setObjectName(id);
    m_pages.push_back(page);
    m_stack->addWidget(page);
    m_tabs->addTab(page->title());
    connect(page, &RecruitmentPage::wishesChanged, this, &RecruitmentPanel::tellWishes);
}

QToolButton* RecruitmentPanel::makeExportButton()
{
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("exportPage"));
    button->setToolTip(tr("Save or copy what this page shows"));
    button->setAccessibleName(tr("Export"));
    button->setIcon(icon("export", *this));
    button->setProperty("role", "icon-menu");
    button->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(button);
    menu->addAction(tr("Save as CSV…"), this, &RecruitmentPanel::askAndSaveCsv);
    menu->addActions(m_offer->actions());
    button->setMenu(menu);
    return button;
}

QStringList RecruitmentPanel::pageIds() const
{
    QStringList ids;
    for (const RecruitmentPage* page : m_pages)
        ids.append(page->objectName());
    return ids;
}

RecruitmentPage* RecruitmentPanel::page(const QString& id) const
{
    const qsizetype index = pageIds().indexOf(id);
    return index < 0 ? nullptr : m_pages[static_cast<std::size_t>(index)];
}

RecruitmentPage& RecruitmentPanel::currentPage() const
{
    return *m_pages[static_cast<std::size_t>(m_stack->currentIndex())];
}

bool RecruitmentPanel::showPage(const QString& id)
{
    const qsizetype index = pageIds().indexOf(id);
    if (index >= 0)
        m_tabs->setCurrentIndex(static_cast<int>(index));
    return index >= 0;
}

void RecruitmentPanel::tellWishes()
{
    StudyWishes wishes;
    std::optional<ForceIntervalOptions> intervals;
    const bool isSeen = m_isShown && m_isInFront;
    if (isSeen) {
        currentPage().addWishes(wishes);
        intervals = currentPage().intervalWish();
    }
    m_session.setStudyWishes(wishes);
    m_session.setIntervalWish(intervals);
    m_session.setHistoryWish(isSeen && currentPage().wantsHistory());
}

void RecruitmentPanel::setInFront(bool inFront)
{
    m_isInFront = inFront;
    tellWishes();
}

void RecruitmentPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_isShown = true;
    tellWishes();
    showWhatCanBeExported();
}

void RecruitmentPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_isShown = false;
    tellWishes();
}

// Export

std::optional<PaperFigure> RecruitmentPanel::figure() const
{
    return m_stack->count() > 0 && currentPage().hasData() ? std::optional(currentPage().figure()) : std::nullopt;
}

void RecruitmentPanel::showWhatCanBeExported()
{
    const bool hasData = currentPage().hasData();
    m_export->setEnabled(hasData);
    m_export->setToolTip(hasData ? tr("Save or copy what this page shows")
                                 : tr("There is nothing to save: this page is empty"));
}

void RecruitmentPanel::askAndSaveCsv()
{
    const QString path = askToSave(this, m_session.dialogFolder(),
                                   {tr("Export: %1").arg(currentPage().title()), currentPage().objectName() + ".csv",
                                    tr("Tables (*.csv)"), QStringLiteral("csv")});
    if (!path.isEmpty())
        saveCsv(path);
}

bool RecruitmentPanel::saveCsv(const QString& path)
{
    return writePageCsv(currentPage(), path, m_session);
}

}  // namespace sinew
