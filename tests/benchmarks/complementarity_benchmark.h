#pragma once

namespace sinew::benchmarks {

// Linear complementarity problems, as ratios to one Eigen LLT factor-and-solve of the full matrix.
void printComplementarity();

}  // namespace sinew::benchmarks
