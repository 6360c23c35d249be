#include "tests/benchmarks/statics_benchmark.h"

#include <cstdio>
#include <random>
#include <string>

#include <Eigen/Dense>

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

void printRow(const std::string& name, const Model& model, const Situation& situation, bool keepHistory)
{
    const StaticsOptions options{.keepHistory = keepHistory};
    const auto mechanism = std::make_shared<const Mechanism>(*compile(model).value);
    StaticsSolver solver(mechanism);
    const StaticsSolution& solution = solver.solve(situation, options);
    const double ours = secondsOf([&] { solver.solve(situation, options); });
    const Eigen::Index n = mechanism->linkCount();
    const Eigen::MatrixXd G = Eigen::MatrixXd::Random(n, 2 * n);
    const Eigen::MatrixXd A = G * G.transpose();
    const Eigen::VectorXd b = Eigen::VectorXd::Ones(n);
    Eigen::LLT<Eigen::MatrixXd> llt;
    Eigen::VectorXd x;
    const double yardstick = secondsOf([&] {
        llt.compute(A);
        x = llt.solve(b);
    });
    std::printf("| %s | %s | %zu | %.1f | %.1f |\n", name.c_str(), solution.message.c_str(), solution.history.size(),
                ours / yardstick, 1e6 * ours);
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
    const double ours = secondsOf([&] {
        for (const Situation& each : postures)
            solver.solve(each, options);
    });
    const Eigen::MatrixXd G = Eigen::MatrixXd::Random(100, 200);
    const Eigen::MatrixXd A = G * G.transpose();
    const Eigen::VectorXd b = Eigen::VectorXd::Ones(100);
    Eigen::LLT<Eigen::MatrixXd> llt;
    Eigen::VectorXd x;
    const double yardstick = secondsOf([&] {
        llt.compute(A);
        x = llt.solve(b);
    });
    std::printf("| %s | %zu of %zu solved | %.1f | %.2f |\n", method.c_str(), solved, postures.size(), ours / yardstick,
                1e3 * ours);
}

void printTurns()
{
    const auto cyclist = readModelFile(std::string(SINEW_RESOURCE_DIR) + "/models/cyclist.sinew.json");
    if (!cyclist) {
        std::printf("the cyclist cannot be read\n");
        return;
    }
    std::printf(
        "A turn of the cyclist's crank (18 muscles, two closed loops; budget 100 ms), ratio to one 100 x 100 LLT\n");
    std::printf("| how the muscles share | postures | ratio | ms here |\n| --- | --- | --- | --- |\n");
    for (const char* method : {"stiffness", "linear", "quadratic", "cubic", "minmax"})
        printTurn(*cyclist.value, method);
    std::printf("\n");
}

}  // namespace

void printStatics()
{
    std::printf("Statics with moment arms and joint forces, ratio to one LLT factor-and-solve of links x links\n");
    std::printf("| what | result | steps | ratio | us here |\n| --- | --- | --- | --- | --- |\n");
    const auto hip = readModelFile(std::string(SINEW_RESOURCE_DIR) + "/models/hip.sinew.json");
    if (!hip) {
        std::printf("the hip model cannot be read\n");
        return;
    }
    for (const Activity& activity : hip.value->activities) {
        printRow("27-line hip, " + activity.title + " (budget 30 us)", *hip.value,
                 makeSituation(*hip.value, &activity, activity.steps.empty() ? -1 : 0), true);
    }
    const Model large = leg(92);
    printRow("92-muscle leg, 7 coordinates, with history (budget 150 us)", large, makeSituation(large), true);
    printRow("92-muscle leg, without history, as in the window (budget 30 us)", large, makeSituation(large), false);
    printRow("27-line hip, without history, as in the window", *hip.value,
             makeSituation(*hip.value, &hip.value->activities.front()), false);
    std::printf("\n");
    printTurns();
}

}  // namespace sinew::benchmarks
