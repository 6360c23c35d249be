#include "ui/panels/coordinates/coordinate_state.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/text/display_names.h"

namespace sinew {

namespace {

// Smaller than this a missing moment or force or a reaction is round-off (N m, N).
constexpr double noEffort = 5e-5;

void addRange(CoordinateState& state, const Coordinate& coordinate)
{
    const double usual = coordinate.kind == CoordinateKind::Rotation ? std::numbers::pi : 1;
    state.minimum
        = std::isfinite(coordinate.minimum) ? coordinate.minimum : std::min(-usual, coordinate.maximum - usual);
    state.maximum = std::isfinite(coordinate.maximum) ? coordinate.maximum : std::max(usual, state.minimum + usual);
}

void addResult(CoordinateState& state, const CoordinateFrame& result, bool isRecorded)
{
    const auto unlessNegligible
        = [](std::optional<double> effort) { return effort && std::abs(*effort) > noEffort ? effort : std::nullopt; };
    state.isRecorded = isRecorded;
    if (isRecorded)
        state.drive = unlessNegligible(result.effort);
    else if (state.mode == CoordinateMode::Locked && result.isHeld)
        state.reaction = unlessNegligible(result.effort);
    state.missing = unlessNegligible(result.missing);
}

bool endsWith(const std::string& text, const char* end)
{
    return QString::fromStdString(text).endsWith(QLatin1String(end));
}

QString titleOfCoordinate(const std::string& name, bool bothSides)
{
    const bool isSided = endsWith(name, "_r") || endsWith(name, "_l");
    return readableName(isSided && !bothSides ? name.substr(0, name.size() - 2) : name);
}

}  // namespace

std::vector<CoordinateState> coordinateStates(const PanelInput& input)
{
    const std::vector<Coordinate>& coordinates = input.model.coordinates;
    const auto has = [&](const char* side) {
        return std::any_of(coordinates.begin(), coordinates.end(),
                           [side](const Coordinate& coordinate) { return endsWith(coordinate.name, side); });
    };
    const bool bothSides = has("_r") && has("_l");
    std::vector<CoordinateState> states(coordinates.size());
    for (std::size_t i = 0; i < coordinates.size(); ++i) {
        CoordinateState& state = states[i];
        state.name = coordinates[i].name;
        state.title = titleOfCoordinate(state.name, bothSides);
        state.toolTip = objectToolTip(input.model, coordinates[i].name, coordinates[i].source, coordinates[i].note);
        state.kind = coordinates[i].kind;
        addRange(state, coordinates[i]);
        state.value = input.valueOf(i);
        state.mode = i < input.situation.modes.size() ? input.situation.modes[i] : coordinates[i].mode;
        state.effort = input.givenEffort(i);
        if (input.frame && input.frame->isPlaced())
            addResult(state, input.frame->coordinates[i], input.showsRecording());
    }
    return states;
}

Amount effortInScale(double effort, Scale scale, double bodyWeight)
{
    if (scale == Scale::BodyWeight && bodyWeight > 0)
        return {effort / bodyWeight, Scale::BodyWeight};
    return {effort, Scale::Si};
}

}  // namespace sinew
