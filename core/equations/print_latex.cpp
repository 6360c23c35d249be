#include "core/equations/print_latex.h"

#include <cctype>
#include <cmath>
#include <cstdlib>
#include <map>
#include <set>
#include <vector>

#include "core/base/number_words.h"
#include "core/equations/equation_words.h"
#include "core/equations/readable_terms.h"
#include "core/equations/symbol_names.h"

namespace sinew {

namespace {

constexpr std::size_t formulaLineLength = 52;  // glyphs of a formula in a line of an article

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
            if (!c.speed.empty())
                m_coordinates[c.speed] = latexFrom(c.speed);
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
        const AtomWords words = wordsOf(equations(), atom);
        const AtomKind kind = equations().atoms.at(atom).kind;
        const bool isPlain = kind == AtomKind::Symbol || kind == AtomKind::Multiplier;
        std::string symbol = isPlain ? latexFrom(words.identifier) : coordinate(words.identifier);
        if (words.dots > 0) {
            const std::size_t subscript = symbol.find("_{");
            symbol = (words.dots == 1 ? "\\dot{" : "\\ddot{") + symbol.substr(0, subscript) + "}"
                     + (subscript == std::string::npos ? "" : symbol.substr(subscript));
        }
        return words.isSize ? "\\lvert " + symbol + "\\rvert" : symbol;
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
        writeNotes();
        writeBodies();
        writeCoordinates();
        writeAngles();
        writeEulerRates();
        writeMatrix();
        writeVector("Velocity terms", "b", velocityTerms);
        writeVector("Gravity terms", "g", gravityTerms);
        if (!m_equations.resistance.empty())
            writeVector("Springs and dampers", "r", resistanceTerms);
        if (!m_equations.loads.empty())
            writeVector("Loads", "l", loadTerms);
        writeConstraints();
        if (!m_equations.isRecursive)
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
        const bool hasLoads = !m_equations.loads.empty(), hasRows = !m_equations.constraints.empty();
        line("\\[ \\mathbf{A}(\\mathbf{q})\\,\\ddot{\\mathbf{q}} + \\mathbf{b}(\\mathbf{q}, \\dot{\\mathbf{q}})");
        line("   + \\mathbf{g}(\\mathbf{q})"
             + std::string(m_equations.resistance.empty() ? "" : " + \\mathbf{r}(\\mathbf{q}, \\dot{\\mathbf{q}})")
             + " = \\mathbf{Q}" + (hasLoads ? " + \\mathbf{l}(\\mathbf{q})" : "")
             + (hasRows ? " + \\mathbf{B}(\\mathbf{q})^{\\mathsf{T}} \\boldsymbol{\\lambda}," : "") + " \\]");
        if (hasRows)
            line("\\[ \\mathbf{B}(\\mathbf{q})\\,\\ddot{\\mathbf{q}} = \\mathbf{c}(\\mathbf{q}, \\dot{\\mathbf{q}}) "
                 "\\]");
        std::string letters;
        for (const std::string& text : letterTexts(m_equations))
            letters += (letters.empty() ? "" : ", ") + escaped(text);
        line(letters + ".");
    }

    void writeNotes()
    {
        if (m_equations.notes.empty())
            return;
        section("Notes");
        for (const Sentence& note : m_equations.notes)
            line(escaped(note.english()));
    }

    void writeBodies()
    {
        if (m_equations.bodies.empty())
            return;
        section("Bodies, and how their joints move them from the pole and axes of the body before");
        for (const EquationBody& body : m_equations.bodies) {
            line("\n" + escaped(body.name + " on " + body.parent + ", joint '" + body.joint + "'")
                 + (body.steps.empty() ? ": as that." : ":"));
            for (const EquationStep& step : body.steps)
                line(stepLatex(step));
        }
    }

    // The words of a step are text, its formulas are not.
    std::string stepLatex(const EquationStep& step) const
    {
        std::string text;
        if (!isZero(step.shift)) {
            text = "shift by $(";
            for (std::size_t i = 0; i < (m_equations.space == Space::Plane ? 2U : 3U); ++i)
                text += (i == 0 ? "" : ",\\ ") + writtenSum(apart(m_equations, step.shift[i]), m_notation);
            text += ")$";
        }
        const std::string then = text.empty() ? "" : ", then ";
        if (step.turn)
            text += then + "turn about " + "xyz"[step.turn->axis] + " by $" + m_notation.angle(step.turn->angle) + "$";
        if (step.ball >= 0)
            text += then + "turn by its Euler parameters";
        return text + ".";
    }

