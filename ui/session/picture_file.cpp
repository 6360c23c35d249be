#include "ui/session/picture_file.h"

#include <QBuffer>
#include <QImage>
#include <QPointer>
#include <QThreadPool>

#include "core/io/atomic_file.h"

namespace sinew {

std::optional<Diagnostic> writePicture(const QImage& picture, const QString& path)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (picture.isNull() || !picture.save(&buffer, "PNG"))
        return makeError(sentence("the picture could not be drawn"), sentence("choose a smaller size"));
    return writeFileAtomically(path.toStdString(),
                               std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

void writePictureLater(const QImage& picture, const QString& path, QObject& context,
                       const std::function<void(const std::optional<Diagnostic>&)>& done)
{
    QThreadPool::globalInstance()->start([picture, path, to = QPointer(&context), done] {
        const std::optional<Diagnostic> fault = writePicture(picture, path);
        if (to)
            QMetaObject::invokeMethod(
                to, [done, fault] { done(fault); }, Qt::QueuedConnection);
    });
}

}  // namespace sinew
