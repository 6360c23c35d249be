#include "core/equations/print_latex.h"

#include <cctype>
#include <cmath>
#include <cstdlib>
#include <map>
#include <set>
#include <vector>

#include "core/equations/readable_terms.h"
#include "core/equations/symbol_names.h"

namespace sinew {

namespace {

constexpr std::size_t lineLength = 52;  // glyphs of a formula in a line of an article

// About how many glyphs wide a formula is set: a command counts as one, braces and scripts' marks as none.
std::size_t glyphsOf(const std::string& latex)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < latex.size(); ++i) {
        const char c = latex[i];
        if (c == '\\') {
            const std::size_t start = i + 1;
            while (i + 1 < latex.size() && std::isalpha(static_cast<unsigned char>(latex[i + 1])))
                ++i;
            const std::string command = latex.substr(start, i + 1 - start);
            const bool isSilent = command == "mathrm" || command == "left" || command == "right" || command == "ddot"
                                  || command == "dot";
            const bool isFunction = command == "cos" || command == "sin";
            count += isSilent ? 0U : isFunction ? 3U : 1U;
        } else if (c != '{' && c != '}' && c != '_' && c != '^' && c != ' ') {
            ++count;
        }
    }
    return count;
}

// Text in which no character has a meaning to LaTeX.
std::string escaped(const std::string& text)
{
    std::string result;
    for (const char c : text) {
        if (c == '\\')
            result += "\\textbackslash{}";
        else if (c == '~' || c == '^')
            result += std::string("\\") + c + "{}";
        else if (std::string("_%&#${}").find(c) != std::string::npos)
            result += std::string("\\") + c;
        else
            result += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    }
    return result;
}

class LatexNotation : public Notation {
public:
    // A coordinate keeps the words of its name where a short form would be the letter of something else.
    explicit LatexNotation(const Equations& equations) : Notation(equations)
    {
        std::set<std::string> taken;
        for (const EquationSymbol& symbol : equations.symbols)
            taken.insert(latexFrom(symbol.name));
        for (const EquationCoordinate& c : equations.coordinates) {
            const std::string shortForm = latexFromCoordinate(c.symbol);
            m_coordinates[c.symbol] = taken.insert(shortForm).second ? shortForm : latexFrom(c.symbol);
        }
    }

    std::string coordinate(const std::string& identifier) const
    {
        const auto found = m_coordinates.find(identifier);
        return found == m_coordinates.end() ? latexFromCoordinate(identifier) : found->second;
    }

    std::string power(int atom, int exponent) const override
    {
        const Atom& a = equations().atoms.at(atom);
        const std::string raised = exponent == 1 ? "" : "^{" + std::to_string(exponent) + "}";
        if (a.kind == AtomKind::Cosine || a.kind == AtomKind::Sine) {
            const std::string function = (a.kind == AtomKind::Cosine ? "\\cos" : "\\sin") + raised;
            return a.angle.size() == 1 && std::abs(a.angle.front().second) == 1 ? function + " " + angle(a.angle)
                                                                                : function + "(" + angle(a.angle) + ")";
        }
        return name(atom) + raised;  // \dot{\varphi}_{1}^{2}: the exponent follows the subscript
    }

    std::string number(double value) const override { return shortest(value); }
    std::string times() const override { return "\\, "; }

    std::string name(int atom) const override
    {
        const Atom& a = equations().atoms.at(atom);
        if (a.kind == AtomKind::Symbol)
            return latexFrom(equations().symbolOf(atom)->name);
        const std::string symbol = coordinate(equations().coordinates[static_cast<std::size_t>(a.index)].symbol);
        if (a.kind == AtomKind::Coordinate)
            return symbol;
        const std::size_t subscript = symbol.find("_{");
        const std::string letter = symbol.substr(0, subscript);
        return (a.kind == AtomKind::Rate ? "\\dot{" : "\\ddot{") + letter + "}"
               + (subscript == std::string::npos ? "" : symbol.substr(subscript));
    }

private:
    std::map<std::string, std::string> m_coordinates;  // by their identifiers
};

