#include "ui/panels/properties/properties.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <QCoreApplication>

#include "core/document/object_lists.h"
#include "ui/panels/properties/property_parts.h"
#include "ui/panels/properties/property_writer.h"
#include "ui/text/display_names.h"
#include "ui/text/motion_units.h"

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
    if (input.frame && input.frame->isPlaced())
        WritesResults{writer},
            writer.vector(say("Origin in ground"), input.frame->configuration.p[index + 1], Quantity::Length);
    writer.text(say("Landmarks"), QString::number(body.landmarks.size()));
    writer.origin(body.source, body.note);
}

void describe(PropertyWriter& writer, const PanelInput& input, std::size_t index, const Joint& joint)
{
    writer.heading(readableName(joint.name), say("Joint"));
    writer.text(say("Kind"), kindText(joint));
    writer.text(say("Parent"), readableName(joint.parent));
    writer.text(say("Child"), readableName(joint.child));
    if (input.frame && input.frame->isPlaced()) {
        const auto tree = static_cast<std::size_t>(input.frame->mechanism->jointOfModel[index]);
        WritesResults{writer},
            writer.vector(say("Centre in ground"), input.frame->configuration.jointCentres[tree], Quantity::Length);
    }
    describeJointForce(writer, input, index);
    writer.origin(joint.source, joint.note);
}

QString rateText(double rate, QuantityKind kind)
{
    return shownNumber(shownValue(rate, kind), kind) + u' ' + unitOf(kind);
}

// A coordinate at one time of a recording.
void describeMotion(PropertyWriter& writer, CoordinateKind kind, const CoordinateFrame& now)
{
    const WritesResults results(writer);
    const bool turns = kind == CoordinateKind::Rotation;
    writer.text(say("Speed"), rateText(now.speed, turns ? QuantityKind::AngularSpeed : QuantityKind::Speed));
    writer.text(say("Acceleration"),
                rateText(now.acceleration, turns ? QuantityKind::AngularAcceleration : QuantityKind::Acceleration));
    writer.text(say("Given"), now.isHeld ? say("its motion") : say("its effort"));
    if (now.effort)
        writer.value(say("Drive"), *now.effort, effortQuantity(kind));
    if (now.passive)
        writer.value(say("Spring, damper, stops"), *now.passive, effortQuantity(kind));
}

// What a coordinate of a posture is held by, or lacks.
void describeBalance(PropertyWriter& writer, CoordinateKind kind, CoordinateMode mode, const PanelInput& input,
                     std::size_t index)
{
    const WritesResults results(writer);
    if (!input.frame || !input.frame->isPlaced())
        return;
    const CoordinateFrame& now = input.frame->coordinates[index];
    if (mode == CoordinateMode::Locked && now.isHeld && now.effort)
        writer.value(say("Reaction"), *now.effort, effortQuantity(kind));
    if (now.passive && *now.passive != 0)
        writer.value(say("Spring and stops"), *now.passive, effortQuantity(kind));
    if (now.missing && *now.missing != 0)
        writer.value(say("Missing"), *now.missing, effortQuantity(kind));
}

void describe(PropertyWriter& writer, const PanelInput& input, std::size_t index, const Coordinate& coordinate)
{
    const Quantity quantity = valueQuantity(coordinate.kind);
    const CoordinateMode mode = index < input.situation.modes.size() ? input.situation.modes[index] : coordinate.mode;
    writer.heading(readableName(coordinate.name), say("Coordinate"));
    WritesResults{writer}, writer.value(say("Value"), input.valueOf(index), quantity);
    if (std::isfinite(coordinate.minimum) || std::isfinite(coordinate.maximum))
        writer.text(
            say("Range"),
            say("%1 to %2").arg(numberText(coordinate.minimum, quantity), quantityText(coordinate.maximum, quantity)));
    if (input.showsRecording()) {
        describeMotion(writer, coordinate.kind, input.frame->coordinates[index]);
    } else {
        writer.text(say("Mode"), modeText(mode));
        if (mode == CoordinateMode::Driven)
            writer.value(say("Given"), input.givenEffort(index), effortQuantity(coordinate.kind));
        describeBalance(writer, coordinate.kind, mode, input, index);
    }
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
    if (link.slackLength)
        writer.value(say("Slack length"), *link.slackLength, Quantity::Length);
    if (link.shortening != 0)
        writer.value(say("Imposed shortening"), link.shortening, Quantity::Length);
    if (link.activation != 0)
        writer.value(say("Activation"), link.activation, Quantity::Fraction);
    if (link.strength)
        writer.value(link.strength->then == AtStrength::Breaks ? say("Breaks at") : say("Strength"),
                     link.strength->force, Quantity::Force);
}

