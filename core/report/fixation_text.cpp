#include <algorithm>
#include <cmath>
#include <ostream>

#include "core/fixation/standard_fixators.h"
#include "core/model/amount.h"
#include "core/report/fixation_figures.h"
#include "core/report/fixation_report.h"
#include "core/report/text_columns.h"
#include "core/schema/fixation_schema.h"

namespace sinew {

namespace {

constexpr double degree = std::numbers::pi / 180;

const char* wordsOf(EventKind kind)
{
    switch (kind) {
    case EventKind::Opens: return "the fracture begins to open";
    case EventKind::HalfOpen: return "half of it is open";
    case EventKind::Slips: return "the surfaces begin to slip";
    case EventKind::AllSlips: return "all that is pressed slips";
    case EventKind::BoneGivesWay: return "bone gives way around";
    case EventKind::MetalYields: return "yield of";
    case EventKind::MetalFatigue: return "fatigue strength of";
    case EventKind::Collapse: return "the fragments cannot be held any more";
    }
    return "";
}

std::string spaced(std::string word)
{
    std::replace(word.begin(), word.end(), '_', ' ');
    return word;
}

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

// Who and what, so that a printed page can be read alone.
void writeCase(const FixationReport& report, std::ostream& out)
{
    const Fixation& it = report.solved.fixation;
    out << (it.title.empty() ? it.name : it.title) << '\n'
        << formatted(
               "  %s hip, %.0f kg, weight bearing %.0f %%; %s fracture %.0f mm from the centre of the head, Pauwels "
               "angle %.0f degrees to the horizontal",
               wordOf(it.femur.side, sideWords), it.person.mass, 100 * it.weightBearing,
               spaced(wordOf(it.fracture.kind, fractureWords)).c_str(), 1e3 * it.fracture.fromHead,
               it.fracture.pauwels / degree);
    if (it.fracture.gap > 0)
        out << formatted(", %.1f mm of bone lost", 1e3 * it.fracture.gap);
    out << "; " << spaced(wordOf(it.fixator.kind, fixatorWords)) << '\n'
        << formatted("  Neck-shaft angle %.0f, anteversion %.0f degrees.", it.femur.neckShaftAngle / degree,
                     it.femur.anteversion / degree)
        << formatted(" Assumed: fit %g, friction %g, clearance %g, bone of %.0f MPa", it.bone.fit, it.bone.friction,
                     it.bone.clearance, 1e-6 * it.bone.cancellousModulus);
    for (const FixatorBeam& beam : withOwnBeams(it).fixator.beams) {
        if (beam.preload > 0)
            out << formatted(", preload %.0f N in the ", beam.preload) << beam.name;
    }
    out << ".\n\n";
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
    for (const std::string& unheld : report.solved.bands->unheld)
        out << "  not held with " << unheld << '\n';
    for (const std::string& unanswered : report.solved.bands->unanswered)
        out << "  no answer was found with " << unanswered << '\n';
}

void writeParts(const FixationAnswer& answer, std::ostream& out)
{
    const auto row = [&](const std::string& name, const PlaneLoad& load) {
        // Round-off reads as zero, without a sign.
        const auto clean = [](double value) { return std::abs(value) < 0.005 ? 0.0 : value; };
        out << "  " << padded(name, 34)
            << formatted("%9.0f%9.0f%9.0f%9.2f%9.2f%9.2f\n", clean(load.compression), clean(load.shearDown),
                         clean(load.shearBack), clean(load.varusMoment), clean(load.frontMoment), clean(load.torsion));
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
    for (const FixationEvent& event : answer.events) {
        const std::string part = event.part.empty() ? "" : " the " + event.part;
        if (event.atAnyLoad)
            out << "  at any load: " << wordsOf(event.kind) << part << '\n';
        else
            out << formatted("  at %.2f of the load: ", event.factor) << wordsOf(event.kind) << part << '\n';
    }
    if (std::isfinite(answer.followedTo))
        out << formatted("  (followed up to %.2f times the load)\n", answer.followedTo);
}

void writePostures(const FixationReport& report, std::ostream& out)
{
    out << formatted("\n  %-28s%9s%9s%9s%9s%9s%11s\n", "Posture", "hip BW", "press N", "down N", "gap mm", "bone %",
                     "fatigue %");
    for (std::size_t i = 0; i < report.solved.answers.size(); ++i) {
        const FixationAnswer& each = report.solved.answers[i];
        out << (report.solved.worst == i ? "> " : "  ") << padded(each.load.name, 28);
        if (each.isUsable())
            out << formatted("%9.2f%9.0f%9.0f%9.2f%9.0f%11.0f\n", each.load.hipForce.norm() / each.load.bodyWeight,
                             each.resultants.compression, each.resultants.shearDown, 1e3 * each.largestGap,
                             100 * each.bearingUse(), 100 * each.metalFatigueUse());
        else
            out << each.message << '\n';
    }
    out << "  > the worst: nearest to a limit, or farthest beyond it\n";
}

// What a case is called beside others.
std::string headingOf(const FixationReport& report, const std::vector<FixationReport>& all)
{
    const std::string& name = report.solved.fixation.name;
    int sameName = 0, sameFile = 0;
    for (const FixationReport& other : all) {
        sameName += other.solved.fixation.name == name ? 1 : 0;
        sameFile += other.file == report.file ? 1 : 0;
    }
    if (sameFile > 1)
        return spaced(wordOf(report.solved.fixation.fixator.kind, fixatorWords));
    return name.empty() || sameName > 1 ? report.file : name;
}

bool areOfOnePatient(const Fixation& a, const Fixation& b)
{
    return a.person == b.person && a.femur == b.femur && a.fracture == b.fracture && a.weightBearing == b.weightBearing
           && a.activity == b.activity && a.loads == b.loads;
}

void writeFigureRow(const Figure& figure, const std::vector<FixationReport>& reports, std::ostream& out)
{
    const auto& first = reports.front().solved.bands;
    out << "  " << padded(std::string(figure.title) + ", " + figure.unit, 34);
    for (const FixationReport& report : reports) {
        std::string cell = report.solved.bands ? rangeText(figure, *report.solved.bands) : "no answer";
        if (&report != &reports.front() && first && report.solved.bands
            && overlap(first->low.*figure.value, first->high.*figure.value, report.solved.bands->low.*figure.value,
                       report.solved.bands->high.*figure.value))
            cell += " =";
        out << "  " << padded(cell, 22);
    }
    out << '\n';
}

}  // namespace

void writeFixationText(const FixationReport& report, std::ostream& out)
{
    writeCase(report, out);
    if (!report.solved.worst) {
        for (const FixationAnswer& answer : report.solved.answers)
            out << "  " << answer.load.name << ": " << answer.message << '\n';
        return;
    }
    const FixationAnswer& answer = report.solved.answers[*report.solved.worst];
    if (report.solved.bands)
        out << "  " << verdict(answer, *report.solved.bands) << '\n';
    for (const std::string& remark : answer.remarks())
        out << "  " << remark << '\n';
    for (const std::string& remark : report.solved.construct.remarks)
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
    out << "\n  " << padded("Comparison, bands of each", 34);
    for (const FixationReport& report : reports)
        out << "  " << padded(headingOf(report, reports), 22);
    out << "\n  " << padded("in its worst posture", 34);
    for (const FixationReport& report : reports)
        out << "  " << padded(report.solved.worst ? report.solved.answers[*report.solved.worst].load.name : "none", 22);
    out << '\n';
    for (const Figure& figure : shownFigures) {
        // Its band mixes fits, and it means nothing without one.
        if (figure.value != &KeyFigures::pressedShare)
            writeFigureRow(figure, reports, out);
    }
    out << "  = no difference from the first that this model can tell\n";
    for (const FixationReport& report : reports) {
        if (!areOfOnePatient(report.solved.fixation, reports.front().solved.fixation))
            out << "  " << headingOf(report, reports) << " is another person, fracture or load than the first.\n";
    }
}

}  // namespace sinew
