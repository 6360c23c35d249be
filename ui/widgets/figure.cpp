#include "ui/widgets/figure.h"

#include <algorithm>
#include <cmath>

#include <QBuffer>
#include <QMimeData>
#include <QPageSize>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <qcustomplot.h>

#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr int margin = 10, gap = 6;                       // px
constexpr int swatch = 26, betweenKeys = 16;              // px
constexpr double pngSharpness = 3;                        // pixels a px
constexpr double pointsPerInch = 72, pixelsPerInch = 96;  // a px is what style sheets call one

QFont titleFont(const QWidget& widget)
{
    QFont font = widget.font();
    font.setPointSizeF(1.15 * font.pointSizeF());
    font.setWeight(QFont::DemiBold);
    return font;
}

// Without the empty room below that a tall window leaves; of a plot, which fills its own, all.
QSize sizeOf(const QWidget& part, const QSize& least)
{
    const QRect filled = part.childrenRect();
    const bool isPlot = qobject_cast<const QCustomPlot*>(&part) != nullptr;
    const int height = isPlot || filled.isEmpty() ? part.height() : std::min(part.height(), filled.bottom() + 6);
    return QSize(part.width(), height).expandedTo(least);
}

// Where everything stands, px.
class FigureLayout {
public:
    explicit FigureLayout(const PaperFigure& figure) : m_figure(figure)
    {
        for (const QWidget* part : figure.parts) {
            const QSize size = sizeOf(*part, figure.leastPart);
            m_sizes.push_back(size);
            m_body = figure.isSideBySide
                         ? QSize(m_body.width() + size.width(), std::max(m_body.height(), size.height()))
                         : QSize(std::max(m_body.width(), size.width()), m_body.height() + size.height());
        }
        if (figure.keys)
            m_keys = figure.keys();
        placeKeys();
    }

    QSize size() const { return {m_body.width() + 2 * margin, below() + m_keyHeight + margin}; }
    void paint(QCPPainter& painter) const;

private:
    const QWidget& first() const { return *m_figure.parts.front(); }
    int titleHeight() const { return m_figure.title.isEmpty() ? 0 : QFontMetrics(titleFont(first())).height() + gap; }
    int noteHeight() const { return m_figure.note.isEmpty() ? 0 : noteBox().height() + gap; }
    QRect noteBox() const
    {
        return QFontMetrics(first().font())
            .boundingRect(QRect(0, 0, m_body.width(), 10000), Qt::TextWordWrap, m_figure.note);
    }
    int above() const { return margin + titleHeight() + noteHeight(); }
    int below() const { return above() + m_body.height() + (m_keyHeight > 0 ? gap : 0); }
    void placeKeys();
    void paintTexts(QCPPainter& painter) const;
    void paintKey(QCPPainter& painter, std::size_t key) const;
    void paintPart(QCPPainter& painter, std::size_t part, const QPoint& at) const;

    const PaperFigure& m_figure;
    std::vector<QSize> m_sizes;
    QSize m_body;
    std::vector<PaperKey> m_keys;
    std::vector<QRect> m_places;  // of the keys, from the first one on
    int m_keyHeight = 0;
};

// In lines, as many side by side as fit.
void FigureLayout::placeKeys()
{
    const QFontMetrics metrics(first().font());
    QPoint at(0, 0);
    for (const PaperKey& key : m_keys) {
        const int width = swatch + 6 + metrics.horizontalAdvance(key.text);
        if (at.x() > 0 && at.x() + width > m_body.width())
            at = QPoint(0, at.y() + metrics.height() + 2);
        m_places.emplace_back(at, QSize(width, metrics.height()));
        at.rx() += width + betweenKeys;
        m_keyHeight = at.y() + metrics.height();
    }
}

void FigureLayout::paintTexts(QCPPainter& painter) const
{
    painter.setFont(titleFont(first()));
    painter.setPen(toColor(lightPalette.text));
    painter.drawText(QRect(margin, margin, m_body.width(), titleHeight()), Qt::AlignLeft | Qt::AlignTop,
                     m_figure.title);
    painter.setFont(first().font());
    painter.setPen(toColor(lightPalette.muted));
    painter.drawText(noteBox().translated(margin, margin + titleHeight()), Qt::TextWordWrap, m_figure.note);
}

void FigureLayout::paintKey(QCPPainter& painter, std::size_t key) const
{
    const PaperKey& shown = m_keys[key];
    const QRectF place = m_places[key].translated(margin, below());
    const QRectF sign(place.left(), place.top() + 2, swatch, place.height() - 4);
    if (shown.band.isValid())
        painter.fillRect(sign, shown.band);
    painter.setPen(shown.line);
    painter.drawLine(QLineF(sign.left(), sign.center().y(), sign.right(), sign.center().y()));
    if (shown.dot.isValid()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(shown.dot);
        painter.drawEllipse(sign.center(), 3, 3);
        painter.setBrush(Qt::NoBrush);
    }
    painter.setFont(first().font());
    painter.setPen(toColor(lightPalette.text));
    painter.drawText(place.adjusted(swatch + 6, 0, 2, 0), Qt::AlignLeft | Qt::AlignVCenter, shown.text);
}

