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

    bool isEmpty() const { return m_properties.empty(); }
    std::vector<Property> take() { return std::move(m_properties); }
    // Of what was written, the heading and what was written as results.
    std::vector<Property> takeResults() const;

private:
    friend class WritesResults;
    void add(Property property);

    const Model& m_model;
    std::vector<Property> m_properties;
    std::vector<bool> m_areResults;
    bool m_isWritingResults = false;
};

// What is written while this exists is a result, not given.
class WritesResults {
public:
    explicit WritesResults(PropertyWriter& writer)
        : m_writer(writer), m_before(std::exchange(writer.m_isWritingResults, true))
    {
    }
    ~WritesResults() { m_writer.m_isWritingResults = m_before; }
    WritesResults(const WritesResults&) = delete;
    WritesResults& operator=(const WritesResults&) = delete;

private:
    PropertyWriter& m_writer;
    bool m_before;
};

}  // namespace sinew
