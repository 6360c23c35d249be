#include <algorithm>
#include <optional>
#include <utility>

#include "core/base/constants.h"
#include "core/base/suggest.h"
#include "core/math/formula.h"
#include "core/math/formula_cursor.h"
#include "core/math/formula_functions.h"
#include "core/math/formula_units.h"

namespace sinew {

namespace {

constexpr std::size_t longestText = 10000;  // bytes
constexpr int deepestNesting = 60;          // brackets, signs and powers within one another

}  // namespace

// Recursive descent; writes the program as it reads. After the first error everything returns at once.
class FormulaParser {
public:
    using Code = Formula::Code;

    explicit FormulaParser(std::string_view text) : m_text(text), m_cursor(text) {}

    std::variant<Formula, FormulaError> formula()
    {
        begin();
        sum();
        expectEnd();
        if (m_error)
            return std::move(*m_error);
        m_formula.m_text = m_text;
        return std::move(m_formula);
    }

    std::variant<Condition, FormulaError> condition()
    {
        begin();
        sum();
        const std::size_t left = m_cursor.at();
        const int direction = comparison();
        const std::size_t right = m_cursor.at();
        sum();
        expectEnd();
        if (m_error)
            return std::move(*m_error);
        emit(Code::Subtract);
        m_formula.m_text = std::string(trimmed(0, left)) + " - (" + std::string(trimmed(right, m_text.size())) + ")";
        return Condition{std::move(m_formula), direction};
    }

private:
    // Goes one level deeper while it lives.
    class Level {
    public:
        explicit Level(FormulaParser& parser) : m_parser(parser)
        {
            if (++m_parser.m_nesting > deepestNesting)
                m_parser.failHere(sentence("the formula is nested too deeply"),
                                  sentence("compute a part of it apart, or leave out brackets that change nothing"));
        }
        ~Level() { --m_parser.m_nesting; }
        Level(const Level&) = delete;
        Level& operator=(const Level&) = delete;

    private:
        FormulaParser& m_parser;
    };

    void begin()
    {
        if (m_text.size() > longestText)
            fail(longestText, sentence("the formula is longer than %1 characters", longestText),
                 sentence("compute a part of it apart"));
        m_cursor.skipBlanks();
        if (!m_error && m_cursor.isAtEnd())
            fail(0, sentence("the formula is empty"),
                 sentence("write a number or an expression such as 2 * knee.speed"));
    }

    void fail(std::size_t offset, Sentence message, Sentence hint = {})
    {
        if (!m_error)
            m_error = FormulaError{offset, std::move(message), std::move(hint)};
        m_cursor.stop();
    }

    void failHere(Sentence message, Sentence hint = {}) { fail(m_cursor.at(), std::move(message), std::move(hint)); }

    char next() const { return m_cursor.next(); }
    bool accept(char c) { return m_cursor.accept(c); }

    std::string_view trimmed(std::size_t begin, std::size_t end) const
    {
        while (begin < end && isBlank(m_text[begin]))
            ++begin;
        while (end > begin && isBlank(m_text[end - 1]))
            --end;
        return m_text.substr(begin, end - begin);
    }

    void emit(Code code, int index = 0, double number = 0)
    {
        if (m_error)
            return;
        if (code == Code::Number || code == Code::Name)
            ++m_height;
        else if (code == Code::Call)
            m_height -= formulaFunctions()[static_cast<std::size_t>(index)].arguments - 1;
        else if (code != Code::Negate)
            --m_height;
        m_formula.m_program.push_back({code, index, number});
        if (m_height > formulaStackSize)
            failHere(sentence("the formula keeps too many numbers at a time"), sentence("compute a part of it apart"));
    }

    void sum()
    {
        product();
        while (next() == '+' || next() == '-') {
            const Code code = next() == '+' ? Code::Add : Code::Subtract;
            accept(next());
            product();
            emit(code);
        }
    }

    void product()
    {
        factor();
        while (next() == '*' || next() == '/') {
            const Code code = next() == '*' ? Code::Multiply : Code::Divide;
            if (code == Code::Multiply && m_cursor.afterNext() == '*')
                return failHere(sentence("'**' is no operator here"), sentence("write x^2 for a power"));
            accept(next());
            factor();
            emit(code);
        }
    }

