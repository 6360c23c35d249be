#include "ui/report/fixation_inputs.h"

#include <numbers>
#include <type_traits>

#include "core/document/property_rows.h"
#include "core/fixation/standard_fixators.h"
#include "core/report/fixation_words.h"
#include "core/schema/fixation_schema.h"
#include "core/schema/usual_like.h"
#include "ui/text/fixed_text.h"
#include "ui/text/motion_units.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

QString inWords(const std::string& text)
{
    return QString::fromStdString(labelOfKey(text));
}

StatedValue numberOf(const QString& label, double value, Quantity quantity, bool isAssumed)
{
    const QString number = quantity == Quantity::PureNumber ? plainNumber(value) : numberText(value, quantity);
    return {label, number, unitOf(quantity), isAssumed};
}

// The numbers and choices of an object in the order of its description.
template <Described T>
std::vector<StatedValue> valuesOf(const T& object)
{
    std::vector<StatedValue> values;
    forEachField<T>([&](const auto& field) {
        const auto& value = object.*field.member;
        using Value = std::remove_cvref_t<decltype(value)>;
        const QString label = inWords(labelOf(field));
        const bool isAssumed = isUsual(object, field);
        if constexpr (std::is_same_v<Value, std::optional<double>>) {
            if (value)
                values.push_back(numberOf(label, *value, field.meaning.quantity, false));
        } else if constexpr (std::is_same_v<Value, double>)
            values.push_back(numberOf(label, value, field.meaning.quantity, isAssumed));
        else if constexpr (std::is_enum_v<Value>)
            values.push_back(
                {label, QString::fromStdString(spacedWords(wordOf(value, field.meaning.words))), {}, isAssumed});
    });
    return values;
}

StatedGroup personGroup(const Fixation& fixation)
{
    const FixationPerson &person = fixation.person, &usualOne = usual<FixationPerson>();
    StatedGroup group{QStringLiteral("Person and load"),
                      {numberOf(QStringLiteral("Mass"), person.mass, Quantity::Mass, person.mass == usualOne.mass),
                       {QStringLiteral("Height"), fixedText(100 * person.height, 0), QStringLiteral("cm"),
                        person.height == usualOne.height}}};
    group.values.push_back(numberOf(QStringLiteral("Weight bearing"), fixation.weightBearing, Quantity::Fraction,
                                    fixation.weightBearing == usual<Fixation>().weightBearing));
    group.values.push_back(
        {QStringLiteral("Activity"),
         fixation.activity.empty() ? QStringLiteral("none") : inWords(spacedWords(fixation.activity)),
         {},
         false});
    return group;
}

// The length follows from the height where none is stated.
StatedGroup femurGroup(const Fixation& fixation)
{
    StatedGroup group{QStringLiteral("Femur"), valuesOf(fixation.femur)};
    if (!fixation.femur.mechanicalLength)
        group.values.push_back(numberOf(QStringLiteral("Mechanical length, 0.245 of the height"),
                                        mechanicalLengthOf(femurOf(fixation)), Quantity::Length, true));
    return group;
}

// The cut, and what it makes of neck and fracture.
void addOsteotomy(const CaseAnswer& answer, std::vector<StatedValue>& values)
{
    if (!answer.fixation.osteotomy)
        return;
    for (StatedValue& value : valuesOf(*answer.fixation.osteotomy)) {
        value.label = QStringLiteral("Osteotomy: ") + value.label.toLower();
        value.isAssumed = false;
        values.push_back(std::move(value));
    }
    if (!answer.construct.isSound())
        return;
    values.push_back(
        numberOf(QStringLiteral("Pauwels angle after it"), answer.construct.plane.pauwels, Quantity::Angle, false));
    values.push_back(
        numberOf(QStringLiteral("Neck-shaft angle after it"), answer.construct.neckShaftAngle, Quantity::Angle, false));
}

StatedGroup fractureGroup(const CaseAnswer& answer)
{
    const FracturePlane& plane = answer.fixation.fracture;
    StatedGroup group{QStringLiteral("Fracture"), valuesOf(plane)};
    // The size of the section is stated in trochanteric planes only; elsewhere it is that of the neck or shaft, or of a
    // patient's mesh.
    constexpr std::size_t sizes = 3;
    if ((plane.kind != FractureKind::Intertrochanteric && plane.kind != FractureKind::ReverseOblique)
        || answer.construct.patient)
        group.values.resize(group.values.size() - sizes);
    if (!answer.construct.isSound())
        return group;
    const Construct& construct = answer.construct;
    group.values.push_back(numberOf(QStringLiteral("Pauwels angle from the shaft"),
                                    plane.pauwels + frameOf(femurOf(answer.fixation)).tilt, Quantity::Angle, false));
    group.values.push_back(
        numberOf(QStringLiteral("Area of the section"), construct.section.whole.area, Quantity::Area, false));
    addOsteotomy(answer, group.values);
    return group;
}

}  // namespace

std::vector<StatedGroup> statedGroups(const CaseAnswer& answer)
{
    const Fixation& fixation = answer.fixation;
    return {personGroup(fixation),
            femurGroup(fixation),
            fractureGroup(answer),
            {QStringLiteral("Bone"), valuesOf(fixation.bone)}};
}

bool hasUsualBeams(const Fixation& fixation)
{
    return fixation.fixator.beams.empty()
           || fixation.fixator.beams == standardFixator(fixation.fixator.kind, fixation.fracture.kind).beams;
}

bool hasUsualLoads(const Fixation& fixation)
{
    return fixation.loads.empty() && fixation.activity.empty();
}

}  // namespace sinew
