#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/sentence.h"
#include "core/fixation/construct.h"
#include "core/fixation/interface_solver.h"
#include "core/fixation/section_load.h"

namespace sinew {

// What a fixation carries in one posture: all numbers of one solved interface, in clinical words.

enum class PartKind { Bone, Beam, Tie, Friction };

// The largest of a quantity along a beam, and where: m from the plane, proximal positive.
struct AlongBeam {
    double value = 0;
    double at = 0;
};

// What carries the load.
struct PartAnswer {
    std::string name;
    PartKind kind = PartKind::Bone;
    PlaneLoad carries;  // its share of what crosses the plane, N and N m; the shares of all parts add up to it
    // Of beams.
    std::vector<BeamStation> stations;    // section forces along it, with the pull of its head
    AlongBeam stress;                     // von Mises, Pa
    AlongBeam cancellousBearing;          // Pa, on the width of the beam
    AlongBeam corticalBearing;            // Pa
    double yieldUse = 0, fatigueUse = 0;  // of the metal, 1: the limit
    double bearingUse = 0;                // of the bone around it, 1: the limit
    std::string beam;                     // of a beam and of what pulls or rubs on it: the beam's name
};

// Its name for a sentence: "bone", "pull of lower screw".
Sentence partInWords(const PartAnswer& part);

enum class EventKind { Opens, HalfOpen, Slips, AllSlips, BoneGivesWay, MetalYields, MetalFatigue, Collapse };

// What happens as the load grows.
struct FixationEvent {
    EventKind kind = EventKind::Opens;
    std::string part;  // name of a beam; empty: the bone
    bool atAnyLoad = false;
    double factor = 0;  // times the load
};

struct FixationAnswer {
    SolveStatus status = SolveStatus::NotRun;
    Sentence message = sentence("not solved");
    bool isUsable() const { return status == SolveStatus::Solved; }

    SectionLoad load;
    PlaneLoad resultants;                              // of the load
    double fit = 0;                                    // to be named wherever the pressed share is
    double pressedShare = 0;                           // of the section, where the fragments move together
    double slippingShare = 0;                          // of what is pressed
    double peakPressure = 0;                           // Pa, at the rim of the section
    double largestGap = 0;                             // m, at the rim
    Vector3 gapPlace = Vector3::Zero();                // m from the centroid
    double largestSlip = 0;                            // m, over loaded cells
    double closedByTightening = 0;                     // m, of the way between the fragments, at the centroid
    Vector3 headDisplacement = Vector3::Zero();        // m, since tightening; right femur while standing
    double varus = 0, aboutNeck = 0, anteversion = 0;  // rad, since tightening
    std::vector<PartAnswer> parts;                     // bone first
    std::vector<FixationEvent> events;                 // by factor; those at any load first
    double followedTo = 0;                             // times the load: how far events were looked for
    InterfaceAnswer interface;
    double residual = 0;  // of the balance of the head fragment, relative, from fresh sums

    // What a person should know before believing it.
    std::vector<Sentence> remarks() const;
    double metalYieldUse() const;  // the largest of all beams
    double metalFatigueUse() const;
    double bearingUse() const;
};

// Whether something gives way by it: bone, metal, or the hold of the fragments.
bool isLimit(EventKind kind);

// What the bone carries of one component of the load, such as &PlaneLoad::shearDown, as a share of it; beyond 1 where
// fixator and bone work against each other. Nothing where that component is below a twentieth of all forces, or of all
// moments, across the plane: a share of it would be noise.
std::optional<double> boneShare(const FixationAnswer& answer, double PlaneLoad::*component);

// Of a beam: the bearing, on cancellous bone or on cortex, that is nearer to the strength there; Pa.
struct GoverningBearing {
    double pressure = 0, strength = 0;
    bool isCortex = false;
};
GoverningBearing governingBearing(const PartAnswer& beam, const Construct& construct);

// Something that reaches a limit: its size at one point of a path after another.
struct EventWatch {
    EventKind kind = EventKind::Opens;
    std::string part;
    double limit = 0;
    double before = 0, factorBefore = 0;
    bool isFromTheStart = false;    // it was reached at the first point
    std::optional<double> reached;  // times the load

    void see(double factor, double value);
};

// Solves postures of one construct again and again.
class FixationSolver {
public:
    // construct: sound; it must outlive the solver.
    explicit FixationSolver(const Construct& construct, double fit);

    // Never throws.
    const FixationAnswer& solve(const SectionLoad& load);
    // What happens as the load grows up to `largest` times; also fills answer().events.
    const FixationAnswer& followLoad(const SectionLoad& load, double largest = 3);

private:
    void solveInterface(const Wrench& load, int steps, InterfaceAnswer& answer);
    void describe();
    void describeParts();
    PartAnswer describeBeam(const PlacedBeam& beam, std::size_t index, const InterfaceAnswer& answer,
                            const Twist& total, const std::vector<double>& sliders) const;
    // Of the beam that has that tie or slider of the problem.
    std::string beamNameWith(std::optional<std::size_t> PlacedBeam::*part, std::size_t index) const;
    double tensionOf(const PlacedBeam& beam, const Twist& total) const;
    std::vector<FixationEvent> proportional() const;
    std::vector<EventWatch> watches() const;
    bool watch(const SectionLoad& load, double largest, std::vector<EventWatch>& watches);
    std::vector<FixationEvent> alongPath(const SectionLoad& load, double largest);

    const Construct& m_construct;
    InterfaceProblem m_problem;
    InterfaceSolver m_solver;
    InterfaceAnswer m_path;
    FixationAnswer m_answer;
};

}  // namespace sinew
