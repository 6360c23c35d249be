#include "ui/widgets/program_style.h"

#include <QLabel>

#include "ui/widgets/icons.h"

namespace sinew {

namespace {

constexpr int messageIconSize = 32;  // px; lines of a larger one are clumsy

const char* iconOfMessage(QStyle::StandardPixmap kind)
{
    switch (kind) {
    case QStyle::SP_MessageBoxInformation: return "info";
    case QStyle::SP_MessageBoxQuestion: return "help";
    case QStyle::SP_MessageBoxWarning:
    case QStyle::SP_MessageBoxCritical: return "warning";
    default: return nullptr;
    }
}

}  // namespace

ProgramStyle::ProgramStyle() : QProxyStyle(QStringLiteral("Fusion"))
{
}

int ProgramStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                            QStyleHintReturn* returned) const
{
    return hint == SH_DialogButtonBox_ButtonsHaveIcons ? 0 : QProxyStyle::styleHint(hint, option, widget, returned);
}

int ProgramStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    return metric == PM_MessageBoxIconSize ? messageIconSize : QProxyStyle::pixelMetric(metric, option, widget);
}

// A label is polished before it is first laid out, which is when it would load anything. The label of tool tips is one too.
void ProgramStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (auto* label = qobject_cast<QLabel*>(widget); label && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
}

QIcon ProgramStyle::standardIcon(StandardPixmap kind, const QStyleOption* option, const QWidget* widget) const
{
    const char* name = iconOfMessage(kind);
    return name && widget ? icon(name, *widget) : QProxyStyle::standardIcon(kind, option, widget);
}

}  // namespace sinew
