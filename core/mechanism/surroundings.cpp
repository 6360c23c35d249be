#include "core/mechanism/surroundings.h"

#include <algorithm>

namespace sinew {

Surroundings surroundingsOf(const Model& model, const Mechanism& mechanism)
{
    Surroundings surroundings{model.bodyWeight, model.gravity, {}};
    const std::vector<std::string>& names = mechanism.bodyNames;
    for (const Load& load : model.loads) {
        const auto body = std::find(names.begin(), names.end(), load.body) - names.begin();
        surroundings.loads.push_back({static_cast<int>(body),
                                      load.point,
                                      load.force,
                                      load.moment,
                                      load.scale,
                                      load.frame,
                                      {ObjectKind::Load, load.name}});
    }
    return surroundings;
}

}  // namespace sinew
