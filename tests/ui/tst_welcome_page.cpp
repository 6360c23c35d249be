// The welcome page: examples by user with their pictures, all of it by keyboard, recent files, unsaved work.

#include <algorithm>
#include <set>

#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "core/figures/figures.h"
#include "tests/support/test_registry.h"
#include "ui/main_window/welcome/example_card.h"
#include "ui/main_window/welcome/welcome_page.h"
#include "ui/main_window/window_memory.h"
#include "ui/session/resources.h"

namespace tst_welcome_page {

using namespace sinew;

class TestWelcomePage : public QObject {
    Q_OBJECT

private slots:
    void everyExampleHasACardAndPictures();
    void cardsAreLaidByTheRoom();
    void cardsShowWholeLines();
    void arrowsWalkOverTheCards();
    void enterPressesButtons();
    void filterShowsAWholeShelf();
    void templatesAreAllFigures();
    void recentFilesStayWhenTheyAreGone();
    void daysAreSaidShortly();
    void unsavedWorkIsOffered();

private:
    static std::vector<ExampleCard*> shown(const WelcomePage& page)
    {
        std::vector<ExampleCard*> cards;
        for (ExampleCard* card : page.findChildren<ExampleCard*>()) {
            if (card->isVisible())
                cards.push_back(card);
        }
        return cards;
    }
    static void show(WelcomePage& page, int width)
    {
        page.resize(width, 840);
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
    }
};

void TestWelcomePage::everyExampleHasACardAndPictures()
{
    const ExampleShelves all = readExampleShelves();
    QVERIFY2(all.problems.isEmpty(), qPrintable(all.problems.join('\n')));
    QCOMPARE(all.shelves.size(), std::size_t(3));
    std::set<QString> files;
    for (const ExampleShelf& shelf : all.shelves) {
        QVERIFY(!shelf.question.isEmpty() && shelf.cards.size() >= 4);
        for (const ExampleCardData& card : shelf.cards) {
            QVERIFY2(files.insert(card.path).second, qPrintable(card.path));
            QVERIFY(!card.title.isEmpty() && !card.text.isEmpty() && !card.fact.isEmpty());
            QVERIFY(examplePicture(card.picture, false) != examplePicture(card.picture, true));
            for (const bool isDark : {false, true}) {
                const QImage picture(examplePicture(card.picture, isDark));
                QVERIFY2(picture.size() == QSize(398, 292), qPrintable(card.picture));
            }
        }
    }
    for (const std::vector<Example>& examples : {findExamples(), findScenarios(), findFixations()}) {
        for (const Example& example : examples)
            QVERIFY2(files.count(example.path) == 1, qPrintable(example.path));
    }
}

void TestWelcomePage::cardsAreLaidByTheRoom()
{
    WelcomePage page;
    for (const auto& [width, columns] :
         {std::pair(800, 1), std::pair(1264, 3), std::pair(1424, 4), std::pair(1900, 6)}) {
        show(page, width);
        QTest::qWait(20);
        std::set<int> lefts;
        for (const ExampleCard* card : shown(page)) {
            lefts.insert(card->x());
            QCOMPARE(card->size(), ExampleCard::cardSize);
        }
        QCOMPARE(static_cast<int>(lefts.size()), columns);
    }
}

// The third line of a text was cut in the middle of its letters.
void TestWelcomePage::cardsShowWholeLines()
{
    ExampleCardData data;
    data.text = QStringLiteral("Slow walking: the worst posture of each of three constructs");
    const ExampleCard two(data);
    QCOMPARE(two.shownText().simplified(), data.text);
    data.text = QStringLiteral("word ").repeated(60);
    const ExampleCard endless(data);
    QVERIFY(endless.shownText().endsWith(QChar(0x2026)));
    QVERIFY(endless.shownText().count(u'\n') < 3);
    data.title = QStringLiteral("Тазобедренный сустав: стояние и ходьба");
    const ExampleCard titled(data);
    QCOMPARE(titled.shownTitle().split(u'\n').size(), 2);
    QCOMPARE(titled.shownTitle().simplified(), data.title);
    QVERIFY(titled.shownText().count(u'\n') < 2);
}

void TestWelcomePage::arrowsWalkOverTheCards()
{
    WelcomePage page;
    QSignalSpy opened(&page, &WelcomePage::openRequested);
    show(page, 1424);
    const std::vector<ExampleCard*> cards = shown(page);
    QCOMPARE(cards.size(), std::size_t(12));  // three shelves of four
    page.setFocus();
    QTest::keyClick(&page, Qt::Key_Right);
    QVERIFY(cards[0]->hasFocus());
    const auto press = [&](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
    press(Qt::Key_Right);
    QVERIFY(cards[1]->hasFocus());
    press(Qt::Key_Down);
    QVERIFY(cards[5]->hasFocus());
    press(Qt::Key_Down);
    QVERIFY(cards[9]->hasFocus());
    press(Qt::Key_Down);  // there is no further row
    QVERIFY(cards[9]->hasFocus());
    press(Qt::Key_Up);
    press(Qt::Key_Left);
    QVERIFY(cards[4]->hasFocus());
    press(Qt::Key_Return);
    QCOMPARE(opened.count(), 1);
    QCOMPARE(opened[0][0].toString(), cards[4]->example().path);
}

// Only Space did.
void TestWelcomePage::enterPressesButtons()
{
    WelcomePage page;
    QSignalSpy commands(&page, &WelcomePage::commandRequested), figures(&page, &WelcomePage::figureRequested);
    show(page, 1424);
    for (QAbstractButton* button : page.findChildren<QAbstractButton*>()) {
        const QString role = button->property("role").toString();
        if (role != "start" && role != "startPrimary" && role != "tile")
            continue;
        button->setFocus();
        const auto count = commands.count() + figures.count();
        QTest::keyClick(button, count % 2 == 0 ? Qt::Key_Return : Qt::Key_Enter);
        const QString which = QStringList{button->text(), role, button->toolTip()}.join('/');
        QVERIFY2(commands.count() + figures.count() == count + 1, qPrintable(which));
    }
    QVERIFY(commands.count() > 0 && figures.count() > 0);
}

void TestWelcomePage::filterShowsAWholeShelf()
{
    WelcomePage page;
    QSignalSpy chosen(&page, &WelcomePage::filterChosen);
    show(page, 1424);
    const ExampleShelves all = readExampleShelves();
    for (QToolButton* button : page.findChildren<QToolButton*>()) {
        if (button->text() == "Students")
            button->click();
    }
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(page.filter(), QString("Students"));
    QTest::qWait(20);
    QCOMPARE(shown(page).size(), all.shelves[1].cards.size());
    page.setFilter("nobody");
    QCOMPARE(page.filter(), QString());
    QTest::qWait(20);
    QCOMPARE(shown(page).size(), std::size_t(12));
    // It is kept from start to start.
    QTemporaryDir folder;
    QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
    WindowMemory(&settings).keepWelcomeFilter("Students");
    QCOMPARE(WindowMemory(&settings).welcomeFilter(), QString("Students"));
}

void TestWelcomePage::templatesAreAllFigures()
{
    WelcomePage page;
    QSignalSpy asked(&page, &WelcomePage::figureRequested);
    std::set<QString> names;
    for (QToolButton* button : page.findChildren<QToolButton*>()) {
        if (button->property("role").toString() != "tile")
            continue;
        button->click();
        QFont small = button->font();
        small.setPixelSize(10);
        const QRect title = QFontMetrics(small).boundingRect(
            QRect(3, 42, button->width() - 6, 1000), Qt::AlignHCenter | Qt::TextWordWrap, button->accessibleName());
        QVERIFY2(title.bottom() < button->height(), qPrintable(button->accessibleName()));
    }
    for (const QList<QVariant>& arguments : asked)
        names.insert(arguments[0].toString());
    QCOMPARE(names.size(), figureKinds().size());
    QVERIFY(names.count("human17") == 1);
}

void TestWelcomePage::recentFilesStayWhenTheyAreGone()
{
    QTemporaryDir folder;
    QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
    const WindowPlaces places(&settings, folder.filePath("cache"));
    const QString gone = folder.filePath("gone.sinew.json"), there = folder.filePath("есть 有.sinew.json");
    QFile file(there);
    QVERIFY(file.open(QIODevice::WriteOnly));
    WindowMemory memory(places);
    memory.addRecentFile(there);
    memory.addRecentFile(gone);
    QImage picture(184, 128, QImage::Format_RGB32);
    picture.fill(Qt::red);
    memory.keepThumbnail(there, picture);
    const std::vector<RecentFile> files = WindowMemory(places).recent();
    QCOMPARE(files.size(), std::size_t(2));
    QVERIFY(files[0].isGone && !files[1].isGone);
    QVERIFY(files[0].used.isValid());
    QCOMPARE(QImage(files[1].thumbnail).size(), picture.size());

    WelcomePage page;
    QSignalSpy opened(&page, &WelcomePage::openRequested), located(&page, &WelcomePage::locateRequested);
    page.setRecentFiles(files);
    show(page, 1424);
    auto* list = page.findChild<QListWidget*>();
    QCOMPARE(list->count(), 2);
    for (int row = 0; row < 2; ++row)
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(row)).center());
    QCOMPARE(located.count(), 1);
    QCOMPARE(located[0][0].toString(), gone);
    QCOMPARE(opened.count(), 1);
    QCOMPARE(opened[0][0].toString(), there);
    memory.replaceRecentFile(gone, there);
    QCOMPARE(memory.recentFiles(), QStringList{there});
}

