#pragma once

#include <vector>

#include "core/complementarity/link_solver.h"
#include "core/fixation/interface_problem.h"

namespace sinew {

// Solves the balance of the proximal fragment (own method, after return mapping as in plasticity; Simo and Hughes 1998).
//
// First the ties are tightened without friction, then bristles take root, then the load comes in equal parts. In each
// part Newton's method finds the six numbers of the twist; the friction of a cell is that of its bristle, cut back to mu
// times its force; bristles that slip take root anew at the end of the part. Friction makes the tangent unsymmetric and
// lets the order of loading matter. Without friction the state is the least of a convex energy.
//
// The cost grows with the cells times the parts of the load. One solver may be used again and again; problems of one
// size allocate once.
class InterfaceSolver {
public:
    // Never throws. `answer` is overwritten; its status says whether it may be used.
    void solve(const InterfaceProblem& problem, InterfaceAnswer& answer);

private:
    // What an answer may lack of the balance, relative to the largest term.
    static constexpr double trustworthy = 1e-9;

    struct Cell {
        Twist normal;                          // opening = normal . q + gap
        Eigen::Matrix<double, 2, 6> tangents;  // the way along the surface, in two directions
        Vector3 first, second;                 // the directions
        double kn, kt;                         // N/m
        double gap, friction;
        Eigen::Vector2d root;
        double slip;
    };
    // Links of a LinkProblem: elongation = column . q.
    class LinkRows {
    public:
        void add(const Twist& column, double stiffness, double imposed, double lower, double upper);
        LinkProblem problem(const Wrench& load, double typicalLength) const;

    private:
        struct Row {
            Twist column;
            double stiffness, imposed, lower, upper;
        };
        std::vector<Row> m_rows;
    };
    struct Guide {
        Twist axis;
        double stiffness, limit, root;
    };

    std::string refusal(const InterfaceProblem& problem) const;
    void prepare(const InterfaceProblem& problem);
    bool tighten(InterfaceAnswer& answer);
    void takeRoot();
    bool follow(double from, double to, int depth, InterfaceAnswer& answer);
    bool balance(const Wrench& load, Twist& q);
    double assemble(const Twist& q, const Wrench& load, Wrench& rest, Matrix6* tangent) const;
    double sizeOf(const Wrench& wrench) const;
    void slipRoots(const Twist& q);
    void record(double factor, InterfaceAnswer& answer) const;
    void say(InterfaceAnswer& answer) const;
    void explain(const Wrench& load, InterfaceAnswer& answer);
    LinkProblem linksOf(const Wrench& load, bool isTightening, bool sticks) const;
    void addOthers(LinkRows& rows, bool isTightening) const;

    const InterfaceProblem* m_problem = nullptr;
    std::vector<Cell> m_cells;
    std::vector<Guide> m_guides;
    std::vector<Twist> m_ties;            // elongation = tie . q
    std::vector<double> m_tieShortening;  // m: tension = stiffness (elongation + it), if positive
    Matrix6 m_beams = Matrix6::Zero();    // all together
    Twist m_q = Twist::Zero();            // since before tightening
    int m_iterations = 0;
    LinkSolver m_links;
    LinkSolution m_linkSolution;
};

InterfaceAnswer solveInterface(const InterfaceProblem& problem);

}  // namespace sinew
