// The form of a broken hip: each change is an edit of the project.

#include <set>

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include "core/base/constants.h"
#include "core/fixation/case_answer.h"
#include "core/fixation/construct.h"
#include "core/fixation/fracture_plane.h"
#include "core/fixation/standard_fixators.h"
#include "tests/support/test_registry.h"
#include "tests/ui/case_panel_fixture.h"
#include "tests/ui/fixation_panel_fixture.h"
#include "ui/panels/fixation/answer_panel.h"
#include "ui/panels/fixation/case_panel.h"
#include "ui/session/session.h"
#include "ui/widgets/fine_slider.h"
#include "ui/widgets/number_field.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/fixation/fixation_status.h"

namespace tst_case_panel {

using namespace sinew;
using namespace sinew::test;

class TestCasePanel : public CasePanelTest {
    Q_OBJECT

private slots:
    void init() { begin(); }

    void everyFieldIsOfTheDescription();
    void theFirstQuestionMakesACase();
    void numbersAreTyped();
    void slidersMoveOneEntryOfTheHistory();
    void choicesAreEdits();
    void whatCannotBeBuiltIsSaidWhereItIsTyped();
    void anImpossibleHeadIsSaidAtItsField();
    void aRefusedNumberStaysWithItsReason();
    void anImpossibleNumberLeavesTheCaseAlone();
    void theWheelChoosesNothing();
    void transparentWidgetsHaveTheColoursOfTheirGround();
    void aModelWithoutAFemurHasNoCase();
    void kilogramsBecomeAShare();
    void theLengthFollowsTheHeightUntilTyped();
    void aPostureSetElsewhereIsSaidNotToCount();
};

void TestCasePanel::everyFieldIsOfTheDescription()
{
    Project project;
    project.fixation.emplace().osteotomy.emplace();
    project.fixation->femur = femurOf(*project.fixation);
    for (const CaseSection& section : caseSections()) {
        for (const CaseField& field : section.fields) {
            const std::optional<PropertyRow> row = rowOf(project, field);
            QVERIFY2(row, field.key);
            QVERIFY2(row->kind == RowKind::Number && row->value.numbers.size() == 1, field.key);
            QVERIFY2(field.least < field.most, field.key);
            QVERIFY2(field.least <= row->value.numbers[0] && row->value.numbers[0] <= field.most, field.key);
        }
    }
    QVERIFY(!rowOf(Project(), caseSections()[0].fields[0]));
}

void TestCasePanel::theFirstQuestionMakesACase()
{
    QVERIFY(m_session->openAndWait(hip));
    for (const char* kind : {"Neck", "Intertrochanteric", "Reverse oblique", "Subtrochanteric"}) {
        QPushButton* button = nullptr;
        for (QPushButton* each : m_panel->findChildren<QPushButton*>()) {
            if (each->text() == kind)
                button = each;
        }
        QVERIFY2(button, kind);
        button->click();
        QVERIFY(m_fixation->hasFixation());
        m_fixation->waitUntilSolved();
        QVERIFY2(m_fixation->problems().empty(), kind);
        QVERIFY2(m_fixation->shown() && m_fixation->shown()->isUsable(), kind);
        while (m_session->document().canUndo())
            m_session->undo();
        QVERIFY(!m_fixation->hasFixation());
    }
}

void TestCasePanel::numbersAreTyped()
{
    QVERIFY(m_fixation->openNow(screwsCase));
    auto* field = named<NumberField>(*m_panel, "Pauwels angle");
    QVERIFY(field);
    QCOMPARE(field->value().value_or(0), 54 * degree);
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, "61");
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(std::abs(m_fixation->fixation().fracture.pauwels - 61 * degree) < 1e-12);
    m_session->undo();
    QCOMPARE(m_fixation->fixation().fracture.pauwels, 54 * degree);
    QCOMPARE(field->value().value_or(0), 54 * degree);
}

