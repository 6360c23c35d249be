#pragma once

#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/base/diagnostic.h"
#include "core/mechanism/constraint_directions.h"

namespace sinew {

// Notices when a motion passes singular positions of its constraints: a direction of the rows that vanishes there turns
// over.
class SingularPassages {
public:
    // After every step, times rising. directions: of the rows at that time; names: of the rows.
    void note(double time, const ConstraintDirections& directions, const std::vector<std::string>& names);
    // After a step that ends where the rows are sharp.
    void forget() { m_before = {}; }
    // A sample that is left out, since the forces at its moment are not determined.
    void noteLeftOut() { ++m_leftOut; }

    // A sentence on all of it, or none.
    Diagnostics remarks() const;

private:
    void notePassage(double time, const ConstraintDirections& directions, const std::vector<std::string>& names);

    ConstraintDirections m_before;
    double m_timeBefore = 0, m_first = 0, m_last = 0;
    int m_count = 0, m_leftOut = 0;
    std::vector<std::string> m_names;
};

}  // namespace sinew