    void writeEulerRates()
    {
        if (m_equations.balls.empty())
            return;
        section("Euler parameters of ball and free joints");
        std::vector<std::string> rows;
        for (const EulerRate& rate : eulerRates(m_equations))
            rows.push_back("\\dot{" + m_notation.coordinate(rate.parameter) + "} &= " + broken(rate.terms));
        align(rows);
    }

    void writeConstraints()
    {
        if (m_equations.constraints.empty())
            return;
        section("Constraints, row by row");
        for (const EquationConstraint& constraint : m_equations.constraints) {
            line("\n" + escaped(constraint.name) + "; $" + latexFrom(constraint.multiplier) + "$, "
                 + escaped(constraint.unit + ": " + constraint.meaning.english()) + ".");
            align({"&" + broken(constraintTerms(m_equations, constraint)) + " = "
                   + broken(targetTerms(m_equations, constraint))});
        }
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
            if (!current.empty() && glyphsOf(current) + glyphsOf(piece) > formulaLineLength) {
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

    void writeAngles()
    {
        if (m_equations.angles.empty())
            return;
        section("Absolute angles of the links");
        std::vector<std::string> rows;
        for (const NamedAngle& angle : m_equations.angles)
            rows.push_back(m_notation.coordinate(angle.symbol) + " &= " + m_notation.angle(angle.sum));
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
            text += (c.offset < 0 ? " - " : " + ") + withDigits(std::abs(c.offset), 12);
        if (!c.speed.empty())
            text += "\\text{ with the speed }" + m_notation.coordinate(c.speed);
        return text;
    }

    void writeMatrix()
    {
        section("Mass matrix");
        line("symmetric; entries that are not listed are zero.");
        std::vector<std::string> rows;
        for (std::size_t i = 0; i < m_equations.count(); ++i) {
            for (std::size_t j = i; j < m_equations.count(); ++j) {
                const Expression& entry = massEntryWrittenOut(m_equations, i, j);
                if (entry.isZero())
                    continue;
                const std::vector<ReadableTerm> whole = factored(m_equations, entry);
                const bool fits = glyphsOf(writtenSum(whole, m_notation)) <= formulaLineLength;
                rows.push_back(latexFrom(entryName("a", i, j, m_equations.count()))
                               + " &= " + broken(fits ? whole : apart(m_equations, entry)));
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
        for (std::size_t i = 0; i < m_equations.count(); ++i)
            align({"&" + broken(leftSide(m_equations, i)) + " = " + rightSide(i)});
    }

    std::string rightSide(std::size_t i) const
    {
        std::string text = effort(i);
        for (const auto& part : {loadTerms(m_equations, i), multiplierTerms(m_equations, i)}) {
            for (const ReadableTerm& term : part) {
                const WrittenTerm word = written(term, m_notation);
                text += (word.isNegative ? " - " : " + ") + word.text;
            }
        }
        return text;
    }

    void writeFormulas()
    {
        std::vector<std::string> rows, splines;
        for (const auto& row : formulasByContent(m_equations)) {
            std::string names;
            for (const EquationSymbol* symbol : row)
                names += (names.empty() ? "" : " = ") + latexFrom(symbol->name);
            if (row.front()->spline)
                splines.push_back("$" + names + "$: " + splineText(*row.front()->spline, m_notation, "$").english());
            else
                rows.push_back(names + " &= " + broken(apart(m_equations, row.front()->definition)));
        }
        if (rows.empty() && splines.empty())
            return;
        section("with");
        for (const std::string& spline : splines)
            line("\n" + spline + ".");
        for (const auto& [letter, meaning] : quantityLetters(m_equations))
            line("$" + latexFrom(letter) + "$: " + escaped(meaning.english()) + ".");
        align(rows);
    }

    void writeSymbols()
    {
        section("where");
        std::vector<std::string> rows;
        for (const EquationSymbol& symbol : m_equations.symbols) {
            if (symbol.isGiven())
                rows.push_back(latexFrom(symbol.name) + " &= " + value(symbol) + " & &\\text{"
                               + escaped(symbol.meaning.english()) + "}");
        }
        align(rows);
    }

    // 1.5e-05 becomes 1.5 \cdot 10^{-5}; units upright.
    static std::string value(const EquationSymbol& symbol)
    {
        std::string number = withDigits(symbol.value, 12);
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
