#include "tests/benchmarks/equations_benchmark.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <string>

#include "core/equations/equations.h"
#include "tests/benchmarks/measure.h"
#include "tests/support/segment_models.h"

namespace sinew::benchmarks {

namespace {

constexpr std::array<int, 5> linkCounts = {1, 2, 3, 5, 11};

struct Row {
    std::string name;
    test::ChainOptions options;
    EquationMethod method;
};

void printRow(const Row& row)
{
    std::printf("| %s, %s |", row.name.c_str(), equationMethodName(row.method));
    std::array<double, linkCounts.size()> seconds{};
    for (std::size_t i = 0; i < linkCounts.size(); ++i) {
        test::ChainOptions options = row.options;
        options.links = linkCounts[i];
        const Model model = test::chain(options);
        seconds[i] = secondsOf([&] { return composeEquations(model, {.method = row.method}).ok(); }, 2e-3, 5);
        std::printf(" %.3g |", 1e3 * seconds[i]);
    }
    // Between 3 and 11 links, where the fixed cost no longer counts.
    const double growth = std::log(seconds[4] / seconds[2]) / std::log(double(linkCounts[4]) / linkCounts[2]);
    std::printf(" %.2f |\n", growth);
}

}  // namespace

void equationsBenchmark()
{
    std::printf(
        "\n### Equations in symbols\n\nComposing the equations of chains of variable-length links, milliseconds\n\n");
    std::printf(
        "| what | 1 link | 2 | 3 | 5 | 11 | exponent, 3 to 11 |\n| --- | --- | --- | --- | --- | --- | --- |\n");
    const std::array methods = {EquationMethod::Lagrange, EquationMethod::Matrix, EquationMethod::Recurrent};
    for (const EquationMethod method : methods)
        printRow({"plane, absolute angles", {}, method});
    for (const EquationMethod method : methods)
        printRow({"space, absolute angles", {.space = Space::Spatial}, method});
    for (const EquationMethod method : methods)
        printRow({"plane, joint angles", {.reference = AngleReference::Parent}, method});
    std::printf("| Borisov 2018, Lagrange | 990 | 7270 | 26810 | | | |\n");
    std::printf("| Borisov 2018, local frames | 860 | 6870 | 25080 | | | |\n");
    std::printf("| Borisov 2018, matrix | 740 | 820 | 890 | | | |\n");
    std::printf("| Borisov 2018, recurrent | | 880 | 980 | | | |\n");
    std::printf(
        "\nBorisov's are of Mathematica on another machine: how the time grows with the links says more than its "
        "size.\n\n");
}

}  // namespace sinew::benchmarks
