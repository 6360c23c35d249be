// A label that is cut where there is no room, in one line or a few.

#include <QTest>

#include "tests/support/test_registry.h"
#include "ui/widgets/label_support.h"

namespace tst_elided_label {

using namespace sinew;

class TestElidedLabel : public QObject {
    Q_OBJECT

private slots:
    void itIsWholeOrCutWithATip_data()
    {
        QTest::addColumn<int>("lines");
        QTest::newRow("one") << 1;
        QTest::newRow("three") << 3;
    }
    void itIsWholeOrCutWithATip()
    {
        QFETCH(int, lines);
        const QString text
            = QStringLiteral("At the full load large displacements change tensions by up to a third of the "
                             "largest, and joint forces by a quarter of the largest of them.");
        const QChar ellipsis(0x2026);
        ElidedLabel label;
        label.setMostLines(lines);
        label.setFullText(text);
        label.show();  // a hidden one is not told of its size
        const int whole = label.fullWidth();
        for (const double share : {0.1, 0.2, 0.45, 0.8, 1.1}) {
            label.resize(int(share * whole), 60);
            const QString shown = label.text();
            const auto used = static_cast<int>(shown.count(u'\n')) + 1;
            QVERIFY(used <= lines);
            // Words are longer than the room at an end of a line: lines hold four fifths at least.
            const bool hasRoom = share * lines > 1.25, hasNone = share * lines < 0.95;
            if (hasRoom || hasNone)
                QCOMPARE(!shown.endsWith(ellipsis), hasRoom);
            QCOMPARE(label.toolTip(), shown.endsWith(ellipsis) ? text : QString());
            for (const QString& line : shown.split(u'\n'))
                QVERIFY(label.fontMetrics().horizontalAdvance(line) <= label.width() + 1);
            if (!shown.endsWith(ellipsis))
                QCOMPARE(shown.simplified(), text);
        }
    }

    // It was clipped at its end without a word: lines broke between words only.
    void aNameOfOneWordIsCutToo()
    {
        ElidedLabel label;
        label.setMostLines(2);
        const QString name(120, u'J');
        label.setFullText(name);
        label.show();
        label.resize(label.fullWidth() / 4, 40);
        QVERIFY2(label.text().endsWith(QChar(0x2026)) && label.text().contains(u'\n'), qPrintable(label.text()));
        QCOMPARE(label.toolTip(), name);
    }

    void itKeepsBothEndsOfAName()
    {
        ElidedLabel label;
        label.setElideMode(Qt::ElideMiddle);
        const QString name = QStringLiteral("a_long_name_of_a_model_of_the_left.sinew.json");
        label.setFullText(name);
        label.show();
        label.resize(label.fullWidth() / 2, 20);
        const QString shown = label.text();
        QVERIFY2(shown.startsWith(QLatin1String("a_l")) && shown.endsWith(QLatin1String("json")), qPrintable(shown));
        QVERIFY(shown.contains(QChar(0x2026)));
        QCOMPARE(label.toolTip(), name);
    }

    void itGrowsWithItsLines()
    {
        ElidedLabel label;
        label.setMostLines(3);
        label.resize(100, 60);
        label.setFullText(QStringLiteral("short"));
        const int one = label.minimumSizeHint().height();
        label.setFullText(QStringLiteral("a text that takes more than one line of so narrow a label, and more still"));
        QCOMPARE(label.minimumSizeHint().height(), one + 2 * label.fontMetrics().lineSpacing());
    }
};

SINEW_TEST(TestElidedLabel)

}  // namespace tst_elided_label

#include "tst_elided_label.moc"
