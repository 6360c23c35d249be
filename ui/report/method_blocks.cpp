#include <algorithm>
#include <optional>
#include <set>

#include <QFileInfo>

#include "core/fixation/fixator_material.h"
#include "core/fixation/standard_fixators.h"
#include "core/report/fixation_report.h"
#include "ui/report/fixation_blocks.h"
#include "ui/report/fixation_inputs.h"
#include "ui/text/core_words.h"
#include "ui/text/display_names.h"
#include "ui/text/fixed_text.h"
#include "ui/text/motion_units.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"

// How it was computed: the method in plain words, what it assumes, its limits and its sources.

namespace sinew {

namespace {

constexpr const char* methodSentences[] = {
    QT_TR_NOOP("The two fragments are rigid and meet at a flat fracture plane; the one towards the knee rests, the "
               "other moves by "
               "a small displacement and turn (six numbers)."),
    QT_TR_NOOP(
        "Load: the hip force of the posture on the head, with the pull of the muscles that end on the head fragment. "
        "Of an "
        "activity both come from the statics of the model's whole limb; stated hip forces are taken as they are."),
    QT_TR_NOOP(
        "Bone across the plane: the section is divided into small cells, which only push and rub (Coulomb friction). "
        "Their stiffness is the modulus of the bone over the depth of the layer that gives way, times the fit of the "
        "broken surfaces."),
    QT_TR_NOOP("Fixator: screws, bolts, blades and nails are beams in elastic beds of bone on both sides of the plane; "
               "heads on "
               "the cortex only pull, screws in a barrel or nail slide once friction is overcome, plates and nails "
               "turn a little."),
    QT_TR_NOOP(
        "Tightening comes first and without friction; then the load grows step by step. Movements count from after "
        "tightening."),
    QT_TR_NOOP("A left hip is solved as a right one seen in a mirror, so that downwards, backwards and varus keep "
               "their meaning.")};

QString assumedValue(const FixationAssumption& assumption, double value)
{
    constexpr double isModulus = 1e6;  // nothing else is so large
    if (assumption.name.english() == "hold of the guide") {
        const QString holds[] = {translated("plate alone"), translated("plate and bone"), translated("rigid")};
        return holds[std::clamp(int(value), 0, 2)];
    }
    return value > isModulus ? quantityText(value, Quantity::Pressure) : plainNumber(value);
}

ReportTable assumptionTable(const Fixation& fixation)
{
    const Fixation own = withOwnBeams(fixation);
    ReportTable table;
    table.columns = {{3.2}, {1.6, true}, {1.6, true}, {1.6, true}, {4.6}};
    table.head = {{{cell(translated("Assumption")), cell(translated("this case")), cell(translated("least")),
                    cell(translated("largest")), cell(translated("source of the range"))}}};
    for (const FixationAssumption& assumption : fixationAssumptions()) {
        table.rows.push_back(
            {{cell(withCapital(said(assumption.name))), cell(assumedValue(assumption, assumption.valueOf(own))),
              cell(assumedValue(assumption, assumption.low)), cell(assumedValue(assumption, assumption.high)),
              mutedCell(said(assumption.source))}});
    }
    return table;
}

// Those of the method, the materials in use and the usual values that nobody has changed.
std::vector<QString> methodSources(const std::vector<CaseAnswer>& answers)
{
    const Fixation& fixation = answers.front().fixation;
    std::vector<QString> sources
        = {QStringLiteral("Unilateral links: Kolesnikov GN. Discrete models of mechanical and biomechanical systems "
                          "with unilateral constraints (thesis). "
                          "2004."),
           QStringLiteral("Beams in elastic beds: Hetenyi M. Beams on Elastic Foundation. 1946."),
           QStringLiteral("Depth of the layer that gives way: Johnson KL. Contact Mechanics. 1985."),
           QStringLiteral(
               "Cancellous bone, modulus, and strength by its yield strain of 0.7 to 0.9 %: Morgan EF, Bayraktar "
               "HH, Keaveny TM. J Biomech 2003;36:897. Modulus: Haba Y et al. Open Orthop J 2012;6:458."),
           QStringLiteral("Friction in barrels and nails: Loch DA et al. J Bone Joint Surg Am 1998;80:1626.")};
    const FemurShape usual;
    if (fixation.femur.neckShaftAngle == usual.neckShaftAngle || fixation.femur.anteversion == usual.anteversion)
        sources.push_back(QStringLiteral("Usual neck-shaft angle and anteversion: Toogood PA et al. Clin Orthop "
                                         "2009;467:876."));
    if (fixation.femur.headDiameter == usual.headDiameter)
        sources.push_back(QStringLiteral("Usual head: Noble PC et al. Clin Orthop 1988;235:148."));
    if (hasUsualLoads(fixation))
        sources.push_back(QStringLiteral("Usual hip forces: Heller MO et al. J Biomech 2005;38:1155."));
    std::set<std::string> metals;
    for (const CaseAnswer& answer : answers) {
        for (const PlacedBeam& beam : answer.construct.beams) {
            const MaterialData& data = dataOf(beam.stated.material);
            metals.insert(std::string(data.name) + ": yield " + std::to_string(int(1e-6 * data.yield))
                          + " MPa, strength " + std::to_string(int(1e-6 * data.ultimate)) + " MPa (" + data.source
                          + ").");
        }
    }
    for (const std::string& metal : metals)
        sources.push_back(worded(metal));
    return sources;
}

// Of all postures with an answer.
void addBalance(const std::vector<CaseAnswer>& answers, ReportBlocks& blocks)
{
    std::optional<double> largest;
    for (const CaseAnswer& answer : answers) {
        for (const FixationAnswer& each : answer.answers) {
            if (each.isUsable())
                largest = std::max(largest.value_or(0), each.residual);
        }
    }
    if (largest)
        blocks.push_back(ReportText{translated("The balance of the head fragment, computed afresh for every posture, "
                                               "is off by at most %1 of the load.")
                                        .arg(decimalText(*largest, 'g', 1)),
                                    ReportStyle::Bullet});
}

void addSources(const std::vector<CaseAnswer>& answers, ReportBlocks& blocks)
{
    const auto bullet = [&](const QString& line) { blocks.push_back(ReportText{line, ReportStyle::Bullet}); };
    blocks.push_back(ReportText{translated("Sources"), ReportStyle::Subheading});
    const Fixation& fixation = answers.front().fixation;
    for (const Source& source : fixation.sources)
        bullet(QString::fromStdString(source.text.empty() ? source.name : source.name + ": " + source.text));
    if (!fixation.activity.empty())
        bullet(translated("Postures, muscles and their sources: the model %1.")
                   .arg(fixation.model.empty() ? translated("of the project")
                                               : QFileInfo(QString::fromStdString(fixation.model)).fileName()));
    for (const QString& source : methodSources(answers))
        bullet(source);
}

}  // namespace

void addMethod(const std::vector<CaseAnswer>& answers, ReportBlocks& blocks)
{
    blocks.push_back(ReportText{translated("How it was computed"), ReportStyle::Heading});
    for (const char* sentence : methodSentences)
        blocks.push_back(ReportText{translated(sentence), ReportStyle::Bullet});
    addBalance(answers, blocks);
    blocks.push_back(ReportText{translated("Assumed, not measured"), ReportStyle::Subheading});
    blocks.push_back(assumptionTable(answers.front().fixation));
    blocks.push_back(ReportText{translated("Bands are made of these, varied one by one."), ReportStyle::Small});
    blocks.push_back(ReportText{translated("Limits"), ReportStyle::Subheading});
    blocks.push_back(ReportText{QString::fromUtf8(fixationLimits)});
    blocks.push_back(ReportText{translated(
        "No soft tissue and no blood supply, which decides many neck fractures; muscles of a healthy leg in the given "
        "posture. Devices are classes, not products. In vivo, hip force alone varies by a factor of 1.5 between "
        "people. "
        "Use differences and their signs, not digits.")});
    addSources(answers, blocks);
}

}  // namespace sinew