void TestCasePanel::slidersMoveOneEntryOfTheHistory()
{
    QVERIFY(m_fixation->openNow(screwsCase));
    auto* slider = named<FineSlider>(*m_panel, "Mass");
    QVERIFY(slider);
    const double before = m_fixation->fixation().person.mass;
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(slider, Qt::Key_Right);
    QVERIFY(m_fixation->fixation().person.mass > before + 5);
    QCOMPARE(m_session->document().size(), std::size_t(1));
    m_session->undo();
    QCOMPARE(m_fixation->fixation().person.mass, before);
}

void TestCasePanel::choicesAreEdits()
{
    QVERIFY(m_fixation->openNow(screwsCase));
    auto* fracture = named<QComboBox>(*m_panel, "Kind of fracture");
    QVERIFY(fracture);
    emit fracture->activated(3);
    QCOMPARE(m_fixation->fixation().fracture.kind, FractureKind::Subtrochanteric);
    QCOMPARE(fracture->currentText(), QString("Subtrochanteric"));
    m_session->undo();
    QCOMPARE(fracture->currentText(), QString("Neck"));
    auto* fixator = named<QComboBox>(*m_panel, "Fixator");
    emit fixator->activated(3);
    QCOMPARE(m_fixation->fixation().fixator.kind, FixatorKind::SlidingHipScrew);
    auto* material = named<QComboBox>(*m_panel, "Material of all its parts");
    emit material->activated(0);
    QVERIFY(!m_fixation->fixation().fixator.beams.empty());
    for (const FixatorBeam& beam : m_fixation->fixation().fixator.beams)
        QCOMPARE(beam.material, FixatorMaterial::TitaniumEli);
    auto* activity = named<QComboBox>(*m_panel, "Activity");
    QVERIFY(activity->count() >= 4);  // of the hip, and stated loads alone
    emit activity->activated(0);
    QVERIFY(m_fixation->fixation().activity.empty());
    for (QToolButton* button : m_panel->findChildren<QToolButton*>()) {
        if (button->text() == "Left")
            button->click();
    }
    QCOMPARE(m_fixation->fixation().femur.side, BodySide::Left);
}

void TestCasePanel::whatCannotBeBuiltIsSaidWhereItIsTyped()
{
    QVERIFY(m_fixation->openNow(screwsCase));
    m_fixation->waitUntilSolved();
    Fixation wrong = m_fixation->fixation();
    wrong.fracture.fromHead = 0.3;
    m_fixation->edit(wrong, "Off the bone");
    m_fixation->waitUntilSolved();
    const std::vector<ModelProblem> problems = m_fixation->problems();
    QVERIFY(!problems.empty());
    const QString reason = QString::fromStdString(problems.front().diagnostic.message.english());
    bool isSaid = false;
    for (const QLabel* label : m_panel->findChildren<QLabel*>())
        isSaid = isSaid || (label->isVisibleTo(m_panel.get()) && label->text().startsWith(reason));
    QVERIFY(isSaid);
    // In its own red field.
    QCOMPARE(problems.front().path, std::string("fracture/from_head"));
    QVERIFY(named<NumberField>(*m_panel, "From head centre")->property("refused").toBool());
    QVERIFY(!named<NumberField>(*m_panel, "Pauwels angle")->property("refused").toBool());
    m_session->undo();
    m_fixation->waitUntilSolved();
    for (const QLabel* label : m_panel->findChildren<QLabel*>())
        QVERIFY(!label->isVisibleTo(m_panel.get()) || !label->text().startsWith(reason));
    QVERIFY(!named<NumberField>(*m_panel, "From head centre")->property("refused").toBool());
}

