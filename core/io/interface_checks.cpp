#include "core/io/interface_checks.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include <Eigen/Geometry>

#include "core/base/number_words.h"
#include "core/io/interface_case.h"
#include "core/math/decompositions.h"

namespace sinew {

namespace {

// Above these a person waits for more than a few seconds.
constexpr std::size_t mostCells = 20'000, mostPatches = 1000, mostBeams = 200;
// So many squares are cut in a second to see how many cells lie in them.
constexpr std::size_t mostSquares = 100'000;
constexpr double mostElements = 150, mostElementsInAll = 1500;

class WholeChecker {
public:
    WholeChecker(const InterfaceInput& input, ProblemList& problems) : m_input(input), m_problems(problems) {}

    // Condensed beams where the file gives a section.
    std::vector<std::optional<CondensedBeam>> run()
    {
        const InterfaceInput& input = m_input;
        if (input.steps != std::floor(input.steps))
            m_problems.error("steps", sentence("the number of steps is %1", inWords(input.steps)),
                             sentence("write a whole number"));
        if (input.cells.empty() && input.patches.empty() && input.beams.empty() && input.ties.empty()
            && input.sliders.empty())
            m_problems.error("", sentence("nothing holds the proximal fragment"),
                             sentence("give 'cells', 'patches', 'beams', 'ties' or 'sliders', %1", interfaceExample()));
        checkFriction();
        checkPatches();
        std::vector<std::optional<CondensedBeam>> condensed(input.beams.size());
        if (input.beams.size() > mostBeams) {
            m_problems.error("beams", sentence("there are more than %1 beams", mostBeams),
                             sentence("add up the stiffnesses of some of them"));
            return condensed;
        }
        bool areSound = true;
        for (std::size_t i = 0; i < input.beams.size(); ++i)
            areSound &= checkBeam(input.beams[i], std::string("beams") / i);
        for (std::size_t i = 0; areSound && i < input.beams.size(); ++i) {
            if (!input.beams[i].stiffness)
                condensed[i] = condense(input.beams[i], std::string("beams") / i);
        }
        return condensed;
    }

private:
    void checkFriction()
    {
        const auto advice = [] { return sentence("add 'kt', about 0.8 of the normal stiffness for bone"); };
        const auto isIdle = [](const auto& piece) { return piece.friction > 0 && piece.kt == 0; };
        const auto first = std::find_if(m_input.cells.begin(), m_input.cells.end(), isIdle);
        if (first != m_input.cells.end())
            m_problems.warning(std::string("cells") / std::size_t(first - m_input.cells.begin()) / "friction",
                               sentence("friction has no effect without a tangential stiffness, in this cell and maybe "
                                        "others"),
                               advice());
        for (std::size_t i = 0; i < m_input.patches.size(); ++i) {
            if (isIdle(m_input.patches[i]))
                m_problems.warning(std::string("patches") / i / "friction",
                                   sentence("the friction of patch '%1' has no effect without a tangential stiffness",
                                            m_input.patches[i].name),
                                   advice());
        }
    }

    void checkPatches()
    {
        double cells = double(m_input.cells.size());
        if (cells > mostCells)
            m_problems.error("cells", sentence("there are more than %1 cells", mostCells),
                             sentence("make them larger"));
        if (m_input.patches.size() > mostPatches) {
            m_problems.error("patches", sentence("there are more than %1 patches", mostPatches),
                             sentence("give 'cells' instead"));
            return;
        }
        double squares = cells;
        for (std::size_t i = 0; i < m_input.patches.size(); ++i) {
            const std::string place = std::string("patches") / i;
            if (m_problems.hasErrorWithin(place))
                continue;
            checkPatch(m_input.patches[i], place);
            squares += squaresOf(m_input.patches[i]);
        }
        if (squares > mostCells)
            countCells(cells);
    }

    // Of the cells beside the patches, then of one patch after another.
    void countCells(double cells)
    {
        double squares = 0;
        for (std::size_t i = 0; i < m_input.patches.size(); ++i) {
            const InterfacePatchInput& patch = m_input.patches[i];
            const std::string place = std::string("patches") / i / "cell_size";
            if (m_problems.hasErrorWithin(std::string("patches") / i))
                continue;
            squares += squaresOf(patch);
            cells += squares <= double(mostSquares) ? cellsOf(patch) : leastCellsOf(patch);
            if (cells > mostCells)
                m_problems.error(place,
                                 sentence("with patch '%1' there would be %2 cells, more than %3", patch.name,
                                          inWords(cells), mostCells),
                                 sentence("choose larger cells"));
            else if (squares > double(mostSquares))
                m_problems.error(place,
                                 sentence("up to patch '%1' cells would have to be cut from %2 squares, more than %3",
                                          patch.name, inWords(squares), mostSquares),
                                 sentence("choose larger cells"));
            if (cells > mostCells || squares > double(mostSquares))
                return;
        }
    }

