#include "ui/panels/results/link_table.h"

#include <algorithm>
#include <cmath>

#include "core/frame/link_stress.h"
#include "core/mechanism/coordinate_motion.h"
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

// Lever arms of all links, and the coordinates about which they count: rotations that are neither locked, nor held still
// by constraints, nor made to follow others by a coupling.
struct LeverArms {
    explicit LeverArms(const PanelInput& input) : arms(input.momentArms())
    {
        if (arms.size() == 0)
            return;
        const std::vector<bool> isCoupled = coupledCoordinates(*input.frame->mechanism);
        for (std::size_t k = 0; k < input.model.coordinates.size(); ++k) {
            if (input.model.coordinates[k].kind == CoordinateKind::Rotation && k < input.situation.modes.size()
                && input.situation.modes[k] != CoordinateMode::Locked && !isCoupled[k])
                rotations.push_back(static_cast<Eigen::Index>(k));
        }
    }

    // Of the largest size; -1: there is none.
    Eigen::Index coordinateOf(Eigen::Index link) const
    {
        Eigen::Index largest = -1;
        for (const Eigen::Index k : rotations) {
            if (!std::isnan(arms(k, link)) && (largest < 0 || std::abs(arms(k, link)) > std::abs(arms(largest, link))))
                largest = k;
        }
        return largest;
    }

    Eigen::MatrixXd arms;
    std::vector<Eigen::Index> rotations;
};

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

void addArm(TableRow& row, const PanelInput& input, const LeverArms& arms, Eigen::Index link)
{
    const Eigen::Index about = arms.coordinateOf(link);
    if (about < 0)
        return;
    const double arm = std::abs(arms.arms(about, link));
    row.cells[ArmCell] = sizeCell(arm, Quantity::Length);
    row.toolTip += u'\n'
                   + translated("Lever arm about %1: %2")
                         .arg(readableName(input.model.coordinates[static_cast<std::size_t>(about)].name),
                              quantityText(arm, Quantity::Length));
}

TableRow rowOf(const PanelInput& input, std::size_t index, double scale, const LeverArms& arms)
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
    addArm(row, input, arms, static_cast<Eigen::Index>(index));
    if (input.frame && input.frame->isPlaced())
        row.cells[LengthCell] = sizeCell(input.frame->links[index].length, Quantity::Length);
    return row;
}

// Where all arms are about one coordinate, it is named once.
QString armToolTip(const PanelInput& input, const LeverArms& arms)
{
    if (arms.rotations.size() == 1)
        return translated("Size of the lever arm about %1; what constraints move with it counts")
            .arg(readableName(input.model.coordinates[static_cast<std::size_t>(arms.rotations.front())].name));
    return translated(
        "Size of the largest lever arm over the rotations that are not locked, each with what constraints "
        "move along; the tool tip of a row names the rotation");
}

}  // namespace

TableContent linkTable(const PanelInput& input)
{
    TableContent table;
    const LeverArms arms(input);
    const bool haveAreas
        = std::ranges::any_of(input.model.links, [](const Link& link) { return stressOf(link, 0).has_value(); });
    table.columns = {
        {translated("link"), {}, {}},
        {translated("force"), unitOf(Quantity::Force), translated("Tension of the link; negative: compression")},
        {translated("stress", "short"), unitOf(Quantity::MuscleStress),
         translated("Force over the cross-section that the link states; amber: it bears all of its strength, or more"),
         !haveAreas, true},
        {translated("arm"), unitOf(Quantity::Length), armToolTip(input, arms)},
        {translated("BW"), unitOf(Quantity::Fraction), translated("Force in per cent of the body weight"),
         !(input.situation.bodyWeight > 0), haveAreas},
        {translated("length"), unitOf(Quantity::Length), translated("Length of the path from end to end"), false, true},
    };
    const double scale = input.tensionScale();
    table.rows.reserve(input.model.links.size());
    for (std::size_t i = 0; i < input.model.links.size(); ++i)
        table.rows.push_back(rowOf(input, i, scale, arms));
    return table;
}

}  // namespace sinew
