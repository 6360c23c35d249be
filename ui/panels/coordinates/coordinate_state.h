#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "core/model/coordinate.h"
#include "ui/panels/panel_input.h"

namespace sinew {

// What a row of the coordinates panel shows. SI and radians.
struct CoordinateState {
    std::string name;
    QString title;  // without the side where the model has only one
    QString toolTip;
    CoordinateKind kind = CoordinateKind::Rotation;
    double value = 0;
    double minimum = 0;  // of the slider: the coordinate's range, or +-180 degrees, +-1 m where it has none
    double maximum = 0;
    CoordinateMode mode = CoordinateMode::Free;
    double effort = 0;               // given moment or force
    std::optional<double> reaction;  // of a lock, once solved; nothing when it is zero
    std::optional<double> missing;   // what the links cannot give
    bool isRecorded = false;         // value and drive are those of a recording, nothing can be set
    std::optional<double> drive;     // recorded effort; nothing when it is zero

    bool operator==(const CoordinateState&) const = default;
};

// One per coordinate, in the model's order.
std::vector<CoordinateState> coordinateStates(const PanelInput& input);

// What a person has typed (N m or N) in the scale that the coordinate's effort has now: an effort in body weights stays
// one.
Amount effortInScale(double effort, Scale scale, double bodyWeight);

}  // namespace sinew
