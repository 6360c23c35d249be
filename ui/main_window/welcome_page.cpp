#include "ui/main_window/welcome_page.h"

#include <QFileInfo>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>

#include "ui/session/icons.h"
#include "ui/session/resources.h"

namespace sinew {

namespace {

constexpr QSize pictureSize(250, 160);

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
        : QFrame(parent), m_open(std::move(open))
    {
        setProperty("role", "card");
        setFocusPolicy(Qt::TabFocus);
        setCursor(Qt::PointingHandCursor);
        setAccessibleName(example.title);
        setFixedWidth(pictureSize.width() + 26);
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(12, 12, 12, 12);
        layout->addWidget(makePicture(example.path));
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

private:
    // A picture lies beside the help pages under the model's name; a model without one gets the program's icon.
    static QLabel* makePicture(const QString& modelPath)
    {
        const QString name = QFileInfo(modelPath).fileName().section('.', 0, 0);
        QPixmap pixmap(resourcePath(QString("help/examples/%1.png").arg(name)));
        auto* label = new QLabel;
        label->setFixedSize(pictureSize);
        label->setAlignment(Qt::AlignCenter);
        if (pixmap.isNull())
            label->setPixmap(applicationIcon().pixmap(64, 64));
        else
            label->setPixmap(pixmap.scaled(pictureSize, Qt::KeepAspectRatio, Qt::SmoothTransformation));
        return label;
    }

    std::function<void()> m_open;
};

}  // namespace

WelcomePage::WelcomePage(QWidget* parent) : QWidget(parent)
{
    setObjectName("welcome");
    setAttribute(Qt::WA_StyledBackground);
    auto* page = new QWidget;
    page->setObjectName("scrolled");
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(32, 32, 32, 32);
    column->setSpacing(14);
    column->addStretch(1);
    auto* title = new QLabel("Sinew");
    title->setProperty("role", "big");
    column->addWidget(title, 0, Qt::AlignHCenter);
    auto* text = new QLabel("Muscles only pull. Open a skeleton and see which ones do.");
    text->setProperty("role", "muted");
    column->addWidget(text, 0, Qt::AlignHCenter);

    auto* cards = new QGridLayout;
    cards->setSpacing(14);
    constexpr int columns = 3;
    int place = 0;
    for (const Example& example : findExamples()) {
        auto* card = new ExampleCard(
            example, [this, path = example.path] { emit openRequested(path); }, page);
        cards->addWidget(card, place / columns, place % columns);
        ++place;
    }
    auto* centred = new QHBoxLayout;
    centred->addStretch(1);
    centred->addLayout(cards);
    centred->addStretch(1);
    column->addLayout(centred);

    auto* open = new QPushButton("Open a model…");
    open->setProperty("role", "primary");
    connect(open, &QPushButton::clicked, this, &WelcomePage::dialogRequested);
    column->addWidget(open, 0, Qt::AlignHCenter);
    auto* hint = new QLabel("or drop a *.sinew.json file here");
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

}  // namespace sinew
