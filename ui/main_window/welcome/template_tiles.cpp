#include "ui/main_window/welcome/template_tiles.h"

#include <QGridLayout>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/figures/figures.h"
#include "ui/main_window/welcome/example_shelves.h"
#include "ui/main_window/welcome/welcome_box.h"
#include "ui/text/core_words.h"
#include "ui/text/translated.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr int columns = 3;
constexpr QSize tileSize(82, 94);

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// The picture of the example that the figure makes, over its title, which takes up to four lines.
class Tile : public QToolButton {
public:
    explicit Tile(const FigureKind& kind) : m_name(fromView(kind.name)), m_title(worded(std::string(kind.title)))
    {
        setFixedSize(tileSize);
        setProperty("role", "tile");
        setAccessibleName(m_title);
        setToolTip(fromView(kind.summary));
        setCursor(Qt::PointingHandCursor);
    }

    const QString& name() const { return m_name; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        const Palette& colours = paletteOf(*window());  // a button has a palette of its own
        const bool isMarked = hasFocus() || underMouse();
        painter.setBrush(toColor(colours.panel));
        painter.setPen(QPen(toColor(isMarked ? colours.accent : colours.line), hasFocus() ? 2 : 1));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
        const QRect area(17, 5, 48, 35);
        const QPixmap picture(examplePicture(m_name, &colours == &darkPalette));
        if (picture.isNull())
            sinew::icon("figure", *this).paint(&painter, area);
        else
            painter.drawPixmap(area, picture);
        QFont small = font();
        small.setPixelSize(10);
        painter.setFont(small);
        painter.setPen(toColor(colours.text));
        painter.drawText(QRect(3, 42, width() - 6, height() - 44), Qt::AlignHCenter | Qt::TextWordWrap, m_title);
    }

private:
    QString m_name, m_title;
};

}  // namespace

TemplateTiles::TemplateTiles(QWidget* parent) : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* box = new WelcomeBox(translated("New from template"));
    layout->addWidget(box);
    auto* grid = new QGridLayout;
    grid->setSpacing(8);
    int place = 0;
    for (const FigureKind& kind : figureKinds()) {
        auto* tile = new Tile(kind);
        connect(tile, &QToolButton::clicked, this, [this, tile] { emit chosen(tile->name()); });
        grid->addWidget(tile, place / columns, place % columns);
        ++place;
    }
    box->content().addLayout(grid);
}

}  // namespace sinew
