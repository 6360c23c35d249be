#include "core/equations/closed_rows.h"

#include <algorithm>
#include <utility>

#include "core/equations/acting_symbols.h"
#include "core/math/rotation.h"

namespace sinew {

namespace {

class RowComposer {
public:
    explicit RowComposer(EquationSymbols& symbols)
        : m_symbols(symbols), m_tree(symbols.tree()), m_algebra(m_tree.atoms, m_tree.frames)
    {
    }

    void add(const Constraint& constraint)
    {
        if (const auto* closure = std::get_if<Closure>(&constraint.rule))
            add(constraint, *closure);
        else if (const auto* distance = std::get_if<Distance>(&constraint.rule))
            add(constraint, *distance);
    }

    std::vector<Expression> loads()
    {
        std::vector<Expression> efforts(count());
        for (const Load& load : m_symbols.model().loads)
            add(load, efforts);
        return efforts;
    }

    std::vector<EquationConstraint> rows() { return std::move(m_rows); }

private:
    std::size_t count() const { return m_tree.coordinates.size(); }
    const BodyPlace& placeOf(const std::string& body) const { return m_tree.places.at(body); }

    // A point of a body from the ground's origin, arm by arm.
    std::vector<FrameVector> pointOf(const BodyPlace& place, Components fromPole) const
    {
        std::vector<FrameVector> arms;
        if (place.carrier >= 0) {
            std::vector<int> carriers = m_tree.carriersOf(place.carrier);
            carriers.push_back(place.carrier);
            for (const int arm : carriers)
                arms.push_back(m_tree.arms[static_cast<std::size_t>(arm)].vector);
        }
        arms.push_back({place.frame, place.pole + fromPole});
        return arms;
    }

    std::vector<FrameVector> pointOf(const std::string& body, const Vector3& position, const std::string& name,
                                     const Sentence& what)
    {
        const BodyPlace& place = placeOf(body);
        return pointOf(place, m_symbols.vector(name, SymbolRole::Length, place.axes * position + place.origin,
                                               sentence("%1 on '%2', from its pole", what, body)));
    }

    // From one point to another, along the axes of a frame. Arms that both have leave nothing.
    Components between(std::vector<FrameVector> from, std::vector<FrameVector> to, int frame)
    {
        const auto parted = std::mismatch(from.begin(), from.end(), to.begin(), to.end());
        Components sum;
        for (auto arm = parted.first; arm != from.end(); ++arm)
            sum = sum - m_tree.frames.inFrame(m_tree.atoms, *arm, frame);
        for (auto arm = parted.second; arm != to.end(); ++arm)
            sum = sum + m_tree.frames.inFrame(m_tree.atoms, *arm, frame);
        return sum;
    }

    void add(const Constraint& constraint, const Closure& closure)
    {
        const BodyPlace& A = placeOf(closure.bodyA);
        const std::string name = identifierFrom(constraint.name);
        const Sentence what = sentence("place of '%1'", constraint.name);
        const Components shift = between(pointOf(closure.bodyA, closure.inA.position, "rA_" + name, what),
                                         pointOf(closure.bodyB, closure.inB.position, "rB_" + name, what), A.frame);
        const Matrix3 axes = A.axes * rotationFromXyz(closure.inA.orientation);
        for (const HeldMotion& held : closure.held) {
            EquationConstraint row = closureRow(constraint, held, m_symbols);
            const Components direction = m_symbols.direction("u_" + name + "_" + "xyz"[axisOf(held.motion)],
                                                             axes.col(static_cast<Eigen::Index>(axisOf(held.motion))),
                                                             sentence("direction of '%1'", row.name));
            if (turnsAlone(closure, held, m_symbols.model())) {
                addLoneTurn(constraint, held, direction, row);
                m_rows.push_back(std::move(row));
                continue;
            }
            if (isTurn(held.motion))
                addTurning(direction, A.frame, placeOf(closure.bodyB).frame, row.row);
            else
                addSlopes(dot(direction, shift), Expression::number(1), row.row);
            row.target = rowBias(row.row, m_tree.atoms) + givenAcceleration(constraint, held, m_symbols);
            m_rows.push_back(std::move(row));
        }
    }

    void addSlopes(const Expression& value, const Expression& factor, std::vector<Expression>& row) const
    {
        for (const int i : m_tree.atoms.coordinatesOf(value)) {
            Expression& entry = row[static_cast<std::size_t>(i)];
            entry = entry + factor * m_tree.atoms.byCoordinate(value, i);
        }
    }

    // direction . (w_B - w_A), along the axes of A's frame.
    void addTurning(const Components& direction, int A, int B, std::vector<Expression>& row)
    {
        const auto addOf = [&](int frame, double sign) {
            const std::vector<PartialTurning> turnings = m_tree.frames.turning(m_tree.atoms, frame);
            for (const PartialTurning& turning : turnings) {
                Expression& entry = row[static_cast<std::size_t>(turning.coordinate)];
                entry = entry + sign * dot(direction, m_tree.frames.inFrame(m_tree.atoms, {frame, turning.rate}, A));
            }
        };
        addOf(B, 1);
        addOf(A, -1);
    }

