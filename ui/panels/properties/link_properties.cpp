// What the properties panel says of a link.

#include <cmath>

#include "ui/panels/properties/property_parts.h"
#include "ui/panels/properties/property_writer.h"
#include "ui/text/display_names.h"
#include "ui/text/translated.h"

namespace sinew {

namespace {

QString senseText(LinkSense sense)
{
    switch (sense) {
    case LinkSense::Tension: return translated("only pulls");
    case LinkSense::Compression: return translated("only pushes");
    case LinkSense::Both: return translated("pulls and pushes");
    }
    return {};
}

void describeStiffness(PropertyWriter& writer, const PanelInput& input, std::size_t index, const Link& link)
{
    if (input.mechanism && index < input.mechanism->links.size())
        writer.value(translated("Stiffness"), input.mechanism->links[index].stiffness, Quantity::Stiffness);
    else if (const auto* direct = std::get_if<DirectStiffness>(&link.stiffness))
        writer.value(translated("Stiffness"), direct->stiffness, Quantity::Stiffness);
    if (const auto* material = std::get_if<MaterialStiffness>(&link.stiffness))
        writer.value(translated("Cross-section"), material->area, Quantity::Area);
    if (link.damping != 0)
        writer.value(translated("Damping"), link.damping, Quantity::Damping);
    if (link.slackLength)
        writer.value(translated("Slack length"), *link.slackLength, Quantity::Length);
    if (link.shortening != 0)
        writer.value(translated("Imposed shortening"), link.shortening, Quantity::Length);
    if (link.activation != 0)
        writer.value(translated("Activation"), link.activation, Quantity::Fraction);
    if (link.strength)
        writer.value(link.strength->then == AtStrength::Breaks ? translated("Breaks at") : translated("Strength"),
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
        writer.text(translated("State"),
                    link.isBroken ? translated("broken") : unloadedText(frame->mechanism->links[index].sense));
        if (link.gap)
            writer.value(translated("Gap"), *link.gap, Quantity::Length);
        return;
    }
    const double force = link.force.value_or(0);
    writer.text(translated("State"), translated("engaged"));
    writer.value(translated("Tension"), force, Quantity::Force);
    if (input.situation.bodyWeight > 0)
        writer.value(translated("of the body weight"), force / input.situation.bodyWeight, Quantity::Fraction);
    if (link.elongation)
        writer.value(translated("Elongation"), *link.elongation, Quantity::Length);
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
        if (coordinate.kind != CoordinateKind::Rotation || !(std::abs(arm) >= negligible))
            continue;
        if (first)
            writer.subheading(translated("Moment arms"));
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
    writer.text(translated("From"), nameOf(link.path.front()));
    writer.text(translated("To"), nameOf(link.path.back()));
    writer.text(translated("Path points"), QString::number(link.path.size()));
}

}  // namespace

void describeLink(PropertyWriter& writer, const PanelInput& input, std::size_t index)
{
    const Link& link = input.model.links[index];
    writer.heading(readableName(link.name), translated("Link, %1").arg(senseText(link.sense)));
    describeForce(writer, input, index);
    if (input.frame && input.frame->isPlaced())
        WritesResults{writer}, writer.value(translated("Length"), input.frame->links[index].length, Quantity::Length);
    describeStiffness(writer, input, index, link);
    describeArms(writer, input, index);
    writer.subheading(translated("Path"));
    if (!link.group.empty())
        writer.text(translated("Muscle"), readableName(link.group));
    describePath(writer, link);
    writer.origin(link.source, link.note);
}

}  // namespace sinew
