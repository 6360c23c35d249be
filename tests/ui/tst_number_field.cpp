// How numbers are shown where there is little room.

#include <QApplication>
#include <QFocusEvent>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/test_registry.h"
#include "ui/widgets/number_field.h"

namespace tst_number_field {

using namespace sinew;

class TestNumberField : public QObject {
    Q_OBJECT

private slots:
    // -303.024 mm read 303.024: the sign was cut off.
    void aNumberIsRoundedNotCutOff()
    {
        NumberField field(fieldUnit(Quantity::Length));
        field.resize(400, 28);
        field.show();
        field.setValue(-0.303024);
        QCOMPARE(field.text(), QStringLiteral("\u2212303.024"));
        field.resize(field.fontMetrics().horizontalAdvance(QStringLiteral("\u2212303.0 mm")) + 2, 28);
        QVERIFY(field.text().startsWith(QChar(0x2212)));
        QVERIFY(field.text().size() < 8);
        QCOMPARE(field.value(), -0.303024);
        QCOMPARE(field.cursorPosition(), 0);
    }

    // It read "at most 90 °", and "90°" everywhere else.
    void boundsAreWrittenAsOtherNumbers()
    {
        NumberField field(fieldUnit(Quantity::Angle));
        field.setStaysWhenRefused(true);
        field.setBounds({.most = 1.5707963267948966});
        field.setText(QStringLiteral("120"));
        field.setModified(true);
        QTest::keyClick(&field, Qt::Key_Return);
        QVERIFY2(field.reason().contains(QStringLiteral("90")), qPrintable(field.reason()));
        QVERIFY2(field.reason().endsWith(QChar(0xB0)) && !field.reason().contains(QStringLiteral(" \u00b0")),
                 qPrintable(field.reason()));
    }

    // 1e300 kg was taken without a word.
    void whatNoSkeletonHasIsRefused()
    {
        NumberField field(fieldUnit(Quantity::Mass));
        field.setStaysWhenRefused(true);
        field.setValue(7);
        QSignalSpy entered(&field, &NumberField::valueEntered);
        field.setText(QStringLiteral("1e300"));
        field.setModified(true);
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(entered.count(), 0);
        QVERIFY2(field.reason().contains(QStringLiteral("at most")), qPrintable(field.reason()));
        field.setText(QStringLiteral("70"));
        field.setModified(true);
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(entered.count(), 1);
    }

    // "several" ran into its unit.
    void whatStandsInForANumberKeepsApartFromTheUnit()
    {
        NumberField field(fieldUnit(Quantity::Length));
        field.resize(200, 28);
        field.show();
        field.setPlaceholderText(QStringLiteral("several"));
        field.setValue(0.012);
        const int besideANumber = field.textMargins().right();
        field.setValue(std::nullopt);
        QVERIFY(field.text().isEmpty());
        QVERIFY(field.textMargins().right() >= besideANumber + 3);
        field.setValue(0.012);
        QCOMPARE(field.textMargins().right(), besideANumber);
    }
};

SINEW_TEST(TestNumberField)

}  // namespace tst_number_field

#include "tst_number_field.moc"
