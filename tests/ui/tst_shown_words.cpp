// Words beside numbers on the screen: names of the model's author, keys, ranges, signs and documents without a file.

#include <QKeySequence>
#include <QTest>

#include "tests/support/test_registry.h"
#include "ui/main_window/scene_texts.h"
#include "ui/panels/fixation/fixation_words.h"
#include "ui/report/fixation_inputs.h"
#include "ui/text/display_names.h"
#include "ui/text/fixed_text.h"
#include "ui/text/language.h"
#include "ui/text/unit_words.h"
#include "ui/text/units_format.h"
#include "ui/widgets/axis_ticker.h"

namespace tst_shown_words {

using namespace sinew;

namespace {

QString shownLabel(const ObjectId& id, const char* label)
{
    Scene scene;
    SceneArrow arrow;
    arrow.id = id;
    arrow.label = label;
    scene.arrows.push_back(arrow);
    translateTexts(scene);
    return QString::fromStdString(scene.arrows.front().label);
}

QString withNoBreaks(QString text)
{
    return text.replace(u' ', QChar(QChar::Nbsp)).replace(u'–', QStringLiteral("–") + QChar(wordJoiner));
}

}  // namespace

class TestShownWords : public QObject {
    Q_OBJECT

private slots:
    void namesOfTheAuthorStay_data();
    void namesOfTheAuthorStay();
    void namesOfBeamsAreTheirAuthors();
    void titlesOfCasesAreTheirAuthors();
    void keysHaveNamesOfTheirOwn();
    void rangesAreWrittenInOneWay();
    void axesHaveMinusSigns();
    void unsavedDocuments();
};

void TestShownWords::namesOfTheAuthorStay_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<ObjectId>("id");
    QTest::addColumn<QByteArray>("label");
    QTest::addColumn<QString>("shown");
    const auto row
        = [](const char* title, const char* language, const ObjectId& id, const char* label, const char* shown) {
              QTest::newRow(title) << language << id << QByteArray(label) << QString(shown);
          };
    const auto joint = [](const char* name) { return ObjectId{ObjectKind::Joint, name}; };
    row("a word of fractures", "ru", joint("neck"), "neck 98.1 N = 0.134 BW", "neck 98,1 Н = 0,134 BW");
    row("a word of fixations", "ru", joint("hip_r"), "hip 1764 N = 2.40 BW", "hip 1764 Н = 2,40 BW");
    row("in Chinese", "zh_CN", joint("hip_r"), "hip 1764 N", "hip 1764 N");
    row("with a side", "ru", joint("hip_r"), "right hip 1764 N", "hip (справа) 1764 Н");
    row("a number in a name", "ru", joint("L5_v1.2"), "L5 v1.2 23.4 N", "L5 v1.2 23,4 Н");
    row("a load has no name", "ru", {ObjectKind::Load, "neck"}, "0.047 BW m", "0,047 BW м");
    row("two loads at one point", "ru", {ObjectKind::Load, "neck"}, "neck 0.500 BW\nshear 12.3 N",
        "neck 0,500 BW\nshear 12,3 Н");
    row("the program's own word", "ru", {ObjectKind::Fixation, "hip"}, "hip 1764 N = 2.40 BW",
        "тазобедренный сустав 1764 Н = 2,40 BW");
}

void TestShownWords::namesOfTheAuthorStay()
{
    QFETCH(QString, language);
    QFETCH(ObjectId, id);
    QFETCH(QByteArray, label);
    QFETCH(QString, shown);
    const SpokenLanguage spoken(language);
    QCOMPARE(shownLabel(id, label.constData()), shown);
}

