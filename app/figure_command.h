#pragma once

#include <optional>
#include <string>

namespace sinew::cli {

struct FigureArguments {
    bool list = false;                   // only print what there is
    std::string kind, out;               // needed unless list
    std::string sex = "male";            // "male" or "female"
    std::optional<double> height, mass;  // m, kg; the mean person's when absent
    std::optional<int> links;
};

// Writes a ready figure as a model file, or lists the figures.
int figure(const FigureArguments& arguments);

}  // namespace sinew::cli
