#pragma once

#include <QStringList>

#include "core/model/model.h"
#include "core/scenario/scenario.h"

namespace sinew {

// What formulas and conditions of a scenario may name, quoted where it must be. model: with its segments written out.
QStringList quantityNames(const Scenario& scenario, const Model& model);

}  // namespace sinew
