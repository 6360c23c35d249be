#include "ui/jobs/equilibrium_search.h"

#include <exception>

namespace sinew {

EquilibriumPosture equilibriumOf(const EquilibriumRequest& request, const std::stop_token& stop)
{
    try {
        return findEquilibriumPosture(*request.mechanism, request.model, request.situation, stop);
    } catch (const std::exception& fault) {
        // A fault of ours must not take the person's unsaved work with it.
        EquilibriumPosture none;
        none.message = sentence("The solver failed: %1.", std::string(fault.what()));
        return none;
    }
}

}  // namespace sinew
