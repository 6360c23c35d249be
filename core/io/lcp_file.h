#pragma once

#include <iosfwd>
#include <string>

#include "core/base/result.h"
#include "core/complementarity/lcp_problem.h"

namespace sinew {

// Linear complementarity problems as JSON:
//
//     {"A": [[2, 1], [1, 2]], "B": [-1, 1], "equalities": [0], "lower": [null, 0], "upper": [null, 5]}
//
// A by rows, square; B with a number a row. "equalities" lists rows, counting from 0, or is a list of true and false,
// one a row; none when absent. In "lower" and "upper" null is no bound, as are "-inf" in lower and "inf" in upper;
// absent, all lower bounds are zero and there are no upper ones. Unknown keys are warnings with "did you mean".
//
// Errors carry line and column; reading goes on as far as it makes sense. At most 1400 rows and 64 MB. What was read
// has passed faultOf().
Result<LcpProblem> readLcp(std::istream& stream, const std::string& fileName);

// The same for a path. A missing file, a directory or an empty file is an error that says so.
Result<LcpProblem> readLcpFile(const std::string& path);

}  // namespace sinew
