#include "ui/scene/skeleton/spine.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/scene/knot_curve.h"

namespace sinew {

namespace {

// Height and place forward, cm, from the promontory through the bodies of the vertebrae to the dens.
constexpr std::array<std::array<double, 2>, 17> curve = {{{9.75, -4.15},
                                                          {11.6, -3.1},
                                                          {15, -2.2},
                                                          {19, -1.95},
                                                          {23, -2.5},
                                                          {27, -3.5},
                                                          {32, -5.0},
                                                          {37, -6.3},
                                                          {42, -7.0},
                                                          {47, -7.0},
                                                          {52, -6.1},
                                                          {56, -4.8},
                                                          {59.5, -3.4},
                                                          {62.5, -2.1},
                                                          {65.5, -1.0},
                                                          {67.7, -.3},
                                                          {68.7, -0.2}}};

struct Share {
    std::string_view name;
    double height;  // body and disc, cm of a column of their sum
    double width;   // against the prototype
};

constexpr std::array<Share, 24> shares
    = {{{"L5", 3.75, 1.04}, {"L4", 3.8, 1.02},  {"L3", 3.75, 1},    {"L2", 3.65, .96},  {"L1", 3.5, .92},
        {"T12", 3.2, 1.2},  {"T11", 3.0, 1.14}, {"T10", 2.8, 1.1},  {"T9", 2.65, 1.05}, {"T8", 2.55, 1.02},
        {"T7", 2.45, 1},    {"T6", 2.4, .98},   {"T5", 2.35, .95},  {"T4", 2.3, .93},   {"T3", 2.2, .92},
        {"T2", 2.1, .95},   {"T1", 2.05, 1.02}, {"C7", 1.95, 1.18}, {"C6", 1.8, 1.06},  {"C5", 1.75, 1},
        {"C4", 1.75, .97},  {"C3", 1.75, .95},  {"C2", 1.95, 1},    {"C1", 1.7, 1}}};

// Of a level's height; thoracic discs are thin.
double discShare(std::string_view name)
{
    return name[0] == 'T' ? 0.14 : 0.22;
}

// The column as a fine row of places with the way along it.
class Column {
public:
    Column()
    {
        std::vector<Vector3> knots;
        for (const auto& [height, forward] : curve)
            knots.emplace_back(forward, height, 0);
        m_places = refined(knots, 40);
        for (std::size_t i = 0; i < m_places.size(); ++i)
            m_passed.push_back(i > 0 ? m_passed[i - 1] + (m_places[i] - m_places[i - 1]).norm() : 0);
    }

    double length() const { return m_passed.back(); }

    Vector3 at(double way) const
    {
        const auto next
            = static_cast<std::size_t>(std::upper_bound(m_passed.begin(), m_passed.end(), way) - m_passed.begin());
        const std::size_t i = std::clamp<std::size_t>(next, 1, m_places.size() - 1);
        const double t = std::clamp((way - m_passed[i - 1]) / (m_passed[i] - m_passed[i - 1]), 0.0, 1.0);
        return (1 - t) * m_places[i - 1] + t * m_places[i];
    }

private:
    std::vector<Vector3> m_places;
    std::vector<double> m_passed;
};

std::vector<SpineLevel> makeLevels()
{
    const Column column;
    double sum = 0;
    for (const Share& share : shares)
        sum += share.height;
    std::vector<SpineLevel> levels;
    double way = 0;
    for (const Share& share : shares) {
        const double height = share.height / sum * column.length(), disc = discShare(share.name) * height;
        const Vector3 low = column.at(way + disc), high = column.at(way + height);
        const Vector3 up = (high - low).normalized();
        Matrix3 axes;
        axes << up.y(), up.x(), 0, -up.x(), up.y(), 0, 0, 0, 1;
        levels.push_back(
            {share.name, 0.5 * (low + high), axes, height - disc, share.width, column.at(way + 0.5 * disc), disc});
        way += height;
    }
    return levels;
}

}  // namespace

const std::vector<SpineLevel>& spineLevels()
{
    static const std::vector<SpineLevel> levels = makeLevels();
    return levels;
}

}  // namespace sinew
