#include <QTest>
QTEST_MAIN(QObject)
