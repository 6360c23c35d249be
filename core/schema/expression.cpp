#include "core/schema/expression.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "core/base/number_words.h"
#include "core/base/suggest.h"
#include "core/math/formula_cursor.h"
#include "core/math/formula_functions.h"
#include "core/model/amount.h"
#include "core/schema/expression_term.h"

namespace sinew {

namespace {

constexpr std::size_t longestText = 1000;  // bytes
constexpr int deepestNesting = 60;

using Term = ExpressionTerm;

// Recursive descent; evaluates as it reads. After the first refusal everything returns at once.
class ExpressionReader {
public:
    ExpressionReader(std::string_view text, std::span<const NamedValue> names)
        : m_text(text.size() > longestText ? std::string() : withPlainCharacters(text)), m_cursor(m_text),
          m_names(names)
    {
        if (text.size() > longestText)
            fail(sentence("the text is too long"));
    }
    ExpressionReader(const ExpressionReader&) = delete;
    ExpressionReader& operator=(const ExpressionReader&) = delete;

    std::optional<Term> read()
    {
        m_cursor.skipBlanks();
        if (m_cursor.isAtEnd())
            fail(sentence("there is no number"));
        Term term = sum();
        if (!m_error && !m_cursor.isAtEnd())
            failAfterOperand();
        return m_error ? std::nullopt : std::optional(term);
    }

    // The unit that a text consists of.
    Term readUnit()
    {
        m_cursor.skipBlanks();
        Term term{1, pureNumber, false, false};
        return m_cursor.isAtEnd() ? term : read().value_or(term);
    }

    Diagnostic takeError() { return *std::move(m_error); }
    bool metUnknownUnit() const { return m_metUnknownUnit; }

    void fail(Sentence message, Sentence hint = {}) { refuse(makeError(std::move(message), std::move(hint))); }

private:
    // The first reason stays.
    void refuse(Diagnostic reason)
    {
        if (!m_error)
            m_error = std::move(reason);
        m_cursor.stop();
    }

    Term accepted(Result<Term> term)
    {
        if (!m_error && !term)
            refuse(std::move(term.diagnostics.front()));
        return term.value.value_or(Term{});
    }

    static std::string withPlainCharacters(std::string_view text)
    {
        static constexpr std::pair<std::string_view, std::string_view> changes[]
            = {{"\u2212", "-"}, {"\u2013", "-"}, {"²", "^2"}, {"³", "^3"}, {"·", "*"}, {"×", "*"}, {"\u00a0", " "}};
        std::string plain;
        int depth = 0;
        for (std::size_t i = 0; i < text.size();) {
            const auto change = std::find_if(std::begin(changes), std::end(changes),
                                             [&](const auto& it) { return text.substr(i).starts_with(it.first); });
            if (change != std::end(changes)) {
                plain += change->second;
                i += change->first.size();
                continue;
            }
            depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
            const bool isDecimal = text[i] == ',' && depth == 0 && i + 1 < text.size() && isDigit(text[i + 1]);
            plain += isDecimal ? '.' : text[i];
            ++i;
        }
        return plain;
    }

    char next() const { return m_cursor.next(); }
    bool accept(char c) { return m_cursor.accept(c); }

    Term sum()
    {
        Term left = product();
        while (next() == '+' || next() == '-') {
            const int sign = next() == '+' ? 1 : -1;
            accept(next());
            left = accepted(sumOf(left, product(), sign));
        }
        return left;
    }

    Term product()
    {
        Term left = factor();
        while (next() == '*' || next() == '/') {
            const bool isProduct = next() == '*';
            accept(next());
            const Term right = factor();
            if (!isProduct && right.value == 0)
                fail(sentence("this divides by zero"));
            else
                left = isProduct ? productOf(left, right) : quotientOf(left, right);
        }
        return left;
    }

    Term factor()
    {
        Term term;
        if (++m_nesting > deepestNesting) {
            fail(sentence("too many brackets and signs within one another"));
        } else if (accept('-')) {
            term = factor();
            term.value = -term.value;
        } else if (accept('+')) {
            term = factor();
        } else {
            term = power();
        }
        --m_nesting;
        return term;
    }

    Term power()
    {
        Term base = operand();
        if (!accept('^'))
            return base;
        const Term exponent = factor();
        if (!m_error && exponent.dimension != pureNumber)
            fail(sentence("an exponent has no unit"));
        return raised(base, static_cast<double>(exponent.value));
    }

    Term operand()
    {
        const char c = next();
        if (m_error)
            return {};
        Term term;
        if (m_cursor.isAtNumber())
            term = number();
        else if (c == '(')
            term = brackets();
        else if (isUnitStart())
            return nameOrUnit();
        else
            fail(m_cursor.isAtEnd()
                     ? sentence("something is missing at the end")
                     : sentence("expected a number or a name, found %1", quotedCharacter(m_text, m_cursor.at())));
        return withUnits(term);
    }

