#include "core/equations/print_text.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/base/number_words.h"
#include "core/equations/equation_words.h"
#include "core/equations/readable_terms.h"
#include "core/equations/symbol_names.h"

namespace sinew {

namespace {

constexpr std::size_t textLineLength = 110;
constexpr std::size_t formulaWidth = 52;  // of the widest formula that has its value beside it

std::string superscript(int exponent)
{
    constexpr std::array<const char*, 10> digits = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string text;
    for (const char c : std::to_string(exponent))
        text += digits[static_cast<std::size_t>(c - '0')];
    return text;
}

// Characters, not bytes.
std::size_t widthOf(const std::string& text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::string padded(const std::string& text, std::size_t width)
{
    const std::size_t own = widthOf(text);
    return text + std::string(width > own ? width - own : 0, ' ');
}

class TextNotation : public Notation {
public:
    explicit TextNotation(const Equations& equations) : Notation(equations) {}

    std::string power(int atom, int exponent) const override
    {
        const Atom& a = equations().atoms.at(atom);
        const std::string raised = exponent == 1 ? "" : superscript(exponent);
        if (a.kind == AtomKind::Cosine || a.kind == AtomKind::Sine)
            return (a.kind == AtomKind::Cosine ? "cos" : "sin") + raised + "(" + angle(a.angle) + ")";
        return name(atom) + raised;
    }

    std::string number(double value) const override { return shortest(value); }
    std::string times() const override { return " "; }

    std::string name(int atom) const override
    {
        const AtomWords words = wordsOf(equations(), atom);
        const std::string text = words.identifier + std::string(static_cast<std::size_t>(words.dots), '\'');
        return words.isSize ? "|" + text + "|" : text;
    }
};

bool isSign(char c)
{
    return c == '+' || c == '-' || c == '=';
}

// Text in pieces between which a line may end: before " + " and " - ", and between the factors of a product that is
// wider than a line, but not within the angle of a cosine or sine. Each piece but the first begins with a space.
std::vector<std::string> piecesOf(const std::string& text, std::size_t width)
{
    std::vector<std::size_t> sums, factors;
    bool isInAngle = false;
    for (std::size_t i = 1; i + 1 < text.size(); ++i) {
        if (text[i] == '(')
            isInAngle = text[i - 1] != ' ' && text[i - 1] != '(';
        else if (text[i] == ')')
            isInAngle = false;
        if (isInAngle || text[i] != ' ')
            continue;
        const bool isBinary = isSign(text[i + 1]) && text[i + 2] == ' ';  // at the end '\0' follows
        if (isBinary && text[i + 1] != '=')
            sums.push_back(i);
        else if (!isSign(text[i - 1]) && !isSign(text[i + 1]))
            factors.push_back(i);
    }
    sums.push_back(text.size());
    std::vector<std::string> pieces;
    std::size_t start = 0;
    for (const std::size_t end : sums) {
        const bool isWide = widthOf(text.substr(start, end - start)) > width;
        for (const std::size_t factor : factors) {
            if (isWide && factor > start && factor < end) {
                pieces.push_back(text.substr(start, factor - start));
                start = factor;
            }
        }
        pieces.push_back(text.substr(start, end - start));
        start = end;
    }
    return pieces;
}

// Breaks a sum so that no line grows long; the lines after the first are indented.
std::string wrapped(const std::string& text, std::size_t indent)
{
    std::string result, line;
    for (const std::string& piece : piecesOf(text, textLineLength - indent)) {
        if (!line.empty() && indent + widthOf(line) + widthOf(piece) > textLineLength) {
            result += line + "\n" + std::string(indent, ' ');
            line = piece.substr(1);
        } else {
            line += piece;
        }
    }
    return result + line;
}

class TextPrinter {
public:
    explicit TextPrinter(const Equations& equations) : m_equations(equations), m_notation(equations) {}

    std::string run()
    {
        writeHead();
        writeNotes();
        writeLinks();
        writeBodies();
        writeCoordinates();
        writeAngles();
        writeEulerRates();
        writeMatrix();
        writeVector("Velocity terms b", "b", velocityTerms);
        writeVector("Gravity terms g", "g", gravityTerms);
        if (!m_equations.resistance.empty())
            writeVector("Springs and dampers r", "r", resistanceTerms);
        if (!m_equations.loads.empty())
            writeVector("Loads l", "l", loadTerms);
        writeConstraints();
        if (!m_equations.isRecursive)
            writeEquations();
        writeFormulas();
        writeSymbols();
        return m_text;
    }

private:
    void line(const std::string& text)
    {
        const std::size_t end = text.find_last_not_of(' ');
        m_text += text.substr(0, end == std::string::npos ? 0 : end + 1) + "\n";
    }

    void heading(const std::string& text)
    {
        line("");
        line(text);
    }

    void writeHead()
    {
        line("Equations of motion" + (m_equations.title.empty() ? "" : ": " + m_equations.title));
        line(subjectText(m_equations) + "; composed by the " + equationMethodName(m_equations.method) + " method");
        line("");
        line("    " + formText(m_equations));
        if (!m_equations.constraints.empty())
            line("    " + constraintFormText(m_equations));
        line("");
        std::string letters;
        for (const std::string& text : letterTexts(m_equations))
            letters += (letters.empty() ? "" : ", ") + text;
        paragraph(letters + ". A prime is a derivative by time. SI, radians.", 0);
    }

    void paragraph(const std::string& text, std::size_t indent) { hanging(std::string(indent, ' '), text); }

    // Words behind a head, broken at spaces; the lines after the first stand below the first word.
    void hanging(std::string head, const std::string& text)
    {
        const std::size_t indent = widthOf(head);
        std::string current;
        std::size_t start = 0;
        while (start < text.size()) {
            const std::size_t end = std::min(text.find(' ', start), text.size());
            const std::string word = text.substr(start, end - start);
            if (!current.empty() && indent + widthOf(current) + 1 + widthOf(word) > textLineLength) {
                line(head + current);
                head.assign(indent, ' ');
                current.clear();
            }
            current += (current.empty() ? "" : " ") + word;
            start = end + 1;
        }
        line(head + current);
    }

    void writeNotes()
    {
        if (m_equations.notes.empty())
            return;
        heading("Notes");
        for (const Sentence& note : m_equations.notes)
            paragraph(note.english(), 2);
    }

    void writeBodies()
    {
        if (m_equations.bodies.empty())
            return;
        heading("Bodies, and how their joints move them from the pole and axes of the body before");
        for (std::size_t i = 0; i < m_equations.bodies.size(); ++i) {
            const EquationBody& body = m_equations.bodies[i];
            line(padded("  " + std::to_string(i + 1), 6) + body.name + " on " + body.parent + ", joint '" + body.joint
                 + "'" + (body.steps.empty() ? ": as that" : ":"));
            for (const EquationStep& step : body.steps)
                paragraph(stepText(m_equations, step, m_notation).english(), 8);
        }
    }

    // Euler parameters change with the angular velocity along the axes before the joint.
    void writeEulerRates()
    {
        if (m_equations.balls.empty())
            return;
        heading("Euler parameters of ball and free joints");
        for (const EulerRate& rate : eulerRates(m_equations))
            line("  " + wrapped(rate.parameter + "' = " + writtenSum(rate.terms, m_notation), 6));
    }

    void writeConstraints()
    {
        if (m_equations.constraints.empty())
            return;
        heading("Constraints B q'' = c, row by row");
        for (std::size_t i = 0; i < m_equations.constraints.size(); ++i) {
            const EquationConstraint& constraint = m_equations.constraints[i];
            line("");
            paragraph("[" + std::to_string(i + 1) + "]  " + constraint.name + "; " + constraint.multiplier + ", "
                          + constraint.unit + ": " + constraint.meaning.english(),
                      0);
            writeSum(constraintTerms(m_equations, constraint),
                     writtenSum(targetTerms(m_equations, constraint), m_notation));
        }
    }

    void writeLinks()
    {
        if (m_equations.links.empty())
            return;
        heading("Links");
        std::size_t width = 0;
        for (const EquationLink& link : m_equations.links)
            width = std::max(width, widthOf(link.name));
        for (std::size_t i = 0; i < m_equations.links.size(); ++i) {
            const EquationLink& link = m_equations.links[i];
            line(padded("  " + std::to_string(i + 1), 6) + padded(link.name, width) + "  on " + link.parent + "; "
                 + kindText(link.kind));
            line(std::string(6, ' ') + padded("", width) + "  along " + direction(link));
        }
    }

    std::string direction(const EquationLink& link) const
    {
        const bool isLong = link.azimuth.size() > 1;
        const std::string sum = m_notation.angle(link.azimuth), phi = isLong ? "a" : sum;
        const std::string psi = m_notation.angle(link.elevation), where = isLong ? ", a = " + sum : "";
        if (m_equations.space == Space::Plane)
            return "(cos(" + phi + "), sin(" + phi + "))" + where;
        if (link.elevation.empty())
            return "(cos(" + phi + "), sin(" + phi + "), 0)" + where;
        return "(cos(" + psi + ") cos(" + phi + "), cos(" + psi + ") sin(" + phi + "), sin(" + psi + "))" + where;
    }

    void writeCoordinates()
    {
        heading("Coordinates q and efforts Q");
        std::size_t width = 0, effortWidth = 0;
        for (const EquationCoordinate& c : m_equations.coordinates) {
            width = std::max(width, widthOf(c.symbol));
            effortWidth = std::max(effortWidth, widthOf(effortText(c)));
        }
        for (std::size_t i = 0; i < m_equations.count(); ++i) {
            const EquationCoordinate& c = m_equations.coordinates[i];
            const bool isAngle = c.kind == CoordinateKind::Rotation;
            const std::string remark = !c.sum.empty() ? "= " + sumText(c)
                                       : !c.speed.empty()
                                           ? "speed " + c.speed + ", rad/s; '" + c.name + "' in the model"
                                       : c.symbol != c.name ? "'" + c.name + "' in the model"
                                                            : "";
            const char* unit = !c.speed.empty() ? "  1    " : isAngle ? "  rad  " : "  m    ";
            line(padded("  " + std::to_string(i + 1), 6) + padded(c.symbol, width) + unit
                 + padded(effortText(c), effortWidth) + (isAngle ? "  N m  " : "  N    ") + remark);
        }
    }

    void writeAngles()
    {
        if (m_equations.angles.empty())
            return;
        heading("Absolute angles of the links");
        for (const NamedAngle& angle : m_equations.angles)
            line("  " + angle.symbol + " = " + m_notation.angle(angle.sum));
    }

    void entry(const std::string& name, const std::vector<ReadableTerm>& terms, std::size_t width)
    {
        const std::size_t indent = width + 5;
        line("  " + padded(name, width) + " = " + wrapped(writtenSum(terms, m_notation), indent));
    }

    void writeMatrix()
    {
        heading("Mass matrix A (symmetric; entries that are not listed are 0)");
        const std::size_t n = m_equations.count(), width = entryName("a", n - 1, n - 1, n).size();
        for (std::size_t i = 0; i < n; ++i) {
            for (std::size_t j = i; j < n; ++j) {
                if (!m_equations.massEntry(i, j).isZero())
                    entry(entryName("a", i, j, n), factored(m_equations, massEntryWrittenOut(m_equations, i, j)),
                          width);
            }
        }
    }

    template <class Terms>
    void writeVector(const char* title, const std::string& letter, Terms terms)
    {
        heading(title);
        const std::size_t width = 2 + std::to_string(m_equations.count()).size();
        for (std::size_t i = 0; i < m_equations.count(); ++i)
            entry(letter + "_" + std::to_string(i + 1), terms(m_equations, i), width);
    }

    void writeEquations()
    {
        heading("The equations, term by term");
        for (std::size_t i = 0; i < m_equations.count(); ++i) {
            line("");
            line("(" + std::to_string(i + 1) + ")  " + m_equations.coordinates[i].symbol);
            writeSum(leftSide(m_equations, i), rightSide(i));
        }
    }

    // Each term on its line, then what they are equal to.
    void writeSum(const std::vector<ReadableTerm>& terms, const std::string& right)
    {
        bool isFirst = true;
        for (const ReadableTerm& term : terms) {
            const WrittenTerm text = written(term, m_notation);
            const char* sign = text.isNegative ? "    - " : isFirst ? "      " : "    + ";
            line(sign + wrapped(text.text, 10));
            isFirst = false;
        }
        line((isFirst ? "      0 = " : "    = ") + wrapped(right, 10));
    }

    std::string rightSide(std::size_t i) const
    {
        std::string text = effortText(m_equations.coordinates[i]);
        for (const auto& part : {loadTerms(m_equations, i), multiplierTerms(m_equations, i)}) {
            for (const ReadableTerm& term : part) {
                const WrittenTerm word = written(term, m_notation);
                text += (word.isNegative ? " - " : " + ") + word.text;
            }
        }
        return text;
    }

    // A symbol with a formula keeps its value in the model's own posture.
    void writeFormulas()
    {
        const auto rows = formulasByContent(m_equations);
        if (rows.empty())
            return;
        heading("with (values of lengths in the model's own posture)");
        for (const auto& [letter, meaning] : quantityLetters(m_equations))
            line("  " + padded(letter + "_", 7) + meaning.english());
        std::vector<std::string> formulas;
        std::size_t width = 0;
        for (const auto& row : rows) {
            std::string names;
            for (const EquationSymbol* symbol : row)
                names += (names.empty() ? "" : " = ") + symbol->name;
            formulas.push_back(names + " = " + formulaOf(*row.front()));
            if (widthOf(formulas.back()) <= formulaWidth && row.front()->role != SymbolRole::Quantity)
                width = std::max(width, widthOf(formulas.back()));
        }
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const EquationSymbol& symbol = *rows[i].front();
            if (symbol.role == SymbolRole::Quantity) {
                line("  " + wrapped(formulas[i], 6));
                continue;
            }
            const std::string value = "  " + padded(shortValue(symbol), 8) + " " + padded(symbol.unit, 3)
                                      + (symbol.role == SymbolRole::Coefficient ? "" : "  " + symbol.meaning.english());
            const bool fits = widthOf(formulas[i]) <= width;
            line("  " + (fits ? padded(formulas[i], width) : wrapped(formulas[i], 6)) + (fits ? value : ""));
            if (!fits)
                line("  " + padded("", width) + value);
        }
    }

    std::string formulaOf(const EquationSymbol& symbol) const
    {
        return symbol.spline ? splineText(*symbol.spline, m_notation).english()
                             : writtenSum(apart(m_equations, symbol.definition), m_notation);
    }

    void writeSymbols()
    {
        heading("where");
        std::size_t nameWidth = 0, valueWidth = 0;
        for (const EquationSymbol& symbol : m_equations.symbols) {
            if (!symbol.isGiven())
                continue;
            nameWidth = std::max(nameWidth, widthOf(symbol.name));
            valueWidth = std::max(valueWidth, shortValue(symbol).size());
        }
        for (const EquationSymbol& symbol : m_equations.symbols) {
            if (symbol.isGiven())
                hanging("  " + padded(symbol.name, nameWidth) + "  " + padded(shortValue(symbol), valueWidth) + "  "
                            + padded(symbol.unit, 6) + "  ",
                        symbol.meaning.english());
        }
    }

    static std::string shortValue(const EquationSymbol& symbol)
    {
        return withDigits(symbol.value, symbol.isGiven() ? 12 : 6);
    }

    const Equations& m_equations;
    TextNotation m_notation;
    std::string m_text;
};

}  // namespace

std::string equationsText(const Equations& equations)
{
    return TextPrinter(equations).run();
}

}  // namespace sinew
