#include "core/figures/body_data.h"

#include <array>
#include <cstddef>
#include <string>

#include "core/base/number_words.h"

namespace sinew {

namespace {

constexpr std::size_t segmentCount = 11;

// A line of a table, in fractions: masses of the body mass, centre and radii of the length; the length in mm (de Leva)
// or of the height (Winter).
struct SegmentLine {
    std::string_view ends;
    double mass, length, centre, sagittal, transverse, longitudinal;
};

using Table = std::array<SegmentLine, segmentCount>;  // in the order of BodySegment

// P. de Leva, Adjustments to Zatsiorsky-Seluyanov's segment inertia parameters, J Biomech 29 (1996) 1223-1230,
// Table 4. Of the ends that he gives, those that make the segments meet.
constexpr double manHeight = 1741, womanHeight = 1735;  // mm

constexpr Table man{{
    {"VERT-CERV", 0.0694, 242.9, 0.5002, 0.303, 0.315, 0.261},
    {"MIDS-MIDH", 0.4346, 515.5, 0.431, 0.384, 0.358, 0.197},
    {"CERV-XYPH", 0.1596, 242.1, 0.5066, 0.505, 0.32, 0.465},
    {"XYPH-OMPH", 0.1633, 215.5, 0.4502, 0.482, 0.383, 0.468},
    {"OMPH-MIDH", 0.1117, 145.7, 0.6115, 0.615, 0.551, 0.587},
    {"SJC-EJC", 0.0271, 281.7, 0.5772, 0.285, 0.269, 0.158},
    {"EJC-WJC", 0.0162, 268.9, 0.4574, 0.276, 0.265, 0.121},
    {"WJC-DAC3", 0.0061, 187.9, 0.3624, 0.288, 0.235, 0.184},
    {"HJC-KJC", 0.1416, 422.2, 0.4095, 0.329, 0.329, 0.149},
    {"KJC-AJC", 0.0433, 440.3, 0.4395, 0.251, 0.246, 0.102},
    {"HEEL-TTIP", 0.0137, 258.1, 0.4415, 0.257, 0.245, 0.124},
}};

constexpr Table woman{{
    {"VERT-CERV", 0.0668, 243.7, 0.4841, 0.271, 0.295, 0.261},
    {"MIDS-MIDH", 0.4257, 497.9, 0.3782, 0.379, 0.361, 0.182},
    {"CERV-XYPH", 0.1545, 228.0, 0.505, 0.466, 0.314, 0.449},
    {"XYPH-OMPH", 0.1465, 205.3, 0.4512, 0.433, 0.354, 0.415},
    {"OMPH-MIDH", 0.1247, 181.5, 0.492, 0.433, 0.402, 0.444},
    {"SJC-EJC", 0.0255, 275.1, 0.5754, 0.278, 0.26, 0.148},
    {"EJC-WJC", 0.0138, 264.3, 0.4559, 0.261, 0.257, 0.094},
    {"WJC-DAC3", 0.0056, 170.1, 0.3427, 0.244, 0.208, 0.154},
    {"HJC-KJC", 0.1478, 368.5, 0.3612, 0.369, 0.364, 0.162},
    {"KJC-AJC", 0.0481, 438.6, 0.4352, 0.267, 0.263, 0.092},
    {"HEEL-TTIP", 0.0129, 228.3, 0.4014, 0.299, 0.279, 0.139},
}};

// De Leva's distance from the vertex to the middle of the jaw angles (VERT-MIDG), mm: the head without the neck.
constexpr double manHead = 203.3, womanHead = 200.2;

// D. A. Winter, Biomechanics and Motor Control of Human Movement, 4th ed., Wiley 2009, Table 4.1 (after Dempster) and,
// for the lengths, Fig. 4.1 (after Drillis and Contini 1966). Radii about the axes across the segment; 0: not given.
// Assumed lengths: head, from C7 to the ear canal, eye height less shoulder height; the knuckles halfway along the
// hand; the second metatarsal head at 0.55 of the foot's length from the ankle. The lengths of the trunk parts are
// those that make Winter's centres of mass of thorax, abdomen and pelvis agree with those of thorax with abdomen and of
// abdomen with pelvis, scaled to the trunk's 0.288.
constexpr Table winter{{
    {"RIB1EAR-C7T1", 0.081, 0.118, 0, 0.495, 0.495, 0},
    {"SJC-GTR", 0.497, 0.288, 0.5, 0, 0, 0},
    {"C7T1-T12L1", 0.216, 0.1045, 0.82, 0, 0, 0},
    {"T12L1-L4L5", 0.139, 0.0594, 0.44, 0, 0, 0},
    {"L4L5-GTR", 0.142, 0.1241, 0.105, 0, 0, 0},
    {"SJC-EJC", 0.028, 0.186, 0.436, 0.322, 0.322, 0},
    {"EJC-STYL", 0.016, 0.146, 0.43, 0.303, 0.303, 0},
    {"WJC-KNU2", 0.006, 0.054, 0.506, 0.297, 0.297, 0},
    {"GTR-KJC", 0.1, 0.245, 0.433, 0.323, 0.323, 0},
    {"KJC-MMAL", 0.0465, 0.246, 0.433, 0.302, 0.302, 0},
    {"LMAL-MT2", 0.0145, 0.0836, 0.5, 0.475, 0.475, 0},
}};

SegmentData fromLine(const SegmentLine& line, double wholeLength)
{
    const Vector3 radii(line.sagittal, line.transverse, line.longitudinal);
    return {line.mass, line.length / wholeLength, line.centre, radii, line.ends};
}

bool isGood(double value, const std::pair<double, double>& range)
{
    return value >= range.first && value <= range.second;  // false for NaN
}

}  // namespace

SegmentData segmentData(BodySegment segment, Sex sex, BodyDataSource source)
{
    const auto i = static_cast<std::size_t>(segment);
    const SegmentData deLeva = sex == Sex::Male ? fromLine(man[i], manHeight) : fromLine(woman[i], womanHeight);
    if (source == BodyDataSource::DeLeva1996)
        return deLeva;
    SegmentData data = fromLine(winter[i], 1);
    for (int axis = 0; axis < 3; ++axis) {
        if (data.gyration[axis] == 0)
            data.gyration[axis] = deLeva.gyration[axis];
    }
    return data;
}

BodyProportions bodyProportions(Sex sex, BodyDataSource source)
{
    BodyProportions out;
    const auto length = [&](BodySegment segment) { return segmentData(segment, sex, source).lengthFraction; };
    out.shoulderHalfWidth = 0.129;       // Winter 2009, Fig. 4.1
    out.hipHalfWidth = 0.169 / 2 / 1.7;  // a hip distance of 16.9 cm (Iglic 1990); the height assumed
    double headAndNeck = 0.182;          // Winter 2009, Fig. 4.1: the shoulders are at 0.818, the chin at 0.870
    if (source == BodyDataSource::Winter) {
        out.headLength = 0.130;
        out.footLength = 0.152;
    } else {
        headAndNeck = length(BodySegment::Head);
        out.headLength = sex == Sex::Male ? manHead / manHeight : womanHead / womanHeight;
        out.footLength = length(BodySegment::Foot);
    }
    out.neckLength = headAndNeck - out.headLength;
    out.heelToAnkle = 0.25 * out.footLength;  // assumed
    const double trunk
        = length(BodySegment::UpperTrunk) + length(BodySegment::MiddleTrunk) + length(BodySegment::LowerTrunk);
    out.ankleHeight = 1 - headAndNeck - trunk - length(BodySegment::Thigh) - length(BodySegment::Shank);
    return out;
}

Person meanPerson(Sex sex)
{
    if (sex == Sex::Male)
        return {Sex::Male, manHeight / 1000, 73.0, BodyDataSource::DeLeva1996};
    return {Sex::Female, womanHeight / 1000, 61.9, BodyDataSource::DeLeva1996};
}

std::optional<Diagnostic> problemOf(const Person& person)
{
    if (!isGood(person.height, humanHeights))
        return makeError(
            sentence("a height of %1 m is no person's", inWords(person.height)),
            sentence("give a height between %1 and %2 m", inWords(humanHeights.first), inWords(humanHeights.second)));
    if (!isGood(person.mass, humanMasses))
        return makeError(
            sentence("a mass of %1 kg is no person's", inWords(person.mass)),
            sentence("give a mass between %1 and %2 kg", inWords(humanMasses.first), inWords(humanMasses.second)));
    return std::nullopt;
}

}  // namespace sinew