class LatexPrinter {
public:
    LatexPrinter(const Equations& equations, const LatexOptions& options)
        : m_equations(equations), m_options(options), m_notation(equations)
    {
    }

    std::string run()
    {
        writeHead();
        writeCoordinates();
        writeMatrix();
        writeVector("Velocity terms", "b", velocityTerms);
        writeVector("Gravity terms", "g", gravityTerms);
        writeEquations();
        writeFormulas();
        writeSymbols();
        if (m_options.wholeDocument)
            line("\\end{document}");
        return m_text;
    }

private:
    void line(const std::string& text) { m_text += text + "\n"; }

    void section(const std::string& title) { line("\n\\paragraph{" + title + "}"); }

    void writeHead()
    {
        if (m_options.wholeDocument) {
            line("\\documentclass{article}");
            line("\\usepackage[utf8]{inputenc}");
            line("\\usepackage{amsmath}");
            line("\\allowdisplaybreaks");
            line("\\begin{document}");
        } else {
            line("% needs amsmath; \\allowdisplaybreaks lets long systems go over the page");
        }
        line("\\section*{Equations of motion" + (m_equations.title.empty() ? "" : ": " + escaped(m_equations.title))
             + "}");
        line("\\noindent " + subjectText(m_equations) + ".");
        line("\\[ \\mathbf{A}(\\mathbf{q})\\,\\ddot{\\mathbf{q}} + \\mathbf{b}(\\mathbf{q}, \\dot{\\mathbf{q}})");
        line("   + \\mathbf{g}(\\mathbf{q}) = \\mathbf{Q} \\]");
        line("$\\mathbf{A}$: mass matrix, $\\mathbf{b}$: centrifugal and Coriolis terms, $\\mathbf{g}$: weights,");
        line("$\\mathbf{Q}$: generalised efforts (drives, springs, dampers, links, loads, contacts).");
    }

    // Rows "name = terms", each broken where it grows long.
    void align(const std::vector<std::string>& rows)
    {
        if (rows.empty())
            return;
        line("\\begin{align*}");
        for (std::size_t i = 0; i < rows.size(); ++i)
            line(rows[i] + (i + 1 < rows.size() ? " \\\\" : ""));
        line("\\end{align*}");
    }

    // A sum whose lines after the first begin with the sign of a term.
    std::string broken(const std::vector<ReadableTerm>& terms) const
    {
        std::string text, current;
        for (const ReadableTerm& term : terms) {
            const WrittenTerm t = written(term, m_notation);
            const bool isFirst = text.empty() && current.empty();
            const std::string piece = (isFirst ? (t.isNegative ? "-" : "") : (t.isNegative ? " - " : " + ")) + t.text;
            if (!current.empty() && glyphsOf(current) + glyphsOf(piece) > lineLength) {
                text += current + " \\\\\n  &\\quad{}";
                current = piece;
            } else {
                current += piece;
            }
        }
        text += current;
        return text.empty() ? "0" : text;
    }

    void writeCoordinates()
    {
        section("Coordinates and efforts");
        std::vector<std::string> rows;
        for (std::size_t i = 0; i < m_equations.count(); ++i) {
            const std::string number = std::to_string(i + 1);
            rows.push_back("q_{" + number + "} &= " + coordinateText(i) + ", & Q_{" + number + "} &= " + effort(i));
        }
        align(rows);
    }

    // M_{\varphi_{1}} - M_{\varphi_{2}} and F_{l_{1}}: the coordinate is the subscript.
    std::string effort(std::size_t i) const
    {
        const EquationCoordinate& c = m_equations.coordinates[i];
        std::string text;
        for (const EffortPart& part : c.efforts)
            text += (text.empty()    ? (part.sign < 0 ? "-" : "")
                     : part.sign < 0 ? " - "
                                     : " + ")
                    + std::string(c.kind == CoordinateKind::Rotation ? "M" : "F") + "_{"
                    + m_notation.coordinate(part.coordinate) + "}";
        return text;
    }

