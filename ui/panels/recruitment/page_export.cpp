#include "ui/panels/recruitment/page_export.h"

#include <algorithm>
#include <sstream>

#include <QBuffer>
#include <QPainter>

#include "core/io/atomic_file.h"
#include "ui/panels/recruitment/recruitment_page.h"
#include "ui/session/session.h"
#include "ui/session/theme.h"

namespace sinew {

namespace {

constexpr double sharpness = 2;  // pixels of the picture per pixel of the screen

bool write(const QString& path, std::string_view contents, Session& session)
{
    const std::optional<Diagnostic> fault = writeFileAtomically(path.toStdString(), contents);
    if (fault)
        session.report(*fault);
    return !fault;
}

}  // namespace

bool writePageCsv(const RecruitmentPage& page, const QString& path, Session& session)
{
    if (!page.hasData())
        return false;
    std::ostringstream stream;
    page.writeCsv(stream);
    return write(path, stream.str(), session);
}

bool writePagePicture(const RecruitmentPage& page, const QString& path, Session& session)
{
    if (!page.hasData())
        return false;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    page.picture().save(&buffer, "PNG");
    return write(path, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())), session);
}

QPixmap stackedPicture(const std::vector<QWidget*>& widgets, bool sideBySide)
{
    QSize size(0, 0);
    for (const QWidget* widget : widgets) {
        const QSize own = widget->size();
        size = sideBySide ? QSize(size.width() + own.width(), std::max(size.height(), own.height()))
                          : QSize(std::max(size.width(), own.width()), size.height() + own.height());
    }
    QPixmap pixmap(size * sharpness);
    pixmap.setDevicePixelRatio(sharpness);
    pixmap.fill(toColor(paletteOf(*widgets.front()).panel));
    QPainter painter(&pixmap);
    QPoint at(0, 0);
    for (QWidget* widget : widgets) {
        widget->render(&painter, at, {}, QWidget::DrawChildren);
        at += sideBySide ? QPoint(widget->width(), 0) : QPoint(0, widget->height());
    }
    return pixmap;
}

}  // namespace sinew