    void factor()
    {
        const Level level(*this);
        if (accept('-')) {
            factor();
            emit(Code::Negate);
        } else if (accept('+')) {
            factor();
        } else {
            power();
        }
    }

    void power()
    {
        operand();
        if (accept('^')) {
            factor();
            emit(Code::Power);
        }
    }

    void operand()
    {
        const char c = next();
        if (m_error)
            return;
        if (m_cursor.isAtNumber())
            number();
        else if (isLetter(c) || c == '\'')
            nameOrCall();
        else if (c == '(')
            brackets();
        else
            failNoOperand();
    }

    void failNoOperand()
    {
        const Sentence hint = sentence("a number, a name, a function or an opening bracket belongs here");
        if (m_cursor.isAtEnd())
            return fail(m_text.size(), sentence("the formula ends too early"), hint);
        const char c = next();
        if (c == ')')
            return failHere(sentence("something is missing before ')'"), hint);
        const bool isStranger = static_cast<unsigned char>(c) >= 0x80 || c == '"';
        failHere(sentence("expected a number or a name, found %1", quotedCharacter(m_text, m_cursor.at())),
                 isStranger ? sentence("a name with such a character stands between single quotes: 'left foot'")
                            : hint);
    }

    void brackets()
    {
        const std::size_t open = m_cursor.at();
        accept('(');
        sum();
        close(open);
    }

    void close(std::size_t open)
    {
        if (m_error || accept(')'))
            return;
        if (m_cursor.isAtEnd())
            return fail(open, sentence("this bracket is never closed"), sentence("add ')'"));
        failAfterOperand();
    }

    void number()
    {
        const std::size_t begin = m_cursor.at();
        const std::string_view digits = m_cursor.takeNumber();
        const std::optional<double> value = numberFrom(digits);
        if (!value)
            fail(begin, sentence("the number %1 is too large", std::string(digits)),
                 sentence("the largest is about 1.8e308"));
        double factor = 1;
        if (const std::optional<FormulaUnit> unit = m_error ? std::nullopt : unitAt(m_text, m_cursor.at())) {
            factor = unit->factor;
            m_formula.m_hasUnits = true;
            m_cursor.moveBy(unit->size);
            m_cursor.skipBlanks();
        }
        emit(Code::Number, 0, factor * value.value_or(0));
    }

    void nameOrCall()
    {
        const std::size_t begin = m_cursor.at();
        const bool isPlain = next() != '\'';
        const std::string name = readName();
        if (m_error)
            return;
        const std::size_t size = m_cursor.at() - begin;
        const bool isWord = isPlain && m_text.substr(begin, size) == name;
        m_cursor.skipBlanks();
        if (next() == '(')
            return call(begin, name);
        if (isWord && name == "pi")
            return emit(Code::Number, 0, pi);
        if (const int function = isWord ? findFormulaFunction(name) : -1; function >= 0) {
            const std::string usage = formulaFunctions()[static_cast<std::size_t>(function)].usage;
            return fail(begin, sentence("the function %1 needs its brackets", name),
                        sentence("write %1; a quantity of that name stands between single quotes", usage));
        }
        const int index = indexOf(name);
        m_formula.m_uses.push_back({begin, size, static_cast<std::size_t>(index)});
        emit(Code::Name, index);
    }

    // Plain characters and pieces between quotes, one after another.
    std::string readName()
    {
        std::string name;
        while (next() == '\'' || isNameCharacter(next())) {
            if (next() != '\'') {
                name += next();
                m_cursor.moveBy(1);
                continue;
            }
            const std::string_view rest = m_cursor.rest();
            const std::size_t end = rest.find('\'', 1);
            if (end == std::string_view::npos) {
                failHere(sentence("this quote is never closed"),
                         sentence("a name ends with another single quote: 'left foot'"));
                return name;
            }
            if (end == 1)
                failHere(sentence("there is no name between the quotes"), sentence("write a name there"));
            name += rest.substr(1, end - 1);
            m_cursor.moveBy(end + 1);
        }
        if (name.ends_with('.'))
            fail(m_cursor.at() - 1, sentence("the name '%1' ends with a full stop", name),
                 sentence("what belongs after it?"));
        return name;
    }

