#pragma once

#include <algorithm>

#include "core/mechanism/mechanism.h"

namespace sinew {

// The law of a link: what it bears at an elongation and its rate (Kelvin and Voigt; Kolesnikov 2004, eq. 38), within
// its limits. Statics, load path, motion, sensitivities and reports all read it here.
struct LinkLaw {
    double stiffness = 0;           // N/m, > 0, with activation
    double damping = 0;             // N s/m
    double imposed = 0;             // m, added to the elongation: imposed shortening D0
    double lower = 0, upper = 0;    // N: what its sense allows, and the strength of a link that holds it
    double breakingForce = std::numeric_limits<double>::infinity();  // N; a link that holds, or is not limited: infinite

    bool isUnilateral() const { return lower == 0 || upper == 0; }
    // 1 for a link that pulls, or pulls and pushes; -1 for one that only pushes.
    double sign() const { return upper == 0 ? -1.0 : 1.0; }

    double springForce(double elongation) const { return stiffness * (elongation + imposed); }
    // Of spring and damper, whatever the limits say, N.
    double wished(double elongation, double rate) const { return springForce(elongation) + damping * rate; }
    double limited(double force) const { return std::min(std::max(force, lower), upper); }
    // N, positive in tension. A unilateral link bears nothing where its spring is slack, however fast it is stretched.
    double force(double elongation, double rate) const
    {
        if (isUnilateral() && sign() * springForce(elongation) <= 0)
            return 0;
        return limited(wished(elongation, rate));
    }
    // J at an elongation; where the force is limited, the work of the limit counts.
    double energy(double elongation) const
    {
        const double spring = limited(springForce(elongation));
        return spring * (elongation + imposed) - 0.5 * spring * spring / stiffness;
    }
};

// activation > -1 multiplies the stiffness by 1 + activation; shortening in m.
inline LinkLaw lawOf(const CompiledLink& link, double activation, double shortening)
{
    const double held = link.breaks ? std::numeric_limits<double>::infinity() : link.strength;
    LinkLaw law;
    law.stiffness = link.stiffness * (1 + activation);
    law.damping = link.damping;
    law.imposed = shortening;
    law.lower = link.sense == LinkSense::Tension ? 0 : -held;
    law.upper = link.sense == LinkSense::Compression ? 0 : held;
    if (link.breaks)
        law.breakingForce = link.strength;
    return law;
}

}  // namespace sinew
