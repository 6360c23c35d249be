#include <algorithm>
#include <cmath>
#include <ostream>

#include "core/base/constants.h"
#include "core/fixation/standard_fixators.h"
#include "core/model/amount.h"
#include "core/report/fixation_figures.h"
#include "core/report/fixation_report.h"
#include "core/report/fixation_words.h"
#include "core/report/text_columns.h"
#include "core/schema/fixation_schema.h"

namespace sinew {

namespace {

// Three digits, or all before the point.
std::string shortNumber(double value)
{
    return std::abs(value) >= 100 ? formatted("%.0f", value) : formatted("%.3g", value);
}

std::string rangeText(const Figure& figure, const FixationBands& bands)
{
    return shortNumber(figure.scale * bands.low.*figure.value) + " to "
           + shortNumber(figure.scale * bands.high.*figure.value);
}

// What was measured on the patient's mesh, and what of the bone is assumed.
void writeMeasured(const FixationReport& report, std::ostream& out)
{
    const PatientBone& bone = *report.solved.construct.patient;
    const MeasuredFemur& measured = *bone.measured;
    const auto textOf = [&](bool isMeasured) {
        std::string text;
        forEachField<FemurShape>([&](const auto& field) {
            using Value = std::remove_cvref_t<decltype(bone.shape.*field.member)>;
            if constexpr (std::is_same_v<Value, double> || std::is_same_v<Value, std::optional<double>>) {
                const bool is = std::ranges::find(bone.measuredKeys, field.key) != bone.measuredKeys.end();
                const std::optional<double> value = bone.shape.*field.member;
                if (is != isMeasured || !value)
                    return;
                const bool isAngle = field.meaning.quantity == Quantity::Angle;
                const double shown = *value * (isAngle ? 1 / degree : 1e3);
                text += (text.empty() ? "" : ", ") + labelOf(field)
                        + formatted(isAngle ? " %.1f degrees" : " %.1f mm", shown);
            }
        });
        return text;
    };
    out << "  Measured on '" << report.solved.fixation.mesh->file << "': " << textOf(true) << ".\n"
        << formatted(
               "  The points on its head miss their sphere by %.2f mm; neck and shaft miss each other by %.1f mm.\n",
               1e3 * measured.head->residual, 1e3 * measured.neck->miss);
    if (const std::string assumed = textOf(false); !assumed.empty())
        out << "  Assumed of the femur: " << assumed << ".\n";
}

// Who and what, so that a printed page can be read alone.
void writeCase(const FixationReport& report, std::ostream& out)
{
    const Fixation& it = report.solved.fixation;
    out << titleOf(it) << '\n'
        << formatted("  %s hip, %.0f kg, %.2f m, weight bearing %.0f %% (%.0f kg); %s fracture %.0f mm from the centre "
                     "of the head, %s %.0f degrees to the horizontal",
                     wordOf(it.femur.side, sideWords), it.person.mass, it.person.height, 100 * it.weightBearing,
                     it.weightBearing * it.person.mass, wordsOf(it.fracture.kind), 1e3 * it.fracture.fromHead,
                     it.fracture.kind == FractureKind::Neck ? "Pauwels angle" : "plane at",
                     it.fracture.pauwels / degree);
    if (it.fracture.gap > 0)
        out << formatted(", %.1f mm of bone lost", 1e3 * it.fracture.gap);
    out << "; " << titleOf(it.fixator, it.fracture.kind, it.femur) << '\n';
    if (it.osteotomy && report.solved.construct.cut)
        out << formatted(
            "  Osteotomy %.0f mm below the crossing of the axes: %.0f degrees of %s, shaft turned by %.0f degrees and "
            "moved inwards by %.0f mm. The fracture then stands at a Pauwels angle of %.0f, the neck at %.0f "
            "degrees.\n",
            1e3 * it.osteotomy->below, std::abs(it.osteotomy->valgus) / degree,
            it.osteotomy->valgus < 0 ? "varus" : "valgus", it.osteotomy->outwardTurn / degree,
            1e3 * it.osteotomy->medialisation, report.solved.construct.plane.pauwels / degree,
            report.solved.construct.neckShaftAngle / degree);
    out << formatted("  Neck-shaft angle %.0f, anteversion %.0f degrees.", it.femur.neckShaftAngle / degree,
                     it.femur.anteversion / degree)
        << formatted(" Assumed: fit %g, friction %g, clearance %g, bone of %.0f MPa", it.bone.fit, it.bone.friction,
                     it.bone.clearance, 1e-6 * it.bone.cancellousModulus);
    for (const FixatorBeam& beam : withOwnBeams(it).fixator.beams) {
        if (beam.preload > 0)
            out << formatted(", preload %.0f N in the ", beam.preload) << beam.name;
    }
    out << ".\n";
    if (report.solved.construct.patient)
        writeMeasured(report, out);
    out << '\n';
}

void writeFigures(const FixationReport& report, const FixationAnswer& answer, std::ostream& out)
{
    out << "\n  " << padded("Figure", 34) << "               as assumptions vary\n";
    const KeyFigures figures = figuresOf(answer);
    for (const Figure& figure : shownFigures)
        out << formatted("  %-34s%9s %-3s  ", figure.title, shortNumber(figure.scale * figures.*figure.value).c_str(),
                         figure.unit)
            << rangeText(figure, *report.solved.bands) << '\n';
    out << formatted("  (the pressed share is that of a fit of %g)\n", answer.fit);
    for (const Sentence& unheld : report.solved.bands->unheld)
        out << "  not held with " << unheld << '\n';
    for (const Sentence& unanswered : report.solved.bands->unanswered)
        out << "  no answer was found with " << unanswered << '\n';
}

void writeParts(const FixationAnswer& answer, std::ostream& out)
{
    const auto row = [&](const std::string& name, const PlaneLoad& load) {
        // Round-off reads as zero, without a sign.
        const auto clean = [](double value, double least = 0.5) { return std::abs(value) < least ? 0.0 : value; };
        out << "  " << padded(name, 34)
            << formatted("%9.0f%9.0f%9.0f%9.2f%9.2f%9.2f\n", clean(load.compression), clean(load.shearDown),
                         clean(load.shearBack), clean(load.varusMoment, 0.005), clean(load.frontMoment, 0.005),
                         clean(load.torsion, 0.005));
    };
    out << formatted("\n  %-34s%27s%27s\n", "Who carries what", "force, N", "moment, N m")
        << formatted("  %-34s%9s%9s%9s%9s%9s%9s\n", "", "press", "down", "back", "varus", "front", "torsion");
    row("load across the fracture", answer.resultants);
    for (const PartAnswer& part : answer.parts)
        row(part.name, part.carries);
    for (const PartAnswer& part : answer.parts) {
        if (part.kind == PartKind::Beam)
            out << "  " << part.name
                << formatted(": %.0f MPa in the metal, %.0f %% of yield, %.0f %% of fatigue strength if repeated; bone "
                             "around it at %.0f %% of its strength\n",
                             1e-6 * part.stress.value, 100 * part.yieldUse, 100 * part.fatigueUse,
                             100 * part.bearingUse);
    }
    if (answer.load.leftOutMoment > 0.1)
        out << formatted(
            "  Left out: moments of %.1f N m that the activity gives to the model's hip; a ball joint bears "
            "none.\n",
            answer.load.leftOutMoment);
}

void writeEvents(const FixationAnswer& answer, std::ostream& out)
{
    out << "\n  As the load grows\n";
    for (const FixationEvent& event : answer.events)
        out << "  " << whenOf(event) << ": " << wordsOf(event) << '\n';
    if (std::isfinite(answer.followedTo))
        out << formatted("  (followed up to %.2f times the load)\n", answer.followedTo);
}

void writePostures(const FixationReport& report, std::ostream& out)
{
    out << formatted("\n  %-28s%9s%9s%9s%9s%9s%11s\n", "Posture", "hip BW", "press N", "down N", "gap mm", "bone %",
                     "fatigue %");
    for (std::size_t i = 0; i < report.solved.answers.size(); ++i) {
        const FixationAnswer& each = report.solved.answers[i];
        out << (report.solved.worst == i ? "> " : "  ") << padded(spacedWords(each.load.shownName()), 28);
        if (each.isUsable())
            out << formatted("%9.2f%9.0f%9.0f%9.2f%9.0f%11.0f\n", each.load.hipForceInWeights(),
                             each.resultants.compression, each.resultants.shearDown, 1e3 * each.largestGap,
                             100 * each.bearingUse(), 100 * each.metalFatigueUse());
        else
            out << each.message << '\n';
    }
    out << "  > the worst: nearest to a limit, or farthest beyond it\n";
}

// The columns of a comparison.
struct ComparedCases {
    const std::vector<FixationReport>& reports;
    std::vector<std::string> titles = comparedTitles(reports);
    std::size_t width = widestOf(titles);

