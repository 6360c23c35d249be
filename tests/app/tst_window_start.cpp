// The window's program as it is started by hand. Needs a display.

#include <map>
#include <memory>

#include <QFile>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/test_registry.h"

namespace tst_window_start {

class TestWindowStart : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aFaultyFileOpensTheWindow();
    void aFaultyFileMakesNoSnapshot();
    void aFilmWithoutItsProgramIsRefusedAtOnce();
    void aFilmsPlaceIsLookedAtFirst();
    void withoutOpenGlThereIsNoPicture();
    void aWrongDisplayIsSaid();
    void settingsAreForTheirOwnerAlone();
    void anUnknownLanguageIsRefused();
    void numbersHavePointsWhateverTheSystemSpeaks();

private:
    void start(const QStringList& arguments, const std::map<QString, QString>& variables = {});
    QImage picture(const std::map<QString, QString>& variables);

    QTemporaryDir m_folder;
    QString m_faulty;
    std::unique_ptr<QProcess> m_program;
    QByteArray m_errors;
};

void TestWindowStart::init()
{
    m_faulty = m_folder.filePath("faulty.sinew.json");
    QFile file(m_faulty);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"sinew-model\", \"version\": 1, \"name\": \"x\", \"loads\": [{\"name\": \"l\", "
               "\"body\": \"nowhere\"}]}");
}

void TestWindowStart::cleanup()
{
    m_program->kill();
    m_program->waitForFinished();
    m_program.reset();
    m_errors.clear();
}

// Settings are those of nobody.
void TestWindowStart::start(const QStringList& arguments, const std::map<QString, QString>& variables)
{
    m_program = std::make_unique<QProcess>();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("XDG_CONFIG_HOME", m_folder.path());
    for (const auto& [name, value] : variables)
        environment.insert(name, value);
    m_program->setProcessEnvironment(environment);
    connect(m_program.get(), &QProcess::readyReadStandardError, this,
            [this] { m_errors += m_program->readAllStandardError(); });
    m_program->start(SINEW_PROGRAM, arguments);
    QVERIFY(m_program->waitForStarted());
}

// It left at once, with a line on a terminal that a person who had clicked on the file never saw.
void TestWindowStart::aFaultyFileOpensTheWindow()
{
    start({m_faulty});
    QTRY_VERIFY_WITH_TIMEOUT(m_errors.contains("nowhere"), 20000);
    QVERIFY(!m_program->waitForFinished(1500));
}

void TestWindowStart::aFaultyFileMakesNoSnapshot()
{
    const QString picture = m_folder.filePath("picture.png");
    start({"--snapshot", picture, m_faulty});
    QVERIFY(m_program->waitForFinished(20000));
    QCOMPARE(m_program->exitStatus(), QProcess::NormalExit);
    QCOMPARE(m_program->exitCode(), 3);
    QVERIFY(!QFile::exists(picture));
}

// It was told after the motion had been run; here nothing is opened, so that the missing file is not even looked for.
void TestWindowStart::aFilmWithoutItsProgramIsRefusedAtOnce()
{
    const QString film = m_folder.filePath("film.mp4");
    start({"--film", film, m_folder.filePath("nowhere.sinew-scenario.json")}, {{"PATH", m_folder.path()}});
    QVERIFY(m_program->waitForFinished(20000));
    QCOMPARE(m_program->exitCode(), 3);
    QTRY_VERIFY(m_errors.contains("install it"));
    QVERIFY2(m_errors.contains("ffmpeg") && !m_errors.contains("nowhere"), m_errors.constData());
    QVERIFY(!QFile::exists(film));
}

// All frames were drawn before it was found that there is no place for them.
void TestWindowStart::aFilmsPlaceIsLookedAtFirst()
{
    const QString nowhere = m_folder.filePath("nowhere.sinew-scenario.json");
    const std::map<QString, QByteArray> refusals = {{m_folder.filePath("none/frames"), "does not exist"},
                                                    {m_folder.filePath("none/film.mp4"), "does not exist"},
                                                    {m_folder.filePath("film.m3u8"), "let it end in .mp4"}};
    for (const auto& [film, reason] : refusals) {
        start({"--film", film, nowhere});
        QVERIFY(m_program->waitForFinished(20000));
        QCOMPARE(m_program->exitCode(), 3);
        QTRY_VERIFY2(m_errors.contains(reason) && !m_errors.contains("nowhere"), m_errors);
        m_errors.clear();
    }
    const QString frames = m_folder.filePath("frames");  // is made
    start({"--film", frames, "--size", "320x240", "--fps", "1", "--speed", "10",
           SINEW_RESOURCE_DIR "/scenarios/coupled_legs.sinew-scenario.json"});
    QVERIFY(m_program->waitForFinished(60000));
    QVERIFY2(m_program->exitCode() == 0, m_errors);
    QVERIFY(!QImage(frames + "/frame_0001.png").isNull());
}

