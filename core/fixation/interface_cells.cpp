#include "core/fixation/interface_cells.h"

#include <algorithm>
#include <cmath>

#include <Eigen/Geometry>

#include "core/base/constants.h"

namespace sinew {

namespace {

constexpr double slipping = 1 - 1e-9;  // of the limit

// Twist seen in the axes of a plane, about its origin.
Matrix6 toPlaneOf(const Matrix3& axes, const Vector3& origin)
{
    Matrix3 cross;  // cross * w = w x origin
    cross << 0, origin.z(), -origin.y(), -origin.z(), 0, origin.x(), origin.y(), -origin.x(), 0;
    Matrix6 made;
    made << axes, axes * cross, Matrix3::Zero(), axes;
    return made;
}

// Where a cell at (x, y) of a plane goes by the plane's twist (u, w).
double openingAt(const Twist& motion, double x, double y)
{
    return motion[2] + motion[3] * y - motion[4] * x;
}

Eigen::Vector2d placeAt(const Twist& motion, double x, double y)
{
    return {motion[0] - motion[5] * y, motion[1] + motion[5] * x};
}

}  // namespace

// Over the cells of a plane. Pushes work on (u3, w1, w2), where a cell has the entries (1, y, -x); rubs on (u1, u2, w3),
// with (1, 0, -y) and (0, 1, x).
struct InterfaceCells::Sums {
    // Stiffness and its moments in the plane.
    struct Moments {
        double k = 0, x = 0, y = 0, xx = 0, xy = 0, yy = 0;

        void add(double stiffness, double atX, double atY)
        {
            k += stiffness;
            x += stiffness * atX;
            y += stiffness * atY;
            xx += stiffness * atX * atX;
            xy += stiffness * atX * atY;
            yy += stiffness * atY * atY;
        }
    };

    Vector3 push = Vector3::Zero(), rub = Vector3::Zero();
    Moments pressed, sticking;
    Matrix3 coupling = Matrix3::Zero();  // of slipping cells: rub per motion that pushes
    Matrix3 turning = Matrix3::Zero();   // of slipping cells: their direction follows the motion
    double largest = 0;

    void addSlipping(const Cell& cell, double limit, const Eigen::Vector2d& trial, double size)
    {
        const Eigen::Vector2d along = trial / size;
        const Vector3 slips(along.x(), along.y(), cell.x * along.y() - cell.y * along.x());
        const Vector3 turns(-along.y(), along.x(), cell.x * along.x() + cell.y * along.y());
        rub += limit * slips;
        coupling.noalias() += cell.friction * cell.kn * slips * Eigen::RowVector3d(1, cell.y, -cell.x);
        turning.noalias() += limit / size * cell.kt * turns * turns.transpose();
    }

    Wrench wrench() const
    {
        Wrench made;
        made << rub[0], rub[1], push, rub[2];
        return made;
    }

