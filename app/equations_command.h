#pragma once

#include <string>

namespace sinew::cli {

struct EquationsArguments {
    std::string model;
    std::string format = "text";   // text, latex or cpp
    std::string method;            // lagrange, local, matrix or recurrent; empty: the one that suits the model
    std::string angles = "model";  // model or absolute
};

// Writes the equations of motion of a model to standard output.
int equations(const EquationsArguments& arguments);

}  // namespace sinew::cli
