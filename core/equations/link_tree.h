#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/equations/equation_symbols.h"

namespace sinew {

// A variable-length link: its direction is (cos psi cos phi, cos psi sin phi, sin psi) in the chain's frame.
struct EquationLink {
    std::string name;
    std::string parent;   // as in the model
    int parentLink = -1;  // -1: the base
    SegmentKind kind = SegmentKind::Points;
    AngleSum azimuthBefore, elevationBefore;  // of the frame that its own angles turn
    AngleSum azimuth, elevation;              // phi and psi

    bool operator==(const EquationLink&) const = default;
};

// The tree of the model's segments in the published form: links hung on each other's tips, on a base that stands or only
// translates. Coordinates, symbols, arms and masses go into the tree of `symbols`. Fails with diagnostics that name the
// segment or body where the form does not fit: a segment hung beside the tip of its parent, relative angles behind a
// turn out of the x-y plane, a base that turns, bodies with mass that hang on segments. The model must be sound, see
// errorsOf(). Cost: linear in the segments, but for the differences of angles of links on one path.
Result<std::vector<EquationLink>> readLinks(EquationSymbols& symbols);

}  // namespace sinew
