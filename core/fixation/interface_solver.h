#pragma once

#include <optional>
#include <vector>

#include "core/base/sentence.h"
#include "core/complementarity/link_solver.h"
#include "core/fixation/interface_cells.h"
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

    // What a twist lacks of the balance, minus its derivative, and the size of the largest term.
    struct Balance {
        Wrench rest;
        Matrix6 tangent;
        double terms = 0;
    };
    // Links of a LinkProblem: elongation = column . q.
    class LinkRows {
    public:
        void clear() { m_rows.clear(); }
        void add(const Twist& column, double stiffness, double imposed, double lower, double upper);
        void write(const Wrench& load, double typicalLength, LinkProblem& problem) const;

    private:
        struct Row {
            Twist column;
            double stiffness, imposed, lower, upper;
        };
        std::vector<Row> m_rows;
    };
    struct Guide {
        Twist axis;
        const InterfaceSlider* stated;
        double root;
        double bound;                     // N, what the links of addOthers() let it bear
        std::optional<double> held = {};  // N, in place of the limit that follows from what presses

        double forceAt(const Twist& q) const { return stated->stiffness * (axis.dot(q) - root); }  // while it sticks
        double limitAt(const Twist& q) const;
        Wrench limitSlopeAt(const Twist& q) const;  // N per twist
    };

    static Sentence refusal(const InterfaceProblem& problem);
    void prepare(const InterfaceProblem& problem);
    bool tighten();
    void takeRoot();
    bool follow(double from, double to, int depth);
    bool findBalance(const Wrench& load, double part, Twist& q);
    bool findFromStarts(const Wrench& load, double part, Twist& q);
    bool findByRounds(const Wrench& load, double part, Twist& q);
    bool closes(const Wrench& load, Twist& q);
    bool balance(const Wrench& load, Twist& q);
    bool goNearer(const Wrench& load, const Twist& way, Twist& q);
    Twist newtonWay() const;
    void assemble(const Twist& q, const Wrench& load, Balance& balance) const;
    void addTies(const Twist& q, Balance& balance) const;
    void addGuides(const Twist& q, Balance& balance) const;
    double sizeOf(const Wrench& wrench) const;
    void slipGuides(const Twist& q);
    void boundGuides(const Twist& q);
    void record(double factor, InterfaceAnswer& answer) const;
    void say(InterfaceAnswer& answer) const;
    void addDevices(InterfaceAnswer& answer) const;
    double residualOf(const InterfaceAnswer& answer) const;
    void explain(const Wrench& load, InterfaceAnswer& answer);
    void solveCones(const Wrench& load);
    void solveLinks(const Wrench& load, bool isTightening, bool sticks);
    void addCones(const Vector3& drive);
    void addOthers(bool isTightening);

    const InterfaceProblem* m_problem = nullptr;
    InterfaceCells m_cells;
    std::vector<Guide> m_guides;
    std::vector<Twist> m_ties;            // elongation = tie . q
    std::vector<double> m_tieShortening;  // m: tension = stiffness (elongation + it), if positive
    Matrix6 m_beams = Matrix6::Zero();    // all together
    Twist m_tightening = Twist::Zero();   // by the preload alone
    Twist m_q = Twist::Zero();            // since before tightening
    Twist m_change = Twist::Zero();       // of m_q in the last part of the load, per share of the load
    Balance m_now, m_next;
    int m_iterations = 0;
    LinkRows m_rows;
    LinkProblem m_linkProblem;
    LinkSolver m_links;
    LinkSolution m_linkSolution;
};

InterfaceAnswer solveInterface(const InterfaceProblem& problem);

}  // namespace sinew
