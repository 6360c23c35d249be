#pragma once

#include <functional>
#include <future>
#include <memory>
#include <vector>

#include "ui/vtk/bone_mesh.h"

namespace sinew {

// Grows bones in workers, once per shape and landmarks, and keeps them. Used from one thread.
class BoneLibrary {
public:
    // onReady is called in a worker when a bone is grown; it must only post a message.
    explicit BoneLibrary(std::function<void()> onReady) : m_onReady(std::move(onReady)) {}

    // The grown bone, or nullptr while it is on its way; the first call starts it. While landmarks are dragged at most
    // two bones grow at a time, and the next call starts the newest.
    std::shared_ptr<const BoneMesh> find(BodyShape shape, const std::vector<Landmark>& landmarks);
    // The same, but waits.
    std::shared_ptr<const BoneMesh> wait(BodyShape shape, const std::vector<Landmark>& landmarks);
    // The newest grown bone of that shape, to stand in for one on its way; may be nullptr.
    std::shared_ptr<const BoneMesh> newest(BodyShape shape) const;

private:
    struct Entry {
        BodyShape shape;
        std::vector<Landmark> landmarks;
        std::shared_future<std::shared_ptr<const BoneMesh>> mesh;

        bool isReady() const;
    };
    Entry* entry(BodyShape shape, const std::vector<Landmark>& landmarks);
    Entry& start(BodyShape shape, const std::vector<Landmark>& landmarks);
    void forgetOldest();

    std::function<void()> m_onReady;
    std::vector<Entry> m_entries;  // oldest first
};

}  // namespace sinew
