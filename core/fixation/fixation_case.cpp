#include "core/fixation/fixation_case.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/constants.h"
#include "core/base/number_words.h"
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

// "0.10 to 0.31", or one number where both read the same.
Sentence range(double low, double high, int decimals)
{
    const std::string from = withDecimals(low, decimals), to = withDecimals(high, decimals);
    return from == to ? Sentence(from) : sentence("%1 to %2", from, to);
}

}  // namespace

std::vector<SectionLoad> caseLoads(const Fixation& fixation, const Construct& construct,
                                   const std::vector<PostureFrame>& postures, const std::optional<ModelHip>& hip)
{
    std::vector<SectionLoad> loads;
    for (const PostureFrame& posture : postures) {
        if (hip) {
            loads.push_back(frameLoad(posture.name, posture.frame, *hip, fixation, construct));
            loads.back().title = posture.title;
        }
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
        {sentence("fit of the surfaces"),
         sentence("not measured; chosen so that early varus is of the size seen in cadavers"), 0.1, 1,
         [](const Fixation& it) { return it.bone.fit; },
         [](Fixation& it, ConstructOptions&, double value) { it.bone.fit = value; }},
        {sentence("friction of bone on bone"), sentence("0.46 is usual in finite element studies"), 0.2, 0.7,
         [](const Fixation& it) { return it.bone.friction; },
         [](Fixation& it, ConstructOptions&, double value) { it.bone.friction = value; }},
        {sentence("clearance of loose screws"), sentence("not measured"), 0.1, 1,
         [](const Fixation& it) { return it.bone.clearance; },
         [](Fixation& it, ConstructOptions&, double value) { it.bone.clearance = value; }},
        {sentence("modulus of cancellous bone"), sentence("Haba et al. 2012 to Morgan et al. 2003"), 3e8, 1.2e9,
         [](const Fixation& it) { return it.bone.cancellousModulus; },
         [](Fixation& it, ConstructOptions&, double value) {
             it.bone.cancellousModulus = std::min(value, it.bone.corticalModulus);
         }},
        {sentence("hold of the guide"), sentence("between its plate alone and a rigid hold"), 0, 2,
         [](const Fixation&) { return 1.0; },
         [](Fixation&, ConstructOptions& options, double value) { options.guide = GuideModel(int(value)); }},
        {sentence("friction in the guide"), sentence("metal on metal; fit to Loch et al. 1998"), 0, 0.3,
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
                    .push_back(sentence("%1 %2", assumption.name, withDigits(value, 6)));
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

Sentence thatGoes(const FixationEvent& event)
{
    switch (event.kind) {
    case EventKind::BoneGivesWay: return sentence("bone around the %1", beamInWords(event.part));
    case EventKind::MetalYields: return sentence("the metal of the %1", beamInWords(event.part));
    case EventKind::MetalFatigue: return sentence("fatigue of the %1", beamInWords(event.part));
    default: return sentence("the hold of the fragments");
    }
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

Sentence firstToGo(const FixationAnswer& answer)
{
    const std::optional<FixationEvent> first = firstLimit(answer);
    if (!first && std::isfinite(answer.followedTo) && answer.followedTo > 0)
        return sentence("nothing up to %1 times this load", withDigits(answer.followedTo, 2));
    if (!first)
        return sentence("nothing: no part of a fixator bears");
    const Sentence what = thatGoes(*first);
    if (!first->atAnyLoad)
        return sentence("%1, at %2 times this load", what, withDigits(first->factor, 2));
    return first->part.empty() ? sentence("%1, at any load", what)
                               : sentence("%1, at any load: tightening does it", what);
}

Sentence verdict(const FixationAnswer& answer, const FixationBands& bands)
{
    if (!answer.isUsable())
        return sentence("%1.", answer.message);
    const PlaneLoad& across = answer.resultants;
    const std::string compression = withDecimals(std::abs(across.compression), 0);
    const std::string down = withDecimals(std::abs(across.shearDown), 0);
    const std::string back = withDecimals(std::abs(across.shearBack), 0);
    std::string posture = answer.load.shownName();
    std::replace(posture.begin(), posture.end(), '_', ' ');
    return sentence(
        "In '%1' this plane carries %2, %3, %4, and %5 N m of bending; %6, the head moves by %7 mm and turns into "
        "varus by %8 degrees. First to go: %9.",
        posture,
        across.compression >= 0 ? sentence("%1 N of compression", compression) : sentence("%1 N of pull", compression),
        across.shearDown >= 0 ? sentence("%1 N of shear down", down) : sentence("%1 N of shear up", down),
        across.shearBack >= 0 ? sentence("%1 N backwards", back) : sentence("%1 N forwards", back),
        withDecimals(std::hypot(across.varusMoment, across.frontMoment), 0),
        bands.high.largestGap < 5e-6
            ? sentence("it stays closed")
            : sentence("it opens by %1 mm", range(1e3 * bands.low.largestGap, 1e3 * bands.high.largestGap, 2)),
        range(1e3 * bands.low.headMovement, 1e3 * bands.high.headMovement, 1),
        range(bands.low.varus / degree, bands.high.varus / degree, 1), firstToGo(answer));
}

}  // namespace sinew
