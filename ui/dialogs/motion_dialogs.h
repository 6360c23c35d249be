#pragma once

#include <optional>

#include <QSize>
#include <QString>

class QWidget;

namespace sinew {

class DialogFolder;

// The questions about scenarios, motions and films. An empty text or nullopt: the person thought better of it. See
// askToSave() for what may be proposed.

QString askScenarioToOpen(QWidget* parent, DialogFolder& folder);
QString askMeasuredToOpen(QWidget* parent, DialogFolder& folder);
QString askMotionName(QWidget* parent, DialogFolder& folder, const QString& proposed);  // .mot, .sto or .csv
QString askVideoName(QWidget* parent, DialogFolder& folder, const QString& proposed);   // .mp4

struct FilmWish {
    QSize size;                   // pixels, both even
    double framesPerSecond = 30;  // of the film
    double speed = 1;             // seconds of the motion a second of the film
};
std::optional<FilmWish> askFilm(QWidget* parent, const QString& title, const QSize& viewSize, double speed);

}  // namespace sinew
