#pragma once

namespace sinew::cli {

// Prints the paths of the models, motions and fixations that come with the program, a line each.
int examples();

}  // namespace sinew::cli
