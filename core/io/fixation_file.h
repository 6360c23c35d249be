#pragma once

#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/fixation/measured_femur.h"
#include "core/model/fixation.h"
#include "core/model/model.h"
#include "core/model/model_problem.h"

namespace sinew {

inline constexpr const char* fixationFormat = "sinew-fixation";
inline constexpr int fixationVersion = 1;

// Reads a *.sinew-fixation.json as readModel() reads a model, and checks it (validateFixation).
Result<Fixation> readFixation(std::istream& stream, const std::string& fileName);
// The same, but a case that checks find faulty is there all the same, with the errors beside it.
Result<Fixation> readFixationToMend(std::istream& stream, const std::string& fileName);

// A case with the model that it names.
struct FixationBundle {
    Fixation fixation;
    std::optional<Model> model;
    std::string modelPath;  // of the model's file
};

// Reads the case and its model, which is found from the folder of the case, and checks what the case names of it.
Result<FixationBundle> readFixationFile(const std::string& path);
// The same, but a case that checks find faulty is there all the same, without its model where that cannot be read.
Result<FixationBundle> readFixationFileToMend(const std::string& path);

// What was found wrong with a case that was read from a file, at its places there.
Diagnostics placedInFile(const std::string& path, std::vector<ModelProblem> problems);

// What is measured on the mesh that the case names, which is found from the folder of the case's file. Nothing is there
// without a mesh; fails when its file cannot be read, with places in both files.
Result<std::shared_ptr<const MeasuredFemur>> readMeasuredFemur(const Fixation& fixation, const std::string& caseFile);

// The case as it has to be written to another folder; see relocated() of scenarios.
Fixation relocated(Fixation fixation, const std::string& fromFile, const std::string& toFile);

// Model and mesh named by their absolute paths, to compare cases of files in different folders.
Fixation withWholePaths(Fixation fixation, const std::string& ownFile);

// Normal form, as writeModel().
void writeFixation(const Fixation& fixation, std::ostream& stream);
Result<bool> writeFixationFile(const Fixation& fixation, const std::string& path);  // atomic

}  // namespace sinew
