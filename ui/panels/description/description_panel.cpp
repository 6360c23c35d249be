#include "ui/panels/description/description_panel.h"

#include <utility>

#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>

#include "ui/panels/description/description_text.h"
#include "ui/session/panel_feed.h"
#include "ui/session/session.h"

namespace sinew {

DescriptionPanel::DescriptionPanel(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_text(new QTextBrowser(this))
{
    m_text->setAccessibleName(tr("What the open files say about themselves"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(8);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_text);
    new PanelFeed(m_session, *this, [this](Changes changes) {
        if (changes & (Changes(Change::Document) | Change::Situation))
            refresh();
    });
    refresh();
}

// The place in the text stays while nothing in it changes, as it does through every posture.
void DescriptionPanel::refresh()
{
    QString html = m_session.hasModel() ? descriptionText(m_session.project(), m_session.currentActivity()) : QString();
    if (html.isEmpty())
        html = QStringLiteral("<p>%1</p>").arg(
            tr("The open files say nothing about themselves. Edit > Properties of the Model Itself has a field for it."));
    if (std::exchange(m_shown, html) != html)
        m_text->setHtml(html);
}

}  // namespace sinew