    void checkPatch(const InterfacePatchInput& patch, const std::string& place)
    {
        if (patch.normal.normalized().cross(patch.along.normalized()).norm() < 1e-6)
            m_problems.error(place / "along",
                             sentence("the direction along of patch '%1' is that of its normal", patch.name),
                             sentence("give a direction in the patch"));
        if (2 * patch.shell >= std::min(patch.length, patch.width))
            m_problems.error(
                place / "shell", sentence("the shell of patch '%1' leaves no room within it", patch.name),
                sentence("it must be thinner than half the width; leave it out for a patch without a core"));
        if (patch.shell == 0 && (patch.coreKn || patch.coreKt > 0))
            m_problems.error(place / (patch.coreKn ? "core_kn" : "core_kt"),
                             sentence("the core of patch '%1' has no shell around it", patch.name),
                             sentence("add 'shell', or remove the key"));
        else if (patch.coreKt > 0 && !patch.coreKn)
            m_problems.error(place / "core_kt", sentence("the core of patch '%1' has no normal stiffness", patch.name),
                             sentence("add 'core_kn'"));
    }

    bool checkBeam(const InterfaceBeamInput& beam, const std::string& place)
    {
        if (m_problems.hasErrorWithin(place))
            return false;
        const int kinds
            = beam.stiffness.has_value() + beam.round.has_value() + beam.flat.has_value() + beam.section.has_value();
        if (kinds != 1) {
            m_problems.error(
                place,
                kinds == 0
                    ? sentence("beam '%1' has none of 'stiffness', 'round', 'flat' and 'section'", beam.name)
                    : sentence("beam '%1' has more than one of 'stiffness', 'round', 'flat' and 'section'", beam.name),
                kinds == 0 ? sentence("give one of them") : sentence("keep one of them"));
            return false;
        }
        if (beam.stiffness)
            return checkBareness(beam, place) && checkStiffness(*beam.stiffness, beam.name, place / "stiffness");
        return checkPlaces(beam, place);
    }

    std::optional<CondensedBeam> condense(const InterfaceBeamInput& beam, const std::string& place)
    {
        const BeddedBeam bedded = beddedBeamOf(beam, m_input.referencePoint);
        if (const Sentence why = CondensedBeam::refusal(bedded); !why.empty()) {
            m_problems.error(place, why, sentence("change it"));
            return std::nullopt;
        }
        CondensedBeam condensed(bedded);
        if (isSound(condensed.stiffness()))
            return condensed;
        m_problems.error(
            place, sentence("beam '%1' is too stiff in one way beside another to compute with", beam.name),
            sentence(
                "that comes of very large stiffnesses (\"held\" holds a motion fast), of very short elements, and of a "
                "thick beam whose bed is on one side of the fracture alone"));
        return std::nullopt;
    }

    // What goes with a section alone.
    bool checkBareness(const InterfaceBeamInput& beam, const std::string& place)
    {
        bool isBare = true;
        const auto check = [&](bool isThere, const char* key) {
            isBare &= !isThere;
            if (isThere)
                m_problems.error(
                    place / key, sentence("beam '%1' has '%2' beside 'stiffness'", beam.name, std::string(key)),
                    sentence("the stiffness says all; remove the key, or give a section instead of the stiffness"));
        };
        check(beam.crossing.has_value(), "crossing");
        check(beam.direction.has_value(), "direction");
        check(beam.across.has_value(), "across");
        check(beam.from != 0, "from");
        check(beam.to != 0, "to");
        check(!beam.beds.empty(), "beds");
        check(!beam.supports.empty(), "supports");
        return isBare;
    }

    static bool isSound(const Matrix6& stiffness)
    {
        constexpr double roundOff = 1e-9;  // as the solver has it
        return stiffness.allFinite()
               && Eigen::SelfAdjointEigenSolver<Matrix6>(stiffness, Eigen::EigenvaluesOnly).eigenvalues()[0]
                      >= -roundOff * stiffness.cwiseAbs().maxCoeff();
    }

