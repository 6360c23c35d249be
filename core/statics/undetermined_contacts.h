#pragma once

#include <vector>

#include "core/complementarity/link_problem.h"
#include "core/statics/link_system.h"

namespace sinew {

// Contacts, ascending, whose force balance does not determine: with the forces of links and springs and the motion of
// the solution, other forces of contacts balance the load too. Only rigid contacts can be: one that sticks bears
// anything in its cone of friction, one that slides the force of Coulomb's law against its slip, one without friction
// a push. A contact that bears nothing here, but would in another of these balances, counts.
// noGap: m, up to which a gap at rest or a slip is round-off; infinite where no motion is known: then every rigid
// contact sticks.
std::vector<int> findUndeterminedContacts(const LinkSystem& system, const LinkSolution& solution, double noGap);

}  // namespace sinew
