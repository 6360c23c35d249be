// How numbers are shown where there is little room.

#include <QApplication>
#include <QFocusEvent>
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
