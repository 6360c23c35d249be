#include "ui/panels/properties/property_parts.h"

#include <algorithm>
#include <cmath>

#include "core/mechanism/constraint_rows.h"
#include "ui/panels/properties/property_writer.h"
#include "ui/panels/properties/segment_texts.h"
#include "ui/text/display_names.h"
#include "ui/text/fixed_text.h"
#include "ui/text/translated.h"

namespace sinew {

namespace {

double massOf(const Amount& amount, const PanelInput& input)
{
    return massInSi(amount, input.situation.bodyWeight);
}

double totalMass(const Segment& segment, const PanelInput& input)
{
    double mass = 0;
    for (const MassPoint& point : segment.points)
        mass += massOf(point.mass, input);
    for (const HeavyRod& rod : segment.rods)
        mass += massOf(rod.mass, input);
    return mass;
}

void describeAngles(PropertyWriter& writer, const PanelInput& input, const Segment& segment)
{
    if (segment.angles.empty()) {
        writer.text(translated("Angles"), translated("none: fixed to its parent"));
        return;
    }
    const bool fromGround = segment.angleReference == AngleReference::Ground;
    writer.text(translated("Angles"), fromGround ? translated("from the ground") : translated("from the parent"));
    const auto& coordinates = input.document.coordinates;
    for (const std::string& angle : segment.angles) {
        for (std::size_t i = 0; i < coordinates.size(); ++i) {
            if (coordinates[i].name == angle)
                writer.value(readableName(angle), input.valueOf(i), Quantity::Angle);
        }
    }
}

void describeStretches(PropertyWriter& writer, const PanelInput& input, const Segment& segment)
{
    writer.subheading(translated("Length"));
    WritesResults{writer}, writer.value(translated("Hinge to tip"), lengthOf(segment, input), Quantity::Length);
    for (const Stretch& stretch : segment.stretches) {
        if (stretch.coordinate.empty()) {
            writer.value(translated("Constant part"), stretch.constant, Quantity::Length);
            continue;
        }
        writer.text(translated("Changes with"), readableName(stretch.coordinate));
        writer.value(readableName(stretch.coordinate), lengthOf(stretch, input) - stretch.constant, Quantity::Length);
        if (stretch.constant != 0)
            writer.value(translated("to which is added"), stretch.constant, Quantity::Length);
    }
}

void describeMasses(PropertyWriter& writer, const PanelInput& input, const Segment& segment)
{
    writer.subheading(translated("Masses"));
    writer.value(translated("Whole"), totalMass(segment, input), Quantity::Mass);
    for (const MassPoint& point : segment.points) {
        writer.value(translated("Point at %1 of the length").arg(quantityText(point.fraction, Quantity::Fraction)),
                     massOf(point.mass, input), Quantity::Mass);
    }
    for (std::size_t i = 0; i < segment.rods.size(); ++i) {
        const HeavyRod& rod = segment.rods[i];
        const bool isOnly = segment.rods.size() == 1;
        writer.value(isOnly   ? translated("Rod")
                     : i == 0 ? translated("Near rod")
                              : translated("Far rod"),
                     massOf(rod.mass, input), Quantity::Mass);
        writer.value(translated("its length"), rod.length, Quantity::Length);
        writer.value(translated("its centre of mass at"), rod.centre, Quantity::Fraction);
        writer.value(translated("its radius of gyration"), rod.gyrationRadius.value_or(rod.length / std::sqrt(12.0)),
                     Quantity::Length);
    }
}

QString valueText(const HeldMotion& held)
{
    const auto* polynomial = std::get_if<Polynomial>(&held.value);
    if (!polynomial)
        return translated("follows a curve over time");
    const auto& coefficients = polynomial->coefficients;
    const bool isConstant = std::all_of(coefficients.begin() + (coefficients.empty() ? 0 : 1), coefficients.end(),
                                        [](double c) { return c == 0; });
    if (!isConstant)
        return translated("follows a function of time");
    const bool turns = held.motion >= RelativeMotion::TurnX;
    return translated("held at %1")
        .arg(quantityText(coefficients.empty() ? 0 : coefficients.front(), turns ? Quantity::Angle : Quantity::Length));
}

void describeRule(PropertyWriter& writer, const Closure& closure)
{
    writer.text(translated("Body A"), readableName(closure.bodyA));
    writer.vector(translated("at"), closure.inA.position, Quantity::Length);
    writer.text(translated("Body B"), readableName(closure.bodyB));
    writer.vector(translated("at"), closure.inB.position, Quantity::Length);
    writer.subheading(translated("Held motions of B in the frame of A"));
    for (const HeldMotion& held : closure.held)
        writer.text(motionText(held.motion), valueText(held));
}

void describeRule(PropertyWriter& writer, const Distance& distance)
{
    writer.text(translated("Body A"), readableName(distance.bodyA));
    writer.vector(translated("at"), distance.pointA, Quantity::Length);
    writer.text(translated("Body B"), readableName(distance.bodyB));
    writer.vector(translated("at"), distance.pointB, Quantity::Length);
    writer.value(translated("Distance"), distance.distance, Quantity::Length);
}

void describeRule(PropertyWriter& writer, const Coupling& coupling)
{
    writer.text(translated("Coordinate"), readableName(coupling.coordinate));
    for (const AxisTerm& term : coupling.value.terms)
        writer.text(translated("is a function of"), readableName(term.coordinate));
}

QString directionText(const Vector3& direction)
{
    const Vector3 unit = direction.stableNormalized();
    const QStringList parts
        = {decimalText(unit.x(), 'g', 3), decimalText(unit.y(), 'g', 3), decimalText(unit.z(), 'g', 3)};
    return parts.join(betweenNumbers());
}

void describeFriction(PropertyWriter& writer, const Contact& contact)
{
    if (!contact.friction) {
        writer.text(translated("Friction"), translated("none"));
        return;
    }
    writer.subheading(translated("Friction"));
    writer.text(translated("Coefficient"), decimalText(contact.friction->coefficient, 'g', 6));
    if (!contact.compliance)
        return;
    writer.value(translated("Stiffness along the plane"), contact.friction->stiffness, Quantity::SpringStiffness);
    writer.value(translated("Damping along the plane"), contact.friction->damping, Quantity::Damping);
}

// What the constraint's rows bear.
void describeMultipliers(PropertyWriter& writer, const PanelInput& input, std::size_t index)
{
    const WritesResults results(writer);
    const ResultFrame* frame = input.usable();
    if (!frame || frame->constraints.empty())
        return;
    const std::vector<CompiledConstraint>& constraints = frame->mechanism->constraints;
    Eigen::Index row = 0;
    for (std::size_t i = 0; i < index; ++i)
        row += rowCountOf(constraints[i]);
    writer.subheading(translated("Bears"));
    for (const Eigen::Index end = row + rowCountOf(constraints[index]); row < end; ++row) {
        const ConstraintFrame& bears = frame->constraints[static_cast<std::size_t>(row)];
        const QString name = readableName(bears.row);
        if (bears.isReleased || bears.isRedundant)
            writer.text(name, bears.isReleased ? translated("released") : translated("implied by other rows"));
        else
            writer.value(name, bears.multiplier, bears.isMoment ? Quantity::Moment : Quantity::Force);
    }
}

QString modeText(const CompiledContact& contact, ContactMode mode)
{
    if (mode == ContactMode::Open)
        return translated("open");
    if (!contact.friction)
        return translated("presses");
    return mode == ContactMode::Sticks ? translated("sticks") : translated("slides");
}

void describeContactForce(PropertyWriter& writer, const PanelInput& input, std::size_t index)
{
    const WritesResults results(writer);
    const ResultFrame* frame = input.usable();
    if (!frame || index >= frame->contacts.size())
        return;
    const ContactFrame& contact = frame->contacts[index];
    writer.subheading(translated("Force on the body, ground frame"));
    writer.text(translated("State"), modeText(frame->mechanism->contacts[index], contact.mode));
    writer.value(translated("Gap"), contact.gap, Quantity::Length);
    if (contact.mode == ContactMode::Open)
        return;
    writer.value(translated("Normal"), contact.normal, Quantity::Force);
    writer.value(translated("Friction"), contact.friction, Quantity::Force);
    writer.vector(translated("Force"), contact.force, Quantity::Force);
}

}  // namespace

void describeSegment(PropertyWriter& writer, const PanelInput& input, const Segment& segment)
{
    writer.heading(readableName(segment.name), translated("Segment"));
    writer.paragraph(kindText(segment));
    writer.text(translated("Parent"), readableName(segment.parent));
    describeAngles(writer, input, segment);
    describeStretches(writer, input, segment);
    describeMasses(writer, input, segment);
    for (std::size_t i = 0; i < input.model.joints.size(); ++i) {
        if (input.model.joints[i].name == segment.name)
            describeJointForce(writer, input, i);
    }
    writer.origin(segment.source, segment.note);
}

void describeConstraint(PropertyWriter& writer, const PanelInput& input, std::size_t index)
{
    const Constraint& constraint = input.document.constraints[index];
    writer.heading(readableName(constraint.name), translated("Constraint"));
    writer.text(translated("Kind"), shortKindText(constraint));
    std::visit([&](const auto& rule) { describeRule(writer, rule); }, constraint.rule);
    describeMultipliers(writer, input, index);
    writer.origin(constraint.source, constraint.note);
}

void describeContact(PropertyWriter& writer, const PanelInput& input, std::size_t index)
{
    const Contact& contact = input.document.contacts[index];
    writer.heading(readableName(contact.name), translated("Contact, only pushes"));
    writer.text(translated("Body"), readableName(contact.body));
    writer.vector(translated("at"), contact.point, Quantity::Length);
    if (contact.radius != 0)
        writer.value(translated("Radius"), contact.radius, Quantity::Length);
    writer.text(translated("Against"), readableName(contact.against));
    writer.vector(translated("Plane through"), contact.place, Quantity::Length);
    // A direction has no unit.
    writer.text(translated("Normal"), directionText(contact.normal));
    if (const auto& compliance = contact.compliance) {
        writer.value(translated("Stiffness"), compliance->stiffness, Quantity::SpringStiffness);
        writer.value(translated("Damping"), compliance->damping, Quantity::Damping);
        if (compliance->depth)
            writer.value(translated("Stiffness doubled at"), *compliance->depth, Quantity::Length);
    } else {
        writer.text(translated("Stiffness"), translated("rigid"));
        writer.value(translated("Restitution"), contact.restitution, Quantity::Fraction);
    }
    describeFriction(writer, contact);
    describeContactForce(writer, input, index);
    writer.origin(contact.source, contact.note);
}

void describeInertia(PropertyWriter& writer, const Inertia& inertia)
{
    if (const auto* tensor = std::get_if<InertiaTensor>(&inertia)) {
        writer.vector(translated("Moments of inertia"), tensor->moments, Quantity::InertiaMoment);
        if (!tensor->products.isZero(0))
            writer.vector(translated("Products of inertia"), tensor->products, Quantity::InertiaMoment);
    } else if (const auto* gyration = std::get_if<GyrationRadii>(&inertia)) {
        writer.vector(translated("Radii of gyration"), gyration->radii, Quantity::Length);
    }
}

void describeResistance(PropertyWriter& writer, const Coordinate& coordinate)
{
    const bool turns = coordinate.kind == CoordinateKind::Rotation;
    const auto pick = [turns](Quantity angular, Quantity linear) { return turns ? angular : linear; };
    const Quantity stiffness = pick(Quantity::AngularStiffness, Quantity::SpringStiffness);
    if (const auto& spring = coordinate.resistance.spring) {
        writer.subheading(translated("Spring"));
        writer.value(translated("At rest at"), spring->rest, valueQuantity(coordinate.kind));
        writer.value(translated("Stiffness"), spring->stiffness, stiffness);
        if (spring->cubic != 0)
            writer.value(translated("Cubic stiffness"), spring->cubic,
                         pick(Quantity::AngularCubicStiffness, Quantity::CubicStiffness));
    }
    if (const auto& damper = coordinate.resistance.damper) {
        writer.subheading(translated("Damper"));
        writer.value(translated("Damping"), damper->linear, pick(Quantity::AngularDamping, Quantity::Damping));
        if (damper->quadratic != 0)
            writer.value(translated("Quadratic damping"), damper->quadratic,
                         pick(Quantity::AngularQuadraticDamping, Quantity::QuadraticDamping));
    }
    if (const auto& stop = coordinate.resistance.stop) {
        writer.subheading(translated("Stops at the ends of the range"));
        writer.value(translated("Stiffness"), stop->stiffness, stiffness);
        writer.value(translated("Damping"), stop->damping, pick(Quantity::AngularStopDamping, Quantity::StopDamping));
    }
}

void describeJointForce(PropertyWriter& writer, const PanelInput& input, std::size_t joint)
{
    const WritesResults results(writer);
    const ResultFrame* frame = input.usable();
    if (!frame || !frame->joints[joint])
        return;
    const JointFrame& load = *frame->joints[joint];
    writer.subheading(translated("Force on the child, ground frame"));
    writer.value(translated("Resultant"), load.resultant(), Quantity::Force);
    if (input.situation.bodyWeight > 0)
        writer.value(translated("in body weights"), load.resultant() / input.situation.bodyWeight,
                     Quantity::BodyWeights);
    writer.vector(translated("Force"), load.force, Quantity::Force);
    writer.vector(translated("Moment"), load.moment, Quantity::Moment);
}

}  // namespace sinew
