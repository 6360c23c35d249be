#include <algorithm>
#include <array>

#include "ui/scene/skeleton/spine.h"
#include "ui/scene/skeleton/swept_bones.h"

namespace sinew {

namespace {

// Of the right side, cm, frame of the trunk.
struct Rib {
    double widest;  // to the right, with place forward and height there
    double forward, height;
    Vector3 end;                     // of the bone
    std::vector<Vector3> cartilage;  // from there to the breast bone or to the rib above
    double width;                    // half of its section
};

const std::array<Rib, 12>& ribs()
{
    static const std::array<Rib, 12> all = {{
        {5.9, -2.2, 56.3, {.9, 53.6, 3.9}, {{1.7, 52.6, 2.2}}, .62},
        {8.3, -2.2, 53.0, {2.6, 49.9, 4.6}, {{3.2, 48.9, 1.9}}, .55},
        {9.9, -2.0, 49.6, {4.3, 46.3, 5.6}, {{4.4, 46.2, 1.9}}, .58},
        {11.2, -1.9, 46.4, {5.5, 42.9, 6.6}, {{5.6, 42.9, 3.9}, {5.3, 43.8, 1.9}}, .62},
        {12.3, -1.8, 43.2, {6.3, 39.6, 7.5}, {{6.6, 39.6, 4.4}, {6.0, 41.3, 1.9}}, .65},
        {13.1, -1.7, 40.0, {6.6, 36.0, 8.7}, {{7.2, 36.2, 5.6}, {6.6, 39.3, 1.8}}, .66},
        {13.7, -1.7, 36.8, {6.3, 32.4, 9.9}, {{7.2, 32.4, 7.1}, {7.5, 35.2, 3.6}, {6.9, 38.0, 1.4}}, .66},
        {14.0, -1.8, 33.6, {5.2, 29.0, 10.9}, {{6.3, 28.7, 9.2}, {7.3, 31.0, 7.0}, {7.3, 33.4, 5.4}}, .64},
        {14.0, -2.1, 30.6, {3.6, 26.2, 11.6}, {{4.7, 25.7, 10.8}, {6.2, 27.4, 9.3}, {6.7, 29.2, 8.3}}, .6},
        {13.3, -2.7, 27.9, {1.5, 24.0, 11.9}, {{2.5, 23.4, 11.7}, {4.3, 24.6, 10.9}, {5.2, 26.2, 10.1}}, .58},
        {12.2, -4.4, 26.0, {-2.0, 24.4, 12.2}, {{-1.6, 24.2, 12.2}}, .5},
        {9.2, -6.6, 25.8, {-5.8, 25.2, 9.6}, {{-5.5, 25.0, 9.9}}, .45},
    }};
    return all;
}

// The vertebra that carries a rib, T1 for the first.
const SpineLevel& vertebraOf(std::size_t rib)
{
    constexpr std::size_t firstThoracic = 5, count = 12;  // L5 to L1 come before T12
    return spineLevels()[firstThoracic + count - 1 - rib];
}

bool isFloating(std::size_t rib)
{
    return rib >= 10;
}

// Head, neck, the angle behind the spine, the side and the front.
std::vector<Vector3> courseOf(std::size_t index)
{
    const Rib& rib = ribs()[index];
    const SpineLevel& vertebra = vertebraOf(index);
    const auto at
        = [&](double x, double y, double z) -> Vector3 { return vertebra.centre + vertebra.axes * Vector3(x, y, z); };
    const auto i = static_cast<double>(index);
    const Vector3 back = at(-3.6, 0.35, 3.6 + 0.25 * std::min(i, 7.0));
    const Vector3 angle(vertebra.centre.x() - 3.0 - 0.05 * std::min(i, 8.0), 0.62 * back.y() + 0.38 * rib.height,
                        0.5 * (back.z() + rib.widest) + 0.5);
    const Vector3 side(rib.forward, rib.height, rib.widest);
    std::vector<Vector3> course = {at(-0.9, 0.75, 1.45), at(-2.4, 0.95, 2.6), back, angle};
    if (index != 11)
        course.push_back(side);
    if (!isFloating(index)) {
        const double bulge = std::min(1.0, 0.55 + 0.09 * i);
        const Vector3 middle = 0.5 * (side + rib.end);
        course.emplace_back(middle.x() + 0.9 * bulge, middle.y() - 0.1,
                            std::max(middle.z() + 1.1 * bulge, rib.end.z() + 0.2));
    }
    course.push_back(rib.end);
    return course;
}

// Half-widths along a rib, as shares of its own, over the share of the knots passed.
double widthAt(double share)
{
    constexpr std::array<std::array<double, 2>, 5> table = {{{0, 0.85}, {0.15, 0.8}, {0.3, 1}, {0.8, 1}, {1, 1.12}}};
    for (std::size_t i = 1; i < table.size(); ++i) {
        if (share <= table[i][0]) {
            const double t = (share - table[i - 1][0]) / (table[i][0] - table[i - 1][0]);
            return (1 - t) * table[i - 1][1] + t * table[i][1];
        }
    }
    return table.back()[1];
}

// The flat side of a rib faces away from the axis of the chest; the first one lies flat.
SweepUp outwardOf(std::size_t rib)
{
    if (rib == 0)
        return [](const Vector3&) { return Vector3(0.25, 1, 0.15); };
    return [](const Vector3& p) { return Vector3(p.x() + 1.6, 0.025 * std::abs(p.z()), p.z()); };
}

// What faces the inside of the cage, or downward, lies in the shade.
void shade(BoneSkin& skin)
{
    for (std::size_t i = 0; i < skin.points.size(); ++i) {
        const Vector3 fromAxis(skin.points[i].x() + 0.012, 0, skin.points[i].z());
        const double inward = -skin.normals[i].dot(fromAxis) / std::max(fromAxis.norm(), 1e-9);
        const double shut
            = 0.55 * std::clamp(inward + 0.15, 0.0, 1.0) + 0.15 * std::clamp(-skin.normals[i].y(), 0.0, 1.0);
        skin.openness[i] = static_cast<float>(std::clamp(1 - shut, 0.0, 1.0));
    }
}

}  // namespace

BoneSkin makeRibs(Fineness fineness)
{
    const bool isFar = fineness == Fineness::Far, isNear = fineness == Fineness::Near;
    constexpr double flatness = 0.56;
    BoneSkin skin;
    for (std::size_t rib = 0; rib < ribs().size(); ++rib) {
        const std::vector<Vector3> course = courseOf(rib);
        std::vector<SweepKnot> knots;
        for (std::size_t k = 0; k < course.size(); ++k) {
            double width = ribs()[rib].width * widthAt(double(k) / double(course.size() - 1));
            if (isFloating(rib) && k + 1 == course.size())
                width = 0.5 * ribs()[rib].width;
            knots.push_back({course[k], width, flatness * width});
        }
        appendSweep(skin, knots, outwardOf(rib),
                    {.stations = isFar ? 8 : 13, .sides = isFar ? 4 : isNear ? 7 : 5, .isRound = !isFar});
    }
    shade(skin);
    return skin;
}

BoneSkin makeRibCartilage(Fineness fineness)
{
    const bool isFar = fineness == Fineness::Far;
    BoneSkin skin;
    for (std::size_t index = 0; index < ribs().size(); ++index) {
        const Rib& rib = ribs()[index];
        std::vector<SweepKnot> knots{{rib.end, rib.width * (isFloating(index) ? 0.5 : 1.05), 0.62 * rib.width}};
        for (const Vector3& place : rib.cartilage)
            knots.push_back({place, knots[0].across, knots[0].along});
        const int stations = isFar || isFloating(index) ? 3 : 7;
        appendSweep(skin, knots, outwardOf(index), {.stations = stations, .sides = isFar ? 4 : 6, .isRound = !isFar});
    }
    shade(skin);
    skin.cartilage.assign(skin.points.size(), 1);
    return skin;
}

BoneSkin makeDisc()
{
    BoneSkin skin;
    appendSweep(skin, {{{0, -0.5, 0}, 0.9, 0.9}, {{0, 0, 0}, 1.03, 1.03}, {{0, 0.5, 0}, 0.9, 0.9}},
                [](const Vector3&) { return Vector3(1, 0, 0); },
                {.stations = 3, .sides = 11, .ends = 0.02, .isRound = false});
    skin.cartilage.assign(skin.points.size(), 1);
    return skin;
}

const std::vector<SweepKnot>& clavicleKnots()
{
    static const std::vector<SweepKnot> knots
        = {{{1.6, 53.6, 2.0}, .95, 1.1}, {{2.3, 53.9, 3.6}, .75, .85}, {{3.1, 54.4, 6.4}, .6, .62},
           {{2.4, 54.9, 9.8}, .58, .6},  {{.7, 55.3, 12.8}, .7, .52},  {{-.6, 55.5, 15.2}, .95, .48},
           {{-.8, 55.5, 16.4}, .95, .45}};
    return knots;
}

BoneSkin makeClavicle(const std::vector<SweepKnot>& knots, Fineness fineness)
{
    const bool isFar = fineness == Fineness::Far;
    BoneSkin skin;
    appendSweep(skin, knots, [](const Vector3&) { return Vector3::UnitY(); },
                {.stations = isFar ? 6 : 16, .sides = isFar ? 5 : 9});
    return skin;
}

}  // namespace sinew
