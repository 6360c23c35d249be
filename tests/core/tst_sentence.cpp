#include <sstream>

#include <QTest>

#include "core/base/sentence.h"
#include "tests/support/test_registry.h"

namespace tst_sentence {

using namespace sinew;

class TestSentence : public QObject {
    Q_OBJECT

private slots:
    void placesAreFilled()
    {
        const std::string name = "spring";
        const std::size_t rows = 3;
        QCOMPARE(sentence("solved").english(), std::string("solved"));
        QCOMPARE(sentence("link '%1' has no end", name).english(), std::string("link 'spring' has no end"));
        QCOMPARE(sentence("row %2 of %1: %3 of %4", name, 2, rows, 40L).english(),
                 std::string("row 2 of spring: 3 of 40"));
        QCOMPARE(sentence("%1%2", name, name).english(), std::string("springspring"));
        QCOMPARE(sentence("%1, %2, %3, %4, %5, %6, %7, %8, %9", 1, 2, 3, 4, 5, 6, 7, 8, 9).english(),
                 std::string("1, 2, 3, 4, 5, 6, 7, 8, 9"));
        QCOMPARE(sentence("'%1' is empty", std::string()).english(), std::string("'' is empty"));
    }

    void aPlaceMayStandTwice()
    {
        const Sentence said = sentence("'%1' needs '%2', and '%2' needs '%1'", std::string("a"), std::string("b"));
        QCOMPARE(said.english(), std::string("'a' needs 'b', and 'b' needs 'a'"));
        QCOMPARE(said.arguments().size(), std::size_t(2));
    }

    // Only a digit from 1 behind it makes a place of a per cent sign.
    void otherPerCentSignsAreKept()
    {
        QCOMPARE(sentence("%1 % of %0 %% %a %", 5).english(), std::string("5 % of %0 %% %a %"));
        QCOMPARE(sentence("%%1", 5).english(), std::string("%5"));
        QCOMPARE(sentence("%12", 5).english(), std::string("52"));  // a place has one digit
        QCOMPARE(sentence("100 %").english(), std::string("100 %"));
    }

    void placesWithoutArgumentsAreKept()
    {
        QCOMPARE(sentence("%1 of %2").english(), std::string("%1 of %2"));
        QCOMPARE(sentence("%1 of %2 and %9", 7).english(), std::string("7 of %2 and %9"));
    }

    void argumentsWithoutPlacesAreNotSaid()
    {
        QCOMPARE(sentence("a link is slack", std::string("left")).english(), std::string("a link is slack"));
        QCOMPARE(sentence("not %2", 1, 2).english(), std::string("not 2"));
    }

    void sentencesNest()
    {
        const Sentence what = sentence("the stiffness of link '%1'", std::string("spring"));
        const Sentence said = sentence("%1 is negative: %2", what, -5);
        QCOMPARE(said.english(), std::string("the stiffness of link 'spring' is negative: -5"));
        QCOMPARE(std::string(said.pattern()), std::string("%1 is negative: %2"));
        QCOMPARE(said.arguments().size(), std::size_t(2));
        QCOMPARE(std::string(said.arguments()[0].pattern()), std::string("the stiffness of link '%1'"));
        QCOMPARE(said.arguments()[0].arguments().size(), std::size_t(1));
        QCOMPARE(said.arguments()[0].arguments()[0].english(), std::string("spring"));
        QVERIFY(!said.arguments()[1].pattern());
        QCOMPARE(sentence("%1; %1", said).english(), said.english() + "; " + said.english());
    }

    void whatIsSaidAsItIsHasNoPattern()
    {
        const Sentence name = std::string("spring %1");
        QVERIFY(!name.pattern());
        QVERIFY(name.arguments().empty());
        QCOMPARE(name.english(), std::string("spring %1"));
        QVERIFY(!name.empty());

        QVERIFY(Sentence().empty());
        QVERIFY(!Sentence().pattern());
        QVERIFY(Sentence(std::string()).empty());
        QCOMPARE(std::string(sentence("solved").pattern()), std::string("solved"));
        QVERIFY(!sentence("solved").empty());
    }

    // A person may have typed it.
    void argumentsAreNotFilled()
    {
        const std::string typed = "%1 or %2";
        QCOMPARE(sentence("'%1' is not '%2'", typed, typed).english(), std::string("'%1 or %2' is not '%1 or %2'"));
        const Sentence inner = sentence("'%1'", typed);
        QCOMPARE(sentence("%1 is unknown in %2", inner, std::string("a file")).english(),
                 std::string("'%1 or %2' is unknown in a file"));
        QCOMPARE(sentence("%1%2", std::string("%"), 1).english(), std::string("%1"));
        QCOMPARE(sentence("%12", std::string("%"), 1).english(), std::string("%2"));
    }

    void equalIsWhatReadsAlike()
    {
        const Sentence said = sentence("link '%1'", std::string("left"));
        QVERIFY(said == sentence("%1 'left'", sentence("link")));
        QVERIFY(said == Sentence(std::string("link 'left'")));
        QVERIFY(said != sentence("link '%1'", std::string("right")));
        QVERIFY(said == "link 'left'");
        QVERIFY(said == std::string("link 'left'"));
        QVERIFY(said == std::string_view("link 'left'"));
        QVERIFY(said != "link '%1'");
        QVERIFY(Sentence() == "");
    }

    // It is looked up by its English, wherever copies of it are.
    void wordsOfTablesAreTheirOwnPatterns()
    {
        std::vector<Sentence> words;
        for (int i = 0; i < 100; ++i)
            words.push_back(tableWord("word number " + std::to_string(i)));
        words.erase(words.begin());
        const Sentence copy = words.front(), within = sentence("a %1", copy);
        words.clear();
        QCOMPARE(std::string(copy.pattern()), std::string("word number 1"));
        QCOMPARE(std::string(within.arguments().front().pattern()), std::string("word number 1"));
        QCOMPARE(within.english(), std::string("a word number 1"));
        QVERIFY(!Sentence(std::string("word")).pattern());
    }

    void streamsGetEnglish()
    {
        std::ostringstream stream;
        stream << sentence("link '%1'", std::string("left")) << "; " << Sentence(std::string("5 N")) << Sentence();
        QCOMPARE(stream.str(), std::string("link 'left'; 5 N"));
    }
};

SINEW_TEST(TestSentence)

}  // namespace tst_sentence

#include "tst_sentence.moc"
