#pragma once

#include <cstddef>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/fixation/bedded_beam.h"
#include "core/fixation/interface_problem.h"

namespace sinew {

// A patch after it was cut: its cells in the problem, and the corners of its outlines, where pressure and opening are
// largest.
struct CutPatch {
    struct Corner {
        Vector3 position;  // m, from the reference point
        double kn;         // Pa/m
    };
    std::string name;
    Vector3 normal = Vector3::UnitZ();  // unit vector
    double gap = 0;                     // m
    std::size_t firstCell = 0, cellCount = 0;
    std::vector<Corner> corners;
};

// What a problem file of `sinew-cli interface` says; the format is in README.md.
struct InterfaceCase {
    std::string title;
    Vector3 referencePoint = Vector3::Zero();  // m; `problem` is seen from it
    InterfaceProblem problem;                  // the cells of the file first, then those of the patches
    std::vector<CutPatch> patches;
    std::vector<std::optional<CondensedBeam>> beddedBeams;  // one each beam; none where the file gives 6 x 6
};

// Directions may have any length but zero. Errors carry line and column; reading goes on as far as it makes sense.
// Unknown keys are errors with "did you mean", since a slip would change the answer without a word. At most 20 000
// cells, 200 beams, 150 elements a beam, 1500 in all, and 64 MB. InterfaceSolver takes what was read.
Result<InterfaceCase> readInterface(std::istream& stream, const std::string& fileName);

// The same for a path. A missing file, a directory or an empty file is an error that says so.
Result<InterfaceCase> readInterfaceFile(const std::string& path);

}  // namespace sinew
