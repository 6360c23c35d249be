// What a person may type into a field of a number.

#include <cmath>
#include <numbers>

#include <QTest>

#include "core/base/constants.h"
#include "core/io/number_text.h"
#include "core/schema/expression.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_expression {

using namespace sinew;

namespace {

const std::vector<NamedValue> names = {{"length", 0.42, Quantity::Length},
                                       {"area", 35.1e-4, Quantity::Area},
                                       {"sigma", 6e5, Quantity::Pressure},
                                       {"tilt", 0.5, Quantity::Angle},
                                       {"left foot", 2, Quantity::Mass}};

}  // namespace

class TestExpression : public QObject {
    Q_OBJECT

private slots:
    void values_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("quantity");
        QTest::addColumn<double>("value");
        const auto row = [](const char* text, Quantity quantity, double value) {
            QTest::newRow(text) << QString::fromUtf8(text) << int(quantity) << value;
        };
        row("12", Quantity::Length, 0.012);
        row("12 cm", Quantity::Length, 0.12);
        row("2*pi/3", Quantity::Angle, 2 * pi / 3);
        row("45 deg", Quantity::Angle, pi / 4);
        row("45", Quantity::Angle, pi / 4);
        row("-90°/2", Quantity::Angle, -pi / 4);
        row("0.8 * 75 kg", Quantity::Mass, 60);
        row("-0.79*length", Quantity::Length, -0.79 * 0.42);
        row("area * sigma", Quantity::Force, 2106);
        row("area * 25 N/cm^2", Quantity::Force, 877.5);
        row("35,1 cm²", Quantity::Area, 35.1e-4);
        row("sqrt(4 cm^2) + 1 mm", Quantity::Length, 0.021);
        row("90*sin(pi/6)", Quantity::Angle, std::numbers::pi / 4);  // it was taken for 45 rad
        row("45*cos(60 deg)", Quantity::Angle, std::numbers::pi / 8);
        row("length * sin(tilt)", Quantity::Length, 0.42 * std::sin(0.5));
        row("atan2(3 mm, 4 mm)", Quantity::Angle, std::atan2(3, 4));
        row("atan(1)", Quantity::Angle, pi / 4);
        row("max(1 cm, 2 cm, 3 mm)", Quantity::Length, 0.02);
        row("(1 + 2) cm", Quantity::Length, 0.03);
        row("(1 + 2) * 4", Quantity::Length, 0.012);
        row("2^3", Quantity::PureNumber, 8);
        row("12 N m", Quantity::Moment, 12);
        row("12 N * 3 cm", Quantity::Moment, 0.36);
        row("3 N·m/rad²/rad", Quantity::AngularCubicStiffness, 3);
        row("75 kg", Quantity::Weight, 75 * 9.80665);
        row("735", Quantity::Weight, 735);
        row("12", Quantity::Fraction, 0.12);
        row("12 %", Quantity::Fraction, 0.12);
        row("250 %BW", Quantity::BodyWeights, 2.5);
        row("1e3", Quantity::Force, 1000);
        row("12 N / 2 mm", Quantity::Stiffness, 6000);
        row("2 * 'left foot'", Quantity::Mass, 4);
        row("6 / 2 * 1 cm", Quantity::Length, 0.03);
    }

    void values()
    {
        QFETCH(QString, text);
        QFETCH(int, quantity);
        QFETCH(double, value);
        const Result<double> result = valueOfExpression(text.toStdString(), Quantity(quantity), names);
        QVERIFY2(result, result.diagnostics.empty() ? "" : result.diagnostics.front().message.english().c_str());
        SINEW_COMPARE_NEAR(*result.value, value, {.rel = 1e-14});  // a few products' round-off
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("quantity");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* text, Quantity quantity, const char* reason) {
            QTest::newRow(text) << QString::fromUtf8(text) << int(quantity) << QString::fromUtf8(reason);
        };
        row("", Quantity::Length, "there is no number");
        row("much", Quantity::Length, "there is no 'much' here");
        row("abc", Quantity::Length, "there is no 'abc' here");  // 'abs' takes a bracket
        row("ab(2 mm)", Quantity::Length, "there is no 'ab' here; did you mean 'abs'?");
        row("12 kg", Quantity::Length, "this is a mass, but a length is wanted; such as 12 mm");
        row("12 inch", Quantity::Length, "there is no 'inch' here; units that fit are mm, cm, m");
        row("12 lbs", Quantity::Mass, "there is no 'lbs' here; units that fit are kg, g");
        row("12 parts", Quantity::Fraction, "there is no 'parts' here; the unit must be %");
        row("12 furlong", Quantity::Stiffness, "there is no 'furlong' here; write it in N/mm");
        row("12 apples", Quantity::PureNumber, "there is no 'apples' here; write it without a unit");
        row("12 mm", Quantity::Angle, "this is a length, but an angle is wanted; such as 12°");
        row("12 kg", Quantity::Force, "this is a mass, but a force is wanted; such as 12 N");
        row("lenght * 2", Quantity::Length, "there is no 'lenght' here; did you mean 'length'?");
        row("1 / 0", Quantity::Length, "this divides by zero");
        row("length / (tilt - tilt)", Quantity::Length, "this divides by zero");
        row("3 mm + 2", Quantity::Length,
            "a length and a number without a unit have no sum; write a unit behind each "
            "number");
        row("3 mm - 2 deg", Quantity::Length, "a length and an angle have no difference");
        row("3 mm / 2 mm", Quantity::Length, "this is a number without a unit, but a length is wanted; such as 12 mm");
        row("1,234.5", Quantity::Force, "an operator is missing before '.'; for a product write *");
        row("24.-30204", Quantity::Angle, "a digit is missing after '24.'");
        row("2 length", Quantity::Length, "an operator is missing before 'l'; for a product write *");
        row("(1 + 2", Quantity::Force, "a bracket is never closed; add ')'");
        row("sqrt(-1)", Quantity::Force, "this is no finite number");
        row("sin(2 mm)", Quantity::PureNumber, "sin takes a number without a unit");
        row("max(1 mm, 2 N)", Quantity::Length, "the arguments of max are of different kinds");
        row("1e400", Quantity::Force, "the number is too large");
    }

    void refusals()
    {
        QFETCH(QString, text);
        QFETCH(int, quantity);
        QFETCH(QString, reason);
        const Result<double> result = valueOfExpression(text.toStdString(), Quantity(quantity), names);
        QVERIFY(!result);
        const Diagnostic& why = result.diagnostics.front();
        const std::string said = why.message.english() + (why.hint.empty() ? "" : "; " + why.hint.english());
        QCOMPARE(QString::fromStdString(said), reason);
    }

    // Brackets and minus signs in any number end in a refusal, not in the end of the stack.
    void deepNestingIsRefused()
    {
        QVERIFY(!valueOfExpression(std::string(900, '('), Quantity::Force));
        QVERIFY(!valueOfExpression(std::string(900, '-') + "1", Quantity::Force));
    }

    // What is typed in a shown unit stands in the file as the same decimal.
    void shownDecimalsAreSavedAsTyped()
    {
        for (int i = 1; i < 2000; ++i) {
            const std::string text = numberText(i / 10.0);
            const double angle = *valueOfExpression(text, Quantity::Angle).value;
            QCOMPARE(numberText(angle, radiansPerDegree), text);
            const double length = *valueOfExpression(text, Quantity::Length).value;
            QCOMPARE(numberText(length), numberText(std::strtod((text + "e-3").c_str(), nullptr)));
        }
    }

    void everyQuantityReadsItsOwnUnits()
    {
        for (int i = 0; i <= int(Quantity::AngularStopDamping); ++i) {
            const auto quantity = Quantity(i);
            for (const Unit& unit : unitsOf(quantity)) {
                const Result<double> result = valueOfExpression(std::string("2 ") + unit.name, quantity);
                QVERIFY2(result, unit.name);
                SINEW_COMPARE_NEAR(*result.value, 2 * unit.inSi, {.rel = 1e-14});
            }
        }
    }

    void tellsExpressionsFromNumbers()
    {
        for (const char* text : {"12", "-12.5", "12 mm", "1e-3", "12 N/mm", "30°", "5 mm2", "3 %"})
            QVERIFY2(!isExpression(text), text);
        for (const char* text : {"2*pi/3", "12 + 1", "0.8 * 75 kg", "length", "1/3", "-length/2", "(1)", "2 cm - 1 mm"})
            QVERIFY2(isExpression(text), text);
    }
};

SINEW_TEST(TestExpression)

}  // namespace tst_expression

#include "tst_expression.moc"
