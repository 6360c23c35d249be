#include "core/figures/ready_parts.h"

#include "core/figures/figures.h"

namespace sinew {

std::vector<ReadyPart> readyParts()
{
    std::vector<ReadyPart> parts
        = {{"chain", "Chain", "thin rods, hinged one after the other", false, true, true},
           {"limb", "Limb", "thigh, shank and foot of a person, hinged at hip, knee and ankle", true},
           {"muscle", "Two-headed muscle", "two heads that meet at a node and go on to one insertion", false, false,
            false, false}};
    for (const FigureKind& kind : figureKinds())
        parts.push_back({kind.name, kind.title, kind.summary, kind.usesPerson, kind.usesLinks});
    return parts;
}

}  // namespace sinew
