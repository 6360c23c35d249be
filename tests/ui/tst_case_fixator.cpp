// What holds a broken hip, as the panel of the case has it: fixators, their beams, and an osteotomy.

#include <set>

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include "core/base/constants.h"
#include "core/fixation/case_answer.h"
#include "core/fixation/construct.h"
#include "core/fixation/fracture_plane.h"
#include "core/fixation/standard_fixators.h"
#include "tests/support/test_registry.h"
#include "tests/ui/case_panel_fixture.h"
#include "tests/ui/fixation_panel_fixture.h"
#include "ui/panels/fixation/case_panel.h"
#include "ui/panels/fixation/fixator_choice.h"
#include "ui/panels/properties/property_field.h"
#include "ui/session/session.h"
#include "ui/widgets/fine_slider.h"
#include "ui/widgets/number_field.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/fixation/fixation_status.h"

namespace tst_case_fixator {

using namespace sinew;
using namespace sinew::test;

class TestCaseFixator : public CasePanelTest {
    Q_OBJECT

private slots:
    void init() { begin(); }

    void everyOfferedFixatorIsNamed();
    void aBeamIsChosenAndMoved();
    void whatIsOfferedCanBeBuilt();
    void aBeamIsAddedSizedAndRemoved();
    void aKindComesBackAsItWasLeft();
    void anOsteotomyHasItsForm();
};

void TestCaseFixator::everyOfferedFixatorIsNamed()
{
    for (const FractureKind fracture : {FractureKind::Neck, FractureKind::Intertrochanteric,
                                        FractureKind::ReverseOblique, FractureKind::Subtrochanteric}) {
        std::set<QString> names;
        for (const OfferedFixator& each : offeredFixators(fracture)) {
            QVERIFY2(names.insert(each.name).second, qPrintable(each.name));
            QCOMPARE(fixatorName(each.fixator, fracture), each.name);
        }
    }
    Fixation own;
    own.fixator.kind = FixatorKind::Nail;
    own = withOwnBeams(own);
    own.fixator.beams.front().offset = 0.001;
    QCOMPARE(fixatorName(own.fixator, FractureKind::Neck), QString("Nail, changed"));
}

// A beam is chosen by its row and moved by its numbers, which makes a list of beams of the usual fixator.
void TestCaseFixator::aBeamIsChosenAndMoved()
{
    QVERIFY(m_fixation->openNow(screwsCase));
    m_fixation->waitUntilSolved();
    QVERIFY(m_fixation->fixation().fixator.beams.empty());
    QPushButton* second = nullptr;
    for (QPushButton* each : m_panel->findChildren<QPushButton*>()) {
        if (each->text().startsWith("upper front screw"))
            second = each;
    }
    QVERIFY(second && !second->isChecked());
    second->click();
    QCOMPARE(m_fixation->part(), 1);
    QTRY_VERIFY(second->isChecked());
    auto* forwards = named<NumberField>(*m_panel, "Forwards");
    QVERIFY(forwards && forwards->isVisibleTo(m_panel.get()));
    QCOMPARE(forwards->value().value_or(0), 0.0065);
    forwards->setFocus();
    forwards->selectAll();
    QTest::keyClicks(forwards, "4");
    QTest::keyClick(forwards, Qt::Key_Return);
    QCOMPARE(m_fixation->fixation().fixator.beams.size(), std::size_t(3));
    QCOMPARE(m_fixation->fixation().fixator.beams[1].anterior, 0.004);
    QCOMPARE(m_session->document().size(), std::size_t(1));
    bool isSaid = false;
    for (const QLabel* label : m_panel->findChildren<QLabel*>())
        isSaid = isSaid || (label->isVisibleTo(m_panel.get()) && label->text().startsWith("Beams of its own"));
    QVERIFY(isSaid);
    m_fixation->selectPart(-1);
    QTRY_VERIFY(!forwards->isVisibleTo(m_panel.get()));
}

// What is offered can be built, and what cannot cross the fracture is not offered.
void TestCaseFixator::whatIsOfferedCanBeBuilt()
{
    for (const FractureKind kind : {FractureKind::Neck, FractureKind::Intertrochanteric, FractureKind::ReverseOblique,
                                    FractureKind::Subtrochanteric}) {
        Fixation fixation;
        fixation.fracture = usualPlane(kind, fixation.femur);
        for (const OfferedFixator& each : offeredFixators(kind)) {
            fixation.fixator = each.fixator;
            const Construct construct = buildConstruct(fixation);
            QVERIFY2(construct.isSound(), qPrintable(each.name));
        }
    }
}

// One more, like the chosen one and beside it; its size typed; taken out again.
void TestCaseFixator::aBeamIsAddedSizedAndRemoved()
{
    QVERIFY(m_fixation->openNow(screwsCase));
    m_fixation->waitUntilSolved();
    const auto press = [&](const QString& text) {
        for (QToolButton* button : m_panel->findChildren<QToolButton*>()) {
            if (button->text() == text && button->isVisibleTo(m_panel.get()))
                return button->click();
        }
        QFAIL(qPrintable(text));
    };
    m_fixation->selectPart(1);
    QTRY_VERIFY(named<NumberField>(*m_panel, "Forwards")->isVisibleTo(m_panel.get()));
    press("+ Add a beam");
    const auto beams = [&] { return m_fixation->fixation().fixator.beams; };
    QCOMPARE(beams().size(), std::size_t(4));
    QCOMPARE(beams()[3].name, std::string("screw"));
    QCOMPARE(m_fixation->part(), 3);
    m_fixation->waitUntilSolved();
    QVERIFY(m_fixation->problems().empty());
    QTRY_VERIFY(m_fixation->shown() && m_fixation->shown()->isUsable());
    press("Size, hold, preload");
    auto* row = named<PropertyField>(*m_panel, "Preload");
    QVERIFY(row && row->isVisibleTo(m_panel.get()));
    auto* preload = row->findChild<NumberField*>();
    preload->setFocus();
    preload->selectAll();
    QTest::keyClicks(preload, "350");
    QTest::keyClick(preload, Qt::Key_Return);
    QCOMPARE(beams()[3].preload, 350.0);
    QCOMPARE(beams()[1].preload, 200.0);
    press("Remove");
    QCOMPARE(beams().size(), std::size_t(3));
    QCOMPARE(m_fixation->part(), -1);
    for (int i = 0; i < 3; ++i) {
        m_fixation->waitUntilSolved();
        m_fixation->selectPart(0);
        QTRY_VERIFY(named<NumberField>(*m_panel, "Forwards")->isVisibleTo(m_panel.get()));
        press("Remove");
    }
    QVERIFY(m_fixation->fixation().fixator == (Fixator{FixatorKind::None, {}, {}}));
    press("+ Add a beam");
    QCOMPARE(m_fixation->fixation().fixator.kind, FixatorKind::Own);
    m_fixation->waitUntilSolved();
    QVERIFY(m_fixation->problems().empty());
    while (m_session->document().canUndo())
        m_session->undo();
    QVERIFY(beams().empty());
}

void TestCaseFixator::aKindComesBackAsItWasLeft()
{
    QVERIFY(m_fixation->openNow(screwsCase));
    const FracturePlane own = m_fixation->fixation().fracture;
    auto* kinds = named<QComboBox>(*m_panel, "Kind of fracture");
    emit kinds->activated(1);
    QCOMPARE(m_fixation->fixation().fracture.kind, FractureKind::Intertrochanteric);
    emit kinds->activated(0);
    QVERIFY(m_fixation->fixation().fracture == own);
    // Not in another case.
    QVERIFY(m_fixation->openNow(SINEW_RESOURCE_DIR "/fixations/subtrochanteric_nail.sinew-fixation.json"));
    emit kinds->activated(0);
    QVERIFY(m_fixation->fixation().fracture == usualPlane(FractureKind::Neck, FemurShape()));
}

void TestCaseFixator::anOsteotomyHasItsForm()
{
    QVERIFY(m_fixation->openNow(screwsCase));
    auto* valgus = named<NumberField>(*m_panel, "Valgus");
    QVERIFY(valgus && !valgus->isVisibleTo(m_panel.get()));
    Fixation cut = m_fixation->fixation();
    cut.osteotomy.emplace();
    m_fixation->edit(cut, "Add an osteotomy");
    QVERIFY(valgus->isVisibleTo(m_panel.get()));
    valgus->setFocus();
    valgus->selectAll();
    QTest::keyClicks(valgus, "15");
    QTest::keyClick(valgus, Qt::Key_Return);
    QVERIFY(std::abs(m_fixation->fixation().osteotomy->valgus - 15 * degree) < 1e-12);
    emit named<QComboBox>(*m_panel, "Muscles after the osteotomy")->activated(1);
    QCOMPARE(m_fixation->fixation().osteotomy->muscles, MuscleAdaptation::Fresh);
    m_fixation->waitUntilSolved();
    QVERIFY(m_fixation->problems().empty());
    QCOMPARE(m_fixation->solved()->answers.size(), m_fixation->fixation().alternatives.size() + 2);
    QVERIFY(m_fixation->answer()->construct.plane.pauwels < m_fixation->fixation().fracture.pauwels - 10 * degree);
    for (QToolButton* button : m_panel->findChildren<QToolButton*>()) {
        if (button->text() == "Remove")
            button->click();
    }
    QVERIFY(!m_fixation->fixation().osteotomy);
    QVERIFY(!valgus->isVisibleTo(m_panel.get()));
}

SINEW_TEST(TestCaseFixator)

}  // namespace tst_case_fixator

#include "tst_case_fixator.moc"
