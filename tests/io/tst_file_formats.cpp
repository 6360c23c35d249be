#include <filesystem>
#include <fstream>
#include <set>

#include <QTemporaryDir>
#include <QTest>

#include "core/io/file_formats.h"
#include "core/io/model_file.h"
#include "core/io/scenario_file.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_file_formats {

namespace {

namespace fs = std::filesystem;

std::string contentsOf(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

const std::string resources = SINEW_RESOURCE_DIR;

}  // namespace

// Files are opened by what they hold; names decide only where contents say nothing.
class TestFileFormats : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void tableIsWhole();
    void shippedFilesAreOpened();
    void contentsBeforeNames();
    void namesDecideTheRest();
    void otherFilesAreRefused();
    void formatsAreSeenInHeads_data();
    void formatsAreSeenInHeads();
    void motionsAreWrittenElsewhere();

private:
    fs::path path(const std::string& name) const { return m_folder->path().toStdString() + "/" + name; }
    std::string put(const std::string& name, const std::string& contents) const
    {
        std::ofstream(path(name), std::ios::binary) << contents;
        return path(name).string();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFileFormats::tableIsWhole()
{
    std::set<std::string_view> ids;
    for (const FileFormat& format : fileFormats()) {
        QVERIFY(ids.insert(format.id).second);
        QVERIFY(!format.title.empty() && !format.endings.empty());
        QVERIFY(format.recognises && format.read);
        QVERIFY(!format.recognises(""));
        for (const std::string_view ending : format.endings)
            QCOMPARE(formatByName("file" + std::string(ending)), &format);
    }
    QVERIFY(ownFormat(ProjectPart::Model).write && ownFormat(ProjectPart::Scenario).write
            && ownFormat(ProjectPart::Fixation).write);
}

void TestFileFormats::shippedFilesAreOpened()
{
    for (const char* folder : {"/models", "/scenarios", "/fixations"}) {
        for (const auto& entry : fs::directory_iterator(resources + folder)) {
            if (!entry.path().string().ends_with(".json"))
                continue;
            const Result<OpenedFile> opened = openFile(entry.path().string());
            QVERIFY2(opened.ok(), entry.path().c_str());
            const bool isScenario = entry.path().string().ends_with(".sinew-scenario.json");
            QCOMPARE(opened.value->content.scenario.has_value(), isScenario);
            const bool isFixation = entry.path().string().ends_with(".sinew-fixation.json");
            QCOMPARE(opened.value->content.fixation.has_value(), isFixation);
            QCOMPARE(opened.value->format->subject, isScenario   ? ProjectPart::Scenario
                                                    : isFixation ? ProjectPart::Fixation
                                                                 : ProjectPart::Model);
            QVERIFY(opened.value->isWritable());
            QVERIFY(!opened.value->content.modelPath.empty());
            // The contents alone say so, too.
            QCOMPARE(formatOf(entry.path().string()), opened.value->format);
        }
    }
}

void TestFileFormats::contentsBeforeNames()
{
    const std::string model = contentsOf(resources + "/models/hip.sinew.json");
    for (const char* name : {"hip.txt", "hip", "Hüfte 髖.sinew-scenario.json"}) {
        const Result<OpenedFile> opened = openFile(put(name, model));
        QVERIFY2(opened.ok(), name);
        QCOMPARE(opened.value->format->id, std::string_view("sinew-model"));
        QVERIFY(opened.value->content.model == *readModelFile(resources + "/models/hip.sinew.json").value);
    }
}

void TestFileFormats::namesDecideTheRest()
{
    // A broken file is still told what is wrong with it by the reader that its name asks for.
    QCOMPARE(formatByName("A.SINEW-SCENARIO.JSON")->id, std::string_view("sinew-scenario"));
    QCOMPARE(formatByName("a.json"), nullptr);
    const Result<OpenedFile> broken = openFile(put("a.sinew-scenario.json", "{\"version\": 1"));
    QVERIFY(!broken.ok());
    QVERIFY2(broken.diagnostics[0].line == 1, toString(broken.diagnostics[0]).c_str());
    const Result<OpenedFile> nameless = openFile(put("a.json", "{\"version\": 1}"));
    QVERIFY(!nameless.ok());
    QCOMPARE(nameless.diagnostics[0].message.english(), std::string("the key 'format' is missing"));
    const Result<OpenedFile> missing = openFile(path("none.bin").string());
    QVERIFY(!missing.ok());
    QCOMPARE(missing.diagnostics[0].message.english(), std::string("there is no such file"));
}

void TestFileFormats::otherFilesAreRefused()
{
    const Result<OpenedFile> opened = openFile(put("picture.png", "\x89PNG\r\n"));
    QVERIFY(!opened.ok());
    QCOMPARE(opened.diagnostics[0].message.english(), std::string("the format of this file is not known"));
    QVERIFY(opened.diagnostics[0].hint.english().find(".sinew.json") != std::string::npos);
    QCOMPARE(opened.diagnostics[0].file, path("picture.png").string());
}

void TestFileFormats::formatsAreSeenInHeads_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("format");
    QTest::newRow("first key") << "{\"format\": \"a\""
                               << "a";
    QTest::newRow("after a byte order mark") << "\ufeff { \"format\":\"a\"}"
                                             << "a";
    QTest::newRow("after other values") << "{\"x\": [1, {\"format\": \"b\"}, \"}\\\"]\"], \"y\": 2, \"format\": \"a\"}"
                                        << "a";
    QTest::newRow("of something inside") << "{\"x\": {\"format\": \"b\"}}"
                                         << "";
    QTest::newRow("no text") << "{\"format\": 1}"
                             << "";
    QTest::newRow("a list") << "[\"format\", \"a\"]"
                            << "";
    QTest::newRow("cut off") << "{\"form"
                             << "";
    QTest::newRow("cut off in a value") << "{\"x\": \"\\"
                                        << "";
    QTest::newRow("nothing") << ""
                             << "";
}

void TestFileFormats::formatsAreSeenInHeads()
{
    QFETCH(QString, text);
    QFETCH(QString, format);
    QCOMPARE(QString::fromStdString(jsonFormatOf(text.toStdString()).value_or("")), format);
}

void TestFileFormats::motionsAreWrittenElsewhere()
{
    const Result<OpenedFile> opened = openFile(resources + "/scenarios/leg_swing.sinew-scenario.json");
    QVERIFY(opened.ok());
    const std::string file = path("copy.sinew-scenario.json").string();
    QVERIFY(opened.value->format->write(opened.value->content, file).ok());
    const Result<OpenedFile> again = openFile(file);
    QVERIFY(again.ok());  // model and table are found from the new folder
    QVERIFY(fs::equivalent(again.value->content.modelPath, opened.value->content.modelPath));
    QVERIFY(!ownFormat(ProjectPart::Scenario).write({}, file).ok());
    QVERIFY(!ownFormat(ProjectPart::Fixation).write({}, file).ok());
}

SINEW_TEST(TestFileFormats)

}  // namespace sinew::test::tst_file_formats

#include "tst_file_formats.moc"
