#pragma once

#include <array>
#include <vector>

#include <Eigen/Core>

#include "core/mechanism/mechanism.h"
#include "core/simulation/recording.h"

namespace sinew {

struct RecordedContact {
    Vector3 place = Vector3::Zero();  // m, ground frame
    Vector3 force = Vector3::Zero();  // N, on the touching body, ground frame
    bool engaged = false;
};

// A recording at one time. Arrays stand in the mechanism's order; what was not recorded is zero.
struct MotionFrame {
    Eigen::VectorXd positions;   // see Mechanism; empty: the recording does not belong to the mechanism
    Eigen::VectorXd linkForces;  // N, tension positive
    std::vector<bool> linksEngaged;
    std::vector<RecordedContact> contacts;
    std::vector<Vector3> jointForces;  // N, on the child, ground frame
    std::vector<Vector3> holdForces;   // N, on the held body, ground frame; in the order of the holds asked for

    bool isEmpty() const { return positions.size() == 0; }
};

// Reads frames of one recording; finds its channels once. Recording and mechanism must outlive it.
class MotionReader {
public:
    // holds: names of holds whose forces are wanted.
    MotionReader(const Recording& recording, const Mechanism& mechanism, const std::vector<std::string>& holds = {});

    bool isEmpty() const { return m_isEmpty; }

    // Between samples numbers are interpolated and Euler parameters brought back to length 1; what is engaged is so
    // from one sample to the next. Before the first and after the last sample all stands still.
    MotionFrame at(double time) const;
    Eigen::VectorXd positionsAt(double time) const;

    // The largest of their kind in the whole recording, N; 0 when there is none.
    double largestTension() const;
    double largestContactForce() const;
    double largestForce(const std::string& name) const;

private:
    using Triple = std::array<int, 3>;  // channels of a vector; -1: not recorded
    struct Span {
        Eigen::Index left = 0, right = 0;
        double share = 0;  // 0 at left, 1 at right
    };
    Triple triple(const std::string& name, const char* letter) const;
    Span spanAt(double time) const;
    double value(int channel, const Span& span) const;
    Vector3 vector(const Triple& channels, const Span& span) const;
    double largest(const Triple& channels) const;

    const Recording& m_recording;
    const Mechanism& m_mechanism;
    bool m_isEmpty = true;
    std::vector<int> m_linkForces, m_linksEngaged, m_contactsEngaged;
    std::vector<Triple> m_contactForces, m_contactPlaces, m_jointForces, m_holdForces;
};

// One frame by itself.
MotionFrame motionFrame(const Recording& recording, const Mechanism& mechanism, double time);

}  // namespace sinew
