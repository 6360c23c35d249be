#pragma once

#include <string>
#include <vector>

namespace sinew::cli {

struct FixationArguments {
    std::string file;
    std::string activity;              // of the case's model, in place of the one it names
    std::vector<std::string> compare;  // further cases
    std::string json, csv;             // file names, "-" for standard output; empty: none
};

// What a fixation carries in all postures of its case.
int fixation(const FixationArguments& arguments);

}  // namespace sinew::cli
