#include "ui/report/fixation_inputs.h"

#include <numbers>
#include <type_traits>

#include <QFileInfo>

#include "core/document/property_rows.h"
#include "core/fixation/standard_fixators.h"
#include "core/report/fixation_words.h"
#include "core/schema/fixation_schema.h"
#include "core/schema/usual_like.h"
#include "ui/text/core_words.h"
#include "ui/text/motion_units.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

QString inWords(const std::string& text)
{
    return worded(labelOfKey(text));
}

ValueOrigin assumedIf(bool isAssumed)
{
    return isAssumed ? ValueOrigin::Assumed : ValueOrigin::Stated;
}

StatedValue numberOf(const QString& label, double value, Quantity quantity, ValueOrigin origin)
{
    const QString number = quantity == Quantity::PureNumber ? plainNumber(value) : numberText(value, quantity);
    return {label, number, unitOf(quantity), origin};
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
        const ValueOrigin origin = assumedIf(isUsual(object, field));
        if constexpr (std::is_same_v<Value, std::optional<double>>) {
            if (value)
                values.push_back(numberOf(label, *value, field.meaning.quantity, ValueOrigin::Stated));
        } else if constexpr (std::is_same_v<Value, double>)
            values.push_back(numberOf(label, value, field.meaning.quantity, origin));
        else if constexpr (std::is_enum_v<Value>)
            values.push_back({label, worded(spacedWords(wordOf(value, field.meaning.words))), {}, origin});
    });
    return values;
}

StatedGroup personGroup(const Fixation& fixation)
{
    const FixationPerson &person = fixation.person, &usualOne = usual<FixationPerson>();
    StatedGroup group{translated("Person and load"), {}};
    const auto add = [&](const QString& label, double value, Quantity quantity, double usualValue) {
        group.values.push_back(numberOf(label, value, quantity, assumedIf(value == usualValue)));
    };
    add(translated("Mass"), person.mass, Quantity::Mass, usualOne.mass);
    add(translated("Height"), person.height, Quantity::Stature, usualOne.height);
    add(translated("Weight bearing"), fixation.weightBearing, Quantity::Fraction, usual<Fixation>().weightBearing);
    group.values.push_back(numberOf(translated("Weight on the leg"), fixation.weightBearing * person.mass,
                                    Quantity::Mass,
                                    assumedIf(fixation.weightBearing == usual<Fixation>().weightBearing)));
    group.values.push_back({translated("Activity"),
                            fixation.activity.empty() ? translated("none") : inWords(spacedWords(fixation.activity)),
                            {}});
    return group;
}

// A patient's bone: what was measured on it is said to be so, and on what.
void addMesh(const CaseAnswer& answer, StatedGroup& group)
{
    const std::optional<FemurMesh>& mesh = answer.fixation.mesh;
    if (!mesh)
        return;
    const QString file = QFileInfo(QString::fromStdString(mesh->file)).fileName();
    group.values.insert(group.values.begin(),
                        {{translated("Mesh"), file, {}},
                         {translated("Landmarks picked on it"), QString::number(mesh->landmarks.size()), {}}});
    if (!answer.construct.patient)
        return;
    for (const std::string& key : answer.construct.patient->measuredKeys) {
        const QString label = inWords(spacedWords(key));
        for (StatedValue& value : group.values) {
            if (value.label == label)
                value.origin = ValueOrigin::Measured;
        }
    }
}

// The length follows from the height where none is stated.
StatedGroup femurGroup(const CaseAnswer& answer)
{
    const Fixation& fixation = answer.fixation;
    StatedGroup group{translated("Femur"), valuesOf(fixation.femur)};
    if (!fixation.femur.mechanicalLength)
        group.values.push_back(numberOf(translated("Mechanical length, 0.245 of the height"),
                                        mechanicalLengthOf(femurOf(fixation)), Quantity::Length, ValueOrigin::Assumed));
    addMesh(answer, group);
    return group;
}

// The cut, and what it makes of neck and fracture.
void addOsteotomy(const CaseAnswer& answer, std::vector<StatedValue>& values)
{
    if (!answer.fixation.osteotomy)
        return;
    for (StatedValue& value : valuesOf(*answer.fixation.osteotomy)) {
        value.label = translated("Osteotomy: %1").arg(value.label.toLower());
        value.origin = ValueOrigin::Stated;
        values.push_back(std::move(value));
    }
    if (!answer.construct.isSound())
        return;
    values.push_back(numberOf(translated("Pauwels angle after it"), answer.construct.plane.pauwels, Quantity::Angle,
                              ValueOrigin::Stated));
    values.push_back(numberOf(translated("Neck-shaft angle after it"), answer.construct.neckShaftAngle, Quantity::Angle,
                              ValueOrigin::Stated));
}

StatedGroup fractureGroup(const CaseAnswer& answer)
{
    const FracturePlane& plane = answer.fixation.fracture;
    StatedGroup group{translated("Fracture"), valuesOf(plane)};
    // The size of the section is stated in trochanteric planes only; elsewhere it is that of the neck or shaft, or of a
    // patient's mesh.
    constexpr std::size_t sizes = 3;
    if ((plane.kind != FractureKind::Intertrochanteric && plane.kind != FractureKind::ReverseOblique)
        || answer.construct.patient)
        group.values.resize(group.values.size() - sizes);
    if (!answer.construct.isSound())
        return group;
    const Construct& construct = answer.construct;
    group.values.push_back(numberOf(translated("Pauwels angle from the shaft"),
                                    plane.pauwels + frameOf(femurOf(answer.fixation)).tilt, Quantity::Angle,
                                    ValueOrigin::Stated));
    group.values.push_back(
        numberOf(translated("Area of the section"), construct.section.whole.area, Quantity::Area, ValueOrigin::Stated));
    addOsteotomy(answer, group.values);
    return group;
}

}  // namespace

std::vector<StatedGroup> statedGroups(const CaseAnswer& answer)
{
    const Fixation& fixation = answer.fixation;
    return {personGroup(fixation),
            femurGroup(answer),
            fractureGroup(answer),
            {translated("Bone"), valuesOf(fixation.bone)}};
}

QString loadName(const FixationAnswer& answer)
{
    return QString::fromStdString(spacedWords(answer.load.shownName()));
}

bool hasUsualBeams(const Fixation& fixation)
{
    return fixation.fixator.beams.empty()
           || fixation.fixator.beams
                  == standardFixator(fixation.fixator.kind, fixation.fracture.kind, fixation.femur).beams;
}

bool hasUsualLoads(const Fixation& fixation)
{
    return fixation.loads.empty() && fixation.activity.empty();
}

}  // namespace sinew
