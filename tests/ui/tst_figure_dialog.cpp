// The dialog that makes a figure to measure.

#include <algorithm>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSpinBox>
#include <QTest>

#include "core/figures/ready_parts.h"
#include "core/mechanism/mechanism.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "tests/ui/session_fixture.h"
#include "ui/dialogs/figure_dialog.h"
#include "ui/dialogs/part_dialog.h"
#include "ui/session/run_verb.h"
#include "ui/session/session.h"
#include "ui/widgets/number_field.h"

namespace tst_figure_dialog {

using namespace sinew;

class TestFigureDialog : public QObject {
    Q_OBJECT

private slots:
    void everyFigureCanBeMade();
    void showsOnlyWhatTheFigureHeeds();
    void meanNumbersFollowTheSex();
    void numbersStayHuman();
    void everyPartCanBeInserted_data();
    void everyPartCanBeInserted();

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

// Ready parts could be inserted by the command line only. Beside other objects as in an empty model, as one entry.
void TestFigureDialog::everyPartCanBeInserted_data()
{
    QTest::addColumn<QString>("part");
    for (const ReadyPart& part : readyParts())
        QTest::newRow(part.name.data()) << QString::fromLatin1(part.name.data());
}

void TestFigureDialog::everyPartCanBeInserted()
{
    QFETCH(QString, part);
    Session session;
    QVERIFY(session.openAndWait(test::twoLinks));
    const Model before = session.project().model;
    PartDialog dialog(before);
    dialog.choose(part);
    dialog.findChild<QComboBox*>("on")->setCurrentIndex(2);
    auto* x = dialog.findChild<NumberField*>("x");
    x->setFocus();
    x->setText("120");
    x->setModified(true);
    emit x->editingFinished();
    const PartWish wish = dialog.wish();
    const bool isMuscle = part == "muscle";
    QCOMPARE(wish.hangs, !isMuscle);
    QCOMPARE(wish.isPlaced, !isMuscle);
    if (isMuscle)  // its points are clicked, see tst_edit_tools
        return;
    QVERIFY(runVerb(session, jsonOnOneLine(wish.verb), "Insert " + wish.title.toStdString()));
    QCOMPARE(session.document().size(), std::size_t(1));
    const Model& after = session.project().model;
    const auto hangsThere = [&](const auto& object) { return object.parent == before.bodies[1].name; };
    const auto joint = std::find_if(after.joints.begin() + static_cast<std::ptrdiff_t>(before.joints.size()),
                                    after.joints.end(), hangsThere);
    const auto segment = std::find_if(after.segments.begin(), after.segments.end(), hangsThere);
    QVERIFY(joint != after.joints.end() || segment != after.segments.end());
    const Frame& frame = joint != after.joints.end() ? joint->inParent : segment->inParent;
    SINEW_COMPARE_NEAR(frame.position.x(), 0.12, {.rel = 1e-12});
    QVERIFY(!session.selection().isNull());
    session.undo();
    QCOMPARE(session.project().model, before);
    QVERIFY(!runVerb(session, R"({"verb": "insert", "template": "nothing"})", "Insert"));
    QVERIFY(session.messages().back().message.english().find("there is no template") != std::string::npos);
    QCOMPARE(session.project().model, before);
}

SINEW_TEST(TestFigureDialog)

}  // namespace tst_figure_dialog

#include "tst_figure_dialog.moc"
