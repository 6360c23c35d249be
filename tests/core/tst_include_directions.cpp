// Arrows between rooms point one way (README): scans every #include of core, ui and app. In no namespace of its own: moc loses
// its count of braces in the patterns.

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>

#include <QTest>

#include "tests/support/test_registry.h"

namespace fs = std::filesystem;

namespace {

// For each room: the rooms it may include besides itself.
const std::map<std::string, std::set<std::string>> allowed = [] {
    std::map<std::string, std::set<std::string>> rooms;
    rooms["core/base"] = {};
    rooms["core/math"] = {"core/base"};
    rooms["core/complementarity"] = {"core/base", "core/math"};
    rooms["core/model"] = {"core/base", "core/math"};
    rooms["core/motion"] = {"core/base", "core/math"};
    rooms["core/scenario"] = {"core/base", "core/math", "core/model", "core/motion"};
    rooms["core/figures"] = {"core/base", "core/math", "core/model"};
    rooms["core/equations"] = {"core/base", "core/math", "core/model", "core/schema"};
    rooms["core/mechanism"] = {"core/base", "core/math", "core/model", "core/schema"};
    rooms["core/frame"] = {"core/base", "core/math", "core/model", "core/mechanism"};
    rooms["core/statics"]
        = {"core/base", "core/math", "core/model", "core/complementarity", "core/mechanism", "core/frame"};
    rooms["core/fixation"] = {"core/base",      "core/math",  "core/model",   "core/complementarity",
                              "core/mechanism", "core/frame", "core/statics", "core/schema"};
    rooms["core/simulation"] = {"core/base",     "core/math",      "core/model",           "core/motion",
                                "core/scenario", "core/mechanism", "core/complementarity", "core/frame",
                                "core/schema"};
    rooms["core/schema"] = {"core/base", "core/math", "core/model", "core/motion", "core/scenario"};
    rooms["core/io"] = {"core/base",     "core/math",   "core/model",           "core/motion",
                        "core/scenario", "core/schema", "core/complementarity", "core/fixation"};
    rooms["core/document"] = {"core/base",   "core/math", "core/model",     "core/scenario", "core/figures",
                              "core/schema", "core/io",   "core/mechanism", "core/statics"};
    rooms["core/report"]
        = {"core/base",  "core/math",   "core/model",    "core/mechanism",  "core/statics", "core/complementarity",
           "core/io",    "core/motion", "core/scenario", "core/simulation", "core/frame",   "core/fixation",
           "core/schema"};
    std::set<std::string> core;
    for (const auto& [room, others] : rooms)
        core.insert(room);
    const auto withCore = [&](std::set<std::string> others) {
        others.insert(core.begin(), core.end());
        return others;
    };
    rooms["ui/scene"] = withCore({});
    rooms["ui/vtk"] = {"core/base", "core/math", "core/model", "ui/scene"};
    rooms["ui/jobs"] = withCore({});
    rooms["ui/text"] = withCore({});
    rooms["ui/widgets"] = withCore({"ui/text", "ui/scene"});
    rooms["ui/session"] = withCore({"ui/text", "ui/jobs", "ui/scene"});
    const std::set<std::string> shared = {"ui/text", "ui/widgets", "ui/session", "ui/jobs", "ui/scene"};
    const auto withShared = [&](std::set<std::string> others) {
        others.insert(shared.begin(), shared.end());
        return withCore(std::move(others));
    };
    rooms["ui/report"] = withShared({});
    rooms["ui/panels"] = withShared({});
    rooms["ui/actions"] = withShared({"ui/vtk"});
    rooms["ui/dialogs"] = withShared({"ui/actions", "ui/report"});
    rooms["ui/workspaces"] = withShared({"ui/vtk", "ui/panels", "ui/dialogs", "ui/actions", "ui/report"});
    rooms["ui/main_window"]
        = withShared({"ui/vtk", "ui/panels", "ui/dialogs", "ui/actions", "ui/workspaces", "ui/report"});
    rooms["app"] = withShared({"app", "ui/main_window", "ui/workspaces", "ui/vtk"});
    return rooms;
}();

std::string roomOf(const std::string& path)
{
    if (path.starts_with("app/"))
        return "app";
    const auto first = path.find('/');
    const auto second = path.find('/', first + 1);
    return second == std::string::npos ? path.substr(0, first) : path.substr(0, second);
}

struct Include {
    std::string file, header;
    bool quoted = false;
};

// Calls visit(path from the root, line) for every line of our sources.
template <class Visit>
void forEachLine(const fs::path& root, Visit&& visit)
{
    for (const char* top : {"core", "ui", "app"}) {
        for (const auto& entry : fs::recursive_directory_iterator(root / top)) {
            const auto extension = entry.path().extension();
            if (extension != ".h" && extension != ".cpp")
                continue;
            std::ifstream file(entry.path());
            const std::string path = fs::relative(entry.path(), root).generic_string();
            for (std::string line; std::getline(file, line);)
                visit(path, line);
        }
    }
}

std::vector<Include> includesBelow(const fs::path& root)
{
    static const std::regex pattern(R"re(^\s*#\s*include\s*(["<])([^">]+)[">])re");
    std::vector<Include> includes;
    std::smatch match;
    forEachLine(root, [&](const std::string& path, const std::string& line) {
        if (std::regex_search(line, match, pattern))
            includes.push_back({path, match[2], match[1] == "\""});
    });
    return includes;
}

