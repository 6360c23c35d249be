#include "ui/panels/properties/property_writer.h"

#include <QCoreApplication>

#include "ui/text/display_names.h"
#include "ui/text/fixed_text.h"
#include "ui/text/unit_words.h"

namespace sinew {

void PropertyWriter::add(Property property)
{
    m_properties.push_back(std::move(property));
    m_areResults.push_back(m_isWritingResults);
}

std::vector<Property> PropertyWriter::takeResults() const
{
    std::vector<Property> results;
    for (std::size_t i = 0; i < m_properties.size(); ++i) {
        if (i == 0 || m_areResults[i])
            results.push_back(m_properties[i]);
    }
    return results;
}

void PropertyWriter::heading(const QString& name, const QString& kind)
{
    add({PropertyKind::Heading, name, kind});
}

void PropertyWriter::subheading(const QString& text)
{
    add({PropertyKind::Heading, text, {}});
}

void PropertyWriter::text(const QString& label, const QString& value)
{
    add({PropertyKind::Value, label, value});
}

void PropertyWriter::value(const QString& label, double value, Quantity quantity)
{
    text(label, quantityText(value, quantity));
}

void PropertyWriter::vector(const QString& label, const Vector3& vector, Quantity quantity)
{
    const QStringList numbers
        = {numberText(vector.x(), quantity), numberText(vector.y(), quantity), numberText(vector.z(), quantity)};
    text(label, withUnit(numbers.join(betweenNumbers()), unitOf(quantity)));
}

void PropertyWriter::paragraph(const QString& text)
{
    if (!text.isEmpty())
        add({PropertyKind::Paragraph, {}, text});
}

void PropertyWriter::origin(const std::string& source, const std::string& note)
{
    if (source.empty() && note.empty())
        return;
    subheading(source.empty() ? QCoreApplication::translate("sinew::Properties", "Note")
                              : QCoreApplication::translate("sinew::Properties", "Source"));
    paragraph(citationOf(m_model, source));
    paragraph(QString::fromStdString(note));
}

}  // namespace sinew
