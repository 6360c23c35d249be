#pragma once

#include <cstddef>
#include <vector>

#include <Eigen/Core>

#include "core/frame/result_frame.h"
#include "core/mechanism/mechanism.h"
#include "core/statics/body_forces.h"
#include "core/statics/situation.h"

namespace sinew::test {

// The generalised forces of all but links and constraints: weights, loads and support, contacts, what is given, what springs
// and locks give. Read from the frame.
inline Eigen::VectorXd effortsButLinks(const Mechanism& mechanism, const Situation& situation, const ResultFrame& frame)
{
    Eigen::VectorXd efforts = Eigen::VectorXd::Zero(mechanism.rowCount());
    std::vector<SummedWrench> external;
    calcExternalForces(mechanism, frame.configuration, situation, external);
    for (int body = 1; body < mechanism.bodyCount; ++body) {
        const SummedWrench& it = external[static_cast<std::size_t>(body)];
        addGeneralisedForce(mechanism, frame.configuration, body, Vector3::Zero(), it.force, it.moment, efforts);
    }
    for (std::size_t i = 0; i < frame.contacts.size(); ++i) {
        const CompiledContact& contact = mechanism.contacts[i];
        const ContactFrame& it = frame.contacts[i];
        addGeneralisedForce(mechanism, frame.configuration, contact.bodyA, it.place, it.force, Vector3::Zero(),
                            efforts);
        addGeneralisedForce(mechanism, frame.configuration, contact.bodyB, it.place, -it.force, Vector3::Zero(),
                            efforts);
    }
    for (std::size_t k = 0; k < frame.coordinates.size(); ++k)
        efforts[static_cast<Eigen::Index>(k)]
            += frame.coordinates[k].effort.value_or(0) + frame.coordinates[k].passive.value_or(0);
    return efforts.head(mechanism.coordinateCount);
}

}  // namespace sinew::test
