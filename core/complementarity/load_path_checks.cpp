#include <algorithm>

#include "core/base/constants.h"
#include "core/complementarity/load_path.h"
#include "core/math/vector.h"

// What a load path has to pass before it may be used.

namespace sinew {

namespace {

// Round-off of a thousand corners stays far below; gaps are sums of rates along them.
constexpr double balanced = 1e-9, lawful = 1e-7;
// Nearer to a limit than this share of the largest force is at it.
constexpr double nearLimit = 1e-9;

}  // namespace

// Equilibrium and the links' laws at every corner, from the problem's own numbers.
void LoadPathSolver::verify(LoadPath& path) const
{
    const LinkProblem& p = m_p->from;
    double lack = 0, scale = 0;  // the load may pass through zero: one scale for the whole path
    for (std::size_t c = 0; c < path.parameters.size(); ++c) {
        const Vector load = p.load + path.parameters[c] * (m_p->to.load - p.load);
        scale = std::max(scale, largestOf(p.L.cwiseAbs() * path.force[c].cwiseAbs() + load.cwiseAbs()));
        lack = std::max(lack, largestOf(p.L * path.force[c] + load));
    }
    path.residual = scale > 0 ? lack / scale : 0.0;
    path.lawResidual = lawResidual(path);
    const bool good = path.residual <= balanced && path.lawResidual <= lawful;
    path.status = good ? SolveStatus::Solved : SolveStatus::NotConverged;
    path.message = !good            ? sentence("the load path did not pass its own verification")
                   : path.collapsed ? sentence("the links cannot hold more than the end of the path")
                                    : sentence("solved");
}

// How far a link stands off what its stiffness, imposed shortening and limits ask for: as a force against the largest
// of the path or as a gap against the largest that it is a small difference of, whichever says less.
double LoadPathSolver::lawResidual(const LoadPath& path) const
{
    const LinkProblem& p = m_p->from;
    Vector wholeUntil = Vector::Constant(p.L.cols(), infinity);
    for (const LoadPathEvent& event : path.events) {
        if (event.change == SwitchingChange::Breaks)
            wholeUntil[event.link] = event.parameter;
    }
    double largest = 0, farthest = std::max(largestOf(p.imposed), largestOf(m_p->to.imposed));
    for (std::size_t c = 0; c < path.parameters.size(); ++c) {
        largest = std::max(largest, largestOf(path.force[c]));
        farthest = std::max(farthest, largestOf(p.L.cwiseAbs().transpose() * path.displacement[c].cwiseAbs()));
    }
    farthest = std::max(farthest, largest / m_stiffness);  // rigid links alone do not move
    double worst = 0;
    for (std::size_t c = 0; c < path.parameters.size(); ++c) {
        const double t = path.parameters[c];
        const Vector closing = p.L.transpose() * path.displacement[c] - p.imposed - t * m_imposedRate;
        for (Index j = 0; j < p.L.cols(); ++j) {
            const double N = path.force[c][j], gap = N / p.stiffness[j] + closing[j], near = nearLimit * largest;
            const bool isLow = N <= p.lower[j] + t * m_lowerRate[j] + near;
            const bool isHigh = N >= p.upper[j] + t * m_upperRate[j] - near;
            const double wrong = std::max({0.0, isLow ? 0.0 : gap, isHigh ? 0.0 : -gap});
            if (wrong > 0 && t < wholeUntil[j])
                worst = std::max(worst, std::min(wrong * p.stiffness[j] / largest, wrong / farthest));
        }
    }
    return worst;
}

}  // namespace sinew
