#include <bit>
#include <cmath>
#include <limits>
#include <random>
#include <sstream>

#include <QTest>

#include "core/io/json_parser.h"
#include "core/io/json_writer.h"
#include "core/io/number_text.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_json_writer {

namespace {

std::string written(const JsonValue& value)
{
    std::ostringstream stream;
    writeJson(value, stream);
    return stream.str();
}

}  // namespace

class TestJsonWriter : public QObject {
    Q_OBJECT

private slots:
    void values_data();
    void values();
    void layout();
    void linesOf110ColumnsStayWhole();
    void textIsEscapedAndReadBack();
    void keysAreReplaced();
    void numbers_data();
    void numbers();
    void numbersReadBack();
    void anglesReadBack();
    void degreesOfPeopleStayShort();
};

void TestJsonWriter::values_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const JsonValue& value, const char* expected) {
        QTest::newRow(name) << QByteArray::fromStdString(written(value)) << QByteArray(expected) + '\n';
    };
    row("null", JsonValue(), "null");
    row("true", true, "true");
    row("an integer", 42, "42");
    row("a large index", std::size_t(1) << 60, "1152921504606846976");
    row("a number", 2.5, "2.5");
    row("not a number", std::nan(""), "null");
    row("infinity", std::numeric_limits<double>::infinity(), "null");
    row("a text", "text", "\"text\"");
    row("an empty list", JsonValue::array(), "[]");
    row("an empty object", JsonValue::object(), "{}");
    row("a vector", Eigen::Vector3d(1, -2.5, -0.0), "[1, -2.5, 0]");
    row("a long vector", Eigen::VectorXd::Zero(3).eval(), "[0, 0, 0]");
    row("names", std::vector<std::string>{"a", "b"}, "[\n  \"a\",\n  \"b\"\n]");
    row("bytes that are no UTF-8", "a\xC3(\xFF", "\"a\uFFFD(\uFFFD\"");
}

void TestJsonWriter::values()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    QCOMPARE(text, expected);
}

void TestJsonWriter::layout()
{
    JsonValue wide = JsonValue::object();
    wide.set("name", std::string(60, 'n')).set("at", Eigen::Vector3d(1, 2, 3)).set("text", std::string(60, 't'));
    const JsonValue value = JsonValue::object()
                                .set("gravity", Eigen::Vector3d(0, -9.81, 0))
                                .set("bodies", JsonValue::array().push(JsonValue::object().set("name", "A")).push(wide))
                                .set("nothing", JsonValue::array());
    const std::string expected = R"({
  "gravity": [0, -9.81, 0],
  "bodies": [
    {"name": "A"},
    {
      "name": "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn",
      "at": [1, 2, 3],
      "text": "tttttttttttttttttttttttttttttttttttttttttttttttttttttttttttt"
    }
  ],
  "nothing": []
}
)";
    QCOMPARE(written(value), expected);
}

void TestJsonWriter::linesOf110ColumnsStayWhole()
{
    // Columns count code points, so that an umlaut does not break a line; numbers never break at all.
    for (const int excess : {0, 1}) {
        std::string text;
        for (int i = 0; i < 110 - 4 - 13 + excess; ++i)
            text += "\u00e4";
        const JsonValue item = JsonValue::object().set("name", text);
        const std::string out = written(JsonValue::object().set("list", JsonValue::array().push(item).push(item)));
        QCOMPARE(out.find("{\"name\"") != std::string::npos, excess == 0);
    }
    const std::string numbers = written(JsonValue::array().push(Eigen::VectorXd::Ones(1000).eval()).push(0));
    QCOMPARE(std::count(numbers.begin(), numbers.end(), '\n'), 4);
}

void TestJsonWriter::textIsEscapedAndReadBack()
{
    std::string text = "\"\\/\u00e9\U0001F9B4\x7F";
    for (char c = 0; c < 0x20; ++c)
        text += c;
    const std::string out = written(text);
    QVERIFY(out.starts_with("\"\\\"\\\\/\u00e9\U0001F9B4\x7F\\u0000\\u0001"));
    const auto parsed = parseJson(out);
    QVERIFY(std::holds_alternative<JsonNode>(parsed));
    QCOMPARE(std::get<JsonNode>(parsed).text, text);
}

void TestJsonWriter::keysAreReplaced()
{
    QCOMPARE(written(JsonValue::object().set("a", 1).set("b", 2).set("a", 3)),
             std::string("{\n  \"a\": 3,\n  \"b\": 2\n}\n"));
}

void TestJsonWriter::numbers_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QByteArray>("expected");
    const std::pair<double, const char*> rows[] = {{0, "0"},
                                                   {-0.0, "0"},
                                                   {1, "1"},
                                                   {-10, "-10"},
                                                   {100000, "100000"},
                                                   {9999999, "9999999"},
                                                   {1e7, "1e7"},
                                                   {1.5e7, "1.5e7"},
                                                   {0.1, "0.1"},
                                                   {-0.05, "-0.05"},
                                                   {0.00001, "0.00001"},
                                                   {9.9e-6, "9.9e-6"},
                                                   {1e-300, "1e-300"},
                                                   {1.0 / 3, "0.3333333333333333"},
                                                   {123.456, "123.456"},
                                                   {1.7e10, "1.7e10"},
                                                   {5e-324, "5e-324"}};
    for (const auto& [value, expected] : rows)
        QTest::newRow(expected) << value << QByteArray(expected);
}

void TestJsonWriter::numbers()
{
    QFETCH(double, value);
    QFETCH(QByteArray, expected);
    QCOMPARE(QByteArray::fromStdString(numberText(value)), expected);
}

void TestJsonWriter::numbersReadBack()
{
    std::mt19937_64 random(1);
    for (int i = 0; i < 100'000; ++i) {
        const double value = std::bit_cast<double>(random());
        if (std::isfinite(value))
            QVERIFY(readNumber(numberText(value)) == value);
    }
}

void TestJsonWriter::anglesReadBack()
{
    // Each double within a full turn, and of any other size that does not overflow in degrees, has a decimal in
    // degrees.
    std::mt19937_64 random(2);
    std::uniform_real_distribution<double> turn(-6.3, 6.3);
    for (int i = 0; i < 20'000; ++i) {
        const double any = std::bit_cast<double>(random());
        for (const double value : {turn(random), any}) {
            if (!std::isfinite(value))
                continue;
            const std::string text = numberText(value, radiansPerDegree);
            QVERIFY2(readNumber(text, radiansPerDegree) == value, text.c_str());
        }
    }
}

void TestJsonWriter::degreesOfPeopleStayShort()
{
    for (int tenths = -3600; tenths <= 3600; ++tenths) {
        const std::string text = numberText(tenths / 10.0);
        const double radians = readNumber(text, radiansPerDegree).value();
        QCOMPARE(numberText(radians, radiansPerDegree), text);
        QCOMPARE(radiansFromDegrees(tenths / 10.0), radians);
    }
}

SINEW_TEST(TestJsonWriter)

}  // namespace sinew::test::tst_json_writer

#include "tst_json_writer.moc"
