#include "ui/workspaces/fixation/fixation_grips.h"

#include <array>
#include <utility>

#include "core/fixation/refusal.h"
#include "core/fixation/standard_fixators.h"
#include "ui/scene/fixation_scene.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"
#include "ui/workspaces/fixation/beam_drag.h"
#include "ui/workspaces/fixation/plane_drag.h"

namespace sinew {

namespace {

std::string lengthText(const QString& what, double length)
{
    return (what + u' ' + quantityText(length, Quantity::Length)).toStdString();
}

std::string angleText(const QString& what, double angle)
{
    return (what + u' ' + quantityText(angle, Quantity::Angle)).toStdString();
}

// Of the plane

std::string planeText(const FracturePlane& plane, int grip)
{
    if (grip == middleGrip)
        return lengthText(translated("from the head"), plane.fromHead);
    return angleText(plane.kind == FractureKind::Neck ? translated("Pauwels") : translated("to the horizontal"),
                     plane.pauwels)
           + comma().toStdString() + angleText(translated("obliquity"), plane.obliquity);
}

void addPlaneGrips(const std::shared_ptr<const SolvedFixation>& solved, std::vector<FixationGrip>& grips)
{
    const CaseAnswer& answer = solved->answers.front();
    const PlaneGrips places = planeGrips(answer.fixation, answer.construct);
    for (int i = 0; i <= middleGrip; ++i) {
        const bool isMiddle = i == middleGrip;
        grips.push_back(
            {{{ObjectKind::Fixation, "plane"}, {std::to_string(i)}},
             isMiddle ? places.middle : places.corners[static_cast<std::size_t>(i)],
             isMiddle ? HandleShape::Square : HandleShape::Ring,
             translated("Drag the fracture plane").toStdString(),
             [solved, i](const Fixation& was, const Vector3&, const Ray& ray) {
                 const Construct& construct = solved->answers.front().construct;
                 const auto plane = draggedPlane(was, construct, i, ray);
                 if (!plane)
                     return DraggedCase();
                 const FemurShape shape = femurOf(solved->answers.front().fixation);
                 if (const Refusal refusal = refusalIn(*plane, shape); !refusal.empty())
                     return DraggedCase{{}, said(refusal.message).toStdString()};  // it stays where it could still lie
                 DraggedCase it{was, {}};
                 it.changed->fracture = *plane;
                 return it;
             },
             [i](const Fixation& it) { return planeText(it.fracture, i); }});
    }
}

// Of a beam

// neck: the neck-shaft angle, which a beam has that states none.
std::string beamText(const FixatorBeam& beam, BeamGrip grip, double neck)
{
    switch (grip) {
    case BeamGrip::Tip: return lengthText(translated("tip beyond the head's centre"), beam.tip);
    case BeamGrip::Outer: return angleText(translated("to the shaft"), beam.angle.value_or(neck));
    case BeamGrip::Body: break;
    }
    return lengthText(beam.axis == BeamAxis::Neck ? translated("upwards") : translated("outwards"), beam.offset)
           + comma().toStdString() + lengthText(translated("forwards"), beam.anterior);
}

FixationGrip beamGrip(const std::shared_ptr<const SolvedFixation>& solved, std::size_t beam, BeamGrip grip,
                      const Vector3& place)
{
    constexpr std::array names = {"tip", "body", "outer"};
    const std::string name = withOwnBeams(solved->fixation).fixator.beams[beam].name;
    return {{{ObjectKind::Fixation, "beam/" + std::to_string(beam)}, {names[static_cast<std::size_t>(grip)]}},
            place,
            grip == BeamGrip::Body ? HandleShape::Square : HandleShape::Ring,
            translated("Drag the %1").arg(QString::fromStdString(name)).toStdString(),
            [solved, beam, grip](const Fixation& was, const Vector3& from, const Ray& ray) {
                const CaseAnswer& answer = solved->answers.front();  // its femur is the one that counts
                Fixation changed = withOwnBeams(was, answer.fixation.femur);
                if (beam >= changed.fixator.beams.size())
                    return DraggedCase();
                const auto& cut = answer.construct.cut;
                const auto dragged = draggedBeam(changed.fixator.beams[beam], femurOf(answer.fixation), grip, from, ray,
                                                 cut ? cut->head : Matrix3(Matrix3::Identity()));
                if (!dragged)
                    return DraggedCase();
                changed.fixator.beams[beam] = *dragged;
                return DraggedCase{std::move(changed), {}};
            },
            [solved, beam, grip](const Fixation& it) {
                const FemurShape femur = femurOf(solved->answers.front().fixation);
                const std::vector<FixatorBeam> beams = withOwnBeams(it, femur).fixator.beams;
                const double neck = femur.neckShaftAngle;
                return beam < beams.size() ? beamText(beams[beam], grip, neck) : std::string();
            }};
}

void addBeamGrips(const std::shared_ptr<const SolvedFixation>& solved, int posture, std::size_t beam,
                  std::vector<FixationGrip>& grips)
{
    constexpr double alongBody = 0.3;  // from the outer end: clear of the pressures on the plane
    const std::vector<SceneSolid> solids = drawnBeams({solved->answers.front(), posture});
    if (beam >= solids.size() || beam >= withOwnBeams(solved->fixation).fixator.beams.size())
        return;
    const std::vector<Vector3>& line = solids[beam].parts.front().line;
    const Vector3 outer = line.front(), tip = line.back();
    grips.push_back(beamGrip(solved, beam, BeamGrip::Tip, tip));
    grips.push_back(beamGrip(solved, beam, BeamGrip::Body, outer + alongBody * (tip - outer)));
    if (withOwnBeams(solved->fixation).fixator.beams[beam].axis == BeamAxis::Neck)
        grips.push_back(beamGrip(solved, beam, BeamGrip::Outer, outer));
}

}  // namespace

std::vector<FixationGrip> fixationGrips(const std::shared_ptr<const SolvedFixation>& solved, int posture, int beam)
{
    std::vector<FixationGrip> grips;
    if (!solved || solved->answers.empty() || !isDrawnBroken(solved->answers.front()))
        return grips;
    addPlaneGrips(solved, grips);
    if (beam >= 0)
        addBeamGrips(solved, posture, static_cast<std::size_t>(beam), grips);
    return grips;
}

KeyHints fixationKeys()
{
    return {translated("Fixation"),
            {{QStringLiteral("G"), translated("take the next handle of plane or screw")},
             {translated("Arrows"), translated("move it; with Shift in larger steps")},
             {QStringLiteral("Esc"), translated("let it go; take a drag back")}}};
}

int beamOf(const ObjectId& id)
{
    constexpr std::string_view beam = "beam/";
    return id.kind == ObjectKind::Fixation && id.name.starts_with(beam) ? std::stoi(id.name.substr(beam.size())) : -1;
}

}  // namespace sinew
