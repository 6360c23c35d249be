#pragma once

#include <functional>
#include <future>
#include <memory>
#include <vector>

#include <QObject>

#include "ui/vtk/bone_mesh.h"

namespace sinew {

// What is to be grown.
struct BoneRequest {
    BodyShape shape = BodyShape::None;
    std::vector<Landmark> landmarks = {};
    std::shared_ptr<const SurfaceMesh> surface = nullptr;  // drawn as it is, when there is one
    CarriedBones bones = {};                               // of a skeleton, if any, whatever the shape
    Fineness fineness = Fineness::Near;                    // of these

    bool operator==(const BoneRequest&) const = default;
};

// Grows bones in workers, once per request, and keeps them. Used from one thread, whose event loop delivers
// the meshes. The destructor waits for the bones in hand.
class BoneLibrary : public QObject {
    Q_OBJECT

public:
    using Mesh = std::shared_ptr<const BoneMesh>;
    // Called in workers, several at a time.
    using Grow = std::function<BoneMesh(const BoneRequest&)>;

    explicit BoneLibrary(Grow grow, QObject* parent = nullptr);

    // The grown bone, or nullptr while it is on its way; the first call starts it. While landmarks are dragged at most
    // two bones grow at a time, and the next call starts the newest.
    Mesh find(const BoneRequest& request);
    // The same, but waits.
    Mesh wait(const BoneRequest& request);

    // Every bone at its usual fineness; what was grown before is read from the folder, unless that is empty.
    static Grow usualGrow(const QString& folder);

signals:
    // A bone has been delivered: find() returns it from now on. Bones that find() could not start may be asked for again.
    void delivered();

private:
    struct Entry {
        BoneRequest request;
        Mesh mesh;                  // nullptr until delivered
        std::future<Mesh> growing;  // of the worker
    };
    Entry* entry(const BoneRequest& request);
    Entry& start(const BoneRequest& request);
    void take(const BoneRequest& request, const Mesh& mesh);
    void forgetOldest();

    Grow m_grow;
    std::vector<Entry> m_entries;  // oldest first
};

}  // namespace sinew
