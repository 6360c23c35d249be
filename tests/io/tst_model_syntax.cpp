#include "malformed.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_model_syntax {

// Texts that are no JSON, or hardly: one error each, at its place.
class TestModelSyntax : public QObject {
    Q_OBJECT

private slots:
    void goodModelsHaveNoRemarks();
    void spoiltSyntax_data();
    void spoiltSyntax() { checkRow(); }
    void nestingHasALimit_data();
    void nestingHasALimit();
    void escapesAreRead();
    void tinyNumbersAreZero();
    void byteOrderMarkIsAccepted();
    void tooManyValuesAreRefused();
};

void TestModelSyntax::goodModelsHaveNoRemarks()
{
    for (const std::string& text : {spatialModel, planeModel}) {
        QCOMPARE(remarksOn(text), std::string());
        QVERIFY(read(text).ok());
    }
}

void TestModelSyntax::spoiltSyntax_data()
{
    addColumns();
    addRows(spatialModel,
            {
                {"a trailing comma in an object", R"("mass": 7,)", R"("mass": 7,},{)",
                 "4:32: error: expected another value after the comma, found '}'; remove the comma"},
                {"a trailing comma in a list", R"([1, 0, 0], "scale")", R"([1, 0, 0,], "scale")",
                 "23:64: error: expected another value after the comma, found ']'; "
                 "remove the comma"},
                {"a missing comma", R"("name": "hip", "kind")", R"("name": "hip" "kind")",
                 "12:20: error: expected ',' or '}', found a text; put a comma between two values"},
                {"a missing colon", R"("mass": 7)", R"("mass" 7)",
                 R"(4:30: error: expected ':' after the key 'mass', found '7'; write "key": value)"},
                {"two commas", "[0, 140]", "[0,, 140]",
                 "9:47: error: expected a value, found ','; remove one of the commas"},
                {"a wrong closing bracket", "[0, 140]", "[0, 140}",
                 "9:51: error: expected ',' or ']', found '}'; the brackets do not match"},
                {"text after the end", "  ]\n}\n", "  ]\n}\nmore\n",
                 "30:1: error: expected the end of the file after the closing bracket, found 'more'; "
                 "remove what follows the model"},
                {"a second object after the end", "  ]\n}\n", "  ]\n} {}\n",
                 "29:3: error: expected the end of the file after the closing bracket, found '{'; "
                 "remove what follows the model"},
                {"zero bytes after the end", "  ]\n}\n", std::string("  ]\n}\n\000\000\000", 9),
                 "30:1: error: expected the end of the file after the closing bracket, found a zero byte; "
                 "the file has zero bytes at its end; remove them"},
                {"a file cut off in an object", R"("kind": "ball", "parent": "gro)", R"("kind": "ball",)",
                 "12:36: error: the file ends before the '{' of line 12 is closed; "
                 "the file seems to be cut off",
                 How::CutFrom},
                {"a file cut off in a list", "\"hip_2\", \"hip_3\"]},\n    {\"name", R"("hip_2")",
                 "12:107: error: the file ends before the '[' of line 12 is closed; "
                 "the file seems to be cut off",
                 How::CutFrom},
                {"a file cut off in a text", R"(astus", "path": [{"node": "hea)", "as",
                 "19:14: error: the text that begins here has no closing quote on its line; "
                 R"(add the '"', and write a line break as \n)",
                 How::CutFrom},
                {"a file cut off after a key", ": 2000},\n    {\"name\": \"heads\",", "",
                 "19:109: error: the file ends before the '{' of line 19 is closed; "
                 "the file seems to be cut off",
                 How::CutFrom},
                {"a line break in a text", R"("name": "vastus")", "\"name\": \"vas\ntus\"",
                 "19:14: error: the text that begins here has no closing quote on its line; "
                 R"(add the '"', and write a line break as \n)"},
                {"a tab in a text", R"("vastus")", "\"vas\ttus\"",
                 "19:18: error: a text holds the control character 0x09; "
                 "write it as an escape, such as \\t"},
                {"an unknown escape", R"("vastus")", R"("vas\qtus")",
                 "19:18: error: an escape that JSON does not know; write a backslash as \\\\"},
                {"a bad unicode escape", R"("vastus")", R"("vas\u12x4")",
                 "19:18: error: expected four hexadecimal digits after \\u; such as \\u00e9"},
                {"half of a surrogate pair", R"("vastus")", R"("vas\ud800tus")",
                 "19:18: error: half of a surrogate pair; write the character itself, in UTF-8"},
                {"a key without quotes", R"("stiffness": 2000)", "stiffness: 2000",
                 "19:98: error: expected a key between double quotes, found 'stiffness'; "
                 "texts stand between double quotes"},
                {"single quotes", R"("name": "vastus")", R"("name": 'vastus')",
                 "19:14: error: expected a value, found a single quote; "
                 "texts stand between double quotes"},
                {"a comment", R"("mass": 7,)", "\"mass\": 7, // kg\n",
                 "4:34: error: expected a key between double quotes, found '/'; "
                 "JSON has no comments; put remarks in a 'note'"},
                {"a comment after a value", R"("mass": 7,)", "\"mass\": 7 // kg\n,",
                 "4:33: error: expected ',' or '}', found '/'; "
                 "JSON has no comments; put remarks in a 'note'"},
                {"True", R"("mass": 7)", R"("mass": True)",
                 "4:31: error: expected a value, found 'True'; "
                 "write true or false in small letters"},
                {"NaN", R"("mass": 7)", R"("mass": NaN)",
                 "4:31: error: expected a value, found 'NaN'; every number must be finite"},
                {"Infinity", R"("mass": 7)", R"("mass": Infinity)",
                 "4:31: error: expected a value, found 'Infinity'; every number must be finite"},
                {"minus Infinity", R"("mass": 7)", R"("mass": -Infinity)",
                 "4:31: error: expected a digit after '-', found 'Infinity'; "
                 "every number must be finite"},
                {"a number with plus", R"("mass": 7)", R"("mass": +7)",
                 "4:31: error: expected a value, found '+'; "
                 "numbers begin with a digit or '-', such as 0.5"},
                {"a number that begins with a point", R"("mass": 7)", R"("mass": .7)",
                 "4:31: error: expected a value, found '.'; "
                 "numbers begin with a digit or '-', such as 0.5"},
                {"a number that ends with a point", R"("mass": 7)", R"("mass": 7.)",
                 "4:31: error: expected a digit after the decimal point, found ','; "
                 "write numbers as in 12.5 or -1e-3"},
                {"a number with a leading zero", R"("mass": 7)", R"("mass": 07)",
                 "4:31: error: a number that begins with a needless 0; remove the 0"},
                {"a number without exponent digits", R"("mass": 7)", R"("mass": 7e)",
                 "4:31: error: expected a digit in the exponent, found ','; "
                 "write numbers as in 12.5 or -1e-3"},
                {"a number with a unit", R"("mass": 7)", R"("mass": 7kg)",
                 "4:32: error: expected the end of the number, found 'kg'; "
                 "numbers stand without units"},
                {"a hexadecimal number", R"("mass": 7)", R"("mass": 0x7)",
                 "4:32: error: expected the end of the number, found 'x7'; "
                 "numbers stand without units"},
                {"1e400", R"("mass": 7)", R"("mass": 1e400)",
                 "4:31: error: the number 1e400 is too large; every number must be finite"},
                {"-1e400 in a vector", "[0, -0.1, 0]", "[0, -1e400, 0]",
                 "17:64: error: the number -1e400 is too large; every number must be finite"},
                {"1e400 degrees", R"("value": 20)", R"("value": 1e400)",
                 "9:31: error: the number 1e400 is too large; every number must be finite"},
                {"a byte that is no UTF-8", R"("vastus")", "\"v\303\244st\351us\"",
                 "19:19: error: the byte 0xE9 is no UTF-8; save the file as UTF-8"},
                {"a text cut in a character", R"("vastus")", "\"vast\303\"",
                 "19:19: error: the byte 0xC3 is no UTF-8; save the file as UTF-8"},
                {"an overlong form", R"("vastus")", "\"vast\300\257us\"",
                 "19:19: error: the byte 0xC0 is no UTF-8; save the file as UTF-8"},
                {"a surrogate", R"("vastus")", "\"vast\355\240\200us\"",
                 "19:19: error: the byte 0xED is no UTF-8; save the file as UTF-8"},
                {"a code point above the last", R"("vastus")", "\"vast\364\220\200\200us\"",
                 "19:19: error: the byte 0xF4 is no UTF-8; save the file as UTF-8"},
                {"an overlong form of three bytes", R"("vastus")", "\"vast\340\237\277us\"",
                 "19:19: error: the byte 0xE0 is no UTF-8; save the file as UTF-8"},
                {"columns count code points", R"("vastus")", "\"v\303\244\303\237t\303\274s\", \"colour\": 1",
                 "19:24: warning: unknown key 'colour' in a link; "
                 "it has no effect, but is kept when the file is saved"},
                {"a byte order mark is no column", "{\n  \"format\"", "\357\273\277{\"formt\": 1,\n  \"format\"",
                 "1:2: warning: unknown key 'formt' in the model; did you mean 'format'?"},
                {"line ends of Windows", R"("mass": 7,)", "\r\n\"mass\": \"7\",\r\n",
                 "5:9: error: expected a number for 'mass', found the text '7'; "
                 "write it as in 12.5 or -1e-3, without quotes or units"},
                {"XML", "", "<?xml version=\"1.0\"?>\n<OpenSimDocument/>",
                 "1:1: error: expected a value, found '<'; "
                 "this seems to be XML, not a *.sinew.json model",
                 How::Whole},
                {"blanks only", "", " \n\t \n",
                 "3:1: error: expected a model, found nothing but blanks; "
                 "choose a *.sinew.json model",
                 How::Whole},
                {"zeros", "", std::string(4096, '\0'),
                 "1:1: error: expected a value, found a zero byte; this is no text file", How::Whole},
                {"UTF-16", "", std::string("\377\376{\000}\000", 6),
                 "1:1: error: the byte 0xFF is no UTF-8; "
                 "the file seems to be UTF-16; save it as UTF-8",
                 How::Whole},
            });
}

void TestModelSyntax::nestingHasALimit_data()
{
    QTest::addColumn<char>("bracket");
    QTest::addColumn<int>("depth");
    QTest::addColumn<bool>("isTooDeep");
    QTest::newRow("as deep as allowed") << '[' << 98 << false;
    QTest::newRow("one too deep") << '[' << 99 << true;
    QTest::newRow("a million brackets") << '[' << 1'000'000 << true;
    QTest::newRow("a million braces") << '{' << 1'000'000 << true;
}

void TestModelSyntax::nestingHasALimit()
{
    QFETCH(char, bracket);
    QFETCH(int, depth);
    QFETCH(bool, isTooDeep);
    // Two containers stand around the value: the model and the body.
    std::string text = "{\"bodies\": [";
    for (int i = 0; i < depth; ++i)
        text += bracket == '{' ? "{\"a\":" : "[";
    text += '1';
    text += std::string(static_cast<std::size_t>(depth), bracket == '{' ? '}' : ']');
    text += "]}";
    const std::string remarks = remarksOn(text);
    QCOMPARE(remarks.find("more than 100 brackets inside each other") != std::string::npos, isTooDeep);
    if (isTooDeep)
        QVERIFY(remarks.starts_with(bracket == '{' ? "1:503: error: " : "1:111: error: "));
}

void TestModelSyntax::escapesAreRead()
{
    const auto result
        = read(R"({"format": "sinew-model", "version": 1, "title": "\"\\\/\b\f\n\r\t\u0041\u00e9\u20AC\ud83e\uddb4"})");
    QVERIFY(result.ok());
    QCOMPARE(result.value->title, std::string("\"\\/\b\f\n\r\tA\u00e9\u20ac\U0001F9B4"));
}

void TestModelSyntax::tinyNumbersAreZero()
{
    const auto result = read(R"({"format": "sinew-model", "version": 1, "gravity": [1e-400, -1e-4000, 0.1e-99999]})");
    QVERIFY(result.ok());
    QCOMPARE(result.value->gravity, Vector3(0, 0, 0));
}

void TestModelSyntax::byteOrderMarkIsAccepted()
{
    const auto result = read("\xEF\xBB\xBF" + spatialModel);
    QVERIFY(result.ok());
    QVERIFY(*result.value == *read(spatialModel).value);
}

void TestModelSyntax::tooManyValuesAreRefused()
{
    std::string text = "[0";
    for (int i = 0; i < 2'000'000; ++i)
        text += ",0";
    QVERIFY(remarksOn(text + "]").find("more than two million values") != std::string::npos);
}

SINEW_TEST(TestModelSyntax)

}  // namespace sinew::test::tst_model_syntax

#include "tst_model_syntax.moc"
