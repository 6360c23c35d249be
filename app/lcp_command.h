#pragma once

#include <string>

namespace sinew::cli {

struct LcpArguments {
    std::string problem;
    std::string method = "auto";
    std::string json;  // file name, "-" for standard output; empty: none
};

// Solves a linear complementarity problem and writes the answer.
int lcp(const LcpArguments& arguments);

}  // namespace sinew::cli
