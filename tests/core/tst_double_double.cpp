// Numbers of two doubles against whole numbers of 128 bits, published digits and their own inverses.

#include <cmath>
#include <random>
#include <string>

#include <QTest>

#include "core/math/double_double.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_double_double {

namespace {

__extension__ typedef __int128 Whole;

// Exact for |whole| < 2^106.
DoubleDouble fromWhole(Whole whole)
{
    const auto high = static_cast<double>(whole);
    return DoubleDouble(high) + DoubleDouble(static_cast<double>(whole - static_cast<Whole>(high)));
}

// Whether they differ by some units of 2^-104, which is what a sum, product or quotient may lose.
bool isNear(const DoubleDouble& a, const DoubleDouble& b, double units = 8)
{
    const auto difference = std::abs(static_cast<double>(a - b));
    return difference <= units * std::ldexp(std::abs(static_cast<double>(b)), -104);
}

}  // namespace

class TestDoubleDouble : public QObject {
    Q_OBJECT

private slots:
    void wholeNumbers()
    {
        std::mt19937_64 random(1);
        for (int i = 0; i < 20'000; ++i) {
            const auto a = static_cast<Whole>(random() >> (random() % 50 + 11)) - 1000;
            const auto b = static_cast<Whole>(random() >> (random() % 50 + 11)) + 1;
            QVERIFY(isNear(fromWhole(a) * fromWhole(b), fromWhole(a * b), 0));
            QVERIFY(isNear(fromWhole(a * b) + fromWhole(a), fromWhole(a * b + a)));
            QVERIFY(isNear(fromWhole(a * b) - fromWhole(b), fromWhole(a * b - b)));
            QVERIFY(isNear(fromWhole(a * b) / fromWhole(b), fromWhole(a)));
        }
    }

    void inverses()
    {
        std::mt19937_64 random(2);
        std::uniform_real_distribution<double> any(-3, 3);
        for (int i = 0; i < 20'000; ++i) {
            const DoubleDouble a = DoubleDouble(any(random)) / 7, b = DoubleDouble(any(random)) / 11;
            QVERIFY(isNear(a / b * b, a));
            QVERIFY(isNear(power(a, 3) * power(a, -3), 1, 40));
            QVERIFY(isNear(timesPowerOfTen(timesPowerOfTen(a, 290), -290), a, 80));
        }
        QCOMPARE(static_cast<double>(power(2, 0.5)), std::sqrt(2.0));
    }

    void decimals()
    {
        // pi and pi/180 from tables, 34 digits
        QVERIFY(isNear(exactPi, fromDecimal("3.141592653589793238462643383279502884")));
        QVERIFY(isNear(radiansPerDegree, fromDecimal("1.745329251994329576923690768488612713e-2")));
        QVERIFY(isNear(radiansPerDegree * 180, exactPi));
        // Where the last digits count: as the standard library reads them.
        std::mt19937_64 random(3);
        for (int i = 0; i < 20'000; ++i) {
            const std::string digits = std::to_string(random()) + std::to_string(random());
            const auto k = static_cast<std::size_t>(i);
            const int exponent = static_cast<int>(random() % 600) - 330;
            const std::string text = (k % 2 == 0 ? "-" : "") + digits.substr(0, k % 30 + 1) + "."
                                     + digits.substr(0, k % 7) + "e" + std::to_string(exponent);
            QCOMPARE(static_cast<double>(fromDecimal(text)), std::strtod(text.c_str(), nullptr));
        }
        QCOMPARE(static_cast<double>(fromDecimal("-0.25e2")), -25.0);
        QCOMPARE(static_cast<double>(fromDecimal("1e99999999999999999999", 0.0)), 0.0);
        QCOMPARE(static_cast<double>(fromDecimal("1e-99999999999999999999")), 0.0);
        QVERIFY(!std::isfinite(static_cast<double>(fromDecimal("1e99999999999999999999"))));
        // A decimal too large for a double may be none in another unit.
        QVERIFY(std::isfinite(static_cast<double>(fromDecimal("1e309", radiansPerDegree))));
    }
};

SINEW_TEST(TestDoubleDouble)

}  // namespace sinew::test::tst_double_double

#include "tst_double_double.moc"
