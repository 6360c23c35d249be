#include "ui/panels/edit/history_panel.h"

#include <QListView>
#include <QVBoxLayout>

#include "ui/panels/edit/history_delegate.h"
#include "ui/panels/edit/history_model.h"
#include "ui/session/panel_feed.h"
#include "ui/session/session.h"

namespace sinew {

HistoryPanel::HistoryPanel(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_model(new HistoryModel(this)), m_view(new QListView(this))
{
    m_view->setModel(m_model);
    m_view->setItemDelegate(new HistoryDelegate(m_view));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setUniformItemSizes(true);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setAccessibleName(tr("History"));
    m_view->setAccessibleDescription(tr("Enter goes to the state after an edit"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(m_view);
    const auto goThere
        = [this](const QModelIndex& index) { m_session.goToEdit(static_cast<std::size_t>(index.row())); };
    connect(m_view, &QListView::clicked, this, goThere);
    connect(m_view, &QListView::activated, this, goThere);  // Enter
    new PanelFeed(m_session, *this, [this](Changes changes) {
        if (changes & (Changes(Change::Document) | Change::History))
            refresh();
    });
    refresh();
}

void HistoryPanel::refresh()
{
    m_model->refresh(m_session.document());
    const QModelIndex present = m_model->index(m_model->presentRow());
    m_view->setCurrentIndex(present);
    m_view->scrollTo(present);
}

}  // namespace sinew
