#pragma once

namespace sinew::benchmarks {

// Prints how long shipped motions take against the time that they last.
void printSimulations();

}  // namespace sinew::benchmarks
