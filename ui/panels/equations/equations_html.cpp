#include "ui/panels/equations/equations_html.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include <QStringList>

#include "core/base/number_words.h"
#include "core/equations/equation_words.h"
#include "core/equations/readable_terms.h"
#include "core/equations/symbol_names.h"
#include "ui/text/core_words.h"
#include "ui/text/fixed_text.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"
#include "ui/text/unit_words.h"

namespace sinew {

namespace {

using LetterPair = std::pair<const char*, const char*>;

constexpr std::array<LetterPair, 26> greekLetters
    = {{{"alpha", "α"}, {"beta", "β"},  {"gamma", "γ"}, {"delta", "δ"},  {"epsilon", "ε"}, {"zeta", "ζ"}, {"eta", "η"},
        {"theta", "θ"}, {"iota", "ι"},  {"kappa", "κ"}, {"lambda", "λ"}, {"mu", "μ"},      {"nu", "ν"},   {"xi", "ξ"},
        {"pi", "π"},    {"rho", "ρ"},   {"sigma", "σ"}, {"tau", "τ"},    {"upsilon", "υ"}, {"phi", "φ"},  {"chi", "χ"},
        {"psi", "ψ"},   {"omega", "ω"}, {"Phi", "Φ"},   {"Psi", "Ψ"},    {"Theta", "Θ"}}};

// "3 links in the plane, 6 coordinates; composed by the matrix method"
QString leadSentence(const Equations& equations)
{
    const bool isChain = !equations.links.empty();
    const std::size_t count = isChain ? equations.links.size() : equations.bodies.size();
    const QString one = isChain ? translated("1 link", "of a chain") : translated("1 body");
    const QString several = isChain ? translated("%1 links", "of a chain") : translated("%1 bodies");
    const QString coordinates
        = equations.count() == 1 ? translated("1 coordinate") : translated("%1 coordinates").arg(equations.count());
    const QString sentence = equations.space == Space::Plane
                                 ? translated("%1 in the plane, %2; composed by the %3 method")
                                 : translated("%1 in space, %2; composed by the %3 method");
    return sentence.arg(count == 1 ? one : several.arg(count), coordinates,
                        worded(equationMethodName(equations.method)));
}

std::string escaped(const std::string& text)
{
    std::string result;
    for (const char c : text) {
        if (c == '<')
            result += "&lt;";
        else if (c == '>')
            result += "&gt;";
        else if (c == '&')
            result += "&amp;";
        else
            result += c;
    }
    return result;
}

std::string escaped(const Sentence& text)
{
    return escaped(said(text).toStdString());
}

// Of a sentence whose arguments have tags.
std::string saidText(const Sentence& text)
{
    return said(text).toStdString();
}

std::string unitText(const std::string& unit)
{
    return escaped(shownUnit(unit).toStdString());
}

// True minus signs. Only text between tags has signs that stand alone.
std::string withMinus(std::string text)
{
    for (std::size_t at = text.find(" - "); at != std::string::npos; at = text.find(" - ", at + 1))
        text.replace(at, 3, " − ");
    if (text.starts_with('-'))
        text.replace(0, 1, "−");
    return text;
}

std::string italic(const std::string& text)
{
    return "<i>" + text + "</i>";
}

std::string subscript(const std::string& text)
{
    return text.empty() ? text : "<sub>" + text + "</sub>";
}

// 1.5e-05 becomes 1.5 · 10 to the power of -5.
std::string htmlNumber(const std::string& text)
{
    const std::size_t e = text.find('e');
    const std::string digits = withMinus(withDecimalSign(QString::fromStdString(text.substr(0, e))).toStdString());
    return e == std::string::npos
               ? digits
               : digits + " · 10<sup>" + withMinus(std::to_string(std::stoi(text.substr(e + 1)))) + "</sup>";
}

class HtmlNotation : public Notation {
public:
    explicit HtmlNotation(const Equations& equations) : Notation(equations) {}

