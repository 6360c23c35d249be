// Films: which times are drawn, that nothing waits, and what comes of cancelling and of faults.

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/test_registry.h"
#include "ui/jobs/frame_sinks.h"

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
        QTRY_COMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 0);
        QCOMPARE(finished.count(), 0);
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
        QCOMPARE(h264.last(), QString("out.mp4"));
        QVERIFY(VideoEncoder::arguments("out.mp4", shortFilm(), false).contains("mpeg4"));
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
#include "tst_film_export.moc"
