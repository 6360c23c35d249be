// The texts of the window in other languages: all are there, with the arguments of the English ones, and in use.

#include <set>

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "core/base/name_list.h"
#include "core/base/number_words.h"
#include "core/document/object_lists.h"
#include "core/document/property_rows.h"
#include "core/figures/figures.h"
#include "core/figures/ready_parts.h"
#include "core/fixation/fixation_answer.h"
#include "core/io/file_formats.h"
#include "core/schema/expression.h"
#include "core/statics/criterion.h"
#ifndef Q_MOC_RUN  // moc does not know raw strings
#include "sentence_patterns.h"
#endif
#include "tests/support/test_registry.h"
#include "ui/text/core_words.h"
#include "ui/text/display_names.h"
#include "ui/text/fixed_text.h"
#include "ui/text/language.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"

namespace tst_translations {

using namespace sinew;

namespace {

struct Message {
    QString source, meaning, translation;
    bool isFinished = false;
};

std::vector<Message> messagesIn(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no file %s", qPrintable(path));
    QXmlStreamReader xml(&file);
    std::vector<Message> messages;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"message")
            messages.emplace_back();
        else if (xml.name() == u"source")
            messages.back().source = xml.readElementText();
        else if (xml.name() == u"comment")
            messages.back().meaning = xml.readElementText();
        else if (xml.name() == u"translation") {
            messages.back().isFinished = !xml.attributes().hasAttribute("type");
            messages.back().translation = xml.readElementText();
        }
    }
    return messages;
}

QString fileOf(const QString& language)
{
    return QString(SINEW_RESOURCE_DIR "/translations/sinew_%1.ts").arg(language);
}

QStringList found(const QString& text, const QString& pattern)
{
    QStringList all;
    const QRegularExpression expression(pattern);
    for (auto each = expression.globalMatch(text); each.hasNext();)
        all.append(each.next().captured());
    all.sort();
    return all;
}

std::set<QString> knownWords()
{
    std::set<QString> known;
    for (const char* word : coreWords())
        known.insert(QString::fromUtf8(word));
    return known;
}

}  // namespace

class TestTranslations : public QObject {
    Q_OBJECT

private slots:
    void allAreTranslated_data();
    void allAreTranslated();
    void patternsOfSourcesAreFound();
    void noTextOfTheSourcesIsMissing();
    void wordsOfCoreAreListed();
    void cardsOfExamplesAreListed();
    void peopleOfModelsAreSpoken();
    void numbersInWordsAreSpoken();
    void sentencesOfCoreAreSpoken();
    void unitsOfSentencesAreSpoken();
    void languageOfTheSystem_data();
    void languageOfTheSystem();
    void textsAndNumbersAreSpoken();
    void chineseKeepsInternationalUnits();
};

void TestTranslations::allAreTranslated_data()
{
    QTest::addColumn<QString>("language");
    for (const Language& each : languages()) {
        if (QString(each.code) != "en")
            QTest::newRow(each.code) << QString(each.code);
    }
}

void TestTranslations::allAreTranslated()
{
    QFETCH(QString, language);
    const std::vector<Message> messages = messagesIn(fileOf(language));
    QVERIFY(messages.size() > 1000);
    QStringList faults;
    for (const Message& each : messages) {
        if (!each.isFinished || each.translation.isEmpty())
            faults.append("not translated: " + each.source);
        if (found(each.source, "%(\\d|n)") != found(each.translation, "%(\\d|n)"))
            faults.append("other arguments: " + each.source + " -> " + each.translation);
        if (found(each.source, "&\\p{L}").size() != found(each.translation, "&\\p{L}").size())
            faults.append("other mnemonics: " + each.source + " -> " + each.translation);
        // Of filters of file dialogs and of pages, what programs read.
        if (found(each.source, "\\*\\.[\\w.-]+|</?\\w+>") != found(each.translation, "\\*\\.[\\w.-]+|</?\\w+>"))
            faults.append("other patterns: " + each.source + " -> " + each.translation);
    }
    QVERIFY2(faults.isEmpty(), qPrintable("\n" + faults.join('\n')));
}

