#include "ui/panels/recruitment/study_match.h"

#include "ui/text/core_words.h"

#include <algorithm>

#include <QCoreApplication>

namespace sinew {

namespace {

bool isSameLoad(const CompiledLoad& a, const CompiledLoad& b)
{
    return a.body == b.body && a.point == b.point && a.force == b.force && a.moment == b.moment && a.scale == b.scale
           && a.frame == b.frame;
}

bool areEqual(const Eigen::VectorXd& a, const Eigen::VectorXd& b)
{
    return a.size() == b.size() && a == b;
}

}  // namespace

bool isSameSituation(const Situation& a, const Situation& b)
{
    return isSameButActivations(a, b) && areEqual(a.activations, b.activations);
}

bool isSameButActivations(const Situation& a, const Situation& b)
{
    return areEqual(a.values, b.values) && a.modes == b.modes && a.efforts == b.efforts
           && std::equal(a.loads.begin(), a.loads.end(), b.loads.begin(), b.loads.end(), isSameLoad)
           && a.gravity == b.gravity && a.loadFactor == b.loadFactor && a.supportBody == b.supportBody
           && a.bodyWeight == b.bodyWeight && areEqual(a.shortenings, b.shortenings)
           && a.activations.size() == b.activations.size();
}

QString stiffnessRemark(const Criterion& criterion)
{
    if (criterion.sharing == Sharing::Stiffness)
        return {};
    return QCoreApplication::translate("sinew::Recruitment", "Here the links share by stiffness; the window shows: %1.")
        .arg(worded(nameOf(criterion)).toLower());
}

}  // namespace sinew
