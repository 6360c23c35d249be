// Dialogs without the style's own pictures.

#include <QApplication>
#include <QDialogButtonBox>
#include <QMessageBox>
#include <QPushButton>
#include <QStyleOptionComboBox>
#include <QTest>

#include "tests/support/test_registry.h"
#include "ui/widgets/elided_combo_box.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/theme.h"

namespace tst_program_style {

using namespace sinew;

class TestProgramStyle : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp, ThemeKind::Light); }
    void buttonsOfDialogsHaveWordsAlone();
    void messageBoxesHaveTheProgramsIcons_data();
    void messageBoxesHaveTheProgramsIcons();
    void choicesAreWholeInTheirOwnBox();
};

void TestProgramStyle::buttonsOfDialogsHaveWordsAlone()
{
    QMessageBox question(QMessageBox::Warning, "Sinew", "Save?",
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    const QDialogButtonBox box(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::Close);
    for (const QList<QAbstractButton*>& buttons : {question.buttons(), box.buttons()}) {
        QVERIFY(!buttons.isEmpty());
        for (const QAbstractButton* button : buttons)
            QVERIFY2(button->icon().isNull(), qPrintable(button->text()));
    }
}

void TestProgramStyle::messageBoxesHaveTheProgramsIcons_data()
{
    QTest::addColumn<QMessageBox::Icon>("kind");
    QTest::addColumn<QString>("name");
    QTest::newRow("information") << QMessageBox::Information << "info";
    QTest::newRow("question") << QMessageBox::Question << "help";
    QTest::newRow("warning") << QMessageBox::Warning << "warning";
    QTest::newRow("critical") << QMessageBox::Critical << "warning";
}

void TestProgramStyle::messageBoxesHaveTheProgramsIcons()
{
    QFETCH(QMessageBox::Icon, kind);
    QFETCH(QString, name);
    const QMessageBox box(kind, "Sinew", "text");
    const QIcon own = icon(name.toUtf8().constData(), box);
    QVERIFY(!own.isNull());
    QCOMPARE(box.iconPixmap().toImage(), own.pixmap({32, 32}, box.devicePixelRatioF()).toImage());
}

// "wh…" for "when", in a box that was as wide as Qt said it should be.
void TestProgramStyle::choicesAreWholeInTheirOwnBox()
{
    class Box : public ElidedComboBox {
    public:
        QString shown() const
        {
            QStyleOptionComboBox option;
            initStyleOption(&option);
            return option.currentText;
        }
    };
    Box box;
    for (const char* word : {"at", "when", "a much longer choice"}) {
        box.clear();
        box.addItem(word);
        box.resize(box.sizeHint());
        QCOMPARE(box.shown(), QString(word));
    }
}

SINEW_TEST(TestProgramStyle)

}  // namespace tst_program_style

#include "tst_program_style.moc"
