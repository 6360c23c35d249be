#include "ui/scene/rod_segments.h"

#include <algorithm>

namespace sinew {

std::vector<std::pair<Vector3, Vector3>> rodSegments(const SceneBody& body, double size)
{
    std::vector<Vector3> ends = body.joints;
    for (const Landmark& landmark : body.landmarks) {
        const auto isNear = [&](const Vector3& end) { return (end - landmark.position).norm() < 0.01 * size; };
        if (std::none_of(ends.begin(), ends.end(), isNear))
            ends.push_back(landmark.position);
    }
    std::vector<std::pair<Vector3, Vector3>> segments;
    for (std::size_t i = 1; i < ends.size(); ++i)
        segments.emplace_back(body.pose * ends[0], body.pose * ends[i]);
    return segments;
}

}  // namespace sinew