void TestTranslations::patternsOfSourcesAreFound()
{
    QStringList faults;
    const QString source = test::sourceWithSentences;
    QCOMPARE(test::patternsIn(source, faults), (QStringList{"node '%1' has \"%2\", not \\ /* or */ // %3", "none",
                                                            "one \"%1\"", "%1 of \nmany", "write \\n"}));
    QCOMPARE(faults, QStringList());
    for (const char* each : {"sentence(name)", "sentence(isOne ? \"one\" : \"many\")", "sentence(\"of \" + name)",
                             "sentence(\"of \" UNIT, name)"}) {
        QCOMPARE(test::patternsIn(each, faults), QStringList());
        QVERIFY2(!faults.isEmpty(), each);
        faults.clear();
    }
}

void TestTranslations::noTextOfTheSourcesIsMissing()
{
    QString lupdate = QStandardPaths::findExecutable("lupdate", {"/usr/lib/qt6/bin"});
    if (lupdate.isEmpty())
        lupdate = QStandardPaths::findExecutable("lupdate");
    if (lupdate.isEmpty())
        QSKIP("lupdate (qt6-l10n-tools) is not there");
    QFile options(SINEW_RESOURCE_DIR "/translations/lupdate_options.txt");
    QVERIFY(options.open(QIODevice::ReadOnly));
    QTemporaryDir folder;
    const QString fresh = folder.filePath("fresh.ts");
    QProcess process;
    process.setWorkingDirectory(SINEW_SOURCE_DIR);
    process.start(lupdate, QString(options.readAll()).simplified().split(' ') + QStringList{"ui", "app", "-ts", fresh});
    QVERIFY(process.waitForFinished());
    std::set<std::pair<QString, QString>> wanted;
    for (const Message& each : messagesIn(fresh))
        wanted.insert({each.source, each.meaning});
    for (const char* part : {"core", "ui", "app"}) {
        const QString path = QString(SINEW_SOURCE_DIR "/%1").arg(part);
        for (QDirIterator files(path, {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories); files.hasNext();) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QStringList faults;
            for (const QString& pattern : test::patternsIn(QString::fromUtf8(file.readAll()), faults))
                wanted.insert({pattern, {}});
            QVERIFY2(faults.isEmpty(), qPrintable(file.fileName() + ": no literal: " + faults.join("; ")));
        }
    }
    for (const QString language : {"ru", "zh_CN"}) {
        std::set<std::pair<QString, QString>> there;
        for (const Message& each : messagesIn(fileOf(language)))
            QVERIFY2(there.insert({each.source, each.meaning}).second, qPrintable("duplicate: " + each.source));
        for (const auto& [source, meaning] : wanted)
            QVERIFY2(there.contains({source, meaning}), qPrintable(language + " lacks: " + source));
        QCOMPARE(there.size(), wanted.size());  // none that is shown no more
    }
}

