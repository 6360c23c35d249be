#include "core/statics/adjustments.h"

#include <charconv>
#include <cmath>
#include <numbers>
#include <optional>
#include <utility>

#include "core/base/suggest.h"

namespace sinew {

namespace {

std::optional<double> number(const std::string& text)
{
    double value = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc{} || stop != end || !std::isfinite(value))
        return std::nullopt;
    return value;
}

// Reads adjustments into a copy of a situation and collects what is wrong with them.
class Adjuster {
public:
    Adjuster(const Model& model, Situation situation) : m_model(model), m_situation(std::move(situation)) {}

    void set(const std::string& text)
    {
        const auto [index, value] = nameAndNumber(text, "degrees or metres");
        if (index < 0)
            return;
        const Coordinate& coordinate = m_model.coordinates[static_cast<std::size_t>(index)];
        const bool turns = coordinate.kind == CoordinateKind::Rotation;
        const double inSi = turns ? value * std::numbers::pi / 180 : value;
        constexpr double roundOff = 1e-12;
        if (inSi < coordinate.minimum - roundOff || inSi > coordinate.maximum + roundOff)
            m_diagnostics.push_back(makeWarning("'" + text + "' is outside the range of the coordinate"));
        m_situation.values[index] = inSi;
    }

    void lock(const std::string& name)
    {
        const int index = coordinate(name);
        if (index >= 0)
            m_situation.modes[static_cast<std::size_t>(index)] = CoordinateMode::Locked;
    }

    void drive(const std::string& text)
    {
        const auto [index, value] = nameAndNumber(text, "newton metres or newtons");
        if (index < 0)
            return;
        m_situation.modes[static_cast<std::size_t>(index)] = CoordinateMode::Driven;
        m_situation.efforts[static_cast<std::size_t>(index)] = {value, Scale::Si};
    }

    Diagnostics diagnostics() const { return m_diagnostics; }
    const Situation& situation() const { return m_situation; }

private:
    int coordinate(const std::string& name)
    {
        for (std::size_t i = 0; i < m_model.coordinates.size(); ++i) {
            if (m_model.coordinates[i].name == name)
                return static_cast<int>(i);
        }
        m_diagnostics.push_back(
            makeError("there is no coordinate '" + name + "'", didYouMean(name, namesOf(m_model.coordinates))));
        return -1;
    }

    std::pair<int, double> nameAndNumber(const std::string& text, const std::string& unit)
    {
        const std::size_t equals = text.find('=');
        if (equals == std::string::npos) {
            m_diagnostics.push_back(makeError("'" + text + "' has no '='", "write COORDINATE=VALUE, in " + unit));
            return {-1, 0};
        }
        const int index = coordinate(text.substr(0, equals));
        const auto value = number(text.substr(equals + 1));
        if (!value) {
            m_diagnostics.push_back(
                makeError("'" + text.substr(equals + 1) + "' is no number", "write COORDINATE=VALUE, in " + unit));
            return {-1, 0};
        }
        return {index, *value};
    }

    const Model& m_model;
    Situation m_situation;
    Diagnostics m_diagnostics;
};

}  // namespace

Diagnostics adjust(const Model& model, const Adjustments& adjustments, Situation& situation)
{
    Adjuster adjuster(model, situation);
    for (const std::string& text : adjustments.set)
        adjuster.set(text);
    for (const std::string& name : adjustments.lock)
        adjuster.lock(name);
    for (const std::string& text : adjustments.moment)
        adjuster.drive(text);
    if (!hasErrors(adjuster.diagnostics()))
        situation = adjuster.situation();
    return adjuster.diagnostics();
}

}  // namespace sinew
