#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "core/mechanism/body_inertias.h"
#include "core/scenario/scenario.h"
#include "core/statics/situation.h"
#include "ui/scene/scene.h"
#include "ui/scene/shown_run.h"

namespace sinew {

struct MotionSource {
    ShownRun run;
    std::optional<ShownRun> kept;  // a run to compare with
    std::vector<TrailPoint> trails;
};

struct MotionLook {
    double time = 0;  // s
    const ObjectId& selection;
    const std::set<ObjectId>& hidden;
    const std::set<ObjectId>* alsoSelected = nullptr;  // beside the selection; nullptr: none
};

// Makes the scenes of a recording. What is the same in all of them (trails, ghosts, grounds, scales) is made once, so
// that a frame costs no more than a moved slider.
class MotionScene {
public:
    explicit MotionScene(MotionSource source);

    // True when there is nothing to show: the recording has no samples.
    bool isEmpty() const { return reader().isEmpty(); }

    Scene at(const MotionLook& look);

    // s, between neighbouring ghosts.
    double ghostInterval() const { return m_ghostInterval; }

private:
    const RecordingReader& reader() const { return *m_source.run.reader; }
    const Mechanism& mechanism() const { return *reader().recording().mechanism; }
    static Scene figureOf(const ShownRun& run, const Situation& situation, const ResultFrame& frame,
                          const MotionLook& look, double floor = 0);
    void lookOverRecording();
    void addRails(const MotionLook& look, Scene& scene) const;
    void layTrails();
    void layGrounds();
    void layLowestGround();
    bool isHeldByGround() const;
    void makeRoomForForces();
    void addGroundForces(const ResultFrame& frame, const MotionLook& look, Scene& scene) const;
    void addGroundForce(const ObjectId& id, const Vector3& place, const Vector3& force, const MotionLook& look,
                        Scene& scene) const;
    Vector3 asideAt(double time, int body) const;
    static void labelLargestGroundForces(Scene& scene);
    bool isSupport(std::size_t joint) const;
    int bodyOf(const std::string& name) const;
    void addSelectedJoint(const ResultFrame& frame, const MotionLook& look, Scene& scene) const;
    void addTrails(double time, const Configuration& configuration, Scene& scene) const;
    void addGhosts(const MotionLook& look, Scene& scene);
    static SceneGhost ghostAt(const ShownRun& run, const Situation& situation, double time, const MotionLook& look);
    std::optional<Vector3> centreOfMass(const Configuration& configuration) const;
    double metresPerNewton(double largest, double size) const;

    MotionSource m_source;
    Situation m_situation, m_keptSituation;  // loads and modes of the two runs' models
    std::vector<BodyInertia> m_inertias;
    double m_size = 1;  // m, the scene's
    double m_tensionScale = 1;
    bool m_hasLinkForces = false;
    double m_floor = 0;                          // m, of the level ground above the origin
    double m_largestGround = 0;                  // N, of what the ground gives: by contacts, holds and joints
    Eigen::AlignedBox3d m_box;                   // of the whole motion
    std::vector<std::vector<Vector3>> m_asides;  // Scene::asides of the looks at the recording
    std::vector<int> m_trailBodies;
    std::vector<double> m_trailTimes;
    std::vector<std::shared_ptr<const std::vector<Vector3>>> m_trails;
    std::vector<SceneGround> m_grounds;
    std::vector<SceneSolid> m_rails;  // under seats that slide
    double m_ghostInterval = 0;
    std::map<int, SceneGhost> m_ghosts;  // by number of the interval
    std::set<ObjectId> m_ghostsHidden;   // with what hidden they were made
    int m_ghostsAround = -1;             // the interval that they are chosen for
    std::shared_ptr<const std::vector<SceneGhost>> m_chosenGhosts;
};

// A figure as bones, and as bare lines where it has none: rods, segments, hip bones from joint to joint.
SceneGhost ghostOf(const Scene& scene);

}  // namespace sinew