// Core answers its caller and nobody else.
bool printsOrExits(const std::string& line)
{
    static const std::regex pattern(
        R"re(\bstd::(cout|cerr|clog|exit|abort|terminate|getenv|puts|printf)\b|\bf?printf\s*\(\s*std(err|out)\b)re");
    return std::regex_search(line, pattern);
}

// The arrow that runs back, in words; empty when the include is in order.
std::string fault(const Include& include)
{
    const std::string room = roomOf(include.file);
    const std::string where = include.file + " includes " + include.header;
    if (!allowed.contains(room))
        return where + ": the room '" + room + "' has no entry in this test";
    const bool vtk = include.header.starts_with("vtk") || include.header == "QVTKOpenGLWindow.h";
    if (vtk && room != "ui/vtk")
        return where + ": only ui/vtk may include VTK";
    static const std::regex qt("^Q[A-Z].*|^Qt.*/.*");
    const bool qtFree = room.starts_with("core/") || room == "ui/scene";
    if (qtFree && std::regex_match(include.header, qt))
        return where + ": this room does without Qt";
    static const std::regex factorisations("^Eigen/(Dense|Cholesky|LU|QR|SVD|Eigenvalues)$");
    if (std::regex_match(include.header, factorisations) && include.file != "core/math/decompositions.h")
        return where + ": core/math/decompositions.h has them compiled";
    const bool ours = include.header.starts_with("core/") || include.header.starts_with("ui/")
                      || include.header.starts_with("app/");
    if (!ours)
        return {};
    const std::string target = roomOf(include.header);
    if (target != room && !allowed.at(room).contains(target))
        return where + ": no arrow from " + room + " to " + target;
    return {};
}

}  // namespace

class TestIncludeDirections : public QObject {
    Q_OBJECT

private slots:
    void arrowsPointOneWay()
    {
        const auto includes = includesBelow(SINEW_SOURCE_DIR);
        QVERIFY(includes.size() > 100);
        std::string faults;
        for (const Include& include : includes) {
            const std::string text = fault(include);
            if (!text.empty())
                faults += '\n' + text;
        }
        QVERIFY2(faults.empty(), faults.c_str());
    }

    void coreNeitherPrintsNorExits()
    {
        std::string faults;
        forEachLine(SINEW_SOURCE_DIR, [&](const std::string& path, const std::string& line) {
            // What only the operating system knows stands in files of its own.
            if (path.starts_with("core/") && !path.starts_with("core/io/posix_") && printsOrExits(line))
                faults += '\n' + path + ": " + line;
        });
        QVERIFY2(faults.empty(), faults.c_str());
        QVERIFY(printsOrExits("    std::fprintf(stderr, \"%s\", text);"));
        QVERIFY(!printsOrExits("    std::snprintf(text, sizeof text, \"%g\", x);"));
    }

    void aWrongArrowIsSeen()
    {
        QVERIFY(!fault({"core/model/a.h", "core/io/b.h", true}).empty());
        QVERIFY(!fault({"core/model/a.h", "QString", false}).empty());
        QVERIFY(!fault({"ui/panels/a.cpp", "vtkActor.h", false}).empty());
        QVERIFY(!fault({"core/base/a.h", "ui/session/session.h", true}).empty());
        QVERIFY(!fault({"ui/newroom/a.h", "vector", false}).empty());
        QVERIFY(!fault({"core/statics/a.cpp", "Eigen/QR", false}).empty());
        QVERIFY(fault({"core/io/a.cpp", "core/model/model.h", true}).empty());
        QVERIFY(fault({"ui/vtk/a.cpp", "vtkActor.h", false}).empty());
        QVERIFY(fault({"core/statics/a.cpp", "Eigen/Core", false}).empty());
    }
};

SINEW_TEST(TestIncludeDirections)

#include "tst_include_directions.moc"
