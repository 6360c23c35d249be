#include "ui/vtk/bone_library.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "ui/vtk/bone_grower.h"

namespace sinew {

namespace {

constexpr std::size_t keptBones = 80;  // two people of seventeen bodies, near and far, and a few more
constexpr std::ptrdiff_t mostGrowing = 2;

}  // namespace

BoneLibrary::BoneLibrary(Grow grow, QObject* parent) : QObject(parent), m_grow(std::move(grow))
{
}

BoneLibrary::Grow BoneLibrary::usualGrow(const QString& folder)
{
    return [grower = std::make_shared<BoneGrower>(SkinStore(folder))](const BoneRequest& request) {
        if (request.surface)
            return makeSurfaceMesh(*request.surface);
        if (!request.bones.isEmpty())
            return makeMesh(grower->body(request.bones, request.fineness));
        return grower->bone(request.shape, request.landmarks);
    };
}

BoneLibrary::Entry* BoneLibrary::entry(const BoneRequest& request)
{
    for (Entry& candidate : m_entries) {
        if (candidate.request == request)
            return &candidate;
    }
    return nullptr;
}

// The worker hands over the mesh itself. Were it only to announce it, the announcement could be read before the future
// is ready, and nobody would look again.
BoneLibrary::Entry& BoneLibrary::start(const BoneRequest& request)
{
    forgetOldest();
    auto growing = std::async(std::launch::async, [this, request] {
        Mesh mesh;
        try {
            mesh = std::make_shared<const BoneMesh>(m_grow(request));
        } catch (const std::exception&) {
            mesh = std::make_shared<const BoneMesh>();  // impossible landmarks: nothing to draw
        }
        QMetaObject::invokeMethod(
            this, [this, request, mesh] { take(request, mesh); }, Qt::QueuedConnection);
        return mesh;
    });
    m_entries.push_back({request, nullptr, std::move(growing)});
    return m_entries.back();
}

void BoneLibrary::take(const BoneRequest& request, const Mesh& mesh)
{
    if (Entry* known = entry(request)) {
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

BoneLibrary::Mesh BoneLibrary::find(const BoneRequest& request)
{
    if (const Entry* known = entry(request))
        return known->mesh;
    const auto growing = std::count_if(m_entries.begin(), m_entries.end(), [](const Entry& e) { return !e.mesh; });
    if (growing < mostGrowing)
        start(request);
    return nullptr;
}

BoneLibrary::Mesh BoneLibrary::wait(const BoneRequest& request)
{
    Entry* known = entry(request);
    if (!known)
        known = &start(request);
    if (!known->mesh)
        known->mesh = known->growing.get();
    return known->mesh;
}

}  // namespace sinew
