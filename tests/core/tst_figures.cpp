// Ready figures: sound, every number with its origin, and the same as the files that ship.

#include <algorithm>
#include <fstream>
#include <iterator>
#include <numeric>
#include <sstream>

#include <QTest>

#include "core/figures/figures.h"
#include "core/io/model_file.h"
#include "core/mechanism/connection_arrays.h"
#include "core/mechanism/mechanism.h"
#include "core/schema/validate.h"
#include "tests/support/near.h"
#include "tests/support/ready_figures.h"
#include "tests/support/test_registry.h"

namespace tst_figures {

using namespace sinew;
using namespace sinew::test;

namespace {

std::string textOf(const Model& model)
{
    std::ostringstream out;
    writeModel(model, out);
    return out.str();
}

void addKinds()
{
    QTest::addColumn<QString>("kind");
    for (const FigureKind& kind : figureKinds())
        QTest::newRow(kind.name.data()) << QString::fromLatin1(kind.name.data());
}

}  // namespace

class TestFigures : public QObject {
    Q_OBJECT

private slots:
    void everyFigureIsSound_data() { addKinds(); }
    void everyFigureIsSound();
    void everyNumberHasAnOrigin_data() { addKinds(); }
    void everyNumberHasAnOrigin();
    void filesThatShipAreTheseFigures_data() { addKinds(); }
    void filesThatShipAreTheseFigures();
    void wrongRequestsAreRefused();
    void weightsAddUpToTheBodyWeight_data() { addKinds(); }
    void weightsAddUpToTheBodyWeight();
    void snakeHasTheLinksAskedFor();
};

void TestFigures::everyFigureIsSound()
{
    QFETCH(QString, kind);
    std::vector<FigureOptions> all;
    for (const Sex sex : {Sex::Male, Sex::Female}) {
        for (const BodyDataSource source : {BodyDataSource::DeLeva1996, BodyDataSource::Winter})
            all.push_back(sized(sex, source));
    }
    all.back().links = 1;
    for (const FigureOptions& options : all) {
        const auto made = makeFigure(kind.toStdString(), options);
        QVERIFY(made.ok());
        const Model& model = *made.value;
        for (const ModelProblem& problem : validate(model))
            QFAIL((problem.path + ": " + toString(problem.diagnostic)).c_str());
        QVERIFY(compile(model).ok());
        for (const Coordinate& coordinate : model.coordinates) {
            QVERIFY2(coordinate.mode == CoordinateMode::Locked, coordinate.name.c_str());
            QVERIFY2(coordinate.minimum <= coordinate.value && coordinate.value <= coordinate.maximum,
                     coordinate.name.c_str());
        }
    }
}

void TestFigures::everyNumberHasAnOrigin()
{
    QFETCH(QString, kind);
    const Model model = *makeFigure(kind.toStdString(), {}).value;
    QCOMPARE(QString::fromStdString(model.name), kind);
    QVERIFY(!model.title.empty() && !model.description.empty());
    const std::vector<std::string> sources = namesOf(model.sources);
    const auto check = [&](const auto& object) {
        const bool known = object.source.empty()
                               ? !object.note.empty()
                               : std::find(sources.begin(), sources.end(), object.source) != sources.end();
        QVERIFY2(known, object.name.c_str());
    };
    for (const Body& body : model.bodies) {
        check(body);
        // A rod is drawn through its landmarks.
        QVERIFY2(body.shape == BodyShape::None || body.landmarks.size() >= 2, body.name.c_str());
    }
    for (const Segment& segment : model.segments)
        check(segment);
    for (const Coordinate& coordinate : model.coordinates)
        check(coordinate);
}

// Written by `sinew-cli figure KIND resources/models/KIND.sinew.json`.
void TestFigures::filesThatShipAreTheseFigures()
{
    QFETCH(QString, kind);
    const std::string name = std::string(SINEW_RESOURCE_DIR) + "/models/" + kind.toStdString() + ".sinew.json";
    std::ifstream file(name, std::ios::binary);
    QVERIFY2(bool(file), name.c_str());
    const std::string shipped{std::istreambuf_iterator<char>(file), {}};
    QVERIFY2(shipped == textOf(*makeFigure(kind.toStdString(), {}).value), "write the file again");
    std::istringstream stream(shipped);
    const auto read = readModel(stream, name);
    QVERIFY(read.ok() && read.diagnostics.empty());
    QVERIFY(textOf(*read.value) == shipped);
}

void TestFigures::wrongRequestsAreRefused()
{
    const auto first = [](const Result<Model>& made) {
        return made.ok() ? QString("a model") : QString::fromStdString(toString(made.diagnostics.at(0)));
    };
    QCOMPARE(first(makeFigure("human", {})), "error: there is no figure 'human'; did you mean 'human17'?");
    QVERIFY(first(makeFigure("elephant", {})).contains("there are pendulum, telescopic_arm"));
    FigureOptions small;
    small.person.height = -1;
    QVERIFY(first(makeFigure("human17", small)).contains("a height of -1 m is no person's; give a height between"));
    QVERIFY(makeFigure("pendulum", small).ok());
    FigureOptions few;
    few.links = 0;
    QVERIFY(first(makeFigure("snake", few)).contains("give a number between 1 and 200"));
    few.links = mostFigureLinks + 1;
    QVERIFY(!makeFigure("snake", few));
}

// A person's body weight is what the weights of the bodies add up to; the others state none.
void TestFigures::weightsAddUpToTheBodyWeight()
{
    QFETCH(QString, kind);
    const Model model = *makeFigure(kind.toStdString(), {}).value;
    const bool isPerson = findFigureKind(kind.toStdString())->usesPerson;
    QCOMPARE(model.bodyWeight > 0, isPerson);
    if (isPerson)  // masses are rounded to 1e-6 kg, some forty of 73 kg
        SINEW_COMPARE_NEAR(massOf(model) * model.gravity.norm(), model.bodyWeight, {.rel = 1e-6});
}

void TestFigures::snakeHasTheLinksAskedFor()
{
    FigureOptions options;
    for (const int links : {1, 2, 30}) {
        options.links = links;
        const Model model = snake(options);
        QCOMPARE(static_cast<int>(model.segments.size()), links);
        QCOMPARE(static_cast<int>(model.coordinates.size()), 2 + 2 * links);
        SINEW_COMPARE_NEAR(massOf(model), 0.2 * links, {.rel = 1e-13});
        // Each link hangs on the one before it.
        std::vector<int> chain(model.segments.size() + 1);
        std::iota(chain.begin(), chain.end(), 0);
        QCOMPARE(lowerBodies(model), chain);
    }
}

SINEW_TEST(TestFigures)

}  // namespace tst_figures

#include "tst_figures.moc"
