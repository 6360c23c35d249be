#include "ui/panels/properties/properties.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/document/object_lists.h"
#include "ui/panels/properties/property_parts.h"
#include "ui/panels/properties/property_writer.h"
#include "ui/text/core_words.h"
#include "ui/text/display_names.h"
#include "ui/text/fixed_text.h"
#include "ui/text/motion_units.h"
#include "ui/text/translated.h"
#include "ui/text/unit_words.h"

namespace sinew {

namespace {

QString kindText(const Joint& joint)
{
    switch (joint.kind) {
    case JointKind::Axes:
        return joint.axes.size() == 1 ? translated("1 axis") : translated("%1 axes").arg(joint.axes.size());
    case JointKind::Ball: return translated("ball");
    case JointKind::Free: return translated("free");
    case JointKind::Weld: return translated("weld");
    }
    return {};
}

void describe(PropertyWriter& writer, const PanelInput& input, std::size_t index, const Body& body)
{
    writer.heading(readableName(body.name), translated("Body"));
    const double mass = massInSi(body.mass, input.situation.bodyWeight);
    writer.value(translated("Mass"), mass, Quantity::Mass);
    const double personMass = input.situation.bodyWeight / standardGravity;
    if (body.mass.scale == Scale::BodyWeight)
        writer.value(translated("of the body mass"), body.mass.value, Quantity::Fraction);
    else if (personMass > 0)
        writer.value(translated("of the body mass"), mass / personMass, Quantity::Fraction);
    writer.vector(translated("Centre of mass"), body.centreOfMass, Quantity::Length);
    describeInertia(writer, body.inertia);
    if (input.frame && input.frame->isPlaced())
        WritesResults{writer},
            writer.vector(translated("Origin in ground"), input.frame->configuration.p[index + 1], Quantity::Length);
    writer.text(translated("Landmarks"), QString::number(body.landmarks.size()));
    writer.origin(body.source, body.note);
}

void describe(PropertyWriter& writer, const PanelInput& input, std::size_t index, const Joint& joint)
{
    writer.heading(readableName(joint.name), translated("Joint"));
    writer.text(translated("Kind"), kindText(joint));
    writer.text(translated("Parent"), readableName(joint.parent));
    writer.text(translated("Child"), readableName(joint.child));
    if (input.frame && input.frame->isPlaced()) {
        const auto tree = static_cast<std::size_t>(input.frame->mechanism->jointOfModel[index]);
        WritesResults{writer}, writer.vector(translated("Centre in ground"),
                                             input.frame->configuration.jointCentres[tree], Quantity::Length);
    }
    describeJointForce(writer, input, index);
    writer.origin(joint.source, joint.note);
}

QString rateText(double rate, QuantityKind kind)
{
    return withUnit(shownNumber(shownValue(rate, kind), kind), unitOf(kind));
}

// A coordinate at one time of a recording.
void describeMotion(PropertyWriter& writer, CoordinateKind kind, const CoordinateFrame& now)
{
    const WritesResults results(writer);
    const bool turns = kind == CoordinateKind::Rotation;
    writer.text(translated("Speed"), rateText(now.speed, turns ? QuantityKind::AngularSpeed : QuantityKind::Speed));
    writer.text(translated("Acceleration"),
                rateText(now.acceleration, turns ? QuantityKind::AngularAcceleration : QuantityKind::Acceleration));
    writer.text(translated("Given"), now.isHeld ? translated("its motion") : translated("its effort"));
    if (now.effort)
        writer.value(translated("Drive"), *now.effort, effortQuantity(kind));
    if (now.passive)
        writer.value(translated("Spring, damper, stops"), *now.passive, effortQuantity(kind));
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
        writer.value(translated("Reaction"), *now.effort, effortQuantity(kind));
    if (now.passive && *now.passive != 0)
        writer.value(translated("Spring and stops"), *now.passive, effortQuantity(kind));
    if (now.missing && *now.missing != 0)
        writer.value(translated("Missing"), *now.missing, effortQuantity(kind));
}

void describe(PropertyWriter& writer, const PanelInput& input, std::size_t index, const Coordinate& coordinate)
{
    const Quantity quantity = valueQuantity(coordinate.kind);
    const CoordinateMode mode = index < input.situation.modes.size() ? input.situation.modes[index] : coordinate.mode;
    writer.heading(readableName(coordinate.name), translated("Coordinate"));
    WritesResults{writer}, writer.value(translated("Value"), input.valueOf(index), quantity);
    if (std::isfinite(coordinate.minimum) || std::isfinite(coordinate.maximum))
        writer.text(translated("Range"),
                    rangeBetween(numberText(coordinate.minimum, quantity), quantityText(coordinate.maximum, quantity)));
    if (input.showsRecording()) {
        describeMotion(writer, coordinate.kind, input.frame->coordinates[index]);
    } else {
        writer.text(translated("Mode"), modeText(mode));
        if (mode == CoordinateMode::Driven)
            writer.value(translated("Given"), input.givenEffort(index), effortQuantity(coordinate.kind));
        describeBalance(writer, coordinate.kind, mode, input, index);
    }
    describeResistance(writer, coordinate);
    writer.origin(coordinate.source, coordinate.note);
}

void describe(PropertyWriter& writer, const PanelInput& input, std::size_t index, const Node& node)
{
    writer.heading(readableName(node.name), translated("Node"));
    writer.text(translated("Rides with"), readableName(node.body));
    writer.vector(translated("Position"), node.position, Quantity::Length);
    if (input.frame && input.frame->isPlaced()) {
        const WritesResults results(writer);
        const NodeFrame& now = input.frame->nodes[index];
        if (now.displacement)
            writer.vector(translated("Displacement"), *now.displacement, Quantity::Length);
        if (now.missing && now.missing->norm() != 0)
            writer.vector(translated("Missing"), *now.missing, Quantity::Force);
        if (now.isFloating)
            writer.text(translated("State"), translated("floating: no strand holds it"));
    }
    writer.origin(node.source, node.note);
}

void describe(PropertyWriter& writer, const PanelInput& input, std::size_t, const Load& load)
{
    const double scale = load.scale == Scale::BodyWeight ? input.situation.bodyWeight : 1;
    writer.heading(readableName(load.name), translated("Load"));
    if (!input.selection.activity.empty())
        writer.text(translated("Of the activity"), readableName(input.selection.activity));
    if (!input.selection.step.empty())
        writer.text(translated("Of its step"), readableName(input.selection.step));
    writer.text(translated("On"), readableName(load.body));
    writer.vector(translated("At"), load.point, Quantity::Length);
    if (load.force.norm() > 0) {
        writer.vector(translated("Force"), scale * load.force, Quantity::Force);
        WritesResults{writer}, writer.value(translated("Size"), scale * load.force.norm(), Quantity::Force);
        if (load.scale == Scale::BodyWeight)
            writer.value(translated("in body weights"), load.force.norm(), Quantity::BodyWeights);
    }
    if (load.moment.norm() > 0)
        writer.vector(translated("Moment"), scale * load.moment, Quantity::Moment);
    writer.text(translated("Written in"),
                load.frame == LoadFrame::Ground ? translated("ground frame") : translated("body frame"));
    writer.origin(load.source, load.note);
}

void describe(PropertyWriter& writer, const PanelInput& input, std::size_t, const Activity& activity)
{
    writer.heading(titleOf(activity), translated("Activity"));
    writer.paragraph(QString::fromStdString(activity.description));
    if (!activity.steps.empty())
        writer.text(translated("Steps"), QString::number(activity.steps.size()));
    if (!activity.support.empty())
        writer.text(translated("Supported at"), readableName(activity.support));
    for (const ReferenceRange& reference : activity.references) {
        const bool isModel = reference.basis == ReferenceBasis::Model;
        writer.subheading((isModel ? translated("Another model: %1") : translated("Measured: %1"))
                              .arg(readableName(reference.joint)));
        writer.text(reference.kind == ReferenceKind::LowerBound    ? translated("Upper limit and low end")
                    : reference.kind == ReferenceKind::MeanOfPeaks ? translated("Range of the mean of both peaks")
                    : reference.kind == ReferenceKind::Mean        ? translated("Range of the mean of all postures")
                                                                   : translated("Range"),
                    quantityRange(reference.low, reference.high, Quantity::BodyWeights));
        if (reference.mean)
            writer.value(translated("Mean"), *reference.mean, Quantity::BodyWeights);
        if (!reference.people.empty())
            writer.text(translated("People"), worded(reference.people));
        if (reference.posture == ReferencePosture::Other)
            writer.text(translated("Posture"), translated("measured before it was changed and kept"));
        writer.paragraph(citationOf(input.model, reference.citation));
    }
    writer.origin(activity.source, {});
}

void describe(PropertyWriter& writer, const PanelInput& input, std::size_t, const Segment& segment)
{
    describeSegment(writer, input, segment);
}

void describe(PropertyWriter& writer, const PanelInput& input, std::size_t index, const Link&)
{
    describeLink(writer, input, index);
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
    return worded(nounOf(id));
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

// "1 body", "2 bodies", of a list of the model.
QString counted(const std::string& list, int count)
{
    struct Counted {
        const char *list, *one, *many;
    };
    static constexpr Counted words[] = {{"bodies", QT_TR_NOOP("1 body"), QT_TR_NOOP("%1 bodies")},
                                        {"joints", QT_TR_NOOP("1 joint"), QT_TR_NOOP("%1 joints")},
                                        {"coordinates", QT_TR_NOOP("1 coordinate"), QT_TR_NOOP("%1 coordinates")},
                                        {"segments", QT_TR_NOOP("1 segment"), QT_TR_NOOP("%1 segments")},
                                        {"links", QT_TR_NOOP("1 link"), QT_TR_NOOP("%1 links")},
                                        {"nodes", QT_TR_NOOP("1 node"), QT_TR_NOOP("%1 nodes")},
                                        {"loads", QT_TR_NOOP("1 load"), QT_TR_NOOP("%1 loads")},
                                        {"contacts", QT_TR_NOOP("1 contact"), QT_TR_NOOP("%1 contacts")},
                                        {"constraints", QT_TR_NOOP("1 constraint"), QT_TR_NOOP("%1 constraints")},
                                        {"activities", QT_TR_NOOP("1 activity"), QT_TR_NOOP("%1 activities")},
                                        {"sources", QT_TR_NOOP("1 source"), QT_TR_NOOP("%1 sources")}};
    const auto found = std::ranges::find_if(words, [&](const Counted& each) { return each.list == list; });
    if (found == std::end(words))
        return QStringLiteral("%1 × %2").arg(count).arg(worded(list));
    return count == 1 ? translated(found->one) : translated(found->many).arg(count);
}

// "5 objects: 3 bodies, 2 links", and which of them the fields below change.
std::vector<Property> headingOfSeveral(const PanelInput& input, bool hasFields)
{
    std::map<std::string, int> counts;  // by the key of their list
    const auto add = [&](const ObjectId& id) { ++counts[listOf(id)]; };
    add(input.selection);
    for (const ObjectId& id : *input.alsoSelected)
        add(id);
    QStringList kinds;
    for (const auto& [list, count] : counts) {
        if (!list.empty())
            kinds.append(counted(list, count));
    }
    PropertyWriter writer(input.model);
    writer.heading(translated("%1 objects").arg(input.alsoSelected->size() + 1), kinds.join(comma()));
    if (hasFields && counts.size() > 1)
        writer.paragraph(translated("The fields are those of the %1; a change is made in all of them.")
                             .arg(counted(listOf(input.selection), counts[listOf(input.selection)])));
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
