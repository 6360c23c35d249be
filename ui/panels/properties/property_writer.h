#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/math/vector.h"
#include "ui/panels/properties/properties.h"
#include "ui/text/units_format.h"

namespace sinew {

// Writes properties one after the other. Numbers are SI and come out in shown units.
class PropertyWriter {
public:
    explicit PropertyWriter(const Model& model) : m_model(model) {}

    void heading(const QString& name, const QString& kind);
    void subheading(const QString& text);
    void text(const QString& label, const QString& value);
    void value(const QString& label, double value, Quantity quantity);
    void vector(const QString& label, const Vector3& vector, Quantity quantity);
    // Nothing for an empty text.
    void paragraph(const QString& text);
    // The full citation of the source and the note, as far as there are any.
    void origin(const std::string& source, const std::string& note);

    std::vector<Property> take() { return std::move(m_properties); }

private:
    const Model& m_model;
    std::vector<Property> m_properties;
};

}  // namespace sinew
