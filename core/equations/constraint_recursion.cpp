#include "core/equations/constraint_recursion.h"

#include <algorithm>
#include <utility>

#include "core/equations/acting_symbols.h"
#include "core/math/rotation.h"

namespace sinew {

namespace {

Components negative(const Components& a)
{
    return Expression::number(-1) * a;
}

}  // namespace

ConstraintRecursion::ConstraintRecursion(const BodyTree& bodies, LocalFrames& frames, EquationSymbols& symbols)
    : m_bodies(bodies), m_frames(frames), m_symbols(symbols), m_quantities(symbols)
{
}

std::vector<EquationConstraint> ConstraintRecursion::run()
{
    for (const Constraint& constraint : m_symbols.model().constraints) {
        if (const auto* closure = std::get_if<Closure>(&constraint.rule))
            add(constraint, *closure);
        else if (const auto* distance = std::get_if<Distance>(&constraint.rule))
            add(constraint, *distance);
        else
            m_rows.push_back(couplingRow(constraint, m_symbols));
    }
    return std::move(m_rows);
}

ConstraintRecursion::Loop ConstraintRecursion::loopOf(const std::string& bodyA, const std::string& bodyB) const
{
    const std::vector<std::size_t> a = m_frames.pathTo(m_bodies.stageOf(bodyA)),
                                   b = m_frames.pathTo(m_bodies.stageOf(bodyB));
    const auto parted = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    return {{parted.first, a.end()}, {parted.second, b.end()}};
}

ConstraintRecursion::Moving ConstraintRecursion::namedMoving(const std::string& name, std::size_t stage,
                                                             const Moving& moving)
{
    const std::string &body = m_frames.nameOf(stage), of = name + "_" + body;
    return {m_quantities.named("x_" + of, moving.value, sentence("seen from %1 for constraint '%2'", body, name), ""),
            m_quantities.named("xd_" + of, moving.rate, sentence("rate of the same"), ""),
            m_quantities.named("xdd_" + of, moving.bias, sentence("its rate when no rate changes"), "")};
}

// Inwards from B to the common stage, then outwards to A.
ConstraintRecursion::Moving ConstraintRecursion::pointFromA(const Loop& loop, const Components& onB,
                                                            const std::string& name)
{
    Moving point{onB, {}, {}};
    const Expression two = Expression::number(2);
    for (std::size_t k = loop.fromB.size(); k-- > 0;) {
        const std::size_t s = loop.fromB[k];
        const LocalStage& step = m_frames.stage(s);
        const Components &w = step.turnRate, &z = step.turnBias;
        const Components p = m_frames.toParent(s, point.value), u = m_frames.toParent(s, point.rate);
        point = {p + step.shift, u + cross(w, p) + step.shiftRate,
                 m_frames.toParent(s, point.bias) + two * cross(w, u) + cross(z, p) + cross(w, cross(w, p))
                     + step.shiftBias};
        point = namedMoving(name + "_before", s, point);
    }
    for (const std::size_t s : loop.fromA) {
        const LocalStage& step = m_frames.stage(s);
        const Components &w = step.turnRate, &z = step.turnBias;
        const Components p = point.value - step.shift, u = point.rate - step.shiftRate - cross(w, p);
        const Components bias = point.bias - step.shiftBias - two * cross(w, u) - cross(z, p) - cross(w, cross(w, p));
        point = namedMoving(name, s, {m_frames.toChild(s, p), m_frames.toChild(s, u), m_frames.toChild(s, bias)});
    }
    return point;
}

// The angular velocity of B against A, along A's axes, as a vector that changes there; its bias is its rate.
ConstraintRecursion::Moving ConstraintRecursion::turningFromA(const Loop& loop, const std::string& name)
{
    Moving turning;
    for (std::size_t k = loop.fromB.size(); k-- > 0;) {
        const std::size_t s = loop.fromB[k];
        const LocalStage& step = m_frames.stage(s);
        const Components w = m_frames.toParent(s, turning.value);
        turning = namedMoving(
            name + "_before", s,
            {step.turnRate + w, {}, step.turnBias + m_frames.toParent(s, turning.bias) + cross(step.turnRate, w)});
    }
    for (const std::size_t s : loop.fromA) {
        const LocalStage& step = m_frames.stage(s);
        const Components w = turning.value - step.turnRate;
        const Components bias = turning.bias - step.turnBias - cross(step.turnRate, w);
        turning = namedMoving(name, s, {m_frames.toChild(s, w), {}, m_frames.toChild(s, bias)});
    }
    return turning;
}

Wrench ConstraintRecursion::namedWrench(const std::string& name, std::size_t stage, const Wrench& wrench)
{
    const std::string &body = m_frames.nameOf(stage), of = name + "_" + body;
    return {
        m_quantities.named("fc_" + of, wrench.force, sentence("unit force of constraint '%1' at %2", name, body), ""),
        m_quantities.named("nc_" + of, wrench.moment, sentence("its moment of constraint '%1' at %2", name, body), "")};
}

// What a wrench on A, and the opposite on B at the same place, do along all motions of the loop.
void ConstraintRecursion::addEfforts(const Loop& loop, Wrench onA, const std::string& name,
                                     std::vector<Expression>& row)
{
    Wrench wrench = std::move(onA);
    for (std::size_t k = loop.fromA.size(); k-- > 0;) {
        const std::size_t s = loop.fromA[k];
        const Wrench before
            = namedWrench(name, s, {m_frames.toParent(s, wrench.force), m_frames.toParent(s, wrench.moment)});
        m_frames.addEfforts(s, before, 1, row);
        wrench = {before.force, before.moment + cross(m_frames.stage(s).shift, before.force)};
    }
    wrench = {negative(wrench.force), negative(wrench.moment)};
    for (const std::size_t s : loop.fromB) {
        const Wrench before
            = namedWrench(name, s, {wrench.force, wrench.moment - cross(m_frames.stage(s).shift, wrench.force)});
        m_frames.addEfforts(s, before, 1, row);
        wrench = {m_frames.toChild(s, before.force), m_frames.toChild(s, before.moment)};
    }
}

Components ConstraintRecursion::pointOn(const std::string& body, const Vector3& position, const std::string& name,
                                        const std::string& of)
{
    return m_symbols.vector(name, SymbolRole::Length, position + m_bodies.originOf(body),
                            sentence("place of '%1' on '%2', from its pole", of, body));
}

void ConstraintRecursion::add(const Constraint& constraint, const Closure& closure)
{
    const Loop loop = loopOf(closure.bodyA, closure.bodyB);
    const std::string name = identifierFrom(constraint.name);
    const Components onB = pointOn(closure.bodyB, closure.inB.position, "rB_" + name, constraint.name);
    const Moving point = pointFromA(loop, onB, name), turning = turningFromA(loop, name + "_turn");
    const Matrix3 axes = rotationFromXyz(closure.inA.orientation);
    for (const HeldMotion& held : closure.held) {
        EquationConstraint row = closureRow(constraint, held, m_symbols);
        const bool turns = isTurn(held.motion);
        const std::string own = name + (turns ? "_turn_" : "_") + "xyz"[axisOf(held.motion)];
        const Components direction
            = m_symbols.direction("u_" + own, axes.col(static_cast<Eigen::Index>(axisOf(held.motion))),
                                  sentence("direction of '%1'", row.name));
        if (turnsAlone(closure, held, m_symbols.model())) {
            addLoneTurn(constraint, held, {loop, turning, direction, own}, row);
            m_rows.push_back(std::move(row));
            continue;
        }
        const Components push = negative(direction);
        addEfforts(loop, turns ? Wrench{{}, push} : Wrench{push, cross(point.value, push)}, own, row.row);
        row.target = givenAcceleration(constraint, held, m_symbols) - dot(direction, (turns ? turning : point).bias);
        m_rows.push_back(std::move(row));
    }
}

// Along half the sum of the axes of A and B, with what the turn follows over time as in the closed form. The sum changes
// across the angular velocity only.
void ConstraintRecursion::addLoneTurn(const Constraint& constraint, const HeldMotion& held, const LoneTurn& turn,
                                      EquationConstraint& row)
{
    const auto& closure = std::get<Closure>(constraint.rule);
    const Vector3 axis = rotationFromXyz(closure.inB.orientation).col(static_cast<Eigen::Index>(axisOf(held.motion)));
    const Components ofB
        = directionFromA(turn.loop, m_symbols.direction("v_" + turn.own, axis,
                                                        sentence("direction of '%1' in '%2'", row.name, closure.bodyB)),
                         turn.own + "_axis");
    const Expression half = Expression::number(0.5);
    const Components along
        = m_quantities.named("d_" + turn.own, half * (turn.direction + ofB),
                             sentence("half the sum of both directions of '%1'", row.name), "");
    addEfforts(turn.loop, Wrench{{}, negative(along)}, turn.own, row.row);
    const Expression share = half + half * dot(turn.direction, ofB);
    const Expression shareRate = half * dot(turn.direction, cross(turn.turning.value, ofB));
    row.target = share * givenAcceleration(constraint, held, m_symbols)
                 + shareRate * givenSpeed(constraint, held, m_symbols) - dot(along, turn.turning.bias);
}

// A direction of B along A's axes.
Components ConstraintRecursion::directionFromA(const Loop& loop, const Components& ofB, const std::string& name)
{
    Components direction = ofB;
    const auto named = [&](std::size_t stage, const std::string& of, const Components& it) {
        const std::string& body = m_frames.nameOf(stage);
        return m_quantities.named("x_" + of + "_" + body, it, sentence("seen from %1 for constraint '%2'", body, of),
                                  "");
    };
    for (std::size_t k = loop.fromB.size(); k-- > 0;)
        direction = named(loop.fromB[k], name + "_before", m_frames.toParent(loop.fromB[k], direction));
    for (const std::size_t s : loop.fromA)
        direction = named(s, name, m_frames.toChild(s, direction));
    return direction;
}

// Half the square of the distance: its slope is the distance itself, as a vector.
void ConstraintRecursion::add(const Constraint& constraint, const Distance& rule)
{
    EquationConstraint row = distanceRow(constraint, m_symbols);
    const Loop loop = loopOf(rule.bodyA, rule.bodyB);
    const std::string name = identifierFrom(constraint.name);
    const Components onA = pointOn(rule.bodyA, rule.pointA, "rA_" + name, constraint.name);
    const Components onB = pointOn(rule.bodyB, rule.pointB, "rB_" + name, constraint.name);
    const Moving point = pointFromA(loop, onB, name);
    const Components d = m_quantities.named("rAB_" + name, point.value - onA,
                                            sentence("from end to end of '%1'", constraint.name), "m");
    const Components push = negative(d);
    addEfforts(loop, {push, cross(point.value, push)}, name, row.row);
    row.target = Expression::number(-1) * (dot(point.rate, point.rate) + dot(d, point.bias));
    m_rows.push_back(std::move(row));
}

}  // namespace sinew
