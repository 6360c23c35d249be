// Grown bones in files: what is read is what was grown, whatever happens to the files.

#include <algorithm>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/test_registry.h"
#include "ui/vtk/skin_store.h"

namespace tst_skin_store {

using namespace sinew;

namespace {

// A ball, m: a small bone that is grown in milliseconds.
BoneField ball(double radius)
{
    FieldPiece piece;
    piece.kind = FieldPiece::Kind::Ellipsoid;
    piece.radii = Vector3::Constant(radius);
    BoneField field;
    field.join({FieldJoin::Add, 0, {piece}});
    return field;
}

const SkinOptions coarse{0.004, 500, 0.014};

void compare(const BoneSkin& read, const BoneSkin& grown)
{
    QVERIFY(!grown.points.empty());
    QVERIFY(read.points == grown.points);
    QVERIFY(read.normals == grown.normals);
    QVERIFY(read.triangles == grown.triangles);
    QVERIFY(read.openness == grown.openness);
    QVERIFY(read.cartilage == grown.cartilage);
}

QStringList filesIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::Files);
}

}  // namespace

class TestSkinStore : public QObject {
    Q_OBJECT

private slots:
    void readsWhatItKept();
    void solidsAndOptionsAreToldApart();
    void damagedFilesAreGrownAnew();
    void whatStandsInTheWayLosesNoBones();
    void holdsNoMoreThanItMay();
    void withoutAFolderNothingIsKept();
};

void TestSkinStore::readsWhatItKept()
{
    const BoneSkin grown = growSkin(ball(0.02), coarse);
    compare(unpacked(packed(grown)).value(), grown);
    QTemporaryDir folder;
    const QString path = folder.filePath("made/when/needed");
    compare(SkinStore(path).skin(ball(0.02), coarse), grown);
    QCOMPARE(filesIn(path).size(), 1);
    compare(SkinStore(path).skin(ball(0.02), coarse), grown);
    QCOMPARE(filesIn(path).size(), 1);

    // That it reads is seen by a file that tells another surface.
    const QString file = path + '/' + filesIn(path).front();
    BoneSkin other = grown;
    other.points.front() = Vector3::Ones();
    QFile changed(file);
    QVERIFY(changed.open(QIODevice::WriteOnly));
    changed.write(packed(other));
    changed.close();
    compare(SkinStore(path).skin(ball(0.02), coarse), other);
}

void TestSkinStore::solidsAndOptionsAreToldApart()
{
    QTemporaryDir folder;
    const SkinStore store(folder.path());
    store.skin(ball(0.02), coarse);
    compare(store.skin(ball(0.0201), coarse), growSkin(ball(0.0201), coarse));
    SkinOptions fine = coarse;
    fine.triangles = 600;
    compare(store.skin(ball(0.02), fine), growSkin(ball(0.02), fine));
    BoneField pale = ball(0.02), left = ball(0.02);
    pale.cartilage.push_back({});
    left.mirrored = true;
    store.skin(pale, coarse);
    store.skin(left, coarse);
    QCOMPARE(filesIn(folder.path()).size(), 5);
}

void TestSkinStore::damagedFilesAreGrownAnew()
{
    const BoneSkin grown = growSkin(ball(0.02), coarse);
    const QByteArray whole = packed(grown);
    QByteArray flipped = whole;
    flipped[whole.size() / 2] = static_cast<char>(~flipped[whole.size() / 2]);
    QTemporaryDir folder;
    const SkinStore store(folder.path());
    store.skin(ball(0.02), coarse);
    for (const QByteArray& bytes :
         {QByteArray(), whole.first(7), whole.first(whole.size() - 1), whole + 'x', flipped}) {
        QVERIFY(!unpacked(bytes));
        QFile file(folder.filePath(filesIn(folder.path()).front()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        compare(store.skin(ball(0.02), coarse), grown);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), whole);  // mended
    }
}

// A folder in place of a file, empty or not: grown anew, and kept again where it can be.
void TestSkinStore::whatStandsInTheWayLosesNoBones()
{
    const BoneSkin grown = growSkin(ball(0.02), coarse);
    QTemporaryDir folder;
    const SkinStore store(folder.path());
    store.skin(ball(0.02), coarse);
    const QString path = folder.filePath(filesIn(folder.path()).front());
    QVERIFY(QFile::remove(path) && QDir().mkpath(path));
    compare(store.skin(ball(0.02), coarse), grown);
    QVERIFY(QFileInfo(path).isFile());  // the empty folder stayed for ever
    QVERIFY(QFile::remove(path) && QDir().mkpath(path + "/of somebody"));
    compare(store.skin(ball(0.02), coarse), grown);
    QVERIFY(QFileInfo(path + "/of somebody").isDir());
}

void TestSkinStore::holdsNoMoreThanItMay()
{
    QTemporaryDir folder;
    for (int i = 0; i < SkinStore::mostKept + 5; ++i) {
        QFile old(folder.filePath(QStringLiteral("%1.bone").arg(i)));
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.setFileTime(QDateTime::currentDateTime().addDays(-1), QFileDevice::FileModificationTime);
    }
    QFile foreign(folder.filePath("notes.txt"));
    QVERIFY(foreign.open(QIODevice::WriteOnly));
    const SkinStore store(folder.path());
    store.skin(ball(0.02), coarse);
    QCOMPARE(QDir(folder.path()).entryList({"*.bone"}).size(), SkinStore::mostKept);
    QVERIFY(foreign.exists());
    store.skin(ball(0.03), coarse);
    QVERIFY(!unpacked(QByteArray()));
    QCOMPARE(QDir(folder.path()).entryList({"*.bone"}).size(), SkinStore::mostKept);
}

void TestSkinStore::withoutAFolderNothingIsKept()
{
    compare(SkinStore({}).skin(ball(0.02), coarse), growSkin(ball(0.02), coarse));
    QFile notAFolder(QDir::temp().filePath("sinew-no-folder"));
    QVERIFY(notAFolder.open(QIODevice::WriteOnly));
    // Where nothing can be kept it is grown all the same.
    compare(SkinStore(notAFolder.fileName()).skin(ball(0.02), coarse), growSkin(ball(0.02), coarse));
    notAFolder.remove();
}

SINEW_TEST(TestSkinStore)

}  // namespace tst_skin_store

#include "tst_skin_store.moc"
