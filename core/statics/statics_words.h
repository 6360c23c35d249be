#pragma once

#include <string>
#include <vector>

#include "core/mechanism/constraint_rows.h"
#include "core/statics/statics.h"

namespace sinew {

// The sentences of statics.

// "'a', 'b' and 'c'"
std::string quotedList(const std::vector<std::string>& names);
// Which coordinates and nodes lack how much, or that nothing holds the mechanism.
std::string notHoldableMessage(const Mechanism& mechanism, const StaticsSolution& solution);
// The constraint row that is off by most, by how much, and what to do.
std::string constraintGapMessage(const ConstraintRows& rows);
std::string redundantRemark(const ConstraintRows& rows, const std::vector<int>& redundant);
std::string undeterminedRemark(const std::vector<std::string>& contacts);
// No slip of these contacts agreed with its own friction.
std::string restlessRemark(const std::vector<std::string>& contacts);
// Contacts that slide on a load path.
std::string pathSlidingRemark(const std::vector<std::string>& contacts);
std::string deadSpringRemark();
// faults: inadmissibleForces().
std::string notAdmissibleMessage(const std::string& faults);
// depth: m, of a rigid contact.
std::string sunkRemark(const std::string& contact, double depth);
// Why it is not known which links break on the way.
std::string unfollowedRemark(const std::string& reason);
// share: of the load, at which the link broke.
std::string breakingRemark(const std::string& link, double strength, double share);

}  // namespace sinew
