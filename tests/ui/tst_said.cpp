// What core tells a person, in the language of the window.

#include <map>

#include <QCoreApplication>
#include <QLocale>
#include <QTest>
#include <QTranslator>

#include "tests/support/test_registry.h"
#include "ui/text/language.h"
#include "ui/text/said.h"

namespace tst_said {

using namespace sinew;

// Knows the texts of this file.
class FewTexts : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* sourceText, const char*, int) const override
    {
        static const std::map<QByteArray, QString> texts = {{"link '%1' has no end", "у связи «%1» нет конца"},
                                                            {"%1 is shorter than %2", "%2 длиннее, чем %1"},
                                                            {"the stiffness of %1", "жёсткость: %1"},
                                                            {"%1 is %2 N/mm, beyond %3", "%1, %2 Н/мм, больше, чем %3"},
                                                            {"%1 and %1 are one", "%1 есть %1"},
                                                            {"give it one", "задайте его"},
                                                            {"link '%1'", "связь «%1»"},
                                                            {"100 % of %1", "100 % от %1"},
                                                            {"Damping", "Демпфирование"}};
        const auto found = texts.find(sourceText);
        return found == texts.end() ? QString() : found->second;
    }
};

class TestSaid : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void englishIsAsItWas();
    void patternsAreTranslated();
    void argumentsAreSentencesToo();
    void argumentsStandWhereTheTranslationHasThem();
    void numbersHaveTheDecimalSign_data();
    void numbersHaveTheDecimalSign();
    void namesStayAsTheyAre_data();
    void namesStayAsTheyAre();
    void labelsBeginSmallInSentences();
    void unknownPatternsAreEnglish();
    void signsThatAreNoPlacesStay();
    void hintsFollowASemicolon();
    void clausesGoWhereThereIsNoRoom();

private:
    std::unique_ptr<SpokenLanguage> m_language;
    std::unique_ptr<FewTexts> m_texts;
};

void TestSaid::init()
{
    m_language = std::make_unique<SpokenLanguage>("ru");
    m_texts = std::make_unique<FewTexts>();
    QCoreApplication::installTranslator(m_texts.get());
}

void TestSaid::cleanup()
{
    m_texts.reset();
    m_language.reset();
}

void TestSaid::englishIsAsItWas()
{
    cleanup();
    const Sentence what = sentence("the stiffness of %1", sentence("link '%1'", std::string("psoas")));
    const Sentence whole = sentence("%1 is %2 N/mm, beyond %3", what, std::string("12.5"), 12);
    QCOMPARE(said(whole), QStringLiteral("the stiffness of link 'psoas' is 12.5 N/mm, beyond 12"));
    QCOMPARE(said(whole), QString::fromStdString(whole.english()));
    QCOMPARE(said(Sentence()), QString());
}

void TestSaid::patternsAreTranslated()
{
    QCOMPARE(said(sentence("give it one")), QStringLiteral("задайте его"));
    QCOMPARE(said(sentence("link '%1' has no end", std::string("psoas"))), QStringLiteral("у связи «psoas» нет конца"));
}

void TestSaid::argumentsAreSentencesToo()
{
    const Sentence what = sentence("the stiffness of %1", sentence("link '%1'", std::string("psoas")));
    QCOMPARE(said(sentence("%1 is %2 N/mm, beyond %3", what, 12, std::string("limit"))),
             QStringLiteral("жёсткость: связь «psoas», 12 Н/мм, больше, чем limit"));
}

void TestSaid::argumentsStandWhereTheTranslationHasThem()
{
    QCOMPARE(said(sentence("%1 is shorter than %2", std::string("a"), std::string("b"))),
             QStringLiteral("b длиннее, чем a"));
    QCOMPARE(said(sentence("%1 and %1 are one", std::string("a"))), QStringLiteral("a есть a"));
}

