// The dialog that makes a figure to measure.

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSpinBox>
#include <QTest>

#include "core/mechanism/mechanism.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "ui/dialogs/figure_dialog.h"

using namespace sinew;

class TestFigureDialog : public QObject {
    Q_OBJECT

private slots:
    void everyFigureCanBeMade();
    void showsOnlyWhatTheFigureHeeds();
    void meanNumbersFollowTheSex();
    void numbersStayHuman();

private:
    static void choose(FigureDialog& dialog, const char* name)
    {
        auto* kinds = dialog.findChild<QComboBox*>("kind");
        kinds->setCurrentIndex(kinds->findData(QString(name)));
    }
};

void TestFigureDialog::everyFigureCanBeMade()
{
    FigureDialog dialog;
    auto* kinds = dialog.findChild<QComboBox*>("kind");
    QCOMPARE(kinds->count(), static_cast<int>(figureKinds().size()));
    for (int i = 0; i < kinds->count(); ++i) {
        kinds->setCurrentIndex(i);
        const Result<Model> made = dialog.makeChosen();
        QVERIFY2(made.ok() && compile(*made.value).ok(), qPrintable(kinds->itemText(i)));
    }
}

void TestFigureDialog::showsOnlyWhatTheFigureHeeds()
{
    FigureDialog dialog;
    dialog.show();
    choose(dialog, "snake");
    QVERIFY(dialog.findChild<QSpinBox*>("links")->isVisible());
    QVERIFY(!dialog.findChild<QDoubleSpinBox*>("height")->isVisible());
    choose(dialog, "human17");
    QVERIFY(!dialog.findChild<QSpinBox*>("links")->isVisible());
    QVERIFY(dialog.findChild<QDoubleSpinBox*>("height")->isVisible());
    QVERIFY(dialog.findChild<QComboBox*>("sex")->isVisible());
}

void TestFigureDialog::meanNumbersFollowTheSex()
{
    FigureDialog dialog;
    choose(dialog, "human17");
    auto* height = dialog.findChild<QDoubleSpinBox*>("height");
    auto* mass = dialog.findChild<QDoubleSpinBox*>("mass");
    SINEW_COMPARE_NEAR(dialog.options().person.height, meanPerson(Sex::Male).height, {.abs = 5e-4});
    mass->setValue(80);
    dialog.findChild<QComboBox*>("sex")->setCurrentIndex(1);
    // The field has one decimal of a centimetre.
    SINEW_COMPARE_NEAR(dialog.options().person.height, meanPerson(Sex::Female).height, {.abs = 5e-4});
    QCOMPARE(dialog.options().person.mass, 80.0);
    QCOMPARE(dialog.options().person.sex, Sex::Female);
    QVERIFY(height->suffix().contains("cm") && mass->suffix().contains("kg"));
}

void TestFigureDialog::numbersStayHuman()
{
    FigureDialog dialog;
    choose(dialog, "human17");
    auto* height = dialog.findChild<QDoubleSpinBox*>("height");
    height->setValue(-5);
    QVERIFY(dialog.makeChosen().ok());
    height->setValue(1e9);
    QVERIFY(dialog.makeChosen().ok());
    SINEW_COMPARE_NEAR(dialog.options().person.height, humanHeights.second, {.abs = 1e-9});
}

SINEW_TEST(TestFigureDialog)
#include "tst_figure_dialog.moc"
