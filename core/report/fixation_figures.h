#pragma once

#include <algorithm>
#include <numbers>
#include <optional>
#include <string>

#include "core/fixation/case_answer.h"

namespace sinew {

// A figure as tables show it.
struct Figure {
    const char* key;
    const char* title;
    const char* unit;
    double scale;
    double KeyFigures::*value;
};

inline constexpr Figure shownFigures[]
    = {{"largest_gap_m", "largest gap", "mm", 1e3, &KeyFigures::largestGap},
       {"largest_slip_m", "largest slip", "mm", 1e3, &KeyFigures::largestSlip},
       {"head_movement_m", "movement of the head", "mm", 1e3, &KeyFigures::headMovement},
       {"varus_rad", "varus", "deg", 180 / std::numbers::pi, &KeyFigures::varus},
       {"about_neck_rad", "turn about the neck", "deg", 180 / std::numbers::pi, &KeyFigures::aboutNeck},
       {"bone_shear_N", "shear down carried by bone", "N", 1, &KeyFigures::boneShear},
       {"device_shear_N", "shear down carried by the fixator", "N", 1, &KeyFigures::deviceShear},
       {"bearing_use", "bone around it, of its strength", "%", 100, &KeyFigures::bearingUse},
       {"fatigue_use", "metal, of fatigue", "%", 100, &KeyFigures::fatigueUse},
       {"yield_use", "metal, of yield", "%", 100, &KeyFigures::yieldUse},
       {"pressed_share", "pressed share of the section", "%", 100, &KeyFigures::pressedShare}};

// A figure of the femur as it stands, after any osteotomy: exact for the stated shape, so without a band.
struct FemurFigure {
    const char* key;
    const char* title;
    const char* unit;
    double scale;
    // posture: the name of that in which the hip force acts. Nothing where it is not known.
    std::optional<double> (*value)(const CaseAnswer& solved, const std::string& posture);
};

// The name of its worst posture; empty without one.
inline std::string worstPosture(const CaseAnswer& solved)
{
    return solved.worst ? solved.answers[*solved.worst].load.name : std::string();
}

inline const SectionLoad* loadIn(const CaseAnswer& solved, const std::string& posture)
{
    const auto found = std::ranges::find_if(
        solved.answers, [&](const FixationAnswer& it) { return it.load.isUsable && it.load.name == posture; });
    return found == solved.answers.end() ? nullptr : &found->load;
}

inline constexpr FemurFigure shownFemurFigures[] = {
    {"neck_shaft_angle_rad", "neck-shaft angle", "deg", 180 / std::numbers::pi,
     [](const CaseAnswer& it, const std::string&) { return std::optional(it.construct.neckShaftAngle); }},
    {"anteversion_rad", "anteversion", "deg", 180 / std::numbers::pi,
     [](const CaseAnswer& it, const std::string&) {
         return std::optional(it.construct.cut ? it.construct.cut->anteversion : femurOf(it.fixation).anteversion);
     }},
    {"pauwels_rad", "Pauwels angle", "deg", 180 / std::numbers::pi,
     [](const CaseAnswer& it, const std::string&) { return std::optional(it.construct.plane.pauwels); }},
    {"hip_force_bw", "hip force", "BW", 1,
     [](const CaseAnswer& it, const std::string& posture) {
         const SectionLoad* load = loadIn(it, posture);
         return load ? std::optional(load->hipForceInWeights()) : std::nullopt;
     }},
    {"abductor_arm_m", "lever arm of the abductors", "mm", 1e3, [](const CaseAnswer& it, const std::string& posture) {
         const SectionLoad* load = loadIn(it, posture);
         return load ? load->abductorArm : std::nullopt;
     }}};

// Whether the bands of two answers overlap in a figure, so that this model can tell no difference; not without bands.
inline bool cannotBeTold(const Figure& figure, const CaseAnswer& a, const CaseAnswer& b)
{
    return a.bands && b.bands
           && overlap(a.bands->low.*figure.value, a.bands->high.*figure.value, b.bands->low.*figure.value,
                      b.bands->high.*figure.value);
}

}  // namespace sinew
