#include <cmath>

#include "core/figures/figure_parts.h"
#include "core/figures/figures.h"

namespace sinew {

Model snake(const FigureOptions& options)
{
    using namespace figure;
    const double linkLength = 0.1, linkMass = 0.2;  // m, kg; assumed
    Model model;
    model.name = "snake";
    model.title = "Planar snake";
    model.description = "A chain of " + std::to_string(options.links)
                        + " links of variable length that lies on a horizontal plane, seen from above: gravity does no "
                          "work. It crawls by waves of its angles (transverse) or of its lengths (longitudinal). All "
                          "sizes are assumed.";
    model.space = Space::Plane;
    model.sources = {{"Borisov 2018", "A. V. Borisov, Dynamics of mechanical rod systems with links of variable length "
                                      "with respect to endo- and exoskeletons (thesis, in Russian), 2018, chapter 3."}};
    addBase(model, "tail", "the tail's end; massless");
    const double wave = halfTurn / 3;  // the phase from link to link: six links a wave
    for (int i = 1; i <= options.links; ++i) {
        const double bend = halfTurn / 6, start = i == 1 ? 0 : bend * std::sin(wave * i);
        FigureLink link;
        link.name = "link_" + std::to_string(i);
        link.parent = i == 1 ? "tail" : "link_" + std::to_string(i - 1);
        link.reference = AngleReference::Parent;
        link.length = linkLength;
        link.angle = i == 1 ? AngleSpan{start, -180, 180} : AngleSpan{start, -90, 90};
        link.points = {{0, {linkMass / 4}}, {0.5, {linkMass / 2}}, {1, {linkMass / 4}}};
        link.source = "Borisov 2018";
        link.note = "assumed, a wave of six links";
        addLink(model, link, true);
    }
    return rounded(std::move(model));
}

}  // namespace sinew
