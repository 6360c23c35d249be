#include "ui/panels/results/link_table.h"

#include <algorithm>
#include <cmath>

#include "ui/text/display_names.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

// Pulls and pushes stand side by side where they are as large.
TableCell sizeCell(double value, Quantity quantity)
{
    return {value, quantity, true};
}

double largestArm(const PanelInput& input, const Eigen::MatrixXd& arms, Eigen::Index link)
{
    double arm = 0;
    for (std::size_t k = 0; k < input.model.coordinates.size(); ++k) {
        const bool counts = input.model.coordinates[k].kind == CoordinateKind::Rotation
                            && k < input.situation.modes.size() && input.situation.modes[k] != CoordinateMode::Locked;
        if (counts)
            arm = std::max(arm, std::abs(arms(static_cast<Eigen::Index>(k), link)));
    }
    return arm;
}

void addForce(TableRow& row, const LinkFrame& link, const PanelInput& input, double scale)
{
    row.muted = !link.isEngaged;
    if (!link.isEngaged) {
        row.cells[0] = link.isBroken ? translated("broken") : translated("slack");
        return;
    }
    const double force = link.force.value_or(0);
    row.dot = {DotKind::Engaged, force / scale};
    row.cells[0] = sizeCell(force, Quantity::Force);
    if (input.situation.bodyWeight > 0)
        row.cells[1] = sizeCell(force / input.situation.bodyWeight, Quantity::Fraction);
}

TableRow rowOf(const PanelInput& input, std::size_t index, double scale, const Eigen::MatrixXd& arms)
{
    const Link& link = input.model.links[index];
    TableRow row;
    row.id = {ObjectKind::Link, link.name};
    row.name = shortName(link.name);
    row.toolTip = objectToolTip(input.model, link.name, link.source, link.note);
    row.dot.kind = DotKind::Slack;
    row.cells.assign(4, QStringLiteral("–"));
    if (const ResultFrame* frame = input.usable())
        addForce(row, frame->links[index], input, scale);
    if (arms.size() > 0)
        row.cells[2] = sizeCell(largestArm(input, arms, static_cast<Eigen::Index>(index)), Quantity::Length);
    if (input.frame && input.frame->isPlaced())
        row.cells[3] = sizeCell(input.frame->links[index].length, Quantity::Length);
    return row;
}

}  // namespace

TableContent linkTable(const PanelInput& input)
{
    TableContent table;
    table.columns = {
        {translated("link"), {}, {}},
        {translated("force"), unitOf(Quantity::Force), translated("Tension of the link; negative: compression")},
        {translated("BW"), unitOf(Quantity::Fraction), translated("Force in per cent of the body weight"),
         !(input.situation.bodyWeight > 0)},
        {translated("arm"), unitOf(Quantity::Length),
         translated("Size of the largest moment arm over the rotations that are not locked")},
        {translated("length"), unitOf(Quantity::Length), translated("Length of the path from end to end"), false, true},
    };
    const double scale = input.tensionScale();
    const Eigen::MatrixXd arms = input.momentArms();
    table.rows.reserve(input.model.links.size());
    for (std::size_t i = 0; i < input.model.links.size(); ++i)
        table.rows.push_back(rowOf(input, i, scale, arms));
    return table;
}

}  // namespace sinew
