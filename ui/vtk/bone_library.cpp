#include "ui/vtk/bone_library.h"

#include <algorithm>
#include <exception>
#include <utility>

namespace sinew {

namespace {

constexpr std::size_t keptBones = 12;
constexpr std::ptrdiff_t mostGrowing = 2;

}  // namespace

BoneLibrary::BoneLibrary(Grow grow, QObject* parent) : QObject(parent), m_grow(std::move(grow))
{
}

BoneMesh BoneLibrary::growBone(BodyShape shape, const std::vector<Landmark>& landmarks)
{
    return makeBoneMesh(shape, landmarks);
}

BoneLibrary::Entry* BoneLibrary::entry(BodyShape shape, const std::vector<Landmark>& landmarks, const Surface& surface)
{
    for (Entry& candidate : m_entries) {
        if (candidate.shape == shape && candidate.landmarks == landmarks && candidate.surface == surface)
            return &candidate;
    }
    return nullptr;
}

// The worker hands over the mesh itself. Were it only to announce it, the announcement could be read before the future
// is ready, and nobody would look again.
BoneLibrary::Entry& BoneLibrary::start(BodyShape shape, const std::vector<Landmark>& landmarks, const Surface& surface)
{
    forgetOldest();
    auto growing = std::async(std::launch::async, [this, shape, landmarks, surface] {
        Mesh mesh;
        try {
            mesh = std::make_shared<const BoneMesh>(surface ? makeSurfaceMesh(*surface) : m_grow(shape, landmarks));
        } catch (const std::exception&) {
            mesh = std::make_shared<const BoneMesh>();  // impossible landmarks: nothing to draw
        }
        QMetaObject::invokeMethod(
            this, [this, shape, landmarks, surface, mesh] { take(shape, landmarks, surface, mesh); },
            Qt::QueuedConnection);
        return mesh;
    });
    m_entries.push_back({shape, landmarks, surface, nullptr, std::move(growing)});
    return m_entries.back();
}

void BoneLibrary::take(BodyShape shape, const std::vector<Landmark>& landmarks, const Surface& surface,
                       const Mesh& mesh)
{
    if (Entry* known = entry(shape, landmarks, surface)) {
        known->mesh = mesh;
        known->growing = {};  // holds the mesh too; its worker has nothing left to do but to return
    }
    emit delivered();
}

// Only delivered bones that nobody shows are dropped: the future of a growing one would block, and one that is shown
// would have to be grown again at once.
void BoneLibrary::forgetOldest()
{
    if (m_entries.size() < keptBones)
        return;
    const auto unused = std::find_if(m_entries.begin(), m_entries.end(),
                                     [](const Entry& e) { return e.mesh && e.mesh.use_count() == 1; });
    if (unused != m_entries.end())
        m_entries.erase(unused);
}

BoneLibrary::Mesh BoneLibrary::find(BodyShape shape, const std::vector<Landmark>& landmarks, const Surface& surface)
{
    if (const Entry* known = entry(shape, landmarks, surface))
        return known->mesh;
    const auto growing = std::count_if(m_entries.begin(), m_entries.end(), [](const Entry& e) { return !e.mesh; });
    if (growing < mostGrowing)
        start(shape, landmarks, surface);
    return nullptr;
}

BoneLibrary::Mesh BoneLibrary::wait(BodyShape shape, const std::vector<Landmark>& landmarks, const Surface& surface)
{
    Entry* known = entry(shape, landmarks, surface);
    if (!known)
        known = &start(shape, landmarks, surface);
    if (!known->mesh)
        known->mesh = known->growing.get();
    return known->mesh;
}

}  // namespace sinew
