#include "core/fixation/fixation_case.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "core/base/constants.h"
#include "core/fixation/standard_fixators.h"

namespace sinew {

namespace {

// All figures of KeyFigures, so that bands treat each alike.
constexpr std::array figures
    = {&KeyFigures::largestGap,  &KeyFigures::largestSlip, &KeyFigures::headMovement, &KeyFigures::varus,
       &KeyFigures::aboutNeck,   &KeyFigures::boneShear,   &KeyFigures::deviceShear,  &KeyFigures::stress,
       &KeyFigures::yieldUse,    &KeyFigures::fatigueUse,  &KeyFigures::bearingUse,   &KeyFigures::pressedShare,
       &KeyFigures::peakPressure};

void widen(FixationBands& bands, const KeyFigures& with)
{
    for (const auto figure : figures) {
        bands.low.*figure = std::min(bands.low.*figure, with.*figure);
        bands.high.*figure = std::max(bands.high.*figure, with.*figure);
    }
}

double sizeBy(const FixationAnswer& answer, WorstBy by)
{
    switch (by) {
    case WorstBy::Limit: return std::max({answer.metalYieldUse(), answer.metalFatigueUse(), answer.bearingUse()});
    case WorstBy::Gap: return answer.largestGap;
    case WorstBy::Slip: return answer.largestSlip;
    case WorstBy::Varus: return std::abs(answer.varus);
    case WorstBy::Shear: return std::hypot(answer.resultants.shearDown, answer.resultants.shearBack);
    case WorstBy::Torsion: return std::abs(answer.resultants.torsion);
    }
    return 0;
}

std::string fixedText(double value, int decimals)
{
    char text[48];
    std::snprintf(text, sizeof text, "%.*f", decimals, value);
    const bool isZero = std::string(text).find_first_of("123456789") == std::string::npos;
    return isZero && text[0] == '-' ? text + 1 : text;
}

std::string shortText(double value, int digits)
{
    char text[48];
    std::snprintf(text, sizeof text, "%.*g", digits, value);
    return text;
}

// "0.10 to 0.31 mm", or one number where both read the same.
std::string range(double low, double high, int decimals, const char* unit)
{
    const std::string from = fixedText(low, decimals), to = fixedText(high, decimals);
    return (from == to ? from : from + " to " + to) + unit;
}

}  // namespace

std::vector<SectionLoad> caseLoads(const Fixation& fixation, const Construct& construct,
                                   const std::vector<PostureFrame>& postures, const std::optional<ModelHip>& hip)
{
    std::vector<SectionLoad> loads;
    for (const PostureFrame& posture : postures) {
        if (hip)
            loads.push_back(frameLoad(posture.name, posture.frame, *hip, fixation, construct));
    }
    const bool hasOwn = !fixation.loads.empty() || !fixation.activity.empty();
    for (const HipLoad& load : hasOwn ? fixation.loads : defaultLoads())
        loads.push_back(statedLoad(load, fixation, construct));
    return loads;
}

std::optional<std::size_t> worstPosture(const std::vector<FixationAnswer>& answers, WorstBy by)
{
    std::optional<std::size_t> worst;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        if (answers[i].isUsable() && (!worst || sizeBy(answers[i], by) > sizeBy(answers[*worst], by)))
            worst = i;
    }
    return worst;
}

const std::vector<FixationAssumption>& fixationAssumptions()
{
    static const std::vector<FixationAssumption> assumptions = {
        {"fit of the surfaces", "not measured; chosen so that early varus is of the size seen in cadavers", 0.1, 1,
         [](const Fixation& it) { return it.bone.fit; },
         [](Fixation& it, ConstructOptions&, double value) { it.bone.fit = value; }},
        {"friction of bone on bone", "0.46 is usual in finite element studies", 0.2, 0.7,
         [](const Fixation& it) { return it.bone.friction; },
         [](Fixation& it, ConstructOptions&, double value) { it.bone.friction = value; }},
        {"clearance of loose screws", "not measured", 0.1, 1, [](const Fixation& it) { return it.bone.clearance; },
         [](Fixation& it, ConstructOptions&, double value) { it.bone.clearance = value; }},
        {"modulus of cancellous bone", "Haba et al. 2012 to Morgan et al. 2003", 3e8, 1.2e9,
         [](const Fixation& it) { return it.bone.cancellousModulus; },
         [](Fixation& it, ConstructOptions&, double value) {
             it.bone.cancellousModulus = std::min(value, it.bone.corticalModulus);
         }},
        {"hold of the guide", "between its plate alone and a rigid hold", 0, 2, [](const Fixation&) { return 1.0; },
         [](Fixation&, ConstructOptions& options, double value) { options.guide = GuideModel(int(value)); }},
        {"friction in the guide", "metal on metal; fit to Loch et al. 1998", 0, 0.3,
         [](const Fixation& it) {
             const std::vector<FixatorBeam>& beams = it.fixator.beams;
             const auto rubs = std::ranges::find(beams, BeamSlide::Rubs, &FixatorBeam::slide);
             return rubs == beams.end() ? 0.2 : rubs->slidingFriction;
         },
         [](Fixation& it, ConstructOptions&, double value) {
             for (FixatorBeam& beam : it.fixator.beams)
                 beam.slidingFriction = value;
         }},
    };
    return assumptions;
}

