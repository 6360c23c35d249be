#include "ui/panels/results/link_table.h"

#include <algorithm>
#include <cmath>

#include "core/frame/link_stress.h"
#include "ui/text/display_names.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

enum LinkCell : std::size_t { ForceCell, StressCell, ArmCell, BodyWeightCell, LengthCell, LinkCellCount };

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

void addWarning(TableRow& row, const Link& link, double force)
{
    const QString strength = quantityText(link.strength->force, Quantity::Force);
    row.warns = true;
    row.toolTip += u'\n'
                   + translated("It bears %1; the most it can is %2")
                         .arg(quantityText(std::abs(force), Quantity::Force), strength);
}

void addForce(TableRow& row, const Link& link, const LinkFrame& result, const PanelInput& input, double scale)
{
    row.muted = !result.isEngaged;
    if (!result.isEngaged) {
        row.cells[ForceCell] = result.isBroken ? translated("broken") : unloadedText(link.sense);
        return;
    }
    const double force = result.force.value_or(0);
    row.dot = {DotKind::Engaged, force / scale};
    row.cells[ForceCell] = sizeCell(force, Quantity::Force);
    if (const std::optional<double> stress = stressOf(link, force))
        row.cells[StressCell] = sizeCell(*stress, Quantity::MuscleStress);
    if (input.situation.bodyWeight > 0)
        row.cells[BodyWeightCell] = sizeCell(force / input.situation.bodyWeight, Quantity::Fraction);
    if (isAtStrength(link, force))
        addWarning(row, link, force);
}

TableRow rowOf(const PanelInput& input, std::size_t index, double scale, const Eigen::MatrixXd& arms)
{
    const Link& link = input.model.links[index];
    TableRow row;
    row.id = {ObjectKind::Link, link.name};
    row.name = shortName(link.name);
    row.toolTip = objectToolTip(input.model, link.name, link.source, link.note);
    row.dot.kind = DotKind::Slack;
    row.cells.assign(LinkCellCount, QStringLiteral("–"));
    if (const ResultFrame* frame = input.usable())
        addForce(row, link, frame->links[index], input, scale);
    if (arms.size() > 0)
        row.cells[ArmCell] = sizeCell(largestArm(input, arms, static_cast<Eigen::Index>(index)), Quantity::Length);
    if (input.frame && input.frame->isPlaced())
        row.cells[LengthCell] = sizeCell(input.frame->links[index].length, Quantity::Length);
    return row;
}

}  // namespace

TableContent linkTable(const PanelInput& input)
{
    TableContent table;
    const bool haveAreas
        = std::ranges::any_of(input.model.links, [](const Link& link) { return stressOf(link, 0).has_value(); });
    table.columns = {
        {translated("link"), {}, {}},
        {translated("force"), unitOf(Quantity::Force), translated("Tension of the link; negative: compression")},
        {translated("stress", "short"), unitOf(Quantity::MuscleStress),
         translated("Force over the cross-section that the link states; amber: it bears all of its strength, or more"),
         !haveAreas, true},
        {translated("arm"), unitOf(Quantity::Length),
         translated("Size of the largest moment arm over the rotations that are not locked")},
        {translated("BW"), unitOf(Quantity::Fraction), translated("Force in per cent of the body weight"),
         !(input.situation.bodyWeight > 0), haveAreas},
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
