#pragma once

#include <optional>

#include <QSize>
#include <QString>

class QWidget;

namespace sinew {

// The questions about scenarios, motions and films that only a person can answer. An empty text or nullopt: the person
// thought better of it.

QString askScenarioToOpen(QWidget* parent, const QString& folder);
// The ending .sinew-scenario.json is added when it is missing.
QString askScenarioName(QWidget* parent, const QString& proposed);
QString askMeasuredToOpen(QWidget* parent, const QString& folder);
QString askMotionName(QWidget* parent, const QString& proposed);  // .mot, .sto or .csv
QString askVideoName(QWidget* parent, const QString& proposed);   // .mp4
QString askFramesFolder(QWidget* parent, const QString& folder);

struct FilmWish {
    QSize size;                   // pixels, both even
    double framesPerSecond = 30;  // of the film
    double speed = 1;             // seconds of the motion a second of the film
};
std::optional<FilmWish> askFilm(QWidget* parent, const QString& title, const QSize& viewSize, double speed);

}  // namespace sinew
