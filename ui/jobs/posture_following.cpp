#include "ui/jobs/posture_following.h"

#include <exception>

namespace sinew {

bool givesWay(const Solved& solved)
{
    const StaticsSolution& solution = solved.solution;
    const auto isWorthIt = [](const PostureMove& move) { return move.range != DisplacementRange::Small; };
    return solution.isUsable() && solution.hasDisplacements
           && (isWorthIt(solution.displacement.asSprings) || solution.displacement.change > noticeableShare);
}

FollowedPosture followedOf(const std::shared_ptr<const Solved>& solved, const std::stop_token& stop)
{
    try {
        return followPosture(*solved->mechanism, solved->situation, solved->solution, stop);
    } catch (const std::exception& fault) {
        // A fault of ours must not take the person's unsaved work with it.
        FollowedPosture none;
        none.words = sentence("The solver failed: %1.", std::string(fault.what()));
        return none;
    }
}

}  // namespace sinew
