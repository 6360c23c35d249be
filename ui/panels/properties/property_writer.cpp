#include "ui/panels/properties/property_writer.h"

#include <QCoreApplication>

#include "ui/text/display_names.h"

namespace sinew {

void PropertyWriter::heading(const QString& name, const QString& kind)
{
    m_properties.push_back({PropertyKind::Heading, name, kind});
}

void PropertyWriter::subheading(const QString& text)
{
    m_properties.push_back({PropertyKind::Heading, text, {}});
}

void PropertyWriter::text(const QString& label, const QString& value)
{
    m_properties.push_back({PropertyKind::Value, label, value});
}

void PropertyWriter::value(const QString& label, double value, Quantity quantity)
{
    text(label, quantityText(value, quantity));
}

void PropertyWriter::vector(const QString& label, const Vector3& vector, Quantity quantity)
{
    text(label, QStringLiteral("%1, %2, %3 %4")
                    .arg(numberText(vector.x(), quantity), numberText(vector.y(), quantity),
                         numberText(vector.z(), quantity), unitOf(quantity)));
}

void PropertyWriter::paragraph(const QString& text)
{
    if (!text.isEmpty())
        m_properties.push_back({PropertyKind::Paragraph, {}, text});
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
