#pragma once

#include <optional>

#include <QByteArray>
#include <QString>

#include "ui/vtk/grow_skin.h"

namespace sinew {

// Bones that were grown before, in files of a folder: the next start reads them in milliseconds. A file is named by a hash of all that
// the surface depends on, the solid's numbers, the options and the build of the program, so it is never out of date; one that is
// damaged is grown anew. The folder holds at most `mostKept` files, and those of other builds go first. Used from several workers.
class SkinStore {
public:
    static constexpr int mostKept = 300;

    // An empty folder keeps nothing. It is made when there is something to keep.
    explicit SkinStore(QString folder);

    // Grown or read: growSkin() of the same.
    BoneSkin skin(const BoneField& field, const SkinOptions& options) const;

private:
    QString pathOf(const BoneField& field, const SkinOptions& options) const;
    void keep(const QString& path, const BoneSkin& skin) const;
    void makeRoom() const;

    QString m_folder;
    QByteArray m_build;  // of the program that runs
};

// As bytes, and back; nothing when they are cut short, changed, or of another machine's order of bytes.
QByteArray packed(const BoneSkin& skin);
std::optional<BoneSkin> unpacked(const QByteArray& bytes);

}  // namespace sinew
