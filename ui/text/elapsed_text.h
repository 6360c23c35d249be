#pragma once

#include <QString>

namespace sinew {

// How long something took: "solve 31 µs", "run 1.2 s".
QString elapsedText(const QString& what, double seconds);

}  // namespace sinew
