#include "ui/main_window/panel_fields.h"

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollArea>

namespace sinew {

namespace {

bool isField(const QWidget& widget)
{
    return qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QComboBox*>(&widget)
           || qobject_cast<const QAbstractSpinBox*>(&widget) || qobject_cast<const QCheckBox*>(&widget);
}

}  // namespace

std::vector<PanelField> fieldsOf(const QWidget& page)
{
    std::vector<PanelField> fields;
    for (QWidget* widget : page.findChildren<QWidget*>()) {
        if (isField(*widget) && !widget->accessibleName().isEmpty() && widget->isVisibleTo(&page))
            fields.push_back({widget->accessibleName(), widget});
    }
    return fields;
}

void focusField(QWidget& field)
{
    for (QWidget* parent = field.parentWidget(); parent; parent = parent->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(parent))
            area->ensureWidgetVisible(&field);
    }
    field.setFocus(Qt::ShortcutFocusReason);
    if (auto* line = qobject_cast<QLineEdit*>(&field))
        line->selectAll();
}

}  // namespace sinew
