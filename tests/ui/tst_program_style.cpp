// Dialogs without the style's own pictures; texts of files, which are no HTML.

#include <map>

#include <QApplication>
#include <QDialogButtonBox>
#include <QDirIterator>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QStyleOptionComboBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>

#include "tests/support/test_registry.h"
#include "ui/widgets/elided_combo_box.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/theme.h"

namespace tst_program_style {

using namespace sinew;

namespace {

constexpr int imageSide = 700;  // px

bool isRich(const QLabel& label)
{
    return label.textFormat() == Qt::RichText
           || (label.textFormat() == Qt::AutoText && Qt::mightBeRichText(label.text()));
}

QStringList sourcesBelow(const QString& folder)
{
    QStringList paths;
    for (QDirIterator files(folder, {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories); files.hasNext();)
        paths << files.next();
    return paths;
}

}  // namespace

class TestProgramStyle : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp, ThemeKind::Light); }
    void buttonsOfDialogsHaveWordsAlone();
    void messageBoxesHaveTheProgramsIcons_data();
    void messageBoxesHaveTheProgramsIcons();
    void choicesAreWholeInTheirOwnBox();
    void labelsShowTheirTextAsItIs();
    void toolTipsDoToo();
    void messageBoxesDoToo();
    void markupIsAskedForInKnownPlacesOnly();

private:
    QString hostile();

    QTemporaryDir m_folder;
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

// A text of a stranger's file that is HTML, if it is taken for it: an image that makes what shows it larger than any text here.
QString TestProgramStyle::hostile()
{
    QImage image(imageSide, imageSide, QImage::Format_RGB32);
    image.fill(Qt::red);
    const QString path = m_folder.filePath("image.png");
    return image.save(path) ? QStringLiteral("<img src='%1'><b>n</b> & m").arg(path) : QString();
}

void TestProgramStyle::labelsShowTheirTextAsItIs()
{
    const QString text = hostile();
    QLabel label(text);
    QVERIFY(label.sizeHint().height() < imageSide / 2);
    QVERIFY(!isRich(label));
    QLabel own(QStringLiteral("<b>own</b>"));
    own.setTextFormat(Qt::RichText);
    own.ensurePolished();
    QVERIFY(isRich(own));
}

void TestProgramStyle::toolTipsDoToo()
{
    const QString text = hostile();
    QWidget widget;
    widget.resize(200, 100);
    widget.show();
    QVERIFY(QTest::qWaitForWindowExposed(&widget));
    QToolTip::showText(widget.mapToGlobal(QPoint(5, 5)), text, &widget);
    int tips = 0;
    for (QWidget* top : QApplication::topLevelWidgets()) {
        const auto* label = qobject_cast<QLabel*>(top);
        if (!label || label->text() != text)
            continue;
        ++tips;
        QVERIFY(!isRich(*label));
        QVERIFY(label->height() < imageSide / 2);
    }
    QCOMPARE(tips, 1);
    QToolTip::hideText();
}

void TestProgramStyle::messageBoxesDoToo()
{
    const QString text = hostile();
    QMessageBox box(QMessageBox::Warning, "Sinew", text);
    box.setInformativeText(text);
    box.show();
    QVERIFY(QTest::qWaitForWindowExposed(&box));
    int labels = 0;
    for (const QLabel* label : box.findChildren<QLabel*>()) {
        labels += label->text() == text ? 1 : 0;
        QVERIFY(!isRich(*label));
    }
    QCOMPARE(labels, 2);
    QVERIFY(box.height() < imageSide);
}

// Where markup of the program's own is shown, and what it did not write is escaped. A new place belongs in this list only once
// its texts from files go through toHtmlEscaped().
void TestProgramStyle::markupIsAskedForInKnownPlacesOnly()
{
    const std::map<QString, QStringList> known = {
        {"Qt::RichText",
         {"ui/main_window/welcome/recent_files.cpp", "ui/panels/fixation/growth_panel.cpp",
          "ui/panels/fixation/shares_panel.cpp", "ui/widgets/program_style.h"}},
        {"setHtml(", {"ui/panels/description/description_panel.cpp", "ui/panels/equations/equations_panel.cpp"}},
        {"setMarkdown(", {"ui/dialogs/help_dialogs.cpp"}},
        {"insertHtml(", {}},
        {"Qt::AutoText", {"ui/widgets/program_style.cpp"}},
        {"Qt::MarkdownText", {}},
        {"setStyle(new", {"ui/widgets/theme.cpp"}},
    };
    int files = 0;
    for (const char* part : {"ui", "app"}) {
        for (const QString& path : sourcesBelow(QStringLiteral(SINEW_SOURCE_DIR "/") + part)) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            const QString place = path.mid(QString(SINEW_SOURCE_DIR "/").size());
            ++files;
            for (const auto& [word, places] : known)
                QVERIFY2(!text.contains(word) || places.contains(place), qPrintable(place + ": " + word));
        }
    }
    QVERIFY(files > 300);
}

SINEW_TEST(TestProgramStyle)

}  // namespace tst_program_style

#include "tst_program_style.moc"