// Fields of all kinds of objects, as their descriptions in core/schema state them.
void TestTranslations::wordsOfCoreAreListed()
{
    const std::set<QString> known = knownWords();
    QStringList missing;
    const auto look = [&](const QString& word) {
        if (!word.isEmpty() && !known.contains(word))
            missing.append(word);
    };
    static const QRegularExpression field("\\b(?:field|choice)\\(\\s*\"(\\w+)\",\\s*&");
    static const QRegularExpression noun("\\bnoun = \"(?:an? |the )?'?([\\w ]+)'?\"");
    for (QDirIterator files(SINEW_SOURCE_DIR "/core/schema", {"*.h"}); files.hasNext();) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = file.readAll();
        for (auto each = field.globalMatch(text); each.hasNext();)
            look(QString::fromStdString(labelOfKey(each.next().captured(1).toStdString())));
        // Labels serve as nouns too (said.h).
        for (auto each = noun.globalMatch(text); each.hasNext();) {
            const QString word = each.next().captured(1);
            if (!known.contains(withCapital(word)))
                look(word);
        }
    }
    for (const OtherList& list : otherLists())
        look(QString::fromStdString(list.label));
    for (const CriterionEntry& entry : criterionEntries()) {
        look(entry.name);
        look(entry.meaning);
    }
    for (const FigureKind& kind : figureKinds())
        look(QString::fromUtf8(kind.title.data(), static_cast<qsizetype>(kind.title.size())));
    for (const ReadyPart& part : readyParts())
        look(QString::fromUtf8(part.summary.data(), static_cast<qsizetype>(part.summary.size())));
    for (const FileFormat& format : fileFormats())
        look(QString::fromUtf8(format.title.data(), static_cast<qsizetype>(format.title.size())));
    QVERIFY2(missing.isEmpty(), qPrintable("\n" + missing.join('\n')));
}

void TestTranslations::cardsOfExamplesAreListed()
{
    const std::set<QString> known = knownWords();
    QFile file(SINEW_RESOURCE_DIR "/examples.json");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray shelves = QJsonDocument::fromJson(file.readAll()).object()["shelves"].toArray();
    QVERIFY(!shelves.isEmpty());
    for (const QJsonValue& shelf : shelves) {
        for (const char* key : {"user", "question"})
            QVERIFY2(known.contains(shelf[key].toString()), qPrintable(shelf[key].toString()));
        for (const QJsonValue& card : shelf["cards"].toArray()) {
            for (const char* key : {"title", "text"})
                QVERIFY2(known.contains(card[key].toString()), qPrintable(card[key].toString()));
        }
    }
}

// Who was measured, in the models that are shipped.
void TestTranslations::peopleOfModelsAreSpoken()
{
    const SpokenLanguage language("ru");
    static const QRegularExpression people(QStringLiteral("\"people\": \"([^\"]+)\""));
    int count = 0;
    for (QDirIterator files(SINEW_RESOURCE_DIR "/models", {"*.sinew.json"}); files.hasNext();) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        for (auto each = people.globalMatch(text); each.hasNext(); ++count) {
            const QString english = each.next().captured(1), spoken = worded(english.toStdString());
            static const QRegularExpression latin(QStringLiteral("[a-z]{2}"));
            QVERIFY2(!spoken.contains(latin), qPrintable(english + " -> " + spoken));
        }
    }
    QVERIFY(count > 10);
}

void TestTranslations::numbersInWordsAreSpoken()
{
    QCOMPARE(worded("ten people, level walking"), "ten people, level walking");
    QCOMPARE(wordedFact("2.33 BW"), "2.33 BW");
    const SpokenLanguage language("ru");
    QCOMPARE(worded("four people, 3.9 and 5.3 km/h"), "четыре человека, 3,9 и 5,3 км/ч");
    QCOMPARE(worded("a name with 2.5 in it, from a file"), "a name with 2.5 in it, from a file");
    QCOMPARE(wordedFact("2.33 BW"), "2,33 BW");
    QCOMPARE(wordedFact("× 1.4"), "× 1,4");
    QCOMPARE(wordedFact("213 N m"), "213 Н м");
}

// A pattern of core with a number.
void TestTranslations::sentencesOfCoreAreSpoken()
{
    FixationAnswer answer;
    answer.closedByTightening = 1.2e-3;
    const std::vector<Sentence> remarks = answer.remarks();
    QCOMPARE(remarks.size(), std::size_t(1));
    QVERIFY(said(remarks.front()).contains("1.2 mm"));
    const SpokenLanguage language("ru");
    QVERIFY(said(remarks.front()).contains("1,2 мм"));
}

