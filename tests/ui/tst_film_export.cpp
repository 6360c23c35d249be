// Films: which times are drawn, that nothing waits, and what comes of cancelling and of faults.

#include <QDir>
#include <QProcess>
#include <QSignalSpy>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/test_registry.h"
#include "ui/jobs/frame_sinks.h"

namespace tst_film_export {

using namespace sinew;

namespace {

QImage picture(double time, const QSize& size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(QColor::fromHsvF(static_cast<float>(time), 1, 1));
    return image;
}

FilmOptions shortFilm()
{
    return {0, 0.5, 10, 1, {64, 48}};
}

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// A stand-in for ffmpeg, found before any other while it lives: `work` has the name of the video in $last.
struct Encoder {
    explicit Encoder(const QByteArray& work)
    {
        const QString program = folder.filePath("ffmpeg");
        write(program, "#!/bin/sh\ncase \"$*\" in *-encoders*) echo libx264; exit 0;; esac\n"
                       "for last; do :; done\nlast=${last#file:}\n"
                           + work + "\n");
        QFile::setPermissions(program, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        qputenv("PATH", folder.path().toLocal8Bit() + ':' + path);
    }
    ~Encoder() { qputenv("PATH", path); }
    QStringList files() const
    {
        return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

    QTemporaryDir folder;
    QByteArray path = qgetenv("PATH");
};

}  // namespace

class TestFilmExport : public QObject {
    Q_OBJECT

private slots:
    void framesFollowRateAndSpeed()
    {
        FilmOptions options{1, 3, 30, 0.5, {64, 48}};
        QCOMPARE(options.frameCount(), 121);
        QCOMPARE(options.timeOf(0), 1.0);
        QCOMPARE(options.timeOf(60), 2.0);
        QCOMPARE(options.timeOf(120), 3.0);
        QCOMPARE(options.timeOf(1000), 3.0);
        options.last = options.first;
        QCOMPARE(options.frameCount(), 1);
    }

    void picturesGoIntoAFolder()
    {
        QTemporaryDir folder;
        FilmExport film(shortFilm(), picture, std::make_unique<PictureFolder>(folder.path()));
        QSignalSpy finished(&film, &FilmExport::finished), progressed(&film, &FilmExport::progressed);
        film.start();
        QVERIFY(progressed.isEmpty());  // the first picture is drawn when the window has answered
        QTRY_COMPARE(finished.count(), 1);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 6);
        QCOMPARE(QImage(folder.filePath("frame_0001.png")).size(), QSize(64, 48));
        QCOMPARE(progressed.last()[0].toInt(), 6);
    }

