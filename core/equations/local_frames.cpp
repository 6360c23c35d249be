#include "core/equations/local_frames.h"

#include <algorithm>

namespace sinew {

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

std::array<Components, 3> transposed(const std::array<Components, 3>& m)
{
    std::array<Components, 3> result;
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j)
            result[i][j] = m[j][i];
    }
    return result;
}

// The columns of a rotation matrix by unit Euler parameters: e0, then the vector e.
std::array<Components, 3> rotationBy(const Expression& e0, const Components& e)
{
    std::array<Components, 3> R;
    for (std::size_t j = 0; j < 3; ++j) {
        const std::size_t k = (j + 1) % 3, l = (j + 2) % 3;
        R[j][j] = Expression::number(1) - 2 * (e[k] * e[k] + e[l] * e[l]);
        R[j][k] = 2 * (e[j] * e[k] + e0 * e[l]);
        R[j][l] = 2 * (e[j] * e[l] - e0 * e[k]);
    }
    return R;
}

}  // namespace

LocalFrames::LocalFrames(const BodyTree& bodies, EquationSymbols& symbols)
    : m_bodies(bodies), m_symbols(symbols), m_atoms(symbols.tree().atoms), m_quantities(symbols)
{
    const auto n = static_cast<int>(symbols.tree().coordinates.size());
    for (std::size_t i = 0; i < bodies.balls.size(); ++i) {
        Components e;
        for (std::size_t k = 0; k < 3; ++k)
            e[k] = Expression::atom(m_atoms.coordinate(bodies.balls[i].coordinates[k]));
        std::array<Components, 3> R = rotationBy(Expression::atom(m_atoms.coordinate(n + static_cast<int>(i))), e);
        for (std::size_t k = 0; k < 3; ++k)
            R[k] = m_quantities.named("R_" + bodies.balls[i].joint + "_" + "xyz"[k], R[k],
                                      sentence("direction of the turned axis of joint '%1'", bodies.balls[i].joint),
                                      "1");
        m_rotations.push_back(std::move(R));
    }
    for (const BodyStage& stage : bodies.stages)
        m_stages.push_back(makeStage(stage));
}

LocalStage LocalFrames::makeStage(const BodyStage& stage)
{
    const Components& shift = stage.step.shift;
    LocalStage result;
    Components rate, bias;
    for (std::size_t i = 0; i < 3; ++i) {
        rate[i] = m_atoms.byTime(shift[i]);
        bias[i] = withoutAccelerations(m_atoms, m_atoms.byTime(rate[i]));
        for (const int coordinate : m_atoms.coordinatesOf(shift[i])) {
            Components linear;
            linear[i] = m_atoms.byCoordinate(shift[i], coordinate);
            addMotion(coordinate, {}, linear, result);
        }
    }
    result.shift = m_quantities.named("r_" + stage.name, shift, sentence("place of the pole of %1", stage.name), "m");
    result.shiftRate = m_quantities.named("rd_" + stage.name, rate,
                                          sentence("rate of the place of the pole of %1", stage.name), "m/s");
    result.shiftBias = m_quantities.named(
        "rdd_" + stage.name, bias, sentence("second derivative of the place of the pole of %1", stage.name), "m/s^2");
    if (stage.step.turn)
        addTurn(*stage.step.turn, result);
    if (stage.step.ball >= 0)
        addBall(m_bodies.balls[at(stage.step.ball)], result);
    return result;
}

void LocalFrames::addTurn(const Turn& turn, LocalStage& stage)
{
    const Expression rate = m_atoms.rateOf(turn.angle);
    stage.turnRate[at(turn.axis)] = rate;
    stage.turnBias[at(turn.axis)] = withoutAccelerations(m_atoms, m_atoms.byTime(rate));
    for (const int coordinate : m_atoms.coordinatesOf(turn.angle)) {
        Components angular;
        angular[at(turn.axis)] = m_atoms.slope(turn.angle, coordinate);
        addMotion(coordinate, angular, {}, stage);
    }
}

void LocalFrames::addBall(const EquationBall& ball, LocalStage& stage)
{
    for (std::size_t k = 0; k < 3; ++k) {
        stage.turnRate[k] = Expression::atom(m_atoms.rate(ball.coordinates[k]));
        Components angular;
        angular[k] = Expression::number(1);
        addMotion(ball.coordinates[k], angular, {}, stage);
    }
}

void LocalFrames::addMotion(int coordinate, const Components& angular, const Components& linear, LocalStage& stage)
{
    for (StageMotion& motion : stage.motions) {
        if (motion.coordinate == coordinate) {
            motion.angular = motion.angular + angular;
            motion.linear = motion.linear + linear;
            return;
        }
    }
    stage.motions.push_back({coordinate, angular, linear});
}

std::vector<std::size_t> LocalFrames::pathTo(int stage) const
{
    std::vector<std::size_t> path;
    for (int s = stage; s >= 0; s = parentOf(at(s)))
        path.push_back(at(s));
    std::reverse(path.begin(), path.end());
    return path;
}

Components LocalFrames::toParent(std::size_t stage, const Components& a)
{
    const EquationStep& step = m_bodies.stages[stage].step;
    if (step.turn)
        return beforeTurn(m_atoms, *step.turn, a);
    if (step.ball < 0)
        return a;
    const std::array<Components, 3>& R = m_rotations[at(step.ball)];
    return a[0] * R[0] + a[1] * R[1] + a[2] * R[2];
}

Components LocalFrames::toChild(std::size_t stage, const Components& a)
{
    const EquationStep& step = m_bodies.stages[stage].step;
    if (step.turn)
        return afterTurn(m_atoms, *step.turn, a);
    if (step.ball < 0)
        return a;
    const std::array<Components, 3>& R = m_rotations[at(step.ball)];
    return {dot(R[0], a), dot(R[1], a), dot(R[2], a)};
}

std::array<Components, 3> LocalFrames::toParent(std::size_t stage, const std::array<Components, 3>& columns)
{
    std::array<Components, 3> result = columns;
    for (int pass = 0; pass < 2; ++pass) {
        for (Components& column : result)
            column = toParent(stage, column);
        result = transposed(result);
    }
    return result;
}

void LocalFrames::addEfforts(std::size_t stage, const Wrench& wrench, double sign,
                             std::vector<Expression>& efforts) const
{
    for (const StageMotion& motion : m_stages[stage].motions) {
        Expression& effort = efforts[at(motion.coordinate)];
        effort = effort + sign * (dot(motion.angular, wrench.moment) + dot(motion.linear, wrench.force));
    }
}

}  // namespace sinew
