#include "ui/main_window/welcome_page.h"

#include <QFileInfo>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>

#include "ui/session/resources.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr QSize pictureSize(250, 160);
constexpr int cardWidth = pictureSize.width() + 26;
constexpr int cardSpacing = 14;
constexpr int pageMargin = 32;

// Up to a full stop that a capital letter follows: "Fig. 13" is no end.
QString firstSentence(const QString& text)
{
    const qsizetype end = text.indexOf(QRegularExpression("\\.\\s+(?=[A-Z])"));
    return end < 0 ? text : text.left(end + 1);
}

// A card is one button, for the mouse and for the keyboard.
class ExampleCard : public QFrame {
public:
    ExampleCard(const Example& example, std::function<void()> open, QWidget* parent)
        : QFrame(parent), m_open(std::move(open)), m_model(example.path), m_picture(new QLabel(this))
    {
        m_picture->setFixedSize(pictureSize);
        m_picture->setAlignment(Qt::AlignCenter);
        setProperty("role", "card");
        setFocusPolicy(Qt::TabFocus);
        setCursor(Qt::PointingHandCursor);
        setAccessibleName(example.title);
        setFixedWidth(cardWidth);
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(12, 12, 12, 12);
        layout->addWidget(m_picture);
        showPicture();
        auto* title = new QLabel(example.title);
        title->setTextFormat(Qt::PlainText);
        title->setWordWrap(true);
        QFont bold = title->font();
        bold.setBold(true);
        title->setFont(bold);
        layout->addWidget(title);
        // The first sentence is enough on a card.
        auto* text = new QLabel(firstSentence(example.description));
        text->setTextFormat(Qt::PlainText);
        text->setWordWrap(true);
        text->setProperty("role", "muted");
        text->setToolTip(example.description);
        layout->addWidget(text, 1, Qt::AlignTop);
    }

protected:
    void mouseReleaseEvent(QMouseEvent* event) override
    {
        if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
            m_open();
    }

    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)
            m_open();
        else
            QFrame::keyPressEvent(event);
    }

    void changeEvent(QEvent* event) override
    {
        QFrame::changeEvent(event);
        if (event->type() == QEvent::PaletteChange)
            showPicture();
    }

private:
    // Pictures lie beside the help pages under the model's name, and once more for the dark theme; a model without any
    // gets the program's icon.
    void showPicture()
    {
        const QString name = QFileInfo(m_model).fileName().section('.', 0, 0);
        const bool isDark = &paletteOf(*this) == &darkPalette;
        QPixmap pixmap;
        if (isDark)
            pixmap.load(resourcePath(QString("help/examples/%1_dark.png").arg(name)));
        if (pixmap.isNull())
            pixmap.load(resourcePath(QString("help/examples/%1.png").arg(name)));
        m_picture->setPixmap(pixmap.isNull()
                                 ? applicationIcon().pixmap(64, 64)
                                 : pixmap.scaled(pictureSize, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    }

    std::function<void()> m_open;
    QString m_model;
    QLabel* m_picture;
};

void addCentred(QVBoxLayout& column, QLayout* content)
{
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addLayout(content);
    row->addStretch(1);
    column.addLayout(row);
}

}  // namespace

WelcomePage::WelcomePage(QWidget* parent) : QWidget(parent)
{
    setObjectName("welcome");
    setAttribute(Qt::WA_StyledBackground);
    auto* page = new QWidget;
    page->setObjectName("scrolled");
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(pageMargin, pageMargin, pageMargin, pageMargin);
    column->setSpacing(14);
    column->addStretch(1);
    auto* title = new QLabel("Sinew");
    title->setProperty("role", "big");
    column->addWidget(title, 0, Qt::AlignHCenter);
    auto* text = new QLabel("Muscles only pull. Open a skeleton and see which ones do.");
    text->setProperty("role", "muted");
    column->addWidget(text, 0, Qt::AlignHCenter);

    m_shelves.push_back(makeShelf(findExamples(), page));
    addCentred(*column, m_shelves.back().grid);
    if (const std::vector<Example> motions = findScenarios(); !motions.empty()) {
        auto* heading = new QLabel("Motions");
        heading->setProperty("role", "heading");
        column->addWidget(heading, 0, Qt::AlignHCenter);
        m_shelves.push_back(makeShelf(motions, page));
        addCentred(*column, m_shelves.back().grid);
    }
    layCards();

    auto* open = new QPushButton("Open a model…");
    open->setProperty("role", "primary");
    connect(open, &QPushButton::clicked, this, &WelcomePage::dialogRequested);
    auto* figure = new QPushButton("New figure…");
    connect(figure, &QPushButton::clicked, this, &WelcomePage::figureRequested);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(10);
    buttons->addStretch(1);
    buttons->addWidget(open);
    buttons->addWidget(figure);
    buttons->addStretch(1);
    column->addLayout(buttons);
    auto* hint = new QLabel("or drop a *.sinew.json or *.sinew-scenario.json file here");
    hint->setProperty("role", "muted");
    column->addWidget(hint, 0, Qt::AlignHCenter);
    column->addStretch(2);

    auto* scroll = new QScrollArea(this);
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->viewport()->setAutoFillBackground(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);
}

WelcomePage::Shelf WelcomePage::makeShelf(const std::vector<Example>& examples, QWidget* page)
{
    Shelf shelf{new QGridLayout, {}};
    shelf.grid->setSpacing(cardSpacing);
    for (const Example& example : examples)
        shelf.cards.push_back(new ExampleCard(
            example, [this, path = example.path] { emit openRequested(path); }, page));
    return shelf;
}

void WelcomePage::layCards()
{
    constexpr int scrollBar = 12;
    const int room = width() - 2 * pageMargin - scrollBar;
    const int columns = qBound(1, (room + cardSpacing) / (cardWidth + cardSpacing), 5);
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (const Shelf& shelf : m_shelves) {
        for (std::size_t i = 0; i < shelf.cards.size(); ++i)
            shelf.grid->addWidget(shelf.cards[i], static_cast<int>(i) / columns, static_cast<int>(i) % columns);
    }
}

void WelcomePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layCards();
}

}  // namespace sinew
