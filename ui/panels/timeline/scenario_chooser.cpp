#include "ui/panels/timeline/scenario_chooser.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

#include "ui/session/resources.h"
#include "ui/text/translated.h"
#include "ui/widgets/icons.h"

namespace sinew {

ScenarioChooser::ScenarioChooser(QWidget* parent)
    : QWidget(parent), m_new(new QPushButton(translated("New Motion of This Model…")))
{
    auto* page = new QWidget;
    page->setObjectName("scrolled");
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(10);
    auto* top = new QHBoxLayout;
    auto* text = new QLabel(
        translated("A scenario moves the skeleton: stage by stage it says which motions and which moments are "
                   "given, and the others are found."));
    text->setWordWrap(true);
    text->setProperty("role", "muted");
    top->addWidget(text, 1);
    m_new->setObjectName("newMotion");
    connect(m_new, &QPushButton::clicked, this, &ScenarioChooser::newRequested);
    top->addWidget(m_new, 0, Qt::AlignTop);
    auto* open = new QPushButton(translated("Open a scenario…"));
    open->setProperty("role", "primary");
    connect(open, &QPushButton::clicked, this, &ScenarioChooser::dialogRequested);
    top->addWidget(open, 0, Qt::AlignTop);
    column->addLayout(top);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    int count = 0;
    constexpr int columns = 3;
    for (const Example& scenario : findScenarios()) {
        auto* button = new QPushButton(icon("motion", *this), scenario.title);
        button->setProperty("role", "flat");
        button->setProperty("scenario", scenario.path);
        button->setToolTip(scenario.description);
        button->setStyleSheet("text-align: left;");
        connect(button, &QPushButton::clicked, this, [this, path = scenario.path] { emit openRequested(path); });
        grid->addWidget(button, count / columns, count % columns);
        ++count;
    }
    column->addLayout(grid);
    column->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setFocusPolicy(Qt::NoFocus);  // its contents have the keyboard
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->viewport()->setAutoFillBackground(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);
}

void ScenarioChooser::setHasModel(bool hasModel)
{
    m_new->setVisible(hasModel);
}

}  // namespace sinew
