#include <algorithm>
#include <fstream>
#include <random>

#include <QTest>

#include "core/schema/validate.h"
#include "malformed.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_model_mutations {

namespace {

// Spoils a text as damage and slips of an editor do: bytes, cuts, repeats, and parts that stand elsewhere.
class Mutator {
public:
    explicit Mutator(unsigned seed) : m_random(seed) {}

    std::string mutate(std::string text)
    {
        for (std::size_t n = 1 + below(4); n > 0 && !text.empty(); --n)
            mutateOnce(text);
        return text;
    }

private:
    std::size_t below(std::size_t limit) { return std::uniform_int_distribution<std::size_t>(0, limit - 1)(m_random); }

    void mutateOnce(std::string& text)
    {
        static const std::vector<std::string> tokens
            = {"{",     "}",  "[",    "]",       ",",     ":",     "\"",       "-",          "1e999", "NaN",
               "null",  "0",  "true", "\\u",     "\\",    "\xFF",  "\"name\"", "\"ground\"", "\"\"",  "[0, 0, 1]",
               "1e300", "-1", "[[",   "{\"a\":", "\"B\"", "\"A\"", "1e-320",   "\n"};
        const std::size_t at = below(text.size()), length = std::min(1 + below(40), text.size() - at);
        switch (below(7)) {
        case 0: text[at] = static_cast<char>(static_cast<unsigned char>(below(256))); break;
        case 1: text[at] = static_cast<char>(text[at] ^ (1 << below(7))); break;
        case 2: text.resize(at); break;
        case 3: text.erase(at, length); break;
        case 4: text.insert(below(text.size()), text.substr(at, length)); break;
        case 5: text.insert(at, tokens[below(tokens.size())]); break;
        default: replaceDigit(text, at); break;
        }
    }

    // Changes that leave the syntax whole reach deeper than most others.
    void replaceDigit(std::string& text, std::size_t at)
    {
        const std::size_t digit = text.find_first_of("0123456789", at);
        if (digit != std::string::npos)
            text[digit] = static_cast<char>('0' + static_cast<int>(below(10)));
    }

    std::mt19937 m_random;
};

std::string exampleText()
{
    std::ifstream file(SINEW_RESOURCE_DIR "/models/two_links_five_strands.sinew.json", std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

// Spoilt files never crash the reader; what it still takes for a model is one.
class TestModelMutations : public QObject {
    Q_OBJECT

private slots:
    void spoiltFiles_data();
    void spoiltFiles();
};

void TestModelMutations::spoiltFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("the example") << QByteArray::fromStdString(exampleText());
    QTest::newRow("a spatial model") << QByteArray::fromStdString(spatialModel);
    QTest::newRow("a plane model") << QByteArray::fromStdString(planeModel);
    QTest::newRow("a model of segments") << QByteArray::fromStdString(segmentModel);
    QTest::newRow("a plane model of segments") << QByteArray::fromStdString(planeSegmentModel);
    QTest::newRow("a model of contacts") << QByteArray::fromStdString(contactModel);
    QTest::newRow("a plane model of contacts") << QByteArray::fromStdString(planeContactModel);
}

void TestModelMutations::spoiltFiles()
{
    QFETCH(QByteArray, text);
    int models = 0, errors = 0;
    for (unsigned seed = 0; seed < 4000; ++seed) {
        const Result<Model> result = read(Mutator(seed).mutate(text.toStdString()));
        for (const Diagnostic& d : result.diagnostics)
            QVERIFY2(!d.message.empty() && (d.severity == Severity::Note || !d.hint.empty()),
                     d.message.english().c_str());
        if (!result.ok()) {
            QVERIFY(hasErrors(result.diagnostics));
            ++errors;
            continue;
        }
        ++models;
        QVERIFY(!hasErrors(result.diagnostics));
        for (const ModelProblem& problem : validate(*result.value))
            QVERIFY2(problem.diagnostic.severity != Severity::Error, problem.diagnostic.message.english().c_str());
        std::ostringstream out;
        writeModel(*result.value, out);
        QVERIFY(read(out.str()).value == result.value);
    }
    // The mutations are of use only while both outcomes occur.
    QVERIFY(models > 100 && errors > 100);
}

SINEW_TEST(TestModelMutations)

}  // namespace sinew::test::tst_model_mutations

#include "tst_model_mutations.moc"
