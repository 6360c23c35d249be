#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "core/math/formula.h"
#include "core/scenario/resolve_stage.h"
#include "core/schema/mirror.h"

namespace sinew {

namespace {

// x -> -x, of a formula. Taken twice it is as it was.
std::string negative(const std::string& formula)
{
    if (formula == "0" || formula.empty())
        return formula;
    if (formula.starts_with("-(")) {
        int depth = 0;
        for (std::size_t i = 1; i < formula.size(); ++i) {
            depth += formula[i] == '(' ? 1 : formula[i] == ')' ? -1 : 0;
            if (depth == 0 && i + 1 == formula.size())
                return formula.substr(2, i - 2);
            if (depth == 0)
                break;
        }
    }
    return "-(" + formula + ")";
}

// "foot" of "foot.vz"; nothing when the name ends otherwise.
std::optional<std::string> withoutEnding(const std::string& name, std::initializer_list<std::string_view> endings)
{
    for (const std::string_view ending : endings) {
        if (name.ends_with(ending))
            return name.substr(0, name.size() - ending.size());
    }
    return std::nullopt;
}

class ScenarioMirror {
public:
    explicit ScenarioMirror(const Model& model) : m_model(model), m_coordinates(coordinatesThatChangeSign(model)) {}

    void run(Scenario& scenario)
    {
        for (StartValue& start : scenario.start) {
            if (!m_coordinates.contains(start.coordinate))
                continue;
            if (start.value)
                start.value = -*start.value;
            start.speed = -start.speed;
        }
        for (NamedCurve& curve : scenario.curves)
            reflect(curve);
        for (ScenarioForce& force : scenario.forces)
            reflect(force);
        for (TrailPoint& trail : scenario.trails)
            trail.point.z() *= -1;
        for (Stage& stage : scenario.stages)
            reflect(stage);
    }

private:
    void reflect(NamedCurve& curve)
    {
        if (!m_coordinates.contains(curve.coordinate))
            return;
        m_turnedCurves.insert(curve.name);
        for (CharacteristicPoint& point : curve.data.points) {
            point.value = -point.value;
            if (point.slope)
                point.slope = -*point.slope;
            if (point.curvature)
                point.curvature = -*point.curvature;
        }
    }

    void reflect(ScenarioForce& force) const
    {
        force.point.z() *= -1;
        for (std::string& formula : force.force)
            formula = reflected(formula);
        for (std::string& formula : force.moment)
            formula = reflected(formula);
        if (force.force.size() == 3)
            force.force[2] = negative(force.force[2]);
        for (std::size_t i = 0; i < 2 && force.moment.size() == 3; ++i)
            force.moment[i] = negative(force.moment[i]);
    }

    void reflect(Stage& stage) const
    {
        std::vector<GivenPair> given;
        for (const GivenPair& pair : stage.given)
            addReflected(pair, stage, given);
        stage.given = std::move(given);
        for (StageEnd& end : stage.ends)
            end.when = reflected(end.when);
        if (stage.holds) {
            for (StageHold& hold : *stage.holds)
                hold.point.z() *= -1;
        }
    }

    // One pair for the coordinates that keep their sign, and one before it for those that change it.
    void addReflected(const GivenPair& pair, const Stage& stage, std::vector<GivenPair>& given) const
    {
        GivenPair kept = reflected(pair), turned = reflected(pair);
        turn(turned);
        if (kept == turned) {
            given.push_back(std::move(kept));
            return;
        }
        turned.coordinates = changingOf(pair, stage);
        std::erase_if(kept.coordinates, [&](const std::string& name) { return m_coordinates.contains(name); });
        if (!turned.coordinates.empty())
            given.push_back(std::move(turned));
        if (!kept.coordinates.empty())
            given.push_back(std::move(kept));
    }

    std::vector<std::string> changingOf(const GivenPair& pair, const Stage& stage) const
    {
        std::vector<std::string> names;
        if (!isForTheRest(pair)) {
            std::copy_if(pair.coordinates.begin(), pair.coordinates.end(), std::back_inserter(names),
                         [&](const std::string& name) { return m_coordinates.contains(name); });
            return names;
        }
        const auto isNamed = [&](const std::string& name) {
            return std::any_of(stage.given.begin(), stage.given.end(), [&](const GivenPair& other) {
                return std::find(other.coordinates.begin(), other.coordinates.end(), name) != other.coordinates.end();
            });
        };
        for (const Coordinate& coordinate : m_model.coordinates) {
            if (m_coordinates.contains(coordinate.name) && !isNamed(coordinate.name))
                names.push_back(coordinate.name);
        }
        return names;
    }

    // As it is for coordinates that keep their sign: what it is made of may have changed.
    GivenPair reflected(GivenPair pair) const
    {
        if (const auto* curve = std::get_if<CurveValue>(&pair.value); curve && m_turnedCurves.contains(curve->curve))
            pair.factor = -pair.factor;
        if (auto* formula = std::get_if<FormulaValue>(&pair.value))
            formula->text = reflected(formula->text);
        return pair;
    }

    static void turn(GivenPair& pair)
    {
        if (auto* constant = std::get_if<ConstantValue>(&pair.value))
            constant->value = constant->value == 0 ? 0 : -constant->value;
        else if (!std::holds_alternative<HeldValue>(pair.value))
            pair.factor = -pair.factor;
    }

    std::string reflected(const std::string& text) const
    {
        return withNamesNegated(text, [&](const std::string& name) { return isNegative(name); });
    }

    // Of a coordinate, or along z: see core/scenario/README.md. A model that is not sound has quantities too.
    bool isNegative(const std::string& quantity) const
    {
        const std::string coordinate
            = withoutEnding(quantity, {".value", ".speed", ".acceleration", ".effort"}).value_or(quantity);
        if (findCoordinate(m_model, coordinate))
            return m_coordinates.contains(coordinate);
        return withoutEnding(quantity, {".z", ".vz", ".uz", ".fz"}).has_value();
    }

    const Model& m_model;
    std::set<std::string> m_coordinates, m_turnedCurves;
};

}  // namespace

Scenario mirrored(const Scenario& scenario, const Model& model)
{
    Scenario mirror = scenario;
    ScenarioMirror(model).run(mirror);
    return mirror;
}

}  // namespace sinew
