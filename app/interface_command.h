#pragma once

#include <string>

namespace sinew::cli {

struct InterfaceArguments {
    std::string problem;
    std::string json, csv;  // file names, "-" for standard output; empty: none
};

// Solves two fragments with cells, beams, ties and sliders between them and writes the answer.
int interface(const InterfaceArguments& arguments);

}  // namespace sinew::cli
