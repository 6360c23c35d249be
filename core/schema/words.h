#pragma once

#include <initializer_list>
#include <utility>

#include "core/model/model.h"

namespace sinew {

// The words of files for the enumerators of a model, the same for reading, writing and choosing on screen.
template <class E>
using Words = std::initializer_list<std::pair<const char*, E>>;

inline constexpr Words<Space> spaceWords = {{"spatial", Space::Spatial}, {"plane", Space::Plane}};
inline constexpr Words<Scale> scaleWords = {{"si", Scale::Si}, {"body_weight", Scale::BodyWeight}};
inline constexpr Words<BodyShape> shapeWords
    = {{"rod", BodyShape::Rod},   {"pelvis", BodyShape::Pelvis}, {"femur", BodyShape::Femur},
       {"seat", BodyShape::Seat}, {"crank", BodyShape::Crank},   {"none", BodyShape::None}};
inline constexpr Words<LinkShape> linkShapeWords = {{"strand", LinkShape::Strand}, {"belt", LinkShape::Belt}};
inline constexpr Words<CoordinateKind> coordinateKindWords
    = {{"rotation", CoordinateKind::Rotation}, {"translation", CoordinateKind::Translation}};
inline constexpr Words<CoordinateMode> modeWords
    = {{"free", CoordinateMode::Free}, {"locked", CoordinateMode::Locked}, {"driven", CoordinateMode::Driven}};
inline constexpr Words<JointKind> jointKindWords
    = {{"axes", JointKind::Axes}, {"ball", JointKind::Ball}, {"free", JointKind::Free}, {"weld", JointKind::Weld}};
inline constexpr Words<SegmentKind> segmentKindWords = {{"points", SegmentKind::Points},
                                                        {"stretch_rod", SegmentKind::StretchRod},
                                                        {"rod_between", SegmentKind::RodBetween},
                                                        {"rods_apart", SegmentKind::RodsApart},
                                                        {"telescope", SegmentKind::Telescope}};
inline constexpr Words<AngleReference> angleReferenceWords
    = {{"parent", AngleReference::Parent}, {"ground", AngleReference::Ground}};
inline constexpr Words<RelativeMotion> relativeMotionWords
    = {{"x", RelativeMotion::X},          {"y", RelativeMotion::Y},          {"z", RelativeMotion::Z},
       {"turn_x", RelativeMotion::TurnX}, {"turn_y", RelativeMotion::TurnY}, {"turn_z", RelativeMotion::TurnZ}};
inline constexpr Words<LinkSense> senseWords
    = {{"tension", LinkSense::Tension}, {"compression", LinkSense::Compression}, {"both", LinkSense::Both}};
inline constexpr Words<SurfaceShape> surfaceWords = {{"sphere", SurfaceShape::Sphere},
                                                     {"cylinder", SurfaceShape::Cylinder},
                                                     {"ellipsoid", SurfaceShape::Ellipsoid},
                                                     {"torus", SurfaceShape::Torus}};
inline constexpr Words<WrapSide> wrapSideWords
    = {{"shorter", WrapSide::Shorter}, {"right_handed", WrapSide::RightHanded}, {"left_handed", WrapSide::LeftHanded}};
inline constexpr Words<AtStrength> atStrengthWords = {{"holds", AtStrength::Holds}, {"breaks", AtStrength::Breaks}};
inline constexpr Words<LoadFrame> loadFrameWords = {{"ground", LoadFrame::Ground}, {"body", LoadFrame::Body}};
inline constexpr Words<ReferenceKind> referenceKindWords = {{"range", ReferenceKind::Range},
                                                            {"lower_bound", ReferenceKind::LowerBound},
                                                            {"mean_of_peaks", ReferenceKind::MeanOfPeaks},
                                                            {"mean", ReferenceKind::Mean}};
inline constexpr Words<ReferenceBasis> referenceBasisWords
    = {{"measured", ReferenceBasis::Measured}, {"model", ReferenceBasis::Model}};
inline constexpr Words<ReferencePosture> referencePostureWords
    = {{"measured", ReferencePosture::Measured}, {"other", ReferencePosture::Other}};

template <class E>
const char* wordOf(E value, Words<E> words)
{
    for (const auto& [word, meaning] : words) {
        if (meaning == value)
            return word;
    }
    return "";
}

}  // namespace sinew
