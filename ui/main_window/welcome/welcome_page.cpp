#include "ui/main_window/welcome/welcome_page.h"

#include <algorithm>
#include <cstdlib>

#include <QButtonGroup>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/main_window/welcome/example_card.h"
#include "ui/main_window/welcome/shelf_view.h"
#include "ui/main_window/welcome/template_tiles.h"
#include "ui/main_window/welcome/welcome_box.h"
#include "ui/text/core_words.h"
#include "ui/text/translated.h"
#include "ui/widgets/icons.h"

namespace sinew {

namespace {

constexpr int sideWidth = 280, gap = 8;  // px
constexpr int cardSpacing = 12;

// A wide button with an icon at its left and its key at its right.
QPushButton* makeStartButton(const QString& text, const QString& key, const char* iconName)
{
    auto* button = new QPushButton;
    button->setAccessibleName(text);
    button->setMinimumHeight(34);
    auto* row = new QHBoxLayout(button);
    row->setContentsMargins(36, 0, 12, 0);
    auto* name = new QLabel(text);
    auto* shortcut = new QLabel(key);
    for (QLabel* label : {name, shortcut})
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
    shortcut->setProperty("role", "shortcut");
    row->addWidget(name, 1);
    row->addWidget(shortcut);
    button->setIcon(icon(iconName, *button));
    button->setProperty("role", "start");
    return button;
}

}  // namespace

WelcomePage::WelcomePage(QWidget* parent) : QWidget(parent), m_recent(new RecentFiles), m_recovery(new RecoveryBox)
{
    setObjectName("welcome");
    setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gap);
    row->addWidget(makeLeft());
    row->addWidget(makeCentre(), 1);
    row->addWidget(makeRight());
    connect(m_recent, &RecentFiles::openRequested, this, &WelcomePage::openRequested);
    connect(m_recent, &RecentFiles::locateRequested, this, &WelcomePage::locateRequested);
    connect(m_recovery, &RecoveryBox::recoverRequested, this, &WelcomePage::recoverRequested);
    connect(m_recovery, &RecoveryBox::compareRequested, this, &WelcomePage::compareRequested);
    connect(m_recovery, &RecoveryBox::discardRequested, this, &WelcomePage::discardRequested);
}

WelcomePage::~WelcomePage() = default;

QWidget* WelcomePage::makeLeft()
{
    auto* left = new QWidget;
    left->setFixedWidth(sideWidth);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap);
    column->addWidget(makeStart());
    column->addWidget(m_recovery);
    column->addWidget(m_recent, 1);
    return left;
}

QWidget* WelcomePage::makeStart()
{
    auto* box = new WelcomeBox(translated("Start"), translated("or drop a file anywhere"));
    const auto add = [&](const QString& text, const char* iconName, const QString& key, const QString& command) {
        QPushButton* button = makeStartButton(text, key, iconName);
        connect(button, &QPushButton::clicked, this, [this, command] { emit commandRequested(command); });
        box->content().addWidget(button);
        return button;
    };
    QPushButton* open = add(translated("Open…"), "open", "Ctrl+O", "file.open");
    open->setProperty("role", "startPrimary");
    add(translated("New model"), "body", translated("Ctrl+N"), "file.new");
    add(translated("New from template…"), "figure", {}, "file.new-figure");
    return box;
}

QWidget* WelcomePage::makeRight()
{
    auto* right = new QWidget;
    right->setFixedWidth(sideWidth);
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap);
    auto* tiles = new TemplateTiles;
    connect(tiles, &TemplateTiles::chosen, this, &WelcomePage::figureRequested);
    column->addWidget(tiles);
    column->addWidget(makeLearn());
    column->addStretch(1);
    return right;
}

QWidget* WelcomePage::makeLearn()
{
    auto* box = new WelcomeBox(translated("Learn"));
    const auto add = [&](const QString& text, const QString& kind, const QString& command) {
        auto* row = new QHBoxLayout;
        auto* link = new QPushButton(text);
        link->setProperty("role", "link");
        link->setCursor(Qt::PointingHandCursor);
        connect(link, &QPushButton::clicked, this, [this, command] { emit commandRequested(command); });
        auto* label = new QLabel(kind);
        label->setProperty("role", "muted");
        row->addWidget(link);
        row->addStretch(1);
        row->addWidget(label);
        box->content().addLayout(row);
    };
    add(translated("A tour of the window"), translated("7 steps"), "help.tour");
    add(translated("First force in five minutes"), translated("guide"), "help.start");
    add(translated("The order law: who switches when"), translated("theory"), "help.order-law");
    add(translated("All keys"), "F1", "help.keys");
    return box;
}

QWidget* WelcomePage::makeCentre()
{
    auto* page = new QWidget;
    page->setObjectName("scrolled");
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(14);
    addFilter(*column);
    ExampleShelves examples = readExampleShelves();
    m_problems = examples.problems;
    for (const ExampleShelf& shelf : examples.shelves) {
        auto* view = new ShelfView(shelf);
        m_shelves.push_back(view);
        column->addWidget(view);
        connect(view, &ShelfView::chosen, this, &WelcomePage::openRequested);
        connect(view, &ShelfView::allRequested, this, [this](const QString& user) {
            setFilter(user);
            emit filterChosen(user);
        });
        auto* button = new QToolButton;
        button->setText(worded(shelf.user.toStdString()));
        button->setProperty("user", shelf.user);
        button->setCheckable(true);
        button->setProperty("role", "segment");
        m_filterButtons->addButton(button);
        m_segments->layout()->addWidget(button);
    }
    column->addStretch(1);
    m_scroll = new QScrollArea;
    m_scroll->setWidget(page);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->installEventFilter(this);
    m_scroll->viewport()->setAutoFillBackground(false);
    return m_scroll;
}