    // Along half the sum of the axis of A, `direction`, and that of B, whose turn is f over time: the speed along it is
    // (1 + cosine of the angle between them) / 2 times f'.
    void addLoneTurn(const Constraint& constraint, const HeldMotion& held, const Components& direction,
                     EquationConstraint& row)
    {
        const auto& closure = std::get<Closure>(constraint.rule);
        const int frameOfA = placeOf(closure.bodyA).frame;
        const BodyPlace& B = placeOf(closure.bodyB);
        const Vector3 axis
            = B.axes * rotationFromXyz(closure.inB.orientation).col(static_cast<Eigen::Index>(axisOf(held.motion)));
        const Components ofB = m_symbols.direction(
            "v_" + identifierFrom(constraint.name) + "_" + "xyz"[axisOf(held.motion)], axis,
            sentence("direction of '%1' in '%2'", row.name, closure.bodyB));
        const Components inA = m_tree.frames.inFrame(m_tree.atoms, {B.frame, ofB}, frameOfA);
        const Expression half = Expression::number(0.5);
        addTurning(half * (direction + inA), frameOfA, B.frame, row.row);
        const Expression share = half + half * dot(direction, inA);
        row.target = rowBias(row.row, m_tree.atoms) + share * givenAcceleration(constraint, held, m_symbols)
                     + m_tree.atoms.byTime(share) * givenSpeed(constraint, held, m_symbols);
    }

    // Half the square of the distance.
    void add(const Constraint& constraint, const Distance& rule)
    {
        EquationConstraint row = distanceRow(constraint, m_symbols);
        const std::string name = identifierFrom(constraint.name);
        const Sentence what = sentence("end of '%1'", constraint.name);
        const Components d = between(pointOf(rule.bodyA, rule.pointA, "rA_" + name, what),
                                     pointOf(rule.bodyB, rule.pointB, "rB_" + name, what), placeOf(rule.bodyA).frame);
        for (const Expression& component : d)
            addSlopes(component, component, row.row);
        row.target = rowBias(row.row, m_tree.atoms);
        m_rows.push_back(std::move(row));
    }

    void add(const Load& load, std::vector<Expression>& efforts)
    {
        const BodyPlace& body = placeOf(load.body);
        const LoadSymbols symbols = loadSymbols(load, body, placeOf(groundName), m_symbols);
        const int frame = load.frame == LoadFrame::Ground ? 0 : body.frame;
        for (const FrameVector& arm : pointOf(body, symbols.point - body.pole)) {
            for (std::size_t i = 0; i < count(); ++i) {
                const FrameVector slope = m_algebra.byCoordinate(arm, static_cast<int>(i));
                efforts[i] = efforts[i] + m_algebra.dot({frame, symbols.force}, slope);
            }
        }
        const std::vector<PartialTurning> turnings = m_tree.frames.turning(m_tree.atoms, body.frame);
        for (const PartialTurning& turning : turnings) {
            Expression& effort = efforts[static_cast<std::size_t>(turning.coordinate)];
            effort = effort + m_algebra.dot({frame, symbols.moment}, {body.frame, turning.rate});
        }
    }

    EquationSymbols& m_symbols;
    EquationTree& m_tree;
    VectorAlgebra m_algebra;
    std::vector<EquationConstraint> m_rows;
};

}  // namespace

std::vector<EquationConstraint> closedConstraints(EquationSymbols& symbols)
{
    RowComposer composer(symbols);
    for (const Constraint& constraint : symbols.model().constraints) {
        if (!std::holds_alternative<Coupling>(constraint.rule))
            composer.add(constraint);
    }
    return composer.rows();
}

std::vector<EquationConstraint> withCouplings(std::vector<EquationConstraint> rows, EquationSymbols& symbols)
{
    std::vector<EquationConstraint> all;
    auto next = rows.begin();
    for (const Constraint& constraint : symbols.model().constraints) {
        if (std::holds_alternative<Coupling>(constraint.rule)) {
            all.push_back(couplingRow(constraint, symbols));
            continue;
        }
        const auto* closure = std::get_if<Closure>(&constraint.rule);
        const auto end = next + static_cast<std::ptrdiff_t>(closure ? closure->held.size() : 1);
        all.insert(all.end(), std::make_move_iterator(next), std::make_move_iterator(end));
        next = end;
    }
    return all;
}

std::vector<Expression> closedLoads(EquationSymbols& symbols)
{
    return symbols.model().loads.empty() ? std::vector<Expression>{} : RowComposer(symbols).loads();
}

bool arePlacesKnown(const EquationTree& tree, const Model& model)
{
    const auto isKnown = [&](const std::string& body) { return tree.places.count(body) > 0; };
    const auto isValue = [&](const std::string& coordinate) { return tree.valueOf.count(coordinate) > 0; };
    const bool areLoads
        = model.loads.empty()
          || (isKnown(groundName) && std::all_of(model.loads.begin(), model.loads.end(), [&](const Load& load) {
                  return isKnown(load.body);
              }));
    return areLoads
           && std::all_of(model.constraints.begin(), model.constraints.end(), [&](const Constraint& constraint) {
                  if (const auto* closure = std::get_if<Closure>(&constraint.rule))
                      return isKnown(closure->bodyA) && isKnown(closure->bodyB);
                  if (const auto* distance = std::get_if<Distance>(&constraint.rule))
                      return isKnown(distance->bodyA) && isKnown(distance->bodyB);
                  const auto& coupling = std::get<Coupling>(constraint.rule);
                  const auto& terms = coupling.value.terms;
                  return isValue(coupling.coordinate)
                         && std::all_of(terms.begin(), terms.end(),
                                        [&](const AxisTerm& t) { return isValue(t.coordinate); });
              });
}

}  // namespace sinew
