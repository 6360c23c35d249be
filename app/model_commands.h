#pragma once

#include <string>

namespace sinew::cli {

// Prints what a model holds.
int info(const std::string& model);

// Reads and compiles a model; prints what is wrong, or that nothing is.
int check(const std::string& path);

// Writes a model in normal form, mirrored if asked.
int convert(const std::string& in, const std::string& out, bool mirror);

}  // namespace sinew::cli
