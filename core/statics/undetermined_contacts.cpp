#include "core/statics/undetermined_contacts.h"

#include "core/complementarity/rigid_links.h"

namespace sinew {

namespace {

// A change of a contact's force below this share of the changes along its edges that add up to it is round-off, as that
// of edges which only share one force among them.
constexpr double noChange = 1e-8;

}  // namespace

// The force of a contact is a sum along the edges of its cone, and the edges that its slip does not allow have a gap.
std::vector<int> findUndeterminedContacts(const LinkSystem& system, const LinkSolution& solution, double noGap)
{
    const Eigen::MatrixXd stresses = calcSelfStresses(system.problem, solution, noGap);
    if (stresses.cols() == 0)
        return {};
    const std::size_t count = system.elements.contacts().size();
    std::vector<Eigen::Matrix3Xd> changes(count, Eigen::Matrix3Xd::Zero(3, stresses.cols()));
    std::vector<Eigen::RowVectorXd> terms(count, Eigen::RowVectorXd::Zero(stresses.cols()));
    Eigen::Index column = system.linkCount();
    for (const Element& element : system.elements.list()) {
        const Eigen::RowVectorXd share = stresses.row(column++);
        if (element.kind != ElementKind::Contact)
            continue;
        const auto contact = static_cast<std::size_t>(element.object);
        changes[contact] += element.force * share;
        terms[contact] += element.force.norm() * share.cwiseAbs();
    }
    std::vector<int> contacts;
    for (std::size_t i = 0; i < count; ++i) {
        if ((changes[i].colwise().norm().array() > noChange * terms[i].array()).any())
            contacts.push_back(static_cast<int>(i));
    }
    return contacts;
}

}  // namespace sinew
