#pragma once

#include <string>

namespace sinew::cli {

struct EvaluateArguments {
    std::string model;
    std::string states;
    std::string json;  // file name, "-" for standard output; empty: none
};

// Evaluates the equations of motion at given states and writes the answers.
int evaluate(const EvaluateArguments& arguments);

}  // namespace sinew::cli
