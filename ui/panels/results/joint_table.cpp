#include "ui/panels/results/joint_table.h"

#include <cmath>

#include "ui/text/display_names.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

TableRow rowOf(const PanelInput& input, std::size_t index)
{
    const Joint& joint = input.model.joints[index];
    TableRow row;
    row.id = {ObjectKind::Joint, joint.name};
    row.name = readableName(joint.name);
    row.toolTip = objectToolTip(input.model, joint.name, joint.source, joint.note);
    row.dot.kind = DotKind::Joint;
    row.cells.assign(6, QStringLiteral("–"));
    const ResultFrame* frame = input.usable();
    row.muted = !frame || !frame->joints[index];
    if (row.muted)
        return row;
    const JointFrame& load = *frame->joints[index];
    row.cells[0] = TableCell(load.resultant(), Quantity::Force);
    if (input.situation.bodyWeight > 0)
        row.cells[1] = TableCell(load.resultant() / input.situation.bodyWeight, Quantity::BodyWeights);
    for (int axis = 0; axis < 3; ++axis)
        row.cells[static_cast<std::size_t>(2 + axis)] = TableCell(load.force[axis], Quantity::Force);
    row.cells[5] = TableCell(load.moment.norm(), Quantity::Moment);
    return row;
}

}  // namespace

TableContent jointTable(const PanelInput& input)
{
    const QString component = translated("Component of the force on the child body, ground frame");
    const QString newton = unitOf(Quantity::Force);
    TableContent table;
    table.columns = {
        {translated("joint"), {}, {}},
        {translated("force"), newton, translated("Size of the force that the joint bears")},
        {translated("force"), unitOf(Quantity::BodyWeights), translated("The same in body weights"),
         !(input.situation.bodyWeight > 0)},
        {translated("Fx"), newton, component},
        {translated("Fy"), newton, component},
        {translated("Fz"), newton, component, input.model.space == Space::Plane},
        {translated("M"), unitOf(Quantity::Moment), translated("Size of the moment about the joint's centre")},
    };
    table.rows.reserve(input.model.joints.size());
    for (std::size_t i = 0; i < input.model.joints.size(); ++i)
        table.rows.push_back(rowOf(input, i));
    return table;
}

}  // namespace sinew