    bool isUnitStart() const
    {
        return isLetter(next()) || next() == '\'' || next() == '%' || m_cursor.rest().starts_with("°");
    }

    Term number()
    {
        const std::size_t begin = m_cursor.at();
        const std::string_view text = m_cursor.takeNumber();
        // "24.-30" is a number that another one was typed into rather than a difference.
        const bool isJoined = begin + text.size() == m_cursor.at() && (next() == '-' || next() == '+');
        if (text.ends_with('.') && isJoined)
            fail(sentence("a digit is missing after '%1'", std::string(text)));
        const DoubleDouble value = fromDecimal(text);  // as files are read: 0.1 degrees has more digits than a double
        if (!numberFrom(text))
            fail(sentence("the number is too large"));
        return {value, pureNumber, false, false};
    }

    Term brackets()
    {
        accept('(');
        const Term term = sum();
        if (!m_error && !accept(')'))
            fail(sentence("a bracket is never closed"), sentence("add ')'"));
        return term;
    }

    // Letters and what follows them in a name, or one of the signs that are units; nothing is taken.
    std::string_view word() const
    {
        const std::string_view rest = m_cursor.rest();
        if (rest.starts_with("°"))
            return rest.substr(0, std::string_view("°").size());
        if (rest.starts_with('%'))
            return rest.substr(0, 1);
        std::size_t size = 0;
        while (size < rest.size() && isNameCharacter(rest[size]))
            ++size;
        return rest.substr(0, size);
    }

    // One unit with its exponent, as in "mm2" and "s^2"; nothing is taken when there is none.
    std::optional<Term> unit()
    {
        std::string_view name = word();
        const std::size_t size = name.size();
        double exponent = 1;
        if (!findUnit(name) && !name.empty() && isDigit(name.back())) {
            exponent = name.back() - '0';
            name.remove_suffix(1);
        }
        const UnitWord* found = findUnit(name);
        if (!found)
            return std::nullopt;
        m_cursor.moveBy(size);
        if (next() == '^' && isDigit(m_cursor.afterNext())) {
            exponent *= m_cursor.afterNext() - '0';
            m_cursor.moveBy(2);
        }
        m_cursor.skipBlanks();
        return raised({found->inSi, found->dimension, true, false}, exponent);
    }

    // A number with the units right behind it: 3 N m.
    Term withUnits(Term term)
    {
        while (!m_error && isUnitStart()) {
            const std::optional<Term> behind = unit();
            if (!behind) {
                failAfterOperand();
                break;
            }
            term = productOf(term, *behind);
        }
        return term;
    }

    Term nameOrUnit()
    {
        const bool isQuoted = next() == '\'';
        std::string name(word());
        if (isQuoted) {
            const std::string_view rest = m_cursor.rest();
            const std::size_t end = rest.find('\'', 1);
            if (end == std::string_view::npos) {
                fail(sentence("a quote is never closed"));
                return {};
            }
            name = rest.substr(1, end - 1);
        }
        const std::size_t size = name.size() + (isQuoted ? 2 : 0);
        const auto known
            = std::find_if(m_names.begin(), m_names.end(), [&](const auto& it) { return it.name == name; });
        if (known != m_names.end()) {
            pass(size);
            return {known->value, dimensionOf(known->quantity), true, false};
        }
        if (name == "pi") {
            pass(size);
            return withUnits({exactPi, pureNumber, false, true});
        }
        if (const int function = findFormulaFunction(name); function >= 0) {
            pass(size);
            return withUnits(call(formulaFunctions()[static_cast<std::size_t>(function)]));
        }
        if (const std::optional<Term> alone = isQuoted ? std::nullopt : unit())
            return withUnits(*alone);
        failUnknown(name, size);
        return {};
    }

    void pass(std::size_t bytes)
    {
        m_cursor.moveBy(bytes);
        m_cursor.skipBlanks();
    }

    // Functions are suggested where a bracket follows, names and units elsewhere.
    void failUnknown(const std::string& name, std::size_t size)
    {
        const std::string_view rest = m_cursor.rest().substr(size);
        const std::size_t next = rest.find_first_not_of(' ');
        std::vector<std::string> known;
        if (next != std::string_view::npos && rest[next] == '(') {
            known = formulaFunctionNames();
        } else {
            for (const NamedValue& named : m_names)
                known.push_back(named.name);
            for (const UnitWord& word : unitWords())
                known.emplace_back(word.name);
        }
        fail(sentence("there is no '%1' here", name), didYouMean(name, known));
    }