KeyFigures figuresOf(const FixationAnswer& answer)
{
    KeyFigures it;
    it.largestGap = answer.largestGap;
    it.largestSlip = answer.largestSlip;
    it.headMovement = answer.headDisplacement.norm();
    it.varus = answer.varus;
    it.aboutNeck = answer.aboutNeck;
    for (const PartAnswer& part : answer.parts) {
        (part.kind == PartKind::Bone ? it.boneShear : it.deviceShear) += part.carries.shearDown;
        it.stress = std::max(it.stress, part.stress.value);
    }
    it.yieldUse = answer.metalYieldUse();
    it.fatigueUse = answer.metalFatigueUse();
    it.bearingUse = answer.bearingUse();
    it.pressedShare = answer.pressedShare;
    it.peakPressure = answer.peakPressure;
    return it;
}

FixationBands fixationBands(const Fixation& fixation, const SectionLoad& load, const FixationAnswer& answer,
                            const ConstructOptions& options)
{
    FixationBands bands{figuresOf(answer), figuresOf(answer), {}, {}};
    for (const FixationAssumption& assumption : fixationAssumptions()) {
        for (const double value : {assumption.low, assumption.high}) {
            if (value == assumption.valueOf(fixation))
                continue;
            Fixation changed = withOwnBeams(fixation);
            ConstructOptions with = options;
            assumption.change(changed, with, value);
            const Construct construct = buildConstruct(changed, with);
            if (!construct.isSound())
                continue;
            FixationSolver solver(construct, changed.bone.fit);
            const FixationAnswer& varied = solver.solve(load);
            if (varied.isUsable())
                widen(bands, figuresOf(varied));
            else
                (varied.status == SolveStatus::Infeasible ? bands.unheld : bands.unanswered)
                    .push_back(assumption.name + " " + shortText(value, 6));
        }
    }
    return bands;
}

bool overlap(double lowA, double highA, double lowB, double highB)
{
    return lowA <= highB && lowB <= highA;
}

namespace {

// How much of the limit that an event is about the answer's load uses; 0 of what has none.
double useOf(const FixationEvent& event, const FixationAnswer& answer)
{
    for (const PartAnswer& part : answer.parts) {
        if (part.name != event.part || part.kind != PartKind::Beam)
            continue;
        switch (event.kind) {
        case EventKind::BoneGivesWay: return part.bearingUse;
        case EventKind::MetalYields: return part.yieldUse;
        case EventKind::MetalFatigue: return part.fatigueUse;
        default: return 0;
        }
    }
    return 0;
}

}  // namespace

std::optional<FixationEvent> firstLimit(const FixationAnswer& answer)
{
    const FixationEvent* reached = nullptr;
    for (const FixationEvent& event : answer.events) {
        // Of several at any load, the one that is farthest beyond its limit.
        if (isLimit(event.kind) && (!reached || (event.atAnyLoad && useOf(event, answer) > useOf(*reached, answer))))
            reached = &event;
    }
    if (reached)
        return *reached;
    if (answer.followedTo > 0)
        return {};
    FixationEvent first;
    double most = 0;
    for (const PartAnswer& part : answer.parts) {
        for (const auto& [use, kind] :
             {std::pair(part.bearingUse, EventKind::BoneGivesWay), std::pair(part.yieldUse, EventKind::MetalYields),
              std::pair(part.fatigueUse, EventKind::MetalFatigue)}) {
            if (use > most) {
                most = use;
                first = {kind, part.name, false, 1 / use};
            }
        }
    }
    return most > 0 ? std::optional(first) : std::nullopt;
}

std::string firstToGo(const FixationAnswer& answer)
{
    const std::optional<FixationEvent> first = firstLimit(answer);
    if (!first && std::isfinite(answer.followedTo) && answer.followedTo > 0)
        return "nothing up to " + shortText(answer.followedTo, 2) + " times this load";
    if (!first)
        return "nothing: no part of a fixator bears";
    const std::string when = first->atAnyLoad
                                 ? (first->part.empty() ? ", at any load" : ", at any load: tightening does it")
                                 : ", at " + shortText(first->factor, 2) + " times this load";
    switch (first->kind) {
    case EventKind::BoneGivesWay: return "bone around the " + first->part + when;
    case EventKind::MetalYields: return "the metal of the " + first->part + when;
    case EventKind::MetalFatigue: return "fatigue of the " + first->part + when;
    default: return "the hold of the fragments" + when;
    }
}

std::string verdict(const FixationAnswer& answer, const FixationBands& bands)
{
    if (!answer.isUsable())
        return answer.message + ".";
    const PlaneLoad& across = answer.resultants;
    const char* carries = across.compression >= 0 ? " N of compression, " : " N of pull, ";
    std::string posture = answer.load.name;
    std::replace(posture.begin(), posture.end(), '_', ' ');
    std::string text = "In '" + posture + "' this plane carries " + fixedText(std::abs(across.compression), 0) + carries
                       + fixedText(std::abs(across.shearDown), 0)
                       + (across.shearDown >= 0 ? " N of shear down, " : " N of shear up, ")
                       + fixedText(std::abs(across.shearBack), 0)
                       + (across.shearBack >= 0 ? " N backwards, and " : " N forwards, and ")
                       + fixedText(std::hypot(across.varusMoment, across.frontMoment), 0) + " N m of bending; ";
    if (bands.high.largestGap < 5e-6)
        text += "it stays closed";
    else
        text += "it opens by " + range(1e3 * bands.low.largestGap, 1e3 * bands.high.largestGap, 2, " mm");
    text += ", the head moves by " + range(1e3 * bands.low.headMovement, 1e3 * bands.high.headMovement, 1, " mm")
            + " and turns into varus by " + range(bands.low.varus / degree, bands.high.varus / degree, 1, " degrees")
            + ". First to go: " + firstToGo(answer) + ".";
    return text;
}

}  // namespace sinew