    void cancellingLeavesNothingBehind()
    {
        QTemporaryDir folder;
        FilmExport film(shortFilm(), picture, std::make_unique<PictureFolder>(folder.path()));
        connect(&film, &FilmExport::progressed, &film, [&film](int done) {
            if (done == 3)
                film.cancel();
        });
        QSignalSpy finished(&film, &FilmExport::finished);
        film.start();
        QTRY_VERIFY(!film.isRunning());
        QTRY_VERIFY(QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
        QCOMPARE(finished.count(), 0);
    }

    // The frames of a film whose program was killed stayed for ever.
    void whatAKilledProgramLeftGoes()
    {
        QTemporaryDir folder;
        QProcess gone;
        gone.start("true", QStringList());
        QVERIFY(gone.waitForStarted());
        const qint64 dead = gone.processId();
        QVERIFY(gone.waitForFinished());
        for (const char* name : {".sinew-frames-killed", ".sinew-frames-mine", "mine"}) {
            QVERIFY(QDir(folder.path()).mkdir(name));
            write(folder.filePath(QString(name) + "/frame_0001.png"), "left");
        }
        const QString lock = QString("%1\ntrue\n%2\n").arg(dead).arg(QSysInfo::machineHostName());
        write(folder.filePath(".sinew-frames-killed/lock"), lock.toUtf8());
        // What a link of that name leads to, or a folder without a film's lock, is somebody's own: it was emptied.
        QTemporaryDir victim;
        for (const char* name : {"lock", "frame_0001.png", "diary.txt"})
            write(victim.filePath(name), name == QByteArray("lock") ? lock.toUtf8() : "precious");
        QVERIFY(QFile::link(victim.path(), folder.filePath(".sinew-frames-link")));
        const auto unfinished = [&] {
            return QDir(folder.path()).entryList({".sinew-frames-*"}, QDir::Dirs | QDir::Hidden | QDir::NoSymLinks).size();
        };
        const PictureFolder one(folder.path());
        QCOMPARE(unfinished(), 2);
        const PictureFolder another(folder.path());  // a film that goes on is left alone
        QCOMPARE(unfinished(), 3);
        QVERIFY(!QFile::exists(folder.filePath(".sinew-frames-killed")));
        QVERIFY(QFile::exists(folder.filePath("mine/frame_0001.png")));
        QVERIFY(QFile::exists(folder.filePath(".sinew-frames-mine/frame_0001.png")));
        for (const char* name : {"lock", "frame_0001.png", "diary.txt"})
            QVERIFY(QFile::exists(victim.filePath(name)));
    }

    // What is not a film's stays, with its folder.
    void onlyFramesOfAKilledProgramGo()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(".sinew-frames-killed"));
        const QDir left(folder.filePath(".sinew-frames-killed"));
        write(left.filePath("frame_0001.png"), "left");
        write(left.filePath("notes.txt"), "mine");
        QProcess ended;
        ended.start("true", QStringList());
        QVERIFY(ended.waitForStarted());
        const QString lock = QString("%1\ntrue\n%2\n").arg(ended.processId()).arg(QSysInfo::machineHostName());
        QVERIFY(ended.waitForFinished());
        write(left.filePath("lock"), lock.toUtf8());
        const PictureFolder film(folder.path());
        QVERIFY(!QFile::exists(left.filePath("frame_0001.png")) && !QFile::exists(left.filePath("lock")));
        QCOMPARE(contents(left.filePath("notes.txt")), QByteArray("mine"));
    }

    void aFolderThatIsNotThereIsSaid()
    {
        FilmExport film(shortFilm(), picture, std::make_unique<PictureFolder>("/nowhere/at/all"));
        QSignalSpy failed(&film, &FilmExport::failed);
        film.start();
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(failed[0][0].toString().contains("/nowhere/at/all"));
    }

    void argumentsOfTheEncoder()
    {
        const QStringList h264 = VideoEncoder::arguments("out.mp4", shortFilm(), true);
        QVERIFY(h264.contains("libx264"));
        QVERIFY(h264.contains("64x48"));
        QCOMPARE(h264.last(), "file:" + QDir::current().filePath("out.mp4"));
        QCOMPARE(VideoEncoder::arguments("http://else.where/out.mp4", shortFilm(), true).last(),
                 "file:" + QDir::current().filePath("http:/else.where/out.mp4"));
        QVERIFY(VideoEncoder::arguments("out.mp4", shortFilm(), false).contains("mpeg4"));
    }

    // ffmpeg takes an ending for a wish: a playlist is many files, and may lie with a server.
    void onlyVideosAreMade()
    {
        const Encoder encoder("cat > \"$last\"");
        for (const char* name : {"film.m3u8", "film", "film.mp4.sdp", "film.mp4/"}) {
            const QString file = encoder.folder.filePath(name);
            FilmExport film(shortFilm(), picture, std::make_unique<VideoEncoder>(file, shortFilm()));
            QSignalSpy failed(&film, &FilmExport::failed);
            film.start();
            QTRY_COMPARE(failed.count(), 1);
            QVERIFY(failed[0][0].toString().contains(".mp4"));
        }
        QCOMPARE(encoder.files(), QStringList({"ffmpeg"}));
        QVERIFY(VideoEncoder::isVideoName("a.MP4") && VideoEncoder::isVideoName("a.b.mkv"));
    }

