#pragma once

#include <optional>
#include <string>

#include <QSize>

#include "core/statics/adjustments.h"
#include "ui/vtk/viewport.h"
#include "ui/widgets/theme_switch.h"

namespace sinew {

// What was typed after `sinew`.
struct StartOptions {
    std::string model;     // or a scenario; empty: the welcome page
    std::string snapshot;  // the picture to write; empty: open the window
    std::string picture;   // the same, of the 3D view alone
    std::string film;      // the motion as a video, or in a folder as numbered pictures
    QSize size = {1440, 900};
    bool isTransparent = false;  // of the picture
    bool hasLabels = false;      // picture or film: legend, labels and axes
    double framesPerSecond = 30, speed = 1;

    bool isPicture() const { return !snapshot.empty() || !picture.empty() || !film.empty(); }
    std::string output() const { return snapshot + picture + film; }  // one at most is given
    std::optional<ThemeChoice> theme;
    std::string language;  // its code; empty: that of the settings, else of the system
    std::string activity;  // empty: the model's first
    std::string step;      // name, or number from 1
    Adjustments adjustments;
    std::string select;
    std::optional<ViewDirection> view;
    std::string workspace;       // its id; empty: that of the document
    std::optional<double> time;  // s, of the motion
    std::string show;            // a panel, or a page of it: "links", "recruitment:compare"
};

// The options, or the exit code to leave with: help and version were shown (0), or a usage error was reported (2).
struct ParsedOptions {
    StartOptions options;
    std::optional<int> exitCode;
};

ParsedOptions parseOptions(int argc, char** argv);

}  // namespace sinew