    std::string power(int atom, int exponent) const override
    {
        const Atom& a = equations().atoms.at(atom);
        const std::string raised = exponent == 1 ? "" : "<sup>" + std::to_string(exponent) + "</sup>";
        if (a.kind == AtomKind::Cosine || a.kind == AtomKind::Sine)
            return (a.kind == AtomKind::Cosine ? "cos" : "sin") + raised + "(" + withMinus(angle(a.angle)) + ")";
        return name(atom) + raised;
    }

    std::string number(double value) const override { return htmlNumber(shortest(value)); }
    std::string times() const override { return "&#8201;"; }  // a thin space

    std::string name(int atom) const override
    {
        const AtomWords words = wordsOf(equations(), atom);
        const std::string symbol = htmlSymbol(words.identifier, words.dots);
        return words.isSize ? "|" + symbol + "|" : symbol;
    }
};

class HtmlPrinter {
public:
    explicit HtmlPrinter(const Equations& equations) : m_equations(equations), m_notation(equations) {}

    std::string run()
    {
        writeHead();
        writeNotes();
        if (!m_equations.isRecursive)
            writeEquations();
        writeConstraints();
        writeMatrix();
        if (m_equations.isRecursive || haveNamedEntries(m_equations))
            writeVectors();
        writeFormulas();
        writeBodies();
        writeCoordinates();
        writeAngles();
        writeEulerRates();
        writeSymbols();
        m_text += "</body></html>\n";
        return m_text;
    }

private:
    void heading(const QString& text) { m_text += "<h4>" + text.toStdString() + "</h4>\n"; }
    // Later lines of a long sum are indented.
    void row(const std::string& text)
    {
        m_text
            += "<p style=\"margin-left:28px; text-indent:-20px; margin-top:3px; margin-bottom:3px\">" + text + "</p>\n";
    }

    void writeHead()
    {
        const QString title = QString::fromStdString(escaped(m_equations.title));
        const QString heading
            = title.isEmpty() ? translated("Equations of motion") : translated("Equations of motion: %1").arg(title);
        m_text += "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"></head><body>\n<h3>" + heading.toStdString()
                  + "</h3>\n<p>" + leadSentence(m_equations).toStdString() + "</p>\n";
        const bool hasLoads = !m_equations.loads.empty(), hasRows = !m_equations.constraints.empty();
        m_text += "<p align=\"center\"><b>A</b>(<b>q</b>) <b>q̈</b> + <b>b</b>(<b>q</b>, <b>q̇</b>) + "
                  "<b>g</b>(<b>q</b>)"
                  + std::string(m_equations.resistance.empty() ? "" : " + <b>r</b>(<b>q</b>, <b>q̇</b>)") + " = <b>Q</b>"
                  + (hasLoads ? " + <b>l</b>(<b>q</b>)" : "")
                  + (hasRows ? " + <b>B</b>(<b>q</b>)<sup>T</sup> <b>λ</b>,&nbsp;&nbsp; <b>B</b>(<b>q</b>) <b>q̈</b> = "
                               "<b>c</b>(<b>q</b>, <b>q̇</b>)"
                             : "")
                  + "</p>\n";
        QStringList letters;
        for (const std::string& text : letterTexts(m_equations))
            letters.append(worded(text));
        const QString sentence = translated("%1. SI, radians.").arg(letters.join(comma()));
        m_text += "<p>" + escaped(sentence.toStdString()) + "</p>\n";
    }

    void writeNotes()
    {
        for (const Sentence& note : m_equations.notes)
            m_text += "<p><i>" + escaped(note) + "</i></p>\n";
    }

    void writeEquations()
    {
        heading(translated("The equations, term by term"));
        for (std::size_t i = 0; i < m_equations.count(); ++i)
            row(sum(leftSide(m_equations, i)) + " = " + rightSide(i));
    }

    std::string rightSide(std::size_t i) const
    {
        std::string text = effort(m_equations.coordinates[i]);
        for (const auto& part : {loadTerms(m_equations, i), multiplierTerms(m_equations, i)}) {
            for (const ReadableTerm& term : part) {
                const WrittenTerm word = written(term, m_notation);
                text += (word.isNegative ? " − " : " + ") + withMinus(word.text);
            }
        }
        return text;
    }

