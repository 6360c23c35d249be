#include "core/fixation/standard_fixators.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "core/fixation/fracture_plane.h"

namespace sinew {

namespace {

// A 7.3 mm cannulated screw in titanium: the prototype of FixatorBeam. Tightened by 200 N, of which little is known.
FixatorBeam cannulated(std::string name, double offset, double anterior)
{
    FixatorBeam beam;
    beam.name = std::move(name);
    beam.offset = offset;
    beam.anterior = anterior;
    beam.diameter = 0.0048;
    beam.bore = 0.0029;
    beam.slide = BeamSlide::HeadOnCortex;
    beam.preload = 200;
    return beam;
}

// A lag screw of 8 mm in a keyed barrel of 38 mm on a plate of 19 x 5.8 mm, 2 mm below the axis of the neck. The plate
// bends over some 20 mm: E I/L = 3 000 N m/rad. The screw's thread holds turning by a fiftieth of what it holds along,
// which is assumed.
FixatorBeam hipScrew()
{
    FixatorBeam beam;
    beam.name = "hip screw";
    beam.offset = -0.002;
    beam.diameter = 0.008;
    beam.bore = 0.0028;
    beam.threadLength = 0.022;
    beam.threadDiameter = 0.0125;
    beam.material = FixatorMaterial::SteelColdWorked;
    beam.bed = 1.3;
    beam.turningBed = 0.02;
    beam.hold = BeamHold::Guide;
    beam.guideLength = 0.038;
    beam.guideTurning = 3000;
    beam.guideBed = 1;
    beam.slide = BeamSlide::Rubs;
    beam.isKeyed = true;
    return beam;
}

// A flat blade of 16 x 6.5 mm welded to its plate; it may cut into the head.
FixatorBeam blade()
{
    FixatorBeam beam;
    beam.name = "blade";
    beam.diameter = 0;
    beam.width = 0.016;
    beam.height = 0.0065;
    beam.threadLength = 0;
    beam.threadDiameter = 0;
    beam.material = FixatorMaterial::SteelColdWorked;
    beam.bed = 1.6;
    beam.axialBed = 0.15;
    beam.turningBed = 0.5;
    beam.hold = BeamHold::Plate;
    beam.guideTurning = 3000;
    beam.slide = BeamSlide::Held;
    beam.isKeyed = true;
    return beam;
}

// A lag screw of 10.5 mm through the eye of a nail of 15.5 mm, which guides it over that length only. A set screw in a
// groove keeps it from turning.
FixatorBeam nailScrew()
{
    FixatorBeam beam = hipScrew();
    beam.name = "lag screw";
    beam.offset = 0;
    beam.diameter = 0.0105;
    beam.bore = 0.0035;
    beam.threadLength = 0.025;
    beam.threadDiameter = 0.0105;
    beam.material = FixatorMaterial::TitaniumEli;
    beam.length.reset();
    beam.guideLength = 0.0155;
    beam.guideTurning = 4000;
    beam.guideBed = 0;
    return beam;
}

// The nail itself where the plane crosses the shaft, locked at its far end.
FixatorBeam nailShaft()
{
    FixatorBeam beam;
    beam.name = "nail";
    beam.axis = BeamAxis::Shaft;
    beam.tip = 0;
    beam.length = 0.17;
    beam.diameter = 0.011;
    beam.bore = 0.004;
    beam.threadLength = 0.02;
    beam.threadDiameter = 0.0155;
    beam.turningBed = 0.5;
    beam.hold = BeamHold::Plate;
    beam.guideTurning = 500;
    beam.slide = BeamSlide::Held;
    beam.isKeyed = true;
    return beam;
}

// Solid screws of 5.7 mm clamped in a plate.
FixatorBeam clamped(std::string name, double offset, double anterior)
{
    FixatorBeam beam = cannulated(std::move(name), offset, anterior);
    beam.diameter = 0.0057;
    beam.bore = 0;
    beam.threadDiameter = 0.0073;
    beam.hold = BeamHold::Plate;
    beam.slide = BeamSlide::Held;
    beam.preload = 0;
    beam.isKeyed = true;
    return beam;
}

// A plate along the outer side of the shaft, held above by screws or a blade, below by screws.
FixatorBeam sidePlate(const char* name)
{
    FixatorBeam beam = nailShaft();
    beam.name = name;
    beam.offset = 0.0184;
    beam.tip = -0.01;
    beam.length = 0.14;
    beam.diameter = 0;
    beam.bore = 0;
    beam.width = 0.019;
    beam.height = 0.0058;
    beam.material = FixatorMaterial::SteelColdWorked;
    return beam;
}

// Upwards and forwards of the axis of the neck, m: within 3 mm of the cortex of a neck of 33 x 26 mm.
struct Offsets {
    double up, forward;
};

std::vector<Offsets> offsetsOf(ScrewPattern pattern)
{
    switch (pattern) {
    case ScrewPattern::InvertedTriangle: return {{-0.0085, 0}, {0.006, 0.0065}, {0.006, -0.0065}};
    case ScrewPattern::Triangle: return {{0.0085, 0}, {-0.006, 0.0065}, {-0.006, -0.0065}};
    case ScrewPattern::Line: return {{-0.0085, 0}, {0, 0}, {0.0085, 0}};
    }
    return {};
}

std::vector<const char*> namesOf(ScrewPattern pattern)
{
    switch (pattern) {
    case ScrewPattern::InvertedTriangle: return {"lower screw", "upper front screw", "upper back screw"};
    case ScrewPattern::Triangle: return {"upper screw", "lower front screw", "lower back screw"};
    case ScrewPattern::Line: return {"lower screw", "middle screw", "upper screw"};
    }
    return {};
}

// Moves beams that were placed in the usual femur to where they lie in this one.
std::vector<FixatorBeam> placedIn(std::vector<FixatorBeam> beams, const FemurShape& femur)
{
    const FemurShape usual;
    for (FixatorBeam& beam : beams) {
        if (beam.axis == BeamAxis::Neck) {
            beam.offset *= femur.neckHeight / usual.neckHeight;
            beam.anterior *= femur.neckDepth / usual.neckDepth;
        } else if (beam.offset > 0) {
            beam.offset += (femur.shaftDiameter - usual.shaftDiameter) / 2;
        }
    }
    return beams;
}

std::vector<FixatorBeam> screwsOf(ScrewPattern pattern)
{
    std::vector<FixatorBeam> beams;
    const std::vector<Offsets> offsets = offsetsOf(pattern);
    const std::vector<const char*> names = namesOf(pattern);
    for (std::size_t i = 0; i < offsets.size(); ++i)
        beams.push_back(cannulated(names[i], offsets[i].up, offsets[i].forward));
    return beams;
}

// In the usual femur.
std::vector<FixatorBeam> usualBeams(FixatorKind kind, FractureKind fracture)
{
    const bool isBelow = runsBelowNeck(fracture);
    switch (kind) {
    case FixatorKind::None:
    case FixatorKind::Own: return {};
    case FixatorKind::CannulatedScrews: return screwsOf(ScrewPattern::InvertedTriangle);
    case FixatorKind::SlidingHipScrew: return {isBelow ? sidePlate("plate") : hipScrew()};
    case FixatorKind::BladePlate: return {isBelow ? sidePlate("blade plate") : blade()};
    case FixatorKind::Nail: return {isBelow ? nailShaft() : nailScrew()};
    case FixatorKind::LockingPlate:
        if (isBelow)
            return {sidePlate("locking plate")};
        return {clamped("lower screw", -0.0085, 0), clamped("upper front screw", 0.006, 0.0065),
                clamped("upper back screw", 0.006, -0.0065)};
    }
    return {};
}

// Beams like that one wherever a usual one lies, in the usual femur.
std::vector<FixatorBeam> likeAtUsualPlaces(const FixatorBeam& beam)
{
    std::vector<FixatorBeam> beams;
    const auto add = [&](double offset, double anterior) {
        beams.push_back(beam);
        beams.back().offset = offset;
        beams.back().anterior = anterior;
    };
    if (beam.axis == BeamAxis::Shaft) {
        const double side = beam.diameter > 0 ? 0 : sidePlate("").offset;
        add(side, 0);
        add(-side, 0);
        return beams;
    }
    add(0, 0);
    for (const ScrewPattern pattern : {ScrewPattern::InvertedTriangle, ScrewPattern::Triangle, ScrewPattern::Line}) {
        for (const Offsets& offsets : offsetsOf(pattern))
            add(offsets.up, offsets.forward);
    }
    return beams;
}

// m; infinite without others along the same axis.
double distanceToNext(const FixatorBeam& beam, const std::vector<FixatorBeam>& others)
{
    double least = std::numeric_limits<double>::infinity();
    for (const FixatorBeam& other : others) {
        if (other.axis == beam.axis)
            least = std::min(least, std::hypot(beam.offset - other.offset, beam.anterior - other.anterior));
    }
    return least;
}

// What it is called without its place.
std::string kindName(const FixatorBeam& beam)
{
    const bool isRound = beam.diameter > 0;
    if (beam.axis == BeamAxis::Neck)
        return isRound ? "screw" : "blade";
    return isRound ? "nail" : "plate";
}

// "screw 2" where there is a screw.
std::string freeName(const std::string& name, const std::vector<FixatorBeam>& others)
{
    const auto isTaken
        = [&](const std::string& it) { return std::ranges::find(others, it, &FixatorBeam::name) != others.end(); };
    std::string free = name;
    for (int i = 2; isTaken(free); ++i)
        free = name + ' ' + std::to_string(i);
    return free;
}

}  // namespace

Sentence remarkOfNailAndPlate()
{
    return sentence("Below the neck a plate looks better beside a nail than in practice, where nails are preferred "
                    "(Roberts et al. 2015): that a hip screw slides is not in the model.");
}

Sentence beamInWords(const std::string& name)
{
    static const Sentence words[] = {sentence("hip screw"),
                                     sentence("screw against turning"),
                                     sentence("lag screw"),
                                     sentence("screw"),
                                     sentence("lower screw"),
                                     sentence("middle screw"),
                                     sentence("upper screw"),
                                     sentence("upper front screw"),
                                     sentence("upper back screw"),
                                     sentence("lower front screw"),
                                     sentence("lower back screw"),
                                     sentence("blade"),
                                     sentence("nail"),
                                     sentence("plate"),
                                     sentence("blade plate"),
                                     sentence("locking plate")};
    const auto found = std::ranges::find(words, name, &Sentence::english);
    return found == std::end(words) ? Sentence(name) : *found;
}

Fixator cannulatedScrews(ScrewPattern pattern, const FemurShape& femur)
{
    return {FixatorKind::CannulatedScrews, placedIn(screwsOf(pattern), femur), {}};
}

Fixator hipScrewWithScrew(const FemurShape& femur)
{
    std::vector<FixatorBeam> beams{hipScrew(), cannulated("screw against turning", 0.0105, 0)};
    beams[0].offset = -0.005;
    beams[1].preload = 0;
    return {FixatorKind::SlidingHipScrew, placedIn(std::move(beams), femur), {}};
}

Fixator standardFixator(FixatorKind kind, FractureKind fracture, const FemurShape& femur)
{
    return {kind, placedIn(usualBeams(kind, fracture), femur), {}};
}

Fixation withOwnBeams(Fixation fixation, const FemurShape& femur)
{
    if (fixation.fixator.beams.empty())
        fixation.fixator.beams = standardFixator(fixation.fixator.kind, fixation.fracture.kind, femur).beams;
    return fixation;
}

Fixation withOwnBeams(Fixation fixation)
{
    const FemurShape femur = fixation.femur;
    return withOwnBeams(std::move(fixation), femur);
}

Fixator withBeamMore(const Fixation& fixation, const FemurShape& femur, std::optional<std::size_t> like)
{
    Fixator fixator = withOwnBeams(fixation, femur).fixator;
    std::vector<FixatorBeam>& beams = fixator.beams;
    FixatorBeam beam = runsBelowNeck(fixation.fracture.kind) ? nailShaft() : cannulated("screw", 0, 0);
    if (!beams.empty())
        beam = like && *like < beams.size() ? beams[*like] : beams.back();
    std::vector<FixatorBeam> places = placedIn(likeAtUsualPlaces(beam), femur);
    const auto farther
        = [&](const auto& a, const auto& b) { return distanceToNext(a, beams) < distanceToNext(b, beams); };
    auto best = std::ranges::max_element(places, farther);
    constexpr double apart = 1e-3;  // m
    if (beam.axis == BeamAxis::Shaft && distanceToNext(*best, beams) < apart) {
        places = placedIn(likeAtUsualPlaces(sidePlate("plate")), femur);
        best = std::ranges::max_element(places, farther);
    }
    best->name = freeName(kindName(*best), beams);
    beams.push_back(*best);
    if (fixator.kind == FixatorKind::None)
        fixator.kind = FixatorKind::Own;
    return fixator;
}

Fixator withoutBeam(const Fixation& fixation, const FemurShape& femur, std::size_t which)
{
    Fixator fixator = withOwnBeams(fixation, femur).fixator;
    if (which < fixator.beams.size())
        fixator.beams.erase(fixator.beams.begin() + static_cast<std::ptrdiff_t>(which));
    if (fixator.beams.empty())
        fixator.kind = FixatorKind::None;
    return fixator;
}

}  // namespace sinew
