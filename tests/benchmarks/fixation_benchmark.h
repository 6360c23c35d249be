#pragma once

namespace sinew::benchmarks {

// A broken femoral neck with screws and friction, as ratios to one 100 x 100 LLT factor-and-solve.
void printFixation();

}  // namespace sinew::benchmarks
