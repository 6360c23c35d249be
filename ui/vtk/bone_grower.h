#pragma once

#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <utility>

#include "ui/scene/skeleton/skeleton_body.h"
#include "ui/vtk/skin_store.h"

namespace sinew {

struct BoneMesh;

// Grows bones, or takes them from the store. Used from several workers at a time.
class BoneGrower {
public:
    explicit BoneGrower(SkinStore store = SkinStore({})) : m_store(std::move(store)) {}

    // Of a skeleton, grown once: 10 to 500 ms.
    std::shared_ptr<const BoneSkin> prototype(BonePrototype prototype, Fineness fineness);
    BodySkin body(const CarriedBones& bones, Fineness fineness);
    // From its landmarks: 0.1 to 0.3 s. An empty mesh for shapes that are no bones.
    BoneMesh bone(BodyShape shape, const std::vector<Landmark>& landmarks) const;

private:
    using Skin = std::shared_ptr<const BoneSkin>;
    SkinStore m_store;
    std::mutex m_mutex;
    std::map<std::pair<BonePrototype, Fineness>, std::shared_future<Skin>> m_grown;  // or growing
};

}  // namespace sinew
