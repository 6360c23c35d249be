#include <algorithm>
#include <memory>

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include "core/base/constants.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "ui/panels/coordinates/coordinate_row.h"
#include "ui/panels/coordinates/coordinates_panel.h"
#include "ui/session/session.h"
#include "ui/widgets/bounded_field.h"
#include "ui/widgets/fine_slider.h"
#include "ui/widgets/mode_chip.h"
#include "ui/widgets/number_field.h"

namespace tst_coordinates_panel {

using namespace sinew;

class TestCoordinatesPanel : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void sliderMovesTheCoordinate();
    void shiftMovesFinely();
    void aDragIsUndone();
    void eachTypedValueIsUndone();
    void outerChangesComeBackWithoutEcho();
    void fieldTakesUnits();
    void fieldKeepsTheValueForNonsense();
    void chipCyclesTheMode();
    void drivenCoordinateHasAMoment();
    void rowsStay();
    void bodyWeightIsAnEdit();

private:
    double value(int coordinate) const { return m_session->situation().values[coordinate]; }
    CoordinateRow* row(int index) const { return m_panel->findChildren<CoordinateRow*>().at(index); }
    FineSlider* slider() const { return row(0)->findChild<FineSlider*>(); }
    NumberField* field() const { return row(0)->findChild<NumberField*>(QString(), Qt::FindDirectChildrenOnly); }

    std::unique_ptr<Session> m_session;
    std::unique_ptr<CoordinatesPanel> m_panel;
};

void TestCoordinatesPanel::init()
{
    m_session = std::make_unique<Session>();
    m_panel = std::make_unique<CoordinatesPanel>(*m_session);
    QVERIFY(m_session->openAndWait(SINEW_RESOURCE_DIR "/models/two_links_five_strands.sinew.json"));
    m_panel->resize(270, 400);
    m_panel->show();
    QCOMPARE(m_panel->findChildren<CoordinateRow*>().size(), 2);
}

void TestCoordinatesPanel::cleanup()
{
    m_panel.reset();
    m_session.reset();
}

void TestCoordinatesPanel::sliderMovesTheCoordinate()
{
    QTest::keyClick(slider(), Qt::Key_Right);
    SINEW_COMPARE_NEAR(value(0), 1 * degree, {.abs = 1e-12});
    QTest::keyClick(slider(), Qt::Key_PageUp);
    SINEW_COMPARE_NEAR(value(0), 6 * degree, {.abs = 1e-12});
    QCOMPARE(field()->text(), QStringLiteral("6.0"));
    QTest::keyClick(slider(), Qt::Key_End);
    SINEW_COMPARE_NEAR(value(0), 60 * degree, {.abs = 1e-12});
}

void TestCoordinatesPanel::shiftMovesFinely()
{
    QTest::keyClick(slider(), Qt::Key_Right, Qt::ShiftModifier);
    SINEW_COMPARE_NEAR(value(0), 0.1 * degree, {.abs = 1e-12});
    QTest::keyClick(slider(), Qt::Key_Right);
    SINEW_COMPARE_NEAR(value(0), 1.1 * degree, {.abs = 1e-12});
}

// There was no way back but to set every angle again.
void TestCoordinatesPanel::aDragIsUndone()
{
    QTest::keyClick(slider(), Qt::Key_Right);
    QTest::keyClick(slider(), Qt::Key_Right);
    slider()->setSliderDown(true);
    slider()->setSliderPosition(100);
    slider()->triggerAction(QAbstractSlider::SliderMove);
    slider()->setSliderPosition(150);
    slider()->triggerAction(QAbstractSlider::SliderMove);
    slider()->setSliderDown(false);
    SINEW_COMPARE_NEAR(value(0), 15 * degree, {.abs = 1e-12});
    QCOMPARE(m_session->document().size(), std::size_t(2));  // the keys, and the drag
    m_session->undo();
    SINEW_COMPARE_NEAR(value(0), 2 * degree, {.abs = 1e-12});
    QCOMPARE(slider()->value(), 20);
    m_session->undo();
    QCOMPARE(value(0), 0.0);
}

// Six angles typed one after the other were one step.
void TestCoordinatesPanel::eachTypedValueIsUndone()
{
    for (const char* typed : {"10", "20", "30"}) {
        field()->selectAll();
        QTest::keyClicks(field(), QString(typed));
        QTest::keyClick(field(), Qt::Key_Return);
    }
    for (int i = 0; i < 2; ++i)
        QTest::keyClick(field(), Qt::Key_Up);  // steps in a row are one
    SINEW_COMPARE_NEAR(value(0), 32 * degree, {.abs = 1e-12});
    QCOMPARE(m_session->document().size(), std::size_t(4));
    for (const double before : {30, 20, 10, 0}) {
        m_session->undo();
        SINEW_COMPARE_NEAR(value(0), before * degree, {.abs = 1e-12});
    }
}

void TestCoordinatesPanel::outerChangesComeBackWithoutEcho()
{
    // Between two ticks of the slider: an echo would round it.
    m_session->setCoordinateValue(0, 0.3217);
    QCOMPARE(value(0), 0.3217);
    QCOMPARE(slider()->value(), 184);
    QCOMPARE(field()->text(), QStringLiteral("18.4"));
}

