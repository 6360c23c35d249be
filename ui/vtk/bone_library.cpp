#include "ui/vtk/bone_library.h"

#include <algorithm>
#include <chrono>

namespace sinew {

namespace {

constexpr std::size_t keptBones = 12;

}  // namespace

bool BoneLibrary::Entry::isReady() const
{
    return mesh.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
}

BoneLibrary::Entry* BoneLibrary::entry(BodyShape shape, const std::vector<Landmark>& landmarks)
{
    for (Entry& candidate : m_entries) {
        if (candidate.shape == shape && candidate.landmarks == landmarks)
            return &candidate;
    }
    return nullptr;
}

BoneLibrary::Entry& BoneLibrary::start(BodyShape shape, const std::vector<Landmark>& landmarks)
{
    forgetOldest();
    auto grown = std::async(std::launch::async, [shape, landmarks, onReady = m_onReady] {
        auto mesh = std::make_shared<const BoneMesh>(makeBoneMesh(shape, landmarks));
        if (onReady)
            onReady();
        return mesh;
    });
    m_entries.push_back({shape, landmarks, std::shared_future<std::shared_ptr<const BoneMesh>>(std::move(grown))});
    return m_entries.back();
}

// Only finished bones are dropped: the future of a growing one would block.
void BoneLibrary::forgetOldest()
{
    if (m_entries.size() < keptBones)
        return;
    const auto finished = std::find_if(m_entries.begin(), m_entries.end(), [](const Entry& e) { return e.isReady(); });
    if (finished != m_entries.end())
        m_entries.erase(finished);
}

std::shared_ptr<const BoneMesh> BoneLibrary::find(BodyShape shape, const std::vector<Landmark>& landmarks)
{
    Entry* known = entry(shape, landmarks);
    if (known)
        return known->isReady() ? known->mesh.get() : nullptr;
    const auto growing = std::count_if(m_entries.begin(), m_entries.end(), [](const Entry& e) { return !e.isReady(); });
    if (growing < 2)
        start(shape, landmarks);
    return nullptr;
}

std::shared_ptr<const BoneMesh> BoneLibrary::wait(BodyShape shape, const std::vector<Landmark>& landmarks)
{
    Entry* known = entry(shape, landmarks);
    return known ? known->mesh.get() : start(shape, landmarks).mesh.get();
}

std::shared_ptr<const BoneMesh> BoneLibrary::newest(BodyShape shape) const
{
    for (auto it = m_entries.rbegin(); it != m_entries.rend(); ++it) {
        if (it->shape == shape && it->isReady())
            return it->mesh.get();
    }
    return nullptr;
}

}  // namespace sinew
