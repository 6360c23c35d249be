#include "ui/panels/properties.h"

#include <cmath>

#include <QCoreApplication>

#include "ui/panels/display_names.h"
#include "ui/panels/property_parts.h"
#include "ui/panels/property_writer.h"

namespace sinew {

namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("sinew::Properties", text);
}

QString kindText(const Joint& joint)
{
    switch (joint.kind) {
    case JointKind::Axes: return joint.axes.size() == 1 ? say("1 axis") : say("%1 axes").arg(joint.axes.size());
    case JointKind::Ball: return say("ball");
    case JointKind::Free: return say("free");
    case JointKind::Weld: return say("weld");
    }
    return {};
}

QString senseText(LinkSense sense)
{
    switch (sense) {
    case LinkSense::Tension: return say("only pulls");
    case LinkSense::Compression: return say("only pushes");
    case LinkSense::Both: return say("pulls and pushes");
    }
    return {};
}

void describe(PropertyWriter& writer, const PanelInput& input, std::size_t index, const Body& body)
{
    writer.heading(readableName(body.name), say("Body"));
    const double mass = massInSi(body.mass, input.situation.bodyWeight);
    writer.value(say("Mass"), mass, Quantity::Mass);
    const double personMass = input.situation.bodyWeight / standardGravity;
    if (body.mass.scale == Scale::BodyWeight)
        writer.value(say("of the body mass"), body.mass.value, Quantity::Fraction);
    else if (personMass > 0)
        writer.value(say("of the body mass"), mass / personMass, Quantity::Fraction);
    writer.vector(say("Centre of mass"), body.centreOfMass, Quantity::Length);
    describeInertia(writer, body.inertia);
    if (input.configuration && index + 1 < input.configuration->p.size())
        writer.vector(say("Origin in ground"), input.configuration->p[index + 1], Quantity::Length);
    writer.text(say("Landmarks"), QString::number(body.landmarks.size()));
    writer.origin(body.source, body.note);
}

void describe(PropertyWriter& writer, const PanelInput& input, std::size_t index, const Joint& joint)
{
    writer.heading(readableName(joint.name), say("Joint"));
    writer.text(say("Kind"), kindText(joint));
    writer.text(say("Parent"), readableName(joint.parent));
    writer.text(say("Child"), readableName(joint.child));
    if (input.configuration && input.mechanism && index < input.mechanism->jointOfModel.size()) {
        const auto tree = static_cast<std::size_t>(input.mechanism->jointOfModel[index]);
        if (tree < input.configuration->jointCentres.size())
            writer.vector(say("Centre in ground"), input.configuration->jointCentres[tree], Quantity::Length);
    }
    describeJointForce(writer, input, index);
    writer.origin(joint.source, joint.note);
}

void describe(PropertyWriter& writer, const PanelInput& input, std::size_t index, const Coordinate& coordinate)
{
    const Quantity quantity = valueQuantity(coordinate.kind);
    const Quantity effort = effortQuantity(coordinate.kind);
    const Eigen::Index row = static_cast<Eigen::Index>(index);
    const bool known = index < input.situation.modes.size() && row < input.situation.values.size();
    const CoordinateMode mode = known ? input.situation.modes[index] : coordinate.mode;
    writer.heading(readableName(coordinate.name), say("Coordinate"));
    writer.value(say("Value"), known ? input.situation.values[row] : coordinate.value, quantity);
    if (std::isfinite(coordinate.minimum) || std::isfinite(coordinate.maximum))
        writer.text(
            say("Range"),
            say("%1 to %2").arg(numberText(coordinate.minimum, quantity), quantityText(coordinate.maximum, quantity)));
    writer.text(say("Mode"), modeText(mode));
    const StaticsSolution* attempt = input.attempt();
    if (mode == CoordinateMode::Driven)
        writer.value(say("Given"), input.givenEffort(index), effort);
    if (mode == CoordinateMode::Locked && attempt && attempt->isUsable())
        writer.value(say("Reaction"), attempt->reactions[row], effort);
    if (attempt && attempt->status == StaticsStatus::NotHoldable && attempt->missing[row] != 0)
        writer.value(say("Missing"), attempt->missing[row], effort);
    describeResistance(writer, coordinate);
    writer.origin(coordinate.source, coordinate.note);
}

