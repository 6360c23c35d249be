#include "ui/panels/properties/segment_texts.h"

#include <algorithm>

#include "ui/text/display_names.h"
#include "ui/text/translated.h"

namespace sinew {

namespace {

bool stretches(const Segment& segment)
{
    return std::any_of(segment.stretches.begin(), segment.stretches.end(),
                       [](const Stretch& stretch) { return !stretch.coordinate.empty(); });
}

bool holds(const Closure& closure, std::initializer_list<RelativeMotion> motions)
{
    return closure.held.size() == motions.size()
           && std::all_of(motions.begin(), motions.end(), [&](RelativeMotion motion) {
                  return std::any_of(closure.held.begin(), closure.held.end(),
                                     [motion](const HeldMotion& held) { return held.motion == motion; });
              });
}

QString closureText(const Closure& closure)
{
    using enum RelativeMotion;
    if (holds(closure, {X, Y, Z, TurnX, TurnY, TurnZ}))
        return translated("weld");
    if (holds(closure, {X, Y, Z}))
        return translated("ball");
    if (holds(closure, {X, Y, TurnZ}))
        return translated("weld in the plane");
    if (holds(closure, {X, Y}))
        return translated("hinge in the plane");
    if (holds(closure, {X, Y, Z, TurnX, TurnY}))
        return translated("hinge");
    return closure.held.size() == 1 ? translated("1 motion held")
                                    : translated("%1 motions held").arg(closure.held.size());
}

QString between(const std::string& a, const std::string& b)
{
    return translated("between %1 and %2").arg(readableName(a), readableName(b));
}

}  // namespace

QString kindText(const Segment& segment)
{
    const bool isLong = stretches(segment);
    switch (segment.kind) {
    case SegmentKind::Points:
        if (segment.points.empty())
            return isLong ? translated("a weightless stretching rod")
                          : translated("a weightless rod of constant length");
        if (segment.points.size() == 1)
            return isLong ? translated("a point mass on a stretching rod")
                          : translated("a point mass on a rod of constant length");
        return isLong ? translated("point masses on a stretching rod")
                      : translated("point masses on a rod of constant length");
    case SegmentKind::StretchRod:
        return isLong ? translated("a stretching part, then a heavy rod")
                      : translated("a heavy rod of constant length");
    case SegmentKind::RodBetween:
        return isLong ? translated("a heavy rod between two stretching parts")
                      : translated("a heavy rod between two rigid parts");
    case SegmentKind::RodsApart:
        return isLong ? translated("two heavy rods with a stretching part between them")
                      : translated("two heavy rods with a rigid part between them");
    case SegmentKind::Telescope:
        return isLong ? translated("a heavy rod that slides in a heavy tube")
                      : translated("a heavy rod fixed in a heavy tube");
    }
    return {};
}

double lengthOf(const Stretch& stretch, const PanelInput& input)
{
    const auto& coordinates = input.document.coordinates;
    for (std::size_t i = 0; i < coordinates.size() && !stretch.coordinate.empty(); ++i) {
        if (coordinates[i].name == stretch.coordinate)
            return stretch.constant + input.valueOf(i);
    }
    return stretch.constant;
}

double lengthOf(const Segment& segment, const PanelInput& input)
{
    double length = 0;
    for (const Stretch& stretch : segment.stretches)
        length += lengthOf(stretch, input);
    // The telescope's stretch is its whole length; of the others heavy rods take their part.
    if (segment.kind == SegmentKind::Telescope)
        return length;
    for (const HeavyRod& rod : segment.rods)
        length += rod.length;
    return length;
}

QString shortKindText(const Constraint& constraint)
{
    if (const auto* closure = std::get_if<Closure>(&constraint.rule))
        return closureText(*closure);
    return std::holds_alternative<Distance>(constraint.rule) ? translated("distance") : translated("coupling");
}

QString kindText(const Constraint& constraint)
{
    const QString kind = shortKindText(constraint);
    if (const auto* closure = std::get_if<Closure>(&constraint.rule))
        return kind + u' ' + between(closure->bodyA, closure->bodyB);
    if (const auto* distance = std::get_if<Distance>(&constraint.rule))
        return kind + u' ' + between(distance->bodyA, distance->bodyB);
    const auto& coupling = std::get<Coupling>(constraint.rule);
    QStringList others;
    for (const AxisTerm& term : coupling.value.terms)
        others.append(readableName(term.coordinate));
    const QString coordinate = readableName(coupling.coordinate);
    return others.isEmpty() ? translated("%1 held").arg(coordinate)
                            : translated("%1 follows %2").arg(coordinate, others.join(comma()));
}

QString motionText(RelativeMotion motion)
{
    switch (motion) {
    case RelativeMotion::X: return translated("along x");
    case RelativeMotion::Y: return translated("along y");
    case RelativeMotion::Z: return translated("along z");
    case RelativeMotion::TurnX: return translated("turn about x");
    case RelativeMotion::TurnY: return translated("turn about y");
    case RelativeMotion::TurnZ: return translated("turn about z");
    }
    return {};
}

}  // namespace sinew
