#include "ui/main_window/top_bar.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>

#include "ui/session/icons.h"
#include "ui/session/session.h"

namespace sinew {

TopBar::TopBar(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_menuBar(new QMenuBar(this)), m_document(new QLabel(this))
{
    setObjectName("topBar");
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 4, 8, 5);
    layout->setSpacing(8);
    auto* picture = new QLabel(this);
    picture->setPixmap(applicationIcon().pixmap(18, 18));
    layout->addWidget(picture);
    m_menuBar->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    layout->addWidget(m_menuBar);
    m_document->setProperty("role", "muted");
    m_document->setTextFormat(Qt::PlainText);
    // A long name must not widen the window.
    m_document->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    layout->addWidget(m_document, 1);
    auto* find = new QPushButton(icon("search", *this), "Find command or object    Ctrl+K", this);
    find->setProperty("role", "find");
    find->setFocusPolicy(Qt::NoFocus);
    connect(find, &QPushButton::clicked, this, &TopBar::findRequested);
    layout->addWidget(find);
    connect(&session, &Session::changed, this, [this](Changes changes) {
        if (changes & Change::Document)
            showDocument();
    });
}

void TopBar::showDocument()
{
    const Document& document = m_session.document();
    const QString name = document.file().empty() ? QStringLiteral("untitled")
                                                 : QFileInfo(QString::fromStdString(document.file())).fileName();
    m_document->setText(document.isModified() ? name + QStringLiteral(" · changed") : name);
    m_document->setToolTip(QString::fromStdString(document.file()));
}

}  // namespace sinew