// It was black, and counted as drawn.
void TestWindowStart::withoutOpenGlThereIsNoPicture()
{
    const QString picture = m_folder.filePath("black.png");
    for (const char* option : {"--snapshot", "--picture"}) {
        start({option, picture, SINEW_RESOURCE_DIR "/models/pendulum.sinew.json"},
              {{"LIBGL_DRIVERS_PATH", m_folder.path()}, {"LIBGL_ALWAYS_SOFTWARE", "1"}, {"MESA_LOADER_DRIVER_OVERRIDE", "none"}});
        QVERIFY(m_program->waitForFinished(60000));
        QTRY_VERIFY2(m_errors.contains("there is no OpenGL 3.2"), m_errors);
        QCOMPARE(m_program->exitCode(), 3);
        QVERIFY(!QFile::exists(picture));
        m_errors.clear();
    }
}

// Qt ended the program by a signal and left its memory in a file.
void TestWindowStart::aWrongDisplayIsSaid()
{
    start({}, {{"DISPLAY", ":4711"}, {"QT_QPA_PLATFORM", "xcb"}});
    QVERIFY(m_program->waitForFinished(20000));
    QCOMPARE(m_program->exitStatus(), QProcess::NormalExit);
    QCOMPARE(m_program->exitCode(), 1);
    QTRY_VERIFY2(m_errors.contains("the display ':4711' cannot be used"), m_errors);
}

void TestWindowStart::settingsAreForTheirOwnerAlone()
{
    constexpr auto ofOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    const QString settings = m_folder.filePath("Sinew/Sinew.conf");
    start({SINEW_RESOURCE_DIR "/models/pendulum.sinew.json"});
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(settings), 20000);
    QVERIFY(!(QFile::permissions(settings) & ofOthers));
    QVERIFY(QFile::setPermissions(settings, QFile::permissions(settings) | QFile::ReadOther));  // by an earlier version
    cleanup();
    start({SINEW_RESOURCE_DIR "/models/pendulum.sinew.json"});
    QTRY_VERIFY_WITH_TIMEOUT(!(QFile::permissions(settings) & ofOthers), 20000);
}

void TestWindowStart::anUnknownLanguageIsRefused()
{
    start({"--language", "tlh"});
    QVERIFY(m_program->waitForFinished(20000));
    QCOMPARE(m_program->exitCode(), 2);
    QTRY_VERIFY(m_errors.contains("zh_CN"));
}

// Of the hip, without the status line, which tells times.
QImage TestWindowStart::picture(const std::map<QString, QString>& variables)
{
    const QString file = m_folder.filePath("hip.png");
    QFile::remove(file);
    start({"--language", "en", "--snapshot", file, "--size", "1280x800", SINEW_RESOURCE_DIR "/models/hip.sinew.json"},
          variables);
    m_program->waitForFinished(60000);
    const QImage whole(file);
    return whole.isNull() ? whole : whole.copy(0, 0, whole.width(), whole.height() - 30);
}

// Numbers were written by functions of C, which follow the system: "2,40 BW" beside "2.40", and commas in files of numbers.
void TestWindowStart::numbersHavePointsWhateverTheSystemSpeaks()
{
    const QString german = m_folder.filePath("de_DE.UTF-8");
    if (QProcess::execute("localedef", {"-i", "de_DE", "-f", "UTF-8", german}) != 0)
        QSKIP("the system's description of German (package locales) is not there");
    const QImage picture = this->picture({{"LC_ALL", "C.UTF-8"}});
    QVERIFY(!picture.isNull());
    QCOMPARE(this->picture({{"LC_ALL", "de_DE.UTF-8"}, {"LOCPATH", m_folder.path()}}), picture);
}

SINEW_TEST(TestWindowStart)

}  // namespace tst_window_start

#include "tst_window_start.moc"
