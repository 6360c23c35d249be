#include "app/model_commands.h"

#include <iostream>

#include "app/loaded_model.h"
#include "app/solve_command.h"
#include "core/io/model_file.h"
#include "core/model/mirror.h"

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
    printNames("joints", m.joints);
    printNames("coordinates", m.coordinates);
    printNames("nodes", m.nodes);
    printNames("links", m.links);
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
    const auto loaded = loadModel(model);
    if (!loaded)
        return WrongInput;
    std::cout << model << ": good, " << loaded->model.bodies.size() << " bodies, " << loaded->mechanism.coordinateCount
              << " coordinates, " << loaded->mechanism.linkCount() << " links\n";
    return Done;
}

int convert(const std::string& in, const std::string& out, bool mirror)
{
    const Result<Model> read = readModelFile(in);
    print(read.diagnostics);
    if (!read)
        return WrongInput;
    const Result<bool> written = writeModelFile(mirror ? mirrored(*read.value) : *read.value, out);
    print(written.diagnostics);
    return written ? Done : WrongInput;
}

}  // namespace sinew::cli
