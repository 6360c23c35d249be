#pragma once

#include <optional>

#include <QStringList>

#include "core/model/coordinate.h"
#include "core/scenario/scenario.h"

namespace sinew {

// How the given of a pair can be stated, in the order of TimeValue; tracking is an effort towards a motion.
enum class ValueKind { Constant, Held, Curve, Column, Fourier, Formula, Tracking };

ValueKind kindOf(const GivenPair& pair);
QString textOf(ValueKind kind);
// What may be chosen for a side; a Fourier series only where there is one.
std::vector<ValueKind> kindsFor(PairSide side, ValueKind present);

// The columns of a scenario's tables: "walk: hip_moment".
std::vector<ColumnValue> columnsOf(const Scenario& scenario);
QString textOf(const ColumnValue& column);

// A value of a kind to begin with; nothing when the scenario has none to choose (no curves, no tables).
std::optional<TimeValue> firstValue(ValueKind kind, const Scenario& scenario, const Coordinate& coordinate,
                                    PairSide side);
// The pair stated in another way, or given on the other side; nothing when there is none to choose.
std::optional<GivenPair> withKind(GivenPair pair, ValueKind kind, const Scenario& scenario,
                                  const Coordinate& coordinate);
GivenPair withSide(const GivenPair& pair, PairSide side);

}  // namespace sinew
