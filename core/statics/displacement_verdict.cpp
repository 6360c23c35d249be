#include "core/statics/displacement_verdict.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include <Eigen/Geometry>

#include "core/base/constants.h"
#include "core/base/number_words.h"
#include "core/statics/link_system.h"

namespace sinew {

namespace {

// The same of an angle that does not reach its stop.
constexpr double missedTurn = 0.1 * degree;
// Of the largest that acts on a coordinate of its kind: below it what acts is round-off.
constexpr double roundOffOfBalance = 1e-9;

// What acts on each row and how much of it is passive that has moved: sums of magnitudes, N or N m.
struct Bearing {
    Eigen::VectorXd acts, passive;
    std::vector<bool> counts;  // what acts is more than round-off
    std::vector<bool> bears;   // what is passive bears a noticeable share

    bool isNoticeable(Eigen::Index row, double effort) const
    {
        return counts[static_cast<std::size_t>(row)] && std::abs(effort) > noticeableShare * acts[row];
    }
};

bool isTurn(const Mechanism& mechanism, Eigen::Index row)
{
    return row < mechanism.coordinateCount
           && mechanism.coordinateKinds[static_cast<std::size_t>(row)] == CoordinateKind::Rotation;
}

// Per column: what its force is more than in the posture itself; 0 of what is active or a reaction.
Eigen::VectorXd forcesByMoving(const Mechanism& mechanism, const LinkSystem& system, const Eigen::VectorXd& forces)
{
    Eigen::VectorXd moved = Eigen::VectorXd::Zero(forces.size());
    const LinkProblem& problem = system.problem;
    for (Eigen::Index j = 0; j < system.linkCount(); ++j) {
        if (mechanism.links[static_cast<std::size_t>(j)].isPassive)
            moved[j]
                = forces[j] - std::clamp(problem.stiffness[j] * problem.imposed[j], problem.lower[j], problem.upper[j]);
    }
    Eigen::Index column = system.linkCount();
    for (const Element& element : system.elements.list()) {
        if (!element.isReaction)
            moved[column] = forces[column] - element.atRest;
        ++column;
    }
    return moved;
}

Bearing bearingOf(const Mechanism& mechanism, const DisplacedPosture& posture, const Eigen::VectorXd& byMoving)
{
    const Eigen::Index rows = mechanism.rowCount();
    const auto columns = posture.system.columns.topRows(rows).cwiseAbs();
    Bearing bearing;
    // What constraints take of the load is no more than a reaction, and near a singular position it is huge.
    Eigen::VectorXd load = posture.system.load.value.head(rows);
    if (posture.constraintEfforts.size() > 0)
        load.head(mechanism.coordinateCount) += posture.constraintEfforts;
    bearing.acts = load.cwiseAbs() + columns * posture.forces.cwiseAbs();
    bearing.acts /= 2;  // what balances each other counts once
    bearing.passive = columns * byMoving.cwiseAbs();
    double largest[2] = {0, 0};
    for (Eigen::Index k = 0; k < rows; ++k)
        largest[isTurn(mechanism, k)] = std::max(largest[isTurn(mechanism, k)], bearing.acts[k]);
    for (Eigen::Index k = 0; k < rows; ++k) {
        bearing.counts.push_back(bearing.acts[k] > roundOffOfBalance * largest[isTurn(mechanism, k)]);
        bearing.bears.push_back(bearing.isNoticeable(k, bearing.passive[k]));
    }
    return bearing;
}

// Coordinates that a constraint moves together are judged together.
void spreadOverConstraints(const LinkSystem& system, std::vector<bool>& bears)
{
    if (!system.constraints)
        return;
    const Eigen::MatrixXd& B = system.constraints->matrix();
    for (bool changed = true; changed;) {
        changed = false;
        for (Eigen::Index row = 0; row < B.rows(); ++row) {
            bool any = false, all = true;
            for (Eigen::Index k = 0; k < B.cols(); ++k) {
                if (B(row, k) != 0) {
                    any = any || bears[static_cast<std::size_t>(k)];
                    all = all && bears[static_cast<std::size_t>(k)];
                }
            }
            for (Eigen::Index k = 0; any && !all && k < B.cols(); ++k) {
                if (B(row, k) != 0)
                    bears[static_cast<std::size_t>(k)] = changed = true;
            }
        }
    }
}

using Rows = std::span<const int>;

// The moves of a posture one by one: coordinates, whole turns of ball and free joints, nodes. visit(move, its rows).
template <class Visit>
void visitMoves(const Mechanism& mechanism, const DisplacedPosture& posture, Visit visit)
{
    double length = 0;  // computed once something shifts
    const auto show = [&](PostureMove move, Rows rows) {
        for (const int row : rows)
            move.amount = std::hypot(move.amount, posture.displacements[row]);
        if (!move.turns && length == 0 && move.amount > 0)
            length = bodyLength(mechanism, posture.system.configuration);
        const double size = move.turns || move.amount == 0 ? 1 : length;
        move.share = move.amount / (size * (move.turns ? smallTurn : smallShift));
        if (move.amount > size * (move.turns ? largestTurn : largestShift))
            move.range = DisplacementRange::TooLarge;
        else if (move.share > 1)
            move.range = DisplacementRange::Noticeable;
        visit(move, rows);
    };
    const auto turnsOf
        = [](const CompiledJoint& joint) { return Rows(joint.coordinates.data(), joint.ball < 0 ? 0 : 3); };
    for (std::size_t i = 0; i < mechanism.joints.size() && mechanism.ballCount > 0; ++i) {
        if (const Rows rows = turnsOf(mechanism.joints[i]); !rows.empty())
            show({.joint = static_cast<int>(i), .turns = true}, rows);
    }
    for (int k = 0; k < mechanism.coordinateCount; ++k) {
        const bool isOfBall
            = mechanism.ballCount > 0 && std::ranges::any_of(mechanism.joints, [&](const CompiledJoint& it) {
                  return std::ranges::find(turnsOf(it), k) != turnsOf(it).end();
              });
        if (!isOfBall)
            show({.coordinate = k, .turns = isTurn(mechanism, k)}, Rows(&k, 1));
    }
    const int dimension = mechanism.nodeDimension();
    for (int i = 0; i < static_cast<int>(mechanism.nodes.size()); ++i) {
        const int first = mechanism.coordinateCount + dimension * i;
        const std::array<int, 3> rows = {first, first + 1, first + 2};
        show({.node = i}, Rows(rows.data(), static_cast<std::size_t>(dimension)));
    }
}

bool isLarger(const PostureMove& a, const PostureMove& b)
{
    return a.range != b.range ? a.range > b.range : a.share > b.share;
}

// Contacts that are open and stops that are not reached, whose force yet is a noticeable share of what acts on a coordinate.
void findBearingAcrossGaps(const Mechanism& mechanism, const DisplacedPosture& posture, const Bearing& bearing,
                           const Eigen::VectorXd& byMoving, DisplacementVerdict& verdict)
{
    const LinkSystem& system = posture.system;
    double worst = 0;
    Eigen::Index column = system.linkCount();
    for (const Element& element : system.elements.list()) {
        const double force = byMoving[column++];
        if (element.kind == ElementKind::Spring || force == 0)
            continue;
        const bool isStop = element.kind == ElementKind::Stop;
        const double distance = isStop ? -element.imposed
                                       : system.elements.contacts()[static_cast<std::size_t>(element.object)].place.gap;
        if (!(distance > placedTo))
            continue;
        bool isNoticeable = false;
        for (Eigen::Index k = 0; k < mechanism.rowCount(); ++k)
            isNoticeable = isNoticeable || bearing.isNoticeable(k, element.effort[k] * force);
        if (!isNoticeable)
            continue;
        const double missed = isStop && isTurn(mechanism, element.object)
                                  ? missedTurn
                                  : missedShift * bodyLength(mechanism, system.configuration);
        if (distance / missed <= worst)
            continue;
        worst = distance / missed;
        verdict.openContact = isStop ? -1 : element.object;
        verdict.farStop = isStop ? element.object : -1;
        verdict.distance = distance;
    }
    if (worst > 0)
        verdict.range
            = std::max(verdict.range, worst > 1 ? DisplacementRange::TooLarge : DisplacementRange::Noticeable);
}

}  // namespace

DisplacementVerdict judgeDisplacements(const Mechanism& mechanism, const DisplacedPosture& posture,
                                       Eigen::VectorXd& moved)
{
    DisplacementVerdict verdict;
    moved.resize(0);
    const bool mayBePassive = !posture.system.elements.list().empty()
                              || std::any_of(mechanism.links.begin(), mechanism.links.end(),
                                             [](const CompiledLink& it) { return it.isPassive; });
    if (!mayBePassive) {
        visitMoves(mechanism, posture, [&](const PostureMove& move, Rows) {
            if (isLarger(move, verdict.asSprings))
                verdict.asSprings = move;
        });
        return verdict;
    }
    const Eigen::VectorXd byMoving = forcesByMoving(mechanism, posture.system, posture.forces);
    Bearing bearing = bearingOf(mechanism, posture, byMoving);
    spreadOverConstraints(posture.system, bearing.bears);
    visitMoves(mechanism, posture, [&](const PostureMove& move, Rows rows) {
        if (isLarger(move, verdict.asSprings))
            verdict.asSprings = move;
        if (std::ranges::none_of(rows, [&](int row) { return bearing.bears[static_cast<std::size_t>(row)]; }))
            return;
        if (!verdict.passive.isSome() || isLarger(move, verdict.passive))
            verdict.passive = move;
        if (moved.size() == 0)
            moved.setZero(mechanism.rowCount());
        for (const int row : rows)
            moved[row] = posture.displacements[row];
    });
    verdict.range = verdict.passive.range;
    findBearingAcrossGaps(mechanism, posture, bearing, byMoving, verdict);
    return verdict;
}

double bodyLength(const Mechanism& mechanism, const Configuration& configuration)
{
    Eigen::AlignedBox3d box;
    for (const Vector3& centre : configuration.jointCentres)
        box.extend(centre);
    for (int body = 1; body < mechanism.bodyCount; ++body)
        box.extend(configuration.inGround(body, mechanism.centresOfMass[static_cast<std::size_t>(body)]));
    for (const CompiledPoint& point : mechanism.points) {
        if (point.body > 0 && point.node < 0 && point.wrap < 0)
            box.extend(configuration.inGround(point.body, point.position));
    }
    for (const CompiledContact& contact : mechanism.contacts)
        box.extend(configuration.inGround(contact.bodyA, contact.point));
    for (const Vector3& node : configuration.nodes)
        box.extend(node);
    const double length = box.isEmpty() ? 0 : box.diagonal().norm();
    return length > 0 ? length : 1;
}

namespace {

// Of the model's expanded joints, the name of the mechanism's.
std::string jointName(const Mechanism& mechanism, int joint)
{
    const auto found = std::find(mechanism.jointOfModel.begin(), mechanism.jointOfModel.end(), joint);
    return found == mechanism.jointOfModel.end()
               ? std::string()
               : mechanism.jointNames[static_cast<std::size_t>(found - mechanism.jointOfModel.begin())];
}

// "226 degrees", "79 turns", "300 mm".
Sentence sizeWords(double amount, bool turns)
{
    constexpr double turn = 360 * degree;
    if (!turns)
        return withUnit(withDigits(1000 * amount, 3), "mm");
    return amount < 2 * turn ? sentence("%1 degrees", withDigits(amount / degree, 3))
                             : sentence("%1 turns", withDigits(amount / turn, 2));
}

Sentence gapWords(const Mechanism& mechanism, const DisplacementVerdict& verdict)
{
    if (verdict.openContact >= 0)
        return sentence("%1 and yet has to bear", openContactWords(mechanism, verdict.openContact, verdict.distance));
    const bool turns = isTurn(mechanism, verdict.farStop);
    return sentence("the stop of '%1' is %2 away and yet has to bear",
                    mechanism.coordinateNames[static_cast<std::size_t>(verdict.farStop)],
                    sizeWords(verdict.distance, turns));
}

bool isAcrossGap(const DisplacementVerdict& verdict)
{
    return verdict.openContact >= 0 || verdict.farStop >= 0;
}

}  // namespace

std::string nameOf(const Mechanism& mechanism, const PostureMove& move)
{
    if (move.joint >= 0)
        return jointName(mechanism, move.joint);
    return move.node >= 0 ? mechanism.nodeNames[static_cast<std::size_t>(move.node)]
                          : mechanism.coordinateNames[static_cast<std::size_t>(move.coordinate)];
}

Sentence openContactWords(const Mechanism& mechanism, int contact, double gap)
{
    return sentence("contact '%1' is open by %2", mechanism.contactNames[static_cast<std::size_t>(contact)],
                    sizeWords(gap, false));
}

Sentence moveWords(const Mechanism& mechanism, const PostureMove& move)
{
    const Sentence size = sizeWords(move.amount, move.turns);
    return move.turns ? sentence("'%1' would turn by %2", nameOf(mechanism, move), size)
                      : sentence("'%1' would move by %2", nameOf(mechanism, move), size);
}

Sentence tooLargeMessage(const Mechanism& mechanism, const DisplacementVerdict& verdict)
{
    const Sentence moves = moveWords(mechanism, verdict.passive);
    return isAcrossGap(verdict)
               ? sentence("not solved: %1 before the load is balanced; %2", moves, gapWords(mechanism, verdict))
               : sentence("not solved: %1 before the load is balanced, and forces hold near the posture only", moves);
}

Sentence displacementRemark(const Mechanism& mechanism, const DisplacementVerdict& verdict)
{
    const bool changes = verdict.change > noticeableShare;
    if (verdict.range == DisplacementRange::Small && !changes)
        return {};
    const Sentence moves = moveWords(mechanism, verdict.passive);
    if (isAcrossGap(verdict))
        return sentence("%1 until the load is balanced; %2", moves, gapWords(mechanism, verdict));
    if (std::isinf(verdict.change))
        return sentence("%1 until the load is balanced, where it could not be held", moves);
    return changes ? sentence("%1 until the load is balanced; forces there differ by up to %2 of the largest", moves,
                              withUnit(withDigits(100 * verdict.change, 2), "%"))
                   : sentence("%1 until the load is balanced", moves);
}

Sentence givingWayWords(const Mechanism& mechanism, const DisplacementVerdict& verdict)
{
    if (verdict.asSprings.range == DisplacementRange::Small || !isLarger(verdict.asSprings, verdict.passive))
        return {};
    return sentence("were all links springs of their stiffness, which only shares the load, %1",
                    moveWords(mechanism, verdict.asSprings));
}

}  // namespace sinew
