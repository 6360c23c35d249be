#include "core/report/fixation_report.h"

#include <algorithm>
#include <map>
#include <ostream>
#include <set>

#include "core/report/csv_text.h"
#include "core/report/fixation_figures.h"
#include "core/report/fixation_words.h"
#include "core/report/lcp_report.h"

namespace sinew {

namespace {

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
                         .set("status", statusName(answer.status))
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
        .set("closed_by_tightening_m", answer.closedByTightening)
        .set("remarks", JsonValue(answer.remarks()))
        .set("head_displacement_m", answer.headDisplacement)
        .set("rotation_rad", JsonValue::object()
                                 .set("varus", answer.varus)
                                 .set("neck", answer.aboutNeck)
                                 .set("anteversion", answer.anteversion))
        .set("parts", std::move(parts))
        .set("events", std::move(events))
        .set("events_followed_to", answer.followedTo);
    return json;
}

// The bone's numbers as stated or measured on a mesh, and how it stands: after the osteotomy, if the case has one.
JsonValue femurJson(const CaseAnswer& solved, const std::string& posture)
{
    const FemurShape shape = femurOf(solved.fixation);
    const Construct& construct = solved.construct;
    JsonValue json = JsonValue::object()
                         .set("stated_neck_shaft_angle_rad", shape.neckShaftAngle)
                         .set("stated_anteversion_rad", shape.anteversion)
                         .set("neck_length_m", shape.neckLength)
                         .set("head_diameter_m", shape.headDiameter)
                         .set("mechanical_length_m", mechanicalLengthOf(shape))
                         .set("neck_height_m", shape.neckHeight)
                         .set("neck_depth_m", shape.neckDepth)
                         .set("neck_shell_m", shape.neckShell)
                         .set("shaft_diameter_m", shape.shaftDiameter)
                         .set("shaft_shell_m", shape.shaftShell)
                         .set("section_area_m2", construct.section.whole.area)
                         .set("section_cortical_area_m2", construct.section.cortical.area)
                         .set("osteotomy", solved.fixation.osteotomy.has_value());
    for (const FemurFigure& figure : shownFemurFigures) {
        const std::optional<double> value = figure.value(solved, posture);
        json.set(figure.key, value ? JsonValue(*value) : JsonValue(nullptr));
    }
    if (construct.patient && solved.fixation.mesh) {
        const MeasuredFemur& measured = *construct.patient->measured;
        json.set("mesh", solved.fixation.mesh->file)
            .set("measured", JsonValue(construct.patient->measuredKeys))
            .set("head_residual_m", measured.head->residual)
            .set("axes_miss_m", measured.neck->miss);
    }
    return json;
}

JsonValue bandsJson(const FixationBands& bands)
{
    JsonValue json = JsonValue::object();
    for (const Figure& figure : shownFigures)
        json.set(figure.key, JsonValue(std::vector<double>{bands.low.*figure.value, bands.high.*figure.value}));
    return json.set("unheld", JsonValue(bands.unheld)).set("unanswered", JsonValue(bands.unanswered));
}

}  // namespace

JsonValue fixationJson(const std::vector<FixationReport>& reports)
{
    const FixationReport& report = reports.front();
    JsonValue postures = JsonValue::array();
    for (const FixationAnswer& answer : report.solved.answers)
        postures.push(answerJson(answer));
    JsonValue json = JsonValue::object()
                         .set("case", report.solved.fixation.name)
                         .set("file", report.file)
                         .set("fixator", titleOf(report.solved.fixation.fixator, report.solved.fixation.fracture.kind,
                                                 report.solved.fixation.femur))
                         .set("weight_bearing", report.solved.fixation.weightBearing)
                         .set("femur", femurJson(report.solved, worstPosture(report.solved)))
                         .set("remarks", JsonValue(report.solved.construct.remarks))
                         .set("postures", std::move(postures));
    json.set("worst", report.solved.worst ? JsonValue(report.solved.answers[*report.solved.worst].load.name)
                                          : JsonValue(nullptr));
    if (report.solved.worst && report.solved.bands) {
        json.set("verdict", verdict(report.solved.answers[*report.solved.worst], *report.solved.bands));
        json.set("bands", bandsJson(*report.solved.bands));
    }
    json.set("limits", fixationLimits);
    if (reports.size() > 1)
        json.set("comparison", comparisonJson(reports));
    return json;
}

