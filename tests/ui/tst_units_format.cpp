#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <random>

#include <QTest>

#include "core/base/constants.h"
#include "core/model/amount.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "ui/text/units_format.h"

namespace tst_units_format {

using namespace sinew;

class TestUnitsFormat : public QObject {
    Q_OBJECT

private slots:
    void writes_data();
    void writes();
    void readsAlikeAsItIsWritten();
    void joinsUnits();
    void reads_data();
    void reads();
    void rejects_data();
    void rejects();
    void readsWhatItWrites();
};

void TestUnitsFormat::writes_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("quantity");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, double value, Quantity quantity, const char* text) {
        QTest::newRow(name) << value << int(quantity) << QString::fromUtf8(text);
    };
    row("large force is whole", 1764.4, Quantity::Force, "1764");
    row("force from 100 on is whole", 100.4, Quantity::Force, "100");
    row("just below 100 rounds to a whole number", 99.96, Quantity::Force, "100");
    row("force from 10 on has one decimal", 85.23, Quantity::Force, "85.2");
    row("just below 10 rounds to one decimal", 9.996, Quantity::Force, "10.0");
    row("small force has three digits", 9.874, Quantity::Force, "9.87");
    row("force below 1", 0.1234, Quantity::Force, "0.123");
    row("force below 0.1", 0.01234, Quantity::Force, "0.0123");
    row("round-off is zero", 1e-12, Quantity::Force, "0");
    row("negative round-off has no sign", -1e-12, Quantity::Force, "0");
    row("negative force has a minus sign", -120.0, Quantity::Force, "−120");
    row("angle has one decimal", 4.04 * std::numbers::pi / 180, Quantity::Angle, "4.0");
    row("negative zero angle", -1e-9, Quantity::Angle, "0.0");
    row("negative angle", -std::numbers::pi / 6, Quantity::Angle, "−30.0");
    row("length is in mm", 0.0583, Quantity::Length, "58.3");
    row("body weights have two decimals", 2.4, Quantity::BodyWeights, "2.40");
    row("share is in per cent", 0.316, Quantity::Fraction, "32");
    row("small share has one decimal", 0.0416, Quantity::Fraction, "4.2");
    row("stiffness is in N/mm", 200, Quantity::Stiffness, "0.200");
    row("area is in square mm", 4.5e-4, Quantity::Area, "450");
    row("no number", std::numeric_limits<double>::quiet_NaN(), Quantity::Force, "–");
}

void TestUnitsFormat::writes()
{
    QFETCH(double, value);
    QFETCH(int, quantity);
    QTEST(numberText(value, Quantity(quantity)), "text");
}

// What is compared and measured without being written agrees with what is written.
void TestUnitsFormat::readsAlikeAsItIsWritten()
{
    std::mt19937 random(11);
    std::uniform_real_distribution<double> exponent(-7, 12), change(-1, 1);
    int alike = 0, other = 0;
    for (int i = 0; i < 20000; ++i) {
        const auto quantity = std::array{Quantity::Force, Quantity::Length,      Quantity::Fraction,
                                         Quantity::Angle, Quantity::BodyWeights, Quantity::Moment}[std::size_t(i % 6)];
        const double a = std::copysign(std::pow(10, exponent(random)), change(random));
        const double b = a * (1 + 0.02 * std::pow(std::abs(change(random)), 8) * change(random));
        const QString first = numberText(a, quantity), second = numberText(b, quantity);
        (first == second ? alike : other)++;
        QVERIFY2(readAlike(a, b, quantity) == (first == second) || std::abs(a) > 1e6,
                 qPrintable(first + u' ' + second));
        QVERIFY2(first.size() == lengthOfNumber(a, quantity), qPrintable(first));
    }
    QVERIFY(alike > 2000 && other > 2000);
    const double none = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(readAlike(0.00001, -0.00001, Quantity::Force));
    QVERIFY(!readAlike(none, 1, Quantity::Force));
    QVERIFY(readAlike(none, none, Quantity::Force));
    // what is rounded up to a power of ten has one digit more; a dash is short, so that numbers after it are measured
    for (const double value : {0.9996, 9.996, 99.96, 999.6, -999.6, 0.0, -1e-9, none})
        QCOMPARE(lengthOfNumber(value, Quantity::Force), int(numberText(value, Quantity::Force).size()));
}