    // \alpha_{2} = \varphi_{1} + \varphi_{2}
    std::string coordinateText(std::size_t i) const
    {
        const EquationCoordinate& c = m_equations.coordinates[i];
        std::string text = m_notation.coordinate(c.symbol);
        for (std::size_t k = 0; k < c.sum.size(); ++k)
            text += (k == 0 ? " = " : " + ") + m_notation.coordinate(identifierFrom(c.sum[k]));
        if (c.offset != 0)
            text += (c.offset < 0 ? " - " : " + ") + rounded(std::abs(c.offset), 12);
        return text;
    }

    void writeMatrix()
    {
        section("Mass matrix");
        line("symmetric; entries that are not listed are zero.");
        std::vector<std::string> rows;
        for (std::size_t i = 0; i < m_equations.count(); ++i) {
            for (std::size_t j = i; j < m_equations.count(); ++j) {
                const Expression& entry = m_equations.massEntry(i, j);
                if (entry.isZero())
                    continue;
                const std::vector<ReadableTerm> whole = factored(m_equations, entry);
                const bool fits = glyphsOf(writtenSum(whole, m_notation)) <= lineLength;
                rows.push_back("a_{" + std::to_string(i + 1) + "," + std::to_string(j + 1)
                               + "} &= " + broken(fits ? whole : apart(m_equations, entry)));
            }
        }
        align(rows);
    }

    template <class Terms>
    void writeVector(const char* title, const char* letter, Terms terms)
    {
        section(title);
        std::vector<std::string> rows;
        for (std::size_t i = 0; i < m_equations.count(); ++i)
            rows.push_back(std::string(letter) + "_{" + std::to_string(i + 1)
                           + "} &= " + broken(terms(m_equations, i)));
        align(rows);
    }

    void writeEquations()
    {
        section("The equations, term by term");
        for (std::size_t i = 0; i < m_equations.count(); ++i) {
            std::vector<ReadableTerm> terms = accelerationTerms(m_equations, i);
            for (const auto& part : {velocityTerms(m_equations, i), gravityTerms(m_equations, i)})
                terms.insert(terms.end(), part.begin(), part.end());
            align({"&" + broken(terms) + " = " + effort(i)});
        }
    }

    void writeFormulas()
    {
        std::vector<std::string> rows;
        for (const auto& row : formulasByContent(m_equations)) {
            std::string names;
            for (const EquationSymbol* symbol : row)
                names += (names.empty() ? "" : " = ") + latexFrom(symbol->name);
            rows.push_back(names + " &= " + broken(apart(m_equations, row.front()->definition)));
        }
        if (rows.empty())
            return;
        section("with");
        align(rows);
    }

    void writeSymbols()
    {
        section("where");
        std::vector<std::string> rows;
        for (const EquationSymbol& symbol : m_equations.symbols) {
            if (symbol.isGiven())
                rows.push_back(latexFrom(symbol.name) + " &= " + value(symbol) + " & &\\text{" + escaped(symbol.meaning)
                               + "}");
        }
        align(rows);
    }

    // 1.5e-05 becomes 1.5 \cdot 10^{-5}; units upright.
    static std::string value(const EquationSymbol& symbol)
    {
        std::string number = rounded(symbol.value, 12);
        const std::size_t e = number.find('e');
        if (e != std::string::npos)
            number = number.substr(0, e) + " \\cdot 10^{" + std::to_string(std::atoi(number.c_str() + e + 1)) + "}";
        std::string unit;
        for (const char c : symbol.unit)
            unit += c == ' ' ? std::string("\\,") : std::string(1, c);
        return symbol.unit == "1" ? number : number + "\\,\\mathrm{" + unit + "}";
    }

    const Equations& m_equations;
    LatexOptions m_options;
    LatexNotation m_notation;
    std::string m_text;
};

}  // namespace

std::string equationsLatex(const Equations& equations, const LatexOptions& options)
{
    return LatexPrinter(equations, options).run();
}

}  // namespace sinew
