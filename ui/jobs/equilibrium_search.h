#pragma once

#include <memory>
#include <stop_token>

#include "core/mechanism/mechanism.h"
#include "core/model/model.h"
#include "core/statics/equilibrium_posture.h"
#include "core/statics/situation.h"

namespace sinew {

struct EquilibriumRequest {
    std::shared_ptr<const Mechanism> mechanism;
    Model model;  // with its segments written out
    Situation situation;
};

// findEquilibriumPosture(), which may take seconds for many driven coordinates. Never throws.
EquilibriumPosture equilibriumOf(const EquilibriumRequest& request, const std::stop_token& stop);

}  // namespace sinew
