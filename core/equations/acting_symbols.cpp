#include "core/equations/acting_symbols.h"

#include <algorithm>
#include <array>

#include "core/equations/joint_steps.h"
#include "core/equations/quantities.h"

namespace sinew {

namespace {

constexpr std::array<const char*, 6> motionWords = {"x", "y", "z", "turn x", "turn y", "turn z"};

// An angle's effort is a moment.
struct EffortUnits {
    const char *angle, *length;
};

std::string unitOf(const Coordinate& coordinate, EffortUnits units)
{
    return coordinate.kind == CoordinateKind::Rotation ? units.angle : units.length;
}

class ResistanceWriter {
public:
    ResistanceWriter(const Coordinate& coordinate, EquationSymbols& symbols)
        : m_coordinate(coordinate), m_symbols(symbols), m_value(symbols.tree().valueOf.at(coordinate.name))
    {
    }

    Expression effort()
    {
        Expression sum;
        if (m_coordinate.resistance.spring)
            sum = sum + spring(*m_coordinate.resistance.spring);
        if (m_coordinate.resistance.damper)
            sum = sum + damper(*m_coordinate.resistance.damper);
        return sum;
    }

private:
    Expression given(const char* letter, SymbolRole role, double value, const Sentence& what, EffortUnits units)
    {
        if (value == 0)
            return {};
        return Expression::atom(m_symbols.addGiven(letter + m_coordinate.name, role, value,
                                                   sentence("%1 of coordinate '%2'", what, m_coordinate.name),
                                                   unitOf(m_coordinate, units)));
    }

    Expression spring(const Spring& spring)
    {
        const bool isAngle = m_coordinate.kind == CoordinateKind::Rotation;
        const Expression d = m_value
                             - given("rest_", isAngle ? SymbolRole::Angle : SymbolRole::Length, spring.rest,
                                     sentence("rest of the spring"), {"rad", "m"});
        return given("k_", SymbolRole::Stiffness, spring.stiffness, sentence("stiffness of the spring"),
                     {"N m/rad", "N/m"})
                   * d
               + given("kc_", SymbolRole::Stiffness, spring.cubic, sentence("cubic stiffness of the spring"),
                       {"N m/rad^3", "N/m^3"})
                     * d * d * d;
    }

    Expression damper(const Damper& damper)
    {
        AtomTable& atoms = m_symbols.tree().atoms;
        const Expression rate = atoms.byTime(m_value);
        Expression sum
            = given("d_", SymbolRole::Stiffness, damper.linear, sentence("damping"), {"N m s/rad", "N s/m"}) * rate;
        if (damper.quadratic == 0 || atoms.coordinatesOf(m_value).size() != 1)
            return sum;
        const int speed = atoms.addSpeed(*atoms.coordinatesOf(m_value).begin());
        return sum
               + given("dq_", SymbolRole::Stiffness, damper.quadratic, sentence("quadratic damping"),
                       {"N m s^2/rad^2", "N s^2/m^2"})
                     * Expression::atom(speed) * rate;
    }

