#pragma once

#include <optional>

#include <QSize>
#include <QString>
#include <QStringList>

class QWidget;

namespace sinew {

class DialogFolder;

// The questions about pictures and films of the 3D view. An empty text or nullopt: the person thought better of it. See
// askToSave() for what may be proposed.

// What the view can draw: its own size and the longest side, pixels.
struct PictureRoom {
    QSize view;
    int largestSide = 4096;
};

struct PictureWish {
    QString path;
    QSize size;  // pixels
    bool isTransparent = false;
    bool hasTexts = true;  // legend, labels and axes
};
std::optional<PictureWish> askPicture(QWidget* parent, DialogFolder& folder, const PictureRoom& room,
                                      const QString& proposed);

enum class FilmKind { Video, Frames };
struct FilmWish {
    QSize size;                   // pixels, both even
    double framesPerSecond = 30;  // of the film
    double speed = 1;             // seconds of the motion a second of the film
    bool hasTexts = true;
};
// duration: s, of the motion. speed: that of the playback, which is proposed.
struct FilmQuestion {
    FilmKind kind = FilmKind::Video;
    double duration = 0, speed = 1;
};
std::optional<FilmWish> askFilm(QWidget* parent, const FilmQuestion& question, const PictureRoom& room);
QString askVideoName(QWidget* parent, DialogFolder& folder, const QString& proposed);  // .mp4

// Of those that are shown, by title: its index, or -1.
int askWhichPlot(QWidget* parent, const QStringList& titles);

// Without the encoder. True: pictures instead.
bool wantsFramesInstead(QWidget* parent);
// A folder that has frames already. True: they go.
bool mayReplaceFrames(QWidget* parent, const QString& folder);

}  // namespace sinew
