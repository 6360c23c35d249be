#include "ui/main_window/top_bar.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QToolButton>

#include "ui/main_window/view_titles.h"
#include "ui/session/motion_session.h"
#include "ui/session/session.h"
#include "ui/widgets/icons.h"

namespace sinew {

TopBar::TopBar(Session& session, MotionSession& motion, QWidget* parent)
    : QWidget(parent), m_session(session), m_motion(motion), m_menuBar(new QMenuBar(this)),
      m_document(new QLabel(this)), m_workspaces(new QFrame(this))
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
    addWorkspaces();
    layout->addWidget(m_workspaces);
    auto* find = new QPushButton(icon("search", *this), "Find command or object    Ctrl+K", this);
    find->setProperty("role", "find");
    find->setFocusPolicy(Qt::NoFocus);
    connect(find, &QPushButton::clicked, this, &TopBar::findRequested);
    layout->addWidget(find);
    connect(&session, &Session::changed, this, [this](Changes changes) {
        if (changes & Change::Document)
            showDocument();
    });
    connect(&motion, &MotionSession::changed, this, [this](MotionChanges changes) {
        if (changes & MotionChange::Scenario)
            showDocument();
    });
}

void TopBar::addWorkspaces()
{
    m_workspaces->setProperty("role", "segments");
    auto* row = new QHBoxLayout(m_workspaces);
    row->setContentsMargins(1, 1, 1, 1);
    row->setSpacing(0);
    const auto add = [&](const char* text, const char* toolTip, Workspace workspace) {
        auto* button = new QToolButton(m_workspaces);
        button->setText(text);
        button->setToolTip(toolTip);
        button->setProperty("role", "segment");
        button->setCheckable(true);
        button->setFocusPolicy(Qt::NoFocus);
        connect(button, &QToolButton::clicked, this, [this, workspace] {
            setWorkspace(m_workspace);  // the window decides
            emit workspaceChosen(workspace);
        });
        row->addWidget(button);
        return button;
    };
    m_posture = add("Posture", "Forces of one posture (Alt+1)", Workspace::Posture);
    m_motionButton = add("Motion", "Motions over time (Alt+2)", Workspace::Motion);
    m_workspaces->hide();
    setWorkspace(m_workspace);
}

void TopBar::setWorkspace(Workspace workspace)
{
    m_workspace = workspace;
    m_posture->setChecked(workspace == Workspace::Posture);
    m_motionButton->setChecked(workspace == Workspace::Motion);
    showDocument();
}

void TopBar::showDocument()
{
    m_workspaces->setVisible(m_session.hasModel());
    if (!m_session.hasModel())
        return;
    const Document& document = m_session.document();
    const bool isScenario = m_workspace == Workspace::Motion && m_motion.hasScenario();
    const QString file = QString::fromStdString(isScenario ? m_motion.file() : m_session.file());
    const bool isModified = document.isModelModified() || m_motion.isModified();
    const QString name = isScenario ? scenarioName(m_motion) : documentName(m_session);
    m_document->setText(isModified ? name + QStringLiteral(" · changed") : name);
    m_document->setToolTip(file);
}

}  // namespace sinew
