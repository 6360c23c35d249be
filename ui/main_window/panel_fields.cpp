#include "ui/main_window/panel_fields.h"

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QStringList>

#include "ui/panels/panel_roles.h"

namespace sinew {

namespace {

bool isField(const QWidget& widget)
{
    return qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QComboBox*>(&widget)
           || qobject_cast<const QAbstractSpinBox*>(&widget) || qobject_cast<const QCheckBox*>(&widget);
}

QString otherNamesOf(const QWidget& widget, const QWidget& page)
{
    QStringList words;
    for (const QWidget* each = &widget; each && each != &page; each = each->parentWidget())
        words.append(each->property(otherNamesProperty).toString());
    words.removeAll(QString());
    return words.join(u' ');
}

}  // namespace

std::vector<PanelField> fieldsOf(const QWidget& page)
{
    std::vector<PanelField> fields;
    for (QWidget* widget : page.findChildren<QWidget*>()) {
        if (isField(*widget) && !widget->accessibleName().isEmpty() && widget->isVisibleTo(&page))
            fields.push_back({widget->accessibleName(), otherNamesOf(*widget, page), widget});
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
