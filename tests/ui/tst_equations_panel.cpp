// The equations panel: what it says with and without segments, the typeset text, copying and saving.

#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

#include "segment_fixture.h"
#include "tests/support/test_registry.h"
#include "ui/panels/equations/equations_html.h"
#include "ui/panels/equations/equations_panel.h"
#include "ui/session/session.h"
#include "ui/text/language.h"

namespace tst_equations_panel {

using namespace sinew;

class TestEquationsPanel : public QObject {
    Q_OBJECT

private slots:
    void symbolsAreLetters_data();
    void symbolsAreLetters();
    void formatsHaveTheSameEquations();
    void bodiesAndUnitsAreInTheChosenLanguage();
    void faultsAreReadable();
    void saysWhyThereIsNothing();
    void composesOnlyWhatCanBeSeen();
    void bodiesAndJointsHaveEquations();
    void jointAnglesAreWrittenShort();
    void formatsAreShown();
    void savesWhatIsShown();

private:
    // A pendulum that stretches; its equations are known.
    static Model pendulum()
    {
        Model model = test::segmentModel();
        model.segments.resize(1);
        model.loads.clear();
        return model;
    }
};

void TestEquationsPanel::symbolsAreLetters_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("dots");
    QTest::addColumn<QString>("html");
    QTest::newRow("a letter") << "l" << 0 << "<i>l</i>";
    QTest::newRow("a Greek letter") << "phi" << 0 << "<i>φ</i>";
    QTest::newRow("with an index") << "mu_12" << 0 << "<i>μ</i><sub>12</sub>";
    QTest::newRow("a rate") << "phi_shank" << 1 << QString::fromUtf8("<i>φ\u0307</i><sub>shank</sub>");
    QTest::newRow("an acceleration") << "l_1" << 2 << QString::fromUtf8("<i>l\u0308</i><sub>1</sub>");
    QTest::newRow("a word is upright") << "reach" << 0 << "reach";
    QTest::newRow("an angle by its name") << "shank_angle" << 0 << "<i>φ</i><sub>shank</sub>";
    QTest::newRow("a length by its name") << "left_arm_length" << 0 << "<i>l</i><sub>left&nbsp;arm</sub>";
    QTest::newRow("the effort of an angle") << "M_shank_angle" << 0 << "<i>M</i><sub>shank</sub>";
    QTest::newRow("Greek in the index") << "M_phi_1" << 0 << "<i>M</i><sub>φ&nbsp;1</sub>";
}

void TestEquationsPanel::symbolsAreLetters()
{
    QFETCH(QString, name);
    QFETCH(int, dots);
    QTEST(QString::fromStdString(htmlSymbol(name.toStdString(), dots)), "html");
}

void TestEquationsPanel::formatsHaveTheSameEquations()
{
    EquationsComposer composer;
    EquationsRequest request{pendulum(), EquationMethod::Matrix, EquationsFormat::Typeset};
    const EquationsAnswer typeset = composer.answer(request);
    QVERIFY2(typeset.fault.isEmpty(), qPrintable(typeset.fault));
    QVERIFY(typeset.text.contains(QStringLiteral("term by term")));
    QVERIFY(typeset.text.contains(QStringLiteral("where")));
    QVERIFY(!typeset.text.contains(QStringLiteral(" - ")));
    request.format = EquationsFormat::Text;
    QCOMPARE(composer.answer(request).text, typeset.plain);
    request.format = EquationsFormat::Latex;
    QVERIFY(composer.answer(request).text.contains(QStringLiteral("\\ddot")));
    request.format = EquationsFormat::Cpp;
    QVERIFY(composer.answer(request).text.contains(QStringLiteral("calcTerms")));
}

void TestEquationsPanel::bodiesAndUnitsAreInTheChosenLanguage()
{
    const SpokenLanguage language("ru");
    Session session;
    EquationsPanel panel(session);
    panel.show();
    QVERIFY(session.openAndWait(SINEW_RESOURCE_DIR "/models/hip.sinew.json"));
    panel.waitUntilShown();
    QVERIFY(panel.shown());
    for (const char* words : {"femur_r на теле pelvis, сустав «hip_r»: ", "поворот ", ">Н м&", ">рад&", ">кг&"})
        QVERIFY2(panel.shown()->text.contains(QString::fromUtf8(words)), words);
    QVERIFY(!panel.shown()->text.contains("turn "));
}

void TestEquationsPanel::faultsAreReadable()
{
    EquationsComposer composer;
    Model loop = pendulum();
    loop.segments[0].parent = "thigh";
    const EquationsAnswer answer = composer.answer({loop, EquationMethod::Matrix, EquationsFormat::Text});
    QVERIFY(answer.text.isEmpty());
    QVERIFY2(answer.fault.contains(QStringLiteral("thigh")) || answer.fault.contains(QStringLiteral("segment")),
             qPrintable(answer.fault));
    // The next request is answered as if nothing had happened.
    QVERIFY(composer.answer({pendulum(), EquationMethod::Lagrange, EquationsFormat::Text}).fault.isEmpty());
}

