#include "ui/text/elapsed_text.h"

namespace sinew {

QString elapsedText(const QString& what, double seconds)
{
    if (seconds < 1e-3)
        return QString("%1 %2 µs").arg(what).arg(seconds * 1e6, 0, 'f', 0);
    if (seconds >= 1)
        return QString("%1 %2 s").arg(what).arg(seconds, 0, 'f', 1);
    return QString("%1 %2 ms").arg(what).arg(seconds * 1e3, 0, 'f', 1);
}

}  // namespace sinew
