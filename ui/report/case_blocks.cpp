#include <algorithm>
#include <utility>

#include "core/document/property_rows.h"
#include "core/fixation/fixator_material.h"
#include "core/fixation/standard_fixators.h"
#include "core/report/fixation_figures.h"
#include "core/report/fixation_words.h"
#include "ui/report/fixation_blocks.h"
#include "ui/report/fixation_inputs.h"
#include "ui/text/core_words.h"
#include "ui/text/fixed_text.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"
#include "ui/text/unit_words.h"

// Who and what: the inputs of a case, and the answer that a person reads first.

namespace sinew {

namespace {

QString markOf(ValueOrigin origin)
{
    switch (origin) {
    case ValueOrigin::Assumed: return translated("assumed");
    case ValueOrigin::Measured: return translated("measured");
    case ValueOrigin::Stated: break;
    }
    return {};
}

// Groups in two columns, side by side.
ReportTable inputTable(const StatedGroup& left, const StatedGroup& right)
{
    ReportTable table;
    for (int side = 0; side < 2; ++side)
        table.columns.insert(table.columns.end(), {{3.4, false}, {2.6, true}, {0.7, false}, {1.4, false}});
    table.head = {{{{left.title, false, false, 4}, {right.title, false, false, 4}}}};
    for (std::size_t i = 0; i < std::max(left.values.size(), right.values.size()); ++i) {
        ReportRow row;
        for (const StatedGroup* group : {&left, &right}) {
            const StatedValue value = i < group->values.size() ? group->values[i] : StatedValue{};
            row.cells.push_back({value.label, value.number.isEmpty()});
            row.cells.push_back(cell(value.number));
            row.cells.push_back(mutedCell(value.unit));
            row.cells.push_back(mutedCell(markOf(value.origin)));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

// One group under another.
StatedGroup below(StatedGroup upper, const StatedGroup& lower)
{
    upper.values.push_back({lower.title, {}, {}});
    upper.values.insert(upper.values.end(), lower.values.begin(), lower.values.end());
    return upper;
}

std::pair<StatedGroup, StatedGroup> halved(const StatedGroup& group)
{
    const auto middle = group.values.begin() + std::ptrdiff_t((group.values.size() + 1) / 2);
    return {{group.title, {group.values.begin(), middle}}, {{}, {middle, group.values.end()}}};
}

QString millimetres(double value)
{
    return fixedText(1e3 * value, 1);
}

QString crossSection(const FixatorBeam& beam)
{
    if (beam.diameter == 0)
        return millimetres(beam.width) + QStringLiteral(" × ") + millimetres(beam.height);
    const QString outer = millimetres(beam.diameter);
    return beam.bore > 0 ? outer + QStringLiteral(" / ") + millimetres(beam.bore) : outer;
}

QString threadOf(const FixatorBeam& beam)
{
    return beam.threadLength > 0
               ? millimetres(beam.threadDiameter) + QStringLiteral(" × ") + millimetres(beam.threadLength)
               : translated("none");
}

// Those that the case states or its kind has; where they lie is known of a sound construct only.
ReportTable beamTable(const std::vector<FixatorBeam>& beams, const Construct& construct)
{
    ReportTable table;
    table.columns = {{3.2}, {1.9, true}, {1.9, true}, {1.3, true}, {1.3, true}, {1.3, true}, {3.4}, {1.2, true}};
    table.head = {{{cell(translated("Beam")), cell(translated("diameter / bore or width × height, mm")),
                    cell(translated("thread, mm")), cell(translated("length, mm")), cell(translated("upwards, mm")),
                    cell(translated("forwards, mm")), cell(translated("material")), cell(translated("preload, N"))}}};
    const bool isPlaced = construct.isSound() && construct.beams.size() == beams.size();
    for (std::size_t i = 0; i < beams.size(); ++i) {
        const FixatorBeam& beam = beams[i];
        const QString length = isPlaced ? millimetres(construct.beams[i].bedded.to - construct.beams[i].bedded.from)
                                        : QStringLiteral("–");
        table.rows.push_back({{cell(said(beamInWords(beam.name))), cell(crossSection(beam)), cell(threadOf(beam)),
                               cell(length), cell(millimetres(beam.offset)), cell(millimetres(beam.anterior)),
                               cell(worded(dataOf(beam.material).name)), cell(fixedText(beam.preload, 0))}});
    }
    return table;
}

ReportTable loadTable(const std::vector<HipLoad>& loads)
{
    ReportTable table;
    table.columns = {{3.4}, {1.4, true}, {1.4, true}, {1.4, true}, {3.2}};
    table.head = {{{cell(translated("Stated hip force, body weights")), cell(translated("forwards")),
                    cell(translated("up the shaft")), cell(translated("outwards")), cell(translated("source"))}}};
    for (const HipLoad& load : loads) {
        ReportRow row{{cell(QString::fromStdString(spacedWords(load.name)))}};
        for (int axis = 0; axis < 3; ++axis)
            row.cells.push_back(cell(fixedText(load.force[axis], 3)));
        row.cells.push_back(
            mutedCell(load.source.empty() ? translated("none stated") : QString::fromStdString(load.source)));
        table.rows.push_back(std::move(row));
    }
    return table;
}

void addLoads(const Fixation& fixation, ReportBlocks& blocks)
{
    const bool areUsual = hasUsualLoads(fixation);
    const std::vector<HipLoad> loads = areUsual ? defaultLoads() : fixation.loads;
    if (loads.empty())
        return;
    blocks.push_back(loadTable(loads));
    if (areUsual)
        blocks.push_back(ReportText{translated("These loads are assumed: the case states none."), ReportStyle::Small});
}

void addFixator(const CaseAnswer& answer, ReportBlocks& blocks)
{
    const Fixation& fixation = answer.fixation;
    const std::vector<FixatorBeam> beams = withOwnBeams(fixation).fixator.beams;
    if (beams.empty()) {
        blocks.push_back(ReportText{translated("No fixator"), ReportStyle::Subheading});
        return;
    }
    blocks.push_back(ReportText{
        translated("Fixator: %1").arg(worded(titleOf(fixation.fixator, fixation.fracture.kind, fixation.femur))),
        ReportStyle::Subheading});
    blocks.push_back(beamTable(beams, answer.construct));
    QString note = translated("Upwards and forwards: from the axis of the neck; of a beam along the shaft, upwards "
                              "stands for outwards.");
    if (hasUsualBeams(fixation))
        note += translated(" Dimensions, places, material and preload are assumed: those of the usual device of its "
                           "class, not of a product.");
    blocks.push_back(ReportText{note, ReportStyle::Small});
}

ReportTable figureTable(const CaseAnswer& answer, const FixationAnswer& worst)
{
    ReportTable table;
    table.columns = {{4.4}, {1.3, true}, {0.7}, {1.3, true}, {1.3, true}, {0.7}};
    table.head = {{{cell(translated("Figure")), cell(translated("this case")), cell({}), cell(translated("least")),
                    cell(translated("largest")), cell({})}}};
    const KeyFigures figures = figuresOf(worst);
    for (const Figure& figure : shownFigures) {
        QString title = worded(labelOfKey(figure.title));
        if (figure.value == &KeyFigures::pressedShare)
            title += translated(" (at a fit of %1; a band would mix fits)").arg(decimalText(worst.fit, 'g', 6));
        const bool hasBand = answer.bands && figure.value != &KeyFigures::pressedShare;
        const QString none = QStringLiteral("–");
        table.rows.push_back(
            {{cell(title), strongCell(figureText(figure, figures.*figure.value)), mutedCell(shownUnit(figure.unit)),
              cell(hasBand ? figureText(figure, answer.bands->low.*figure.value) : none),
              cell(hasBand ? figureText(figure, answer.bands->high.*figure.value) : none),
              mutedCell(shownUnit(figure.unit))}});
    }
    return table;
}

// What the bands leave out, and what was not solved.
void addReservations(const CaseAnswer& answer, ReportBlocks& blocks)
{
    const auto bullet = [&](const QString& sentence) { blocks.push_back(ReportText{sentence, ReportStyle::Bullet}); };
    if (!answer.bands) {
        bullet(translated("How far these figures move with what is assumed was not computed."));
        return;
    }
    for (const Sentence& unheld : answer.bands->unheld)
        bullet(translated("With %1 the fragments cannot be held.").arg(said(unheld)));
    for (const Sentence& unanswered : answer.bands->unanswered)
        bullet(translated("With %1 no answer was found, which says nothing of the fragments.").arg(said(unanswered)));
}

void addFailures(const CaseAnswer& answer, ReportBlocks& blocks)
{
    for (const FixationAnswer& each : answer.answers) {
        if (!each.isUsable())
            blocks.push_back(
                ReportText{translated("In '%1': %2.").arg(loadName(each), said(each.message)), ReportStyle::Bullet});
    }
}

void addProblems(const CaseAnswer& answer, ReportBlocks& blocks)
{
    blocks.push_back(ReportText{translated("This case could not be solved."), ReportStyle::Strong});
    for (const ModelProblem& problem : answer.problems)
        blocks.push_back(
            ReportText{worded(spacedWords(problem.path)) + colon() + said(problem.diagnostic), ReportStyle::Bullet});
}

}  // namespace

QString figureText(const Figure& figure, double value)
{
    const bool isFine = figure.scale != 1 && figure.scale != 100;  // millimetres and degrees
    return fixedText(figure.scale * value, isFine ? 2 : 0);
}

ReportCell cell(const QString& text)
{
    return {text};
}

ReportCell strongCell(const QString& text)
{
    return {text, true};
}

ReportCell mutedCell(const QString& text)
{
    return {text, false, true};
}

void addCase(const CaseAnswer& answer, ReportBlocks& blocks)
{
    blocks.push_back(ReportText{translated("Who and what"), ReportStyle::Heading});
    const std::vector<StatedGroup> groups = statedGroups(answer);
    const StatedGroup &person = groups[0], &femur = groups[1], &fracture = groups[2], &bone = groups[3];
    blocks.push_back(inputTable(below(person, bone), femur));
    const auto [upper, lower] = halved(fracture);
    blocks.push_back(inputTable(upper, lower));
    blocks.push_back(ReportText{translated("assumed: the program's usual value, of which nobody has entered another; "
                                           "measured: on the mesh of the femur. "
                                           "The Pauwels angle is that to the horizontal while standing with the "
                                           "mechanical axis upright; from the shaft: to the square to its axis."),
                                ReportStyle::Small});
    addFixator(answer, blocks);
    addLoads(answer.fixation, blocks);
    if (!answer.fixation.note.empty()) {
        blocks.push_back(ReportText{translated("Note"), ReportStyle::Subheading});
        blocks.push_back(ReportText{QString::fromStdString(answer.fixation.note), ReportStyle::Body});
    }
}

void addVerdict(const CaseAnswer& answer, ReportBlocks& blocks)
{
    blocks.push_back(ReportText{translated("Answer"), ReportStyle::Heading});
    if (!answer.isSound())
        return addProblems(answer, blocks);
    if (!answer.worst) {
        blocks.push_back(ReportText{translated("No posture or load of this case has an answer."), ReportStyle::Strong});
        return addFailures(answer, blocks);
    }
    const FixationAnswer& worst = answer.answers[*answer.worst];
    const auto failed = std::count_if(answer.answers.begin(), answer.answers.end(),
                                      [](const FixationAnswer& each) { return !each.isUsable(); });
    if (failed > 0) {
        blocks.push_back(ReportText{translated("%1 of %2 postures and loads have no answer; the figures are those of "
                                               "the worst of the others.")
                                        .arg(failed)
                                        .arg(answer.answers.size()),
                                    ReportStyle::Strong});
        addFailures(answer, blocks);
    }
    blocks.push_back(ReportText{answer.bands ? said(verdict(worst, *answer.bands))
                                             : translated("First to go: %1.").arg(said(firstToGo(worst))),
                                ReportStyle::Strong});
    for (const auto& remarks : {worst.remarks(), answer.construct.remarks}) {
        for (const Sentence& remark : remarks)
            blocks.push_back(ReportText{said(remark), ReportStyle::Bullet});
    }
    blocks.push_back(ReportText{translated("Figures of '%1', the worst of %2, and their least and largest as each "
                                           "assumption varies alone")
                                    .arg(loadName(worst))
                                    .arg(answer.answers.size()),
                                ReportStyle::Subheading});
    blocks.push_back(figureTable(answer, worst));
    addReservations(answer, blocks);
}

}  // namespace sinew
