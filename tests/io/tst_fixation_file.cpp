// Cases of *.sinew-fixation.json: what is written is read back, what is wrong has its place.

#include <fstream>
#include <sstream>

#include <QTemporaryDir>
#include <QTest>

#include "core/fixation/case_answer.h"
#include "core/io/fixation_file.h"
#include "core/model/usual_fracture.h"
#include "core/schema/fixation_schema.h"
#include "tests/support/random_object.h"
#include "tests/support/test_registry.h"

namespace tst_fixation_file {

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
    return std::to_string(first.line) + ": " + first.message.english() + "; " + first.hint.english();
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
        for (const char* name : {"neck_screws", "neck_hip_screw", "neck_walking", "subtrochanteric_nail"})
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
        row("impossible mass", "\"person\": {\"mass\": 9999}", "lies outside 0 to 500 kg; write a number within these");
        row("impossible angle", "\"fracture\": {\"pauwels\": 200}", "lies outside -90 to 90 degrees");
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

    // What a kind leaves out is usual for it, and can be built; what is stated stays.
    void aKindAloneIsAFracture()
    {
        for (const FractureKind kind : {FractureKind::Neck, FractureKind::Intertrochanteric,
                                        FractureKind::ReverseOblique, FractureKind::Subtrochanteric}) {
            const std::string word = wordOf(kind, fractureWords);
            const Result<Fixation> alone = read(with("\"fracture\": {\"kind\": \"" + word + "\"}"));
            QVERIFY(alone.ok() && alone.diagnostics.empty());
            QVERIFY(alone.value->fracture == usualFracture(kind));
            QVERIFY2(buildConstruct(*alone.value).isSound(), word.c_str());
            if (kind != FractureKind::Neck)
                QVERIFY(written(*alone.value).find("{\"kind\": \"" + word + "\"}") != std::string::npos);
            const Result<Fixation> stated = read(with("\"fracture\": {\"pauwels\": 50, \"kind\": \"" + word + "\"}"));
            QVERIFY(stated.ok());
            QCOMPARE(stated.value->fracture.pauwels, FracturePlane().pauwels);
            QCOMPARE(stated.value->fracture.fromHead, usualFracture(kind).fromHead);
            QVERIFY(*read(written(*stated.value)).value == *stated.value);
        }
    }

    void fourAlternativesAreTooMany()
    {
        const std::string three = R"({"kind": "nail"}, {"kind": "blade_plate"}, {"kind": "locking_plate"})";
        QVERIFY(read(with("\"alternatives\": [" + three + "]")).ok());
        const Result<Fixation> four = read(with("\"alternatives\": [" + three + ",\n {\"kind\": \"none\"}]"));
        QVERIFY(!four.ok());
        QCOMPARE(four.diagnostics.front().line, 3);
        QVERIFY(four.diagnostics.front().message.english().find("three other fixators at most") != std::string::npos);
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
        // To mend it is there, without a model, and its stated loads are answered.
        const Result<FixationBundle> toMend = readFixationFileToMend(path);
        QVERIFY(toMend.ok() && hasErrors(toMend.diagnostics) && !toMend.value->model);
        Fixation fixation = toMend.value->fixation;
        const Model none;
        const CaseAnswer without = answerPostures(fixation, &none);
        QCOMPARE(without.problems.front().path, std::string("model"));
        fixation.loads = {{"walking", Vector3(-0.328, -2.292, 0.540), {}, {}}};
        const CaseAnswer stated = answerPostures(fixation, &none);
        QVERIFY(stated.isSound());
        QCOMPARE(stated.answers.size(), std::size_t(1));
        QVERIFY(stated.construct.remarks.back().english().find("nowhere.sinew.json") != std::string::npos);
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
        QVERIFY(bundle.diagnostics[0].hint.english().find("one_legged_stance") != std::string::npos);
        QCOMPARE(bundle.diagnostics[1].line, 4);
        QVERIFY(bundle.diagnostics[1].hint.english().find("pectineus") != std::string::npos);
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

}  // namespace tst_fixation_file

#include "tst_fixation_file.moc"
