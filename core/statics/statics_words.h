#pragma once

#include <string>
#include <vector>

#include "core/base/sentence.h"
#include "core/mechanism/constraint_rows.h"
#include "core/statics/statics.h"

namespace sinew {

// The sentences of statics.

// "'a', 'b' and 'c'"
Sentence quotedList(const std::vector<std::string>& names);
// Which coordinates and nodes lack how much, or that nothing holds the mechanism.
Sentence notHoldableMessage(const Mechanism& mechanism, const StaticsSolution& solution);
// The constraint row that is off by most, by how much, and what to do.
Sentence constraintGapMessage(const ConstraintRows& rows);
Sentence redundantRemark(const ConstraintRows& rows, const std::vector<int>& redundant);
Sentence undeterminedRemark(const std::vector<std::string>& contacts);
// No slip of these contacts agreed with its own friction.
Sentence restlessRemark(const std::vector<std::string>& contacts);
// Contacts that slide on a load path.
Sentence pathSlidingRemark(const std::vector<std::string>& contacts);
// The same of the path on which statics looks for links that break.
Sentence breakingSlidingRemark(const std::vector<std::string>& contacts);
Sentence deadSpringRemark();
// faults: inadmissibleForces().
Sentence notAdmissibleMessage(const Sentence& faults);
// depth: m, of a rigid contact.
Sentence sunkRemark(const std::string& contact, double depth);
// Of a contact that gives way. weights: what it bears, in weights of all bodies.
Sentence deepRemark(const std::string& contact, double depth, double weights);
// Why it is not known which links break on the way.
Sentence unfollowedRemark(const Sentence& reason);
// share: of the load, at which the link broke.
Sentence breakingRemark(const std::string& link, double strength, double share);
// Of two or more that come to their strengths together.
Sentence breakingTogetherRemark(const std::vector<std::string>& links, double share);

}  // namespace sinew