void describeStiffness(PropertyWriter& writer, const PanelInput& input, std::size_t index, const Link& link)
{
    if (input.mechanism && index < input.mechanism->links.size())
        writer.value(say("Stiffness"), input.mechanism->links[index].stiffness, Quantity::Stiffness);
    else if (const auto* direct = std::get_if<DirectStiffness>(&link.stiffness))
        writer.value(say("Stiffness"), direct->stiffness, Quantity::Stiffness);
    if (const auto* material = std::get_if<MaterialStiffness>(&link.stiffness))
        writer.value(say("Cross-section"), material->area, Quantity::Area);
    if (link.damping != 0)
        writer.value(say("Damping"), link.damping, Quantity::Damping);
    if (link.shortening != 0)
        writer.value(say("Imposed shortening"), link.shortening, Quantity::Length);
    if (link.activation != 0)
        writer.value(say("Activation"), link.activation, Quantity::Fraction);
    if (link.strength)
        writer.value(link.strength->then == AtStrength::Breaks ? say("Breaks at") : say("Strength"),
                     link.strength->force, Quantity::Force);
}

void describeForce(PropertyWriter& writer, const PanelInput& input, Eigen::Index j)
{
    const StaticsSolution* solution = input.solution();
    if (!solution)
        return;
    if (!solution->engaged[static_cast<std::size_t>(j)]) {
        writer.text(say("State"), say("slack"));
        if (j < solution->gaps.size())  // a criterion knows none
            writer.value(say("Gap"), solution->gaps[j], Quantity::Length);
        return;
    }
    writer.text(say("State"), say("engaged"));
    writer.value(say("Tension"), solution->forces[j], Quantity::Force);
    if (input.situation.bodyWeight > 0)
        writer.value(say("of the body weight"), solution->forces[j] / input.situation.bodyWeight, Quantity::Fraction);
    if (j < solution->elongations.size())
        writer.value(say("Elongation"), solution->elongations[j], Quantity::Length);
}

void describeArms(PropertyWriter& writer, const PanelInput& input, Eigen::Index j)
{
    const StaticsSolution* attempt = input.attempt();
    if (!attempt || j >= attempt->momentArms.cols())
        return;
    // An arm that would be written 0.0 mm says nothing.
    constexpr double negligible = 5e-5;
    bool first = true;
    for (std::size_t k = 0; k < input.model.coordinates.size(); ++k) {
        const Coordinate& coordinate = input.model.coordinates[k];
        const Eigen::Index row = static_cast<Eigen::Index>(k);
        if (coordinate.kind != CoordinateKind::Rotation || row >= attempt->momentArms.rows()
            || std::abs(attempt->momentArms(row, j)) < negligible)
            continue;
        if (first)
            writer.subheading(say("Moment arms"));
        first = false;
        writer.value(readableName(coordinate.name), attempt->momentArms(row, j), Quantity::Length);
    }
}

void describePath(PropertyWriter& writer, const Link& link)
{
    const auto nameOf
        = [](const PathPoint& point) { return readableName(point.body.empty() ? point.node : point.body); };
    if (link.path.size() < 2)
        return;
    writer.text(say("From"), nameOf(link.path.front()));
    writer.text(say("To"), nameOf(link.path.back()));
    writer.text(say("Path points"), QString::number(link.path.size()));
}

void describe(PropertyWriter& writer, const PanelInput& input, std::size_t index, const Link& link)
{
    const Eigen::Index j = static_cast<Eigen::Index>(index);
    writer.heading(readableName(link.name), say("Link, %1").arg(senseText(link.sense)));
    describeForce(writer, input, j);
    if (const StaticsSolution* attempt = input.attempt())
        writer.value(say("Length"), attempt->lengths[j], Quantity::Length);
    describeStiffness(writer, input, index, link);
    describeArms(writer, input, j);
    writer.subheading(say("Path"));
    if (!link.group.empty())
        writer.text(say("Muscle"), readableName(link.group));
    describePath(writer, link);
    writer.origin(link.source, link.note);
}

void describe(PropertyWriter& writer, const PanelInput& input, std::size_t index, const Node& node)
{
    writer.heading(readableName(node.name), say("Node"));
    writer.text(say("Rides with"), readableName(node.body));
    writer.vector(say("Position"), node.position, Quantity::Length);
    const StaticsSolution* solution = input.solution();
    if (solution && index < solution->nodeDisplacements.size())
        writer.vector(say("Displacement"), solution->nodeDisplacements[index], Quantity::Length);
    if (solution && index < solution->floating.size() && solution->floating[index])
        writer.text(say("State"), say("floating: no strand holds it"));
    writer.origin(node.source, node.note);
}

