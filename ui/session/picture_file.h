#pragma once

#include <functional>
#include <optional>

#include <QString>

#include "core/base/diagnostic.h"

class QImage;
class QObject;

namespace sinew {

// Writes a picture as PNG, all or nothing. Returns nothing on success, else the reason.
std::optional<Diagnostic> writePicture(const QImage& picture, const QString& path);

// The same in a worker; done() is called in the thread of the context, unless that has gone.
void writePictureLater(const QImage& picture, const QString& path, QObject& context,
                       const std::function<void(const std::optional<Diagnostic>&)>& done);

}  // namespace sinew
