#include "core/document/plain_rows.h"

#include <utility>

#include "core/document/find.h"

namespace sinew {

namespace {

// Values of a curve that names no coordinate have no unit.
bool isPlainCurve(const Project& project, const Place& place)
{
    bool isPlain = false;
    for (const OneObject<true>& each : find(project, place).way) {
        each.with([&]<class T>(const T& object) {
            if constexpr (std::is_same_v<T, NamedCurve>)
                isPlain = object.coordinate.empty();
        });
    }
    return isPlain;
}

}  // namespace

PlainRows::PlainRows(const Project& project, Place place)
    : m_project(project), m_factors(project.model), m_place(std::move(place)),
      m_unit(unitAt(project, m_place, m_factors)), m_isPlain(isPlainCurve(project, m_place))
{
}

CoordinateKind PlainRows::kindOfUnit() const
{
    return m_unit == radiansPerDegree ? CoordinateKind::Rotation : CoordinateKind::Translation;
}

PropertyRow& PlainRows::addRow(const RowHead& head, RowKind kind)
{
    PropertyRow& row = m_rows.emplace_back();
    row.place = m_place;
    row.key = head.key;
    row.label = head.label;
    row.help = head.help;
    row.kind = kind;
    row.isNeeded = head.isNeeded;
    row.isAdvanced = head.isAdvanced;
    row.isUsual = m_isUsual;
    return row;
}

void PlainRows::setQuantity(PropertyRow& row, Quantity quantity) const
{
    row.fileFactor = quantity == Quantity::Angle             ? radiansPerDegree
                     : quantity == Quantity::CoordinateValue ? m_unit
                                                             : 1;
    row.quantity
        = m_isPlain && quantity == Quantity::CoordinateValue ? Quantity::PureNumber : concrete(quantity, kindOfUnit());
    row.unit = unitsOf(row.quantity).front().name;
    row.unitInSi = unitsOf(row.quantity).front().inSi;
}

void PlainRows::addForms(const RowHead& head, const char* label, std::string now, std::vector<RowForm> forms)
{
    PropertyRow& row = addRow(head, RowKind::Form);
    row.label = label;
    row.value.text = std::move(now);
    for (RowForm& form : forms) {
        row.choices.push_back(std::move(form.word));
        row.forms.push_back(std::move(form.keys));
    }
}

Quantity PlainRows::scaled(Quantity quantity, Scale scale)
{
    if (scale == Scale::Si)
        return quantity;
    return quantity == Quantity::Force    ? Quantity::BodyWeights
           : quantity == Quantity::Moment ? Quantity::BodyWeightMoments
                                          : Quantity::Fraction;
}

void PlainRows::addPlain(const RowHead& head, const std::string& value, schema::OwnName)
{
    addRow(head, RowKind::Name).value.text = value;
}

void PlainRows::addPlain(const RowHead& head, const std::string& value, schema::Text)
{
    addRow(head, RowKind::Text).value.text = value;
}

void PlainRows::addPlain(const RowHead& head, const std::string& value, schema::Reference reference)
{
    PropertyRow& row = addRow(head, RowKind::Reference);
    row.value.text = value;
    row.choices = namesFor(m_project, reference.to);
}

void PlainRows::addPlain(const RowHead& head, const std::vector<std::string>& value, schema::Reference reference)
{
    PropertyRow& row = addRow(head, RowKind::References);
    row.value.names = value;
    row.value.isOn = true;
    row.choices = namesFor(m_project, reference.to);
}

void PlainRows::addPlain(const RowHead& head, const std::optional<std::vector<std::string>>& value,
                         schema::Reference reference)
{
    addPlain(head, value.value_or(std::vector<std::string>()), reference);
    m_rows.back().isOptional = true;
    m_rows.back().value.isOn = value.has_value();
}

void PlainRows::addPlain(const RowHead& head, const std::vector<std::string>& value, schema::GivenCoordinates)
{
    addPlain(head, value, schema::Reference{NameOf::Coordinate});
    m_rows.back().choices.emplace_back(allWord);
}

void PlainRows::addPlain(const RowHead& head, const std::vector<std::string>& value, schema::Formulas)
{
    addRow(head, RowKind::Formulas).value.names = value;
}

void PlainRows::addPlain(const RowHead& head, bool value, schema::Flag)
{
    addRow(head, RowKind::Flag).value.isOn = value;
}

void PlainRows::addPlain(const RowHead& head, double value, schema::Measure measure)
{
    PropertyRow& row = addRow(head, RowKind::Number);
    row.value.numbers = {value};
    row.bounds = measure.bounds;
    setQuantity(row, measure.quantity);
}

void PlainRows::addPlain(const RowHead& head, const Amount& value, schema::Measure measure)
{
    PropertyRow& row = addRow(head, RowKind::Amount);
    row.value.numbers = {value.value};
    row.value.text = wordOf(value.scale, scaleWords);
    row.bounds = measure.bounds;
    for (const auto& [word, scale] : scaleWords)
        row.choices.emplace_back(word);
    setQuantity(row, scaled(concrete(measure.quantity, kindOfUnit()), value.scale));
}

void PlainRows::addPlain(const RowHead& head, const std::vector<double>& value, schema::Measure measure)
{
    PropertyRow& row = addRow(head, RowKind::Coefficients);
    row.value.numbers = value;
    setQuantity(row, measure.quantity);
}

void PlainRows::addPlain(const RowHead& head, const Vector3& value, schema::Components components)
{
    PropertyRow& row = addRow(head, RowKind::Vector);
    row.value.numbers = {value.x(), value.y(), value.z()};
    setQuantity(row, components.quantity);
}

}  // namespace sinew
