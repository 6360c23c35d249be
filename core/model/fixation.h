#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/extras.h"
#include "core/math/vector.h"
#include "core/model/source.h"

namespace sinew {

// What a person states of a broken hip and of what holds it. SI units, angles in rad. Signs are those of a right femur;
// a left one is solved as a right one seen in a mirror, so that inferior, posterior, varus and internal keep their
// meaning.

enum class BodySide { Right, Left };

struct FixationPerson {
    double mass = 75;      // kg, > 0
    double height = 1.72;  // m, > 0
    Extras extras = {};

    bool operator==(const FixationPerson&) const = default;
};

// A proximal femur by what a radiograph shows.
struct FemurShape {
    BodySide side = BodySide::Right;
    double neckShaftAngle = 2.2689280275926285;  // rad, 130 degrees; mean 129.2 in 375 femurs (Toogood et al. 2009)
    double anteversion = 0.17453292519943295;    // rad, 10 degrees; mean 9.7 (the same)
    double neckLength = 0.052;     // m, from the centre of the head to where the axes of neck and shaft cross
    double headDiameter = 0.0461;  // m, mean of Noble et al. 1988
    // m, from the centre of the head to the middle of the knee; follows from the person's height when absent
    std::optional<double> mechanicalLength;
    double neckHeight = 0.033;     // m, narrowest section of the neck, superior to inferior
    double neckDepth = 0.026;      // m, anterior to posterior
    double neckShell = 0.002;      // m, cortex of the neck
    double shaftDiameter = 0.031;  // m, below the trochanters
    double shaftShell = 0.006;     // m, cortex of the shaft
    Extras extras = {};

    bool operator==(const FemurShape&) const = default;
};

// How muscles take another shape of the bone.
enum class MuscleAdaptation {
    Adapted,  // they have grown to their new lengths: the posture of rest stays the one of rest
    Fresh,    // they are stretched or slack by as much as their paths have changed
};

// A cut through the shaft and what the surgeon does to the piece above it, which carries head and trochanters. The femur
// and the plane of the case are those before it.
struct Osteotomy {
    double below = 0.04;       // m below the crossing of the axes: where the shaft is cut, square to itself
    double valgus = 0;         // rad, of the piece about the axis from back to front; positive: the neck gets steeper
    double outwardTurn = 0;    // rad, of the shaft against the piece, about itself; positive: less anteversion
    double medialisation = 0;  // m, of the shaft under the piece
    MuscleAdaptation muscles = MuscleAdaptation::Adapted;
    Extras extras = {};

    bool operator==(const Osteotomy&) const = default;
};

enum class FractureKind { Neck, Intertrochanteric, ReverseOblique, Subtrochanteric };

// Points that a person picks on the mesh of a femur. One may be picked of each epicondyle and condyle, at least four of
// the head, one of the neck, two of the shaft.
enum class MeshPoint {
    Head,
    Neck,
    Shaft,
    MedialEpicondyle,
    LateralEpicondyle,
    MedialCondyle,  // the hindmost point of it
    LateralCondyle,
};

struct MeshLandmark {
    MeshPoint on = MeshPoint::Head;
    Vector3 position = Vector3::Zero();  // in the mesh's own numbers
    Extras extras = {};

    bool operator==(const MeshLandmark&) const = default;
};

enum class MeshUnit { Millimetre, Metre };

// The patient's own femur as a surface; what is measured on it counts, not what the case states besides (measured_femur.h).
struct FemurMesh {
    std::string file;  // relative to the case's
    MeshUnit unit = MeshUnit::Millimetre;
    bool isMirrored = false;  // it is of the other side, and is seen in a mirror
    std::vector<MeshLandmark> landmarks;
    Extras extras = {};

    bool operator==(const FemurMesh&) const = default;
};

// A flat fracture. The bone keeps its plane in every posture: it is laid while standing, the mechanical axis upright.
struct FracturePlane {
    FractureKind kind = FractureKind::Neck;
    double fromHead = 0.025;  // m from the centre of the head, along the axis of the neck, then down that of the shaft
    double pauwels = 0.8726646259971648;  // rad, 50 degrees: to the horizontal in the frontal plane; negative: falls
                                          // outwards
    double obliquity = 0;  // rad, turn about the upright axis; positive: the front of the plane further inwards
    double gap = 0;        // m, >= 0: bone that is lost, evenly
    double width = 0.062;  // m, of the bone in a trochanteric plane, along its steepest way down
    double depth = 0.038;  // m, of the same, from front to back
    double shell = 0.003;  // m, cortex of the same
    Extras extras = {};

