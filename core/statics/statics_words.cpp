#include "core/statics/statics_words.h"

#include <cmath>

#include "core/base/constants.h"
#include "core/base/name_list.h"
#include "core/base/number_words.h"

namespace sinew {

Sentence quotedList(const std::vector<std::string>& names)
{
    std::vector<std::string> quoted;
    for (const std::string& name : names)
        quoted.push_back("'" + name + "'");
    return joinedByAnd(quoted);
}

Sentence notHoldableMessage(const Mechanism& mechanism, const StaticsSolution& solution)
{
    std::vector<Sentence> lacks;
    for (Eigen::Index k = 0; k < mechanism.coordinateCount; ++k) {
        if (solution.missing[k] == 0)
            continue;
        const auto index = static_cast<std::size_t>(k);
        const bool turns = mechanism.coordinateKinds[index] == CoordinateKind::Rotation;
        const std::string &name = mechanism.coordinateNames[index], size = withDigits(solution.missing[k], 3);
        lacks.push_back(turns ? sentence("'%1' lacks %2 N m", name, size) : sentence("'%1' lacks %2 N", name, size));
    }
    for (std::size_t i = 0; i < mechanism.nodes.size(); ++i) {
        const Vector3& lack = solution.missingAtNodes[i];
        if (lack.norm() == 0)
            continue;
        lacks.push_back(sentence("node '%1' lacks (%2, %3, %4) N", mechanism.nodeNames[i], withDigits(lack.x(), 3),
                                 withDigits(lack.y(), 3), withDigits(lack.z(), 3)));
    }
    return lacks.empty() ? sentence("this posture cannot be held")
                         : sentence("this posture cannot be held: %1", joinedByCommas(lacks));
}

Sentence constraintGapMessage(const ConstraintRows& rows)
{
    Eigen::Index row = 0;
    const double gap = rows.residuals().cwiseAbs().maxCoeff(&row);
    const std::string& name = rows.names()[static_cast<std::size_t>(row)];
    return rows.isAngle(row)
               ? sentence("the posture is %1 degrees off constraint '%2'; change a coordinate so that it is met",
                          withDigits(gap / degree, 3), name)
               : sentence("the posture is %1 m off constraint '%2'; change a coordinate so that it is met",
                          withDigits(gap, 3), name);
}

Sentence redundantRemark(const ConstraintRows& rows, const std::vector<int>& redundant)
{
    std::vector<std::string> names;
    for (const int row : redundant)
        names.push_back(rows.names()[static_cast<std::size_t>(row)]);
    return sentence(
        "constraint rows that others imply bear nothing here, since statics cannot tell their shares apart: "
        "%1",
        quotedList(names));
}

Sentence undeterminedRemark(const std::vector<std::string>& contacts)
{
    if (contacts.size() == 1)
        return sentence("statics of rigid bodies cannot tell the force of contact '%1' from what joints, locks and "
                        "constraints bear, one of many distributions is shown",
                        contacts.front());
    return sentence("statics of rigid bodies cannot tell the forces of these contacts apart, one of many distributions "
                    "is shown: %1",
                    quotedList(contacts));
}

Sentence restlessRemark(const std::vector<std::string>& contacts)
{
    return sentence("no state of rest by Coulomb's law was found near this posture; the forces shown balance the load "
                    "within the cones of friction, as one of many distributions; see what a motion does: %1",
                    quotedList(contacts));
}

Sentence pathSlidingRemark(const std::vector<std::string>& contacts)
{
    return sentence("the path takes sliding contacts to open by the coefficient of friction times their slip, other "
                    "than the forces at one load, which obey Coulomb's law and may differ: %1",
                    quotedList(contacts));
}

Sentence breakingSlidingRemark(const std::vector<std::string>& contacts)
{
    return sentence(
        "whether links break is followed with sliding contacts that open by the coefficient of friction times "
        "their slip, other than Coulomb's law: %1",
        quotedList(contacts));
}

Sentence deadSpringRemark()
{
    return sentence("springs and stops of coordinates push as they do in the posture itself and give way no further, "
                    "since a criterion knows no displacements");
}

Sentence notAdmissibleMessage(const Sentence& faults)
{
    return sentence("these forces balance the load but are not admissible, since the pseudo-inverse knows no limits: "
                    "%1",
                    faults);
}

Sentence sunkRemark(const std::string& contact, double depth)
{
    return sentence("contact '%1' lies %2 mm behind its plane; it is rigid and counts as touching", contact,
                    withDigits(1000 * depth, 3));
}

Sentence deepRemark(const std::string& contact, double depth, double weights)
{
    return sentence(
        "contact '%1' lies %2 mm in its plane and bears %3 times the weight of all bodies; is that the posture?",
        contact, withDigits(1000 * depth, 3), withDigits(weights, 3));
}

Sentence unfollowedRemark(const Sentence& reason)
{
    return sentence("whether links break while the load grows could not be followed to its end: %1", reason);
}

Sentence breakingRemark(const std::string& link, double strength, double share)
{
    return sentence("'%1' breaks at its strength of %2 N, at %3 % of the load, and then carries nothing", link,
                    withDigits(strength, 4), withDigits(100 * share, 3));
}

Sentence breakingTogetherRemark(const std::vector<std::string>& links, double share)
{
    return sentence("%1 stand at their strength at the same time, at %2 % of the load: they break together, and then "
                    "carry nothing",
                    quotedList(links), withDigits(100 * share, 3));
}

}  // namespace sinew