void WelcomePage::addFilter(QVBoxLayout& column)
{
    auto* heading = new QHBoxLayout;
    auto* title = new QLabel(translated("Which muscles pull, and how hard?"));
    title->setProperty("role", "question");
    title->setWordWrap(true);  // in a narrow window the filter stands beside two lines
    heading->addWidget(title, 1);
    m_segments = new QFrame;
    m_segments->setProperty("role", "segments");
    auto* row = new QHBoxLayout(m_segments);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_filterButtons = new QButtonGroup(this);
    auto* all = new QToolButton;
    all->setText(translated("All"));
    all->setCheckable(true);
    all->setChecked(true);
    all->setProperty("role", "segment");
    m_filterButtons->addButton(all);
    row->addWidget(all);
    heading->addWidget(m_segments, 0, Qt::AlignRight | Qt::AlignVCenter);
    column.addLayout(heading);
    auto* text = new QLabel(
        translated("Pick a picture, move a slider, see every force at once. Each example opens solved and ready "
                   "to change."));
    text->setProperty("role", "muted");
    text->setWordWrap(true);
    column.addWidget(text);
    connect(m_filterButtons, &QButtonGroup::buttonClicked, this, [this](QAbstractButton* button) {
        setFilter(button->property("user").toString());
        emit filterChosen(m_filter);
    });
}

void WelcomePage::setFilter(const QString& user)
{
    const bool isKnown = std::any_of(m_shelves.begin(), m_shelves.end(),
                                     [&](const ShelfView* shelf) { return shelf->user() == user; });
    m_filter = isKnown ? user : QString();
    for (QAbstractButton* button : m_filterButtons->buttons())
        button->setChecked(button->property("user").toString() == m_filter);
    for (ShelfView* shelf : m_shelves) {
        shelf->setVisible(m_filter.isEmpty() || shelf->user() == m_filter);
        shelf->setOpen(shelf->user() == m_filter);
    }
}

void WelcomePage::showOpening(const QString& path)
{
    for (ExampleCard* card : findChildren<ExampleCard*>())
        card->setOpening(!path.isEmpty() && card->example().path == path);
}

void WelcomePage::layCards()
{
    constexpr int scrollBar = 12;
    const int room = width() - 2 * (sideWidth + gap) - scrollBar;
    const int columns = std::max(1, (room + cardSpacing) / (ExampleCard::cardSize.width() + cardSpacing));
    for (ShelfView* shelf : m_shelves)
        shelf->setColumns(columns);
}

void WelcomePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layCards();
}

// Walking over the cards

std::vector<ExampleCard*> WelcomePage::shownCards() const
{
    std::vector<ExampleCard*> cards;
    for (const ShelfView* shelf : m_shelves) {
        for (ExampleCard* card : shelf->cards()) {
            if (card->isVisible())
                cards.push_back(card);
        }
    }
    return cards;
}

// Left and right go through all cards in their order; up and down to the nearest card of the next row.
ExampleCard* WelcomePage::cardBeside(const ExampleCard& card, int key) const
{
    const std::vector<ExampleCard*> cards = shownCards();
    const auto here = std::find(cards.begin(), cards.end(), &card) - cards.begin();
    const auto count = static_cast<std::ptrdiff_t>(cards.size());
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        const auto next = here + (key == Qt::Key_Right ? 1 : -1);
        return next >= 0 && next < count ? cards[static_cast<std::size_t>(next)] : nullptr;
    }
    const QPoint place = card.mapTo(this, QPoint());
    ExampleCard* nearest = nullptr;
    int least = 0;
    for (ExampleCard* other : cards) {
        const QPoint away = other->mapTo(this, QPoint()) - place;
        const int down = key == Qt::Key_Down ? away.y() : -away.y();
        const int distance = 100 * down + std::abs(away.x());  // the next row before all others
        if (down > 0 && (!nearest || distance < least)) {
            nearest = other;
            least = distance;
        }
    }
    return nearest;
}

bool WelcomePage::walk(int key)
{
    const bool isArrow = key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
    const std::vector<ExampleCard*> cards = shownCards();
    if (!isArrow || cards.empty())
        return false;
    const auto focused
        = std::find_if(cards.begin(), cards.end(), [](const ExampleCard* card) { return card->hasFocus(); });
    ExampleCard* next = focused == cards.end() ? cards.front() : cardBeside(**focused, key);
    if (next)
        next->setFocus(Qt::TabFocusReason);
    return true;
}

// Qt leaves this to dialogs.
bool WelcomePage::press(int key)
{
    auto* button = qobject_cast<QAbstractButton*>(focusWidget());
    if (!button || (key != Qt::Key_Return && key != Qt::Key_Enter))
        return false;
    button->click();
    return true;
}

void WelcomePage::keyPressEvent(QKeyEvent* event)
{
    if (!walk(event->key()) && !press(event->key()))
        QWidget::keyPressEvent(event);
}

// A scroll area takes the arrows for itself.
bool WelcomePage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_scroll && event->type() == QEvent::KeyPress)
        return walk(static_cast<QKeyEvent*>(event)->key());
    return QWidget::eventFilter(watched, event);
}

}  // namespace sinew
