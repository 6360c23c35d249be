#include "core/equations/print_cpp.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

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
        for (const EquationSymbol& symbol : equations.symbols) {
            taken.unique(symbol.name);
            nameOf(symbol.atom) = (symbol.isGiven() ? "p." : "") + symbol.name;
        }
        for (int i = 0; i < static_cast<int>(equations.count()); ++i) {
            const std::string& symbol = equations.coordinates[static_cast<std::size_t>(i)].symbol;
            nameOf(equations.atoms.coordinate(i)) = symbol;
            nameOf(equations.atoms.rate(i)) = taken.unique(symbol + "_d");
        }
        for (int atom = 0; atom < equations.atoms.size(); ++atom) {
            const Atom& a = equations.atoms.at(atom);
            if (a.kind == AtomKind::Cosine || a.kind == AtomKind::Sine)
                nameOf(atom) = taken.unique((a.kind == AtomKind::Cosine ? "cos_" : "sin_") + angleName(a.angle));
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
            const Atom& a = equations().atoms.at(atom);
            text += (coefficient < 0 ? (text.empty() ? "minus_" : "_minus_") : (text.empty() ? "" : "_plus_")) + count
                    + (a.kind == AtomKind::Symbol ? equations().symbolOf(atom)->name : name(atom));
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
    explicit CppPrinter(const Equations& equations)
        : m_equations(equations), m_notation(equations), m_used(static_cast<std::size_t>(equations.atoms.size()), false)
    {
        for (const auto* terms : {&equations.mass, &equations.velocity, &equations.gravity}) {
            for (const Expression& expression : *terms)
                use(expression);
        }
        for (int atom = 0; atom < equations.atoms.size(); ++atom) {
            for (const auto& part : equations.atoms.at(atom).angle) {
                if (isUsed(atom))
                    m_used[static_cast<std::size_t>(part.first)] = true;
            }
        }
        for (const EquationSymbol& symbol : equations.symbols)
            use(symbol.definition);
    }

    std::string run()
    {
        writeHead();
        writeParameters();
        writeTypes();
        line("inline Terms calcTerms([[maybe_unused]] const Parameters& p, [[maybe_unused]] const Vector& q,");
        line("                       [[maybe_unused]] const Vector& qd)");
        line("{");
        writeLocals();
        line("    Terms terms;");
        writeMass();
        writeVector("b", "velocity terms", velocityTerms);
        writeVector("g", "gravity terms", gravityTerms);
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
    bool isUsed(int atom) const { return m_used[static_cast<std::size_t>(atom)]; }

    void use(const Expression& expression)
    {
        for (const Monomial& monomial : expression.monomials()) {
            for (const AtomPower& factor : monomial.factors)
                m_used[static_cast<std::size_t>(factor.atom)] = true;
        }
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
        line("// " + subjectText(m_equations) + ": A(q) q'' + b(q, q') + g(q) = Q. SI, radians.");
        line("// Q: all generalised efforts besides inertia and weight.");
        line("//");
        for (std::size_t i = 0; i < m_equations.count(); ++i) {
            const EquationCoordinate& c = m_equations.coordinates[i];
            const bool isAngle = c.kind == CoordinateKind::Rotation;
            line("// q[" + std::to_string(i) + "] " + comment(c.name) + (isAngle ? " (rad), Q: " : " (m), Q: ")
                 + effortText(c) + (isAngle ? " (N m)" : " (N)")
                 + (c.sum.empty() ? "" : "; " + comment(c.name + " = " + sumText(c))));
        }
        line("");
        line("#ifndef SINEW_EQUATIONS_OF_MOTION_H");
        line("#define SINEW_EQUATIONS_OF_MOTION_H");
        line("");
        line("#include <array>");
        line("#include <cmath>");
        line("");
        line("namespace equations {");
        line("");
    }

    void writeParameters()
    {
        line("// The model's own values.");
        line("struct Parameters {");
        for (const EquationSymbol& symbol : m_equations.symbols) {
            if (symbol.isGiven())
                line("    double " + symbol.name + " = " + shortest(symbol.value) + ";  // " + symbol.unit + ", "
                     + comment(symbol.meaning));
        }
        line("};");
        line("");
    }

    void writeTypes()
    {
        line("constexpr int coordinateCount = " + std::to_string(m_equations.count()) + ";");
        line("using Vector = std::array<double, coordinateCount>;");
        line("using Matrix = std::array<Vector, coordinateCount>;");
        line("");
        line("struct Terms {");
        line("    Matrix A{};  // mass matrix, symmetric");
        line("    Vector b{};  // centrifugal and Coriolis terms");
        line("    Vector g{};  // weights");
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
        const AtomTable& atoms = m_equations.atoms;
        for (int i = 0; i < static_cast<int>(m_equations.count()); ++i) {
            if (isUsed(atoms.coordinate(i)))
                local(atoms.coordinate(i), "q[" + std::to_string(i) + "]");
            if (isUsed(atoms.rate(i)))
                local(atoms.rate(i), "qd[" + std::to_string(i) + "]");
        }
        for (int atom = 0; atom < atoms.size(); ++atom) {
            if (!isUsed(atom))
                continue;
            if (atoms.at(atom).kind == AtomKind::Cosine)
                local(atom, "std::cos(" + m_notation.angle(atoms.at(atom).angle) + ")");
            if (atoms.at(atom).kind == AtomKind::Sine)
                local(atom, "std::sin(" + m_notation.angle(atoms.at(atom).angle) + ")");
        }
        for (const EquationSymbol& symbol : m_equations.symbols) {
            if (!symbol.isGiven())
                local(symbol.atom, writtenSum(apart(m_equations, symbol.definition), m_notation));
        }
        line("");
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
            const std::vector<ReadableTerm> terms = make(m_equations, i);
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
    std::vector<bool> m_used;
    std::string m_text;
};

}  // namespace

std::string equationsCpp(const Equations& equations)
{
    return CppPrinter(equations).run();
}

}  // namespace sinew
