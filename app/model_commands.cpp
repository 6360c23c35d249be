#include "app/model_commands.h"

#include <algorithm>
#include <iomanip>
#include <iostream>

#include "app/loaded_model.h"
#include "app/solve_command.h"
#include "core/io/model_file.h"
#include "core/io/scenario_file.h"
#include "core/mechanism/connection_arrays.h"
#include "core/schema/mirror.h"

namespace sinew::cli {

namespace {

template <class T>
void printNames(const char* what, const std::vector<T>& objects)
{
    std::cout << what << " (" << objects.size() << ")";
    const char* separator = ": ";
    for (const T& object : objects) {
        std::cout << separator << object.name;
        separator = ", ";
    }
    std::cout << '\n';
}

// A row a body: its column of Huston and Liu's Table 1, the way from the body down to the ground.
void printConnectionArrays(const Model& model)
{
    const auto arrays = connectionArrays(lowerBodies(model));
    const std::vector<std::string> names = connectedBodies(model);
    if (names.size() < 2 || arrays.empty())
        return;
    const auto width = static_cast<int>(std::to_string(std::max(names.size(), arrays.size())).size()) + 2;
    std::cout << "body connection arrays (0 is the ground)\n";
    for (std::size_t power = 0; power < arrays.size(); ++power)
        std::cout << std::setw(width) << "L" + std::to_string(power);
    std::cout << '\n';
    for (std::size_t body = 0; body < names.size(); ++body) {
        for (const std::vector<int>& array : arrays)
            std::cout << std::setw(width) << array[body];
        std::cout << "  " << names[body] << '\n';
    }
}

bool isScenario(const std::string& path)
{
    return path.ends_with(".sinew-scenario.json");
}

int checkScenario(const std::string& path)
{
    const Result<ScenarioBundle> read = readScenarioFile(path);
    print(read.diagnostics);
    if (!read)
        return WrongInput;
    const Scenario& scenario = read.value->scenario;
    std::cout << path << ": good, " << scenario.stages.size() << " stages, " << scenario.options.duration
              << " s, model " << read.value->modelPath << '\n';
    return Done;
}

int convertScenario(const std::string& in, const std::string& out)
{
    const Result<ScenarioBundle> read = readScenarioFile(in);
    print(read.diagnostics);
    if (!read)
        return WrongInput;
    const Result<bool> written = writeScenarioFile(relocated(read.value->scenario, in, out), read.value->model, out);
    print(written.diagnostics);
    return written ? Done : WrongInput;
}

}  // namespace

int info(const std::string& model)
{
    const Result<Model> read = readModelFile(model);
    print(read.diagnostics);
    if (!read)
        return WrongInput;
    const Model& m = *read.value;
    std::cout << (m.title.empty() ? m.name : m.title) << '\n';
    if (!m.description.empty())
        std::cout << m.description << '\n';
    std::cout << '\n' << "space: " << (m.space == Space::Plane ? "plane" : "spatial");
    if (m.bodyWeight > 0)
        std::cout << ", body weight " << m.bodyWeight << " N";
    std::cout << ", gravity (" << m.gravity.transpose() << ") m/s^2\n";
    printNames("bodies", m.bodies);
    printConnectionArrays(m);
    printNames("joints", m.joints);
    printNames("coordinates", m.coordinates);
    printNames("nodes", m.nodes);
    printNames("links", m.links);
    printNames("contacts", m.contacts);
    printNames("loads", m.loads);
    std::cout << "activities (" << m.activities.size() << ")\n";
    for (const Activity& activity : m.activities) {
        std::cout << "  " << activity.name << ": " << activity.title;
        if (!activity.steps.empty())
            std::cout << ", " << activity.steps.size() << " postures";
        std::cout << '\n';
    }
    for (const Source& source : m.sources)
        std::cout << "source " << source.name << ": " << source.text << '\n';
    return Done;
}

int check(const std::string& model)
{
    if (isScenario(model))
        return checkScenario(model);
    const auto loaded = loadModel(model);
    if (!loaded)
        return WrongInput;
    std::cout << model << ": good, " << loaded->model.bodies.size() << " bodies, " << loaded->mechanism.coordinateCount
              << " coordinates, " << loaded->mechanism.linkCount() << " links\n";
    return Done;
}

int convert(const std::string& in, const std::string& out, bool mirror)
{
    if (isScenario(in) && mirror) {
        print({makeError("a scenario has no mirror image", "mirror its model")});
        return Usage;
    }
    if (isScenario(in))
        return convertScenario(in, out);
    const Result<Model> read = readModelFile(in);
    print(read.diagnostics);
    if (!read)
        return WrongInput;
    const Result<bool> written = writeModelFile(mirror ? mirrored(*read.value) : *read.value, out);
    print(written.diagnostics);
    return written ? Done : WrongInput;
}

}  // namespace sinew::cli
