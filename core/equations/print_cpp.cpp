#include "core/equations/print_cpp.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "core/equations/equation_words.h"
#include "core/equations/evaluate.h"
#include "core/equations/readable_terms.h"
#include "core/equations/symbol_names.h"

namespace sinew {

namespace {

// Names of the atoms in the source; a given symbol is a member of the parameters.
class CppNotation : public Notation {
public:
    explicit CppNotation(const Equations& equations)
        : Notation(equations), m_names(static_cast<std::size_t>(equations.atoms.size()))
    {
        SymbolNames taken;
        for (const EquationCoordinate& c : equations.coordinates)
            taken.unique(c.symbol);
        for (const EquationBall& ball : equations.balls)
            taken.unique(ball.scalar);
        for (const EquationSymbol& symbol : equations.symbols) {
            taken.unique(symbol.name);
            nameOf(symbol.atom) = (symbol.isGiven() ? "p." : "") + symbol.name;
        }
        for (int i = 0; i < static_cast<int>(equations.positionCount()); ++i) {
            const int coordinate = equations.atoms.coordinate(i), rate = equations.atoms.rate(i);
            nameOf(coordinate) = wordsOf(equations, coordinate).identifier;
            if (i < static_cast<int>(equations.count())) {
                const AtomWords words = wordsOf(equations, rate);
                nameOf(rate) = taken.unique(words.identifier + (words.dots > 0 ? "_d" : ""));
            }
        }
        for (const NamedAngle& angle : equations.angles)
            taken.unique(angle.symbol);
        for (const int atom : atomsInOrder(equations)) {
            const Atom& a = equations.atoms.at(atom);
            if (const NamedAngle* angle = equations.angleOf(atom))
                nameOf(atom) = a.kind == AtomKind::Rate ? taken.unique(angle->symbol + "_d") : angle->symbol;
            if (a.kind == AtomKind::Cosine || a.kind == AtomKind::Sine)
                nameOf(atom) = taken.unique((a.kind == AtomKind::Cosine ? "cos_" : "sin_") + angleName(a.angle));
            if (a.kind == AtomKind::Speed)
                nameOf(atom) = taken.unique("size_of_" + name(equations.atoms.rate(a.index)));
        }
    }

    std::string power(int atom, int exponent) const override
    {
        std::string text = name(atom);
        for (int k = 1; k < exponent; ++k)
            text += " * " + name(atom);
        return text;
    }

    std::string number(double value) const override
    {
        const std::string text = shortest(value);
        return text.find_first_of(".e") == std::string::npos ? text + ".0" : text;
    }

    std::string times() const override { return " * "; }
    std::string name(int atom) const override { return m_names[static_cast<std::size_t>(atom)]; }

private:
    std::string& nameOf(int atom) { return m_names[static_cast<std::size_t>(atom)]; }

    // phi_1_minus_phi_2
    std::string angleName(const AngleSum& sum) const
    {
        std::string text;
        for (const auto& [atom, coefficient] : sum) {
            const std::string count = std::abs(coefficient) == 1 ? "" : std::to_string(std::abs(coefficient));
            text += (coefficient < 0 ? (text.empty() ? "minus_" : "_minus_") : (text.empty() ? "" : "_plus_")) + count
                    + wordsOf(equations(), atom).identifier;
        }
        return text;
    }

    std::vector<std::string> m_names;
};

// Breaks a statement at " + " and " - " so that no line grows long.
std::string wrapped(const std::string& text)
{
    constexpr std::size_t lineLength = 116;
    std::string result, line;
    std::size_t start = 0;
    while (start < text.size()) {
        const std::size_t end = std::min({text.find(" + ", start + 1), text.find(" - ", start + 1), text.size()});
        const std::string piece = text.substr(start, end - start);
        if (!line.empty() && line.size() + piece.size() > lineLength) {
            result += line + "\n";
            line = "        " + piece.substr(1);
        } else {
            line += piece;
        }
        start = end;
    }
    return result + line;
}

class CppPrinter {
public:
    explicit CppPrinter(const Equations& equations) : m_equations(equations), m_notation(equations) {}

