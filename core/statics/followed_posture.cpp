#include "core/statics/followed_posture.h"

#include <cmath>

#include "core/base/number_words.h"
#include "core/mechanism/positions.h"

namespace sinew {

namespace {

// How far the move goes on the path at its end, rad or m, of coordinates and balls.
void takeAmount(const Mechanism& mechanism, const Situation& situation, const Eigen::VectorXd& values,
                FollowedPosture& followed)
{
    const PostureMove& move = followed.move;
    followed.hasAmount = move.node < 0;
    if (move.coordinate >= 0)
        followed.amount = std::abs(values[move.coordinate] - situation.values[move.coordinate]);
    if (move.joint >= 0) {
        const CompiledJoint& joint = mechanism.joints[static_cast<std::size_t>(move.joint)];
        const Eigen::Quaterniond from = eulerParameters(mechanism, joint, situation.values);
        followed.amount = eulerParameters(mechanism, joint, values).angularDistance(from);
    }
}

void takeJoint(const StaticsSolution& solution, const LargeDisplacementPath& path, double share,
               FollowedPosture& followed)
{
    for (int i = 0; i < static_cast<int>(solution.joints.size()); ++i) {
        const double before = solution.joints[static_cast<std::size_t>(i)].resultant,
                     after = resultantAt(path, i, share);
        if (std::abs(after - before) > std::abs(followed.after - followed.before)) {
            followed.joint = i;
            followed.before = before;
            followed.after = after;
        }
    }
}

Sentence followedWords(const Mechanism& mechanism, const FollowedPosture& followed, const LargeDisplacementPath& path)
{
    if (followed.status == LargePathStatus::InvalidInput)
        return sentence("by how much forces change there is not known: %1", path.message);
    if (followed.status != LargePathStatus::Converged)
        return sentence("followed there, %1", path.message);
    PostureMove there = followed.move;
    there.amount = followed.amount;
    const std::string before = withDigits(followed.before, 4), after = withDigits(followed.after, 4);
    if (followed.joint < 0 || before == after)
        return followed.hasAmount ? sentence("followed there, %1", moveWords(mechanism, there)) : Sentence();
    const std::string& name = mechanism.jointNames[static_cast<std::size_t>(followed.joint)];
    if (!followed.hasAmount)
        return sentence("followed there, joint '%1' bears %2 N instead of %3 N", name, after, before);
    return sentence("followed there, %1 and joint '%2' bears %3 N instead of %4 N", moveWords(mechanism, there), name,
                    after, before);
}

}  // namespace

FollowedPosture followPosture(const Mechanism& mechanism, const Situation& situation, const StaticsSolution& solution,
                              const std::stop_token& stop)
{
    FollowedPosture followed;
    const DisplacementVerdict& verdict = solution.displacement;
    const Sentence givesWay = givingWayWords(mechanism, verdict);
    const bool isJudged = !displacementRemark(mechanism, verdict).empty();
    if (!solution.isUsable() || !solution.hasDisplacements || (givesWay.empty() && !isJudged))
        return followed;
    followed.move = verdict.asSprings;
    const LargeDisplacementPath path
        = solveLargeDisplacementPath(mechanism, situation, {.stop = stop, .mostEvaluations = mostFollowing});
    followed.status = path.status;
    if (path.isWhole()) {
        const double share = situation.loadFactor / wholeLoadFactor(situation);
        // The posture at another share than the whole load is on a corner only by chance; forces are straight between.
        if (share == 1)
            takeAmount(mechanism, situation, path.values.rightCols<1>(), followed);
        takeJoint(solution, path, share, followed);
    }
    const Sentence words = followedWords(mechanism, followed, path);
    followed.words = givesWay.empty() ? words : words.empty() ? givesWay : sentence("%1; %2", givesWay, words);
    return followed;
}

}  // namespace sinew
