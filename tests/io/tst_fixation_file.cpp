// Cases of *.sinew-fixation.json: what is written is read back, what is wrong has its place.

#include <fstream>
#include <sstream>

#include <QTemporaryDir>
#include <QTest>

#include "core/io/fixation_file.h"
#include "core/schema/fixation_schema.h"
#include "tests/support/random_object.h"
#include "tests/support/test_registry.h"

using namespace sinew;

namespace {

std::string written(const Fixation& fixation)
{
    std::ostringstream text;
    writeFixation(fixation, text);
    return text.str();
}

Result<Fixation> read(const std::string& text)
{
    std::istringstream stream(text);
    return readFixation(stream, "case.json");
}

std::string with(const std::string& inside)
{
    return "{\"format\": \"sinew-fixation\", \"version\": 1,\n " + inside + "}";
}

std::string firstRemark(const std::string& text)
{
    const Result<Fixation> result = read(text);
    if (result.diagnostics.empty())
        return {};
    const Diagnostic& first = result.diagnostics.front();
    return std::to_string(first.line) + ": " + first.message + "; " + first.hint;
}

}  // namespace

class TestFixationFile : public QObject {
    Q_OBJECT

private slots:
    // Every field at random; the second writing is the first to the byte.
    void roundTrip()
    {
        test::RandomObjects random(5, 3);
        int read3 = 0;
        for (int i = 0; i < 200; ++i) {
            const Fixation fixation = random.make<Fixation>();
            const std::string text = written(fixation);
            const Result<Fixation> back = read(text);
            if (!back)
                continue;  // names that stand twice, dangling sources: no file
            ++read3;
            QVERIFY2(*back.value == fixation, text.c_str());
            QCOMPARE(written(*back.value), text);
        }
        QVERIFY(read3 > 20);
    }

    void shippedCasesAreRead_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"neck_screws", "neck_hip_screw", "subtrochanteric_nail"})
            QTest::newRow(name) << QString(name);
    }
    void shippedCasesAreRead()
    {
        QFETCH(QString, name);
        const std::string path
            = std::string(SINEW_RESOURCE_DIR "/fixations/") + name.toStdString() + ".sinew-fixation.json";
        const Result<FixationBundle> bundle = readFixationFile(path);
        QVERIFY(bundle.ok());
        QVERIFY(bundle.diagnostics.empty());
        QVERIFY(bundle.value->model.has_value());
        std::ifstream file(path, std::ios::binary);
        std::ostringstream bytes;
        bytes << file.rdbuf();
        QCOMPARE(written(bundle.value->fixation), bytes.str());
    }

    void whatIsWrongHasItsPlace_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("remark");
        const auto row = [](const char* name, const char* inside, const char* remark) {
            QTest::newRow(name) << QString::fromStdString(with(inside)) << QString(remark);
        };
        row("unknown key", "\"femurs\": {}", "2: unknown key 'femurs' in a fixation; did you mean 'femur'");
        row("unknown word", "\"fracture\": {\"kind\": \"nek\"}", "did you mean 'neck'");
        row("negative modulus", "\"bone\": {\"cancellous_modulus\": -1}", "2: the cancellous modulus");
        row("fit above one", "\"bone\": {\"fit\": 2}", "2: the fit");
        row("text for a number", "\"person\": {\"mass\": \"heavy\"}", "2: ");
        row("dangling source", "\"loads\": [{\"name\": \"a\", \"force\": [0, -2, 0], \"source\": \"Nobody\"}]", "2: ");
        row("activity without a model", "\"activity\": \"walking\"", "an activity needs the model");
        row("two beams of one name",
            "\"fixator\": {\"kind\": \"own\", \"beams\": [{\"name\": \"a\"}, {\"name\": \"a\"}]}", "2: ");
    }
    void whatIsWrongHasItsPlace()
    {
        QFETCH(QString, text);
        QFETCH(QString, remark);
        const std::string first = firstRemark(text.toStdString());
        QVERIFY2(first.find(remark.toStdString()) != std::string::npos, first.c_str());
    }

    void otherFilesAreRefused()
    {
        QVERIFY(!read("").ok());
        QVERIFY(!read("{}").ok());
        QVERIFY(!read("{\"format\": \"sinew-model\", \"version\": 1}").ok());
        QVERIFY(!read("{\"format\": \"sinew-fixation\", \"version\": 2}").ok());
    }

    void aModelThatIsNotThereIsTold()
    {
        QTemporaryDir folder;
        const std::string path = folder.filePath("case.sinew-fixation.json").toStdString();
        std::ofstream(path) << with("\"model\": \"nowhere.sinew.json\", \"activity\": \"walking\"");
        const Result<FixationBundle> bundle = readFixationFile(path);
        QVERIFY(!bundle.ok());
        QCOMPARE(bundle.diagnostics.front().line, 2);
    }

    void whatIsNamedOfTheModelMustBeThere()
    {
        QTemporaryDir folder;
        const std::string path = folder.filePath("case.sinew-fixation.json").toStdString();
        std::ofstream(path) << with("\"model\": \"" SINEW_RESOURCE_DIR "/models/hip.sinew.json\",\n"
                                    "\"activity\": \"one_leged_stance\",\n"
                                    "\"muscles\": [{\"link\": \"pectinus\", \"fragment\": \"head\"}]");
        const Result<FixationBundle> bundle = readFixationFile(path);
        QVERIFY(!bundle.ok());
        QCOMPARE(bundle.diagnostics.size(), std::size_t(2));
        QCOMPARE(bundle.diagnostics[0].line, 3);
        QVERIFY(bundle.diagnostics[0].hint.find("one_legged_stance") != std::string::npos);
        QCOMPARE(bundle.diagnostics[1].line, 4);
        QVERIFY(bundle.diagnostics[1].hint.find("pectineus") != std::string::npos);
        // To mend it is there, with the same errors.
        const Result<FixationBundle> toMend = readFixationFileToMend(path);
        QVERIFY(toMend.ok() && hasErrors(toMend.diagnostics));
        QCOMPARE(toMend.value->fixation.activity, std::string("one_leged_stance"));
    }

    void theModelIsFoundFromAnotherFolder()
    {
        Fixation fixation;
        fixation.model = "../models/hip.sinew.json";
        QCOMPARE(relocated(fixation, "/a/b/case.json", "/a/case.json").model, std::string("models/hip.sinew.json"));
        QCOMPARE(relocated(fixation, "/a/b/case.json", "/a/b/other.json").model, fixation.model);
        QCOMPARE(relocated(fixation, "", "/a/case.json").model, fixation.model);
        fixation.model = "/whole/hip.sinew.json";
        QCOMPARE(relocated(fixation, "/a/b/case.json", "/a/case.json").model, fixation.model);
        fixation.model.clear();
        QCOMPARE(relocated(fixation, "/a/b/case.json", "/a/case.json").model, std::string());
    }
};

SINEW_TEST(TestFixationFile)
#include "tst_fixation_file.moc"