void TestTranslations::unitsOfSentencesAreSpoken()
{
    const Sentence area = withUnit(withDigits(12.5, 3), "mm²"), angle = withUnit(withDigits(12.5, 3), "°");
    QCOMPARE(said(area), "12.5 mm²");
    QCOMPARE(said(angle), "12.5°");
    QCOMPARE(said(withUnit(withDigits(0.5, 3), "")), "0.5");
    const SpokenLanguage language("ru");
    QCOMPARE(said(area), "12,5 мм²");
    QCOMPARE(said(angle), "12,5°");
    QCOMPARE(said(unitSymbol("N m/rad")), "Н м/рад");
    QCOMPARE(said(Sentence(std::string("N 2.5"))), "N 2.5");  // a name
    const Result<double> wrong = valueOfExpression("2 kg", Quantity::Area);
    QCOMPARE(said(wrong.diagnostics.front().hint), "например 12 мм²");
    QCOMPARE(area.english(), "12.5 mm²");
}

void TestTranslations::languageOfTheSystem_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QStringList>("ofSystem");
    QTest::addColumn<QString>("language");
    QTest::newRow("chosen") << "ru" << QStringList{"zh-Hans-CN"} << "ru";
    QTest::newRow("unknown choice") << "tlh" << QStringList{"ru-RU"} << "ru";
    QTest::newRow("system") << "" << QStringList{"zh-Hans-CN", "zh-CN", "zh"} << "zh_CN";
    QTest::newRow("traditional") << "" << QStringList{"zh-Hant-TW", "zh-TW"} << "en";
    QTest::newRow("first that is there") << "" << QStringList{"de-DE", "ru-RU", "en-US"} << "ru";
    QTest::newRow("English first") << "" << QStringList{"en-GB", "ru-RU"} << "en";
    QTest::newRow("none") << "" << QStringList{"de-DE", "C"} << "en";
}

void TestTranslations::languageOfTheSystem()
{
    QFETCH(QString, wanted);
    QFETCH(QStringList, ofSystem);
    QTEST(languageFor(wanted, ofSystem), "language");
}

void TestTranslations::textsAndNumbersAreSpoken()
{
    const QLocale before;
    {
        const SpokenLanguage language("ru");
        QCOMPARE(spokenCode(), "ru");
        QCOMPARE(translated("Joint force"), "Сила в суставе");
        QCOMPARE(QCoreApplication::translate("sinew::AnyPanel", "Links"), "Связи");
        QCOMPARE(worded("Quadratic, by area"), "Квадратичный, по площади");
        QCOMPARE(worded("own name, from a file"), "own name, from a file");
        QCOMPARE(quantityText(12.5, Quantity::Force), "12,5 Н");
        QCOMPARE(quantityText(0.0305, Quantity::Length), "30,5 мм");
        QCOMPARE(betweenNumbers(), "; ");
        for (const char* typed : {"30,5 мм", "30.5 mm", "3,05 см", "0,0305 м"}) {
            const std::optional<double> metres = parseQuantity(typed, Quantity::Length);
            QVERIFY2(metres, typed);
            QCOMPARE(*metres, 0.0305);
        }
    }
    QCOMPARE(QLocale(), before);
    QCOMPARE(translated("Joint force"), "Joint force");
    QCOMPARE(quantityText(12.5, Quantity::Force), "12.5 N");
}

void TestTranslations::chineseKeepsInternationalUnits()
{
    const SpokenLanguage language("zh_CN");
    QCOMPARE(translated("Joint force"), "关节力");
    QCOMPARE(worded("ten people, level walking"), "十人，平地行走");
    QCOMPARE(said(nameList({"a", "b"})), "'a'，'b'");
    QCOMPARE(betweenNumbers(), ", ");
    QCOMPARE(quantityText(12.5, Quantity::Force), "12.5 N");
    QCOMPARE(*parseQuantity("12.5 N", Quantity::Force), 12.5);
}

SINEW_TEST(TestTranslations)

}  // namespace tst_translations

#include "tst_translations.moc"
