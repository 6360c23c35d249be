#include "app/model_commands.h"

#include <algorithm>
#include <iomanip>
#include <iostream>

#include "app/command_output.h"
#include "app/loaded_model.h"
#include "app/solve_command.h"
#include "core/fixation/case_answer.h"
#include "core/io/file_formats.h"
#include "core/io/fixation_file.h"
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

int checkScenario(const std::string& path, const OpenedFile& file)
{
    const Scenario& scenario = *file.content.scenario;
    std::cout << path << ": good, " << scenario.stages.size() << " stages, " << scenario.options.duration
              << " s, model " << file.content.modelPath << '\n';
    return Done;
}

// How bone, plane and fixator fit together is found by building them.
int checkFixation(const std::string& path, const OpenedFile& file)
{
    const Fixation& fixation = *file.content.fixation;
    const Result<std::shared_ptr<const MeasuredFemur>> measured = readMeasuredFemur(fixation, path);
    print(measured.diagnostics);
    if (!measured)
        return WrongInput;
    if (const std::vector<ModelProblem> problems = constructProblems(fixation, *measured.value); !problems.empty()) {
        print(placedInFile(path, problems));
        return WrongInput;
    }
    const Construct construct = buildConstruct(fixation, {.measured = *measured.value});
    std::cout << path << ": good, " << construct.sectionCells.size() << " cells, " << construct.beams.size()
              << " beams, " << fixation.alternatives.size() << " alternatives"
              << (file.content.modelPath.empty() ? "" : ", model " + file.content.modelPath) << '\n';
    return Done;
}

int checkModel(const std::string& path, const Model& model)
{
    const Compilation compiled = compileWithProblems(model);
    print(foundByCompiling(compiled, path));
    if (!compiled.mechanism)
        return WrongInput;
    std::cout << path << ": good, " << model.bodies.size() << " bodies, " << compiled.mechanism->coordinateCount
              << " coordinates, " << compiled.mechanism->linkCount() << " links\n";
    return Done;
}

// Its signs are clinical: all that says left or right of a case is its side. The model is a file of its own.
void mirrorCase(Fixation& fixation)
{
    fixation = mirrored(std::move(fixation));
    if (!fixation.model.empty())
        print({englishWarning("the model '" + fixation.model + "' was not mirrored; the case names it as before",
                              "a femur of either side serves; mirror it by itself if names of its side matter")});
}

// What a document names, without its own file: that may be written anew in normal form.
std::vector<std::string> filesBeside(const FileContent& content)
{
    std::vector<std::string> files;
    if (content.scenario)
        files = filesNamedBy(*content.scenario, content.path);
    if (content.fixation)
        files = filesNamedBy(*content.fixation, content.path);
    std::erase(files, content.path);
    return files;
}

void writeOwn(const FileContent& content, std::ostream& out)
{
    if (content.scenario)
        writeScenario(relocated(*content.scenario, content.path, "-"), content.model, out);
    else if (content.fixation)
        writeFixation(relocated(*content.fixation, content.path, "-"), out);
    else
        writeModel(content.model, out);
}

// As its name says, else our own.
const FileFormat& formatToWrite(const std::string& out, ProjectPart subject)
{
    const FileFormat* named = formatByName(out);
    return named && named->subject == subject ? *named : ownFormat(subject);
}

}  // namespace

int info(const std::string& model)
{
    const std::optional<Model> read = readModelOnly(model);
    if (!read)
        return WrongInput;
    const Model& m = *read;
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
    printNames("surfaces", m.surfaces);
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

int check(const std::string& path)
{
    const Result<OpenedFile> read = openFile(path);
    print(read.diagnostics);
    if (!read)
        return WrongInput;
    switch (read.value->format->subject) {
    case ProjectPart::Scenario: return checkScenario(path, *read.value);
    case ProjectPart::Fixation: return checkFixation(path, *read.value);
    case ProjectPart::Model: break;
    }
    return checkModel(path, read.value->content.model);
}

int convert(const std::string& in, const std::string& out, bool mirror)
{
    Result<OpenedFile> read = openFile(in);
    print(read.diagnostics);
    if (!read)
        return WrongInput;
    FileContent& content = read.value->content;
    if (read.value->format->subject == ProjectPart::Scenario && mirror) {
        print({englishError("what stands beside its model has no mirror image", "mirror its model")});
        return Usage;
    }
    if (mirror && content.fixation)
        mirrorCase(*content.fixation);
    else if (mirror)
        content.model = mirrored(content.model);
    const FileFormat& format = formatToWrite(out, read.value->format->subject);
    if (!format.write) {
        print({englishError("files of the format '" + std::string(format.id) + "' are read only",
                            "choose another ending for OUT")});
        return WrongInput;
    }
    if (!mayWrite({out}, filesBeside(content)))
        return Usage;
    if (out == "-") {
        writeOwn(content, std::cout);
        return Done;
    }
    const Result<bool> written = format.write(content, out);
    print(written.diagnostics);
    return written ? Done : WrongInput;
}

}  // namespace sinew::cli
