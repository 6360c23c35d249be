#pragma once

#include <functional>
#include <future>
#include <memory>
#include <vector>

#include <QObject>

#include "ui/vtk/bone_mesh.h"

namespace sinew {

// Grows bones in workers, once per shape and landmarks, and keeps them. Used from one thread, whose event loop delivers
// the meshes. The destructor waits for the bones in hand.
class BoneLibrary : public QObject {
    Q_OBJECT

public:
    using Mesh = std::shared_ptr<const BoneMesh>;
    // Called in workers, several at a time.
    using Grow = std::function<BoneMesh(BodyShape, const std::vector<Landmark>&)>;
    using Surface = std::shared_ptr<const SurfaceMesh>;  // drawn as it is, when there is one

    explicit BoneLibrary(Grow grow = growBone, QObject* parent = nullptr);

    // The grown bone, or nullptr while it is on its way; the first call starts it. While landmarks are dragged at most
    // two bones grow at a time, and the next call starts the newest.
    Mesh find(BodyShape shape, const std::vector<Landmark>& landmarks, const Surface& surface = nullptr);
    // The same, but waits.
    Mesh wait(BodyShape shape, const std::vector<Landmark>& landmarks, const Surface& surface = nullptr);

    // makeBoneMesh() at its usual fineness.
    static BoneMesh growBone(BodyShape shape, const std::vector<Landmark>& landmarks);

signals:
    // A bone has been delivered: find() returns it from now on. Bones that find() could not start may be asked for again.
    void delivered();

private:
    struct Entry {
        BodyShape shape;
        std::vector<Landmark> landmarks;
        Surface surface;
        Mesh mesh;                  // nullptr until delivered
        std::future<Mesh> growing;  // of the worker
    };
    Entry* entry(BodyShape shape, const std::vector<Landmark>& landmarks, const Surface& surface);
    Entry& start(BodyShape shape, const std::vector<Landmark>& landmarks, const Surface& surface);
    void take(BodyShape shape, const std::vector<Landmark>& landmarks, const Surface& surface, const Mesh& mesh);
    void forgetOldest();

    Grow m_grow;
    std::vector<Entry> m_entries;  // oldest first
};

}  // namespace sinew