    void writeConstraints()
    {
        if (!m_equations.constraints.empty())
            heading(translated("Constraints, row by row"));
        for (const EquationConstraint& constraint : m_equations.constraints) {
            m_text += "<p>" + escaped(constraint.name) + "; " + htmlSymbol(constraint.multiplier) + ", "
                      + unitText(constraint.unit) + ": " + escaped(constraint.meaning) + "</p>\n";
            row(sum(constraintTerms(m_equations, constraint)) + " = " + sum(targetTerms(m_equations, constraint)));
        }
    }

    // In place of the equations term by term, which would repeat the entries of the matrix; and where the equations name
    // entries.
    void writeVectors()
    {
        const auto write = [&](const QString& title, const char* letter, auto terms) {
            heading(title);
            for (std::size_t i = 0; i < m_equations.count(); ++i)
                row(italic(letter) + subscript(std::to_string(i + 1)) + " = " + sum(terms(m_equations, i)));
        };
        write(translated("Velocity terms"), "b", velocityTerms);
        write(translated("Gravity terms"), "g", gravityTerms);
        if (!m_equations.resistance.empty())
            write(translated("Springs and dampers"), "r", resistanceTerms);
        if (!m_equations.loads.empty())
            write(translated("Loads"), "l", loadTerms);
    }

    void writeBodies()
    {
        if (!m_equations.bodies.empty())
            heading(translated("Bodies, and how their joints move them from the pole and axes of the body before"));
        for (const EquationBody& body : m_equations.bodies) {
            std::string steps;
            for (const EquationStep& step : body.steps)
                steps += (steps.empty() ? "" : "; ") + withMinus(saidText(stepText(m_equations, step, m_notation)));
            row(escaped(sentence("%1 on %2, joint '%3'", body.name, body.parent, body.joint))
                + (steps.empty() ? "" : ": " + steps));
        }
    }

    void writeEulerRates()
    {
        if (!m_equations.balls.empty())
            heading(translated("Euler parameters of ball and free joints"));
        for (const EulerRate& rate : eulerRates(m_equations))
            row(htmlSymbol(rate.parameter, 1) + " = " + sum(rate.terms));
    }

    void writeMatrix()
    {
        heading(translated("Mass matrix, symmetric; entries that are not listed are 0"));
        for (std::size_t i = 0; i < m_equations.count(); ++i) {
            for (std::size_t j = i; j < m_equations.count(); ++j) {
                const Expression& entry = m_equations.massEntry(i, j);
                if (!entry.isZero())
                    row(htmlSymbol(entryName("a", i, j, m_equations.count())) + " = "
                        + sum(factored(m_equations, massEntryWrittenOut(m_equations, i, j))));
            }
        }
    }

    void writeFormulas()
    {
        const auto rows = formulasByContent(m_equations);
        if (!rows.empty())
            heading(translated("with"));
        for (const auto& [letter, meaning] : quantityLetters(m_equations))
            m_text += htmlSymbol(letter) + ": " + escaped(meaning) + "<br>\n";
        for (const auto& alike : rows) {
            std::string text;
            for (const EquationSymbol* symbol : alike)
                text += htmlSymbol(symbol->name) + " = ";
            const EquationSymbol& symbol = *alike.front();
            row(text
                + (symbol.spline ? withMinus(saidText(splineText(*symbol.spline, m_notation)))
                                 : sum(apart(m_equations, symbol.definition))));
        }
    }

    void writeCoordinates()
    {
        heading(translated("Coordinates and efforts"));
        m_text += "<table cellspacing=\"0\" cellpadding=\"2\">\n";
        for (std::size_t i = 0; i < m_equations.count(); ++i) {
            const EquationCoordinate& c = m_equations.coordinates[i];
            const bool isAngle = c.kind == CoordinateKind::Rotation;
            const std::string what = !c.speed.empty()
                                         ? saidText(sentence("Euler parameter; speed %1 (rad/s)", htmlSymbol(c.speed)))
                                         : withMinus(escaped(c.sum.empty() ? c.name : "= " + sumText(c)));
            cells({htmlSymbol(c.symbol), !c.speed.empty() ? "" : unitText(isAngle ? "rad" : "m"), effort(c),
                   unitText(isAngle ? "N m" : "N"), what});
        }
        m_text += "</table>\n";
    }

