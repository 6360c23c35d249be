#pragma once

#include "core/model/fixation.h"
#include "core/model/fixation_ranges.h"
#include "core/schema/skeleton_schema.h"

namespace sinew {

// The descriptions of a broken hip and its fixator; see model_schema.h.

inline constexpr Words<BodySide> sideWords = {{"right", BodySide::Right}, {"left", BodySide::Left}};
inline constexpr Words<FractureKind> fractureWords = {{"neck", FractureKind::Neck},
                                                      {"intertrochanteric", FractureKind::Intertrochanteric},
                                                      {"reverse_oblique", FractureKind::ReverseOblique},
                                                      {"subtrochanteric", FractureKind::Subtrochanteric}};
inline constexpr Words<FixatorMaterial> fixatorMaterialWords = {{"titanium_eli", FixatorMaterial::TitaniumEli},
                                                                {"titanium_tan", FixatorMaterial::TitaniumTan},
                                                                {"steel_cold_worked", FixatorMaterial::SteelColdWorked},
                                                                {"steel_annealed", FixatorMaterial::SteelAnnealed},
                                                                {"cobalt_chrome", FixatorMaterial::CobaltChrome}};
inline constexpr Words<BeamAxis> beamAxisWords = {{"neck", BeamAxis::Neck}, {"shaft", BeamAxis::Shaft}};
inline constexpr Words<BeamHold> beamHoldWords
    = {{"bone", BeamHold::Bone}, {"guide", BeamHold::Guide}, {"plate", BeamHold::Plate}};
inline constexpr Words<BeamSlide> beamSlideWords = {{"free", BeamSlide::Free},
                                                    {"head_on_cortex", BeamSlide::HeadOnCortex},
                                                    {"rubs", BeamSlide::Rubs},
                                                    {"held", BeamSlide::Held}};
inline constexpr Words<FixatorKind> fixatorWords = {{"none", FixatorKind::None},
                                                    {"cannulated_screws", FixatorKind::CannulatedScrews},
                                                    {"sliding_hip_screw", FixatorKind::SlidingHipScrew},
                                                    {"blade_plate", FixatorKind::BladePlate},
                                                    {"nail", FixatorKind::Nail},
                                                    {"locking_plate", FixatorKind::LockingPlate},
                                                    {"own", FixatorKind::Own}};
inline constexpr Words<MuscleAdaptation> adaptationWords
    = {{"adapted", MuscleAdaptation::Adapted}, {"fresh", MuscleAdaptation::Fresh}};
inline constexpr Words<FragmentChoice> fragmentWords
    = {{"head", FragmentChoice::Head}, {"shaft", FragmentChoice::Shaft}};

namespace schema {

inline constexpr Components placeInMesh{Quantity::PureNumber, VectorKind::Polar, false, true};

constexpr Measure within(const NumberRange& range, Quantity quantity)
{
    return {quantity, {range.least, range.most}};
}

}  // namespace schema

inline constexpr Words<MeshUnit> meshUnitWords = {{"mm", MeshUnit::Millimetre}, {"m", MeshUnit::Metre}};
inline constexpr Words<MeshPoint> meshPointWords = {{"head", MeshPoint::Head},
                                                    {"neck", MeshPoint::Neck},
                                                    {"shaft", MeshPoint::Shaft},
                                                    {"medial_epicondyle", MeshPoint::MedialEpicondyle},
                                                    {"lateral_epicondyle", MeshPoint::LateralEpicondyle},
                                                    {"medial_condyle", MeshPoint::MedialCondyle},
                                                    {"lateral_condyle", MeshPoint::LateralCondyle}};

template <>
struct Description<FixationPerson> {
    static constexpr const char* noun = "a person";
    static constexpr auto fields = std::tuple{
        field("mass", &FixationPerson::mass,
              schema::Measure{Quantity::Mass, {0, fixation_range::heaviestPerson, true}}),
        field("height", &FixationPerson::height, schema::within(fixation_range::personHeight, Quantity::Stature))};
};

template <>
struct Description<FemurShape> {
    static constexpr const char* noun = "a femur";
    static constexpr auto fields = std::tuple{
        choice("side", &FemurShape::side, sideWords),
        field("neck_shaft_angle", &FemurShape::neckShaftAngle,
              schema::within(fixation_range::neckShaftAngle, Quantity::Angle),
              "Between the axes of neck and shaft; about 130 degrees"),
        field("anteversion", &FemurShape::anteversion, schema::within(fixation_range::anteversion, Quantity::Angle),
              "Of the neck to the condyles; about 10 degrees"),
        field("neck_length", &FemurShape::neckLength, schema::within(fixation_range::neckLength, Quantity::Length),
              "From the centre of the head to where the axes of neck and shaft cross"),
        field("head_diameter", &FemurShape::headDiameter,
              schema::within(fixation_range::headDiameter, Quantity::Length)),
        field("mechanical_length", &FemurShape::mechanicalLength,
              schema::within(fixation_range::mechanicalLength, Quantity::Length),
              "From the centre of the head to the middle of the knee; 0.245 of the height when left out"),
        field("neck_height", &FemurShape::neckHeight, schema::Measure{Quantity::Length, positive},
              "Of the narrowest section of the neck, from above to below")
            .advanced(),
        field("neck_depth", &FemurShape::neckDepth, schema::Measure{Quantity::Length, positive},
              "Of the same, from front to back")
            .advanced(),
        field("neck_shell", &FemurShape::neckShell, schema::Measure{Quantity::Length, positive}, "Cortex of the neck")
            .advanced(),
        field("shaft_diameter", &FemurShape::shaftDiameter,
              schema::within(fixation_range::shaftDiameter, Quantity::Length))
            .advanced(),
        field("shaft_shell", &FemurShape::shaftShell, schema::Measure{Quantity::Length, positive},
              "Cortex of the shaft")
            .advanced()};
};

template <>
struct Description<Osteotomy> {
    static constexpr const char* noun = "an osteotomy";
    static constexpr auto fields = std::tuple{
        field("below", &Osteotomy::below, schema::within(fixation_range::osteotomyBelow, Quantity::Length),
              "Where the shaft is cut, square to itself: below the crossing of the axes of neck and shaft"),
        field("valgus", &Osteotomy::valgus, schema::within(fixation_range::osteotomyTurn, Quantity::Angle),
              "How much steeper the neck gets; negative: varus"),
        field("outward_turn", &Osteotomy::outwardTurn, schema::within(fixation_range::osteotomyTurn, Quantity::Angle),
              "Of the shaft about itself; positive: less anteversion"),
        field("medialisation", &Osteotomy::medialisation, schema::Measure{Quantity::Length},
              "Of the shaft under the piece with the head"),
        choice("muscles", &Osteotomy::muscles, adaptationWords,
               "Adapted: grown to their new lengths. Fresh: stretched or slack by what their paths have changed")};
};

template <>
struct Description<MeshLandmark> {
    static constexpr const char* noun = "a mesh landmark";
    static constexpr auto fields = std::tuple{
        choice("on", &MeshLandmark::on, meshPointWords, "What of the bone it lies on").needed(),
        field("position", &MeshLandmark::position, schema::placeInMesh, "In the mesh's own numbers").needed()};
};

template <>
struct Description<FemurMesh> {
    static constexpr const char* noun = "a mesh";
    static constexpr auto fields = std::tuple{
        field("file", &FemurMesh::file, schema::Text{}, "Of the surface: .stl, .ply, .obj or .vtp").needed(),
        choice("unit", &FemurMesh::unit, meshUnitWords, "Of its numbers"),
        field("mirrored", &FemurMesh::isMirrored, schema::Flag{}, "It is a femur of the other side, seen in a mirror"),
        field("landmarks", &FemurMesh::landmarks, schema::Parts{},
              "Points picked on it: four or more of the head, one of the neck, two of the shaft, and of the knee if it "
              "is there")};
};

template <>
struct Description<FracturePlane> {
    static constexpr const char* noun = "a fracture";
    static constexpr auto fields = std::tuple{
        choice("kind", &FracturePlane::kind, fractureWords),
        field("from_head", &FracturePlane::fromHead, schema::Measure{Quantity::Length, notNegative},
              "From the centre of the head along the axis of the neck, then down that of the shaft")
            .called("distance from the head"),
        field("pauwels", &FracturePlane::pauwels, schema::within(fixation_range::pauwels, Quantity::Angle),
              "Of the plane to the horizontal, seen from the front while standing with the mechanical axis upright; "
              "negative: it falls outwards")
            .called("Pauwels angle"),
        field("obliquity", &FracturePlane::obliquity, schema::within(fixation_range::obliquity, Quantity::Angle),
              "Turn about the upright axis; positive: the front of the plane lies further inwards"),
        field("gap", &FracturePlane::gap, schema::within(fixation_range::gap, Quantity::Length),
              "Bone that is lost, evenly")
            .called("bone lost"),
        field("width", &FracturePlane::width, schema::Measure{Quantity::Length, positive},
              "Of the bone in a trochanteric plane, along its steepest way down")
            .advanced(),
        field("depth", &FracturePlane::depth, schema::Measure{Quantity::Length, positive},
              "Of the same, from front to back")
            .advanced(),
        field("shell", &FracturePlane::shell, schema::Measure{Quantity::Length, positive}, "Cortex of the same")
            .advanced()};
};

template <>
struct Description<FixationBone> {
    static constexpr const char* noun = "the bone";
    static constexpr auto fields = std::tuple{
        field("cortical_modulus", &FixationBone::corticalModulus,
              schema::within(fixation_range::boneModulus, Quantity::Pressure)),
        field("cancellous_modulus", &FixationBone::cancellousModulus,
              schema::within(fixation_range::boneModulus, Quantity::Pressure)),
        field("poisson", &FixationBone::poisson, schema::Measure{Quantity::PureNumber, notNegative})
            .called("Poisson's ratio")
            .advanced(),
        field("fit", &FixationBone::fit,
              schema::Measure{Quantity::PureNumber,
                              {0.001, 1, false, "surfaces that fit less leave the fragments to move by centimetres"}},
              "Of the broken surfaces: 1 a saw cut, 0.01 hardly touching"),
        field("friction", &FixationBone::friction, schema::Measure{Quantity::PureNumber, {0, 2}}, "Bone on bone"),
        field("clearance", &FixationBone::clearance, schema::Measure{Quantity::Fraction, {0, 1, true}},
              "Share of its bed that a loose screw has in the shaft's fragment")};
};

template <>
struct Description<FixatorBeam> {
    static constexpr const char* noun = "a beam";
    static constexpr auto fields = std::tuple{
        field("name", &FixatorBeam::name, schema::OwnName{true}).needed(),
        choice("axis", &FixatorBeam::axis, beamAxisWords, "The axis of the bone that it follows"),
        field("offset", &FixatorBeam::offset, schema::Measure{Quantity::Length},
              "From that axis: upwards of the neck, outwards of the shaft"),
        field("anterior", &FixatorBeam::anterior, schema::Measure{Quantity::Length}, "From that axis, forwards"),
        field("angle", &FixatorBeam::angle, schema::Measure{Quantity::Angle},
              "To the shaft; along its axis when left out"),
        field("tip", &FixatorBeam::tip, schema::Measure{Quantity::Length}, "How far it ends beyond the head's centre"),
        field("length", &FixatorBeam::length, schema::Measure{Quantity::Length, positive},
              "To the outer surface of the bone when left out"),
        field("diameter", &FixatorBeam::diameter, schema::Measure{Quantity::Length, notNegative},
              "Of its shaft; 0: it is flat"),
        field("bore", &FixatorBeam::bore, schema::Measure{Quantity::Length, notNegative}),
        field("width", &FixatorBeam::width, schema::Measure{Quantity::Length, notNegative},
              "Of a flat one, from front to back"),
        field("height", &FixatorBeam::height, schema::Measure{Quantity::Length, notNegative}, "Of a flat one"),
        field("thread_length", &FixatorBeam::threadLength, schema::Measure{Quantity::Length, notNegative}),
        field("thread_diameter", &FixatorBeam::threadDiameter, schema::Measure{Quantity::Length, notNegative}),
        choice("material", &FixatorBeam::material, fixatorMaterialWords),
        field("bed", &FixatorBeam::bed, schema::Measure{Quantity::PureNumber, notNegative},
              "Lateral stiffness of the bone around it, times its modulus")
            .advanced(),
        field("axial_bed", &FixatorBeam::axialBed, schema::Measure{Quantity::PureNumber, notNegative},
              "What its thread or blade holds along it, times the modulus of the bone")
            .advanced(),
        field("turning_bed", &FixatorBeam::turningBed, schema::Measure{Quantity::PureNumber, notNegative},
              "What that holds about it, times the modulus and its radius squared")
            .advanced(),
        choice("hold", &FixatorBeam::hold, beamHoldWords, "What holds its outer end"),
        field("guide_length", &FixatorBeam::guideLength, schema::Measure{Quantity::Length, notNegative},
              "Of a barrel or the eye of a nail, from its outer end inwards"),
        field("guide_turning", &FixatorBeam::guideTurning, schema::Measure{Quantity::AngularStiffness, notNegative},
              "What the plate or nail resists to turning")
            .advanced(),
        field("guide_bed", &FixatorBeam::guideBed, schema::Measure{Quantity::PureNumber, notNegative},
              "Lateral stiffness of the bone around the guide, times its modulus")
            .advanced(),
        choice("slide", &FixatorBeam::slide, beamSlideWords, "What keeps it from moving along itself"),
        field("sliding_friction", &FixatorBeam::slidingFriction, schema::Measure{Quantity::PureNumber, notNegative},
              "In its guide"),
        field("preload", &FixatorBeam::preload, schema::Measure{Quantity::Force, notNegative},
              "After tightening, before the load"),
        field("keyed", &FixatorBeam::isKeyed, schema::Flag{}, "It cannot turn in its guide or plate")};
};

template <>
struct Description<Fixator> {
    static constexpr const char* noun = "a fixator";
    static constexpr auto fields
        = std::tuple{choice("kind", &Fixator::kind, fixatorWords, "With its usual dimensions unless beams are stated"),
                     field("beams", &Fixator::beams, schema::Parts{}, "Screws, bolts, blades and nails")};
};

template <>
struct Description<HipLoad> {
    static constexpr const char* noun = "a load";
    static constexpr auto fields
        = std::tuple{field("name", &HipLoad::name, schema::OwnName{true}).needed(),
                     field("force", &HipLoad::force, schema::Components{Quantity::BodyWeights},
                           "On the head, in the femur's own axes: forwards, up the shaft, outwards"),
                     field("source", &HipLoad::source, schema::Reference{NameOf::Source, true})};
};

template <>
struct Description<MuscleSide> {
    static constexpr const char* noun = "a muscle";
    static constexpr auto fields = std::tuple{
        field("link", &MuscleSide::link, schema::Reference{NameOf::Link}, "Its name in the model").needed(),
        choice("fragment", &MuscleSide::fragment, fragmentWords, "On which it ends")};
};

template <>
struct Description<Fixation> {
    static constexpr const char* noun = "a fixation";
    static constexpr auto fields = std::tuple{
        field("name", &Fixation::name, schema::Text{}, "Short"),
        field("title", &Fixation::title, schema::Text{true}, "What a person reads"),
        field("note", &Fixation::note, schema::Text{true}, "For the report"),
        field("sources", &Fixation::sources, schema::Parts{}, "Where numbers come from"),
        field("person", &Fixation::person, schema::Parts{}),
        field("femur", &Fixation::femur, schema::Parts{}),
        field("osteotomy", &Fixation::osteotomy, schema::Parts{},
              "A cut of the shaft; femur and fracture are stated as before it"),
        field("mesh", &Fixation::mesh, schema::Parts{},
              "The patient's femur as a surface; what is measured on it counts"),
        field("fracture", &Fixation::fracture, schema::Parts{}),
        field("bone", &Fixation::bone, schema::Parts{}),
        field("fixator", &Fixation::fixator, schema::Parts{}),
        field("alternatives", &Fixation::alternatives, schema::Parts{}, "Other fixators, to compare with"),
        field("model", &Fixation::model, schema::Text{}, "Its file; the activity's postures come from its statics"),
        field("activity", &Fixation::activity, schema::Reference{NameOf::Activity, true}, "Of the model"),
        field("weight_bearing", &Fixation::weightBearing, schema::Measure{Quantity::Fraction, {0, 1}},
              "Share of the full load: 20 kg on the leg of a person of 80 kg are a quarter of all forces"),
        field("loads", &Fixation::loads, schema::Parts{}, "Hip forces besides those of the activity"),
        field("muscles", &Fixation::muscles, schema::Parts{},
              "Which fragment a muscle ends on, where the plane does not say it rightly")};
};

}  // namespace sinew
