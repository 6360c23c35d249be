#pragma once

#include <optional>
#include <string>

#include "core/mechanism/mechanism.h"
#include "core/model/coverage.h"
#include "core/model/model.h"

namespace sinew::cli {

// Writes diagnostics to standard error, a line each.
void print(const Diagnostics& diagnostics);

// What the command line says of itself, in English alone.
Diagnostic englishError(std::string message, std::string hint = {});
Diagnostic englishWarning(std::string message, std::string hint = {});

// Writes warnings on what a computation leaves out of a model to standard error.
void printLeftOut(const Model& model, Computation computation);

struct LoadedModel {
    Model model;     // as it was read
    Model expanded;  // its segments written out: reports by body and joint stand in its order
    Mechanism mechanism;
};

// Reads a model of any format and prints what is wrong. Nothing when there is none, or when the file is a motion.
std::optional<Model> readModelOnly(const std::string& path);

// Reads and compiles a model; prints what is wrong. Nothing when it cannot be computed with.
std::optional<LoadedModel> loadModel(const std::string& path);

}  // namespace sinew::cli
