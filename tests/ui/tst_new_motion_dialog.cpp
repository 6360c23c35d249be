// The question with which motion a figure begins.

#include <QComboBox>
#include <QRadioButton>
#include <QTest>

#include "core/base/constants.h"
#include "core/figures/figures.h"
#include "core/scenario/new_scenario.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "ui/dialogs/new_motion_dialog.h"
#include "ui/widgets/number_field.h"

namespace tst_new_motion_dialog {

using namespace sinew;

class TestNewMotionDialog : public QObject {
    Q_OBJECT

private:
    static QRadioButton& choice(const NewMotionDialog& dialog, const char* name)
    {
        for (QRadioButton* button : dialog.findChildren<QRadioButton*>()) {
            if (button->text() == name)
                return *button;
        }
        qFatal("no choice %s", name);
    }

private slots:
    void itBeginsWithHolding()
    {
        const Model model = pendulum({});
        const NewMotionDialog dialog(model);
        QVERIFY(choice(dialog, "Hold").isChecked());
        QVERIFY(dialog.scenario() == newScenario(model));
    }

    void whatCannotBeDoneSaysWhy()
    {
        const NewMotionDialog rod(pendulum({}));
        for (const char* name : {"Squat", "Step", "Reach"}) {
            QVERIFY(!choice(rod, name).isEnabled());
            QVERIFY(choice(rod, name).toolTip().contains("found by the names"));
        }
        QVERIFY(choice(rod, "Swing").isEnabled() && choice(rod, "Swing").toolTip().isEmpty());
        const NewMotionDialog links(elevenLink({})), person(human17({}));
        for (const char* name : {"Hold", "Swing", "Squat", "Step", "Reach"})
            QVERIFY(choice(links, name).isEnabled() && choice(person, name).isEnabled());
    }

    void aSwingAsksWhatIsLetGo()
    {
        const Model model = elevenLink({});
        NewMotionDialog dialog(model);
        dialog.show();
        auto& coordinate = *dialog.findChild<QComboBox*>("coordinate");
        auto& from = *dialog.findChild<NumberField*>("from");
        QVERIFY(!coordinate.isVisible());
        choice(dialog, "Swing").setChecked(true);
        QVERIFY(coordinate.isVisible() && from.isVisible());
        coordinate.setCurrentIndex(coordinate.findText("swing thigh angle"));
        QVERIFY(coordinate.currentIndex() >= 0);
        from.setText("-60");
        from.setModified(true);
        emit from.editingFinished();
        const Scenario scenario = dialog.scenario();
        QCOMPARE(scenario.start.size(), std::size_t(1));
        QCOMPARE(scenario.start[0].coordinate, std::string("swing_thigh_angle"));
        SINEW_COMPARE_NEAR(*scenario.start[0].value, -60 * degree, {.abs = 1e-12});
        choice(dialog, "Squat").setChecked(true);
        QVERIFY(!coordinate.isVisible());
        QVERIFY(dialog.scenario() == newSquat(model));
        choice(dialog, "Step").setChecked(true);
        QVERIFY(dialog.scenario() == newStep(model));
        choice(dialog, "Reach").setChecked(true);
        QVERIFY(dialog.scenario() == newReach(model));
    }
};

SINEW_TEST(TestNewMotionDialog)

}  // namespace tst_new_motion_dialog

#include "tst_new_motion_dialog.moc"
