#include "ui/vtk/bone_grower.h"

#include "ui/vtk/bone_mesh.h"

namespace sinew {

namespace {

BoneSkin grownPrototype(BonePrototype prototype, Fineness fineness, const SkinStore& store)
{
    const PrototypeRow& row = rowOf(prototype);
    const double spacing = row.spacingOf(fineness);
    return store.skin(makeField(prototype), {spacing, row.trianglesOf(fineness), 5 * spacing});
}

}  // namespace

// Who asks first grows it; who asks meanwhile waits for that one.
std::shared_ptr<const BoneSkin> BoneGrower::prototype(BonePrototype prototype, Fineness fineness)
{
    std::promise<Skin> promise;
    std::shared_future<Skin> skin;
    bool isFirst = false;
    {
        const std::lock_guard lock(m_mutex);
        const auto [found, isNew] = m_grown.try_emplace({prototype, fineness});
        if (isNew)
            found->second = promise.get_future().share();
        isFirst = isNew;
        skin = found->second;
    }
    if (isFirst)
        promise.set_value(std::make_shared<const BoneSkin>(grownPrototype(prototype, fineness, m_store)));
    return skin.get();
}

BodySkin BoneGrower::body(const CarriedBones& bones, Fineness fineness)
{
    return assembleBody(bones, fineness, [&](BonePrototype bone) { return prototype(bone, fineness); });
}

BoneMesh BoneGrower::bone(BodyShape shape, const std::vector<Landmark>& landmarks) const
{
    if (shape != BodyShape::Pelvis && shape != BodyShape::Femur)
        return {};
    const BoneField field = shape == BodyShape::Femur ? makeFemurField(landmarks) : makePelvisField(landmarks);
    return makeMesh({m_store.skin(field, {}), {}});
}

}  // namespace sinew