// A beam that its author called "neck" was translated, since the program has a fracture of that name.
void TestShownWords::namesOfBeamsAreTheirAuthors()
{
    const SpokenLanguage spoken("ru");
    Scene scene;
    for (const char* name : {"neck", "torsion", "lag screw"}) {
        SceneSolid beam;
        beam.id = {ObjectKind::Fixation, "beam/" + std::to_string(scene.solids.size())};
        beam.title = name;
        scene.solids.push_back(beam);
    }
    translateTexts(scene);
    QCOMPARE(scene.solids[0].title, std::string("neck"));
    QCOMPARE(scene.solids[1].title, std::string("torsion"));
    QVERIFY(scene.solids[2].title != "lag screw");  // the program's own
    FixationEvent event;
    event.kind = EventKind::MetalYields;
    event.part = "neck";
    QVERIFY2(eventText(event).contains(QStringLiteral("neck")), qPrintable(eventText(event)));
    FixationAnswer answer;
    answer.load.name = "hip_force";
    QCOMPARE(loadName(answer), QStringLiteral("hip force"));
}

// A case that its author called "bone" was translated too.
void TestShownWords::titlesOfCasesAreTheirAuthors()
{
    const SpokenLanguage spoken("ru");
    Fixation fixation;
    for (const char* title : {"bone", "neck, bone", "Neck fracture"}) {
        fixation.title = title;
        QCOMPARE(caseTitle(fixation), QString(title));
    }
    fixation.title.clear();
    QVERIFY(!caseTitle(fixation).isEmpty() && caseTitle(fixation) != "Neck fracture");  // the program's own
}

void TestShownWords::keysHaveNamesOfTheirOwn()
{
    const auto text
        = [](const QKeySequence& keys) { return keys.toString(QKeySequence::NativeText).section(u'+', -1); };
    {
        const SpokenLanguage language("ru");
        QCOMPARE(text(Qt::Key_Space), "Пробел");
        QCOMPARE(text(Qt::ALT | Qt::Key_Up), "Вверх");
        QVERIFY(text(Qt::Key_Delete) != "Удалить");
    }
    const SpokenLanguage language("zh_CN");
    QCOMPARE(text(Qt::Key_Space), "空格");
    QCOMPARE(text(Qt::ALT | Qt::Key_Down), "↓");
}

void TestShownWords::rangesAreWrittenInOneWay()
{
    QCOMPARE(withUnit(QStringLiteral("12"), QStringLiteral("\u00b0/s")), QStringLiteral("12\u00b0/s"));
    QCOMPARE(withUnit(QStringLiteral("12"), QStringLiteral("N")), QStringLiteral("12 N"));
    QCOMPARE(quantityRange(2.19, 3.28, Quantity::BodyWeights), withNoBreaks("2.19 – 3.28 BW"));
    QCOMPARE(quantityRange(2.42, 2.42, Quantity::BodyWeights), "2.42 BW");
    QCOMPARE(plainText(rangeBetween("1", "2")), "1 - 2");
    const SpokenLanguage language("ru");
    QCOMPARE(quantityRange(2.19, 3.28, Quantity::BodyWeights), withNoBreaks("2,19 – 3,28 BW"));
}

void TestShownWords::axesHaveMinusSigns()
{
    AxisTicker ticker;
    QVector<double> ticks;
    QVector<QString> labels;
    ticker.generate(QCPRange(-100, 100), QLocale::c(), u'g', 6, ticks, nullptr, &labels);
    QVERIFY(labels.contains("−100") && labels.contains("100"));
    for (const QString& label : labels)
        QVERIFY2(!label.contains(u'-'), qPrintable(label));
}

void TestShownWords::unsavedDocuments()
{
    QCOMPARE(unsavedName("human17 squat"), "untitled human17 squat");
    QCOMPARE(unsavedName("untitled squat"), "untitled squat");
    QCOMPARE(unsavedName("untitled"), "untitled");
    QCOMPARE(unsavedName({}), "untitled");
    const SpokenLanguage language("ru");
    QCOMPARE(unsavedName("human17 squat"), "human17 squat (не сохранено)");
    QCOMPARE(unsavedName("untitled squat"), "squat (не сохранено)");
    QCOMPARE(unsavedName("untitled"), "без имени");
}

SINEW_TEST(TestShownWords)

}  // namespace tst_shown_words

#include "tst_shown_words.moc"
