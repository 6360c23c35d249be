#include "ui/panels/fixation/case_fields.h"

#include <algorithm>
#include <string_view>

#include "core/base/constants.h"
#include "core/fixation/construct.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

struct CasePanelTr {
    Q_DECLARE_TR_FUNCTIONS(sinew::CasePanel)
};

}  // namespace

// Neck-shaft angle and anteversion: more than what Toogood et al. 2009 and Jiang et al. 2015 found; head diameter: three
// deviations of Noble et al. 1988 to either side; the others are reaches of our own.
const std::vector<CaseSection>& caseSections()
{
    static const std::vector<CaseSection> sections
        = {{QT_TR_NOOP("Person"),
            {{"person", "mass", QT_TR_NOOP("Mass"), 40, 130, "", QT_TR_NOOP("patient body weight kilograms")},
             {"person", "height", QT_TR_NOOP("Height"), 1.4, 2.05, "", QT_TR_NOOP("patient stature size")}}},
           {QT_TR_NOOP("Femur"),
            {{"femur", "neck_shaft_angle", QT_TR_NOOP("Neck-shaft angle"), 105 * degree, 155 * degree},
             {"femur", "anteversion", QT_TR_NOOP("Anteversion"), -10 * degree, 35 * degree},
             {"femur", "neck_length", QT_TR_NOOP("Neck length"), 0.035, 0.07},
             {"femur", "head_diameter", QT_TR_NOOP("Head diameter"), 0.032, 0.06},
             {"femur", "mechanical_length", QT_TR_NOOP("Length"), 0.34, 0.51}}},
           {QT_TR_NOOP("Osteotomy"),
            {{"osteotomy", "valgus", QT_TR_NOOP("Valgus"), -30 * degree, 40 * degree},
             {"osteotomy", "outward_turn", QT_TR_NOOP("Outward turn"), -40 * degree, 40 * degree},
             {"osteotomy", "medialisation", QT_TR_NOOP("Medialisation"), -0.01, 0.02},
             {"osteotomy", "below", QT_TR_NOOP("Below neck axis"), 0.02, 0.09}}},
           {QT_TR_NOOP("Fracture"),
            {{"fracture", "pauwels", QT_TR_NOOP("Pauwels angle"), -60 * degree, 80 * degree},
             {"fracture", "from_head", QT_TR_NOOP("From head centre"), 0.01, 0.16},
             {"fracture", "obliquity", QT_TR_NOOP("Obliquity"), -30 * degree, 30 * degree},
             {"fracture", "gap", QT_TR_NOOP("Bone lost"), 0, 0.003}}},
           {QT_TR_NOOP("Bone (assumed)"),
            {{"bone", "fit", QT_TR_NOOP("Fit of surfaces"), 0.01, 1},
             {"bone", "friction", QT_TR_NOOP("Friction"), 0, 0.8},
             {"bone", "clearance", QT_TR_NOOP("Clearance"), 0.02, 1},
             {"bone", "cancellous_modulus", QT_TR_NOOP("Cancellous"), 1e8, 2e9}}},
           {QT_TR_NOOP("Activity"), {{"", "weight_bearing", QT_TR_NOOP("Weight on leg"), 0, 1}}}};
    return sections;
}

std::optional<PropertyRow> rowOf(const Project& project, const CaseField& field)
{
    Place place = {fixationStep};
    if (*field.part)
        place.emplace_back(field.part);
    const std::vector<PropertyRow> rows = propertyRows(project, place);
    const auto found = std::ranges::find_if(rows, [&](const PropertyRow& row) { return row.key == field.key; });
    return found == rows.end() ? std::nullopt : std::optional(*found);
}

std::string placeOf(const CaseField& field)
{
    return *field.part ? std::string(field.part) + '/' + field.key : field.key;
}

// Pauwels measured planes of the neck alone.
QString nameOf(const CaseField& field, FractureKind kind)
{
    const bool isOtherPlane = std::string_view(field.key) == "pauwels" && kind != FractureKind::Neck;
    return translated(isOtherPlane ? QT_TR_NOOP("To horizontal") : field.label);
}

QString whereSaid(const std::string& place, FractureKind kind)
{
    for (const CaseSection& section : caseSections()) {
        for (const CaseField& field : section.fields) {
            if (placeOf(field) == place)
                return translated("see '%1' in Case").arg(nameOf(field, kind));
        }
    }
    return {};
}

QString afterCut(const Fixation& fixation, const Construct& construct)
{
    const double before = fixation.fracture.pauwels, after = construct.plane.pauwels;
    const double valgus = fixation.osteotomy ? fixation.osteotomy->valgus : 0;
    return CasePanelTr::tr("after the osteotomy at %1: %2 of valgus turn the plane, and the leg stands by %3 otherwise")
        .arg(quantityText(after, Quantity::Angle), quantityText(valgus, Quantity::Angle),
             quantityText(after - (before - valgus), Quantity::Angle));
}

// Limits and reference line: Pauwels 1935 by way of Nowakowski 2010.
QString pauwelsText(const FracturePlane& plane)
{
    if (plane.kind != FractureKind::Neck)
        return {};
    const double angle = plane.pauwels / degree;
    return angle <= 30   ? translated("type I, to 30°")
           : angle <= 50 ? translated("type II, to 50°")
                         : translated("type III, above 50°");
}

QString spacedWord(const std::string& word)
{
    return QString::fromStdString(word).replace('_', ' ');
}

}  // namespace sinew
