#include "tests/benchmarks/complementarity_benchmark.h"

#include <cstdio>
#include <random>
#include <vector>

#include <Eigen/Dense>

#include "core/complementarity/lcp.h"
#include "core/complementarity/link_solver.h"
#include "tests/benchmarks/measure.h"
#include "tests/support/lcp_families.h"

namespace sinew::benchmarks {

namespace {

using test::LcpFamily;
using test::LcpGenerator;

// Large problems take so long that few rounds tell.
Turns turnsOf(const Work& ours, const LcpProblem& p)
{
    return Turns({ours, choleskyOf(p.A, p.B)}, 1e-3, p.B.size() >= 1000 ? 3 : 9);
}

void complain(const LcpProblem& p, const LcpSolution& solution)
{
    if (!solution.isUsable())
        std::printf("a problem of %ld rows was not solved: %s\n", long(p.B.size()), solution.message.english().c_str());
}

double coldRatio(const LcpProblem& p, LcpMethod method)
{
    LcpSolver solver;
    LcpSolution solution;
    const Turns turns = turnsOf([&] { solver.solve(p, solution, {.method = method}); }, p);
    complain(p, solution);
    return turns.ratio(0, 1);
}

// The load turns a little from solve to solve, as in a movement.
double warmRatio(const LcpProblem& p, const LcpProblem& other)
{
    LcpSolver solver;
    LcpSolution solution;
    std::vector<LcpProblem> loads(20, p);
    for (std::size_t i = 0; i < loads.size(); ++i) {
        const double share = 0.02 * static_cast<double>(i);
        loads[i].B = (1 - share) * p.B + share * p.B.norm() / other.B.norm() * other.B;
    }
    std::size_t next = 0;
    int step = 1;
    const Turns turns = turnsOf(
        [&] {
            solver.solve(loads[next], solution, {.warm = true});
            if ((step > 0 && next + 1 == loads.size()) || (step < 0 && next == 0))
                step = -step;
            next += static_cast<std::size_t>(step);
        },
        p);
    complain(p, solution);
    return turns.ratio(0, 1);
}

struct Spread {
    double least = 0, middle = 0, most = 0;
};

// Median over the families of each family's median.
template <class Ratio>
Spread overFamilies(Eigen::Index n, Ratio ratio)
{
    std::vector<double> families;
    for (const LcpFamily family : test::lcpFamilies) {
        std::vector<double> ratios;
        for (int i = 0; i < (n >= 1000 ? 1 : 5); ++i)
            ratios.push_back(ratio(family, static_cast<unsigned>(1 + i)));
        families.push_back(median(ratios));
    }
    std::sort(families.begin(), families.end());
    return {families.front(), 0.5 * (families[3] + families[4]), families.back()};
}

void printCell(const Spread& s)
{
    std::printf(" %.2f (%.2f..%.2f) |", s.middle, s.least, s.most);
    std::fflush(stdout);
}

void printCold()
{
    std::printf("## Linear complementarity\n\nRatio to one LLT factor-and-solve of the same size, in turn: median "
                "(range) over eight families; the same "
                "matrix again and again\n\n"
                "| n | few active (budget 0.2) | half active (1.0) | all active (1.5) | natural load | "
                "warm, load changed (0.1 at n = 100) |\n| --- | --- | --- | --- | --- | --- |\n");
    for (const Eigen::Index n : {10, 30, 100, 300, 1000}) {
        std::printf("| %ld |", long(n));
        for (const double share : {0.05, 0.5, 1.0}) {
            printCell(overFamilies(n, [&](LcpFamily family, unsigned seed) {
                return coldRatio(LcpGenerator(seed).planted(family, n, share), LcpMethod::Auto);
            }));
        }
        printCell(overFamilies(n, [&](LcpFamily family, unsigned seed) {
            return coldRatio(LcpGenerator(seed).natural(family, n), LcpMethod::Auto);
        }));
        printCell(overFamilies(n, [&](LcpFamily family, unsigned seed) {
            LcpGenerator generator(seed);
            const LcpProblem p = generator.planted(family, n, 0.5);
            LcpProblem other = p;
            std::mt19937 random(seed);
            std::normal_distribution<double> normal;
            const Eigen::VectorXd change = Eigen::VectorXd::NullaryExpr(n, [&] { return normal(random); });
            other.B = p.B + 0.2 * p.B.cwiseAbs().cwiseProduct(change);
            return warmRatio(p, other);
        }));
        std::printf("\n");
    }
    std::printf("\n");
}

LinkProblem randomLinks(unsigned seed, Eigen::Index links, Eigen::Index coordinates)
{
    std::mt19937 random(seed);
    std::normal_distribution<double> normal;
    LinkProblem p;
    p.L = Eigen::MatrixXd::NullaryExpr(coordinates, links, [&] { return 0.05 * normal(random); });
    p.stiffness = Eigen::VectorXd::NullaryExpr(links, [&] { return 3e4 * std::exp(normal(random)); });
    p.imposed.setZero(links);
    p.load = Eigen::VectorXd::NullaryExpr(coordinates, [&] { return 50 * normal(random); });
    p.lower.setZero(links);
    p.upper.setConstant(links, std::numeric_limits<double>::infinity());
    return p;
}

void printKinematic()
{
    std::printf(
        "Unilateral links on few coordinates, ratio to one 100 x 100 LLT (median of 20 problems; budget 0.3 for "
        "100 links on 6)\n\n| links | coordinates | answer | with the switching history |\n| --- | --- | --- | "
        "--- |\n");
    for (const auto& [links, coordinates] : {std::pair(27, 3), std::pair(100, 6), std::pair(92, 10)}) {
        std::vector<double> fast, told;
        for (unsigned seed = 1; seed <= 20; ++seed) {
            const LinkProblem p = randomLinks(seed, links, coordinates);
            LinkSolver solver;
            LinkSolution answer, history;
            const Turns turns({[&] { solver.solve(p, answer, {.keepHistory = false}); },
                               [&] { solver.solve(p, history); }, choleskyOf(100)});
            fast.push_back(turns.ratio(0, 2));
            told.push_back(turns.ratio(1, 2));
        }
        std::printf("| %d | %d | %.2f | %.2f |\n", links, coordinates, median(fast), median(told));
    }
    std::printf("\n");
}

}  // namespace

void printComplementarity()
{
    printCold();
    printKinematic();
}

}  // namespace sinew::benchmarks
