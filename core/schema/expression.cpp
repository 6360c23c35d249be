#include "core/schema/expression.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "core/base/suggest.h"
#include "core/math/formula_characters.h"
#include "core/math/formula_functions.h"
#include "core/model/amount.h"
#include "core/schema/dimension.h"

namespace sinew {

namespace {

constexpr std::size_t longestText = 1000;  // bytes
constexpr int deepestNesting = 60;

struct Term {
    DoubleDouble value = 0;
    Dimension dimension = pureNumber;
    bool hasUnit = false;  // or a name
    bool hasPi = false;
};

// Recursive descent; evaluates as it reads. After the first refusal everything returns at once.
class ExpressionReader {
public:
    ExpressionReader(std::string_view text, std::span<const NamedValue> names) : m_names(names)
    {
        if (text.size() > longestText)
            fail("the text is too long");
        else
            m_text = withPlainCharacters(text);
    }

    std::optional<Term> read()
    {
        skipBlanks();
        if (m_at >= m_text.size())
            fail("there is no number");
        Term term = sum();
        if (!m_error && m_at < m_text.size())
            failAfterOperand();
        return m_error ? std::nullopt : std::optional(term);
    }

    // The unit that a text consists of.
    Term readUnit()
    {
        skipBlanks();
        Term term{1, pureNumber, false, false};
        return m_at < m_text.size() ? read().value_or(term) : term;
    }

    Diagnostic takeError() { return *std::move(m_error); }

    void fail(std::string message, std::string hint = {})
    {
        if (!m_error)
            m_error = makeError(std::move(message), std::move(hint));
    }

private:
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

    char next() const { return m_error || m_at >= m_text.size() ? '\0' : m_text[m_at]; }

    void skipBlanks()
    {
        while (m_at < m_text.size() && isBlank(m_text[m_at]))
            ++m_at;
    }

    bool accept(char c)
    {
        if (next() != c)
            return false;
        ++m_at;
        skipBlanks();
        return true;
    }

    Term sum()
    {
        Term left = product();
        while (next() == '+' || next() == '-') {
            const bool isPlus = accept('+');
            if (!isPlus)
                accept('-');
            const Term right = product();
            if (!m_error && left.dimension != right.dimension)
                fail(nameOf(left.dimension) + " and " + nameOf(right.dimension) + " have no "
                         + (isPlus ? "sum" : "difference"),
                     left.hasUnit != right.hasUnit ? "write a unit behind each number" : "");
            left.value += isPlus ? right.value : -right.value;
            left.hasUnit |= right.hasUnit;
            left.hasPi |= right.hasPi;
        }
        return left;
    }

    Term product()
    {
        Term left = factor();
        while (next() == '*' || next() == '/') {
            const bool isProduct = accept('*');
            if (!isProduct)
                accept('/');
            const Term right = factor();
            if (!m_error && !isProduct && right.value == 0)
                fail("this divides by zero");
            left.value = isProduct ? left.value * right.value : left.value / right.value;
            for (std::size_t i = 0; i < left.dimension.size(); ++i)
                left.dimension[i] += (isProduct ? 1 : -1) * right.dimension[i];
            left.hasUnit |= right.hasUnit;
            left.hasPi |= right.hasPi;
        }
        return left;
    }