    std::string run()
    {
        writeHead();
        writeParameters();
        writeSpline();
        writeTypes();
        line("inline Terms calcTerms([[maybe_unused]] const Parameters& p, [[maybe_unused]] const Positions& q,");
        line("                       [[maybe_unused]] const Vector& qd)");
        line("{");
        writeLocals();
        line("    Terms terms;");
        writeMass();
        // An entry that others refer to is a local by now.
        const auto entryOr = [this](const std::vector<Expression>& entries, auto terms) {
            return [this, &entries, terms](std::size_t i) {
                const bool isLocal = &writtenOut(m_equations, entries[i]) != &entries[i];
                return isLocal ? apart(m_equations, entries[i]) : terms(m_equations, i);
            };
        };
        const auto of = [this](auto terms) { return [this, terms](std::size_t i) { return terms(m_equations, i); }; };
        writeVector("b", "velocity terms", entryOr(m_equations.velocity, velocityTerms));
        writeVector("g", "gravity terms", entryOr(m_equations.gravity, gravityTerms));
        writeVector("r", "springs and dampers", of(resistanceTerms));
        writeVector("l", "loads", of(loadTerms));
        writeConstraints();
        line("    return terms;");
        line("}");
        line("");
        line("}  // namespace equations");
        line("");
        line("#endif  // SINEW_EQUATIONS_OF_MOTION_H");
        return m_text;
    }

private:
    void line(const std::string& text) { m_text += text + "\n"; }
    bool hasSplines() const
    {
        return std::any_of(m_equations.symbols.begin(), m_equations.symbols.end(),
                           [](const EquationSymbol& symbol) { return symbol.spline.has_value(); });
    }

