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
        const auto [index, value]
            = nameAndNumber(text, m_model.coordinates, sentence("write coordinate=VALUE in degrees or metres"));
        if (index < 0)
            return;
        const Coordinate& coordinate = m_model.coordinates[static_cast<std::size_t>(index)];
        const bool turns = coordinate.kind == CoordinateKind::Rotation;
        const double inSi = turns ? value * std::numbers::pi / 180 : value;
        constexpr double roundOff = 1e-12;
        if (inSi < coordinate.minimum - roundOff || inSi > coordinate.maximum + roundOff)
            m_diagnostics.push_back(makeWarning(sentence("'%1' is outside the range of the coordinate", text)));
        m_situation.values[index] = inSi;
    }

    void lock(const std::string& name)
    {
        const int index = indexOf(name, m_model.coordinates);
        if (index >= 0)
            m_situation.modes[static_cast<std::size_t>(index)] = CoordinateMode::Locked;
    }

    void drive(const std::string& text)
    {
        const auto [index, value]
            = nameAndNumber(text, m_model.coordinates, sentence("write coordinate=MOMENT in newton metres or newtons"));
        if (index < 0)
            return;
        m_situation.modes[static_cast<std::size_t>(index)] = CoordinateMode::Driven;
        m_situation.efforts[static_cast<std::size_t>(index)] = {value, Scale::Si};
    }

    void activate(const std::string& text)
    {
        const auto [index, value] = nameAndNumber(text, m_model.links, sentence("write link=A above -1"));
        if (index < 0)
            return;
        if (!(value > -1))
            m_diagnostics.push_back(makeError(sentence("the activation in '%1' is not above -1", text),
                                              sentence("0 leaves the stiffness as it is, 1 doubles it")));
        else
            m_situation.activations[index] = value;
    }

    void shorten(const std::string& text)
    {
        const auto [index, value] = nameAndNumber(text, m_model.links, sentence("write link=MILLIMETRES"));
        if (index >= 0)
            m_situation.shortenings[index] = value / 1000;
    }

    void setLoadFactor(double factor)
    {
        if (std::isfinite(factor))
            m_situation.loadFactor = factor;
        else
            m_diagnostics.push_back(
                makeError(sentence("the load factor is not finite"), sentence("1 is the load as it is")));
    }

    Diagnostics diagnostics() const { return m_diagnostics; }
    const Situation& situation() const { return m_situation; }

private:
    static Sentence saysNone(const std::string& name, const std::vector<Coordinate>&)
    {
        return sentence("there is no coordinate '%1'", name);
    }
    static Sentence saysNone(const std::string& name, const std::vector<Link>&)
    {
        return sentence("there is no link '%1'", name);
    }

    template <class Objects>
    int indexOf(const std::string& name, const Objects& objects)
    {
        for (std::size_t i = 0; i < objects.size(); ++i) {
            if (objects[i].name == name)
                return static_cast<int>(i);
        }
        m_diagnostics.push_back(makeError(saysNone(name, objects), didYouMean(name, namesOf(objects))));
        return -1;
    }

    // The index is -1 after an error. The last '=' separates, so that names may hold one.
    template <class Objects>
    std::pair<int, double> nameAndNumber(const std::string& text, const Objects& objects, const Sentence& advice)
    {
        const std::size_t equals = text.rfind('=');
        if (equals == std::string::npos) {
            m_diagnostics.push_back(makeError(sentence("'%1' has no '='", text), advice));
            return {-1, 0};
        }
        const int index = indexOf(text.substr(0, equals), objects);
        const auto value = number(text.substr(equals + 1));
        if (!value) {
            m_diagnostics.push_back(makeError(sentence("'%1' is not a number", text.substr(equals + 1)), advice));
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
    for (const std::string& text : adjustments.activation)
        adjuster.activate(text);
    for (const std::string& text : adjustments.shortening)
        adjuster.shorten(text);
    if (adjustments.loadFactor)
        adjuster.setLoadFactor(*adjustments.loadFactor);
    if (!hasErrors(adjuster.diagnostics()))
        situation = adjuster.situation();
    return adjuster.diagnostics();
}

}  // namespace sinew
