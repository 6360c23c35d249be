#include <array>

#include "core/figures/figure_parts.h"
#include "core/figures/figures.h"

namespace sinew {

namespace {

const char* const source = "Borisov 2018";

struct LinkLine {
    const char* name;
    const char* parent;
    bool hangs;
    double mass, length, fraction;  // kg, m, of the length from the near end
    figure::AngleSpan angle;        // rad; degrees
    const char* rate;
};

// Borisov 2018, chapter 4, to Fig. 8: masses, lengths, fractions, start angles and rates; the ranges are assumed.
constexpr std::array<LinkLine, 5> lines{{
    {"support_shank", "support", false, 2.91, 0.385, 0.595, {1.68, 30, 150}, "-1.57"},
    {"support_thigh", "support_shank", false, 8.93, 0.477, 0.545, {1.70, 30, 160}, "-2.92"},
    {"swing_thigh", "support_thigh", true, 8.93, 0.477, 0.545, {1.21, 0, 180}, "-0.19"},
    {"swing_shank", "swing_thigh", true, 2.91, 0.385, 0.595, {0.39, -70, 180}, "-2.83"},
    {"trunk", "support_thigh", false, 28.93, 0.771, 0.5, {1.57, 20, 160}, "-0.07"},
}};

// A quarter of the mass at each end, half between (Borisov 2018).
std::vector<MassPoint> pointsOf(const LinkLine& line)
{
    return {{0, {line.mass / 4}}, {line.fraction, {line.mass / 2}}, {1, {line.mass / 4}}};
}

Model build(bool variable, Space space = Space::Plane)
{
    using namespace figure;
    Model model;
    model.space = space;
    model.gravity = downwards(roundGravity);
    model.sources = {{source, "A. V. Borisov, Dynamics of mechanical rod systems with links of variable length with "
                              "respect to endo- and exoskeletons (thesis, in Russian), 2018, chapter 4, Fig. 8."}};
    addBase(model, "support", "the place of the support foot; massless");
    for (const LinkLine& line : lines) {
        FigureLink link;
        link.name = line.name;
        link.parent = line.parent;
        link.hangs = line.hangs;
        link.length = line.length;
        link.angle = line.angle;
        if (space == Space::Spatial)
            link.lean = AngleSpan{0, -60, 60};
        link.points = pointsOf(line);
        link.source = source;
        link.note = std::string(line.hangs ? "from the horizontal, half a turn less than in the paper"
                                           : "from the horizontal")
                    + "; the start rate in the paper is " + line.rate + " rad/s; the range is assumed";
        addLink(model, link, variable);
    }
    return rounded(std::move(model));
}

const char* const convention
    = " Angles are absolute, from a link's near end to its far end; for the swing leg, which hangs at the hip, the "
      "paper counts half a turn more. The fractions of the masses on the swing leg count from the hip, as the formulas "
      "of the paper do.";

}  // namespace

Model fiveLink(const FigureOptions&)
{
    Model model = build(false);
    model.name = "five_link";
    model.title = "Five-link figure";
    model.description
        = std::string("Support leg, swing leg and trunk in the plane of walking, of constant lengths.") + convention;
    return model;
}

Model fiveLinkVariable(const FigureOptions&)
{
    Model model = build(true);
    model.name = "five_link_variable";
    model.title = "Five-link figure of variable lengths";
    model.description = std::string("Support leg, swing leg and trunk in the plane of walking. Every link changes its "
                                    "length; its point masses ride at fractions of it.")
                        + convention;
    return model;
}

Model fiveLinkSpatial(const FigureOptions&)
{
    Model model = build(true, Space::Spatial);
    model.name = "five_link_spatial";
    model.title = "Five-link figure in space";
    model.description
        = std::string(
              "Support leg, swing leg and trunk in space: each link has an angle in the plane of walking and a "
              "lean out of it, phi and psi of the paper, and changes its length. Both legs meet the trunk at one "
              "point. Weights act along -y, so that upright links are far from psi = 90 degrees, where phi is not "
              "known; the paper has them along -z.")
          + convention;
    return model;
}

}  // namespace sinew
