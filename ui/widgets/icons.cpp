#include "ui/widgets/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QPointer>
#include <QSvgRenderer>
#include <QWidget>

#include <algorithm>

#include "core/document/object_lists.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

// QtSvg paints currentColor black, so the colour is written into the text before it is parsed.
class LineIconEngine : public QIconEngine {
public:
    LineIconEngine(QString name, QByteArray svg, const QWidget* widget)
        : m_name(std::move(name)), m_svg(std::move(svg)), m_widget(widget)
    {
    }

    QIconEngine* clone() const override { return new LineIconEngine(*this); }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const double ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1.0;
        painter->drawPixmap(rect, scaledPixmap(rect.size() * ratio, mode, state, ratio));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1.0);
    }

    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal) override
    {
        const QColor ink = colour(mode, state);
        const QString key = QString("sinew-icon/%1/%2/%3x%4")
                                .arg(m_name, ink.name(QColor::HexArgb))
                                .arg(size.width())
                                .arg(size.height());
        QPixmap pixmap;
        if (!QPixmapCache::find(key, &pixmap)) {
            pixmap = drawn(size, ink);
            QPixmapCache::insert(key, pixmap);
        }
        return pixmap;
    }

private:
    // A segment that is chosen is filled: its picture has the colour of its text.
    QColor colour(QIcon::Mode mode, QIcon::State state) const
    {
        if (state == QIcon::On && m_widget && m_widget->property("role").toString() == "segment")
            return toColor(paletteOf(*m_widget).accentText);
        const QPalette palette = m_widget ? m_widget->palette() : QGuiApplication::palette();
        QColor ink = palette.color(QPalette::Active, QPalette::WindowText);
        ink.setAlphaF(mode == QIcon::Disabled ? 0.35F : 0.85F);
        return ink;
    }

    QPixmap drawn(const QSize& size, const QColor& ink) const
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QByteArray svg = m_svg;
        svg.replace("currentColor", ink.name(QColor::HexRgb).toUtf8());
        QSvgRenderer renderer(svg);
        const int side = std::min(size.width(), size.height());
        QPainter painter(&pixmap);
        painter.setOpacity(ink.alphaF());
        renderer.render(&painter, QRectF((size.width() - side) / 2.0, (size.height() - side) / 2.0, side, side));
        return pixmap;
    }

    QString m_name;
    QByteArray m_svg;
    QPointer<const QWidget> m_widget;
};

}  // namespace

QIcon icon(const char* name, const QWidget& widget)
{
    QFile file(QString(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new LineIconEngine(name, file.readAll(), &widget));
}

QIcon iconOf(const ObjectId& id, const QWidget& widget)
{
    switch (id.kind) {
    case ObjectKind::None: return {};
    case ObjectKind::Link: return icon("link-engaged", widget);
    case ObjectKind::Model:
    case ObjectKind::Scenario:
    case ObjectKind::Fixation: return icon("model", widget);
    default: return icon(nounOf(id).c_str(), widget);
    }
}

QIcon applicationIcon()
{
    QIcon result;
    for (const int side : {16, 24, 32, 48, 64, 128, 256}) {
        QPixmap pixmap(side, side);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        QSvgRenderer(QString(":/icons/sinew.svg")).render(&painter, QRectF(0, 0, side, side));
        result.addPixmap(pixmap);
    }
    return result;
}

}  // namespace sinew