// It was said below the form, in Answer and in the status line, and fitted no field.
void TestCasePanel::anImpossibleHeadIsSaidAtItsField()
{
    QVERIFY(m_fixation->openNow(screwsCase));
    Fixation wrong = m_fixation->fixation();
    wrong.femur.headDiameter = 0.02;
    m_fixation->edit(wrong, "A small head");
    m_fixation->waitUntilSolved();
    const std::vector<ModelProblem> problems = m_fixation->problems();
    QCOMPARE(problems.size(), std::size_t(1));
    QCOMPARE(problems.front().path, std::string("femur/head_diameter"));
    QVERIFY(named<NumberField>(*m_panel, "Head diameter")->property("refused").toBool());
    const QString reason = QString::fromStdString(problems.front().diagnostic.message.english());
    int count = 0;
    for (const QLabel* label : m_panel->findChildren<QLabel*>())
        count += label->isVisibleTo(m_panel.get()) && label->text().contains(reason) ? 1 : 0;
    QCOMPARE(count, 1);
    QCOMPARE(fixationStatus(*m_fixation).state, QStringLiteral("not solved: see 'Head diameter' in Case"));
    const AnswerPanel answer(*m_fixation);
    QCOMPARE(answer.view().problem, QStringLiteral("See 'Head diameter' in Case"));
    // The neck's own number where that one was changed.
    wrong.femur.headDiameter = FemurShape{}.headDiameter;
    wrong.femur.neckHeight = 0.07;
    m_fixation->edit(wrong, "A high neck");
    m_fixation->waitUntilSolved();
    QCOMPARE(m_fixation->problems().front().path, std::string("femur/neck_height"));
}

// A number that cannot be stays to be read with its reason, also after Tab; the value before counts.
void TestCasePanel::aRefusedNumberStaysWithItsReason()
{
    QVERIFY(m_fixation->openNow(screwsCase));
    const double before = m_fixation->fixation().person.mass;
    auto* mass = named<NumberField>(*m_panel, "Mass");
    const auto says = [&](const char* words) {
        for (const QLabel* label : m_panel->findChildren<QLabel*>()) {
            if (label->isVisibleTo(m_panel.get()) && label->text().contains(words))
                return true;
        }
        return false;
    };
    mass->setFocus();
    mass->selectAll();
    QTest::keyClicks(mass, "0");
    emit mass->editingFinished();  // as when Tab goes on
    QCOMPARE(m_fixation->fixation().person.mass, before);
    QCOMPARE(mass->text(), QStringLiteral("0"));
    QVERIFY(says("the value before is kept"));
    mass->selectAll();
    QTest::keyClicks(mass, "80");
    QTest::keyClick(mass, Qt::Key_Return);
    QCOMPARE(m_fixation->fixation().person.mass, 80.0);
    QVERIFY(!says("the value before is kept"));
}

// Who looks at another kind of fracture finds his own again.
// The bounds are those of the description, which the property form has too.
void TestCasePanel::anImpossibleNumberLeavesTheCaseAlone()
{
    QVERIFY(m_fixation->openNow(screwsCase));
    const Project before = m_session->project();
    for (const auto& [name, typed] : {std::pair("Pauwels angle", "200"), {"Mass", "9999"}, {"Neck length", "900"}}) {
        auto* field = named<NumberField>(*m_panel, name);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, typed);
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY2(field->reason().contains("at most"), name);
        QVERIFY2(m_session->project() == before, name);
        QTest::keyClick(field, Qt::Key_Escape);
    }
}