void TestUnitsFormat::joinsUnits()
{
    QCOMPARE(quantityText(std::numbers::pi, Quantity::Angle), QStringLiteral("180.0°"));
    QCOMPARE(quantityText(0.03, Quantity::Length), QStringLiteral("30.0 mm"));
    QCOMPARE(quantityText(12.34, Quantity::Moment), QStringLiteral("12.3 N m"));
    QCOMPARE(plainText(quantityText(-12.34, Quantity::Moment)), QStringLiteral("-12.3 N m"));
}

void TestUnitsFormat::reads_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("quantity");
    QTest::addColumn<double>("value");
    const auto row = [](const char* text, Quantity quantity, double value) {
        QTest::newRow(text) << QString::fromUtf8(text) << int(quantity) << value;
    };
    row("12,5 deg", Quantity::Angle, 12.5 * degree);
    row("12.5", Quantity::Angle, 12.5 * degree);
    row("  −7° ", Quantity::Angle, -7 * degree);
    row("0.2 rad", Quantity::Angle, 0.2);
    row("30 mm", Quantity::Length, 0.03);
    row("0.3 m", Quantity::Length, 0.3);
    row("2cm", Quantity::Length, 0.02);
    row("1.5 kN", Quantity::Force, 1500);
    row("-12 Nm", Quantity::Moment, -12);
    row("12 N m", Quantity::Moment, 12);
    row("12 N·m", Quantity::Moment, 12);
    row("75 kg", Quantity::Weight, 75 * standardGravity);
    row("735", Quantity::Weight, 735);
    row(".5", Quantity::Force, 0.5);
    row("1e3", Quantity::Force, 1000);
    row("250 %BW", Quantity::BodyWeights, 2.5);
}

void TestUnitsFormat::reads()
{
    QFETCH(QString, text);
    QFETCH(int, quantity);
    QFETCH(double, value);
    const std::optional<double> read = parseQuantity(text, Quantity(quantity));
    QVERIFY(read.has_value());
    SINEW_COMPARE_NEAR(*read, value, {.rel = 1e-15});  // one product's round-off
}

void TestUnitsFormat::rejects_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("quantity");
    QTest::newRow("nothing") << "" << int(Quantity::Angle);
    QTest::newRow("a word") << "much" << int(Quantity::Angle);
    QTest::newRow("a length for an angle") << "12 mm" << int(Quantity::Angle);
    QTest::newRow("an angle for a length") << "12 deg" << int(Quantity::Length);
    QTest::newRow("a mass for a force") << "12 kg" << int(Quantity::Force);
    QTest::newRow("thousands separator") << "1,234.5" << int(Quantity::Force);
    QTest::newRow("two numbers") << "1 2" << int(Quantity::Force);
    QTest::newRow("too large") << "1e999" << int(Quantity::Force);
    QTest::newRow("not a number") << "nan" << int(Quantity::Force);
}

void TestUnitsFormat::rejects()
{
    QFETCH(QString, text);
    QFETCH(int, quantity);
    QVERIFY(!parseQuantity(text, Quantity(quantity)));
}

void TestUnitsFormat::readsWhatItWrites()
{
    for (const Quantity quantity :
         {Quantity::Angle, Quantity::Length, Quantity::Force, Quantity::Moment, Quantity::Weight, Quantity::BodyWeights,
          Quantity::Fraction, Quantity::Mass, Quantity::Stiffness, Quantity::Area}) {
        const double value = -123.4 * stepOf(quantity);
        const std::optional<double> read = parseQuantity(quantityText(value, quantity), quantity);
        QVERIFY2(read.has_value(), qPrintable(quantityText(value, quantity)));
        SINEW_COMPARE_NEAR(*read, value, {.rel = 0.005});  // whole numbers from 100 on
    }
}

SINEW_TEST(TestUnitsFormat)

}  // namespace tst_units_format

#include "tst_units_format.moc"
