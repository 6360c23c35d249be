#include "core/simulation/linearised_motion.h"

#include <algorithm>

#include "core/math/decompositions.h"
#include "core/mechanism/positions.h"

namespace sinew {

namespace {

// The rows and columns of `all` that are sought, without allocation after the first time.
void pick(const Eigen::MatrixXd& all, const std::vector<int>& sought, Eigen::MatrixXd& picked)
{
    const auto n = static_cast<Eigen::Index>(sought.size());
    picked.resize(n, n);
    for (Eigen::Index j = 0; j < n; ++j) {
        for (Eigen::Index i = 0; i < n; ++i)
            picked(i, j) = all(sought[static_cast<std::size_t>(i)], sought[static_cast<std::size_t>(j)]);
    }
}

}  // namespace

LinearisedMotion::LinearisedMotion(const Mechanism& mechanism, const std::vector<bool>& isGiven)
    : m_mechanism(&mechanism)
{
    std::vector<Eigen::Index> slots(isGiven.size(), -1);
    for (std::size_t k = 0; k < isGiven.size(); ++k) {
        if (isGiven[k])
            continue;
        slots[k] = std::ssize(m_sought);
        m_sought.push_back(static_cast<int>(k));
    }
    m_positionCount = std::ssize(m_sought);
    for (const CompiledJoint& joint : mechanism.joints) {
        if (joint.ball < 0 || isGiven[static_cast<std::size_t>(joint.coordinates[0])])
            continue;
        Ball ball;
        ball.joint = &joint;
        ball.last = m_positionCount++;
        for (std::size_t i = 0; i < 3; ++i)
            ball.turns[i] = slots[static_cast<std::size_t>(joint.coordinates[i])];
        m_balls.push_back(ball);
    }
}

void LinearisedMotion::set(Dynamics& dynamics, const Eigen::VectorXd& positions, const Eigen::VectorXd& speeds,
                           const std::vector<Eigen::VectorXd>& rows)
{
    for (Ball& ball : m_balls)
        ball.place = eulerParameters(*m_mechanism, *ball.joint, positions);
    dynamics.calcMassMatrix(m_M);
    takeRows(dynamics, rows);
    m_powerBySpeeds.noalias() = -m_gradients.damping.transpose() * speeds;
    m_powerByValues.noalias() = -m_gradients.stiffness.transpose() * speeds;
    m_powerByAnchors.noalias() = m_gradients.anchorRates.transpose() * speeds;
    m_powerByAnchors.array() *= -m_gradients.anchorStiffness.array();
    m_ahead = -1;
}

void LinearisedMotion::takeRows(const Dynamics& dynamics, const std::vector<Eigen::VectorXd>& rows)
{
    const Eigen::MatrixXd& own = dynamics.constraints().matrix();
    const Eigen::Index ownCount = dynamics.constraints().size();
    m_hasRows = ownCount > 0 || !rows.empty();
    if (!m_hasRows)
        return;
    m_B.resize(ownCount + std::ssize(rows), std::ssize(m_sought));
    for (std::size_t i = 0; i < m_sought.size(); ++i) {
        const auto column = static_cast<Eigen::Index>(i);
        for (Eigen::Index r = 0; r < ownCount; ++r)
            m_B(r, column) = own(r, m_sought[i]);
        for (std::size_t r = 0; r < rows.size(); ++r)
            m_B(ownCount + static_cast<Eigen::Index>(r), column) = rows[r][m_sought[i]];
    }
    m_rows.factor(m_B);
}

// What changes of positions turn balls by, and move other coordinates: as speeds would in a unit of time. One a
// coordinate, as are the changes of speeds.
void LinearisedMotion::spread(const double* positions, const double* speeds)
{
    m_changes.setZero(m_mechanism->coordinateCount);
    m_speeds.setZero(m_mechanism->coordinateCount);
    for (std::size_t i = 0; i < m_sought.size(); ++i) {
        m_changes[m_sought[i]] = positions[i];
        m_speeds[m_sought[i]] = speeds[i];
    }
    for (const Ball& ball : m_balls) {
        const Eigen::Quaterniond change(positions[ball.last], positions[ball.turns[0]], positions[ball.turns[1]],
                                        positions[ball.turns[2]]);
        setAtBall(*ball.joint, 2 * (change * ball.place.conjugate()).vec(), m_changes);
    }
}

void LinearisedMotion::addPositionRates(double factor, const Eigen::Ref<const Eigen::VectorXd>& speeds,
                                        double* positions) const
{
    Eigen::Map<Eigen::VectorXd> plain(positions, speeds.size());
    plain += factor * speeds;
    for (const Ball& ball : m_balls) {
        const Vector3 turn(speeds[ball.turns[0]], speeds[ball.turns[1]], speeds[ball.turns[2]]);
        const Eigen::Quaterniond rate = Eigen::Quaterniond(0, turn.x(), turn.y(), turn.z()) * ball.place;
        for (int i = 0; i < 3; ++i)
            positions[ball.turns[i]] += factor * (0.5 * rate.vec()[i] - turn[i]);
        positions[ball.last] += 0.5 * factor * rate.w();
    }
}

// Along the free motions C: C' (M + ahead D + ahead^2 K) C.
bool LinearisedMotion::factor(double ahead)
{
    if (ahead == m_ahead)
        return true;
    m_answer = ahead * m_gradients.damping + (ahead * ahead) * (m_gradients.stiffness + m_gradients.anchored);
    m_total = m_M + m_answer;
    pick(m_total, m_sought, m_projected);
    if (m_hasRows) {
        const auto C = m_rows.freeMotions();
        m_massTimesFree.noalias() = m_projected * C;
        m_projected.noalias() = C.transpose() * m_massTimesFree;
    }
    m_isPivoted = !m_branches.compute(m_projected, m_gradients.isSymmetric);
    bool isFactored = !m_isPivoted;
    if (m_isPivoted && !m_gradients.isSymmetric) {
        m_lu.compute(m_projected);
        isFactored = m_lu.matrixLU().diagonal().cwiseAbs().minCoeff() > 0;
    }
    m_ahead = isFactored ? ahead : -1;
    return isFactored;
}

double LinearisedMotion::largestSquare(Eigen::VectorXd& motion)
{
    motion.setZero(m_mechanism->coordinateCount);
    Eigen::MatrixXd M, K;
    pick(m_M, m_sought, M);
    pick(m_gradients.stiffness + m_gradients.anchored, m_sought, K);
    const bool hasRows = m_hasRows;
    if (hasRows) {
        const Eigen::MatrixXd C = m_rows.freeMotions();
        M = C.transpose() * M * C;
        K = C.transpose() * K * C;
    }
    const Eigen::LLT<Eigen::MatrixXd> inertia(M);
    if (M.rows() == 0 || inertia.info() != Eigen::Success)
        return 0;
    K = (K + K.transpose()).eval() / 2;
    inertia.matrixL().solveInPlace(K);
    K.transposeInPlace();
    inertia.matrixL().solveInPlace(K);
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen((K + K.transpose()) / 2);
    Eigen::VectorXd highest = eigen.eigenvectors().rightCols<1>();
    inertia.matrixU().solveInPlace(highest);
    if (hasRows)
        highest = (m_rows.freeMotions() * highest).eval();
    for (std::size_t i = 0; i < m_sought.size(); ++i)
        motion[m_sought[i]] = highest[static_cast<Eigen::Index>(i)];
    return std::max(eigen.eigenvalues().tail<1>()[0], 0.0);
}

void LinearisedMotion::solveFactored(Eigen::VectorXd& right)
{
    if (!m_isPivoted) {
        m_branches.solveInPlace(right);
    } else {
        m_solved.noalias() = m_lu.solve(right);
        right.swap(m_solved);
    }
}

bool LinearisedMotion::solve(double ahead, double* right)
{
    if (!factor(ahead))
        return false;
    const Eigen::Index n = std::ssize(m_sought), anchorCount = m_gradients.anchorStiffness.size();
    Eigen::Map<Eigen::VectorXd> speeds(right + m_positionCount, n);
    Eigen::Map<Eigen::VectorXd> anchors(right + m_positionCount + n, anchorCount);
    anchors.array() /= 1 + ahead * m_gradients.anchorReturn.array();
    spread(right, right + m_positionCount);
    m_forces.noalias() = m_answer * m_speeds;
    m_forces.noalias() += ahead * m_gradients.stiffness * m_changes;
    if (anchorCount > 0) {
        m_anchorForces = ahead * m_gradients.anchorStiffness.cwiseProduct(anchors);
        m_forces.noalias() += m_gradients.anchorRates * m_anchorForces;
    }
    m_free.resize(n);
    for (Eigen::Index i = 0; i < n; ++i)
        m_free[i] = m_forces[m_sought[static_cast<std::size_t>(i)]];
    if (m_hasRows) {
        const auto C = m_rows.freeMotions();
        m_reduced.noalias() = C.transpose() * m_free;
        solveFactored(m_reduced);
        speeds.noalias() -= C * m_reduced;
    } else {
        solveFactored(m_free);
        speeds -= m_free;
    }
    addPositionRates(ahead, speeds, right);
    if (anchorCount > 0)
        for (Eigen::Index i = 0; i < n; ++i)
            anchors
                += (ahead * speeds[i]) * m_gradients.anchorRates.row(m_sought[static_cast<std::size_t>(i)]).transpose();
    spread(right, right + m_positionCount);
    right[m_positionCount + n + anchorCount] += ahead * powerChange(anchors);
    return true;
}

// By the changes of the state that were spread.
double LinearisedMotion::powerChange(const Eigen::Ref<const Eigen::VectorXd>& anchors) const
{
    return m_powerBySpeeds.dot(m_speeds) + m_powerByValues.dot(m_changes) + m_powerByAnchors.dot(anchors);
}

}  // namespace sinew