    // A text that may stand behind //: one line, no backslash that would continue it.
    static std::string comment(std::string text)
    {
        std::replace_if(
            text.begin(), text.end(),
            [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\\' || c == '?'; }, ' ');
        return text;
    }

    void writeHead()
    {
        line("// Equations of motion" + (m_equations.title.empty() ? "" : ": " + comment(m_equations.title)) + ".");
        line("// " + subjectText(m_equations) + ": " + formText(m_equations) + ". SI, radians.");
        if (!m_equations.constraints.empty())
            line("// " + constraintFormText(m_equations) + ".");
        for (const std::string& text : letterTexts(m_equations))
            line("// " + text + ".");
        for (const Sentence& note : m_equations.notes)
            line("// Note: " + comment(note.english()));
        line("//");
        writePositions();
        writeConstraintNames();
        line("");
        line("#ifndef SINEW_EQUATIONS_OF_MOTION_H");
        line("#define SINEW_EQUATIONS_OF_MOTION_H");
        line("");
        line("#include <array>");
        line("#include <cmath>");
        line("#include <cstddef>");
        line("");
        line("namespace equations {");
        line("");
    }

    // What stands at each place of q, and how Euler parameters change.
    void writePositions()
    {
        for (std::size_t i = 0; i < m_equations.count(); ++i) {
            const EquationCoordinate& c = m_equations.coordinates[i];
            const bool isAngle = c.kind == CoordinateKind::Rotation;
            const char* unit = !c.speed.empty() ? " (Euler parameter; speed in rad/s), Q: "
                               : isAngle        ? " (rad), Q: "
                                                : " (m), Q: ";
            line("// q[" + std::to_string(i) + "] " + comment(c.name) + unit + effortText(c)
                 + (isAngle ? " (N m)" : " (N)") + (c.sum.empty() ? "" : "; " + comment(c.name + " = " + sumText(c))));
        }
        for (std::size_t i = 0; i < m_equations.balls.size(); ++i)
            line("// q[" + std::to_string(m_equations.count() + i) + "] scalar Euler parameter of joint '"
                 + comment(m_equations.balls[i].joint) + "'");
        for (const EulerRate& rate : eulerRates(m_equations))
            line("// " + rate.parameter + "' = " + writtenSum(rate.terms, m_notation));
    }

    void writeConstraintNames()
    {
        for (std::size_t i = 0; i < m_equations.constraints.size(); ++i) {
            const EquationConstraint& row = m_equations.constraints[i];
            line("// B[" + std::to_string(i) + "] " + comment(row.name) + ", " + row.multiplier + " (" + row.unit
                 + "): " + comment(row.meaning.english()));
        }
    }

    void writeParameters()
    {
        line("// The model's own values.");
        line("struct Parameters {");
        for (const EquationSymbol& symbol : m_equations.symbols) {
            if (symbol.isGiven())
                line("    double " + symbol.name + " = " + shortest(symbol.value) + ";  // " + symbol.unit + ", "
                     + comment(symbol.meaning.english()));
        }
        line("};");
        line("");
    }

    void writeTypes()
    {
        line("constexpr int coordinateCount = " + std::to_string(m_equations.count()) + ";");
        line("constexpr int positionCount = " + std::to_string(m_equations.positionCount()) + ";");
        line("constexpr int constraintCount = " + std::to_string(m_equations.constraints.size()) + ";");
        line("using Positions = std::array<double, positionCount>;");
        line("using Vector = std::array<double, coordinateCount>;");
        line("using Matrix = std::array<Vector, coordinateCount>;");
        line("");
        line("struct Terms {");
        line("    Matrix A{};  // mass matrix, symmetric");
        line("    Vector b{};  // centrifugal and Coriolis terms");
        line("    Vector g{};  // weights");
        line("    Vector r{};  // springs and dampers");
        line("    Vector l{};  // loads");
        line("    std::array<Vector, constraintCount> B{};  // rows of the constraints");
        line("    std::array<double, constraintCount> c{};  // what they are equal to");
        line("};");
        line("");
        line("// The terms at coordinates q and rates qd.");
    }

    void local(int atom, const std::string& value)
    {
        line(wrapped("    const double " + m_notation.name(atom) + " = " + value + ";"));
    }

    void writeLocals()
    {
        for (const int atom : atomsInOrder(m_equations)) {
            const Atom& a = m_equations.atoms.at(atom);
            const std::string angle = m_notation.angle(a.angle);
            if (const NamedAngle* named = m_equations.angleOf(atom)) {
                local(atom, m_notation.angle(a.kind == AtomKind::Rate ? named->rate : named->sum));
                continue;
            }
            switch (a.kind) {
            case AtomKind::Coordinate: local(atom, "q[" + std::to_string(a.index) + "]"); break;
            case AtomKind::Rate: local(atom, "qd[" + std::to_string(a.index) + "]"); break;
            case AtomKind::Speed: local(atom, "std::abs(qd[" + std::to_string(a.index) + "])"); break;
            case AtomKind::Cosine: local(atom, "std::cos(" + angle + ")"); break;
            case AtomKind::Sine: local(atom, "std::sin(" + angle + ")"); break;
            case AtomKind::Symbol: writeSymbol(*m_equations.symbolOf(atom)); break;
            default: break;
            }
        }
        line("");
    }

    void writeSymbol(const EquationSymbol& symbol)
    {
        if (symbol.spline)
            local(symbol.atom, splineCall(*symbol.spline));
        else if (!symbol.isGiven())
            local(symbol.atom, writtenSum(apart(m_equations, symbol.definition), m_notation));
    }

    // spline<3>({x}, {y}, {curvatures}, at).slope
    std::string splineCall(const SplineUse& use) const
    {
        static constexpr const char* parts[] = {"value", "slope", "curvature"};
        std::string x, y, curvature;
        const auto append
            = [](std::string& list, double value) { list += (list.empty() ? "" : ", ") + shortest(value); };
        for (std::size_t i = 0; i < use.spline.x().size(); ++i) {
            append(x, use.spline.x()[i]);
            append(y, use.spline.y()[i]);
            append(curvature, use.spline.at(use.spline.x()[i]).curvature);
        }
        return "spline<" + std::to_string(use.spline.x().size()) + ">({" + x + "}, {" + y + "}, {" + curvature + "}, "
               + m_notation.name(use.argument) + ")." + parts[use.order];
    }

    void writeSpline()
    {
        if (!hasSplines())
            return;
        line("struct SplineValue {");
        line("    double value, slope, curvature;");
        line("};");
        line("");
        line("// Cubic through the points (x, y) with these curvatures there; straight lines beyond its ends.");
        line("template <std::size_t n>");
        line("inline SplineValue spline(const std::array<double, n>& x, const std::array<double, n>& y,");
        line("                          const std::array<double, n>& m, double at)");
        line("{");
        line("    std::size_t i = 0;");
        line("    while (i + 2 < n && at >= x[i + 1])");
        line("        ++i;");
        line("    const double h = x[i + 1] - x[i], rise = (y[i + 1] - y[i]) / h;");
        line("    const double inside = at < x[i] ? x[i] : at > x[i + 1] ? x[i + 1] : at;");
        line("    const double u = (x[i + 1] - inside) / h, v = (inside - x[i]) / h;");
        line("    const double slope = rise + ((1 - 3 * u * u) * m[i] + (3 * v * v - 1) * m[i + 1]) * h / 6;");
        line("    const double value = u * y[i] + v * y[i + 1]");
        line("                         + ((u * u * u - u) * m[i] + (v * v * v - v) * m[i + 1]) * h * h / 6;");
        line("    return {value + slope * (at - inside), slope, at == inside ? u * m[i] + v * m[i + 1] : 0.0};");
        line("}");
        line("");
    }

    void writeConstraints()
    {
        for (std::size_t i = 0; i < m_equations.constraints.size(); ++i) {
            const EquationConstraint& constraint = m_equations.constraints[i];
            line("    // " + comment(constraint.name));
            const std::string row = "[" + std::to_string(i) + "]";
            for (std::size_t j = 0; j < constraint.row.size(); ++j) {
                if (!constraint.row[j].isZero())
                    line(wrapped("    terms.B" + row + "[" + std::to_string(j)
                                 + "] = " + writtenSum(factored(m_equations, constraint.row[j]), m_notation) + ";"));
            }
            const std::vector<ReadableTerm> target = targetTerms(m_equations, constraint);
            if (!target.empty())
                line(wrapped("    terms.c" + row + " = " + writtenSum(target, m_notation) + ";"));
            line("");
        }
    }

    void writeMass()
    {
        const auto index = [](std::size_t i) { return "[" + std::to_string(i) + "]"; };
        for (std::size_t i = 0; i < m_equations.count(); ++i) {
            for (std::size_t j = i; j < m_equations.count(); ++j) {
                const Expression& entry = m_equations.massEntry(i, j);
                if (entry.isZero())
                    continue;
                const std::string transposed = i == j ? "" : "terms.A" + index(j) + index(i) + " = ";
                line(wrapped("    terms.A" + index(i) + index(j) + " = " + transposed
                             + writtenSum(factored(m_equations, entry), m_notation) + ";"));
            }
        }
        line("");
    }

    template <class Make>
    void writeVector(const char* letter, const char* meaning, Make make)
    {
        bool isFirst = true;
        for (std::size_t i = 0; i < m_equations.count(); ++i) {
            const std::vector<ReadableTerm> terms = make(i);
            if (terms.empty())
                continue;
            if (isFirst)
                line(std::string("    // ") + meaning);
            isFirst = false;
            line(wrapped(std::string("    terms.") + letter + "[" + std::to_string(i)
                         + "] = " + writtenSum(terms, m_notation) + ";"));
        }
        if (!isFirst)
            line("");
    }

    const Equations& m_equations;
    CppNotation m_notation;
    std::string m_text;
};

}  // namespace

std::string equationsCpp(const Equations& equations)
{
    return CppPrinter(equations).run();
}

}  // namespace sinew
