#pragma once

namespace sinew::benchmarks {

// How long composing the equations of chains of 1, 2, 3, 5 and 11 links takes, by method and kind of link, with the
// exponent at which the time grows with the links; beside the seconds that Borisov (2018) published for the same kind.
// Then composing and printing those of 5 to 40 links.
void equationsBenchmark();

}  // namespace sinew::benchmarks