std::vector<std::string> comparedTitles(const std::vector<FixationReport>& reports)
{
    std::vector<Fixation> cases;
    std::vector<std::string> files;
    std::map<std::string, int> ofFile;
    std::map<std::string, std::set<std::string>> filesOfName;
    for (const FixationReport& report : reports) {
        cases.push_back(report.solved.fixation);
        files.push_back(report.file);
        ++ofFile[report.file];
        filesOfName[report.solved.fixation.name].insert(report.file);
    }
    std::vector<std::string> titles = fixatorTitles(cases, files);
    if (ofFile.size() == 1)
        return titles;
    for (std::size_t i = 0; i < reports.size(); ++i) {
        const std::string& name = cases[i].name;
        const std::string own = name.empty() || filesOfName[name].size() > 1 ? reports[i].file : name;
        titles[i] = ofFile[reports[i].file] == 1 ? own : own + ": " + titles[i];
    }
    return titles;
}

namespace {

void writeCsvRow(const FixationReport& report, const std::string& fixator, const FixationAnswer& answer,
                 std::ostream& out)
{
    const PlaneLoad& load = answer.resultants;
    out << csvField(report.file) << ',' << csvField(fixator) << ',' << csvField(answer.load.name) << ','
        << statusName(answer.status);
    for (const double number :
         {load.compression, load.shearDown, load.shearBack, load.varusMoment, load.frontMoment, load.torsion})
        out << ',' << csvNumber(number);
    for (const double number : {answer.fit, answer.pressedShare, answer.peakPressure, answer.largestGap,
                                answer.largestSlip, answer.headDisplacement.x(), answer.headDisplacement.y(),
                                answer.headDisplacement.z(), answer.varus, answer.aboutNeck, answer.anteversion,
                                answer.metalYieldUse(), answer.metalFatigueUse(), answer.bearingUse(), answer.residual})
        out << ',' << (answer.isUsable() ? csvNumber(number) : std::string());
    out << '\n';
}

}  // namespace

void writeFixationCsv(const std::vector<FixationReport>& reports, std::ostream& out)
{
    out << "file,fixator,posture,status,C_N,V1_N,V2_N,Mv_Nm,Ma_Nm,T_Nm,fit,pressed_share,peak_pressure_Pa,"
           "largest_gap_m,largest_slip_m,head_x_m,head_y_m,head_z_m,varus_rad,neck_rad,anteversion_rad,yield_use,"
           "fatigue_use,bearing_use,residual\n";
    for (const FixationReport& report : reports) {
        const bool anyCut = std::ranges::any_of(reports, [&](const FixationReport& other) {
            return other.file == report.file && other.solved.fixation.osteotomy.has_value();
        });
        for (const FixationAnswer& answer : report.solved.answers)
            writeCsvRow(report, titleBeside(report.solved.fixation, anyCut), answer, out);
    }
}

JsonValue comparisonJson(const std::vector<FixationReport>& reports)
{
    const CaseAnswer& first = reports.front().solved;
    const std::vector<std::string> titles = comparedTitles(reports);
    JsonValue cases = JsonValue::array();
    for (std::size_t i = 0; i < reports.size(); ++i) {
        const CaseAnswer& solved = reports[i].solved;
        JsonValue each = JsonValue::object()
                             .set("title", titles[i])
                             .set("case", solved.fixation.name)
                             .set("file", reports[i].file)
                             .set("fixator", titleOf(solved.fixation.fixator, solved.fixation.fracture.kind,
                                                     solved.fixation.femur));
        each.set("femur", femurJson(solved, worstPosture(first)));
        each.set("one_patient", areOfOnePatient(solved.fixation, first.fixation));
        each.set("worst", solved.worst ? JsonValue(solved.answers[*solved.worst].load.name) : JsonValue(nullptr));
        JsonValue postures = JsonValue::array();
        for (const FixationAnswer& answer : solved.answers)
            postures.push(answerJson(answer));
        each.set("postures", std::move(postures));
        if (solved.worst && solved.bands) {
            std::vector<std::string> same;
            for (const Figure& figure : shownFigures) {
                if (i > 0 && figure.value != &KeyFigures::pressedShare && cannotBeTold(figure, first, solved))
                    same.push_back(figure.key);
            }
            each.set("verdict", verdict(solved.answers[*solved.worst], *solved.bands))
                .set("bands", bandsJson(*solved.bands))
                .set("no_difference", JsonValue(same));
        }
        cases.push(std::move(each));
    }
    return cases;
}

}  // namespace sinew