void TestSaid::numbersHaveTheDecimalSign_data()
{
    QTest::addColumn<QString>("number");
    QTest::addColumn<QString>("spoken");
    QTest::newRow("decimals") << "12.5"
                              << "12,5";
    QTest::newRow("negative") << "-0.25"
                              << "-0,25";
    QTest::newRow("exponent") << "1.5e-09"
                              << "1,5e-09";
    QTest::newRow("whole") << "12"
                           << "12";
    QTest::newRow("version") << "1.2.3"
                             << "1.2.3";
    QTest::newRow("file") << "a.5"
                          << "a.5";
}

void TestSaid::numbersHaveTheDecimalSign()
{
    QFETCH(QString, number);
    QFETCH(QString, spoken);
    QCOMPARE(said(number.toStdString()), spoken);
    QCOMPARE(said(sentence("100 % of %1", number.toStdString())), QStringLiteral("100 % от ") + spoken);
    cleanup();
    QCOMPARE(said(sentence("100 % of %1", number.toStdString())), QStringLiteral("100 % of ") + number);
}

void TestSaid::namesStayAsTheyAre_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"%1", "%2", "50_%", "%", "%%1", "give it one", "link '%1'", "我的 мышца"})
        QTest::newRow(name) << QString::fromUtf8(name);
}

// A name may look like a place for an argument, or like a text that is translated.
void TestSaid::namesStayAsTheyAre()
{
    QFETCH(QString, name);
    QCOMPARE(said(name.toStdString()), name);
    QCOMPARE(said(sentence("link '%1' has no end", name.toStdString())), "у связи «" + name + "» нет конца");
    QCOMPARE(said(sentence("%1 is shorter than %2", name.toStdString(), std::string("b"))), "b длиннее, чем " + name);
}

void TestSaid::labelsBeginSmallInSentences()
{
    QCOMPARE(said(sentence("damping")), QStringLiteral("демпфирование"));
    QCOMPARE(said(sentence("Damping")), QStringLiteral("Демпфирование"));
    QCOMPARE(said(sentence("the stiffness of %1", sentence("damping"))), QStringLiteral("жёсткость: демпфирование"));
    QCOMPARE(said(std::string("damping")), QStringLiteral("damping"));  // a name
    cleanup();
    QCOMPARE(said(sentence("damping")), QStringLiteral("damping"));
}

void TestSaid::unknownPatternsAreEnglish()
{
    QCOMPARE(said(sentence("nobody has translated %1: %2", sentence("link '%1'", std::string("psoas")), 3)),
             QStringLiteral("nobody has translated связь «psoas»: 3"));
}

void TestSaid::signsThatAreNoPlacesStay()
{
    QCOMPARE(said(sentence("100 % of %1", std::string("it"))), QStringLiteral("100 % от it"));
    // A place for which there is no argument.
    QCOMPARE(said(sentence("link '%1' has no end")), QStringLiteral("у связи «%1» нет конца"));
}

void TestSaid::hintsFollowASemicolon()
{
    const Sentence message = sentence("link '%1' has no end", std::string("psoas"));
    QCOMPARE(said(makeError(message, sentence("give it one"))),
             QStringLiteral("у связи «psoas» нет конца; задайте его"));
    QCOMPARE(said(makeWarning(message)), QStringLiteral("у связи «psoas» нет конца"));
}

void TestSaid::clausesGoWhereThereIsNoRoom()
{
    QCOMPARE(inLines("it stopped; bend the knee; or wait"), "it stopped;\nbend the knee;\nor wait");
    QCOMPARE(inLines(QStringLiteral("已停止；屈膝")), QStringLiteral("已停止；\n屈膝"));
    const QFontMetrics metrics = QFontMetrics(QFont());
    const QString sentence = "it stopped; bend the knee; or wait";
    const int whole = metrics.horizontalAdvance(sentence);
    QCOMPARE(clausesWithin(sentence, metrics, whole), sentence);
    QCOMPARE(clausesWithin(sentence, metrics, whole - 1), "it stopped; bend the knee …");
    QCOMPARE(clausesWithin(sentence, metrics, whole / 2), "it stopped …");
    QVERIFY(clausesWithin(sentence, metrics, whole / 8).endsWith(u'…'));
}

SINEW_TEST(TestSaid)

}  // namespace tst_said

#include "tst_said.moc"
