#include <cmath>
#include <map>
#include <random>

#include <QTest>

#include "core/base/constants.h"
#include "core/math/formula.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_formula {

using namespace sinew;

namespace {

const std::map<std::string, double> quantities
    = {{"x", 0.75}, {"y", -2.5}, {"knee.value", 1.25}, {"left foot.normal", 640}, {"_a1", 3}};

std::vector<double> valuesFor(const Formula& formula)
{
    std::vector<double> values;
    for (const std::string& name : formula.names())
        values.push_back(quantities.at(name));
    return values;
}

std::string remark(const FormulaError& error)
{
    return std::to_string(error.offset) + ": " + error.message.english()
           + (error.hint.empty() ? "" : "; " + error.hint.english());
}

}  // namespace

class TestFormula : public QObject {
    Q_OBJECT

private slots:
    void values_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<double>("expected");
        const double x = 0.75, y = -2.5;
        const auto row = [](const char* text, double expected) {
            QTest::addRow("%s", QByteArray(text).simplified().constData()) << QByteArray(text) << expected;
        };
        row("1 + 2 * 3", 7);
        row("(1 + 2) * 3", 9);
        row("2 - 3 - 4", -5);
        row("16 / 4 / 2", 2);
        row("2 ^ 3 ^ 2", 512);
        row("-2 ^ 2", -4);
        row("(-2) ^ 2", 4);
        row("2 ^ -1", 0.5);
        row("--3", 3);
        row("- + -3", 3);
        row("2 * -3", -6);
        row("1.5e3", 1500);
        row(".5 + 2.", 2.5);
        row("1e-400", 0);
        row("1E+2", 100);
        row("\t 1\n+ 1 ", 2);
        row("x * y", x * y);
        row("knee.value + _a1", 4.25);
        row("'left foot'.normal / 'x'", 640 / x);
        row("'left foot.normal'", 640);
        row("x + x + x", 3 * x);
        row("pi", pi);
        row("abs(y)", 2.5);
        row("sign(y) + sign(0) + sign(x)", 0);
        row("sqrt(2)", std::sqrt(2.0));
        row("exp(x)", std::exp(x));
        row("log(x)", std::log(x));
        row("sin(y)", std::sin(y));
        row("cos(y)", std::cos(y));
        row("tan(y)", std::tan(y));
        row("asin(x)", std::asin(x));
        row("acos(x)", std::acos(x));
        row("atan(y)", std::atan(y));
        row("tanh(x)", std::tanh(x));
        row("atan2(x, y)", std::atan2(x, y));
        row("min(x, y)", y);
        row("max(x, y)", x);
        row("min(4, 2, 3)", 2);
        row("max(1, 2, 5, 3)", 5);
        row("clamp(y, -1, 1)", -1);
        row("clamp(x, -1, 1)", x);
        row("clamp(3, -1, 1)", 1);
        row("step(-0.1)", 0);
        row("step(0)", 1);
        row("sin (x) ^ 2 + cos(x)^2", 1);
        row("max(0, 800 * -y + 20 * x) * step(-y)", 2015);
    }

    void values()
    {
        QFETCH(QByteArray, text);
        QFETCH(double, expected);
        const auto parsed = Formula::parse(text.toStdString());
        QVERIFY2(std::holds_alternative<Formula>(parsed),
                 std::holds_alternative<Formula>(parsed) ? "" : remark(std::get<FormulaError>(parsed)).c_str());
        const auto& formula = std::get<Formula>(parsed);
        QCOMPARE(formula.text(), text.toStdString());
        // The same operations in the same order, but sin^2 + cos^2: a rounding or two.
        SINEW_COMPARE_NEAR(formula.evaluate(valuesFor(formula)), expected, {.abs = 1e-15, .rel = 1e-15});
    }

    void mathematicsWithoutAResultIsNoNumber()
    {
        for (const char* text :
             {"0 / 0", "sqrt(-1)", "log(-1)", "(-8) ^ (1 / 3)", "asin(2)", "min(0 / 0, 1)", "min(1, 0 / 0)",
              "max(0 / 0, 1)", "max(1, 0 / 0)", "clamp(0 / 0, 0, 1)", "step(0 / 0)", "sign(0 / 0)"})
            QVERIFY2(std::isnan(std::get<Formula>(Formula::parse(text)).evaluate({})), text);
        QVERIFY(std::isinf(std::get<Formula>(Formula::parse("1 / 0")).evaluate({})));
        QCOMPARE_EQ(Formula().evaluate({}), 0.0);
    }

    void namesStandOnceInOrderOfUse()
    {
        const auto formula = std::get<Formula>(Formula::parse("b.x + a * b.x - 'c d' * sin(a) + 'pi'"));
        const std::vector<std::string> expected = {"b.x", "a", "c d", "pi"};
        QCOMPARE(formula.names(), expected);
    }

    void faults_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* text, const char* expected) {
            QTest::addRow("%s", text) << QByteArray(text) << QByteArray(expected);
        };
        row("", "0: the formula is empty; write a number or an expression such as 2 * knee.speed");
        row("1 +", "3: the formula ends too early; a number, a name, a function or an opening bracket belongs here");
        row("(1 + 2", "0: this bracket is never closed; add ')'");
        row("1 + 2)", "5: this bracket was never opened; take it away or add '('");
        row("()",
            "1: something is missing before ')'; a number, a name, a function or an opening bracket belongs here");
        row("2 * * 3", "4: expected a number or a name, found '*'; a number, a name, a function or an opening bracket "
                       "belongs here");
        row("x ** 2", "2: '**' is no operator here; write x^2 for a power");
        row("2 x",
            "2: an operator is missing before 'x'; for a product write *; a name with blanks stands between single "
            "quotes");
        row("1.2.3",
            "3: an operator is missing before '.'; for a product write *; a name with blanks stands between single "
            "quotes");
        row("1,5",
            "1: a comma stands only between the arguments of a function; decimals are written with a full stop: 1.5");
        row("1e999", "0: the number 1e999 is too large; the largest is about 1.8e308");
        row("sine(x)", "0: there is no function 'sine'; did you mean 'sin'?");
        row("2 + ln(x)", "4: there is no function 'ln'; write log");
        row("knee.value(2)", "0: there is no function 'knee.value'; for a product write * before the bracket");
        row("1 + sin", "4: the function sin needs its brackets; write sin(x); a quantity of that name stands between "
                       "single quotes");
        row("atan2(x)", "0: atan2 has 1 argument, but needs 2; write atan2(y, x)");
        row("sin(x, y)", "0: sin has 2 arguments, but needs 1; write sin(x)");
        row("max(x)", "0: max has 1 argument, but needs 2; write max(a, b)");
        row("sin()", "0: sin has 0 arguments, but needs 1; write sin(x)");
        row("sin(x,)",
            "6: something is missing before ')'; a number, a name, a function or an opening bracket belongs here");
        row("sin(x", "3: this bracket is never closed; add ')'");
        row("'left foot", "0: this quote is never closed; a name ends with another single quote: 'left foot'");
        row("1 + ''", "4: there is no name between the quotes; write a name there");
        row("knee. + 1", "4: the name 'knee.' ends with a full stop; what belongs after it?");
        row("x > 1", "2: a comparison has no place here; one comparison makes a condition, none a formula");
        row("x $ 1",
            "2: expected an operator, found '$'; a name with such a character stands between single quotes: 'left "
            "foot'");
        row("2 * \xc3\xa4",
            "4: expected a number or a name, found '\xc3\xa4'; a name with such a character stands between "
            "single quotes: 'left foot'");
    }

    void faults()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        const auto parsed = Formula::parse(text.toStdString());
        QVERIFY(std::holds_alternative<FormulaError>(parsed));
        QCOMPARE(QByteArray::fromStdString(remark(std::get<FormulaError>(parsed))), expected);
    }

    void sizeHasLimits()
    {
        const auto nested = [](int depth, const char* open, const char* close) {
            std::string text;
            for (int i = 0; i < depth; ++i)
                text += open;
            text += "1";
            for (int i = 0; i < depth; ++i)
                text += close;
            return Formula::parse(text);
        };
        const auto faultOf = [](const auto& parsed) {
            return std::holds_alternative<FormulaError>(parsed) ? std::get<FormulaError>(parsed).message.english()
                                                                : std::string();
        };
        QCOMPARE(faultOf(nested(59, "(", ")")), std::string());
        QCOMPARE(faultOf(nested(60, "(", ")")), std::string("the formula is nested too deeply"));
        QCOMPARE(faultOf(nested(4900, "(", ")")), std::string("the formula is nested too deeply"));
        QCOMPARE(faultOf(nested(5000, "-", "")), std::string("the formula is nested too deeply"));
        QCOMPARE(faultOf(nested(2000, "2^", "")), std::string("the formula is nested too deeply"));
        QCOMPARE(faultOf(nested(40, "1+2*(", ")")), std::string("the formula keeps too many numbers at a time"));
        QCOMPARE(faultOf(nested(2000, "1+", "")), std::string());  // a long sum is not deep
        QCOMPARE(faultOf(nested(5001, "1+", "")), std::string("the formula is longer than 10000 characters"));
        QCOMPARE_EQ(std::get<Formula>(nested(31, "1+2*(", ")")).evaluate({}), 0x1p32 - 1);
    }

    // Whatever is typed gives a formula or a message with a place within the text.
    void strayTextsAreRefusedInPeace()
    {
        std::mt19937 random(20260703);
        const std::vector<std::string> pieces
            = {"x", "1", "(",    ")",    "+", "-", "*",    "/",    "^",  ",",  " ",  "'",
               ".", "e", "sin(", "min(", "<", "=", "\xc3", "\xff", "\n", "1e", "pi", "a b"};
        int formulas = 0;
        for (int i = 0; i < 20000; ++i) {
            std::string text;
            for (auto length = random() % 12; length > 0; --length)
                text += pieces[random() % pieces.size()];
            const auto parsed = Formula::parse(text);
            const auto condition = Condition::parse(text);
            if (const auto* formula = std::get_if<Formula>(&parsed)) {
                ++formulas;
                formula->evaluate(std::vector<double>(formula->names().size(), 1));
            } else {
                QVERIFY(std::get<FormulaError>(parsed).offset <= text.size());
                QVERIFY(!std::get<FormulaError>(parsed).message.empty());
            }
            if (const auto* error = std::get_if<FormulaError>(&condition))
                QVERIFY(error->offset <= text.size() && !error->message.empty());
        }
        QVERIFY(formulas > 500);
    }

    void conditions_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<double>("difference");
        QTest::addColumn<int>("direction");
        QTest::addRow("less") << QByteArray("x < y + 1") << 2.25 << -1;
        QTest::addRow("less or equal") << QByteArray("x<=y") << 3.25 << -1;
        QTest::addRow("greater") << QByteArray("'left foot'.normal > 600 + 10") << 30.0 << 1;
        QTest::addRow("greater or equal") << QByteArray(" 2 * x >= 1 ") << 0.5 << 1;
        QTest::addRow("equal") << QByteArray("x == y") << 3.25 << 0;
        QTest::addRow("a difference on the right") << QByteArray("x < 1 - 2") << 1.75 << -1;
    }

    void conditions()
    {
        QFETCH(QByteArray, text);
        QFETCH(double, difference);
        QFETCH(int, direction);
        const auto condition = std::get<Condition>(Condition::parse(text.toStdString()));
        const Formula& formula = condition.difference;
        QCOMPARE_EQ(formula.evaluate(valuesFor(formula)), difference);  // binary fractions: exact
        QCOMPARE(condition.direction, direction);
        // Its text is a formula again, of the same value.
        const auto again = std::get<Formula>(Formula::parse(formula.text()));
        QCOMPARE_EQ(again.evaluate(valuesFor(again)), difference);
    }

    void conditionFaults_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* text, const char* expected) {
            QTest::addRow("%s", text) << QByteArray(text) << QByteArray(expected);
        };
        row("x", "1: the condition has no comparison; such as knee.value > 0.5");
        row("x = 1", "2: a single '=' compares nothing; write ==");
        row("x != 1", "2: '!=' is true nearly always, so it never becomes true at a moment; write <, >, <=, >= or ==");
        row("x < y < 1", "6: a comparison has no place here; one comparison makes a condition, none a formula");
        row("x <", "3: the formula ends too early; a number, a name, a function or an opening bracket belongs here");
        row("x + clamb(1) > 0", "4: there is no function 'clamb'; did you mean 'clamp'?");
        row("x y > 0", "2: an operator is missing before 'y'; for a product write *; a name with blanks stands between "
                       "single quotes");
        row("", "0: the formula is empty; write a number or an expression such as 2 * knee.speed");
    }

    void conditionFaults()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        const auto parsed = Condition::parse(text.toStdString());
        QVERIFY(std::holds_alternative<FormulaError>(parsed));
        QCOMPARE(QByteArray::fromStdString(remark(std::get<FormulaError>(parsed))), expected);
    }
};

SINEW_TEST(TestFormula)

}  // namespace tst_formula

#include "tst_formula.moc"