    bool operator==(const FracturePlane&) const = default;
};

// What is assumed of the bone. Ranges and sources: FixationAssumption in core/fixation.
struct FixationBone {
    double corticalModulus = 14e9;   // Pa
    double cancellousModulus = 6e8;  // Pa
    double poisson = 0.3;
    double fit = 0.1;        // of the surfaces, (0, 1]: 1 a saw cut
    double friction = 0.4;   // bone on bone
    double clearance = 0.1;  // of loose screws in the distal bone, (0, 1]: share of the bed that is left
    Extras extras = {};

    bool operator==(const FixationBone&) const = default;
};

enum class FixatorMaterial { TitaniumEli, TitaniumTan, SteelColdWorked, SteelAnnealed, CobaltChrome };

// The axis that a beam runs along.
enum class BeamAxis { Neck, Shaft };

// What holds a beam's far end in the distal fragment.
enum class BeamHold {
    Bone,   // the bone around it
    Guide,  // a barrel or the eye of a nail, on a plate or nail that may turn a little
    Plate,  // screwed or welded to a plate
};

// What keeps it from moving along its axis.
enum class BeamSlide {
    Free,
    HeadOnCortex,  // pulls only, and may be tightened
    Rubs,          // slides once friction in the guide gives way
    Held,
};

// A screw, bolt, blade or nail.
struct FixatorBeam {
    std::string name;
    BeamAxis axis = BeamAxis::Neck;
    double offset = 0;               // m from that axis: upwards of the neck, outwards of the shaft
    double anterior = 0;             // m from that axis, forwards
    std::optional<double> angle;     // rad to the axis of the shaft; parallel to its axis when absent
    double tip = 0.015;              // m, how far its end lies beyond the centre of the head, along the beam
    std::optional<double> length;    // m; to the outer surface of the bone when absent
    double diameter = 0.0048;        // m, of the shaft; 0: a flat one
    double bore = 0;                 // m
    double width = 0, height = 0;    // m, of a flat one: front to back, and across
    double threadLength = 0.016;     // m, at the tip
    double threadDiameter = 0.0073;  // m
    FixatorMaterial material = FixatorMaterial::TitaniumEli;
    double bed = 1;         // lateral stiffness of the bone around it, times its modulus
    double axialBed = 1;    // what the thread or blade holds along, times the same
    double turningBed = 0;  // what it holds about its axis, times the same and its radius squared
    BeamHold hold = BeamHold::Bone;
    double guideLength = 0;   // m, from the outer end inwards
    double guideTurning = 0;  // N m/rad, what the plate or nail resists
    double guideBed = 0;      // lateral stiffness of the bone around the guide, times its modulus
    BeamSlide slide = BeamSlide::Free;
    double slidingFriction = 0.2;  // in the guide
    double preload = 0;            // N
    bool isKeyed = false;          // cannot turn in its guide or plate
    Extras extras = {};

    bool operator==(const FixatorBeam&) const = default;
};

enum class FixatorKind { None, CannulatedScrews, SlidingHipScrew, BladePlate, Nail, LockingPlate, Own };

struct Fixator {
    FixatorKind kind = FixatorKind::None;
    std::vector<FixatorBeam> beams;
    Extras extras = {};

    bool operator==(const Fixator&) const = default;
};

// A hip force, on the femur.
struct HipLoad {
    std::string name;
    Vector3 force = Vector3::Zero();  // body weights, in the femur's own axes: forwards, up the shaft, outwards
    std::string source;
    Extras extras = {};

    bool operator==(const HipLoad&) const = default;
};

// Which fragment the muscles of a link end on, where the plane does not say it rightly.
enum class FragmentChoice { Head, Shaft };
struct MuscleSide {
    std::string link;
    FragmentChoice fragment = FragmentChoice::Shaft;
    Extras extras = {};

    bool operator==(const MuscleSide&) const = default;
};

// A case: what *.sinew-fixation.json holds.
struct Fixation {
    std::string name;   // of the file's object, for references
    std::string title;  // what a person reads
    std::string note;   // for the report
    std::vector<Source> sources;
    FixationPerson person;
    FemurShape femur;
    std::optional<Osteotomy> osteotomy;
    std::optional<FemurMesh> mesh;
    FracturePlane fracture;
    FixationBone bone;
    Fixator fixator;
    std::vector<Fixator> alternatives;  // to compare with
    std::string model;                  // its file, relative to the case's; with `activity`
    std::string activity;               // of the model: postures from its statics
    double weightBearing = 1;           // share of the full load, 0 to 1
    std::vector<HipLoad> loads;         // besides those of the activity
    std::vector<MuscleSide> muscles;
    Extras extras = {};

    // Compiled once, in fixation.cpp, not in every file that holds one.
    Fixation();
    Fixation(const Fixation&);
    Fixation(Fixation&&) noexcept;
    Fixation& operator=(const Fixation&);
    Fixation& operator=(Fixation&&) noexcept;
    ~Fixation();

    bool operator==(const Fixation&) const;
};

}  // namespace sinew
