// A study of complementarity methods on random problems: every method that claims to be right must be, and the
// published rules fail where they are said to. Slow; run by hand: tests/benchmarks/run --study [SHARE]

#include <array>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <vector>

#include "core/complementarity/lcp.h"
#include "tests/support/lcp_families.h"

namespace {

using namespace sinew;
using test::LcpFamily;

struct Size {
    Eigen::Index n;
    int problems;  // of each family
};
constexpr std::array sizes = {Size{2, 6000},  Size{3, 6000},  Size{5, 5000}, Size{10, 4000}, Size{20, 2500},
                              Size{50, 1000}, Size{100, 400}, Size{200, 80}, Size{300, 40}};

constexpr std::array ours = {LcpMethod::Auto, LcpMethod::Ordered, LcpMethod::Block, LcpMethod::Lemke};
constexpr std::array published = {LcpMethod::Kolesnikov1, LcpMethod::Kolesnikov2, LcpMethod::SwitchingOff};

// The problem's own conditions, not the solver's word for them. X may be off by round-off of an ill-conditioned block.
bool isSolution(const LcpProblem& p, const LcpSolution& s)
{
    if (s.X.size() != p.B.size() || !s.X.allFinite())
        return false;
    const Eigen::VectorXd Y = p.A * s.X + p.B;
    const double x = std::max(s.X.cwiseAbs().maxCoeff(), 1e-300), y = std::max(p.B.cwiseAbs().maxCoeff(), 1e-300);
    double worst = 0;
    for (Eigen::Index i = 0; i < Y.size(); ++i)
        worst = std::max(worst, std::abs(std::min(s.X[i] / x, Y[i] / y)));
    return worst <= 1e-8;
}

struct Tally {
    long tried = 0, notSolved = 0, wrong = 0, revisited = 0;
};

struct Study {
    long problems = 0;
    std::map<LcpMethod, Tally> methods;
    std::map<LcpMethod, std::map<LcpFamily, std::map<Eigen::Index, Tally>>> rules;
    double largestDifference = 0;

    void run(LcpFamily family, const Size& size, double share);
    void print() const;
    void printRule(LcpMethod rule, const char* what, long Tally::*count) const;
};

void Study::run(LcpFamily family, const Size& size, double share)
{
    const auto seed = static_cast<unsigned>(1000003 + 7919 * static_cast<int>(family) + size.n);
    test::LcpGenerator generator(seed);
    LcpSolver solver;
    LcpSolution solution;
    const int count = std::max(1, static_cast<int>(share * size.problems));
    for (int i = 0; i < count; ++i) {
        const bool natural = i % 2 == 0;
        const LcpProblem p
            = natural ? generator.natural(family, size.n) : generator.planted(family, size.n, 0.25 * (1 + i / 2 % 4));
        ++problems;
        Eigen::VectorXd first;
        for (const LcpMethod method : ours) {
            if (method == LcpMethod::Lemke && size.n > 100 && i > 3)
                continue;  // a dense tableau: hours
            solver.solve(p, solution, {.method = method});
            Tally& tally = methods[method];
            ++tally.tried;
            tally.notSolved += !solution.isUsable();
            const bool right = isSolution(p, solution);
            tally.wrong += solution.isUsable() && !right;
            if (!right)
                continue;
            if (first.size() == 0)
                first = solution.X;
            const double scale = std::max(first.cwiseAbs().maxCoeff(), 1e-300);
            largestDifference = std::max(largestDifference, (solution.X - first).cwiseAbs().maxCoeff() / scale);
        }
        for (const LcpMethod rule : published) {
            if (!natural)
                continue;
            solver.solve(p, solution, {.method = rule});
            Tally& tally = rules[rule][family][size.n];
            ++tally.tried;
            tally.notSolved += !solution.isUsable();
            tally.wrong += solution.isUsable() && !isSolution(p, solution);
            // Without a row that comes twice, every exchange leaves one more row active.
            tally.revisited += solution.pivots > (solution.X.array() != 0).count();
        }
    }
}

void Study::printRule(LcpMethod rule, const char* what, long Tally::*count) const
{
    std::printf("\nPercent of problems with natural loads on which %s\n| family |", what);
    for (const Size& size : sizes)
        std::printf(" n = %ld |", long(size.n));
    std::printf("\n| --- |");
    for ([[maybe_unused]] const Size& size : sizes)
        std::printf(" --- |");
    for (const auto& [family, bySize] : rules.at(rule)) {
        std::printf("\n| %s |", nameOf(family));
        for (const auto& [n, tally] : bySize)
            std::printf(" %.2f |", 100.0 * double(tally.*count) / double(tally.tried));
    }
    std::printf("\n");
}

void Study::print() const
{
    std::printf(
        "%ld random problems of eight families, n = 2 to 300\n| method | solved | not solved and said so | wrong "
        "and called right |\n| --- | --- | --- | --- |\n",
        problems);
    for (const auto& [method, tally] : methods)
        std::printf("| %s | %ld | %ld | %ld |\n", methodName(method), tally.tried - tally.notSolved, tally.notSolved,
                    tally.wrong);
    std::printf("Largest difference of X between two methods, relative to the largest X: %.1e\n", largestDifference);
    printRule(LcpMethod::Kolesnikov1, "algorithm 1 chooses a row twice", &Tally::revisited);
    printRule(LcpMethod::Kolesnikov1, "algorithm 1 ends without the answer", &Tally::notSolved);
    printRule(LcpMethod::Kolesnikov2, "algorithm 2 is wrong", &Tally::notSolved);
    printRule(LcpMethod::SwitchingOff, "switching off is wrong", &Tally::notSolved);
}

}  // namespace

int main(int argc, char** argv)
{
    const double share = argc > 1 ? std::atof(argv[1]) : 1.0;
    Study study;
    for (const Size& size : sizes) {
        for (const LcpFamily family : test::lcpFamilies)
            study.run(family, size, share);
        std::fprintf(stderr, "n = %ld done\n", long(size.n));
    }
    study.print();
    long wrong = 0;
    for (const auto& [method, tally] : study.methods)
        wrong += tally.wrong + tally.notSolved;
    return wrong == 0 ? 0 : 1;
}
