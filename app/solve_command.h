#pragma once

#include <optional>
#include <string>

#include "core/statics/adjustments.h"

namespace sinew::cli {

// Exit codes of the command line.
enum ExitCode { Done = 0, Fault = 1, Usage = 2, WrongInput = 3, NoSolution = 4 };

struct SolveArguments {
    std::string model;
    std::string activity;  // empty: the model's own posture
    std::string step;      // name or number from 1; empty: the posture with the largest reference force
    Adjustments adjustments;
    std::string method = "stiffness";
    bool findPosture = false;
    bool path = false;     // the load path besides
    bool compare = false;  // all criteria besides
    bool sensitivity = false;
    std::string sweep;               // COORD or COORD=FROM:TO, degrees or m; empty: none
    std::optional<double> interval;  // stiffnesses from 1 - share to 1 / (1 - share) of theirs
    std::string json, csv;           // file names, "-" for standard output; empty: none
};

int solve(const SolveArguments& arguments);

}  // namespace sinew::cli
