// The dialog that scales a model: what it asks for is the verb of scripts.

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QTest>

#include "core/figures/building_blocks.h"
#include "tests/support/test_registry.h"
#include "ui/dialogs/scale_dialog.h"
#include "ui/widgets/number_field.h"

namespace tst_scale_dialog {

using namespace sinew;

namespace {

void type(NumberField& field, const QString& text)
{
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, text);
    QTest::keyClick(&field, Qt::Key_Return);
}

NumberField* fieldOf(ScaleDialog& dialog, const QString& name)
{
    for (NumberField* field : dialog.findChildren<NumberField*>()) {
        if (field->accessibleName() == name)
            return field;
    }
    return nullptr;
}

QString verbOf(const ScaleDialog& dialog)
{
    const auto verb = dialog.verb();
    return verb ? QString::fromStdString(jsonOnOneLine(*verb)).remove(' ').trimmed() : QString();
}

}  // namespace

class TestScaleDialog : public QObject {
    Q_OBJECT

private slots:
    // The last link has one joint only; a foot was not to be scaled.
    void lengthsBetweenLandmarks()
    {
        Model model = chain({.links = 2, .length = 0.4});
        model.bodies[1].landmarks = {{"heel", {0, 0, 0}}, {"toe", {0.25, 0, 0}}};
        ScaleDialog dialog(model);
        dialog.show();
        type(*fieldOf(dialog, "New length of link 2"), "30 cm");
        QCOMPARE(verbOf(dialog),
                 QString(R"({"verb":"scale","lengths":[{"body":"link_2","from":"heel","to":"toe","distance":0.3}]})"));
        // What is measured is chosen: the field has its length then.
        auto* first = dialog.findChildren<QComboBox*>().front();
        QVERIFY(first->count() >= 2);
        type(*fieldOf(dialog, "New length of link 1"), "1 m");
        first->setCurrentIndex(1);
        QVERIFY(!verbOf(dialog).contains("link_1"));
    }

    void lengthsOfBodies()
    {
        ScaleDialog dialog(chain({.links = 3, .length = 0.4}));
        dialog.show();
        auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(!ok->isEnabled() && !dialog.verb());
        // The last link has one joint only.
        QVERIFY(fieldOf(dialog, "New length of link 2"));
        type(*fieldOf(dialog, "New length of link 2"), "50 cm");
        QVERIFY(ok->isEnabled());
        QCOMPARE(verbOf(dialog), QString(R"({"verb":"scale","lengths":[{"body":"link_2","length":0.5}]})"));
        dialog.findChild<QCheckBox*>()->click();
        QVERIFY(verbOf(dialog).endsWith(R"("masses":true})"));
        type(*fieldOf(dialog, "New length of link 2"), "400 mm");
        QVERIFY(!dialog.verb());
    }

    void theWholeOrItsBodies()
    {
        ScaleDialog dialog(chain({.links = 2}));
        dialog.show();
        type(*fieldOf(dialog, "Factor of the model"), "1.1");
        QCOMPARE(verbOf(dialog), QString(R"({"verb":"scale","factor":1.1})"));
        QCOMPARE(dialog.editSentence(), QString("Scale the model by 1.1"));
        QVERIFY(!fieldOf(dialog, "New length of link 1")->isEnabled());
        type(*fieldOf(dialog, "Factor of the model"), "-1");  // refused: the last one stays
        QCOMPARE(verbOf(dialog), QString(R"({"verb":"scale","factor":1.1})"));
    }
};

SINEW_TEST(TestScaleDialog)

}  // namespace tst_scale_dialog

#include "tst_scale_dialog.moc"
