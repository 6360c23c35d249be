#pragma once

#include <string>

namespace sinew::cli {

struct EquationsArguments {
    std::string model;
    std::string format = "text";    // text, latex or cpp
    std::string method = "matrix";  // lagrange, matrix or recurrent
    std::string angles = "model";   // model or absolute
};

// Writes the equations of motion of a model's variable-length links to standard output.
int equations(const EquationsArguments& arguments);

}  // namespace sinew::cli
