#pragma once

#include <cmath>
#include <string>
#include <vector>

#include "core/base/constants.h"
#include "core/fixation/fixation_case.h"
#include "core/fixation/standard_fixators.h"

// Fractured necks in a usual femur, loaded by one-legged stance.

namespace sinew::test {

inline Fixation neckFracture(double pauwels, const Fixator& fixator)
{
    Fixation fixation;
    fixation.fracture.pauwels = pauwels * degree;
    fixation.fixator = fixator;
    return fixation;
}

// One-legged stance in the frontal plane: 2.4 body weights at 13 degrees to the vertical.
inline SectionLoad stance(const Construct& construct, double force = 1800)
{
    SectionLoad load;
    load.name = "stance";
    load.isUsable = true;
    load.bodyWeight = 750;
    load.hipForce = {0, -force * std::cos(13 * degree), force * std::sin(13 * degree)};
    load.wrench << load.hipForce, (-construct.section.frame.origin).cross(load.hipForce);
    return load;
}

enum class Events { LeftOut, Followed };

inline FixationAnswer solved(const Fixation& fixation, double force = 1800, const ConstructOptions& options = {},
                             Events events = Events::LeftOut)
{
    const Construct construct = buildConstruct(fixation, options);
    if (!construct.isSound()) {
        FixationAnswer answer;
        answer.message = construct.problems.front().diagnostic.message;
        return answer;
    }
    FixationSolver solver(construct, fixation.bone.fit);
    const SectionLoad load = stance(construct, force);
    return events == Events::Followed ? solver.followLoad(load) : solver.solve(load);
}

inline FixationAnswer followed(const Fixation& fixation, double force = 1800)
{
    return solved(fixation, force, {}, Events::Followed);
}

inline std::string problemOf(const Fixation& fixation)
{
    const Construct construct = buildConstruct(fixation);
    return construct.isSound() ? std::string() : construct.problems.front().diagnostic.message.english();
}

inline PlaneLoad sumOf(const std::vector<PartAnswer>& parts)
{
    PlaneLoad sum;
    for (const PartAnswer& part : parts) {
        for (const auto component : {&PlaneLoad::compression, &PlaneLoad::shearDown, &PlaneLoad::shearBack,
                                     &PlaneLoad::varusMoment, &PlaneLoad::frontMoment, &PlaneLoad::torsion})
            sum.*component += part.carries.*component;
    }
    return sum;
}

// What the parts lack of the load, relative to the hip force.
inline double missingOf(const FixationAnswer& answer)
{
    const PlaneLoad sum = sumOf(answer.parts), &load = answer.resultants;
    const double force = std::hypot(sum.compression - load.compression, sum.shearDown - load.shearDown,
                                    sum.shearBack - load.shearBack);
    const double moment = std::hypot(sum.varusMoment - load.varusMoment, sum.frontMoment - load.frontMoment,
                                     sum.torsion - load.torsion);
    return std::max(force, moment / 0.02) / answer.load.hipForce.norm();
}

inline const Fixator screws = cannulatedScrews(ScrewPattern::InvertedTriangle);
inline const Fixator hipScrew = standardFixator(FixatorKind::SlidingHipScrew);
inline const Fixator blade = standardFixator(FixatorKind::BladePlate);

}  // namespace sinew::test
