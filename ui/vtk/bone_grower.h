#pragma once

#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <utility>

#include "ui/scene/skeleton/skeleton_body.h"

namespace sinew {

// A prototype's surface: some 10 to 500 ms, so call it in a worker.
BoneSkin growPrototype(BonePrototype prototype, Fineness fineness);

// Grows each prototype once and makes bodies of them. Used from several workers at a time.
class BoneGrower {
public:
    std::shared_ptr<const BoneSkin> prototype(BonePrototype prototype, Fineness fineness);
    BodySkin body(const CarriedBones& bones, Fineness fineness);

private:
    using Skin = std::shared_ptr<const BoneSkin>;
    std::mutex m_mutex;
    std::map<std::pair<BonePrototype, Fineness>, std::shared_future<Skin>> m_grown;  // or growing
};

}  // namespace sinew
