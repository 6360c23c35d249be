#include <algorithm>
#include <cmath>

#include "core/fixation/fixator_material.h"
#include "core/report/fixation_words.h"
#include "ui/report/fixation_blocks.h"
#include "ui/report/fixation_inputs.h"
#include "ui/text/display_names.h"
#include "ui/text/fixed_text.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"
#include "ui/text/unit_words.h"

// The worst posture in full: who carries what, limits, what happens as the load grows; then all postures.

namespace sinew {

namespace {

struct Component {
    const char* title;
    double PlaneLoad::*value;
    bool isForce;
};
constexpr Component components[] = {
    {QT_TR_NOOP("compression"), &PlaneLoad::compression, true}, {QT_TR_NOOP("shear down"), &PlaneLoad::shearDown, true},
    {QT_TR_NOOP("shear back"), &PlaneLoad::shearBack, true},    {QT_TR_NOOP("varus"), &PlaneLoad::varusMoment, false},
    {QT_TR_NOOP("sagittal"), &PlaneLoad::frontMoment, false},   {QT_TR_NOOP("torsion"), &PlaneLoad::torsion, false}};

QString percent(double share)
{
    return fixedText(100 * share, 0);
}

QString megapascals(double value)
{
    return fixedText(1e-6 * value, std::abs(value) < 9.95e6 ? 1 : 0);
}

ReportRow loadRow(const QString& title, const PlaneLoad& load, bool isStrong)
{
    ReportRow row{{{title, isStrong}}};
    for (const Component& component : components)
        row.cells.push_back({fixedText(load.*component.value, component.isForce ? 0 : 1), isStrong});
    return row;
}

// In per cent of each component.
ReportRow shareRow(const FixationAnswer& answer)
{
    ReportRow row{{mutedCell(translated("bone's share, %"))}};
    for (const Component& component : components) {
        const std::optional<double> share = boneShare(answer, component.value);
        row.cells.push_back(mutedCell(share ? percent(*share) : QStringLiteral("–")));
    }
    return row;
}

ReportTable shareTable(const FixationAnswer& answer)
{
    ReportTable table;
    table.columns = {{3.6}};
    for (int i = 0; i < 6; ++i)
        table.columns.push_back({1.4, true});
    ReportRow units{{cell({})}}, names{{cell({})}};
    for (const Component& component : components) {
        names.cells.push_back(cell(translated(component.title)));
        units.cells.push_back({shownUnit(component.isForce ? "N" : "N m"), false, true});
    }
    table.head = {names, units};
    table.rows.push_back(loadRow(translated("Load across the fracture"), answer.resultants, true));
    for (const PartAnswer& part : answer.parts)
        table.rows.push_back(loadRow(said(partInWords(part)), part.carries, false));
    if (!answer.parts.empty())
        table.rows.push_back(shareRow(answer));
    return table;
}

ReportTable limitTable(const Construct& construct, const FixationAnswer& answer)
{
    ReportTable table;
    table.columns = {{3}, {1.2, true}, {1.2, true}, {1.2, true}, {1.4, true}, {1.4, true}, {1.4, true}, {1.4, true}};
    table.head
        = {{{cell(translated("Beam")), cell(translated("stress, MPa")), cell(translated("yield, MPa")),
             cell(translated("of yield, %")), cell(translated("of fatigue, %")), cell(translated("on bone, MPa")),
             cell(translated("strength, MPa")), cell(translated("of strength, %"))}}};
    for (const PartAnswer& part : answer.parts) {
        if (part.kind != PartKind::Beam)
            continue;
        const auto beam = std::find_if(construct.beams.begin(), construct.beams.end(),
                                       [&](const PlacedBeam& it) { return it.stated.name == part.name; });
        const GoverningBearing bearing = governingBearing(part, construct);
        const QString yield
            = beam == construct.beams.end() ? QStringLiteral("–") : megapascals(dataOf(beam->stated.material).yield);
        table.rows.push_back(
            {{cell(said(partInWords(part))), cell(megapascals(part.stress.value)), cell(yield),
              cell(percent(part.yieldUse)), cell(percent(part.fatigueUse)), cell(megapascals(bearing.pressure)),
              cell(megapascals(bearing.strength)), strongCell(percent(part.bearingUse))}});
    }
    return table;
}

void addLimits(const CaseAnswer& answer, const FixationAnswer& worst, ReportBlocks& blocks)
{
    blocks.push_back(ReportText{translated("Against limits"), ReportStyle::Subheading});
    ReportTable table = limitTable(answer.construct, worst);
    const bool hasBeams = !table.rows.empty();
    if (!hasBeams)
        blocks.push_back(ReportText{translated("There is no fixator.")});
    else
        blocks.push_back(std::move(table));
    const bool onPlate = std::ranges::any_of(answer.construct.beams, [](const PlacedBeam& beam) {
        return beam.stated.axis == BeamAxis::Neck && beam.stated.hold != BeamHold::Bone;
    });
    if (onPlate && hasBeams)
        blocks.push_back(ReportText{
            translated("The plate or nail on the shaft that holds these beams is part of their support here; its "
                       "own stress is not computed."),
            ReportStyle::Small});
    const double peak = worst.peakPressure;
    blocks.push_back(ReportText{
        translated("Von Mises stress, the largest along each beam. Fatigue: the share of the fatigue strength that a "
                   "stress between a tenth and the whole of it uses up (Goodman; smooth endurance limits with a "
                   "notch factor of 2; orders of magnitude). Bearing: on the width of the beam, on cancellous bone "
                   "or cortex, whichever is nearer to its strength. Bone beyond its strength means that the beam "
                   "migrates. Largest pressure between the fragments, at the rim of the section: %1 MPa.")
            .arg(megapascals(peak)),
        ReportStyle::Small});
}

void addHipForce(const FixationAnswer& worst, ReportBlocks& blocks)
{
    const double force = worst.load.hipForce.norm();
    QString sentence = translated("Hip force on the head: %1 N, %2 body weights.")
                           .arg(fixedText(force, 0), fixedText(worst.load.hipForceInWeights(), 2));
    QStringList pulls;
    for (const FragmentPull& pull : worst.load.pulls) {
        if (pull.endsOnHead)
            pulls.push_back(readableName(pull.link) + u' ' + fixedText(pull.force, 0) + u' ' + shownUnit("N")
                            + (pull.isChosen ? translated(" (chosen)") : QString()));
    }
    if (!pulls.isEmpty())
        sentence
            += u' ' + translated("Muscles that pull on the head fragment: %1.").arg(pulls.join(QStringLiteral("; ")));
    if (worst.load.leftOutMoment > 0.1)
        sentence += u' '
                    + translated("Left out: moments of %1 N m that the activity gives to the model's hip; a ball "
                                 "joint bears none.")
                          .arg(fixedText(worst.load.leftOutMoment, 1));
    blocks.push_back(ReportText{sentence});
}

void addEvents(const FixationAnswer& worst, ReportBlocks& blocks)
{
    blocks.push_back(ReportText{translated("As the load grows"), ReportStyle::Subheading});
    if (worst.events.empty()) {
        blocks.push_back(ReportText{worst.followedTo == 0 ? translated("Not computed.")
                                                          : translated("Nothing of what is looked for happens.")});
    } else {
        ReportTable table;
        table.columns = {{1.6}, {8}};
        table.head = {{{cell(translated("When")), cell(translated("What happens"))}}};
        for (const FixationEvent& event : worst.events)
            table.rows.push_back({{cell(said(whenOf(event))), cell(said(wordsOf(event)))}});
        blocks.push_back(std::move(table));
    }
    if (std::isfinite(worst.followedTo) && worst.followedTo > 0)
        blocks.push_back(ReportText{translated("Followed up to %1 times the load.").arg(fixedText(worst.followedTo, 2)),
                                    ReportStyle::Small});
}

ReportRow postureRow(const FixationAnswer& answer, bool isWorst)
{
    ReportRow row{{{loadName(answer) + (isWorst ? translated(" (worst)") : QString()), isWorst}}, isWorst};
    if (!answer.isUsable()) {
        row.cells.push_back({said(answer.message), false, false, 8});
        return row;
    }
    for (const QString& number :
         {fixedText(answer.load.hipForceInWeights(), 2), fixedText(answer.resultants.compression, 0),
          fixedText(answer.resultants.shearDown, 0), fixedText(answer.resultants.shearBack, 0),
          fixedText(1e3 * answer.largestGap, 2), percent(answer.bearingUse()), percent(answer.metalFatigueUse()),
          percent(answer.metalYieldUse())})
        row.cells.push_back(cell(number));
    return row;
}

void addPostures(const CaseAnswer& answer, ReportBlocks& blocks)
{
    blocks.push_back(ReportText{translated("Postures and loads"), ReportStyle::Subheading});
    ReportTable table;
    table.columns = {{3.4}};
    for (int i = 0; i < 8; ++i)
        table.columns.push_back({1.2, true});
    table.head = {{{cell({}), cell(translated("hip, BW")), cell(translated("compr., N")), cell(translated("down, N")),
                    cell(translated("back, N")), cell(translated("gap, mm")), cell(translated("bone, %")),
                    cell(translated("fatigue, %")), cell(translated("yield, %"))}}};
    for (std::size_t i = 0; i < answer.answers.size(); ++i)
        table.rows.push_back(postureRow(answer.answers[i], answer.worst == i));
    blocks.push_back(std::move(table));
    blocks.push_back(ReportText{translated("Hip force in body weights; compression and shear across the plane; bone: "
                                           "bearing of the fixator, of the strength of the bone; fatigue and yield "
                                           "of the metal. Worst: nearest to a limit, or farthest beyond it."),
                                ReportStyle::Small});
}

}  // namespace

void addCarried(const CaseAnswer& answer, ReportBlocks& blocks)
{
    if (answer.worst) {
        const FixationAnswer& worst = answer.answers[*answer.worst];
        blocks.push_back(ReportText{translated("Who carries what in '%1'").arg(loadName(worst)), ReportStyle::Heading});
        addHipForce(worst, blocks);
        blocks.push_back(shareTable(worst));
        blocks.push_back(ReportText{translated("Forces and moments on the head fragment about the middle of the "
                                               "section: pressed together, down and backwards along the plane, into "
                                               "varus, about the way down, about the normal. Parts add up to the "
                                               "load. Bone can carry more than all of it, since screws pull the "
                                               "fragments together."),
                                    ReportStyle::Small});
        addLimits(answer, worst, blocks);
        addEvents(worst, blocks);
    }
    if (!answer.answers.empty())
        addPostures(answer, blocks);
}

}  // namespace sinew