    void otherFilesOfTheFolderStay()
    {
        QTemporaryDir folder;
        for (const char* name : {"frame_0001.png", "frame_0900.png", "frame_of_mind.png"})
            write(folder.filePath(name), "mine");
        QCOMPARE(PictureFolder::framesIn(folder.path()), QStringList({"frame_0001.png", "frame_0900.png"}));
        FilmExport film(shortFilm(), picture, std::make_unique<PictureFolder>(folder.path()));
        QSignalSpy finished(&film, &FilmExport::finished);
        connect(&film, &FilmExport::progressed, &film, [&](int done) {
            if (done < 6)
                QCOMPARE(contents(folder.filePath("frame_0001.png")), QByteArray("mine"));
        });
        film.start();
        QTRY_COMPARE(finished.count(), 1);
        QCOMPARE(PictureFolder::framesIn(folder.path()).size(), 6);  // none of the film before
        QCOMPARE(contents(folder.filePath("frame_of_mind.png")), QByteArray("mine"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 7);
    }

    void aVideoTakesItsPlaceWhenItIsWhole()
    {
        const Encoder encoder("cat > \"$last\"");
        const QString file = encoder.folder.filePath("swing.mp4");
        write(file, "the film before");
        FilmExport film(shortFilm(), picture, std::make_unique<VideoEncoder>(file, shortFilm()));
        QSignalSpy finished(&film, &FilmExport::finished);
        connect(&film, &FilmExport::progressed, &film,
                [&] { QCOMPARE(contents(file), QByteArray("the film before")); });
        film.start();
        QTRY_COMPARE(finished.count(), 1);
        QCOMPARE(contents(file).size(), 6 * 64 * 48 * 4);
        QCOMPARE(encoder.files(), QStringList({"ffmpeg", "swing.mp4"}));
    }

    void aCancelledVideoLeavesNothing()
    {
        const Encoder encoder("cat > \"$last\"");
        const QString file = encoder.folder.filePath("swing.mp4");
        write(file, "the film before");
        FilmExport film(shortFilm(), picture, std::make_unique<VideoEncoder>(file, shortFilm()));
        QSignalSpy finished(&film, &FilmExport::finished), failed(&film, &FilmExport::failed);
        connect(&film, &FilmExport::progressed, &film, [&film](int done) {
            if (done == 3)
                film.cancel();
        });
        film.start();
        QTRY_VERIFY(!film.isRunning());
        QTest::qWait(50);
        QCOMPARE(encoder.files(), QStringList({"ffmpeg", "swing.mp4"}));
        QCOMPARE(contents(file), QByteArray("the film before"));
        QVERIFY(finished.isEmpty() && failed.isEmpty());
    }

    void anEncoderThatFailsIsSaid()
    {
        const Encoder encoder("head -c 100 > \"$last\"; echo 'no room left' >&2; exit 1");
        const QString file = encoder.folder.filePath("swing.mp4");
        FilmExport film(shortFilm(), picture, std::make_unique<VideoEncoder>(file, shortFilm()));
        QSignalSpy failed(&film, &FilmExport::failed);
        film.start();
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(failed[0][0].toString().contains("no room left"));
        QCOMPARE(encoder.files(), QStringList({"ffmpeg"}));
    }

    void aVideoIsMade()
    {
        if (VideoEncoder::program().isEmpty())
            QSKIP("ffmpeg is not installed");
        QTemporaryDir folder;
        const QString file = folder.filePath("swing.mp4");
        FilmExport film(shortFilm(), picture, std::make_unique<VideoEncoder>(file, shortFilm()));
        QSignalSpy finished(&film, &FilmExport::finished), failed(&film, &FilmExport::failed);
        film.start();
        QTRY_VERIFY_WITH_TIMEOUT(finished.count() + failed.count() > 0, 30000);
        QVERIFY2(failed.isEmpty(), qPrintable(failed.isEmpty() ? QString() : failed[0][0].toString()));
        QVERIFY(QFileInfo(file).size() > 500);
    }

    void aVideoThatCannotBeWrittenIsSaid()
    {
        if (VideoEncoder::program().isEmpty())
            QSKIP("ffmpeg is not installed");
        const QString file = "/nowhere/at/all/swing.mp4";
        FilmExport film(shortFilm(), picture, std::make_unique<VideoEncoder>(file, shortFilm()));
        QSignalSpy failed(&film, &FilmExport::failed);
        film.start();
        QTRY_VERIFY_WITH_TIMEOUT(failed.count() > 0, 30000);
        QVERIFY(failed[0][0].toString().startsWith("ffmpeg could not"));
    }
};

SINEW_TEST(TestFilmExport)

}  // namespace tst_film_export

#include "tst_film_export.moc"