    Term call(const FormulaFunction& function)
    {
        std::vector<Term> arguments;
        if (!accept('(')) {
            fail(sentence("write %1", std::string(function.usage)));
            return {};
        }
        do {
            arguments.push_back(sum());
        } while (!m_error && accept(','));
        if (!m_error && !accept(')'))
            fail(sentence("a bracket is never closed"), sentence("add ')'"));
        const int count = static_cast<int>(arguments.size());
        if (!m_error && count != function.arguments && !(function.takesMore && count > function.arguments))
            fail(sentence("%1 takes other arguments", std::string(function.name)),
                 sentence("write %1", std::string(function.usage)));
        return m_error ? Term{} : accepted(resultOf(function, arguments));
    }

    static Dimension dimensionOf(Quantity quantity)
    {
        return ExpressionReader(unitsOf(quantity).front().name, {}).readUnit().dimension;
    }

    // At something that cannot follow a number, name or bracket.
    void failAfterOperand()
    {
        if (m_cursor.isAtEnd())
            return;
        const std::string found(isUnitStart() && next() != '\'' ? word() : std::string_view());
        const bool isName
            = std::any_of(m_names.begin(), m_names.end(), [&](const auto& it) { return it.name == found; });
        if (!found.empty() && !findUnit(found) && !isName) {
            m_metUnknownUnit = true;
            return failUnknown(found, found.size());
        }
        fail(sentence("an operator is missing before %1", quotedCharacter(m_text, m_cursor.at())),
             sentence("for a product write *"));
    }

    std::string m_text;
    FormulaCursor m_cursor;
    std::span<const NamedValue> m_names;
    int m_nesting = 0;
    std::optional<Diagnostic> m_error;
    bool m_metUnknownUnit = false;
};

// What to write in place of a unit that nobody knows here: "units that fit are mm, cm, m", "the unit must be %".
Sentence unitsLike(const Dimension& dimension, const char* shown)
{
    if (!*shown)
        return sentence("write it without a unit");
    std::vector<std::string> fitting;
    for (const UnitWord& word : unitWords()) {
        if (word.dimension == dimension)
            fitting.emplace_back(word.name);
    }
    if (fitting.empty())
        return sentence("write it in %1", unitSymbol(shown));
    if (fitting.size() == 1)
        return sentence("the unit must be %1", unitSymbol(fitting.front()));
    return sentence("units that fit are %1", listed(fitting));
}

Result<double> valueOf(std::string_view text, const Unit& shown, std::span<const NamedValue> names, bool mayBeMass)
{
    ExpressionReader reader(text, names);
    const std::optional<Term> term = reader.read();
    const Term unit = ExpressionReader(shown.name, {}).readUnit();
    if (!term) {
        Diagnostic error = reader.takeError();
        if (reader.metUnknownUnit() && error.hint.empty())
            error.hint = unitsLike(unit.dimension, shown.name);
        return Result<double>::failure({std::move(error)});
    }
    DoubleDouble value = term->value;
    const bool isExact = static_cast<double>(unit.value) == shown.inSi;
    if (!term->hasUnit)
        value *= unit.dimension == angle && term->hasPi ? 1 : isExact ? unit.value : shown.inSi;
    else if (mayBeMass && term->dimension == mass)
        value *= standardGravity;
    else if (term->dimension != unit.dimension)
        return Result<double>::failure(
            {makeError(sentence("this is %1, but %2 is wanted", nameOf(term->dimension), nameOf(unit.dimension)),
                       *shown.name ? sentence("such as %1", withUnit(std::string("12"), shown.name)) : Sentence())});
    const auto result = static_cast<double>(value);
    if (!std::isfinite(result))
        return Result<double>::failure({makeError(sentence("this is no finite number"))});
    return Result<double>::success(result);
}

}  // namespace

Result<double> valueOfExpression(std::string_view text, const Unit& shown, std::span<const NamedValue> names)
{
    return valueOf(text, shown, names, false);
}

Result<double> valueOfExpression(std::string_view text, Quantity quantity, std::span<const NamedValue> names)
{
    return valueOf(text, unitsOf(quantity).front(), names, quantity == Quantity::Weight);
}

bool isExpression(std::string_view text)
{
    std::size_t at = text.find_first_not_of(" +-");
    if (at == std::string_view::npos)
        return false;
    const std::size_t end = endOfNumber(text, at);
    if (end == at)
        return true;
    // A unit may have a stroke, letters and powers, but no further number and no bracket.
    const std::string_view rest = text.substr(end);
    const bool hasSum = rest.find_first_of("+-(*") != std::string_view::npos;
    bool isNumber = false;
    for (std::size_t i = 1; i < rest.size(); ++i)
        isNumber = isNumber || (isDigit(rest[i]) && isBlank(rest[i - 1]));
    return hasSum || isNumber || rest.find_first_of("0123456789") == 1;
}

}  // namespace sinew