    void writeAngles()
    {
        if (!m_equations.angles.empty())
            heading(translated("Absolute angles of the links"));
        for (const NamedAngle& angle : m_equations.angles)
            row(htmlSymbol(angle.symbol) + " = " + withMinus(m_notation.angle(angle.sum)));
    }

    void writeSymbols()
    {
        heading(translated("where"));
        m_text += "<table cellspacing=\"0\" cellpadding=\"2\">\n";
        for (const EquationSymbol& symbol : m_equations.symbols) {
            if (symbol.isGiven())
                cells({htmlSymbol(symbol.name), htmlNumber(withDigits(symbol.value, 6)),
                       symbol.unit == "1" ? "" : unitText(symbol.unit), escaped(symbol.meaning)});
        }
        m_text += "</table>\n";
    }

    // M_1 - M_2 for an absolute angle between two joints.
    static std::string effort(const EquationCoordinate& coordinate)
    {
        std::string text;
        for (const EffortPart& part : coordinate.efforts)
            text += (part.sign < 0  ? (text.empty() ? "−" : " − ")
                     : text.empty() ? ""
                                    : " + ")
                    + htmlSymbol(part.symbol);
        return text.empty() ? "0" : text;
    }

    void cells(const std::vector<std::string>& texts)
    {
        m_text += "<tr>";
        for (const std::string& text : texts)
            m_text += "<td>" + text + "&nbsp;&nbsp;</td>";
        m_text += "</tr>\n";
    }

    std::string sum(const std::vector<ReadableTerm>& terms) const { return withMinus(writtenSum(terms, m_notation)); }

    const Equations& m_equations;
    HtmlNotation m_notation;
    std::string m_text;
};

// What coordinates are usually called reads better as letters: shank_angle becomes phi_shank, shank_length l_shank; and
// an effort of such a coordinate needs no more than M_shank and F_shank.
std::string inLetters(const std::string& identifier)
{
    const bool isEffort = identifier.starts_with("M_") || identifier.starts_with("F_");
    for (const LetterPair& ending : {LetterPair{"_angle", "phi_"}, LetterPair{"_length", "l_"}}) {
        if (!identifier.ends_with(ending.first))
            continue;
        const std::string stem = identifier.substr(0, identifier.size() - std::string(ending.first).size());
        return isEffort ? stem : ending.second + stem;
    }
    return identifier;
}

}  // namespace

std::string htmlSymbol(const std::string& written, int dots)
{
    const std::string identifier = inLetters(written);
    const std::size_t end = identifier.find('_');
    std::string letter = identifier.substr(0, end);
    std::string index = end == std::string::npos ? "" : identifier.substr(end + 1);
    const auto greek = std::find_if(greekLetters.begin(), greekLetters.end(),
                                    [&](const LetterPair& pair) { return letter == pair.first; });
    const bool isWord = greek == greekLetters.end() && letter.size() > 1;
    if (greek != greekLetters.end())
        letter = greek->second;
    // The mark stands above the middle of a word.
    const char* mark = dots == 1 ? "\u0307" : dots == 2 ? "\u0308" : "";
    letter.insert(isWord ? (letter.size() + 1) / 2 : letter.size(), mark);
    // The subscript may itself be a Greek letter with a subscript: M_phi_1.
    if (const std::size_t next = index.find('_'); next != std::string::npos || !index.empty()) {
        const auto inner = std::find_if(greekLetters.begin(), greekLetters.end(),
                                        [&](const LetterPair& pair) { return index.substr(0, next) == pair.first; });
        if (inner != greekLetters.end())
            index.replace(0, std::min(next, index.size()), inner->second);
    }
    // A subscript of two words stays on its line.
    index = escaped(index);
    for (std::size_t at = index.find('_'); at != std::string::npos; at = index.find('_', at))
        index.replace(at, 1, "&nbsp;");
    return (isWord ? letter : italic(letter)) + subscript(index);
}

std::string equationsHtml(const Equations& equations)
{
    return HtmlPrinter(equations).run();
}

}  // namespace sinew