    bool checkStiffness(const Matrix6& K, const std::string& name, const std::string& place)
    {
        Eigen::Index row = 0, column = 0;
        (K - K.transpose()).cwiseAbs().maxCoeff(&row, &column);
        if (!K.isApprox(K.transpose(), 1e-9)) {
            const auto entry = [&](Eigen::Index i, Eigen::Index k) {
                return sentence("row %1, number %2 is %3", i + 1, k + 1, inWords(K(i, k)));
            };
            m_problems.error(place / std::size_t(row) / std::size_t(column),
                             sentence("the stiffness of beam '%1' is not symmetric: %2, %3", name, entry(row, column),
                                      entry(column, row)),
                             sentence("the two must be equal"));
            return false;
        }
        if (!isSound(K))
            m_problems.error(place,
                             sentence("the stiffness of beam '%1' gives energy away: an eigenvalue is negative", name),
                             sentence("wrench on the proximal fragment = -stiffness times displacement and turn"));
        return isSound(K);
    }

    bool checkPlaces(const InterfaceBeamInput& beam, const std::string& place)
    {
        bool good = true;
        const auto refuse = [&](const std::string& where, Sentence message, Sentence advice) {
            m_problems.error(where, std::move(message), std::move(advice));
            good = false;
        };
        if (beam.round && beam.round->innerDiameter >= beam.round->outerDiameter)
            refuse(place / "round" / "inner_diameter",
                   sentence("the inner diameter of beam '%1' is not below the outer one", beam.name),
                   sentence("swap them, or leave it out for a full bar"));
        if (beam.across
            && beam.direction.value_or(Vector3::UnitZ()).normalized().cross((*beam.across).normalized()).norm() < 1e-6)
            refuse(place / "across", sentence("the direction across of beam '%1' is along it", beam.name),
                   sentence("give a direction across the beam"));
        if (!(beam.from < beam.to)) {
            refuse(place / "to",
                   sentence("beam '%1' ends at %2 m, where it begins or before", beam.name, inWords(beam.to)),
                   sentence("give 'from' and 'to' along it, from the plane: negative distally, positive proximally"));
            return false;
        }
        double elements = (beam.to - beam.from) / beam.element;
        for (std::size_t i = 0; i < beam.beds.size(); ++i) {
            const BeamBedInput& bed = beam.beds[i];
            const std::string where = place / "beds" / i;
            elements += 2;
            if (!(bed.from < bed.to))
                refuse(where / "to", sentence("a bed of beam '%1' ends where it begins or before", beam.name),
                       sentence("'from' must lie before 'to'"));
            else if (bed.from < beam.from - 1e-9 || bed.to > beam.to + 1e-9)
                m_problems.warning(where, sentence("a bed of beam '%1' reaches beyond its ends", beam.name),
                                   sentence("that part has no effect"));
        }
        for (std::size_t i = 0; i < beam.supports.size(); ++i) {
            const BeamSupportInput& support = beam.supports[i];
            const std::string where = place / "supports" / i;
            elements += 1;
            if (!(support.at >= beam.from && support.at <= beam.to))
                refuse(where / "at", sentence("a support of beam '%1' does not lie on it", beam.name),
                       sentence("it runs from %1 to %2 m", inWords(beam.from), inWords(beam.to)));
            if (support.translation.minCoeff() < 0 || support.rotation.minCoeff() < 0)
                refuse(where / (support.translation.minCoeff() < 0 ? "translation" : "rotation"),
                       sentence("a stiffness of a support of beam '%1' is negative", beam.name),
                       sentence("it must be zero or above"));
        }
        if (elements > mostElements)
            refuse(place / "element",
                   sentence("beam '%1' would be cut into about %2 elements, more than %3", beam.name,
                            inWords(std::ceil(elements)), inWords(mostElements)),
                   sentence("choose a larger 'element' or fewer beds"));
        m_elements += elements;
        if (good && m_elements > mostElementsInAll)
            refuse(place / "element",
                   sentence("the beams would be cut into more than %1 elements", inWords(mostElementsInAll)),
                   sentence("choose a larger 'element'"));
        return good;
    }

    const InterfaceInput& m_input;
    ProblemList& m_problems;
    double m_elements = 0;  // of all beams so far
};

}  // namespace

Sentence interfaceExample()
{
    return sentence("such as %1", std::string(R"({"load": {"force": [0, 0, -100]}, )"
                                              R"("cells": [{"position": [0, 0, 0], "area": 1e-4, "kn": 1e10}], ...})"));
}

std::vector<std::optional<CondensedBeam>> checkInterface(const InterfaceInput& input, ProblemList& problems)
{
    return WholeChecker(input, problems).run();
}

}  // namespace sinew