void TestEquationsPanel::saysWhyThereIsNothing()
{
    Session session;
    EquationsPanel panel(session);
    panel.show();
    const auto said = [&] {
        QString text;
        for (const QLabel* label : panel.findChildren<QLabel*>())
            text += label->text();
        return text;
    };
    QVERIFY(said().contains(QStringLiteral("show here")));
    Model still;
    still.name = "still";
    still.bodies.push_back({.name = "stone", .mass = {1}});
    still.joints.push_back({.name = "lies", .kind = JointKind::Weld, .parent = groundName, .child = "stone"});
    session.openMade({still, {}});
    QVERIFY(said().contains(QStringLiteral("Nothing of this model moves")));
    for (const QPushButton* button : panel.findChildren<QPushButton*>())
        QVERIFY(!button->isEnabled());
    QVERIFY(!panel.shown());
    panel.copy();
    QVERIFY(!panel.save(QStringLiteral("/nowhere/at/all.txt")));
}

void TestEquationsPanel::composesOnlyWhatCanBeSeen()
{
    Session session;
    EquationsPanel panel(session);
    session.openMade({pendulum(), {}});
    panel.waitUntilShown();
    QVERIFY(!panel.shown());
    panel.show();
    panel.waitUntilShown();
    QVERIFY(panel.shown());
    const EquationsAnswer* first = panel.shown();
    // A moved slider changes no equation.
    session.setCoordinateValue(1, 0.4);
    panel.waitUntilShown();
    QCOMPARE(panel.shown(), first);
}

// Bodies and joints have equations too; what is not written out is named above them.
void TestEquationsPanel::bodiesAndJointsHaveEquations()
{
    Session session;
    EquationsPanel panel(session);
    panel.show();
    QVERIFY(session.openAndWait(SINEW_RESOURCE_DIR "/models/hip.sinew.json"));
    panel.waitUntilShown();
    QVERIFY(panel.shown());
    QVERIFY2(panel.shown()->fault.isEmpty(), qPrintable(panel.shown()->fault));
    QCOMPARE(panel.shown()->format, EquationsFormat::Typeset);
    for (const char* part : {"femur_r on pelvis", "gluteus maximus", "local method", "angular velocity"})
        QVERIFY2(panel.shown()->text.contains(QLatin1String(part)), part);
    panel.chooseMethod(EquationMethod::Lagrange);
    panel.waitUntilShown();
    QVERIFY(panel.shown()->text.contains(QStringLiteral("term by term")));
    // Ball and free joints are the local method's alone; the panel says so.
    QVERIFY(session.openAndWait(SINEW_RESOURCE_DIR "/models/human17.sinew.json"));
    panel.waitUntilShown();
    QVERIFY(panel.shown()->fault.contains(QStringLiteral("free joint")));
    panel.chooseMethod(EquationMethod::Local);
    panel.waitUntilShown();
    QVERIFY(panel.shown()->fault.isEmpty());
}

// Absolute angles, the default, make the snake's equations a few pages.
void TestEquationsPanel::jointAnglesAreWrittenShort()
{
    Session session;
    EquationsPanel panel(session);
    panel.show();
    panel.chooseFormat(EquationsFormat::Text);
    session.openMade({pendulum(), {}});
    const auto choices = panel.findChildren<QComboBox*>();
    QCOMPARE(choices.size(), 3);
    const bool isAbsolute = session.model().segments.front().angleReference == AngleReference::Ground;
    QCOMPARE(choices.last()->isVisible(), !isAbsolute);
    QVERIFY(session.openAndWait(SINEW_RESOURCE_DIR "/models/snake.sinew.json"));
    panel.waitUntilShown();
    QVERIFY(choices.last()->isVisible());
    QVERIFY(panel.shown());
    QVERIFY2(panel.shown()->fault.isEmpty(), qPrintable(panel.shown()->fault));
    QVERIFY(panel.shown()->text.contains(QStringLiteral("alpha")));
}

void TestEquationsPanel::formatsAreShown()
{
    Session session;
    session.openMade({pendulum(), {}});
    EquationsPanel panel(session);
    panel.show();
    panel.waitUntilShown();
    QVERIFY(panel.findChild<QTextBrowser*>()->toPlainText().contains(QStringLiteral("Equations of motion")));
    panel.chooseFormat(EquationsFormat::Cpp);
    panel.waitUntilShown();
    const QString code = panel.findChild<QPlainTextEdit*>()->toPlainText();
    QVERIFY(code.contains(QStringLiteral("calcTerms")));
    panel.copy();
    QCOMPARE(QGuiApplication::clipboard()->text(), panel.shown()->plain);
    panel.chooseMethod(EquationMethod::Lagrange);
    panel.waitUntilShown();
    QCOMPARE(panel.shown()->format, EquationsFormat::Cpp);
}

void TestEquationsPanel::savesWhatIsShown()
{
    Session session;
    session.openMade({pendulum(), {}});
    EquationsPanel panel(session);
    panel.show();
    panel.chooseFormat(EquationsFormat::Latex);
    panel.waitUntilShown();
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("equations.tex"));
    QVERIFY(panel.save(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()), panel.shown()->text);
    QVERIFY(!panel.save(folder.filePath(QStringLiteral("missing/equations.tex"))));
    QVERIFY(hasErrors(session.messages()));
}

SINEW_TEST(TestEquationsPanel)

}  // namespace tst_equations_panel

#include "tst_equations_panel.moc"
