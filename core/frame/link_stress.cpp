#include "core/frame/link_stress.h"

#include <cmath>
#include <variant>

namespace sinew {

std::optional<double> stressOf(const Link& link, double force)
{
    const auto* material = std::get_if<MaterialStiffness>(&link.stiffness);
    return material && material->area > 0 ? std::optional(force / material->area) : std::nullopt;
}

bool isAtStrength(const Link& link, double force)
{
    constexpr double rounding = 1e-9;  // a solver stops at the strength within rounding errors
    return link.strength && std::abs(force) >= link.strength->force * (1 - rounding);
}

}  // namespace sinew
