#include "ui/main_window/top_bar.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QToolButton>

#include "ui/session/fixation_session.h"
#include "ui/session/motion_session.h"
#include "ui/session/session.h"
#include "ui/text/translated.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/label_support.h"
#include "ui/workspaces/view_titles.h"

namespace sinew {

TopBar::TopBar(const Sessions& sessions, const Workspaces& workspaces, QWidget* parent)
    : QWidget(parent), m_sessions(sessions), m_workspaces(workspaces), m_workspace(workspaces.front().get()),
      m_menuBar(new QMenuBar(this)), m_document(new ElidedLabel(this)), m_segments(new QFrame(this))
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
    // A long name must not widen the window; both its ends tell files apart.
    m_document->setElideMode(Qt::ElideMiddle);
    m_document->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    layout->addWidget(m_document, 1);
    addWorkspaces();
    layout->addWidget(m_segments);
    auto* find = new QPushButton(icon("search", *this), translated("Find command or object    Ctrl+K"), this);
    find->setProperty("role", "find");
    find->setFocusPolicy(Qt::NoFocus);
    connect(find, &QPushButton::clicked, this, &TopBar::findRequested);
    layout->addWidget(find);
    connect(&m_sessions.session, &Session::changed, this, [this](Changes changes) {
        if (changes & Change::Document)
            showDocument();
    });
    connect(&sessions.motion, &MotionSession::changed, this, [this](MotionChanges changes) {
        if (changes & MotionChange::Scenario)
            showDocument();
    });
    connect(&sessions.fixation, &FixationSession::changed, this, [this](FixationChanges changes) {
        if (changes & FixationChange::Case)
            showDocument();
    });
}

void TopBar::addWorkspaces()
{
    m_segments->setProperty("role", "segments");
    auto* row = new QHBoxLayout(m_segments);
    row->setContentsMargins(1, 1, 1, 1);
    row->setSpacing(0);
    for (std::size_t i = 0; i < m_workspaces.size(); ++i) {
        const Workspace& workspace = *m_workspaces[i];
        auto* button = new QToolButton(m_segments);
        button->setText(workspace.title());
        button->setToolTip(QString("%1 (%2)").arg(workspace.purpose(), keysOfWorkspace(i).toString()));
        button->setProperty("role", "segment");
        button->setCheckable(true);
        button->setFocusPolicy(Qt::NoFocus);
        connect(button, &QToolButton::clicked, this, [this, id = workspace.id()] {
            setWorkspace(*m_workspace);  // the window decides
            emit workspaceChosen(id);
        });
        row->addWidget(button);
        m_buttons.push_back(button);
    }
    m_segments->hide();
    setWorkspace(*m_workspace);
}

void TopBar::setWorkspace(const Workspace& workspace)
{
    m_workspace = &workspace;
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setChecked(m_workspaces[i].get() == m_workspace);
    showDocument();
}

void TopBar::showDocument()
{
    m_segments->setVisible(m_sessions.session.hasModel());
    if (!m_sessions.session.hasModel())
        return;
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setEnabled(m_workspaces[i]->whyNot().isEmpty());
    const ShownDocument document = m_workspace->document();
    const bool hasChanges = isModified(m_sessions, document.part);
    const QString own = !hasChanges      ? document.name
                        : document.isNew ? translated("%1 · not saved").arg(document.name)
                                         : translated("%1 · changed").arg(document.name);
    const QString text = own + unsavedBeside(document.part, m_sessions);
    m_document->setFullText(text);
    m_document->setOwnToolTip(document.file.isEmpty() ? text : text + u'\n' + document.file);
}

}  // namespace sinew