void TestWelcomePage::daysAreSaidShortly()
{
    const QDateTime now(QDate(2026, 11, 22), QTime(18, 0));
    QCOMPARE(dayText(QDateTime(QDate(2026, 11, 22), QTime(13, 40)), now), QString("today 13:40"));
    QCOMPARE(dayText(QDateTime(QDate(2026, 11, 21), QTime(23, 59)), now), QString("yesterday"));
    QCOMPARE(dayText(QDateTime(QDate(2026, 11, 9), QTime(1, 0)), now), QString("9 Nov"));
    QCOMPARE(dayText(QDateTime(QDate(2025, 11, 9), QTime(1, 0)), now), QString("9 Nov 2025"));
    QCOMPARE(dayText(QDateTime(), now), QString());
}

void TestWelcomePage::unsavedWorkIsOffered()
{
    WelcomePage page;
    auto* box = page.findChild<RecoveryBox*>();
    show(page, 1424);
    QVERIFY(!box->isVisible());
    page.setRecovery({{"a", "leg_with_brace", "today 14:17", false, {}}, {"b", {}, {}, true, {}}});
    QVERIFY(box->isVisible());
    QSignalSpy recover(&page, &WelcomePage::recoverRequested), compare(&page, &WelcomePage::compareRequested),
        discard(&page, &WelcomePage::discardRequested);
    for (QPushButton* button : box->findChildren<QPushButton*>())
        button->click();
    QCOMPARE(recover.count(), 1);  // a damaged copy can only be discarded
    QCOMPARE(compare.count(), 1);
    QCOMPARE(discard.count(), 2);
    QCOMPARE(recover[0][0].toString(), QString("a"));
    page.setRecovery({});
    QVERIFY(!box->isVisible());
}

SINEW_TEST(TestWelcomePage)

}  // namespace tst_welcome_page

#include "tst_welcome_page.moc"
