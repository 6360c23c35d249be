#include "core/fixation/fixator_material.h"

namespace sinew {

const MaterialData& dataOf(FixatorMaterial material)
{
    static constexpr MaterialData eli{"Ti-6Al-4V ELI, annealed", 114e9, 0.33, 795e6, 860e6, 500e6, "ASTM F136"};
    static constexpr MaterialData tan{"Ti-6Al-7Nb, annealed", 110e9, 0.33, 800e6, 900e6, 500e6, "ASTM F1295"};
    static constexpr MaterialData cold{"316L, cold worked", 193e9, 0.3, 690e6, 860e6, 300e6, "ASTM F139"};
    static constexpr MaterialData soft{"316L, annealed", 193e9, 0.3, 172e6, 485e6, 180e6, "ASTM F139"};
    static constexpr MaterialData cobalt{"Co-28Cr-6Mo, annealed", 230e9, 0.3, 517e6, 897e6, 400e6, "ASTM F1537"};
    switch (material) {
    case FixatorMaterial::TitaniumEli: return eli;
    case FixatorMaterial::TitaniumTan: return tan;
    case FixatorMaterial::SteelColdWorked: return cold;
    case FixatorMaterial::SteelAnnealed: return soft;
    case FixatorMaterial::CobaltChrome: return cobalt;
    }
    return eli;
}

double fatigueUse(const MaterialData& material, double stress)
{
    constexpr double notch = 2, amplitude = 0.45, mean = 0.55;  // of a tenth to the whole
    return notch * amplitude * stress / material.enduranceLow + mean * stress / material.ultimate;
}

}  // namespace sinew
