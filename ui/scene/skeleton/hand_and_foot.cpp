#include <array>
#include <cmath>

#include "core/base/constants.h"
#include "ui/scene/skeleton/bone_tables.h"
#include "ui/scene/skeleton/swept_bones.h"

namespace sinew {

namespace {

// Hand, cm from the wrist.

struct Carpal {
    Vector3 centre, radii;
};
const std::array<Carpal, 8> carpals = {{{{1.25, -0.90, 0.1}, {0.75, 0.95, 0.7}},
                                        {{0.05, -0.60, 0.15}, {0.75, 0.75, 0.75}},
                                        {{-1.05, -0.75, 0.05}, {0.7, 0.7, 0.65}},
                                        {{-1.3, -1.10, -0.75}, {0.5, 0.55, 0.5}},
                                        {{1.75, -2.15, -0.35}, {0.75, 0.65, 0.75}},
                                        {{0.95, -2.10, 0.1}, {0.55, 0.65, 0.7}},
                                        {{0, -2.05, 0.15}, {0.68, 1.0, 0.8}},
                                        {{-1.05, -2.10, 0}, {0.8, 0.8, 0.75}}}};

struct Finger {
    Vector3 base, knuckle;          // of its metacarpal
    std::array<double, 3> lengths;  // of its phalanges
    double size;                    // of all its widths
};
const std::array<Finger, 4> fingers = {{{{1.0, -2.9, 0.15}, {2.35, -9.2, 0.1}, {4.2, 2.5, 1.75}, 1},
                                        {{0.1, -3.1, 0.3}, {0.45, -9.3, 0.25}, {4.6, 2.95, 1.85}, 1},
                                        {{-0.7, -2.95, 0.2}, {-1.3, -8.6, 0.1}, {4.3, 2.75, 1.85}, 0.95},
                                        {{-1.5, -2.7, 0}, {-2.85, -7.7, -0.15}, {3.4, 2.0, 1.65}, 0.82}}};
using Curl = std::array<double, 3>;  // degrees at the three joints of a finger
constexpr Curl restingCurl = {14, 26, 18}, grippingCurl = {68, 88, 45};

struct Widths {
    double base, shaft, head;
};
constexpr std::array<Widths, 3> fingerWidths = {{{0.62, 0.34, 0.52}, {0.5, 0.28, 0.42}, {0.4, 0.2, 0.3}}};
constexpr std::array<Widths, 3> thumbWidths = {{{0.72, 0.45, 0.66}, {0.64, 0.38, 0.55}, {0.52, 0.26, 0.34}}};

void appendFinger(BoneSkin& hand, const Finger& finger, const Curl& curl, Fineness fineness)
{
    const double size = finger.size;
    appendPhalanx(hand, {finger.base, finger.knuckle, 0.72 * size, 0.38 * size, 0.66 * size, Vector3::UnitZ(), 0.12},
                  fineness);
    const Vector3 along = (finger.knuckle - finger.base).normalized();
    Vector3 joint = finger.knuckle;
    double bend = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        bend += curl[i] * degree;
        const Vector3 now = along * std::cos(bend) - Vector3::UnitZ() * std::sin(bend);
        const Vector3 dorsal = Vector3::UnitZ() * std::cos(bend) + along * std::sin(bend);
        const Vector3 from = joint + 0.32 * now;  // a gap for the cartilage
        joint = from + (finger.lengths[i] - 0.34) * now;
        const Widths& w = fingerWidths[i];
        appendPhalanx(hand, {from, joint, w.base * size, w.shaft * size, w.head * size, dorsal, 0.06}, fineness);
    }
}

// Degrees: its metacarpal forward and toward the palm, then of the joints, which bend toward `inward`.
struct ThumbPose {
    double forward, toPalm;
    Curl flexion;
    Vector3 inward;
};
const ThumbPose& thumbPose(HandShape shape)
{
    static const ThumbPose relaxed = {27, 30, {0, 10, 14}, {0.2, -0.1, -1}};
    // Round the bar from its other side, beside the index finger.
    static const ThumbPose closed = {30, 50, {0, 50, 20}, {-0.1, -1, 0}};
    return shape == HandShape::Closed ? closed : relaxed;
}

void appendThumb(BoneSkin& hand, const ThumbPose& pose, Fineness fineness)
{
    constexpr std::array<double, 3> lengths = {4.5, 3.1, 2.2};
    const double forward = pose.forward * degree, toPalm = pose.toPalm * degree;
    const Vector3 along
        = Vector3(std::sin(forward), -std::cos(forward) * std::cos(toPalm), -std::cos(forward) * std::sin(toPalm))
              .normalized();
    const Vector3 inward = pose.inward.normalized();
    Vector3 joint(2.1, -2.75, -0.65);
    double bend = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        bend += pose.flexion[i] * degree;
        const Vector3 now = (along * std::cos(bend) + inward * std::sin(bend)).normalized();
        const Vector3 from = joint + (i > 0 ? 0.3 : 0.0) * now;
        joint = from + (lengths[i] - 0.32) * now;
        const Widths& w = thumbWidths[i];
        appendPhalanx(hand, {from, joint, w.base, w.shaft, w.head, along.cross(Vector3(0.35, 0, 0.94)), 0.06},
                      fineness);
    }
}