// A plot draws its lines and words anew; a widget paints itself. Both take the size that they are to have meanwhile.
void FigureLayout::paintPart(QCPPainter& painter, std::size_t part, const QPoint& at) const
{
    QWidget& widget = *m_figure.parts[part];
    const QSize own = widget.size(), wanted = own.expandedTo(m_sizes[part]), least = widget.minimumSize();
    widget.setMinimumSize(wanted);  // else an area that it scrolls in would make it small again
    widget.resize(wanted);
    painter.save();
    painter.translate(at);
    if (auto* plot = qobject_cast<QCustomPlot*>(&widget))
        plot->toPainter(&painter, wanted.width(), wanted.height());
    else
        widget.render(&painter, {}, {}, QWidget::DrawChildren);
    painter.restore();
    widget.setMinimumSize(least);
    widget.resize(own);
}

void FigureLayout::paint(QCPPainter& painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRect(QPoint(0, 0), size()), Qt::white);
    QPoint at(margin, above());
    for (std::size_t i = 0; i < m_sizes.size(); ++i) {
        paintPart(painter, i, at);
        at += m_figure.isSideBySide ? QPoint(m_sizes[i].width(), 0) : QPoint(0, m_sizes[i].height());
    }
    paintTexts(painter);
    for (std::size_t i = 0; i < m_keys.size(); ++i)
        paintKey(painter, i);
}

bool paintOn(QPaintDevice& device, const FigureLayout& layout, QCPPainter::PainterMode mode)
{
    QCPPainter painter;
    if (!painter.begin(&device))
        return false;
    painter.setMode(mode);
    painter.setMode(QCPPainter::pmNoCaching);
    layout.paint(painter);
    return painter.end();
}

bool writeSvg(QIODevice& to, const PaperFigure& figure, const FigureLayout& layout)
{
    QSvgGenerator generator;
    generator.setOutputDevice(&to);
    generator.setResolution(figure.parts.front()->logicalDpiX());  // so that letters are as large as on the screen
    generator.setSize(layout.size());
    generator.setViewBox(QRect(QPoint(0, 0), layout.size()));
    generator.setTitle(figure.title);
    return paintOn(generator, layout, QCPPainter::pmVectorized);
}

bool writePdf(QIODevice& to, const PaperFigure& figure, const FigureLayout& layout)
{
    QPdfWriter writer(&to);
    const int resolution = figure.parts.front()->logicalDpiX();
    const double points = pointsPerInch / resolution;
    writer.setPageSize(QPageSize(QSizeF(layout.size()) * points, QPageSize::Point, {}, QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setResolution(resolution);
    writer.setTitle(figure.title);
    return paintOn(writer, layout, QCPPainter::pmVectorized);
}

QImage drawImage(const FigureLayout& layout)
{
    QImage image(layout.size() * pngSharpness, QImage::Format_RGB32);
    image.setDevicePixelRatio(pngSharpness);
    const int dotsPerMetre = static_cast<int>(std::lround(pngSharpness * pixelsPerInch / 0.0254));
    if (!paintOn(image, layout, QCPPainter::pmDefault))
        return {};
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    return image;
}

// All parts on paper, for as long as it lives.
class PartsOnPaper {
public:
    explicit PartsOnPaper(const PaperFigure& figure)
    {
        for (QWidget* part : figure.parts)
            m_parts.push_back(std::make_unique<OnPaper>(*part));
    }

private:
    std::vector<std::unique_ptr<OnPaper>> m_parts;
};

}  // namespace

PaperFormat paperFormatOf(const QString& path)
{
    const auto endsWith = [&](const char* ending) { return path.endsWith(QLatin1String(ending), Qt::CaseInsensitive); };
    return endsWith(".svg") ? PaperFormat::Svg : endsWith(".pdf") ? PaperFormat::Pdf : PaperFormat::Png;
}

QByteArray figureBytes(const PaperFigure& figure, PaperFormat format)
{
    if (figure.parts.empty())
        return {};
    const PartsOnPaper onPaper(figure);
    const FigureLayout layout(figure);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    bool isDrawn = false;
    switch (format) {
    case PaperFormat::Svg: isDrawn = writeSvg(buffer, figure, layout); break;
    case PaperFormat::Pdf: isDrawn = writePdf(buffer, figure, layout); break;
    case PaperFormat::Png: isDrawn = drawImage(layout).save(&buffer, "PNG"); break;
    }
    return isDrawn ? bytes : QByteArray();
}

std::unique_ptr<QMimeData> figureMime(const PaperFigure& figure)
{
    auto mime = std::make_unique<QMimeData>();
    mime->setImageData(QImage::fromData(figureBytes(figure, PaperFormat::Png), "PNG"));
    mime->setData(QStringLiteral("image/svg+xml"), figureBytes(figure, PaperFormat::Svg));
    return mime;
}

}  // namespace sinew
