#pragma once

#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/base/sentence.h"
#include "core/complementarity/link_problem.h"
#include "core/complementarity/link_solver.h"

namespace sinew {

// A link problem whose load, imposed shortenings and limits grow in proportion from those at parameter 0 to those at
// parameter 1. Links and stiffnesses stay.
struct LoadPathProblem {
    LinkProblem from, to;  // L and stiffness are taken from `from`
    // (links) or empty, N, > 0 or +inf: a link whose force comes to its strength, pulling or pushing, breaks and is
    // gone for good, instead of holding a limit. Of several that are too weak at once the most overloaded goes first;
    // those that are equally so break together (Kolesnikov 2004, text to Figs. 3 and 4).
    Eigen::VectorXd strength;
};

struct LoadPathEvent {
    double parameter = 0;
    int link = 0;
    SwitchingChange change = SwitchingChange::Engages;  // Releases, Engages, Yields or Breaks
    bool withPrevious = false;                          // together with the event before, in the same way
};

// Forces as straight lines between corners.
struct LoadPath {
    SolveStatus status = SolveStatus::NotRun;  // Solved also when the path ends early: see `collapsed`
    Sentence message = sentence("not solved");
    bool isUsable() const { return status == SolveStatus::Solved; }

    std::vector<double> parameters;             // of the corners, rising; twice where forces jump (a link breaks)
    std::vector<Eigen::VectorXd> force;         // per corner, (links), N
    std::vector<Eigen::VectorXd> displacement;  // per corner, (coordinates)
    std::vector<std::vector<LinkState>> state;  // per corner: on the line that starts there
    std::vector<LoadPathEvent> events;
    bool collapsed = false;    // beyond the last parameter no admissible forces balance the load
    Eigen::VectorXd collapse;  // then: the motion that no link resists, largest entry 1
    double residual = 0;       // largest lack of balance at a corner, relative to the largest terms of the path
    double lawResidual = 0;    // how far a link is off its law at a corner, of the largest force or gap of the path
    // How often a corner was stepped over, by 1e-7 to 1e-2 of the path, because round-off hid which links switch there.
    int fallbacks = 0;
};

// Follows the solution exactly from corner to corner: between corners every link is engaged or at a limit and forces
// are straight lines; at a corner the rates of the next line are themselves a link problem, in which links that are
// just at the edge may go either way, so links that switch together need no special care.
class LoadPathSolver {
public:
    void solve(const LoadPathProblem& problem, LoadPath& path);

private:
    using Index = Eigen::Index;
    using Vector = Eigen::VectorXd;
    // Where a link stands; at an edge both its force's distance from the limit and its gap are zero.
    enum class Place : char { Engaged, AtLower, AtUpper, EdgeOfLower, EdgeOfUpper, Fixed };
    // What ends a line: the parameter it still takes and the link that gets there first.
    struct Corner {
        double step = 0;
        Index link = -1;
        enum class Reason { End, Lower, Upper, Gap, Strength } reason = Reason::End;
    };

    bool begin(const LoadPathProblem& problem, LoadPath& path);
    void follow(LoadPath& path);
    void place();
    bool calcRates(LoadPath& path);
    void addRateColumn(Index link, Index column);
    void takeRates();
    bool slide(const Vector& motion);
    void letGo(const Vector& motion);
    double roundOffOfOpening(Index link, const Vector& motion) const;
    Corner nextCorner() const;
    void shorten(Corner& corner, double reach, Index link, Corner::Reason reason) const;
    void advance(const Corner& corner);
    void noteEvents(LoadPath& path);
    void addCorner(LoadPath& path) const;
    bool breakWeakest(LoadPath& path);
    bool solveHere(LoadPath& path);
    bool stepOver(LoadPath& path);
    void findWeakest();
    bool isAnyWeak();
    void fillProblemHere();
    void verify(LoadPath& path) const;
    double lawResidual(const LoadPath& path) const;
    double lower(Index link) const { return m_p->from.lower[link] + m_t * m_lowerRate[link]; }
    double upper(Index link) const { return m_p->from.upper[link] + m_t * m_upperRate[link]; }
    double strength(Index link) const;

    const LoadPathProblem* m_p = nullptr;
    LinkSolver m_solver;
    LinkProblem m_here, m_rateProblem;
    LinkSolution m_solution;
    double m_t = 0;
    Vector m_lowerRate, m_upperRate, m_imposedRate;
    Vector m_force, m_gap, m_u;
    Vector m_forceRate, m_gapRate, m_uRate;
    std::vector<Place> m_place;
    std::vector<LinkState> m_state, m_lastState;
    std::vector<bool> m_broken;
    std::vector<Index> m_weakest;  // links at their strength or beyond, equally far
    std::vector<Index> m_column;   // of each link in the rate problem, -1: not in it
    double m_scale = 0;            // N, of the forces met so far, and of those that the load needs
    double m_stiffness = 1;        // N/m, to measure gaps of rigid links by
};

LoadPath solveLoadPath(const LoadPathProblem& problem);
Eigen::VectorXd forcesAt(const LoadPath& path, double parameter);

}  // namespace sinew