// Foot, cm from the ankle; the sole is at y = -6.6, the heel at x = -6.45, the tip of the toes at x = 19.4.

const std::array<Pebble, 5>& tarsals()
{
    static const std::array<Pebble, 5> bones = {{
        {{5.35, -1.75, -1.15}, {0.85, 1.35, 1.9}, turned(20, 0, -8)},  // navicular
        {{5.0, -3.6, 1.95}, {1.75, 1.25, 1.35}, turned(0, 12, -6)},    // cuboid
        {{7.35, -2.7, -2.0}, {1.3, 1.5, 0.85}, turned(0, 6, -12)},     // cuneiforms: medial, intermediate, lateral
        {{7.05, -1.95, -0.55}, {1.0, 1.15, 0.75}, turned(0, 0, -12)},
        {{7.1, -2.35, 0.65}, {1.2, 1.1, 0.75}, turned(0, -6, -12)},
    }};
    return bones;
}

struct Toe {
    Vector3 base, knuckle;  // of its metatarsal
    Widths metatarsal;
    double bow;
    Vector3 start;                // of its first phalanx
    std::vector<double> lengths;  // of the phalanges
    Widths phalanx;
    std::vector<double> slopes;  // degrees above the sole
};

const std::array<Toe, 5>& toes()
{
    static const std::array<Toe, 5> bones = {{
        {{8.7, -3.1, -2.1},
         {14.2, -5.35, -2.75},
         {1.15, 0.72, 1.12},
         0.45,
         {14.65, -5.55, -2.75},
         {3.0, 2.4},
         {0.9, 0.6, 0.74},
         {-2, 0}},
        {{8.2, -2.2, -0.6},
         {15.0, -5.5, -0.75},
         {0.82, 0.46, 0.72},
         0.55,
         {15.2, -5.6, -0.75},
         {2.7, 1.3, 1.0},
         {0.6, 0.36, 0.5},
         {9, -28, -12}},
        {{8.2, -2.6, 0.65},
         {14.5, -5.6, 0.75},
         {0.8, 0.44, 0.70},
         0.5,
         {14.7, -5.7, 0.8},
         {2.5, 1.2, 0.95},
         {0.58, 0.35, 0.48},
         {9, -28, -12}},
        {{7.0, -3.4, 1.75},
         {13.6, -5.7, 2.15},
         {0.8, 0.44, 0.68},
         0.45,
         {13.8, -5.75, 2.2},
         {2.3, 1.1, 0.9},
         {0.56, 0.34, 0.46},
         {9, -30, -12}},
        {{6.4, -4.3, 2.95},
         {12.5, -5.75, 3.5},
         {0.9, 0.5, 0.68},
         0.3,
         {12.7, -5.8, 3.6},
         {2.05, 0.95, 0.85},
         {0.56, 0.34, 0.46},
         {8, -30, -10}},
    }};
    return bones;
}

void appendToe(BoneSkin& foot, const Toe& toe, Fineness fineness)
{
    appendPhalanx(foot,
                  {toe.base, toe.knuckle, toe.metatarsal.base, toe.metatarsal.shaft, toe.metatarsal.head,
                   Vector3(0.2, 1, 0), toe.bow},
                  fineness);
    std::vector<double> lengths = toe.lengths, slopes = toe.slopes;
    if (fineness == Fineness::Far) {
        double whole = 0;
        for (const double length : lengths)
            whole += length;
        lengths = {whole};
        slopes = {-3};
    }
    Vector3 along = toe.knuckle - toe.base;
    along.y() = 0;
    along.normalize();
    constexpr std::array<double, 3> shrink = {1, 0.85, 0.7};
    Vector3 joint = toe.start;
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        const Vector3 now = along * std::cos(slopes[i] * degree) + Vector3::UnitY() * std::sin(slopes[i] * degree);
        const Vector3 from = joint + 0.15 * now;
        joint = from + (lengths[i] - 0.25) * now;
        const double k = shrink[i], tip = i + 1 < lengths.size() ? k : 0.8;
        appendPhalanx(
            foot, {from, joint, toe.phalanx.base * k, toe.phalanx.shaft * k, toe.phalanx.head * tip, Vector3::UnitY()},
            fineness);
    }
}

}  // namespace

BoneSkin makeHand(Fineness fineness, HandShape shape)
{
    BoneSkin hand;
    if (fineness == Fineness::Far) {
        appendPebble(hand, {{0.2, -1.5, -0.1}, {1.9, 1.6, 0.8}}, 6, 4);
    } else {
        for (const Carpal& carpal : carpals)
            appendPebble(hand, {carpal.centre, carpal.radii}, 8, 6);
    }
    for (const Finger& finger : fingers)
        appendFinger(hand, finger, shape == HandShape::Closed ? grippingCurl : restingCurl, fineness);
    appendThumb(hand, thumbPose(shape), fineness);
    return hand;
}

BoneSkin makeForefoot(Fineness fineness)
{
    BoneSkin foot;
    const bool isFar = fineness == Fineness::Far;
    for (const Pebble& bone : tarsals())
        appendPebble(foot, bone, isFar ? 6 : 9, isFar ? 4 : 7);
    for (const Toe& toe : toes())
        appendToe(foot, toe, fineness);
    return foot;
}

}  // namespace sinew