    Term factor()
    {
        Term term;
        if (++m_nesting > deepestNesting) {
            fail("too many brackets and signs within one another");
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
            fail("an exponent has no unit");
        return raised(base, static_cast<double>(exponent.value));
    }

    static Term raised(Term base, double exponent)
    {
        base.value = ::sinew::power(base.value, exponent);
        for (double& power : base.dimension)
            power *= exponent;
        return base;
    }

    Term operand()
    {
        const char c = next();
        if (m_error)
            return {};
        Term term;
        if (isDigit(c) || (c == '.' && m_at + 1 < m_text.size() && isDigit(m_text[m_at + 1])))
            term = number();
        else if (c == '(')
            term = brackets();
        else if (isUnitStart())
            return nameOrUnit();
        else
            fail(m_at >= m_text.size() ? std::string("something is missing at the end")
                                       : "expected a number or a name, found " + quotedCharacter(m_text, m_at));
        return withUnits(term);
    }

    bool isUnitStart() const { return isLetter(next()) || next() == '\'' || next() == '%' || restStartsWith("°"); }
    bool restStartsWith(std::string_view start) const
    {
        return std::string_view(m_text).substr(std::min(m_at, m_text.size())).starts_with(start);
    }

    Term number()
    {
        const std::size_t begin = m_at;
        m_at = endOfNumber(m_text, m_at);
        const std::string_view text = std::string_view(m_text).substr(begin, m_at - begin);
        const DoubleDouble value = fromDecimal(text);  // as files are read: 0.1 degrees has more digits than a double
        if (!numberFrom(text))
            fail("the number is too large");
        skipBlanks();
        return {value, pureNumber, false, false};
    }

    Term brackets()
    {
        accept('(');
        const Term term = sum();
        if (!m_error && !accept(')'))
            fail("a bracket is never closed", "add ')'");
        return term;
    }

    // Letters and what follows them in a name, or one of the signs that are units; nothing is taken.
    std::string_view word() const
    {
        const std::string_view rest = std::string_view(m_text).substr(m_at);
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
        m_at += size;
        if (next() == '^' && m_at + 1 < m_text.size() && isDigit(m_text[m_at + 1])) {
            exponent *= m_text[m_at + 1] - '0';
            m_at += 2;
        }
        skipBlanks();
        return raised({found->inSi, found->dimension, true, false}, exponent);
    }

    // A number with the units right behind it: 3 N m.
    Term withUnits(Term term)
    {
        while (!m_error && m_at < m_text.size() && isUnitStart()) {
            const std::optional<Term> behind = unit();
            if (!behind) {
                failAfterOperand();
                break;
            }
            term.value *= behind->value;
            for (std::size_t i = 0; i < term.dimension.size(); ++i)
                term.dimension[i] += behind->dimension[i];
            term.hasUnit = true;
        }
        return term;
    }

    Term nameOrUnit()
    {
        const bool isQuoted = next() == '\'';
        std::string name(word());
        if (isQuoted) {
            const std::size_t end = m_text.find('\'', m_at + 1);
            if (end == std::string::npos) {
                fail("a quote is never closed");
                return {};
            }
            name = m_text.substr(m_at + 1, end - m_at - 1);
        }
        const auto known
            = std::find_if(m_names.begin(), m_names.end(), [&](const auto& it) { return it.name == name; });
        const std::size_t after = m_at + name.size() + (isQuoted ? 2 : 0);
        if (known != m_names.end()) {
            pass(after);
            return {known->value, dimensionOf(known->quantity), true, false};
        }
        if (name == "pi") {
            pass(after);
            return withUnits({exactPi, pureNumber, false, true});
        }
        if (const int function = findFormulaFunction(name); function >= 0) {
            pass(after);
            return withUnits(call(formulaFunctions()[static_cast<std::size_t>(function)]));
        }
        if (const std::optional<Term> alone = isQuoted ? std::nullopt : unit())
            return withUnits(*alone);
        failUnknown(name);
        return {};
    }

    void pass(std::size_t end)
    {
        m_at = end;
        skipBlanks();
    }

    void failUnknown(const std::string& name)
    {
        std::vector<std::string> known = formulaFunctionNames();
        for (const NamedValue& named : m_names)
            known.push_back(named.name);
        for (const UnitWord& word : unitWords())
            known.emplace_back(word.name);
        fail("there is no '" + name + "' here", didYouMean(name, known));
    }

    Term call(const FormulaFunction& function)
    {
        std::vector<Term> arguments;
        if (!accept('(')) {
            fail(std::string("write ") + function.usage);
            return {};
        }
        do {
            arguments.push_back(sum());
        } while (!m_error && accept(','));
        if (!m_error && !accept(')'))
            fail("a bracket is never closed", "add ')'");
        const int count = static_cast<int>(arguments.size());
        if (!m_error && count != function.arguments && !(function.takesMore && count > function.arguments))
            fail(std::string(function.name) + " takes other arguments", std::string("write ") + function.usage);
        return m_error ? Term{} : applied(function, arguments);
    }

    Term applied(const FormulaFunction& function, const std::vector<Term>& arguments)
    {
        const std::string_view name = function.name;
        const auto isOneOf = [&](std::initializer_list<std::string_view> names) {
            return std::find(names.begin(), names.end(), name) != names.end();
        };
        Term result = arguments.front();
        for (const Term& argument : arguments) {
            if (argument.dimension != result.dimension)
                fail("the arguments of " + std::string(name) + " are of different kinds");
            result.hasPi |= argument.hasPi;
            result.hasUnit |= argument.hasUnit;
        }
        double values[3] = {};
        for (std::size_t i = 0; i < arguments.size() && i < 3; ++i)
            values[i] = static_cast<double>(arguments[i].value);
        result.value = function.value(values);
        for (std::size_t i = 2; function.takesMore && i < arguments.size(); ++i) {
            values[0] = static_cast<double>(result.value);
            values[1] = static_cast<double>(arguments[i].value);
            result.value = function.value(values);
        }
        const bool isAngle = result.dimension == angle;
        if (name == "sqrt")
            result.dimension = raised(result, 0.5).dimension;
        else if (isOneOf({"sin", "cos", "tan"}) && (isAngle || result.dimension == pureNumber))
            // of 30 deg or of pi/6: a number without a unit either way
            result.dimension = pureNumber, result.hasUnit = result.hasPi = false;
        else if (isOneOf({"asin", "acos", "atan"}) && result.dimension == pureNumber)
            result.dimension = angle, result.hasUnit = true;
        else if (name == "atan2")
            result.dimension = angle, result.hasUnit = true;
        else if (isOneOf({"sign", "step"}))
            result.dimension = pureNumber;
        else if (!isOneOf({"abs", "min", "max", "clamp"}) && result.dimension != pureNumber)
            fail(std::string(name) + " takes a number without a unit");
        return result;
    }

    static Dimension dimensionOf(Quantity quantity)
    {
        return ExpressionReader(unitsOf(quantity).front().name, {}).readUnit().dimension;
    }

    // At something that cannot follow a number, name or bracket.
    void failAfterOperand()
    {
        if (m_at >= m_text.size())
            return;
        const std::string found(isUnitStart() && next() != '\'' ? word() : std::string_view());
        const bool isName
            = std::any_of(m_names.begin(), m_names.end(), [&](const auto& it) { return it.name == found; });
        if (!found.empty() && !findUnit(found) && !isName)
            return failUnknown(found);
        fail("an operator is missing before " + quotedCharacter(m_text, m_at), "for a product write *");
    }

    std::string m_text;
    std::span<const NamedValue> m_names;
    std::size_t m_at = 0;
    int m_nesting = 0;
    std::optional<Diagnostic> m_error;
};

Result<double> valueOf(std::string_view text, const Unit& shown, std::span<const NamedValue> names, bool mayBeMass)
{
    ExpressionReader reader(text, names);
    const std::optional<Term> term = reader.read();
    if (!term)
        return Result<double>::failure({reader.takeError()});
    const Term unit = ExpressionReader(shown.name, {}).readUnit();
    DoubleDouble value = term->value;
    const bool isExact = static_cast<double>(unit.value) == shown.inSi;
    if (!term->hasUnit)
        value *= unit.dimension == angle && term->hasPi ? 1 : isExact ? unit.value : shown.inSi;
    else if (mayBeMass && term->dimension == mass)
        value *= standardGravity;
    else if (term->dimension != unit.dimension)
        return Result<double>::failure(
            {makeError("this is " + nameOf(term->dimension) + ", but " + nameOf(unit.dimension) + " is wanted",
                       *shown.name ? std::string("such as 12 ") + shown.name : "")});
    const auto result = static_cast<double>(value);
    if (!std::isfinite(result))
        return Result<double>::failure({makeError("this is no finite number")});
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
