#pragma once

#include <string>
#include <vector>

#include "core/model/model.h"

namespace sinew {

// The body connection arrays of a branched system (Huston and Liu 1990, Table 1): L0 numbers its n bodies 1..n, L1 is
// lowerBodies (0 is the ground), each further array is L of the one before, L(0) = 0. They end with the first that is
// all zero. Column k names the bodies on the way from body k + 1 down to the ground. Empty when a number is not within
// [0, n] or when bodies hang on each other in a loop.
std::vector<std::vector<int>> connectionArrays(const std::vector<int>& lowerBodies);

// The lower body of each body: the number of the body that it hangs on, 0 for the ground. Bodies are numbered from 1 in
// the model's order, then its variable-length segments, each as one body. A body that no joint carries hangs on 0.
std::vector<int> lowerBodies(const Model& model);

// The names of the bodies that lowerBodies() numbers, in order.
std::vector<std::string> connectedBodies(const Model& model);

}  // namespace sinew
