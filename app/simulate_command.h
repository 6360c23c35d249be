#pragma once

#include <string>
#include <vector>

namespace sinew::cli {

struct SimulateArguments {
    std::string scenario;
    std::string out;      // .sto, .mot or .csv; empty: none
    std::string json;     // file, "-" for standard output; empty: none
    std::string method;   // of methodWords; empty: the scenario's
    double duration = 0;  // s; 0: the scenario's
    double step = 0;      // s, of differences; 0: the scenario's
};

// The words for ways to integrate.
std::vector<std::string> integrationMethods();

// Runs a scenario. Exit codes as everywhere; a run that broke off is 4 and what was recorded until then is written.
int simulate(const SimulateArguments& arguments);

}  // namespace sinew::cli