    const Coordinate& m_coordinate;
    EquationSymbols& m_symbols;
    Expression m_value;
};

bool resists(const Coordinate& coordinate)
{
    return coordinate.resistance.spring || coordinate.resistance.damper;
}

bool isAlwaysZero(const ScalarFunction& function)
{
    const auto* polynomial = std::get_if<Polynomial>(&function);
    const std::vector<double>& numbers
        = polynomial ? polynomial->coefficients : std::get<NaturalSpline>(function).y();
    return std::all_of(numbers.begin(), numbers.end(), [](double x) { return x == 0; });
}

}  // namespace

LoadSymbols loadSymbols(const Load& load, const BodyPlace& body, const BodyPlace& ground, EquationSymbols& symbols)
{
    const double unit = load.scale == Scale::Si ? 1 : symbols.model().bodyWeight;
    const Matrix3& axes = load.frame == LoadFrame::Ground ? ground.axes : body.axes;
    LoadSymbols result;
    result.point = body.pole
                   + symbols.vector("r_" + load.name, SymbolRole::Length, body.axes * load.point + body.origin,
                                    sentence("place of load '%1' from the pole of '%2'", load.name, load.body));
    result.force = symbols.vector("F_" + load.name, SymbolRole::Force, unit * (axes * load.force),
                                  sentence("force of load '%1'", load.name));
    result.moment = symbols.vector("M_" + load.name, SymbolRole::Force, unit * (axes * load.moment),
                                   sentence("moment of load '%1'", load.name), "N m");
    return result;
}

Sentence unwrittenResistance(const Coordinate& coordinate, EquationSymbols& symbols)
{
    if (!resists(coordinate))
        return {};
    const EquationTree& tree = symbols.tree();
    const auto isTurnOfBall
        = [&](const EquationCoordinate& c) { return c.name == coordinate.name && !c.speed.empty(); };
    if (std::any_of(tree.coordinates.begin(), tree.coordinates.end(), isTurnOfBall))
        return sentence("they act on rotation vectors, which Euler parameters do not show");
    const bool isQuadratic = coordinate.resistance.damper && coordinate.resistance.damper->quadratic != 0;
    if (isQuadratic && tree.atoms.coordinatesOf(tree.valueOf.at(coordinate.name)).size() != 1)
        return sentence("they damp quadratically an angle that is a difference of absolute angles");
    return {};
}

std::vector<Expression> composeResistance(EquationSymbols& symbols)
{
    EquationTree& tree = symbols.tree();
    const std::vector<Coordinate>& coordinates = symbols.model().coordinates;
    if (std::none_of(coordinates.begin(), coordinates.end(), resists))
        return {};
    std::vector<Expression> terms(tree.coordinates.size());
    for (const Coordinate& coordinate : coordinates) {
        if (!resists(coordinate) || !tree.valueOf.count(coordinate.name)
            || !unwrittenResistance(coordinate, symbols).empty())
            continue;
        const Expression effort = ResistanceWriter(coordinate, symbols).effort();
        const Expression& value = tree.valueOf.at(coordinate.name);
        for (const int i : tree.atoms.coordinatesOf(value)) {
            Expression& term = terms[static_cast<std::size_t>(i)];
            term = term + tree.atoms.byCoordinate(value, i) * effort;
        }
    }
    return terms;
}

EquationConstraint closureRow(const Constraint& constraint, const HeldMotion& held, EquationSymbols& symbols)
{
    const auto& closure = std::get<Closure>(constraint.rule);
    const std::string motion = motionWords[static_cast<std::size_t>(held.motion)];
    EquationConstraint row;
    row.name = constraint.name + ": " + motion;
    row.unit = isTurn(held.motion) ? "N m" : "N";
    const std::string axis(1, "xyz"[axisOf(held.motion)]);
    row.meaning = turnsAlone(closure, held, symbols.model())
                      ? sentence("moment on '%1', along half the sum of %2 of both frames", closure.bodyB, axis)
                  : isTurn(held.motion)
                      ? sentence("moment on '%1', %2 of the frame in '%3'", closure.bodyB, axis, closure.bodyA)
                      : sentence("force on '%1', %2 of the frame in '%3'", closure.bodyB, axis, closure.bodyA);
    row.row.resize(symbols.tree().coordinates.size());
    return row;
}

EquationConstraint distanceRow(const Constraint& constraint, EquationSymbols& symbols)
{
    EquationConstraint row;
    row.name = constraint.name;
    row.unit = "N/m";
    row.meaning = sentence("force over distance; pushes the two points apart");
    row.row.resize(symbols.tree().coordinates.size());
    return row;
}

EquationConstraint couplingRow(const Constraint& constraint, EquationSymbols& symbols)
{
    const auto& coupling = std::get<Coupling>(constraint.rule);
    EquationTree& tree = symbols.tree();
    const Coordinate& coordinate = *findCoordinate(symbols.model(), coupling.coordinate);
    const bool isAngle = coordinate.kind == CoordinateKind::Rotation;
    const Sentence what = sentence("coupling '%1'", constraint.name);
    const Expression value = tree.valueOf.at(coupling.coordinate)
                             - axisValue(coupling.value, isAngle ? AxisKind::Rotation : AxisKind::Translation,
                                         "k_" + constraint.name, what, symbols);
    EquationConstraint row;
    row.name = constraint.name;
    row.unit = isAngle ? "N m" : "N";
    row.meaning = sentence("effort on coordinate '%1'", coupling.coordinate);
    row.row.resize(tree.coordinates.size());
    for (const int i : tree.atoms.coordinatesOf(value))
        row.row[static_cast<std::size_t>(i)] = tree.atoms.byCoordinate(value, i);
    row.target = rowBias(row.row, tree.atoms);
    return row;
}

Expression rowBias(const std::vector<Expression>& row, const AtomTable& atoms)
{
    ExpressionSum sum;
    for (std::size_t i = 0; i < row.size(); ++i)
        sum.add(Expression::atom(atoms.rate(static_cast<int>(i)), -1) * atoms.byTime(row[i]));
    return sum.total();
}

bool turnsAlone(const Closure& closure, const HeldMotion& held, const Model& model)
{
    return model.space == Space::Spatial && isTurn(held.motion)
           && std::count_if(closure.held.begin(), closure.held.end(),
                            [](const HeldMotion& it) { return isTurn(it.motion); })
                  == 1;
}

Sentence unwrittenTurns(const Closure& closure)
{
    int turns = 0, given = 0;
    for (const HeldMotion& held : closure.held) {
        turns += isTurn(held.motion);
        given += isTurn(held.motion) && !isAlwaysZero(held.value);
    }
    if (turns == 3 ? given > 1 : turns == 2 && given > 0)
        return sentence("it holds several turns and some of them not at 0");
    return {};
}

Expression givenSpeed(const Constraint& constraint, const HeldMotion& held, EquationSymbols& symbols)
{
    const std::string motion = motionWords[static_cast<std::size_t>(held.motion)];
    return symbols.slopeOverTime(held.value, constraint.name + "_" + motion,
                                 "'" + constraint.name + ": " + motion + "'", isTurn(held.motion) ? "rad" : "m");
}

Expression givenAcceleration(const Constraint& constraint, const HeldMotion& held, EquationSymbols& symbols)
{
    const std::string motion = motionWords[static_cast<std::size_t>(held.motion)];
    return symbols.curvatureOverTime(held.value, constraint.name + "_" + motion,
                                     "'" + constraint.name + ": " + motion + "'", isTurn(held.motion) ? "rad" : "m");
}

bool isTurn(RelativeMotion motion)
{
    return motion >= RelativeMotion::TurnX;
}

std::size_t axisOf(RelativeMotion motion)
{
    return static_cast<std::size_t>(motion) % 3;
}

}  // namespace sinew
