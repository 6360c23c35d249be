#pragma once

#include <vector>

#include "core/fixation/interface_problem.h"

namespace sinew {

// The bone of an interface: cells that push, and rub by bristles which slip at mu times the push.
//
// Cells that follow each other and lie in one plane share its axes. There a push does work on three of the six numbers of
// a twist and a rub on the other three, so sums over a plane need three entries a cell and are turned into the
// problem's frame once. A cell with a normal of its own is a plane of its own, in the same way.
class InterfaceCells {
public:
    // Cells must have been checked. `sameHeight`: m, within which cells lie in one plane.
    void prepare(const std::vector<InterfaceCell>& cells, double sameHeight);
    // Bristles take root where the cells are after the twist q.
    void takeRoot(const Twist& q);
    // Bristles of cells that are open after `now` take root where they are after `there`: where they touch.
    void rootOpen(const Twist& now, const Twist& there);
    // Bristles that slipped take root where the limit holds them; those of open cells, where they are.
    void slip(const Twist& q);

    // Adds the wrench on the proximal fragment to `rest`, and minus its derivative to `tangent`. Returns the largest
    // push, N. The cost of a step of Newton's method.
    double addForces(const Twist& q, Wrench& rest, Matrix6& tangent) const;
    void calcShares(const Twist& q, InterfaceStep& step) const;
    void calcAnswers(const Twist& q, std::vector<CellAnswer>& answers) const;

    // Two directions along the surface, then the normal: rows, in the problem's frame.
    const Matrix3& axesOf(std::size_t cell) const { return m_planes[m_cells[cell].plane].axes; }
    const Eigen::Vector2d& rootOf(std::size_t cell) const { return m_cells[cell].root; }

private:
    struct Cell {
        double x, y;    // m, in the plane
        double kn, kt;  // N/m
        double gap, friction;
        Eigen::Vector2d root;  // m, along the surface
        double slip, area;
        std::size_t plane;
    };
    struct Plane {
        Matrix3 axes;
        Vector3 origin;
        Matrix6 toPlane;  // twist of the problem's frame and point into the plane's
        std::size_t begin, end;
    };
    struct Sums;

    // work(cell, opening, place along the surface) after the twist q; `self` is this, const or not.
    template <class Self, class Work>
    static void forEach(Self& self, const Twist& q, Work work);
    void sumUp(const Plane& plane, const Twist& motion, Sums& sums) const;

    std::vector<Cell> m_cells;  // in the problem's order
    std::vector<bool> m_isOpen;
    std::vector<Plane> m_planes;
};

}  // namespace sinew
