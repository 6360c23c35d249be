#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/simulation/motion_system.h"
#include "core/simulation/recording.h"

namespace sinew {

// Writes down what a run goes through.
class Recorder {
public:
    Recorder(const ScenarioPlan& plan, std::shared_ptr<const Mechanism> mechanism);

    // One sample of a system that has been evaluated at this instant.
    void sample(MotionSystem& system, const MotionInstant& instant);
    // Remarks on links that broke since `before` (per link).
    void noteBroken(const std::vector<bool>& before, const MotionInstant& now);
    void addStage(StageRecord stage);
    Recording& recording() { return m_recording; }

    // Closes what is open; the recorder is empty after it.
    Recording take();

private:
    void addChannels();
    void addVector(ChannelObject object, int index, const std::string& name, Measure measure, QuantityKind kind);
    void addCoordinates();
    void addLinks();
    void addContacts();
    void addConstraints();
    void addWhole();
    void addHolds();
    void addIndicators();
    void noteIndicators(MotionSystem& system, double time);
    void note(std::size_t indicator, bool isEngaged, double time);
    double* writeCoordinates(MotionSystem& system, double* column);
    double* writeLinksAndContacts(MotionSystem& system, double* column);
    double* writeContact(const MovingContact& contact, const Vector3& origin, double* column);
    double* writeJoints(MotionSystem& system, double* column);
    double* writeMultipliers(MotionSystem& system, double* column);
    void writeWhole(MotionSystem& system, double* column);
    void noteEnergy(double energy, double work);
    void makeRoom();

    const ScenarioPlan* m_plan;
    std::shared_ptr<const Mechanism> m_mechanism;
    Recording m_recording;
    Eigen::Index m_count = 0;
    std::vector<bool> m_isOpen;  // per indicator
    std::vector<JointReaction> m_reactions;
    std::vector<int> m_resisting;           // coordinates that have springs, dampers or stops
    std::vector<Eigen::Index> m_rowCounts;  // per constraint of the model
    double m_firstEnergy = 0, m_firstWork = 0, m_drift = 0, m_scale = 0;
    double m_kinetic = 0;
};

}  // namespace sinew
