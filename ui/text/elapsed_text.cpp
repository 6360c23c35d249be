#include "ui/text/elapsed_text.h"

#include "ui/text/fixed_text.h"
#include "ui/text/unit_words.h"

namespace sinew {

QString elapsedText(const QString& what, double seconds)
{
    const QString whole = QStringLiteral("%1 %2 %3");
    if (seconds < 1e-3)
        return whole.arg(what, decimalText(seconds * 1e6, 'f', 0), shownUnit("µs"));
    if (seconds >= 1)
        return whole.arg(what, decimalText(seconds, 'f', 1), shownUnit("s"));
    return whole.arg(what, decimalText(seconds * 1e3, 'f', 1), shownUnit("ms"));
}

}  // namespace sinew
