#include "tests/benchmarks/statics_benchmark.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <random>
#include <string>
#include <vector>

#include "core/io/model_file.h"
#include "core/statics/statics.h"
#include "tests/benchmarks/measure.h"

namespace sinew::benchmarks {

namespace {

// A leg of three segments with 7 coordinates and as many muscle lines as asked, spread at random over one or two joints.
Model leg(int muscles)
{
    Model model;
    model.bodyWeight = 735;
    model.gravity = {0, -9.80665, 0};
    const char* bodies[] = {"thigh", "shank", "foot"};
    const Vector3 axes[] = {Vector3::UnitZ(), Vector3::UnitX(), Vector3::UnitY()};
    const int counts[] = {3, 2, 2};
    for (std::size_t b = 0; b < 3; ++b) {
        model.bodies.push_back({.name = bodies[b], .mass = {0.05, Scale::BodyWeight}, .centreOfMass = {0, -0.2, 0}});
        Joint joint{
            .name = std::string("joint ") + bodies[b], .parent = b ? bodies[b - 1] : "ground", .child = bodies[b]};
        joint.inParent.position = {0, b ? -0.42 : 0.0, 0};
        for (int i = 0; i < counts[b]; ++i) {
            const std::string name = bodies[b] + std::to_string(i);
            model.coordinates.push_back({.name = name, .value = 0.2});
            joint.axes.push_back({AxisKind::Rotation, axes[i], {0, {{name, Polynomial{{0, 1}}}}}});
        }
        model.joints.push_back(joint);
    }
    std::mt19937 random(5);
    std::uniform_real_distribution<double> place(-0.06, 0.06), along(-0.35, 0);
    for (int j = 0; j < muscles; ++j) {
        const int first = j % 3, last = std::min(3, first + 1 + j / 3 % 2);
        Link link;
        link.name = "muscle " + std::to_string(j);
        const auto point = [&](int body) {
            return PathPoint{
                body == 0 ? "ground" : bodies[body - 1], {}, {place(random), along(random), place(random)}};
        };
        link.path = {point(first), point(last)};
        link.path[0].position.y() = first == 0 ? 0.1 : link.path[0].position.y();
        link.stiffness = DirectStiffness{1e4 + 1e4 * double(j % 7)};
        model.links.push_back(link);
    }
    return model;
}

// n bodies in one chain, a hinge between each two, and links before and behind over one hinge or, from 2 n links on, over
// two.
Model chain(int n, int links)
{
    Model model;
    model.gravity = {0, -9.80665, 0};
    const auto body = [](int i) { return i < 0 ? std::string("ground") : "body " + std::to_string(i); };
    for (int i = 0; i < n; ++i) {
        const std::string angle = "angle " + std::to_string(i);
        model.bodies.push_back({.name = body(i), .mass = {1}, .centreOfMass = {0, -0.05, 0}});
        Joint joint{.name = "joint " + std::to_string(i), .parent = body(i - 1), .child = body(i)};
        joint.inParent.position = {0, i ? -0.1 : 0.0, 0};
        model.coordinates.push_back({.name = angle, .value = 0.02 * (i * 7 % 11 - 5)});
        joint.axes.push_back({AxisKind::Rotation, Vector3::UnitZ(), {0, {{angle, Polynomial{{0, 1}}}}}});
        model.joints.push_back(joint);
    }
    std::mt19937 random(3);
    std::uniform_real_distribution<double> away(0.02, 0.06);
    for (int j = 0; j < links; ++j) {
        const int hinge = j / 2 % n, last = hinge + (j / 2 / n % 2 != 0 && hinge + 1 < n);
        const double side = j % 2 ? 1 : -1;
        Link link;
        link.name = "link " + std::to_string(j);
        link.path = {PathPoint{body(hinge - 1), {}, {side * away(random), hinge ? -0.05 : 0.05, 0}},
                     PathPoint{body(last), {}, {side * away(random), -0.05, 0}}};
        link.stiffness = DirectStiffness{1e4 + 1e3 * double(j % 7)};
        model.links.push_back(link);
    }
    return model;
}

// Without and with the history. In turn with the yardstick, as in the first table: what runs alone finds its data in the
// cache and is a third faster.
std::array<double, 2> secondsOfStatics(const Model& model)
{
    const Situation situation = makeSituation(model);
    StaticsSolver solver(std::make_shared<const Mechanism>(*compile(model).value));
    if (!solver.solve(situation, {.keepHistory = true}).isUsable())
        std::printf("a model of %zu bodies was not solved\n", model.bodies.size());
    const Turns turns({[&] { solver.solve(situation, {.keepHistory = false}); },
                       [&] { solver.solve(situation, {.keepHistory = true}); }, choleskyOf(100)},
                      1e-3, 9);
    return {turns.seconds(0), turns.seconds(1)};
}

// How the time grows with the size: time ~ size^p between neighbouring rows.
void printGrowth(const char* title, const char* what, const std::vector<int>& sizes, Model (*make)(int size))
{
    std::printf("%s\n\n| %s | links | ms | exponent | ms with history | exponent |\n"
                "| --- | --- | --- | --- | --- | --- |\n",
                title, what);
    double before = 0, plainBefore = 0, toldBefore = 0;
    for (const int size : sizes) {
        const Model model = make(size);
        const auto [plain, told] = secondsOfStatics(model);
        const auto exponent = [&](double now, double then) {
            char text[20] = "";
            if (before > 0)
                std::snprintf(text, sizeof text, "%.1f", std::log(now / then) / std::log(size / before));
            return std::string(text);
        };
        std::printf("| %d | %zu | %.3g | %s | %.3g | %s |\n", size, model.links.size(), 1e3 * plain,
                    exponent(plain, plainBefore).c_str(), 1e3 * told, exponent(told, toldBefore).c_str());
        before = size;
        plainBefore = plain;
        toldBefore = told;
    }
    std::printf("\n");
}

void printRow(const std::string& name, const Model& model, const Situation& situation, bool keepHistory,
              const std::string& method = "stiffness")
{
    const StaticsOptions options{.criterion = *criterionFromText(method).value, .keepHistory = keepHistory};
    const auto mechanism = std::make_shared<const Mechanism>(*compile(model).value);
    StaticsSolver solver(mechanism);
    const StaticsSolution& solution = solver.solve(situation, options);
    const Turns turns({[&] { solver.solve(situation, options); }, choleskyOf(mechanism->linkCount())});
    std::printf("| %s | %s | %zu | %.1f | %.1f |\n", name.c_str(), solution.message.english().c_str(),
                solution.history.size(), turns.ratio(0, 1), 1e6 * turns.seconds(0));
}

// All postures of the cyclist's turn, one after the other, as ratio to one 100 x 100 LLT factor-and-solve.
void printTurn(const Model& model, const std::string& method)
{
    const StaticsOptions options{.criterion = *criterionFromText(method).value, .keepHistory = false};
    const Activity& turn = model.activities.front();
    std::vector<Situation> postures;
    for (int i = 0; i < postureCount(turn); ++i)
        postures.push_back(makeSituation(model, &turn, i));
    StaticsSolver solver(std::make_shared<const Mechanism>(*compile(model).value));
    std::size_t solved = 0;
    for (const Situation& each : postures)
        solved += solver.solve(each, options).isUsable();
    const Turns turns({[&] {
                           for (const Situation& each : postures)
                               solver.solve(each, options);
                       },
                       choleskyOf(100)});
    std::printf("| %s | %zu of %zu solved | %.1f | %.2f |\n", method.c_str(), solved, postures.size(),
                turns.ratio(0, 1), 1e3 * turns.seconds(0));
}

void printTurns()
{
    const auto cyclist = readModelFile(std::string(SINEW_RESOURCE_DIR) + "/models/cyclist.sinew.json");
    if (!cyclist) {
        std::printf("the cyclist cannot be read\n");
        return;
    }
    std::printf(
        "A turn of the cyclist's crank (18 muscles, two closed loops; budget 100 ms), ratio to one 100 x 100 LLT\n\n");
    std::printf("| how the muscles share | postures | ratio | ms here |\n| --- | --- | --- | --- |\n");
    for (const char* method : {"stiffness", "linear", "quadratic", "cubic", "minmax"})
        printTurn(*cyclist.value, method);
    std::printf("\n");
}

}  // namespace

void printStatics()
{
    std::printf(
        "## Statics\n\nWith moment arms and joint forces, ratio to one LLT factor-and-solve of links x links\n\n");
    std::printf("| what | result | steps | ratio | us here |\n| --- | --- | --- | --- | --- |\n");
    const auto hip = readModelFile(std::string(SINEW_RESOURCE_DIR) + "/models/hip.sinew.json");
    if (!hip) {
        std::printf("the hip model cannot be read\n");
        return;
    }
    for (const Activity& activity : hip.value->activities) {
        printRow("27-line hip, " + activity.title + " (budget 10 us)", *hip.value,
                 makeSituation(*hip.value, &activity, activity.steps.empty() ? -1 : 0), true);
    }
    const Model large = leg(92);
    printRow("27-line hip, without history, as in the window (budget 5 us)", *hip.value,
             makeSituation(*hip.value, &hip.value->activities.front()), false);
    printRow("92-muscle leg, 7 coordinates, with history (budget 60 us)", large, makeSituation(large), true);
    printRow("92-muscle leg, without history, as in the window (budget 25 us)", large, makeSituation(large), false);
    printRow("92-muscle leg, least sum of squares", large, makeSituation(large), false, "quadratic");
    std::printf("\n");
    printGrowth(
        "Statics of chains (budget with history: 200 bodies 20 ms, 500 bodies 500 ms; exponent 2.2, with history 3)",
        "bodies", {50, 100, 200, 500, 1000}, [](int bodies) { return chain(bodies, 2 * bodies); });
    printGrowth("Statics of a leg of 7 coordinates", "muscles", {92, 300, 1000}, leg);
    printTurns();
}

}  // namespace sinew::benchmarks
