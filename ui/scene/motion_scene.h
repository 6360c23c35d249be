#pragma once

#include <map>
#include <memory>
#include <set>
#include <vector>

#include "core/mechanism/kinematics.h"
#include "core/model/model.h"
#include "core/scenario/scenario.h"
#include "core/statics/statics.h"
#include "ui/scene/motion_frame.h"
#include "ui/scene/scene.h"

namespace sinew {

struct MotionSource {
    Model model;  // as a person edits it
    std::shared_ptr<const Mechanism> mechanism;
    std::shared_ptr<const Recording> recording;
    std::shared_ptr<const Recording> kept;  // a run to compare with; may be nullptr
    std::vector<TrailPoint> trails;
    std::vector<StageHold> holds;  // of all stages, each name once
};

// The parts of a scenario that its scenes show.
MotionSource motionSource(const Scenario& scenario, const Model& model);

struct MotionLook {
    double time = 0;  // s
    const ObjectId& selection;
    const std::set<ObjectId>& hidden;
};

// Makes the scenes of a recording. What is the same in all of them (trails, ghosts, grounds, scales) is made once, so
// that a frame costs no more than a moved slider.
class MotionScene {
public:
    explicit MotionScene(MotionSource source);

    // True when the recording cannot be shown: it has no samples, or is not of this mechanism.
    bool isEmpty() const { return m_reader.isEmpty(); }

    Scene at(const MotionLook& look);

    // s, between neighbouring ghosts.
    double ghostInterval() const { return m_ghostInterval; }

private:
    Scene figureAt(const Eigen::VectorXd& positions, const StaticsSolution& solution, const MotionLook& look) const;
    StaticsSolution solutionOf(const MotionFrame& frame, const ObjectId& selection) const;
    void lookOverRecording();
    void extendBox(const Scene& scene);
    void layTrails();
    void layGrounds();
    void layLowestGround();
    bool isHeldByGround() const;
    void makeRoomForForces();
    void addGroundForces(const MotionFrame& frame, const MotionLook& look, Scene& scene) const;
    void addGroundForce(const ObjectId& id, const RecordedContact& contact, const MotionLook& look, Scene& scene) const;
    static void labelLargestGroundForces(Scene& scene);
    bool isSupport(std::size_t joint) const;
    int bodyOf(const std::string& name) const;
    void scaleJointForce(const MotionFrame& frame, Scene& scene) const;
    void addTrails(double time, const Configuration& configuration, Scene& scene) const;
    void addGhosts(const MotionLook& look, Scene& scene);
    SceneGhost ghostAt(const MotionReader& reader, double time, const MotionLook& look) const;
    double metresPerNewton(double largest, double size) const;

    MotionSource m_source;
    MotionReader m_reader;
    std::unique_ptr<MotionReader> m_keptReader;
    Situation m_situation;
    double m_size = 1;  // m, the scene's
    double m_tensionScale = 1;
    double m_largestGround = 0;  // N, of what the ground gives: by contacts, holds and joints
    Eigen::AlignedBox3d m_box;   // of the whole motion
    std::vector<int> m_trailBodies;
    std::vector<double> m_trailTimes;
    std::vector<std::shared_ptr<const std::vector<Vector3>>> m_trails;
    std::vector<SceneGround> m_grounds;
    double m_ghostInterval = 0;
    std::map<int, SceneGhost> m_ghosts;  // by number of the interval
    std::set<ObjectId> m_ghostsHidden;   // with what hidden they were made
    int m_ghostsAround = -1;             // the interval that they are chosen for
    std::shared_ptr<const std::vector<SceneGhost>> m_chosenGhosts;
};

// A figure as bare lines: rods, segments, and bones from joint to joint.
SceneGhost ghostOf(const Scene& scene);

}  // namespace sinew
