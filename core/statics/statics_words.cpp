#include "core/statics/statics_words.h"

#include <cmath>
#include <cstdio>
#include <numbers>

namespace sinew {

namespace {

std::string numberText(double value, int digits = 3)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.*g", digits, value);
    return text;
}

}  // namespace

std::string quotedList(const std::vector<std::string>& names)
{
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        text += (i == 0 ? "'" : i + 1 == names.size() ? " and '" : ", '") + names[i] + "'";
    return text;
}

std::string notHoldableMessage(const Mechanism& mechanism, const StaticsSolution& solution)
{
    std::string text = "this posture cannot be held:";
    const char* separator = " ";
    for (Eigen::Index k = 0; k < mechanism.coordinateCount; ++k) {
        if (solution.missing[k] == 0)
            continue;
        const auto index = static_cast<std::size_t>(k);
        const bool turns = mechanism.coordinateKinds[index] == CoordinateKind::Rotation;
        text += separator
                + ("'" + mechanism.coordinateNames[index] + "' lacks " + numberText(solution.missing[k])
                   + (turns ? " N m" : " N"));
        separator = ", ";
    }
    for (std::size_t i = 0; i < mechanism.nodes.size(); ++i) {
        const Vector3& lack = solution.missingAtNodes[i];
        if (lack.norm() == 0)
            continue;
        text += separator
                + ("node '" + mechanism.nodeNames[i] + "' lacks (" + numberText(lack.x()) + ", " + numberText(lack.y())
                   + ", " + numberText(lack.z()) + ") N");
        separator = ", ";
    }
    return text;
}

std::string constraintGapMessage(const ConstraintRows& rows)
{
    Eigen::Index row = 0;
    const double gap = rows.residuals().cwiseAbs().maxCoeff(&row);
    const std::string& name = rows.names()[static_cast<std::size_t>(row)];
    const std::string size
        = rows.isAngle(row) ? numberText(gap * 180 / std::numbers::pi) + " degrees" : numberText(gap) + " m";
    return "the posture is " + size + " off constraint '" + name + "'; change a coordinate so that it is met";
}

std::string redundantRemark(const ConstraintRows& rows, const std::vector<int>& redundant)
{
    std::vector<std::string> names;
    for (const int row : redundant)
        names.push_back(rows.names()[static_cast<std::size_t>(row)]);
    return "constraint rows that others imply bear nothing here, since statics cannot tell their shares apart: "
           + quotedList(names);
}

std::string undeterminedRemark(const std::vector<std::string>& contacts)
{
    if (contacts.size() == 1)
        return "statics of rigid bodies cannot tell the force of contact '" + contacts.front()
               + "' from what joints, locks and constraints bear, one of many distributions is shown";
    return "statics of rigid bodies cannot tell the forces of these contacts apart, one of many distributions is "
           "shown: "
           + quotedList(contacts);
}

std::string restlessRemark(const std::vector<std::string>& contacts)
{
    return "no state of rest by Coulomb's law was found near this posture; the forces shown balance the load within "
           "the "
           "cones of friction, as one of many distributions; see what a motion does: "
           + quotedList(contacts);
}

std::string pathSlidingRemark(const std::vector<std::string>& contacts)
{
    return "the path takes sliding contacts to open by the coefficient of friction times their slip, other than the "
           "forces at one load, which obey Coulomb's law and may differ: "
           + quotedList(contacts);
}

std::string deadSpringRemark()
{
    return "springs and stops of coordinates push as they do in the posture itself and give way no further, since a "
           "criterion knows no displacements";
}

std::string notAdmissibleMessage(const std::string& faults)
{
    return "these forces balance the load but are not admissible, since the pseudo-inverse knows no limits: " + faults;
}

std::string sunkRemark(const std::string& contact, double depth)
{
    return "contact '" + contact + "' lies " + numberText(1000 * depth)
           + " mm behind its plane; it is rigid and counts as touching";
}

std::string unfollowedRemark(const std::string& reason)
{
    return "whether links break while the load grows could not be followed to its end: " + reason;
}

std::string breakingRemark(const std::string& link, double strength, double share)
{
    return "'" + link + "' breaks at its strength of " + numberText(strength, 4) + " N, at " + numberText(100 * share)
           + " % of the load, and then carries nothing";
}

}  // namespace sinew