    // Rows and columns in the order of a twist.
    Matrix6 tangent() const
    {
        const Moments &p = pressed, &s = sticking;
        Matrix3 pushes, rubs;
        pushes << p.k, p.y, -p.x, p.y, p.yy, -p.xy, -p.x, -p.xy, p.xx;
        rubs << s.k, 0, -s.y, 0, s.k, s.x, -s.y, s.x, s.xx + s.yy;
        rubs += turning;
        constexpr Eigen::Index ofPush[] = {2, 3, 4}, ofRub[] = {0, 1, 5};
        Matrix6 made = Matrix6::Zero();
        for (Eigen::Index i = 0; i < 3; ++i) {
            for (Eigen::Index j = 0; j < 3; ++j) {
                made(ofPush[i], ofPush[j]) = pushes(i, j);
                made(ofRub[i], ofRub[j]) = rubs(i, j);
                made(ofRub[i], ofPush[j]) = coupling(i, j);
            }
        }
        return made;
    }
};

void InterfaceCells::prepare(const std::vector<InterfaceCell>& cells, double sameHeight)
{
    m_cells.clear();
    m_planes.clear();
    for (const InterfaceCell& cell : cells) {
        const Vector3 normal = cell.normal.normalized();
        if (m_planes.empty() || normal != m_planes.back().axes.row(2).transpose()
            || std::abs(normal.dot(cell.position - m_planes.back().origin)) > sameHeight) {
            Matrix3 axes;
            axes.row(2) = normal;
            axes.row(0) = normal.unitOrthogonal();
            axes.row(1) = normal.cross(axes.row(0).transpose());
            m_planes.push_back({axes, cell.position, toPlaneOf(axes, cell.position), m_cells.size(), 0});
        }
        Plane& plane = m_planes.back();
        const Vector3 place = plane.axes * (cell.position - plane.origin);
        m_cells.push_back({place.x(), place.y(), cell.normalStiffness * cell.area, cell.tangentStiffness * cell.area,
                           cell.gap, cell.friction, Eigen::Vector2d::Zero(), 0, cell.area, m_planes.size() - 1});
        plane.end = m_cells.size();
    }
}

template <class Self, class Work>
void InterfaceCells::forEach(Self& self, const Twist& q, Work work)
{
    for (const Plane& plane : self.m_planes) {
        const Twist motion = plane.toPlane * q;
        for (std::size_t i = plane.begin; i < plane.end; ++i) {
            auto& cell = self.m_cells[i];
            work(cell, openingAt(motion, cell.x, cell.y) + cell.gap, placeAt(motion, cell.x, cell.y));
        }
    }
}

void InterfaceCells::takeRoot(const Twist& q)
{
    forEach(*this, q, [](Cell& cell, double, const Eigen::Vector2d& place) { cell.root = place; });
}

void InterfaceCells::rootOpen(const Twist& now, const Twist& there)
{
    std::vector<bool>& isOpen = m_isOpen;
    isOpen.clear();
    forEach(*this, now, [&](Cell&, double opening, const Eigen::Vector2d&) { isOpen.push_back(opening >= 0); });
    std::size_t i = 0;
    forEach(*this, there, [&](Cell& cell, double, const Eigen::Vector2d& place) {
        if (isOpen[i++])
            cell.root = place;
    });
}

void InterfaceCells::slip(const Twist& q)
{
    forEach(*this, q, [](Cell& cell, double opening, const Eigen::Vector2d& place) {
        if (opening >= 0) {
            cell.root = place;
            return;
        }
        const Eigen::Vector2d stretch = place - cell.root;
        const double limit = cell.kt > 0 ? cell.friction * -cell.kn * opening / cell.kt : infinity;
        const double size = stretch.norm();
        if (size <= limit)
            return;
        const Eigen::Vector2d root = place - limit / size * stretch;
        cell.slip += (root - cell.root).norm();
        cell.root = root;
    });
}

void InterfaceCells::sumUp(const Plane& plane, const Twist& motion, Sums& sums) const
{
    for (std::size_t i = plane.begin; i < plane.end; ++i) {
        const Cell& cell = m_cells[i];
        const double opening = openingAt(motion, cell.x, cell.y) + cell.gap;
        if (opening > 0)
            continue;  // one that just touches counts in the tangent: Newton's method may start there
        const double force = -cell.kn * opening, limit = cell.friction * force;
        sums.push += force * Vector3(1, cell.y, -cell.x);
        sums.pressed.add(cell.kn, cell.x, cell.y);
        sums.largest = std::max(sums.largest, force);
        if (cell.friction == 0 || cell.kt == 0)
            continue;
        const Eigen::Vector2d trial = -cell.kt * (placeAt(motion, cell.x, cell.y) - cell.root);
        if (const double size = trial.norm(); size > limit) {
            sums.addSlipping(cell, limit, trial, size);
            continue;
        }
        sums.rub += Vector3(trial.x(), trial.y(), cell.x * trial.y() - cell.y * trial.x());
        sums.sticking.add(cell.kt, cell.x, cell.y);
    }
}

double InterfaceCells::addForces(const Twist& q, Wrench& rest, Matrix6& tangent) const
{
    double largest = 0;
    for (const Plane& plane : m_planes) {
        Sums sums;
        sumUp(plane, plane.toPlane * q, sums);
        if (sums.pressed.k == 0)
            continue;
        rest.noalias() += plane.toPlane.transpose() * sums.wrench();
        const Matrix6 half = sums.tangent() * plane.toPlane;
        tangent.noalias() += plane.toPlane.transpose() * half;
        largest = std::max(largest, sums.largest);
    }
    return largest;
}

void InterfaceCells::calcShares(const Twist& q, InterfaceStep& step) const
{
    double area = 0, pressed = 0, slipped = 0;
    forEach(*this, q, [&](const Cell& cell, double opening, const Eigen::Vector2d& place) {
        area += cell.area;
        if (opening >= 0)
            return;
        pressed += cell.area;
        if (cell.kt * (place - cell.root).norm() >= slipping * cell.friction * -cell.kn * opening)
            slipped += cell.area;
    });
    step.pressedShare = area > 0 ? pressed / area : 0;
    step.slippingShare = pressed > 0 ? slipped / pressed : 0;
}

void InterfaceCells::calcAnswers(const Twist& q, std::vector<CellAnswer>& answers) const
{
    answers.clear();
    forEach(*this, q, [&](const Cell& cell, double opening, const Eigen::Vector2d& place) {
        CellAnswer each;
        each.opening = opening;
        each.slip = cell.slip;
        if (opening < 0) {
            const double force = -cell.kn * opening;
            const Eigen::Vector2d friction = -cell.kt * (place - cell.root);
            each.pressure = force / cell.area;
            each.friction = m_planes[cell.plane].axes.topRows<2>().transpose() * friction;
            const bool slips = slipping * cell.friction * force <= friction.norm();
            each.state = slips ? CellState::Slipping : CellState::Sticking;
        }
        answers.push_back(each);
    });
}

}  // namespace sinew
