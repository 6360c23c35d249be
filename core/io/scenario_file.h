#pragma once

#include <iosfwd>
#include <string>

#include "core/base/result.h"
#include "core/scenario/scenario.h"

namespace sinew {

// Reads a *.sinew-scenario.json as readModel() reads a model, and checks it (validateScenario). model: sound, the one
// that the scenario is for; its coordinates tell which numbers are degrees. Tables are named only, not read.
Result<Scenario> readScenario(std::istream& stream, const std::string& fileName, const Model& model);

// The same, but a scenario that checks find faulty is there all the same, with the errors beside it: only a text that
// cannot be read fails.
Result<Scenario> readScenarioToMend(std::istream& stream, const std::string& fileName, const Model& model);

// A scenario with all that its run needs.
struct ScenarioBundle {
    Scenario scenario;  // tables read
    Model model;
    std::string modelPath;  // of the model's file
};

// Reads the scenario, its model and its tables, which are found from the scenario's folder, and holds the three
// against each other. What is wrong in the model's file or in a table has the place there, and one remark at the key
// that names the file. Columns that stages use for motions of rotations count as such in tables that are in degrees.
Result<ScenarioBundle> readScenarioFile(const std::string& path);

// The same, but a scenario that checks find faulty is there all the same, with the errors beside it.
Result<ScenarioBundle> readScenarioFileToMend(const std::string& path);

// Reads the tables that a scenario names and that have not been read, from the folder of its file; the remarks say why
// one cannot be read.
Diagnostics readTables(Scenario& scenario, const Model& model, const std::string& scenarioFile);

// The scenario as it has to be written to another folder: model and tables named relative to it. Both are paths of
// scenario files; without the first, as of one that was never saved, nothing changes.
Scenario relocated(Scenario scenario, const std::string& fromFile, const std::string& toFile);

// Model and tables named by their absolute paths, to compare scenarios of files in different folders.
Scenario withWholePaths(Scenario scenario, const std::string& ownFile);

// Normal form, as writeModel(). model: the one that the scenario is for.
void writeScenario(const Scenario& scenario, const Model& model, std::ostream& stream);
Result<bool> writeScenarioFile(const Scenario& scenario, const Model& model, const std::string& path);  // atomic

}  // namespace sinew