void describeForce(PropertyWriter& writer, const PanelInput& input, std::size_t index)
{
    const WritesResults results(writer);
    const ResultFrame* frame = input.usable();
    if (!frame)
        return;
    const LinkFrame& link = frame->links[index];
    if (!link.isEngaged) {
        writer.text(say("State"), link.isBroken ? say("broken") : say("slack"));
        if (link.gap)
            writer.value(say("Gap"), *link.gap, Quantity::Length);
        return;
    }
    const double force = link.force.value_or(0);
    writer.text(say("State"), say("engaged"));
    writer.value(say("Tension"), force, Quantity::Force);
    if (input.situation.bodyWeight > 0)
        writer.value(say("of the body weight"), force / input.situation.bodyWeight, Quantity::Fraction);
    if (link.elongation)
        writer.value(say("Elongation"), *link.elongation, Quantity::Length);
}

void describeArms(PropertyWriter& writer, const PanelInput& input, std::size_t index)
{
    const WritesResults results(writer);
    const Eigen::MatrixXd arms = input.momentArms();
    if (arms.size() == 0)
        return;
    // An arm that would be written 0.0 mm says nothing.
    constexpr double negligible = 5e-5;
    bool first = true;
    for (std::size_t k = 0; k < input.model.coordinates.size(); ++k) {
        const Coordinate& coordinate = input.model.coordinates[k];
        const double arm = arms(static_cast<Eigen::Index>(k), static_cast<Eigen::Index>(index));
        if (coordinate.kind != CoordinateKind::Rotation || std::abs(arm) < negligible)
            continue;
        if (first)
            writer.subheading(say("Moment arms"));
        first = false;
        writer.value(readableName(coordinate.name), arm, Quantity::Length);
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
    writer.heading(readableName(link.name), say("Link, %1").arg(senseText(link.sense)));
    describeForce(writer, input, index);
    if (input.frame && input.frame->isPlaced())
        WritesResults{writer}, writer.value(say("Length"), input.frame->links[index].length, Quantity::Length);
    describeStiffness(writer, input, index, link);
    describeArms(writer, input, index);
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
    if (input.frame && input.frame->isPlaced()) {
        const WritesResults results(writer);
        const NodeFrame& now = input.frame->nodes[index];
        if (now.displacement)
            writer.vector(say("Displacement"), *now.displacement, Quantity::Length);
        if (now.missing && now.missing->norm() != 0)
            writer.vector(say("Missing"), *now.missing, Quantity::Force);
        if (now.isFloating)
            writer.text(say("State"), say("floating: no strand holds it"));
    }
    writer.origin(node.source, node.note);
}

void describe(PropertyWriter& writer, const PanelInput& input, std::size_t, const Load& load)
{
    const double scale = load.scale == Scale::BodyWeight ? input.situation.bodyWeight : 1;
    writer.heading(readableName(load.name), say("Load"));
    if (!input.selection.activity.empty())
        writer.text(say("Of the activity"), readableName(input.selection.activity));
    if (!input.selection.step.empty())
        writer.text(say("Of its step"), readableName(input.selection.step));
    writer.text(say("On"), readableName(load.body));
    writer.vector(say("At"), load.point, Quantity::Length);
    if (load.force.norm() > 0) {
        writer.vector(say("Force"), scale * load.force, Quantity::Force);
        WritesResults{writer}, writer.value(say("Size"), scale * load.force.norm(), Quantity::Force);
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
        const bool isModel = reference.basis == ReferenceBasis::Model;
        writer.subheading(
            (isModel ? say("Another model: %1") : say("Measured: %1")).arg(readableName(reference.joint)));
        writer.text(reference.kind == ReferenceKind::LowerBound    ? say("Upper limit and low end")
                    : reference.kind == ReferenceKind::MeanOfPeaks ? say("Range of the mean of both peaks")
                    : reference.kind == ReferenceKind::Mean        ? say("Range of the mean of all postures")
                                                                   : say("Range"),
                    quantityRange(reference.low, reference.high, Quantity::BodyWeights));
        if (reference.mean)
            writer.value(say("Mean"), *reference.mean, Quantity::BodyWeights);
        if (!reference.people.empty())
            writer.text(say("People"), QString::fromStdString(reference.people));
        if (reference.posture == ReferencePosture::Other)
            writer.text(say("Posture"), say("measured before it was changed and kept"));
        writer.paragraph(citationOf(input.model, reference.citation));
    }
    writer.origin(activity.source, {});
}

void describe(PropertyWriter& writer, const PanelInput& input, std::size_t, const Segment& segment)
{
    describeSegment(writer, input, segment);
}

void describe(PropertyWriter& writer, const PanelInput& input, std::size_t index, const Constraint&)
{
    describeConstraint(writer, input, index);
}

void describe(PropertyWriter& writer, const PanelInput& input, std::size_t index, const Contact&)
{
    describeContact(writer, input, index);
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

// Of the model, the activity or its step, as the selection says; loads of each may share a name.
void describeLoad(PropertyWriter& writer, const PanelInput& input)
{
    const ObjectId& id = input.selection;
    const auto isNamed = [](const std::string& name) { return [&name](const auto& it) { return it.name == name; }; };
    const auto& activities = input.document.activities;
    const auto activity = std::find_if(activities.begin(), activities.end(), isNamed(id.activity));
    if (id.activity.empty()) {
        describeNamed(writer, input, input.document.loads);
    } else if (activity != activities.end() && id.step.empty()) {
        describeNamed(writer, input, activity->loads);
    } else if (activity != activities.end()) {
        const auto step = std::find_if(activity->steps.begin(), activity->steps.end(), isNamed(id.step));
        if (step != activity->steps.end())
            describeNamed(writer, input, step->loads);
    }
}

void describeSelected(PropertyWriter& writer, const PanelInput& input)
{
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
    case ObjectKind::Other:
    case ObjectKind::Model:
    case ObjectKind::Scenario:
    case ObjectKind::Fixation: break;
    }
}

QString nounFor(const ObjectId& id)
{
    return QString::fromStdString(nounOf(id));
}

// What there is nothing to say of, as of a source or of an object that has not been computed yet, has its name at least.
void describe(PropertyWriter& writer, const PanelInput& input)
{
    describeSelected(writer, input);
    const std::vector<std::string> names = namesIn(input.document, listOf(input.selection));
    if (writer.isEmpty() && std::find(names.begin(), names.end(), input.selection.name) != names.end())
        writer.heading(readableName(input.selection.name), nounFor(input.selection));
}

bool hasSeveral(const PanelInput& input)
{
    return input.alsoSelected && !input.alsoSelected->empty();
}

// "1 body", "2 bodies".
QString counted(const QString& noun, int count)
{
    const QString plural = noun.endsWith(u'y') ? noun.chopped(1) + QStringLiteral("ies") : noun + u's';
    return QStringLiteral("%1 %2").arg(count).arg(count == 1 ? noun : plural);
}

// "5 objects: 3 bodies, 2 links", and which of them the fields below change.
std::vector<Property> headingOfSeveral(const PanelInput& input, bool hasFields)
{
    std::map<std::string, int> counts;  // by the key of their list
    std::map<std::string, QString> nouns;
    const auto add = [&](const ObjectId& id) {
        ++counts[listOf(id)];
        nouns[listOf(id)] = nounFor(id);
    };
    add(input.selection);
    for (const ObjectId& id : *input.alsoSelected)
        add(id);
    QStringList kinds;
    for (const auto& [list, count] : counts) {
        if (!list.empty())
            kinds.append(counted(nouns[list], count));
    }
    PropertyWriter writer(input.model);
    writer.heading(say("%1 objects").arg(input.alsoSelected->size() + 1), kinds.join(QStringLiteral(", ")));
    if (hasFields && counts.size() > 1)
        writer.paragraph(say("The fields are those of the %1; a change is made in all of them.")
                             .arg(counted(nounFor(input.selection), counts[listOf(input.selection)])));
    return writer.take();
}

}  // namespace

std::vector<Property> propertiesOf(const PanelInput& input)
{
    if (hasSeveral(input))
        return headingOfSeveral(input, false);
    PropertyWriter writer(input.model);
    describe(writer, input);
    return writer.take();
}

std::vector<Property> resultsOf(const PanelInput& input)
{
    if (hasSeveral(input))
        return headingOfSeveral(input, true);
    PropertyWriter writer(input.model);
    describe(writer, input);
    return writer.takeResults();
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
