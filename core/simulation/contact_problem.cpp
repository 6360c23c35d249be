#include "core/simulation/contact_problem.h"

#include <algorithm>
#include <cmath>

#include "core/base/name_list.h"
#include "core/math/decompositions.h"
#include "core/simulation/unilateral_tolerances.h"

namespace sinew {

namespace {

// Rows that others imply are told apart down to this share.
constexpr double rankTolerance = 1e-10;

Eigen::Vector2d across(const Eigen::Vector2d& v)
{
    return {-v[1], v[0]};
}

}  // namespace

double ContactProblem::coefficient(std::size_t contact) const
{
    const auto& friction = m_mechanism->contacts[contact].friction;
    return friction ? friction->coefficient : 0;
}

int ContactProblem::tangents(std::size_t contact) const
{
    if (!m_mechanism->contacts[contact].friction)
        return 0;
    return m_mechanism->space == Space::Plane ? 1 : 2;
}

Touch ContactProblem::touchOf(Dynamics& dynamics, const std::vector<bool>& isGiven, std::size_t contact) const
{
    Touch touch;
    touch.contact = contact;
    const ContactPlace& place = m_contacts->all()[contact].place;
    const std::array<Vector3, 3> directions = {place.normal, place.tangents.col(0), place.tangents.col(1)};
    for (std::size_t k = 0; k < 3; ++k) {
        touch.force[k].setZero(m_mechanism->coordinateCount);
        touch.response[k] = touch.force[k];
        if (static_cast<int>(k) > tangents(contact))
            continue;
        m_contacts->calcDirection(contact, directions[k], dynamics.configuration(), touch.force[k]);
        touch.response[k] = responseTo(dynamics, isGiven, touch.force[k]);
    }
    return touch;
}

void ContactProblem::addRows(const Touch& touch, double ease)
{
    using Kind = UnilateralRow::Kind;
    const double mu = coefficient(touch.contact);
    const Eigen::Vector2d dragged = touch.slides ? Eigen::Vector2d(-mu * touch.direction) : Eigen::Vector2d(0, 0);
    UnilateralRow normal;
    normal.kind = Kind::Normal;
    normal.object = touch.contact;
    normal.free = touch.free[0] + ease;
    normal.force = touch.force[0];
    normal.response = touch.responseTo(1, dragged);
    m_rows.all().push_back(std::move(normal));
    if (touch.slides || tangents(touch.contact) == 0)
        return;
    const std::array<Eigen::Vector2d, 2> axes = {touch.direction, across(touch.direction)};
    for (int t = 0; t < tangents(touch.contact); ++t) {
        for (const double side : {1.0, -1.0}) {
            const Eigen::Vector2d along = side * axes[static_cast<std::size_t>(t)];
            UnilateralRow row;
            row.kind = Kind::Friction;
            row.object = touch.contact;
            row.direction = {along[0], along[1], 0};  // by the tangents
            row.free = along.dot(touch.free.tail<2>());
            row.force = along[0] * touch.force[1] + along[1] * touch.force[2];
            row.response = touch.responseTo(0, along);
            m_rows.all().push_back(std::move(row));
        }
    }
    UnilateralRow limit;
    limit.kind = Kind::Limit;
    limit.object = touch.contact;
    limit.coefficient = mu;
    m_rows.all().push_back(std::move(limit));
}

void ContactProblem::takeForces(std::vector<Touch>& touches) const
{
    using Kind = UnilateralRow::Kind;
    const std::vector<UnilateralRow>& rows = m_rows.all();
    std::size_t row = 0;
    for (Touch& touch : touches) {
        touch.normal = m_rows.force(row++);
        touch.friction.setZero();
        if (touch.slides)
            touch.friction = -coefficient(touch.contact) * touch.normal * touch.direction;
        for (; row < rows.size() && rows[row].kind != Kind::Normal; ++row) {
            if (rows[row].kind == Kind::Friction)
                touch.friction += m_rows.force(row) * rows[row].direction.head<2>();
        }
    }
    Eigen::VectorXd change = Eigen::VectorXd::Zero(m_mechanism->coordinateCount);
    m_rows.addResponse(1, change);
    for (Touch& touch : touches) {
        for (Eigen::Index k = 0; k < 3; ++k)
            touch.after[k] = touch.free[k] + touch.force[static_cast<std::size_t>(k)].dot(change);
    }
}

// Turns the directions of friction in space to the slip that came out, or to the force of a contact that stands; returns
// by how much those of slips were off, rad.
double ContactProblem::realign(std::vector<Touch>& touches, FrictionTurns& turns) const
{
    for (Touch& touch : touches) {
        if (touch.slides || tangents(touch.contact) < 2 || !(touch.normal > 0))
            continue;
        const Eigen::Vector2d slip = touch.after.tail<2>();
        if (slip.norm() > roundOffShare * (1 + touch.free.norm()))
            turns.turn(slip, touch.direction);
        else if (touch.friction.norm() > 0)
            touch.direction = touch.friction.normalized();  // within the pyramid it is within the cone
    }
    return turns.endRound();
}

// A sliding contact whose friction presses it in more than its normal force holds out.
bool ContactProblem::jams(const Touch& touch) const
{
    const Eigen::Vector2d friction = -coefficient(touch.contact) * touch.direction;
    return touch.slides && touch.normal > 0 && !(touch.force[0].dot(touch.responseTo(1, friction)) > 0);
}

// Contacts may go into their planes by `ease` of what they would do without forces. A wedge, whose normal and friction
// undo each other, has forces only where round-off of the rates permits it.
bool ContactProblem::solveRows(const std::vector<Touch>& touches, double ease)
{
    m_rows.all().clear();
    for (const Touch& touch : touches)
        addRows(touch, ease * (1 + touch.free.norm()));
    return m_rows.solve();
}

bool ContactProblem::solve(std::vector<Touch>& touches)
{
    constexpr int turnLimit = 200;                           // some ten are enough
    constexpr double aligned = 1e-10, nearlyAligned = 1e-7;  // rad
    FrictionTurns turns;
    double turned = 1;
    for (int turn = 0; turn < turnLimit && turned > aligned; ++turn) {
        if (!solveRows(touches, 0) && !solveRows(touches, roundOffShare)) {
            m_message = touches.size() == 1
                            ? sentence("no forces of contact %1 obey rigid contact and dry friction (Painleve's "
                                       "paradox); give them a stiffness",
                                       namesOf(touches))
                            : sentence("no forces of contacts %1 obey rigid contact and dry friction (Painleve's "
                                       "paradox); give them a stiffness",
                                       namesOf(touches));
            return false;
        }
        takeForces(touches);
        turned = realign(touches, turns);
    }
    if (turned > nearlyAligned) {
        m_message
            = touches.size() == 1
                  ? sentence("the direction of the friction of contact %1 could not be found; give it a stiffness",
                             namesOf(touches))
                  : sentence("the direction of the friction of contacts %1 could not be found; give it a stiffness",
                             namesOf(touches));
        return false;
    }
    const auto jammed = std::find_if(touches.begin(), touches.end(), [&](const Touch& it) { return jams(it); });
    if (jammed == touches.end())
        return true;
    m_message
        = sentence("contact %1 jams while it slides (Painleve's paradox); give it a stiffness", namesOf({*jammed}));
    return false;
}

Sentence ContactProblem::namesOf(const std::vector<Touch>& touches) const
{
    std::vector<std::string> names;
    for (const Touch& touch : touches)
        names.push_back(m_mechanism->contactNames[touch.contact]);
    return nameList(names);
}

void ContactEquations::add(const Eigen::VectorXd& force, const Eigen::VectorXd& response, double want)
{
    forces.push_back(force);
    responses.push_back(response);
    wanted.push_back(want);
}

double ContactEquations::largestWanted() const
{
    double largest = 0;
    for (const double want : wanted)
        largest = std::max(largest, std::abs(want));
    return largest;
}

Eigen::MatrixXd ContactEquations::matrix() const
{
    const auto n = static_cast<Eigen::Index>(wanted.size());
    Eigen::MatrixXd A(n, n);
    for (Eigen::Index i = 0; i < n; ++i) {
        for (Eigen::Index j = 0; j < n; ++j)
            A(i, j) = forces[static_cast<std::size_t>(i)].dot(responses[static_cast<std::size_t>(j)]);
    }
    return A;
}

Eigen::VectorXd ContactEquations::solve(double& off) const
{
    const auto n = static_cast<Eigen::Index>(wanted.size());
    off = 0;
    if (n == 0)
        return {};
    const Eigen::MatrixXd A = matrix();
    const Eigen::VectorXd b = Eigen::Map<const Eigen::VectorXd>(wanted.data(), n);
    Eigen::CompleteOrthogonalDecomposition<Eigen::MatrixXd> factor;
    factor.setThreshold(rankTolerance);
    factor.compute(A);
    const Eigen::VectorXd x = factor.solve(b);
    off = (A * x - b).lpNorm<Eigen::Infinity>();
    return x;
}

Eigen::MatrixXd ContactEquations::undetermined() const
{
    Eigen::ColPivHouseholderQR<Eigen::MatrixXd> factor;
    factor.setThreshold(rankTolerance);
    factor.compute(matrix().transpose());
    Eigen::MatrixXd Q;
    Eigen::VectorXd workspace;
    calcQ(factor, Q, workspace);
    return Q.rightCols(Q.cols() - factor.rank());
}

Eigen::VectorXd ContactEquations::response(const Eigen::VectorXd& x, Eigen::Index coordinates) const
{
    Eigen::VectorXd sum = Eigen::VectorXd::Zero(coordinates);
    for (Eigen::Index i = 0; i < x.size(); ++i)
        sum += x[i] * responses[static_cast<std::size_t>(i)];
    return sum;
}

}  // namespace sinew
