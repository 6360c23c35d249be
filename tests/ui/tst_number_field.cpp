// How numbers are shown where there is little room.

#include <cmath>

#include <QApplication>
#include <QFocusEvent>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/test_registry.h"
#include "ui/widgets/bounded_field.h"
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

    // "0.15 BW" in newtons and "15 %" in degrees went back to the number before, without a word, when the field was left.
    void whatIsRefusedStays_data()
    {
        QTest::addColumn<Quantity>("quantity");
        QTest::addColumn<QString>("typed");
        QTest::newRow("another unit") << Quantity::Force << "0.15 BW";
        QTest::newRow("a share") << Quantity::Angle << "15 %";
        QTest::newRow("no number") << Quantity::Length << "abc";
        QTest::newRow("beyond its bounds") << Quantity::Weight << "-5";
        QTest::newRow("a digit is missing") << Quantity::Angle << "24.-30204";
    }
    void whatIsRefusedStays()
    {
        QFETCH(Quantity, quantity);
        QFETCH(QString, typed);
        QWidget window;
        auto* field = new NumberField(quantity, &window);
        auto* other = new QLineEdit(&window);
        window.resize(400, 200);
        other->move(200, 0);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        field->setBounds({.least = 0});
        field->setValue(7);
        QSignalSpy entered(field, &NumberField::valueEntered);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, typed);
        other->setFocus();
        QCOMPARE(field->text(), typed);
        QCOMPARE(field->property("refused").toBool(), true);
        QVERIFY(!field->reason().isEmpty());
        const auto* remark = window.findChild<QLabel*>(QString(remarkName));
        QVERIFY(remark && remark->isVisible() && remark->text().startsWith(field->reason()));
        field->setValue(7);  // as when something else has changed
        QCOMPARE(field->text(), typed);
        QCOMPARE(entered.count(), 0);
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(field->reason().isEmpty() && !field->property("refused").toBool());
        QVERIFY(field->text() != typed);
        field->selectAll();
        QTest::keyClicks(field, typed);
        other->setFocus();
        field->setValue(8);  // another number was given meanwhile
        QVERIFY(field->reason().isEmpty() && field->text() != typed);
    }

    // The third click set the cursor within the number, so that "-30" became "24.-30204".
    void threeClicksMarkTheNumber()
    {
        NumberField field(fieldUnit(Quantity::Angle));
        field.resize(200, 28);
        field.show();
        QVERIFY(QTest::qWaitForWindowActive(&field));
        field.setValue(0.4224);
        QSignalSpy entered(&field, &NumberField::valueEntered);
        const QPoint at(150, 14);
        QTest::mouseClick(&field, Qt::LeftButton, {}, at);
        QTest::mouseDClick(&field, Qt::LeftButton, {}, at);
        QTest::mousePress(&field, Qt::LeftButton, {}, at);
        QTest::mouseRelease(&field, Qt::LeftButton, {}, at);
        QCOMPARE(field.selectedText(), field.text());
        QTest::keyClicks(&field, "-30");
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(entered.count(), 1);
        QVERIFY(std::abs(entered.front().front().toDouble() + 0.5235987755982988) < 1e-12);
    }
};

SINEW_TEST(TestNumberField)

}  // namespace tst_number_field

#include "tst_number_field.moc"
