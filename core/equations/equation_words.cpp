#include "core/equations/equation_words.h"

#include <algorithm>
#include <cmath>

#include "core/base/number_words.h"

namespace sinew {

namespace {

struct LetterMeaning {
    const char* letter;
    Sentence meaning;
};

// What the names of quantities begin with.
const std::vector<LetterMeaning>& letterMeanings()
{
    static const std::vector<LetterMeaning> letters = {
        {"R", sentence("axes turned by Euler parameters, along the axes before")},
        {"r", sentence("place of a pole from the one before, along the axes before; rd, rdd: its derivatives")},
        {"rd", sentence("rate of the place of a pole")},
        {"rdd", sentence("second derivative of the place of a pole when no rate changes")},
        {"omega", sentence("angular velocity, along the own axes")},
        {"c",
         sentence(
             "moment that a link alone needs for a unit acceleration of a joint: the first index is its own joint's")},
        {"alpha", sentence("angular acceleration when no rate changes")},
        {"a", sentence("acceleration of a pole when no rate changes")},
        {"ac", sentence("acceleration of a centre of mass when no rate changes")},
        {"gamma", sentence("acceleration of gravity, along the own axes")},
        {"Theta", sentence("mass of a body and all that it carries")},
        {"sigma", sentence("mass times place from the pole, of a body and all that it carries")},
        {"J", sentence("inertia about the pole, of a body and all that it carries")},
        {"p", sentence("momentum that a unit rate of a coordinate gives a body and all that it carries")},
        {"h", sentence("moment of that momentum about the pole")},
        {"fb", sentence("force that a body and all that it carries need when no rate changes, along the axes before")},
        {"nb", sentence("moment about the pole that they need")},
        {"F", sentence("force of a load, along the axes of a body")},
        {"N", sentence("moment of a load, along the axes of a body")},
        {"fl", sentence("force of the loads on a body and all that it carries, along the axes before")},
        {"nl", sentence("moment of these loads about the pole")},
        {"x", sentence("what a constraint holds, along the axes of a body")},
        {"xd", sentence("rate of what a constraint holds")},
        {"xdd", sentence("rate of that rate when no rate changes")},
        {"rAB", sentence("from end to end of a distance that is held")},
        {"fc", sentence("unit force of a constraint, along the axes of a body")},
        {"nc", sentence("its moment about the pole")},
    };
    return letters;
}

}  // namespace

std::string effortText(const EquationCoordinate& coordinate)
{
    std::vector<WrittenTerm> parts;
    for (const EffortPart& part : coordinate.efforts)
        parts.push_back({part.sign < 0, part.symbol});
    return joined(parts);
}

std::string sumText(const EquationCoordinate& coordinate)
{
    std::vector<WrittenTerm> parts;
    for (const std::string& name : coordinate.sum)
        parts.push_back({false, name});
    if (coordinate.offset != 0)
        parts.push_back({coordinate.offset < 0, withDigits(std::abs(coordinate.offset), 12)});
    return coordinate.sum.empty() ? "" : joined(parts);
}

std::string kindText(SegmentKind kind)
{
    switch (kind) {
    case SegmentKind::Points: return "point masses at fractions of its length";
    case SegmentKind::StretchRod: return "a stretching part, then a heavy rod";
    case SegmentKind::RodBetween: return "a heavy rod between two stretching parts";
    case SegmentKind::RodsApart: return "two heavy rods, a stretching part between them";
    case SegmentKind::Telescope: return "a telescope of two heavy rods";
    }
    return "";
}

std::string subjectText(const Equations& equations)
{
    const bool isChain = !equations.links.empty();
    const std::size_t n = isChain ? equations.links.size() : equations.bodies.size();
    const std::string one = isChain ? " link" : " body", several = isChain ? " links" : " bodies";
    return std::to_string(n) + (n == 1 ? one : several)
           + (equations.space == Space::Plane ? " in the plane, " : " in space, ") + std::to_string(equations.count())
           + (equations.count() == 1 ? " coordinate" : " coordinates");
}

std::string formText(const Equations& equations)
{
    return std::string("A(q) q'' + b(q, q') + g(q)") + (equations.resistance.empty() ? "" : " + r(q, q')") + " = Q"
           + (equations.loads.empty() ? "" : " + l(q)") + (equations.constraints.empty() ? "" : " + B(q)' lambda");
}

std::string constraintFormText(const Equations& equations)
{
    return equations.constraints.empty() ? "" : "B(q) q'' = c(q, q')";
}

std::vector<std::string> letterTexts(const Equations& equations)
{
    std::vector<std::string> texts = {"A: mass matrix", "b: centrifugal and Coriolis terms", "g: weights"};
    if (!equations.resistance.empty())
        texts.emplace_back("r: springs and dampers of coordinates");
    texts.emplace_back("Q: generalised efforts of drives and of what the notes name");
    if (!equations.loads.empty())
        texts.emplace_back("l: loads");
    if (!equations.constraints.empty())
        texts.emplace_back("B: rows of the constraints, lambda: their multipliers");
    if (haveNamedEntries(equations))
        texts.emplace_back("entries of A, b and g that others refer to stand there by their names");
    if (equations.isRecursive)
        texts.emplace_back("a number behind the name of a body: after that step of its joint, _before: along the axes "
                           "before that step");
    if (!equations.balls.empty())
        texts.emplace_back("q'' of a ball or free joint: the rate of its angular velocity");
    return texts;
}

std::vector<std::pair<std::string, Sentence>> quantityLetters(const Equations& equations)
{
    std::vector<std::pair<std::string, Sentence>> used;
    for (const LetterMeaning& letter : letterMeanings()) {
        const bool isUsed
            = std::any_of(equations.symbols.begin(), equations.symbols.end(), [&](const EquationSymbol& s) {
                  return s.role == SymbolRole::Quantity && s.name.substr(0, s.name.find('_')) == letter.letter;
              });
        if (isUsed)
            used.emplace_back(letter.letter, letter.meaning);
    }
    return used;
}

Sentence stepText(const Equations& equations, const EquationStep& step, const Notation& notation)
{
    Sentence shift, turn;
    if (!isZero(step.shift)) {
        std::string sums;
        for (std::size_t i = 0; i < (equations.space == Space::Plane ? 2U : 3U); ++i)
            sums += (i == 0 ? "" : ", ") + writtenSum(apart(equations, step.shift[i]), notation);
        shift = sentence("shift by (%1)", sums);
    }
    if (step.turn)
        turn
            = sentence("turn about %1 by %2", std::string(1, "xyz"[step.turn->axis]), notation.angle(step.turn->angle));
    else if (step.ball >= 0)
        turn = sentence("turn by its Euler parameters");
    if (shift.empty() || turn.empty())
        return shift.empty() ? turn : shift;
    return sentence("%1, then %2", shift, turn);
}

Sentence splineText(const SplineUse& use, const Notation& notation, const std::string& mark)
{
    const std::string argument = mark + notation.name(use.argument) + mark;
    std::string points;
    for (std::size_t i = 0; i < use.spline.x().size(); ++i)
        points += (i == 0 ? "(" : ", (") + shortest(use.spline.x()[i]) + ", " + shortest(use.spline.y()[i]) + ")";
    switch (use.order) {
    case 1: return sentence("slope of the natural cubic spline of %1 through %2", argument, points);
    case 2: return sentence("curvature of the natural cubic spline of %1 through %2", argument, points);
    default: return sentence("the natural cubic spline of %1 through %2", argument, points);
    }
}

// e0' = -w.e / 2, e' = (e0 w + w x e) / 2.
std::vector<EulerRate> eulerRates(const Equations& equations)
{
    std::vector<EulerRate> rates;
    for (std::size_t i = 0; i < equations.balls.size(); ++i) {
        const EquationBall& ball = equations.balls[i];
        const Expression e0 = Expression::atom(equations.atoms.coordinate(static_cast<int>(equations.count() + i)));
        Components e, w;
        for (std::size_t k = 0; k < 3; ++k) {
            e[k] = Expression::atom(equations.atoms.coordinate(ball.coordinates[k]));
            w[k] = Expression::atom(equations.atoms.rate(ball.coordinates[k]));
        }
        const Components vector = Expression::number(0.5) * (e0 * w + cross(w, e));
        rates.push_back({ball.scalar, apart(equations, -0.5 * dot(w, e))});
        for (std::size_t k = 0; k < 3; ++k)
            rates.push_back({equations.coordinates[static_cast<std::size_t>(ball.coordinates[k])].symbol,
                             apart(equations, vector[k])});
    }
    return rates;
}

}  // namespace sinew
