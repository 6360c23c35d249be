#include "core/scenario/ball_turns.h"

#include <algorithm>
#include <optional>

#include "core/model/expand_segments.h"

namespace sinew {

std::vector<BallTurns> ballTurnsOf(const Model& model)
{
    std::vector<BallTurns> all;
    const std::optional<Model> writtenOut = model.segments.empty() ? std::nullopt : std::optional(expanded(model));
    for (const Joint& joint : (writtenOut ? *writtenOut : model).joints) {
        if (joint.coordinates.size() >= 3)
            all.push_back({joint.name, {joint.coordinates.begin(), joint.coordinates.begin() + 3}});
    }
    return all;
}

std::vector<BallTurns> ballsLockedInPart(const Model& model)
{
    std::vector<BallTurns> all = ballTurnsOf(model);
    std::erase_if(all, [&](const BallTurns& turns) {
        const auto locked = std::ranges::count_if(turns.coordinates, [&](const std::string& name) {
            const Coordinate* coordinate = findCoordinate(model, name);
            return coordinate && coordinate->mode == CoordinateMode::Locked;
        });
        return locked == 0 || locked == 3;
    });
    return all;
}

}  // namespace sinew
