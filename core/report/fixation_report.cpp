#include "core/report/fixation_report.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <ostream>

#include "core/fixation/fixator_material.h"
#include "core/report/csv_text.h"
#include "core/report/text_columns.h"

namespace sinew {

namespace {

constexpr double degree = std::numbers::pi / 180;

const char* nameOf(SolveStatus status)
{
    switch (status) {
    case SolveStatus::Solved: return "solved";
    case SolveStatus::Infeasible: return "infeasible";
    case SolveStatus::InvalidInput: return "invalid_input";
    case SolveStatus::NotConverged: return "not_converged";
    default: return "not_run";
    }
}

const char* nameOf(PartKind kind)
{
    switch (kind) {
    case PartKind::Bone: return "bone";
    case PartKind::Beam: return "beam";
    case PartKind::Tie: return "tie";
    case PartKind::Friction: return "friction";
    }
    return "";
}

const char* nameOf(EventKind kind)
{
    switch (kind) {
    case EventKind::Opens: return "opens";
    case EventKind::HalfOpen: return "half_open";
    case EventKind::Slips: return "slips";
    case EventKind::AllSlips: return "all_slips";
    case EventKind::BoneGivesWay: return "bone_gives_way";
    case EventKind::MetalYields: return "metal_yields";
    case EventKind::MetalFatigue: return "metal_fatigue";
    case EventKind::Collapse: return "collapse";
    }
    return "";
}

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

JsonValue loadJson(const PlaneLoad& load)
{
    return JsonValue::object()
        .set("C", load.compression)
        .set("V1", load.shearDown)
        .set("V2", load.shearBack)
        .set("Mv", load.varusMoment)
        .set("Ma", load.frontMoment)
        .set("T", load.torsion);
}

JsonValue alongJson(const AlongBeam& value, const char* unit)
{
    return JsonValue::object().set(unit, value.value).set("at_m", value.at);
}

JsonValue stationJson(const BeamStation& station)
{
    return JsonValue::object()
        .set("at_m", station.at)
        .set("force_N", station.force)
        .set("moment_Nm", station.moment)
        .set("movement_m", station.movement)
        .set("bearing_N_per_m", station.bearing);
}

JsonValue partJson(const PartAnswer& part)
{
    JsonValue json = JsonValue::object()
                         .set("name", part.name)
                         .set("kind", nameOf(part.kind))
                         .set("carries", loadJson(part.carries));
    if (part.kind != PartKind::Beam)
        return json;
    JsonValue stations = JsonValue::array();
    for (const BeamStation& station : part.stations)
        stations.push(stationJson(station));
    json.set("section_forces", std::move(stations))
        .set("von_mises", alongJson(part.stress, "stress_Pa"))
        .set("bearing", alongJson(part.cancellousBearing, "pressure_Pa"))
        .set("cortical_bearing", alongJson(part.corticalBearing, "pressure_Pa"))
        .set("yield_use", part.yieldUse)
        .set("fatigue_use", part.fatigueUse)
        .set("bearing_use", part.bearingUse);
    return json;
}

JsonValue eventJson(const FixationEvent& event)
{
    JsonValue json = JsonValue::object().set("event", nameOf(event.kind)).set("part", event.part);
    json.set("at_any_load", event.atAnyLoad);
    json.set("factor", event.atAnyLoad ? JsonValue(nullptr) : JsonValue(event.factor));
    return json;
}

JsonValue pullsJson(const SectionLoad& load)
{
    JsonValue pulls = JsonValue::array();
    for (const FragmentPull& pull : load.pulls) {
        pulls.push(JsonValue::object()
                       .set("link", pull.link)
                       .set("force_N", pull.force)
                       .set("fragment", pull.endsOnHead ? "head" : "shaft")
                       .set("chosen", pull.isChosen));
    }
    return pulls;
}

JsonValue answerJson(const FixationAnswer& answer)
{
    JsonValue json = JsonValue::object()
                         .set("posture", answer.load.name)
                         .set("status", nameOf(answer.status))
                         .set("message", answer.message)
                         .set("residual", answer.residual)
                         .set("body_weight_N", answer.load.bodyWeight)
                         .set("hip_force_N", answer.load.hipForce)
                         .set("left_out_moment_Nm", answer.load.leftOutMoment)
                         .set("muscles", pullsJson(answer.load))
                         .set("resultants", loadJson(answer.resultants));
    if (!answer.isUsable())
        return json;
    JsonValue parts = JsonValue::array(), events = JsonValue::array();
    for (const PartAnswer& part : answer.parts)
        parts.push(partJson(part));
    for (const FixationEvent& event : answer.events)
        events.push(eventJson(event));
    json.set("fit", answer.fit)
        .set("pressed_share", answer.pressedShare)
        .set("slipping_share", answer.slippingShare)
        .set("peak_pressure_Pa", answer.peakPressure)
        .set("largest_gap_m", answer.largestGap)
        .set("largest_slip_m", answer.largestSlip)
        .set("head_displacement_m", answer.headDisplacement)
        .set("rotation_rad", JsonValue::object()
                                 .set("varus", answer.varus)
                                 .set("neck", answer.aboutNeck)
                                 .set("anteversion", answer.anteversion))
        .set("parts", std::move(parts))
        .set("events", std::move(events));
    return json;
}

// A figure as tables show it.
struct Figure {
    const char* key;
    const char* title;
    const char* unit;
    double scale;
    double KeyFigures::*value;
};

constexpr Figure shownFigures[]
    = {{"largest_gap_m", "largest gap", "mm", 1e3, &KeyFigures::largestGap},
       {"largest_slip_m", "largest slip", "mm", 1e3, &KeyFigures::largestSlip},
       {"head_movement_m", "movement of the head", "mm", 1e3, &KeyFigures::headMovement},
       {"varus_rad", "varus", "deg", 1 / degree, &KeyFigures::varus},
       {"about_neck_rad", "turn about the neck", "deg", 1 / degree, &KeyFigures::aboutNeck},
       {"bone_shear_N", "shear carried by bone", "N", 1, &KeyFigures::boneShear},
       {"device_shear_N", "shear carried by the fixator", "N", 1, &KeyFigures::deviceShear},
       {"bearing_use", "bone around it, of its strength", "%", 100, &KeyFigures::bearingUse},
       {"fatigue_use", "metal, of fatigue", "%", 100, &KeyFigures::fatigueUse},
       {"yield_use", "metal, of yield", "%", 100, &KeyFigures::yieldUse},
       {"pressed_share", "pressed share of the section", "%", 100, &KeyFigures::pressedShare}};

JsonValue bandsJson(const FixationBands& bands)
{
    JsonValue json = JsonValue::object();
    for (const Figure& figure : shownFigures)
        json.set(figure.key, JsonValue(std::vector<double>{bands.low.*figure.value, bands.high.*figure.value}));
    return json.set("unheld", JsonValue(bands.unheld));
}

std::string rangeText(const Figure& figure, const FixationBands& bands)
{
    return formatted("%.3g to %.3g", figure.scale * bands.low.*figure.value, figure.scale * bands.high.*figure.value);
}

void writePartsText(const FixationAnswer& answer, std::ostream& out)
{
    const auto row = [&](const std::string& name, const PlaneLoad& load) {
        out << "  " << padded(name, 34)
            << formatted("%9.0f%9.0f%9.0f%9.2f%9.2f%9.2f\n", load.compression, load.shearDown, load.shearBack,
                         load.varusMoment, load.frontMoment, load.torsion);
    };
    out << formatted("  %-34s%9s%9s%9s%9s%9s%9s\n", "Across the fracture", "press N", "down N", "back N", "varus Nm",
                     "front Nm", "turn Nm");
    row("load", answer.resultants);
    for (const PartAnswer& part : answer.parts)
        row(part.name, part.carries);
    for (const PartAnswer& part : answer.parts) {
        if (part.kind == PartKind::Beam)
            out << "  " << part.name
                << formatted(": %.0f MPa (%.0f %% of yield, %.0f %% of fatigue strength), %.1f MPa on cancellous bone; "
                             "bone at %.0f %% of its strength\n",
                             1e-6 * part.stress.value, 100 * part.yieldUse, 100 * part.fatigueUse,
                             1e-6 * part.cancellousBearing.value, 100 * part.bearingUse);
    }
}

void writeEventsText(const FixationAnswer& answer, std::ostream& out)
{
    for (const FixationEvent& event : answer.events) {
        const std::string part = event.part.empty() ? "" : " the " + event.part;
        if (event.atAnyLoad)
            out << "  at any load: " << wordsOf(event.kind) << part << '\n';
        else
            out << formatted("  at %.2f of the load: ", event.factor) << wordsOf(event.kind) << part << '\n';
    }
}

}  // namespace

JsonValue fixationJson(const FixationReport& report)
{
    JsonValue postures = JsonValue::array();
    for (const FixationAnswer& answer : report.answers)
        postures.push(answerJson(answer));
    JsonValue json = JsonValue::object()
                         .set("case", report.fixation.name)
                         .set("file", report.file)
                         .set("weight_bearing", report.fixation.weightBearing)
                         .set("postures", std::move(postures));
    json.set("worst", report.worst ? JsonValue(report.answers[*report.worst].load.name) : JsonValue(nullptr));
    if (report.worst && report.bands) {
        json.set("verdict", verdict(report.answers[*report.worst], *report.bands));
        json.set("bands", bandsJson(*report.bands));
    }
    return json.set("limits", fixationLimits);
}

void writeFixationText(const FixationReport& report, std::ostream& out)
{
    if (!report.worst) {
        for (const FixationAnswer& answer : report.answers)
            out << answer.load.name << ": " << answer.message << '\n';
        return;
    }
    const FixationAnswer& answer = report.answers[*report.worst];
    if (report.bands)
        out << verdict(answer, *report.bands) << "\n\n";
    writePartsText(answer, out);
    if (answer.load.leftOutMoment > 0.1)
        out << formatted(
            "  Left out: moments of %.1f N m that the activity gives to the model's hip; a ball joint bears none.\n",
            answer.load.leftOutMoment);
    if (report.bands) {
        out << "\n  " << padded("Figure", 34) << "               as assumptions vary\n";
        const KeyFigures figures = figuresOf(answer);
        for (const Figure& figure : shownFigures)
            out << formatted("  %-34s%9.3g %-3s  ", figure.title, figure.scale * figures.*figure.value, figure.unit)
                << rangeText(figure, *report.bands) << '\n';
        for (const std::string& unheld : report.bands->unheld)
            out << "  not held with " << unheld << '\n';
    }
    out << formatted("  (pressed share with a fit of %g)\n\nAs the load grows\n", answer.fit);
    writeEventsText(answer, out);
    if (report.answers.size() > 1) {
        out << formatted("\n  %-28s%9s%9s%9s%10s%10s\n", "Posture", "press N", "down N", "gap mm", "bone %",
                         "fatigue %");
        for (const FixationAnswer& each : report.answers) {
            if (each.isUsable())
                out << "  " << padded(each.load.name, 28)
                    << formatted("%9.0f%9.0f%9.2f%10.0f%10.0f\n", each.resultants.compression,
                                 each.resultants.shearDown, 1e3 * each.largestGap, 100 * each.bearingUse(),
                                 100 * each.metalFatigueUse());
            else
                out << "  " << padded(each.load.name, 28) << each.message << '\n';
        }
    }
    out << '\n' << fixationLimits << '\n';
}

void writeFixationCsv(const FixationReport& report, std::ostream& out)
{
    out << "posture,status,C_N,V1_N,V2_N,Mv_Nm,Ma_Nm,T_Nm,fit,pressed_share,peak_pressure_Pa,largest_gap_m,"
           "largest_slip_m,head_x_m,head_y_m,head_z_m,varus_rad,neck_rad,anteversion_rad,yield_use,fatigue_use,"
           "bearing_use,residual\n";
    for (const FixationAnswer& answer : report.answers) {
        const PlaneLoad& load = answer.resultants;
        out << csvField(answer.load.name) << ',' << nameOf(answer.status);
        for (const double number :
             {load.compression, load.shearDown, load.shearBack, load.varusMoment, load.frontMoment, load.torsion})
            out << ',' << csvNumber(number);
        for (const double number :
             {answer.fit, answer.pressedShare, answer.peakPressure, answer.largestGap, answer.largestSlip,
              answer.headDisplacement.x(), answer.headDisplacement.y(), answer.headDisplacement.z(), answer.varus,
              answer.aboutNeck, answer.anteversion, answer.metalYieldUse(), answer.metalFatigueUse(),
              answer.bearingUse(), answer.residual})
            out << ',' << (answer.isUsable() ? csvNumber(number) : std::string());
        out << '\n';
    }
}

JsonValue comparisonJson(const std::vector<FixationReport>& reports)
{
    JsonValue cases = JsonValue::array();
    for (const FixationReport& report : reports) {
        JsonValue each = JsonValue::object().set("case", report.fixation.name).set("file", report.file);
        if (report.worst && report.bands)
            each.set("worst", report.answers[*report.worst].load.name).set("bands", bandsJson(*report.bands));
        cases.push(std::move(each));
    }
    return cases;
}

void writeComparisonText(const std::vector<FixationReport>& reports, std::ostream& out)
{
    out << "\n  " << padded("Comparison, bands of each", 34);
    for (const FixationReport& report : reports)
        out << "  " << padded(report.fixation.name.empty() ? report.file : report.fixation.name, 20);
    out << '\n';
    for (const Figure& figure : shownFigures) {
        out << "  " << padded(std::string(figure.title) + ", " + figure.unit, 34);
        bool isTold = true;
        const FixationBands* first = reports.front().bands ? &*reports.front().bands : nullptr;
        for (const FixationReport& report : reports) {
            out << "  " << padded(report.bands ? rangeText(figure, *report.bands) : "no answer", 20);
            if (first && report.bands && &report != &reports.front())
                isTold = isTold
                         && !overlap(first->low.*figure.value, first->high.*figure.value,
                                     report.bands->low.*figure.value, report.bands->high.*figure.value);
        }
        out << (isTold ? "\n" : "   no difference this model can tell\n");
    }
}

}  // namespace sinew
