#include "ui/panels/properties/property_label.h"

#include <algorithm>

#include <QStringList>

#include "ui/panels/properties/property_field.h"

namespace sinew {

PropertyLabel::PropertyLabel(QWidget* parent) : QLabel(parent)
{
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setFixedWidth(usualWidth);
}

void PropertyLabel::setName(const QString& name, const QString& help)
{
    m_name = name;
    m_help = help;
    showName();
}

int PropertyLabel::neededWidth() const
{
    ensurePolished();  // the style sheet has a font of its own
    int widest = 0;
    for (const QString& word : m_name.split(u' '))
        widest = std::max(widest, fontMetrics().horizontalAdvance(word));
    return widest + 2;  // a word as wide as the label itself may still be broken
}

void PropertyLabel::setColumnWidth(int width)
{
    setFixedWidth(width);
    showName();
}

void PropertyLabel::showName()
{
    ensurePolished();
    QStringList words = m_name.split(u' ');
    for (QString& word : words)
        word = fontMetrics().elidedText(word, Qt::ElideRight, maximumWidth());
    const QString shown = words.join(u' ');
    setText(shown);
    setToolTip(shown == m_name ? m_help : m_name + u'\n' + m_help);
}

void alignLabels(const std::vector<PropertyField*>& fields, int room)
{
    int needed = PropertyLabel::usualWidth;
    for (const PropertyField* field : fields)
        needed = std::max(needed, field->label().neededWidth());
    const int width = std::min(needed, std::max(2 * room / 5, PropertyLabel::usualWidth));
    for (PropertyField* field : fields)
        field->setLabelWidth(width);
}

}  // namespace sinew
