#include "ui/panels/messages/messages_panel.h"

#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QListView>
#include <QPushButton>
#include <QStackedLayout>
#include <QVBoxLayout>

#include "ui/panels/messages/message_delegate.h"
#include "ui/panels/messages/message_list_model.h"
#include "ui/session/session.h"
#include "ui/text/translated.h"
#include "ui/widgets/label_support.h"

namespace sinew {

namespace {

QPushButton* makeFlatButton(const QString& text, QWidget* parent)
{
    auto* button = new QPushButton(text, parent);
    button->setProperty("role", "flat");
    return button;
}

int countOf(const Diagnostics& messages, Severity severity)
{
    return static_cast<int>(std::count_if(messages.begin(), messages.end(),
                                          [severity](const Diagnostic& m) { return m.severity == severity; }));
}

}  // namespace

MessagesPanel::MessagesPanel(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_model(new MessageListModel(this)), m_view(new QListView(this)),
      m_count(new ElidedLabel(this)), m_copy(makeFlatButton(tr("Copy"), this)),
      m_clear(makeFlatButton(tr("Clear"), this)), m_pages(new QStackedLayout)
{
    m_view->setModel(m_model);
    m_view->setItemDelegate(new MessageDelegate(m_view));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setResizeMode(QListView::Adjust);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setAccessibleName(tr("Messages"));
    lay();

    auto* copyAction = new QAction(tr("Copy"), m_view);
    copyAction->setShortcut(QKeySequence::Copy);
    copyAction->setShortcutContext(Qt::WidgetShortcut);
    m_view->addAction(copyAction);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(copyAction, &QAction::triggered, this, &MessagesPanel::copy);
    connect(m_copy, &QPushButton::clicked, this, &MessagesPanel::copy);
    connect(m_clear, &QPushButton::clicked, &m_session, &Session::clearMessages);
    connect(&m_session, &Session::changed, this, [this](Changes changes) {
        if (changes & Change::Messages)
            refresh();
    });
    refresh();
}

void MessagesPanel::lay()
{
    setRole(*m_count, "muted");
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(10, 4, 6, 2);
    bar->setSpacing(2);
    bar->addWidget(m_count, 1);
    bar->addWidget(m_copy);
    bar->addWidget(m_clear);

    auto* list = new QWidget(this);
    auto* column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(bar);
    column->addWidget(m_view, 1);

    m_pages->addWidget(makeEmptyLabel(tr("No messages. Remarks about files and results show here."), this));
    m_pages->addWidget(list);
    setLayout(m_pages);
}

void MessagesPanel::refresh()
{
    const Diagnostics& messages = m_session.messages();
    m_model->refresh(messages);
    m_pages->setCurrentIndex(messages.empty() ? 0 : 1);
    const int errors = countOf(messages, Severity::Error);
    const int warnings = countOf(messages, Severity::Warning);
    m_count->setFullText((errors == 1 ? tr("1 error") : tr("%1 errors").arg(errors)) + comma()
                         + (warnings == 1 ? tr("1 warning") : tr("%1 warnings").arg(warnings)));
    showNewest();
}

// From its beginning, also where there is no room for all of it.
void MessagesPanel::showNewest()
{
    m_view->scrollTo(m_model->index(m_model->rowCount() - 1), QAbstractItemView::PositionAtTop);
}

// The list lays its lines anew for the width that it has then.
void MessagesPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    QMetaObject::invokeMethod(this, &MessagesPanel::showNewest, Qt::QueuedConnection);
}

// The selected messages, or all when none is selected.
void MessagesPanel::copy()
{
    const QModelIndexList selected = m_view->selectionModel()->selectedIndexes();
    const Diagnostics& messages = m_session.messages();
    QStringList lines;
    for (std::size_t i = 0; i < messages.size(); ++i) {
        if (selected.isEmpty() || selected.contains(m_model->index(static_cast<int>(i))))
            lines.append(wholeText(messages[i]));
    }
    QApplication::clipboard()->setText(lines.join(u'\n'));
}

}  // namespace sinew
