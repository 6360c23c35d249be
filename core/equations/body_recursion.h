#pragma once

#include <string>
#include <vector>

#include "core/equations/equation_terms.h"
#include "core/equations/local_frames.h"

namespace sinew {

// The equations of a body tree from one pass outwards (velocities, accelerations) and one inwards (forces, inertia of
// all that a body carries), along each body's own axes: Newton and Euler's equations and composite bodies (Featherstone
// 2008, tables 5.1 and 6.2) in symbols. Intermediate quantities get names, so that the length grows at most with the
// square of the number of coordinates.
class BodyRecursion {
public:
    BodyRecursion(const BodyTree& bodies, LocalFrames& frames, EquationSymbols& symbols);

    EquationTerms run();
    // The generalised efforts of the model's loads.
    std::vector<Expression> loads();

private:
    // Of a stage, along its own axes about its own pole.
    struct Motion {
        Components w, z, a;  // angular velocity; angular acceleration and acceleration of the pole when no rate changes
        Components g;        // acceleration of gravity
    };
    // What a stage carries, about its pole; along its own axes, or (Before) along the axes before it.
    struct Composite {
        Expression mass;
        Components moment;                  // mass times place
        std::array<Components, 3> inertia;  // by columns
    };

    void moveOutwards();
    Motion motionAfter(std::size_t stage);
    void gatherComposites();
    void addBodyTo(const TreeBody& body, Composite& composite) const;
    void carryComposite(std::size_t stage);
    void calcMass(EquationTerms& terms);
    void carryMomentum(std::size_t stage, const StageMotion& motion, EquationTerms& terms);
    void addMassEntries(std::size_t stage, std::size_t first, int coordinate, const Wrench& momentum,
                        EquationTerms& terms) const;
    void calcVelocityTerms(EquationTerms& terms);
    Wrench inertialForce(std::size_t body);
    void calcGravityTerms(EquationTerms& terms);
    void carryInwards(std::vector<Wrench>& wrenches, const std::string& letter, std::vector<Expression>& efforts);
    Components fromGround(const Components& vector, const std::string& name, int stage, const Sentence& meaning,
                          const std::string& unit);
    Wrench namedWrench(const std::string& letter, std::size_t stage, const Wrench& wrench);

    const BodyTree& m_bodies;
    LocalFrames& m_frames;
    EquationSymbols& m_symbols;
    Quantities m_quantities;
    Motion m_ground;
    std::vector<Motion> m_motions;                  // per stage
    std::vector<Composite> m_composites, m_before;  // per stage
};

}  // namespace sinew