void TestCoordinatesPanel::fieldTakesUnits()
{
    field()->selectAll();
    QTest::keyClicks(field(), QStringLiteral("0,2 rad"));
    QTest::keyClick(field(), Qt::Key_Return);
    SINEW_COMPARE_NEAR(value(0), 0.2, {.abs = 1e-15});
    QCOMPARE(field()->text(), QStringLiteral("11.5"));
    QTest::keyClick(field(), Qt::Key_Up);
    SINEW_COMPARE_NEAR(value(0), 0.2 + degree, {.abs = 1e-12});
}

void TestCoordinatesPanel::fieldKeepsTheValueForNonsense()
{
    m_session->setCoordinateValue(0, 0.1);
    field()->setFocus();
    field()->selectAll();
    QTest::keyClicks(field(), QStringLiteral("12 mm"));
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(value(0), 0.1);
    QTest::keyClick(field(), Qt::Key_Escape);
    QCOMPARE(field()->text(), QStringLiteral("5.7"));
}

void TestCoordinatesPanel::chipCyclesTheMode()
{
    auto* chip = row(0)->findChild<ModeChip*>();
    const auto mode = [this] { return m_session->situation().modes[0]; };
    QCOMPARE(mode(), CoordinateMode::Free);
    for (const CoordinateMode expected : {CoordinateMode::Locked, CoordinateMode::Driven, CoordinateMode::Free}) {
        chip->click();
        QCOMPARE(mode(), expected);
        QCOMPARE(chip->mode(), expected);
    }
}

void TestCoordinatesPanel::drivenCoordinateHasAMoment()
{
    m_session->setCoordinateMode(1, CoordinateMode::Driven);
    const QList<NumberField*> fields = row(1)->findChildren<NumberField*>();
    QCOMPARE(fields.size(), 2);
    const auto effort
        = std::find_if(fields.begin(), fields.end(), [this](NumberField* f) { return f->parent() != row(1); });
    QVERIFY(effort != fields.end());
    QVERIFY((*effort)->isVisible());
    (*effort)->selectAll();
    QTest::keyClicks(*effort, QStringLiteral("-4"));
    QTest::keyClick(*effort, Qt::Key_Return);
    QVERIFY(m_session->situation().efforts[1] == (Amount{-4, Scale::Si}));
}

void TestCoordinatesPanel::rowsStay()
{
    const QList<CoordinateRow*> before = m_panel->findChildren<CoordinateRow*>();
    m_session->setCoordinateValue(1, 0.2);
    m_session->setCoordinateMode(1, CoordinateMode::Locked);
    m_session->waitUntilSolved();
    m_session->setBodyWeight(700);
    QCOMPARE(m_panel->findChildren<CoordinateRow*>(), before);
}

void TestCoordinatesPanel::bodyWeightIsAnEdit()
{
    auto* weight = m_panel->findChild<NumberField*>(QStringLiteral("bodyWeight"));
    QVERIFY(weight);
    QVERIFY(!weight->value() && weight->text().isEmpty());  // it said 0 N of models that have none
    weight->selectAll();
    QTest::keyClicks(weight, QStringLiteral("75 kg"));
    QTest::keyClick(weight, Qt::Key_Return);
    SINEW_COMPARE_NEAR(m_session->model().bodyWeight, 75 * standardGravity, {.rel = 1e-15});
    QCOMPARE(weight->text(), QStringLiteral("735"));
    QVERIFY(m_session->document().canUndo());
    m_session->undo();
    QCOMPARE(m_session->model().bodyWeight, 0.0);
    QCOMPARE(weight->text(), QString());
    // What the field has to say stays after Enter; 1e300 N widened the window.
    for (const char* wrong : {"-5", "1e300"}) {
        weight->setFocus();
        weight->selectAll();
        QTest::keyClicks(weight, QString::fromLatin1(wrong));
        QTest::keyClick(weight, Qt::Key_Return);
        auto* remark = m_panel->findChild<QLabel*>(QString::fromLatin1(remarkName));
        QVERIFY2(remark && remark->isVisible() && remark->text().contains("above 0 and at most"), wrong);
        QCOMPARE(m_session->model().bodyWeight, 0.0);
        QCOMPARE(weight->text(), QString::fromLatin1(wrong));  // to be mended
        QTest::keyClick(weight, Qt::Key_Home);
        QVERIFY(!remark->isVisible());
    }
    // An elephant's is taken, and said to be nobody's.
    const auto isDoubted = [&] {
        const QList<QLabel*> labels = m_panel->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [](const QLabel* it) {
            return it->isVisibleTo(it->window()) && it->text().startsWith("No person: more than 500 kg");
        });
    };
    for (const auto& [typed, isNobodys] : {std::pair("5000 kg", true), {"735", false}}) {
        weight->selectAll();
        QTest::keyClicks(weight, QString::fromLatin1(typed));
        QTest::keyClick(weight, Qt::Key_Return);
        QCOMPARE(isDoubted(), isNobodys);
    }
}

SINEW_TEST(TestCoordinatesPanel)

}  // namespace tst_coordinates_panel

#include "tst_coordinates_panel.moc"
