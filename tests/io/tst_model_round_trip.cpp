#include <cmath>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <QTest>

#include "core/io/model_file.h"
#include "core/io/number_text.h"
#include "core/schema/validate.h"
#include "random_model.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_model_round_trip {

namespace {

std::string written(const Model& model)
{
    std::ostringstream stream;
    writeModel(model, stream);
    return stream.str();
}

Result<Model> readBack(const std::string& text)
{
    std::istringstream stream(text);
    return readModel(stream, "m");
}

}  // namespace

// What is written reads as the same model, and what is read from normal form is written as the same bytes.
class TestModelRoundTrip : public QObject {
    Q_OBJECT

private slots:
    void randomModels();
    void whatCannotBeComputedIsWrittenToo();
    void examplesAreInNormalForm_data();
    void examplesAreInNormalForm();
};

void TestModelRoundTrip::randomModels()
{
    for (unsigned seed = 0; seed < 1000; ++seed) {
        const Model model = randomModel(seed);
        const std::string text = written(model);
        const Result<Model> back = readBack(text);
        QVERIFY2(back.ok(), back.ok() ? "" : toString(back.diagnostics.front()).c_str());
        QVERIFY2(*back.value == model, std::to_string(seed).c_str());
        QCOMPARE(written(*back.value), text);
    }
}

void TestModelRoundTrip::whatCannotBeComputedIsWrittenToo()
{
    // A model that is half made is saved all the same; the file is well-formed and the reader says what is missing.
    Model model;
    model.bodies.resize(1);
    model.coordinates.emplace_back().value = std::nan("");
    model.joints.resize(1);
    model.links.resize(1);
    model.nodes.resize(1);
    model.loads.resize(1);
    model.activities.resize(1);
    model.sources = {{"bad \xFF byte", ""}};
    const Result<Model> back = readBack(written(model));
    QVERIFY(!back.ok());
    QVERIFY(back.diagnostics.size() > 1);
    QVERIFY(written(model).find("bad \uFFFD byte") != std::string::npos);
}

void TestModelRoundTrip::examplesAreInNormalForm_data()
{
    QTest::addColumn<QString>("path");
    for (const auto& entry : std::filesystem::recursive_directory_iterator(SINEW_RESOURCE_DIR "/models")) {
        const std::string path = entry.path().string();
        if (path.ends_with(".sinew.json"))
            QTest::newRow(entry.path().filename().c_str()) << QString::fromStdString(path);
    }
}

void TestModelRoundTrip::examplesAreInNormalForm()
{
    QFETCH(QString, path);
    const Result<Model> result = readModelFile(path.toStdString());
    QVERIFY2(result.diagnostics.empty(), result.ok() ? "" : toString(result.diagnostics.front()).c_str());
    QVERIFY(result.ok());
    std::ifstream file(path.toStdString(), std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    QCOMPARE(QString::fromStdString(written(*result.value)), QString::fromStdString(text));
}

SINEW_TEST(TestModelRoundTrip)

}  // namespace sinew::test::tst_model_round_trip

#include "tst_model_round_trip.moc"
