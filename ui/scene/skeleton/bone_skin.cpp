#include "ui/scene/skeleton/bone_skin.h"

#include <utility>

namespace sinew {

BoneSkin moved(const BoneSkin& skin, const Eigen::Affine3d& map)
{
    BoneSkin out = skin;
    const Matrix3 forNormals = map.linear().inverse().transpose();
    for (std::size_t i = 0; i < out.points.size(); ++i) {
        out.points[i] = map * skin.points[i];
        out.normals[i] = (forNormals * skin.normals[i]).stableNormalized();
    }
    if (map.linear().determinant() < 0) {
        for (auto& triangle : out.triangles)
            std::swap(triangle[1], triangle[2]);
    }
    return out;
}

void append(BoneSkin& to, const BoneSkin& part)
{
    const auto first = static_cast<int>(to.points.size());
    to.points.insert(to.points.end(), part.points.begin(), part.points.end());
    to.normals.insert(to.normals.end(), part.normals.begin(), part.normals.end());
    to.openness.insert(to.openness.end(), part.openness.begin(), part.openness.end());
    to.cartilage.insert(to.cartilage.end(), part.cartilage.begin(), part.cartilage.end());
    for (const auto& [a, b, c] : part.triangles)
        to.triangles.push_back({first + a, first + b, first + c});
}

void computeNormals(BoneSkin& skin)
{
    skin.normals.assign(skin.points.size(), Vector3::Zero());
    const auto at = [](int i) { return static_cast<std::size_t>(i); };
    for (const auto& [a, b, c] : skin.triangles) {
        const Vector3& p = skin.points[at(a)];
        const Vector3 face = (skin.points[at(b)] - p).cross(skin.points[at(c)] - p);
        for (const int i : {a, b, c})
            skin.normals[at(i)] += face;
    }
    for (Vector3& normal : skin.normals)
        normal.stableNormalize();
}

double volumeOf(const BoneSkin& skin)
{
    double volume = 0;
    for (const auto& triangle : skin.triangles) {
        const auto p = [&](std::size_t i) { return skin.points[static_cast<std::size_t>(triangle[i])]; };
        volume += p(0).dot(p(1).cross(p(2))) / 6;
    }
    return volume;
}

}  // namespace sinew
