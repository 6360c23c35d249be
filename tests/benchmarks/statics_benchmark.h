#pragma once

namespace sinew::benchmarks {

// Statics of the hip and of larger legs, as ratios to one 27 x 27 (or links x links) LLT factor-and-solve.
void printStatics();

}  // namespace sinew::benchmarks
