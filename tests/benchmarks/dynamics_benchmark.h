#pragma once

namespace sinew::benchmarks {

// Inverse dynamics, mass matrix, forward dynamics and joint reactions of a human of 39 coordinates and of chains of 5
// to 200 links, beside Simbody and MuJoCo where they were found at configure time.
void printDynamics();

}  // namespace sinew::benchmarks
