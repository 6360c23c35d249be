#include "core/equations/body_recursion.h"

#include <utility>

#include "core/equations/acting_symbols.h"

namespace sinew {

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

std::array<Components, 3> columnsOf(const std::array<Expression, 6>& tensor)
{
    const auto& [xx, yy, zz, xy, xz, yz] = tensor;
    return {{{xx, xy, xz}, {xy, yy, yz}, {xz, yz, zz}}};
}

Components times(const std::array<Components, 3>& columns, const Components& a)
{
    return a[0] * columns[0] + a[1] * columns[1] + a[2] * columns[2];
}

// (a . b) 1 - b a', by columns: for a = b = r and unit mass the inertia of a point at r.
std::array<Components, 3> spread(const Components& a, const Components& b)
{
    std::array<Components, 3> result;
    const Expression diagonal = dot(a, b);
    for (std::size_t j = 0; j < 3; ++j) {
        result[j] = Expression::number(-1) * (a[j] * b);
        result[j][j] = result[j][j] + diagonal;
    }
    return result;
}

using sinew::operator+, sinew::operator*;  // beside those below, which would hide them

std::array<Components, 3> operator+(const std::array<Components, 3>& a, const std::array<Components, 3>& b)
{
    return {a[0] + b[0], a[1] + b[1], a[2] + b[2]};
}

std::array<Components, 3> operator*(const Expression& factor, const std::array<Components, 3>& a)
{
    return {factor * a[0], factor * a[1], factor * a[2]};
}

}  // namespace

BodyRecursion::BodyRecursion(const BodyTree& bodies, LocalFrames& frames, EquationSymbols& symbols)
    : m_bodies(bodies), m_frames(frames), m_symbols(symbols), m_quantities(symbols)
{
    m_ground.g = symbols.tree().gravity;
}

EquationTerms BodyRecursion::run()
{
    EquationTerms terms(m_symbols.tree().coordinates.size());
    moveOutwards();
    gatherComposites();
    calcMass(terms);
    calcVelocityTerms(terms);
    calcGravityTerms(terms);
    return terms;
}

void BodyRecursion::moveOutwards()
{
    for (std::size_t s = 0; s < m_frames.size(); ++s) {
        const Motion motion = motionAfter(s);
        const std::string& name = m_frames.nameOf(s);
        m_motions.push_back(
            {m_quantities.named("omega_" + name, motion.w, sentence("angular velocity of %1", name), "rad/s"),
             m_quantities.named("alpha_" + name, motion.z,
                                sentence("angular acceleration of %1 when no rate changes", name), "rad/s^2"),
             m_quantities.named("a_" + name, motion.a,
                                sentence("acceleration of the pole of %1 when no rate changes", name), "m/s^2"),
             m_quantities.named("gamma_" + name, motion.g,
                                sentence("acceleration of gravity along the axes of %1", name), "m/s^2")});
    }
}

BodyRecursion::Motion BodyRecursion::motionAfter(std::size_t stage)
{
    const LocalStage& step = m_frames.stage(stage);
    const int parent = m_frames.parentOf(stage);
    const Motion& before = parent < 0 ? m_ground : m_motions[at(parent)];
    const Components a = before.a + cross(before.z, step.shift) + cross(before.w, cross(before.w, step.shift))
                         + Expression::number(2) * cross(before.w, step.shiftRate) + step.shiftBias;
    const Components z = before.z + cross(before.w, step.turnRate) + step.turnBias;
    return {m_frames.toChild(stage, before.w + step.turnRate), m_frames.toChild(stage, z), m_frames.toChild(stage, a),
            m_frames.toChild(stage, before.g)};
}

void BodyRecursion::addBodyTo(const TreeBody& body, Composite& composite) const
{
    const std::array<Components, 3> inertia = columnsOf(body.inertia);
    composite.inertia = composite.inertia + inertia;
    if (body.mass < 0)
        return;
    const Expression mass = Expression::atom(body.mass);
    composite.mass = composite.mass + mass;
    composite.moment = composite.moment + mass * body.centre;
    composite.inertia = composite.inertia + mass * spread(body.centre, body.centre);
}

void BodyRecursion::gatherComposites()
{
    m_composites.resize(m_frames.size());
    m_before.resize(m_frames.size());
    for (const TreeBody& body : m_bodies.masses) {
        if (body.stage >= 0)
            addBodyTo(body, m_composites[at(body.stage)]);
    }
    for (std::size_t s = m_frames.size(); s-- > 0;)
        carryComposite(s);
}

