#include "core/equations/turned_frames.h"

#include <algorithm>

namespace sinew {

namespace {

// Appends a turn; turns about one axis add up, and one by nothing is left out.
void append(std::vector<Turn>& turns, const Turn& turn)
{
    if (!turns.empty() && turns.back().axis == turn.axis) {
        turns.back().angle = turns.back().angle + turn.angle;
        if (turns.back().angle.empty())
            turns.pop_back();
    } else if (!turn.angle.empty()) {
        turns.push_back(turn);
    }
}

Components unit(int axis)
{
    Components e;
    e[static_cast<std::size_t>(axis)] = Expression::number(1);
    return e;
}

// Turns the two components across the axis by the angle, forwards or back.
Components turned(AtomTable& atoms, const Turn& turn, const Components& a, double sign)
{
    const auto i = static_cast<std::size_t>((turn.axis + 1) % 3), j = static_cast<std::size_t>((turn.axis + 2) % 3);
    if (a[i].isZero() && a[j].isZero())
        return a;
    const Expression c = atoms.cosine(turn.angle), s = sign * atoms.sine(turn.angle);
    Components result = a;
    result[i] = c * a[i] - s * a[j];
    result[j] = s * a[i] + c * a[j];
    return result;
}

}  // namespace

bool isZero(const Components& a)
{
    return a[0].isZero() && a[1].isZero() && a[2].isZero();
}

Components operator+(const Components& a, const Components& b)
{
    return {a[0] + b[0], a[1] + b[1], a[2] + b[2]};
}

Components operator-(const Components& a, const Components& b)
{
    return {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
}

Components operator*(const Expression& factor, const Components& a)
{
    return {factor * a[0], factor * a[1], factor * a[2]};
}

Expression dot(const Components& a, const Components& b)
{
    ExpressionSum sum;
    for (std::size_t i = 0; i < 3; ++i)
        sum.add(a[i] * b[i]);
    return sum.total();
}

Components cross(const Components& a, const Components& b)
{
    return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

Components beforeTurn(AtomTable& atoms, const Turn& turn, const Components& a)
{
    return turned(atoms, turn, a, 1);
}

Components afterTurn(AtomTable& atoms, const Turn& turn, const Components& a)
{
    return turned(atoms, turn, a, -1);
}

int FrameTable::add(std::vector<Turn> turns)
{
    return addAfter(0, turns);
}

int FrameTable::addAfter(int frame, const std::vector<Turn>& turns)
{
    std::vector<Turn> all = this->turns(frame);
    for (const Turn& turn : turns)
        append(all, turn);
    const auto found = std::find(m_frames.begin(), m_frames.end(), all);
    if (found != m_frames.end())
        return static_cast<int>(found - m_frames.begin());
    m_frames.push_back(std::move(all));
    return static_cast<int>(m_frames.size()) - 1;
}

std::size_t FrameTable::mostTurns() const
{
    std::size_t most = 0;
    for (const std::vector<Turn>& turns : m_frames)
        most = std::max(most, turns.size());
    return most;
}

const FrameTable::Matrix& FrameTable::rotation(AtomTable& atoms, int to, int from)
{
    const auto found = m_rotations.find({to, from});
    if (found != m_rotations.end())
        return found->second;
    const std::vector<Turn>&a = turns(to), &b = turns(from);
    const auto parted = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    std::vector<Turn> between;  // from `to` back to where the two part, then on to `from`
    for (auto turn = a.end(); turn != parted.first;)
        append(between, {(--turn)->axis, -turn->angle});
    for (auto turn = parted.second; turn != b.end(); ++turn)
        append(between, *turn);
    Matrix R = {unit(0), unit(1), unit(2)};
    for (Components& column : R) {
        for (auto turn = between.rbegin(); turn != between.rend(); ++turn)
            column = beforeTurn(atoms, *turn, column);
    }
    return m_rotations.emplace(std::pair(to, from), std::move(R)).first->second;
}

Components FrameTable::inFrame(AtomTable& atoms, const FrameVector& a, int frame)
{
    if (a.frame == frame)
        return a.components;
    const Matrix& R = rotation(atoms, frame, a.frame);
    std::array<ExpressionSum, 3> sums;
    for (std::size_t j = 0; j < 3; ++j) {
        if (a.components[j].isZero())
            continue;
        for (std::size_t i = 0; i < 3; ++i)
            sums[i].add(R[j][i] * a.components[j]);
    }
    return {sums[0].total(), sums[1].total(), sums[2].total()};
}

const std::vector<PartialTurning>& FrameTable::turning(AtomTable& atoms, int frame)
{
    const auto found = m_turnings.find(frame);
    if (found != m_turnings.end())
        return found->second;
    std::map<int, Components> rates;
    for (const Turn& turn : turns(frame)) {
        for (auto& [coordinate, rate] : rates)
            rate = afterTurn(atoms, turn, rate);
        for (const int coordinate : atoms.coordinatesOf(turn.angle)) {
            Components& rate = rates[coordinate];
            rate = rate + atoms.slope(turn.angle, coordinate) * unit(turn.axis);
        }
    }
    std::vector<PartialTurning> turning;
    for (auto& [coordinate, rate] : rates)
        turning.push_back({coordinate, std::move(rate)});
    return m_turnings.emplace(frame, std::move(turning)).first->second;
}

Expression VectorAlgebra::dot(const FrameVector& a, const FrameVector& b)
{
    return sinew::dot(a.components, m_frames.inFrame(m_atoms, b, a.frame));
}

FrameVector VectorAlgebra::byCoordinate(const FrameVector& a, int coordinate)
{
    FrameVector result{a.frame, {}};
    for (const PartialTurning& turning : m_frames.turning(m_atoms, a.frame)) {
        if (turning.coordinate == coordinate)
            result.components = cross(turning.rate, a.components);
    }
    for (std::size_t i = 0; i < 3; ++i)
        result.components[i] = result.components[i] + m_atoms.byCoordinate(a.components[i], coordinate);
    return result;
}

Components VectorAlgebra::turningRate(int frame)
{
    std::array<ExpressionSum, 3> sums;
    for (const PartialTurning& turning : m_frames.turning(m_atoms, frame)) {
        const Expression rate = Expression::atom(m_atoms.rate(turning.coordinate));
        for (std::size_t i = 0; i < 3; ++i)
            sums[i].add(rate * turning.rate[i]);
    }
    return {sums[0].total(), sums[1].total(), sums[2].total()};
}

FrameVector VectorAlgebra::byTime(const FrameVector& a)
{
    FrameVector result{a.frame, cross(turningRate(a.frame), a.components)};
    for (std::size_t i = 0; i < 3; ++i)
        result.components[i] = result.components[i] + m_atoms.byTime(a.components[i]);
    return result;
}

}  // namespace sinew
