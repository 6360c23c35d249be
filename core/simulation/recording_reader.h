#pragma once

#include <array>
#include <memory>
#include <vector>

#include <Eigen/Core>

#include "core/frame/result_frame.h"
#include "core/simulation/recording.h"

namespace sinew {

// Reads frames of one recording; finds its channels once. What was not recorded is absent.
class RecordingReader {
public:
    explicit RecordingReader(std::shared_ptr<const Recording> recording);

    // True when there is nothing to read: no samples.
    bool isEmpty() const { return m_isEmpty; }
    const Recording& recording() const { return *m_recording; }

    // Between samples numbers are interpolated and Euler parameters brought back to length 1; what is engaged is so
    // from one sample to the next. Before the first and after the last sample all stands still. An empty frame when
    // the reader is empty.
    ResultFrame at(double time) const;
    Eigen::VectorXd positionsAt(double time) const;

    // The largest of their kind in the whole recording, N; 0 when there is none.
    double largestTension() const;
    double largestContactForce() const;
    double largestJointForce(std::size_t joint) const;
    double largestHoldForce() const;

private:
    using Triple = std::array<int, 3>;  // channels of a vector; -1: not recorded
    struct Span {
        Eigen::Index left = 0, right = 0;
        double share = 0;  // 0 at left, 1 at right
    };
    struct CoordinateChannels {
        int speed = -1, acceleration = -1, effort = -1, passive = -1;
    };
    struct LinkChannels {
        int force = -1, engaged = -1, length = -1, broken = -1;
    };
    struct ContactChannels {
        int normal = -1, friction = -1, gap = -1, engaged = -1, slides = -1;
        Triple force, place;
    };
    struct JointChannels {
        Triple force, moment;
    };

    void findChannels();
    Span spanAt(double time) const;
    double value(int channel, const Span& span) const;
    std::optional<double> known(int channel, const Span& span) const;
    bool isOn(int channel, const Span& span) const;
    Vector3 vector(const Triple& channels, const Span& span) const;
    double largest(const Triple& channels) const;
    void readCoordinates(const Span& span, ResultFrame& frame) const;
    void readNodes(const Span& span, ResultFrame& frame) const;
    void readLinks(const Span& span, ResultFrame& frame) const;
    void readContacts(const Span& span, ResultFrame& frame) const;
    void readJoints(const Span& span, ResultFrame& frame) const;
    void readConstraints(const Span& span, ResultFrame& frame) const;
    void readHolds(const Span& span, ResultFrame& frame) const;

    std::shared_ptr<const Recording> m_recording;
    bool m_isEmpty = true;
    std::vector<CoordinateChannels> m_coordinates;
    std::vector<LinkChannels> m_links;
    std::vector<ContactChannels> m_contacts;
    std::vector<JointChannels> m_joints;
    std::vector<Triple> m_holds, m_nodes;
    std::vector<int> m_multipliers;              // per row of the constraints
    std::vector<std::string> m_rows;             // their names
    std::vector<std::size_t> m_constraintOfRow;  // index in Mechanism::constraints
};

}  // namespace sinew
