#include "ui/vtk/skin_store.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace sinew {

namespace {

constexpr char ending[] = ".bone";
constexpr quint32 mark = 0x534b4e31;     // read in another order of bytes it is another number
constexpr int digestSize = 20;           // of SHA-1, behind all else
constexpr qint64 largestFile = 1 << 28;  // bytes, hundreds of times the finest bone

// Points and triangles; the other arrays have an entry a point.
struct Head {
    quint32 mark = 0, points = 0, triangles = 0;
};

qsizetype bytesOf(const Head& head)
{
    return static_cast<qsizetype>(sizeof(Head)) + head.points * qsizetype(2 * sizeof(Vector3) + 2 * sizeof(float))
           + head.triangles * qsizetype(sizeof(std::array<int, 3>));
}

template <class Value>
void write(const std::vector<Value>& values, char*& at)
{
    const std::size_t size = values.size() * sizeof(Value);
    std::memcpy(at, values.data(), size);
    at += size;
}

template <class Value>
void read(std::size_t count, const char*& at, std::vector<Value>& values)
{
    values.resize(count);
    const std::size_t size = count * sizeof(Value);
    std::memcpy(static_cast<void*>(values.data()), at, size);
    at += size;
}

bool isSound(const BoneSkin& skin)
{
    const int count = static_cast<int>(skin.points.size());
    return std::ranges::all_of(skin.triangles, [count](const std::array<int, 3>& triangle) {
        return std::ranges::all_of(triangle, [count](int corner) { return corner >= 0 && corner < count; });
    });
}

QByteArray buildOfProgram()
{
    const QFileInfo program(QCoreApplication::applicationFilePath());
    return QByteArray::number(program.size()) + '/' + QByteArray::number(program.lastModified().toMSecsSinceEpoch());
}

// Nothing where something else stands in place of the file: a folder, a pipe that would be waited for, one too large for memory.
std::optional<BoneSkin> readFrom(const QString& path)
{
    const QFileInfo info(path);
    QFile file(path);
    if (!info.isFile() || info.size() > largestFile || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return unpacked(file.readAll());
}

// What cannot be read would be in the way for ever. A folder with something in it is not ours.
void clearTheWay(const QString& path)
{
    if (QFileInfo(path).isDir())
        QDir().rmdir(path);
    else
        QFile::remove(path);
}

}  // namespace

QByteArray packed(const BoneSkin& skin)
{
    const Head head{mark, static_cast<quint32>(skin.points.size()), static_cast<quint32>(skin.triangles.size())};
    QByteArray bytes(bytesOf(head), Qt::Uninitialized);
    char* at = bytes.data();
    std::memcpy(at, &head, sizeof head);
    at += sizeof head;
    write(skin.points, at);
    write(skin.normals, at);
    write(skin.openness, at);
    write(skin.cartilage, at);
    write(skin.triangles, at);
    return bytes + QCryptographicHash::hash(bytes, QCryptographicHash::Sha1);
}

std::optional<BoneSkin> unpacked(const QByteArray& bytes)
{
    Head head;
    if (bytes.size() < static_cast<qsizetype>(sizeof head) + digestSize)
        return std::nullopt;
    std::memcpy(&head, bytes.data(), sizeof head);
    if (head.mark != mark || bytes.size() != bytesOf(head) + digestSize
        || QCryptographicHash::hash(bytes.first(bytesOf(head)), QCryptographicHash::Sha1) != bytes.last(digestSize))
        return std::nullopt;
    BoneSkin skin;
    const char* at = bytes.data() + sizeof head;
    read(head.points, at, skin.points);
    read(head.points, at, skin.normals);
    read(head.points, at, skin.openness);
    read(head.points, at, skin.cartilage);
    read(head.triangles, at, skin.triangles);
    return isSound(skin) ? std::optional(std::move(skin)) : std::nullopt;
}

SkinStore::SkinStore(QString folder) : m_folder(std::move(folder)), m_build(buildOfProgram())
{
}

QString SkinStore::pathOf(const BoneField& field, const SkinOptions& options) const
{
    std::vector<double> numbers = field.numbers();
    numbers.insert(numbers.end(), {options.spacing, static_cast<double>(options.triangles), options.reach});
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(m_build);
    hash.addData(QByteArrayView(reinterpret_cast<const char*>(numbers.data()),
                                static_cast<qsizetype>(numbers.size() * sizeof(double))));
    return QDir(m_folder).filePath(QString::fromLatin1(hash.result().toHex()) + QLatin1String(ending));
}

BoneSkin SkinStore::skin(const BoneField& field, const SkinOptions& options) const
{
    if (m_folder.isEmpty())
        return growSkin(field, options);
    const QString path = pathOf(field, options);
    if (auto known = readFrom(path))
        return *std::move(known);
    BoneSkin grown = growSkin(field, options);
    keep(path, grown);
    return grown;
}

// Written aside and renamed: another program that reads meanwhile, or one that is killed, leaves no half a file. What cannot be
// kept is grown again the next time.
void SkinStore::keep(const QString& path, const BoneSkin& skin) const
{
    if (!QDir().mkpath(m_folder))
        return;
    makeRoom();
    clearTheWay(path);
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly)) {
        file.write(packed(skin));
        file.commit();
    }
}

// The oldest go: those of former builds are older than all of this one.
void SkinStore::makeRoom() const
{
    QFileInfoList kept
        = QDir(m_folder).entryInfoList({QLatin1Char('*') + QLatin1String(ending)}, QDir::Files, QDir::Time);
    while (kept.size() >= mostKept)
        QFile::remove(kept.takeLast().filePath());
}

}  // namespace sinew