    static std::size_t widestOf(const std::vector<std::string>& titles)
    {
        constexpr std::size_t usual = 22;  // of two numbers with "to" and "="
        std::size_t width = usual;
        for (const std::string& title : titles)
            width = std::max(width, widthOf(title));
        return width;
    }
};

void writeFigureRow(const Figure& figure, const ComparedCases& cases, std::ostream& out)
{
    const CaseAnswer& first = cases.reports.front().solved;
    out << "  " << padded(std::string(figure.title) + ", " + figure.unit, 34);
    for (const FixationReport& report : cases.reports) {
        std::string cell = report.solved.bands ? rangeText(figure, *report.solved.bands) : "no answer";
        if (&report != &cases.reports.front() && cannotBeTold(figure, first, report.solved))
            cell += " =";
        out << "  " << padded(cell, cases.width);
    }
    out << '\n';
}

// Where the femurs differ, as before and after an osteotomy; hip force and lever arm in the first one's worst posture.
void writeFemurRows(const ComparedCases& cases, std::ostream& out)
{
    const CaseAnswer& first = cases.reports.front().solved;
    const std::string posture = worstPosture(first);
    bool anyDiffers = false;
    for (const FemurFigure& figure : shownFemurFigures) {
        std::vector<std::string> cells;
        for (const FixationReport& report : cases.reports) {
            const std::optional<double> value = figure.value(report.solved, posture);
            cells.push_back(value ? shortNumber(figure.scale * *value) : "unknown");
        }
        if (std::ranges::all_of(cells, [&](const std::string& cell) { return cell == cells.front(); }))
            continue;
        anyDiffers = true;
        out << "  " << padded(std::string(figure.title) + ", " + figure.unit, 34);
        for (const std::string& cell : cells)
            out << "  " << padded(cell, cases.width);
        out << '\n';
    }
    if (anyDiffers && !posture.empty())
        out << "  (hip force and lever arm: of every case in '" << spacedWords(posture) << "')\n";
}

}  // namespace

void writeFixationText(const FixationReport& report, std::ostream& out)
{
    writeCase(report, out);
    if (!report.solved.worst) {
        for (const FixationAnswer& answer : report.solved.answers)
            out << "  " << spacedWords(answer.load.shownName()) << ": " << answer.message << '\n';
        return;
    }
    const FixationAnswer& answer = report.solved.answers[*report.solved.worst];
    if (report.solved.bands)
        out << "  " << verdict(answer, *report.solved.bands) << '\n';
    for (const Sentence& remark : answer.remarks())
        out << "  " << remark << '\n';
    for (const Sentence& remark : report.solved.construct.remarks)
        out << "  " << remark << '\n';
    if (report.solved.bands)
        writeFigures(report, answer, out);
    writeParts(answer, out);
    writeEvents(answer, out);
    if (report.solved.answers.size() > 1)
        writePostures(report, out);
    out << '\n' << fixationLimits << '\n';
}

void writeComparisonText(const std::vector<FixationReport>& reports, std::ostream& out)
{
    const ComparedCases cases{reports};
    const auto row = [&](const std::string& title, auto&& cell) {
        out << "  " << padded(title, 34);
        for (std::size_t i = 0; i < reports.size(); ++i)
            out << "  " << padded(cell(i), cases.width);
        out << '\n';
    };
    out << '\n';
    row("Comparison, bands of each", [&](std::size_t i) { return cases.titles[i]; });
    row("in its worst posture", [&](std::size_t i) {
        const CaseAnswer& solved = reports[i].solved;
        return solved.worst ? spacedWords(solved.answers[*solved.worst].load.shownName())
                            : std::string("none could be solved");
    });
    writeFemurRows(cases, out);
    for (const Figure& figure : shownFigures) {
        // Its band mixes fits, and it means nothing without one.
        if (figure.value != &KeyFigures::pressedShare)
            writeFigureRow(figure, cases, out);
    }
    out << "  = no difference from the first that this model can tell\n";
    for (std::size_t i = 0; i < reports.size(); ++i) {
        if (!areOfOnePatient(reports[i].solved.fixation, reports.front().solved.fixation))
            out << "  " << cases.titles[i] << " is another person, fracture or load than the first.\n";
        for (const FixationAnswer& answer : reports[i].solved.answers) {
            if (!answer.isUsable())
                out << "  " << cases.titles[i] << ", " << spacedWords(answer.load.shownName()) << ": " << answer.message
                    << '\n';
        }
    }
}

}  // namespace sinew