    int indexOf(const std::string& name)
    {
        auto& names = m_formula.m_names;
        const auto found = std::find(names.begin(), names.end(), name);
        const auto index = static_cast<int>(found - names.begin());
        if (found == names.end())
            names.push_back(name);
        return index;
    }

    void call(std::size_t begin, const std::string& name)
    {
        const int index = findFormulaFunction(name);
        if (index < 0)
            return fail(begin, sentence("there is no function '%1'", name), hintForFunction(name));
        const FormulaFunction& function = formulaFunctions()[static_cast<std::size_t>(index)];
        const std::size_t open = m_cursor.at();
        accept('(');
        int count = 0;
        if (next() != ')') {
            do {
                sum();
                if (++count > 2 && function.takesMore)
                    emit(Code::Call, index);
            } while (accept(','));
        }
        close(open);
        const bool isRight = count == function.arguments || (function.takesMore && count > function.arguments);
        if (!isRight) {
            return fail(begin,
                        count == 1 ? sentence("%1 has 1 argument, but needs %2", name, function.arguments)
                                   : sentence("%1 has %2 arguments, but needs %3", name, count, function.arguments),
                        sentence("write %1", std::string(function.usage)));
        }
        emit(Code::Call, index);
    }

    static Sentence hintForFunction(const std::string& name)
    {
        static constexpr std::pair<const char*, const char*> others[]
            = {{"ln", "log"},      {"pow", "^"},    {"arcsin", "asin"},    {"arccos", "acos"},
               {"arctan", "atan"}, {"sgn", "sign"}, {"heaviside", "step"}, {"fabs", "abs"}};
        for (const auto& [other, ours] : others) {
            if (name == other)
                return sentence("write %1", std::string(ours));
        }
        Sentence hint = didYouMean(name, formulaFunctionNames());
        return hint.empty() ? sentence("for a product write * before the bracket") : hint;
    }

    // The direction, and the place after the sign.
    int comparison()
    {
        const char c = next();
        if (m_error)
            return 0;
        if (c == '=' && m_cursor.afterNext() != '=')
            failHere(sentence("a single '=' compares nothing"), sentence("write =="));
        else if (c == '!')
            failHere(sentence("'!=' is true nearly always, so it never becomes true at a moment"),
                     sentence("write <, >, <=, >= or =="));
        else if (c != '<' && c != '>' && c != '=' && !m_cursor.isAtEnd())
            failAfterOperand();
        else if (m_cursor.isAtEnd())
            failHere(sentence("the condition has no comparison"), sentence("such as knee.value > 0.5"));
        if (m_error)
            return 0;
        m_cursor.moveBy(m_cursor.afterNext() == '=' ? 2 : 1);
        m_cursor.skipBlanks();
        return c == '<' ? -1 : c == '>' ? 1 : 0;
    }

    void expectEnd()
    {
        if (!m_error && !m_cursor.isAtEnd())
            failAfterOperand();
    }

    // At something that cannot follow a number, name or bracket.
    void failAfterOperand()
    {
        const char c = next();
        if (c == ')')
            return failHere(sentence("this bracket was never opened"), sentence("take it away or add '('"));
        if (c == ',')
            return failHere(sentence("a comma stands only between the arguments of a function"),
                            sentence("decimals are written with a full stop: 1.5"));
        if (c == '<' || c == '>' || c == '=' || c == '!')
            return failHere(sentence("a comparison has no place here"),
                            sentence("one comparison makes a condition, none a formula"));
        if (isLetter(c) || isDigit(c) || c == '(' || c == '\'' || c == '.')
            return failHere(sentence("an operator is missing before %1", quotedCharacter(m_text, m_cursor.at())),
                            sentence("for a product write *; a name with blanks stands between single quotes"));
        failHere(sentence("expected an operator, found %1", quotedCharacter(m_text, m_cursor.at())),
                 sentence("a name with such a character stands between single quotes: 'left foot'"));
    }

    std::string_view m_text;
    FormulaCursor m_cursor;
    int m_nesting = 0;
    int m_height = 0;
    Formula m_formula;
    std::optional<FormulaError> m_error;
};

std::variant<Formula, FormulaError> Formula::parse(std::string_view text)
{
    return FormulaParser(text).formula();
}

std::variant<Condition, FormulaError> Condition::parse(std::string_view text)
{
    return FormulaParser(text).condition();
}

}  // namespace sinew
