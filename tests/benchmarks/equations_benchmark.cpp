#include "tests/benchmarks/equations_benchmark.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "core/equations/equations.h"
#include "core/equations/print_text.h"
#include "core/figures/figures.h"
#include "tests/benchmarks/measure.h"
#include "tests/support/segment_models.h"

namespace sinew::benchmarks {

namespace {

constexpr std::array<int, 5> linkCounts = {1, 2, 3, 5, 11};

// What Borisov (2018) timed, milliseconds for 1, 2 and 3 links; none where he gives no figure.
struct Published {
    EquationMethod method;
    std::array<std::optional<double>, 3> milliseconds;
};

// Chains of one kind of link, ours and his, so that no figure stands beside one of another kind.
struct KindTable {
    const char* title;
    Model (*chainOf)(int links);
    std::vector<Published> published;
};

Model planeOfKindA(int links)
{
    return test::chain({.kinds = "a", .links = links});
}

Model planeOfKindD(int links)
{
    return test::chain({.kinds = "d", .links = links});
}

Model jointAnglesOfKindA(int links)
{
    return test::chain({.kinds = "a", .links = links, .reference = AngleReference::Parent});
}

Model jointAnglesInSpace(int links)
{
    return test::chain({.kinds = "a", .links = links, .space = Space::Spatial, .reference = AngleReference::Parent});
}

// Three point masses at fractions of the length, none at an end: his kind b.
Model spaceOfKindB(int links)
{
    Model model = test::chain({.kinds = "a", .links = links, .space = Space::Spatial});
    for (Segment& segment : model.segments) {
        segment.points[0].fraction = 0.1;
        segment.points[2].fraction = 0.9;
    }
    return model;
}

void printOurs(const KindTable& table, EquationMethod method)
{
    std::printf("| %s |", equationMethodName(method));
    std::array<double, linkCounts.size()> seconds{};
    for (std::size_t i = 0; i < linkCounts.size(); ++i) {
        const Model model = table.chainOf(linkCounts[i]);
        seconds[i] = secondsOf([&] { return composeEquations(model, {.method = method}).ok(); }, 2e-3, 5);
        std::printf(" %.3g |", 1e3 * seconds[i]);
    }
    // Between 3 and 11 links, where the fixed cost no longer counts.
    const double growth = std::log(seconds[4] / seconds[2]) / std::log(double(linkCounts[4]) / linkCounts[2]);
    std::printf(" %.2f |\n", growth);
}

void printHis(const Published& row)
{
    std::printf("| Borisov 2018, %s |", equationMethodName(row.method));
    for (const std::optional<double>& milliseconds : row.milliseconds) {
        if (milliseconds)
            std::printf(" %.0f |", *milliseconds);
        else
            std::printf(" |");
    }
    std::printf(" | | |\n");
}

void printTable(const KindTable& table)
{
    std::printf("%s\n\n| method | 1 link | 2 | 3 | 5 | 11 | exponent, 3 to 11 |\n", table.title);
    std::printf("| --- | --- | --- | --- | --- | --- | --- |\n");
    for (const EquationMethod method :
         {EquationMethod::Lagrange, EquationMethod::Local, EquationMethod::Matrix, EquationMethod::Recurrent})
        printOurs(table, method);
    for (const Published& row : table.published)
        printHis(row);
    std::printf("\n");
}

// Composing and writing as text; the exponents between 10 and 40 links.
void printGrowth()
{
    constexpr std::array<int, 4> counts = {5, 10, 20, 40};
    struct Row {
        const char* title;
        Model (*chainOf)(int links);
    };
    std::printf("Long chains of kind a, by the method of their own, milliseconds to compose / to write as text\n\n");
    std::printf("| angles | 5 links | 10 | 20 | 40 | exponents, 10 to 40 |\n| --- | --- | --- | --- | --- | --- |\n");
    for (const Row& row : {Row{"plane, absolute", planeOfKindA}, Row{"plane, of the joints", jointAnglesOfKindA},
                           Row{"space, of the joints", jointAnglesInSpace}}) {
        std::printf("| %s |", row.title);
        std::array<double, counts.size()> composing{}, writing{};
        for (std::size_t i = 0; i < counts.size(); ++i) {
            const Model model = row.chainOf(counts[i]);
            composing[i] = secondsOf([&] { return composeEquations(model).ok(); }, 2e-3, 3);
            const Result<Equations> composed = composeEquations(model);
            writing[i] = secondsOf([&] { return equationsText(*composed.value).size(); }, 2e-3, 3);
            std::printf(" %.3g / %.3g |", 1e3 * composing[i], 1e3 * writing[i]);
        }
        std::printf(" %.1f / %.1f |\n", std::log2(composing[3] / composing[1]) / 2,
                    std::log2(writing[3] / writing[1]) / 2);
    }
    std::printf("\n");
}

void printBodies()
{
    std::printf("Bodies and joints, by local frames\n\n| model | coordinates | milliseconds | terms |\n");
    std::printf("| --- | --- | --- | --- |\n");
    for (const Model& model : {pendulum({}), human17({})}) {
        const Result<Equations> composed = composeEquations(model);
        std::size_t terms = 0;
        for (const auto* list : {&composed.value->mass, &composed.value->velocity, &composed.value->gravity}) {
            for (const Expression& expression : *list)
                terms += expression.size();
        }
        for (const EquationSymbol& symbol : composed.value->symbols)
            terms += symbol.definition.size();
        const double seconds = secondsOf([&] { return composeEquations(model).ok(); }, 2e-3, 5);
        std::printf("| %s | %zu | %.3g | %zu |\n", model.name.c_str(), composed.value->count(), 1e3 * seconds, terms);
    }
    std::printf("\n");
}

}  // namespace

void equationsBenchmark()
{
    using enum EquationMethod;
    constexpr std::nullopt_t none = std::nullopt;
    std::printf("## Equations in symbols\n\nComposing the equations of chains of variable-length links, milliseconds. "
                "Borisov's are of Mathematica on another machine: how the time grows with the links says more than its "
                "size.\n\n");
    printTable({"Kind a, plane: three point masses, two at the ends",
                planeOfKindA,
                {{Lagrange, {590, 5300, 37000}}, {Matrix, {460, 550, 790}}, {Recurrent, {none, 590, 860}}}});
    printTable({"Kind d, plane: a heavy rod between two stretching parts",
                planeOfKindD,
                {{Lagrange, {990, 7270, 26810}},
                 {Local, {860, 6870, 25080}},
                 {Matrix, {740, 820, 890}},
                 {Recurrent, {none, 880, 980}}}});
    printTable({"Kind b, space: three point masses at fractions of the length",
                spaceOfKindB,
                {{Lagrange, {none, 113690, none}}, {Matrix, {none, 1300, none}}}});
    printGrowth();
    printBodies();
}

}  // namespace sinew::benchmarks
