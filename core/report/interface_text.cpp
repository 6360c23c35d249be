#include <algorithm>
#include <cmath>
#include <cstdarg>
#include <cstdio>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/constants.h"
#include "core/report/interface_report.h"
#include "core/report/interface_sums.h"
#include "core/report/lcp_report.h"

namespace sinew {

namespace {

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
void printLine(std::ostream& stream, const char* format, ...)
{
    char line[300];
    va_list arguments;
    va_start(arguments, format);
    std::vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    stream << line << '\n';
}

constexpr double mm = 1e-3, MPa = 1e6;

// Without what is round-off of the largest of its kind; no "-0".
Vector3 clean(const Vector3& vector, double largest)
{
    return (vector.array().abs() <= 1e-10 * largest).select(0.0, vector);
}

void writeSix(const std::string& what, const Vector3& first, const Vector3& second, const char* units,
              std::ostream& stream)
{
    char numbers[160];
    std::snprintf(numbers, sizeof numbers, "%11.5g %11.5g %11.5g  %11.5g %11.5g %11.5g  ", first[0], first[1], first[2],
                  second[0], second[1], second[2]);
    stream << what << std::string(what.size() < 15 ? 15 - what.size() : 1, ' ') << numbers << units << '\n';
}

void writeTwist(const char* what, const Twist& twist, double largest, double length, std::ostream& stream)
{
    writeSix(what, clean(twist.head<3>(), largest) / mm, clean(twist.tail<3>(), largest / length) / degree,
             "mm, degrees", stream);
}

void writeForces(const InterfaceCase& problem, const InterfaceAnswer& answer, std::ostream& stream)
{
    std::vector<PartForce> rows{{"load", "load", problem.problem.load}};
    if (!answer.cells.empty())
        rows.push_back({"surface", "surface", sumOf(problem.problem, answer, 0, answer.cells.size()).wrench});
    for (PartForce& part : partsOf(problem.problem, answer))
        rows.push_back(std::move(part));
    double force = 0, moment = 0;
    for (const PartForce& row : rows) {
        force = std::max(force, row.wrench.head<3>().norm());
        moment = std::max({moment, row.wrench.tail<3>().norm(), force * problem.problem.typicalLength});
    }
    stream << "\nforces on the proximal fragment, moments about the reference point\n";
    for (const PartForce& row : rows)
        writeSix(row.name, clean(row.wrench.head<3>(), force), clean(row.wrench.tail<3>(), moment), "N, N m", stream);
    for (const PartForce& row : rows) {
        if (row.kind == std::string_view("tie"))
            printLine(stream, "%s pulls with %.5g N", row.name.c_str(), row.along);
    }
}

void writeSurface(const std::string& what, std::size_t cells, const SurfaceSum& sum, std::ostream& stream)
{
    stream << '\n' << what << ", " << cells << (cells == 1 ? " cell" : " cells") << '\n';
    printLine(stream, "pressed share  %.4g, of it slipping %.4g", sum.pressedShare(), sum.slippingShare());
    printLine(stream, "peak pressure  %.5g MPa", sum.peakPressure / MPa);
    printLine(stream, "largest gap    %.5g mm", sum.largestOpening / mm);
    printLine(stream, "largest slip   %.5g mm", sum.largestSlip / mm);
}

void writeStations(const std::string& name, const std::vector<BeamStation>& stations, double force, double length,
                   std::ostream& stream)
{
    const auto write = [&](const char* what, const char* unit, double roundOff, const auto& valueOf) {
        const BeamStation& most
            = *std::max_element(stations.begin(), stations.end(), [&](const BeamStation& a, const BeamStation& b) {
                  return std::abs(valueOf(a)) < std::abs(valueOf(b));
              });
        if (std::abs(valueOf(most)) <= roundOff)
            printLine(stream, "%-14s 0", what);
        else
            printLine(stream, "%-14s %.5g %s at %.4g mm", what, valueOf(most), unit,
                      std::abs(most.at) < 1e-9 ? 0 : most.at / mm);
    };
    constexpr double roundOff = 1e-10;
    stream << '\n' << name << ", largest section forces and where, from the plane\n";
    write("tension", "N", roundOff * force, [](const BeamStation& s) { return s.force.x(); });
    write("shear", "N", roundOff * force, [](const BeamStation& s) { return s.force.tail<2>().norm(); });
    write("torsion", "N m", roundOff * force * length, [](const BeamStation& s) { return s.moment.x(); });
    write("bending", "N m", roundOff * force * length, [](const BeamStation& s) { return s.moment.tail<2>().norm(); });
    write("bearing", "N/mm", 0, [](const BeamStation& s) { return s.bearing * mm; });
}

void writeSteps(const InterfaceAnswer& answer, std::ostream& stream)
{
    constexpr std::size_t mostShown = 25;
    stream << "\n  load share   mm moved    degrees    pressed   slipping\n";
    const std::size_t every = (answer.steps.size() + mostShown - 1) / mostShown;
    for (std::size_t i = 0; i < answer.steps.size(); ++i) {
        if ((i + 1) % every != 0 && i + 1 != answer.steps.size())
            continue;
        const InterfaceStep& step = answer.steps[i];
        printLine(stream, "%12.4g %10.4g %10.4g %10.4g %10.4g", step.factor, step.displacement.head<3>().norm() / mm,
                  step.displacement.tail<3>().norm() / degree, step.pressedShare, step.slippingShare);
    }
}

}  // namespace

void writeInterfaceText(const InterfaceCase& problem, const InterfaceAnswer& answer, std::ostream& stream)
{
    if (!problem.title.empty())
        stream << problem.title << '\n';
    const bool isSentence = answer.message.english() != statusName(answer.status);
    stream << statusName(answer.status) << (isSentence ? ": " + answer.message.english() : "") << '\n';
    if (answer.status == SolveStatus::Infeasible)
        printLine(stream, "it moves off by %.4g %.4g %.4g and turns by %.4g %.4g %.4g (relative)", answer.collapse[0],
                  answer.collapse[1], answer.collapse[2], answer.collapse[3], answer.collapse[4], answer.collapse[5]);
    if (!answer.isUsable())
        return;
    printLine(stream, "residual: %.2g\n", answer.residual);
    const InterfaceProblem& parts = problem.problem;
    const double moved = std::max(answer.tightening.head<3>().norm(), answer.displacement.head<3>().norm());
    const double turned = std::max(answer.tightening.tail<3>().norm(), answer.displacement.tail<3>().norm());
    const double largest = std::max(moved, turned * parts.typicalLength);
    writeTwist("displacement", answer.displacement, largest, parts.typicalLength, stream);
    if (!answer.tightening.isZero(0))
        writeTwist("tightening", answer.tightening, largest, parts.typicalLength, stream);
    writeForces(problem, answer, stream);
    if (!answer.cells.empty())
        writeSurface("surface", answer.cells.size(), sumOf(problem.problem, answer, 0, answer.cells.size()), stream);
    for (const CutPatch& patch : problem.patches)
        writeSurface("patch '" + patch.name + "', with its outline", patch.cellCount, sumOf(problem, answer, patch),
                     stream);
    for (std::size_t i = 0; i < problem.beddedBeams.size(); ++i) {
        if (problem.beddedBeams[i])
            writeStations(parts.beams[i].name, stationsOf(problem, answer, i),
                          std::max(parts.load.head<3>().norm(), parts.load.tail<3>().norm() / parts.typicalLength),
                          parts.typicalLength, stream);
    }
    if (!answer.steps.empty())
        writeSteps(answer, stream);
}

}  // namespace sinew
