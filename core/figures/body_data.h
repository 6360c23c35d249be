#pragma once

#include <optional>
#include <string_view>
#include <utility>

#include "core/base/diagnostic.h"
#include "core/math/vector.h"

namespace sinew {

enum class Sex { Male, Female };

enum class BodyDataSource {
    DeLeva1996,  // P. de Leva, J Biomech 29 (1996) 1223-1230, Table 4: living adults, by sex
    Winter,  // D. A. Winter 2009, Table 4.1 (after Dempster 1955), Fig. 4.1 (lengths, after Drillis and Contini 1966)
};

// Trunk is the whole of UpperTrunk, MiddleTrunk and LowerTrunk. Head holds the neck.
enum class BodySegment {
    Head,
    Trunk,
    UpperTrunk,
    MiddleTrunk,
    LowerTrunk,
    UpperArm,
    Forearm,
    Hand,
    Thigh,
    Shank,
    Foot
};

// What a table says of one segment (of one side of the body). A limb's first end is the proximal one, the head's and
// the trunk's the upper one, the foot's the rear one.
struct SegmentData {
    double massFraction = 0;             // of the body mass
    double lengthFraction = 0;           // distance of the ends, of the body height
    double centre = 0;                   // centre of mass, fraction of the length from the first end
    Vector3 gyration = Vector3::Zero();  // about the sagittal, transverse and longitudinal axes through the centre of
                                         // mass, fractions of the length
    std::string_view ends;               // the landmarks of the tables, first end first, such as "KJC-AJC"
};

// The data of a segment. De Leva gives lengths in mm of a mean man of 1.741 m and a mean woman of 1.735 m. Winter's
// tables do not know the sex; what they leave out is assumed, see body_data.cpp: the lengths of hand, foot, head and
// trunk parts between his ends, and radii of gyration about the longitudinal axis and of the trunk (de Leva's).
SegmentData segmentData(BodySegment segment, Sex sex, BodyDataSource source);

// Lengths that belong to no segment, fractions of the body height.
struct BodyProportions {
    double neckLength = 0;         // from the upper end of the trunk
    double headLength = 0;         // from the neck to the vertex
    double shoulderHalfWidth = 0;  // from the middle to the shoulder joint
    double hipHalfWidth = 0;       // from the middle to the hip joint
    double footLength = 0;         // heel to toe
    double heelToAnkle = 0;        // how far the heel is behind the ankle
    double ankleHeight = 0;        // above the sole, so that all lengths make up the body height
};

// Winter 2009, Fig. 4.1 (after Drillis and Contini 1966) and de Leva 1996; the rest assumed, see body_data.cpp.
BodyProportions bodyProportions(Sex sex, BodyDataSource source);

// Whom a figure is sized for.
struct Person {
    Sex sex = Sex::Male;
    double height = 1.741;  // m
    double mass = 73.0;     // kg
    BodyDataSource source = BodyDataSource::DeLeva1996;

    bool operator==(const Person&) const = default;
};

// The mean person of de Leva's data: 1.741 m and 73.0 kg, or 1.735 m and 61.9 kg.
Person meanPerson(Sex sex);

// What is wrong with a person: height and mass must be finite and within humanHeights and humanMasses.
std::optional<Diagnostic> problemOf(const Person& person);

inline constexpr std::pair<double, double> humanHeights{0.4, 2.8};   // m
inline constexpr std::pair<double, double> humanMasses{2.0, 650.0};  // kg

}  // namespace sinew