// Who scrolled the form chose another activity.
void TestCasePanel::theWheelChoosesNothing()
{
    QVERIFY(m_fixation->openNow(screwsCase));
    for (const char* name : {"Activity", "Fixator", "Kind of fracture", "Material of all its parts"}) {
        auto* box = named<QComboBox>(*m_panel, name);
        QVERIFY2(box, name);
        box->setFocus();
        QWheelEvent wheel({5, 5}, box->mapToGlobal(QPointF(5, 5)), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(box, &wheel);
    }
    QVERIFY(!m_session->document().canUndo());
}

// Bars and lists had the colours of the dark theme: near white on white.
void TestCasePanel::transparentWidgetsHaveTheColoursOfTheirGround()
{
    QWidget ground;
    QWidget over(&ground);
    QPalette black;
    black.setColor(QPalette::Window, Qt::black);
    over.setPalette(black);
    for (const ThemeKind theme : {ThemeKind::Dark, ThemeKind::Light}) {
        applyTheme(*qApp, theme);
        QCOMPARE(&paletteOf(over), theme == ThemeKind::Dark ? &darkPalette : &lightPalette);
    }
    applyTheme(*qApp, ThemeKind::Dark);
    ground.setProperty(paperProperty, true);
    QCOMPARE(&paletteOf(over), &lightPalette);
    applyTheme(*qApp, ThemeKind::Light);
}

void TestCasePanel::aModelWithoutAFemurHasNoCase()
{
    QVERIFY(m_session->openAndWait(SINEW_RESOURCE_DIR "/models/pendulum.sinew.json"));
    QVERIFY(m_fixation->whyNoCase().contains("femur"));
    m_fixation->create();
    QVERIFY(!m_fixation->hasFixation());
    for (QPushButton* button : m_panel->findChildren<QPushButton*>()) {
        if (button->isVisibleTo(m_panel.get()))
            QVERIFY(!button->isEnabled());
    }
    QVERIFY(m_session->openAndWait(hip));
    QVERIFY(m_fixation->whyNoCase().isEmpty());
    for (QPushButton* button : m_panel->findChildren<QPushButton*>()) {
        if (button->isVisibleTo(m_panel.get()))
            QVERIFY(button->isEnabled());
    }
}

void TestCasePanel::kilogramsBecomeAShare()
{
    QVERIFY(m_fixation->openNow(screwsCase));
    for (QToolButton* button : m_panel->findChildren<QToolButton*>()) {
        if (button->text() == "20 kg")
            button->click();
    }
    QCOMPARE(m_fixation->fixation().weightBearing, 20.0 / 75);
    auto* kilograms = named<NumberField>(*m_panel, "Weight on the leg in kilograms");
    QVERIFY(kilograms);
    QCOMPARE(kilograms->value().value_or(0), 20.0);
    kilograms->setFocus();
    kilograms->selectAll();
    QTest::keyClicks(kilograms, "15");
    QTest::keyClick(kilograms, Qt::Key_Return);
    QCOMPARE(m_fixation->fixation().weightBearing, 15.0 / 75);
}

void TestCasePanel::theLengthFollowsTheHeightUntilTyped()
{
    QVERIFY(m_fixation->openNow(screwsCase));
    auto* height = named<NumberField>(*m_panel, "Height");
    auto* length = named<NumberField>(*m_panel, "Length");
    QVERIFY(height && length);
    const auto type = [](NumberField& field, const char* text) {
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, text);
        QTest::keyClick(&field, Qt::Key_Return);
    };
    type(*height, "1.9 m");
    QVERIFY(std::abs(m_fixation->fixation().person.height - 1.9) < 1e-12);
    QVERIFY(std::abs(length->value().value_or(0) - 0.245 * 1.9) < 1e-9);
    QVERIFY(!m_fixation->fixation().femur.mechanicalLength);
    type(*length, "440 mm");
    QVERIFY(std::abs(m_fixation->fixation().femur.mechanicalLength.value_or(0) - 0.44) < 1e-12);
    type(*height, "1.6 m");
    QVERIFY(std::abs(length->value().value_or(0) - 0.44) < 1e-9);
    length->setFocus();
    length->selectAll();
    QTest::keyClick(length, Qt::Key_Delete);
    QTest::keyClick(length, Qt::Key_Return);
    QVERIFY(!m_fixation->fixation().femur.mechanicalLength);
    QVERIFY(std::abs(length->value().value_or(0) - 0.245 * 1.6) < 1e-9);
}

// A clinician who bends the hip in Posture read the answer of the activity as if it were of that posture.
void TestCasePanel::aPostureSetElsewhereIsSaidNotToCount()
{
    QVERIFY(m_session->openAndWait(hip));
    m_fixation->create();
    const auto* note = m_panel->findChild<QLabel*>(QStringLiteral("postureNote"));
    QVERIFY(note && note->isHidden());
    const auto before = m_fixation->fixation();
    m_session->setCoordinateValue(0, 0.3);
    QVERIFY(!note->isHidden());
    // It lay below the fold in a window of 900 px.
    m_panel->resize(290, 760);
    m_panel->show();
    QTRY_COMPARE(note->visibleRegion().boundingRect(), note->rect());
    QVERIFY(m_fixation->fixation() == before);
    m_session->resetPosture();
    QVERIFY(note->isHidden());
}

SINEW_TEST(TestCasePanel)

}  // namespace tst_case_panel

#include "tst_case_panel.moc"