// Names what a stage carries, along the axes before it too, and gives it to the stage that carries it.
void BodyRecursion::carryComposite(std::size_t stage)
{
    const std::string name = m_frames.nameOf(stage);
    const Sentence mass = sentence("mass of %1 and all that it carries", name);
    const auto namedComposite
        = [&](const std::string& of, const Composite& composite, const Sentence& moment, const Sentence& inertia) {
              Composite result;
              result.mass = m_quantities.named("Theta_" + of, composite.mass, mass, "kg");
              result.moment = m_quantities.named("sigma_" + of, composite.moment, moment, "kg m");
              for (std::size_t j = 0; j < 3; ++j) {
                  for (std::size_t i = 0; i <= j; ++i) {
                      result.inertia[j][i] = m_quantities.named("J_" + of + "_" + "xyz"[i] + "xyz"[j],
                                                                composite.inertia[j][i], inertia, "kg m^2");
                      result.inertia[i][j] = result.inertia[j][i];
                  }
              }
              return result;
          };
    Composite& own = m_composites[stage];
    own = namedComposite(name, own, sentence("mass times place of %1 and all that it carries", name),
                         sentence("inertia of %1 and all that it carries", name));
    const Composite before{own.mass, m_frames.toParent(stage, own.moment), m_frames.toParent(stage, own.inertia)};
    m_before[stage]
        = namedComposite(name + "_before", before,
                         sentence("mass times place of %1 and all that it carries, along the axes before it", name),
                         sentence("inertia of %1 and all that it carries, along the axes before it", name));
    const int parent = m_frames.parentOf(stage);
    if (parent < 0)
        return;
    const Components& d = m_frames.stage(stage).shift;
    const Composite& turned = m_before[stage];
    Composite& carrier = m_composites[at(parent)];
    carrier.mass = carrier.mass + turned.mass;
    carrier.moment = carrier.moment + turned.moment + turned.mass * d;
    carrier.inertia = carrier.inertia + turned.inertia + spread(d, turned.moment) + spread(turned.moment, d)
                      + turned.mass * spread(d, d);
}

void BodyRecursion::calcMass(EquationTerms& terms)
{
    for (std::size_t s = 0; s < m_frames.size(); ++s) {
        for (const StageMotion& motion : m_frames.stage(s).motions)
            carryMomentum(s, motion, terms);
    }
}

// The momentum that a unit rate gives all that the stage carries, brought to every stage that carries it.
void BodyRecursion::carryMomentum(std::size_t stage, const StageMotion& motion, EquationTerms& terms)
{
    const Composite& carried = m_before[stage];
    const std::string& coordinate = m_symbols.tree().coordinates[at(motion.coordinate)].symbol;
    Wrench momentum{carried.mass * motion.linear + cross(motion.angular, carried.moment),
                    times(carried.inertia, motion.angular) + cross(carried.moment, motion.linear)};
    const std::vector<StageMotion>& motions = m_frames.stage(stage).motions;
    const auto self = static_cast<std::size_t>(&motion - motions.data());
    momentum = namedWrench(coordinate, stage, momentum);
    addMassEntries(stage, self, motion.coordinate, momentum, terms);
    for (int s = static_cast<int>(stage), parent; (parent = m_frames.parentOf(at(s))) >= 0; s = parent) {
        momentum.moment = momentum.moment + cross(m_frames.stage(at(s)).shift, momentum.force);
        momentum = {m_frames.toParent(at(parent), momentum.force), m_frames.toParent(at(parent), momentum.moment)};
        momentum = namedWrench(coordinate, at(parent), momentum);
        addMassEntries(at(parent), m_frames.stage(at(parent)).motions.size(), motion.coordinate, momentum, terms);
    }
}

// With the motions of a stage: all of one that carries the momentum's own (first: beyond its list), in its own those
// from `first` on, each pair once.
void BodyRecursion::addMassEntries(std::size_t stage, std::size_t first, int coordinate, const Wrench& momentum,
                                   EquationTerms& terms) const
{
    const std::vector<StageMotion>& motions = m_frames.stage(stage).motions;
    const bool isOwn = first < motions.size();
    const std::size_t n = m_symbols.tree().coordinates.size(), row = at(coordinate);
    for (std::size_t m = isOwn ? first : 0; m < motions.size(); ++m) {
        const std::size_t column = at(motions[m].coordinate);
        const Expression entry = dot(motions[m].angular, momentum.moment) + dot(motions[m].linear, momentum.force);
        const bool isSame = isOwn && m == first;
        terms.mass[row * n + column] = terms.mass[row * n + column] + entry;
        if (!isSame)
            terms.mass[column * n + row] = terms.mass[column * n + row] + entry;
    }
}

Wrench BodyRecursion::namedWrench(const std::string& letter, std::size_t stage, const Wrench& wrench)
{
    const std::string &body = m_frames.nameOf(stage), name = letter + "_" + body;
    return {m_quantities.named("p_" + name, wrench.force,
                               sentence("momentum that %1 gives %2 and all that it carries", letter, body), "kg m"),
            m_quantities.named("h_" + name, wrench.moment,
                               sentence("moment of momentum that %1 gives %2 and all that it carries", letter, body),
                               "kg m^2")};
}