void describe(PropertyWriter& writer, const PanelInput& input, std::size_t, const Load& load)
{
    const double scale = load.scale == Scale::BodyWeight ? input.situation.bodyWeight : 1;
    writer.heading(readableName(load.name), say("Load"));
    writer.text(say("On"), readableName(load.body));
    writer.vector(say("At"), load.point, Quantity::Length);
    if (load.force.norm() > 0) {
        writer.vector(say("Force"), scale * load.force, Quantity::Force);
        writer.value(say("Size"), scale * load.force.norm(), Quantity::Force);
        if (load.scale == Scale::BodyWeight)
            writer.value(say("in body weights"), load.force.norm(), Quantity::BodyWeights);
    }
    if (load.moment.norm() > 0)
        writer.vector(say("Moment"), scale * load.moment, Quantity::Moment);
    writer.text(say("Written in"), load.frame == LoadFrame::Ground ? say("ground frame") : say("body frame"));
    writer.origin(load.source, load.note);
}

void describe(PropertyWriter& writer, const PanelInput& input, std::size_t, const Activity& activity)
{
    writer.heading(titleOf(activity), say("Activity"));
    writer.paragraph(QString::fromStdString(activity.description));
    if (!activity.steps.empty())
        writer.text(say("Steps"), QString::number(activity.steps.size()));
    if (!activity.support.empty())
        writer.text(say("Supported at"), readableName(activity.support));
    for (const ReferenceRange& reference : activity.references) {
        writer.subheading(say("Measured: %1").arg(readableName(reference.joint)));
        writer.text(reference.kind == ReferenceKind::LowerBound ? say("Upper limit and low end") : say("Range"),
                    say("%1 – %2").arg(numberText(reference.low, Quantity::BodyWeights),
                                       quantityText(reference.high, Quantity::BodyWeights)));
        if (reference.mean)
            writer.value(say("Mean"), *reference.mean, Quantity::BodyWeights);
        if (!reference.people.empty())
            writer.text(say("People"), QString::fromStdString(reference.people));
        writer.paragraph(citationOf(input.model, reference.citation));
    }
    writer.origin(activity.source, {});
}

void describe(PropertyWriter& writer, const PanelInput& input, std::size_t, const Segment& segment)
{
    describeSegment(writer, input, segment);
}

void describe(PropertyWriter& writer, const PanelInput&, std::size_t, const Constraint& constraint)
{
    describeConstraint(writer, constraint);
}

void describe(PropertyWriter& writer, const PanelInput&, std::size_t, const Contact& contact)
{
    describeContact(writer, contact);
}

template <class T>
bool describeNamed(PropertyWriter& writer, const PanelInput& input, const std::vector<T>& objects)
{
    for (std::size_t i = 0; i < objects.size(); ++i) {
        if (objects[i].name == input.selection.name) {
            describe(writer, input, i, objects[i]);
            return true;
        }
    }
    return false;
}

void describeLoad(PropertyWriter& writer, const PanelInput& input)
{
    if (describeNamed(writer, input, input.model.loads) || !input.activity)
        return;
    if (describeNamed(writer, input, input.activity->loads) || input.step < 0)
        return;
    const auto step = static_cast<std::size_t>(input.step);
    if (step < input.activity->steps.size())
        describeNamed(writer, input, input.activity->steps[step].loads);
}

}  // namespace

std::vector<Property> propertiesOf(const PanelInput& input)
{
    PropertyWriter writer(input.model);
    switch (input.selection.kind) {
    case ObjectKind::None: break;
    case ObjectKind::Body: describeNamed(writer, input, input.model.bodies); break;
    case ObjectKind::Segment: describeNamed(writer, input, input.document.segments); break;
    case ObjectKind::Joint: describeNamed(writer, input, input.model.joints); break;
    case ObjectKind::Coordinate: describeNamed(writer, input, input.model.coordinates); break;
    case ObjectKind::Constraint: describeNamed(writer, input, input.document.constraints); break;
    case ObjectKind::Node: describeNamed(writer, input, input.model.nodes); break;
    case ObjectKind::Link: describeNamed(writer, input, input.model.links); break;
    case ObjectKind::Load: describeLoad(writer, input); break;
    case ObjectKind::Activity: describeNamed(writer, input, input.model.activities); break;
    case ObjectKind::Contact: describeNamed(writer, input, input.document.contacts); break;
    }
    return writer.take();
}

QString propertiesAsText(const std::vector<Property>& properties)
{
    QString text;
    for (const Property& property : properties) {
        const bool both = !property.label.isEmpty() && !property.value.isEmpty();
        const QString value = property.kind == PropertyKind::Paragraph ? property.value : plainText(property.value);
        text += property.label + (both ? QStringLiteral("\t") : QString()) + value + u'\n';
    }
    return text;
}

}  // namespace sinew
