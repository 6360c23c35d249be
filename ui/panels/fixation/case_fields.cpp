#include "ui/panels/fixation/case_fields.h"

#include <algorithm>
#include <numbers>
#include <string_view>

#include <QCoreApplication>

#include "core/fixation/construct.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

constexpr double degree = std::numbers::pi / 180;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(sinew::CasePanel)
};

}  // namespace

// Neck-shaft angle and anteversion: more than what Toogood et al. 2009 and Jiang et al. 2015 found; head diameter: three
// deviations of Noble et al. 1988 to either side; the others are reaches of our own.
const std::vector<CaseSection>& caseSections()
{
    static const std::vector<CaseSection> sections
        = {{"Person", {{"person", "mass", "Mass", 40, 130}, {"person", "height", "Height", 1.4, 2.05}}},
           {"Femur",
            {{"femur", "neck_shaft_angle", "Neck-shaft angle", 105 * degree, 155 * degree},
             {"femur", "anteversion", "Anteversion", -10 * degree, 35 * degree},
             {"femur", "neck_length", "Neck length", 0.035, 0.07},
             {"femur", "head_diameter", "Head diameter", 0.032, 0.06},
             {"femur", "mechanical_length", "Length", 0.34, 0.51}}},
           {"Osteotomy",
            {{"osteotomy", "valgus", "Valgus", -30 * degree, 40 * degree},
             {"osteotomy", "outward_turn", "Outward turn", -40 * degree, 40 * degree},
             {"osteotomy", "medialisation", "Medialisation", -0.01, 0.02},
             {"osteotomy", "below", "Below neck axis", 0.02, 0.09}}},
           {"Fracture",
            {{"fracture", "pauwels", "Pauwels angle", -60 * degree, 80 * degree},
             {"fracture", "from_head", "From head centre", 0.01, 0.16},
             {"fracture", "obliquity", "Obliquity", -30 * degree, 30 * degree},
             {"fracture", "gap", "Bone lost", 0, 0.003}}},
           {"Bone (assumed)",
            {{"bone", "fit", "Fit of surfaces", 0.01, 1},
             {"bone", "friction", "Friction", 0, 0.8},
             {"bone", "clearance", "Clearance", 0.02, 1},
             {"bone", "cancellous_modulus", "Cancellous", 1e8, 2e9}}},
           {"Activity", {{"", "weight_bearing", "Weight on leg", 0, 1}}}};
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
    return Tr::tr(isOtherPlane ? "To horizontal" : field.label);
}

QString afterCut(const Fixation& fixation, const Construct& construct)
{
    const double before = fixation.fracture.pauwels, after = construct.plane.pauwels;
    const double valgus = fixation.osteotomy ? fixation.osteotomy->valgus : 0;
    return Tr::tr("after the osteotomy at %1: %2 of valgus turn the plane, and the leg stands by %3 otherwise")
        .arg(quantityText(after, Quantity::Angle), quantityText(valgus, Quantity::Angle),
             quantityText(after - (before - valgus), Quantity::Angle));
}

// Limits and reference line: Pauwels 1935 by way of Nowakowski 2010.
QString pauwelsText(const FracturePlane& plane)
{
    if (plane.kind != FractureKind::Neck)
        return {};
    const double angle = plane.pauwels / degree;
    return angle <= 30   ? QStringLiteral("type I, to 30°")
           : angle <= 50 ? QStringLiteral("type II, to 50°")
                         : QStringLiteral("type III, above 50°");
}

QString spacedWord(const std::string& word)
{
    return QString::fromStdString(word).replace('_', ' ');
}

}  // namespace sinew