void BodyRecursion::calcVelocityTerms(EquationTerms& terms)
{
    std::vector<Wrench> forces(m_frames.size());
    for (std::size_t b = 0; b < m_bodies.bodies.size(); ++b) {
        const int stage = m_bodies.masses[b].stage;
        if (stage < 0)
            continue;
        const Wrench force = inertialForce(b);
        forces[at(stage)].force = forces[at(stage)].force + force.force;
        forces[at(stage)].moment = forces[at(stage)].moment + force.moment;
    }
    carryInwards(forces, "b", terms.velocity);
}

// m a and I alpha + w x I w of a body when no rate changes, about its pole.
Wrench BodyRecursion::inertialForce(std::size_t b)
{
    const TreeBody& body = m_bodies.masses[b];
    const Motion& motion = m_motions[at(body.stage)];
    const std::string name = identifierFrom(m_bodies.bodies[b].name);
    const std::array<Components, 3> I = columnsOf(body.inertia);
    Components moment = times(I, motion.z) + cross(motion.w, times(I, motion.w));
    if (body.mass < 0)
        return {{}, moment};
    const Components a = motion.a + cross(motion.z, body.centre) + cross(motion.w, cross(motion.w, body.centre));
    const Components force
        = Expression::atom(body.mass)
          * m_quantities.named("ac_" + name, a,
                               sentence("acceleration of the centre of mass of %1 when no rate changes", name),
                               "m/s^2");
    return {force, moment + cross(body.centre, force)};
}

// From each stage's wrench along its own axes: all that it carries, brought inwards, on every motion.
void BodyRecursion::carryInwards(std::vector<Wrench>& wrenches, const std::string& letter,
                                 std::vector<Expression>& efforts)
{
    for (std::size_t s = m_frames.size(); s-- > 0;) {
        const std::string name = m_frames.nameOf(s);
        const Wrench before{m_quantities.named("f" + letter + "_" + name, m_frames.toParent(s, wrenches[s].force),
                                               sentence("force that moves %1, along the axes before it", name), "N"),
                            m_quantities.named("n" + letter + "_" + name, m_frames.toParent(s, wrenches[s].moment),
                                               sentence("moment that moves %1, along the axes before it", name),
                                               "N m")};
        m_frames.addEfforts(s, before, 1, efforts);
        const int parent = m_frames.parentOf(s);
        if (parent < 0)
            continue;
        Wrench& carrier = wrenches[at(parent)];
        carrier.force = carrier.force + before.force;
        carrier.moment = carrier.moment + before.moment + cross(m_frames.stage(s).shift, before.force);
    }
}

void BodyRecursion::calcGravityTerms(EquationTerms& terms)
{
    for (std::size_t s = 0; s < m_frames.size(); ++s) {
        const int parent = m_frames.parentOf(s);
        const Components& g = parent < 0 ? m_ground.g : m_motions[at(parent)].g;
        const Wrench weight{m_before[s].mass * g, cross(m_before[s].moment, g)};
        m_frames.addEfforts(s, weight, -1, terms.gravity);
    }
}

Components BodyRecursion::fromGround(const Components& vector, const std::string& name, int stage,
                                     const Sentence& meaning, const std::string& unit)
{
    Components result = vector;
    for (const std::size_t s : m_frames.pathTo(stage))
        result = m_quantities.named(name + "_" + m_frames.nameOf(s), m_frames.toChild(s, result),
                                    sentence("%1 along the axes of %2", meaning, m_frames.nameOf(s)), unit);
    return result;
}

std::vector<Expression> BodyRecursion::loads()
{
    std::vector<Expression> efforts(m_symbols.tree().coordinates.size());
    std::vector<Wrench> wrenches(m_frames.size());
    for (const Load& load : m_symbols.model().loads) {
        const int stage = m_bodies.stageOf(load.body);
        if (stage < 0)
            continue;
        const LoadSymbols symbols = loadSymbols(load, {.origin = m_bodies.originOf(load.body)}, {}, m_symbols);
        Components force = symbols.force, moment = symbols.moment;
        if (load.frame == LoadFrame::Ground) {
            force = fromGround(force, "F_" + load.name, stage, sentence("force of load '%1'", load.name), "N");
            moment = fromGround(moment, "N_" + load.name, stage, sentence("moment of load '%1'", load.name), "N m");
        }
        Wrench& sum = wrenches[at(stage)];
        sum.force = sum.force + force;
        sum.moment = sum.moment + moment + cross(symbols.point, force);
    }
    carryInwards(wrenches, "l", efforts);
    return efforts;
}

}  // namespace sinew
