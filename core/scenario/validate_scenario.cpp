#include "core/scenario/validate_scenario.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <unordered_set>

#include "core/base/number_words.h"
#include "core/model/validate_parts.h"
#include "core/scenario/check_formula.h"
#include "core/scenario/validate_stages.h"

namespace sinew {

namespace {

class ScenarioValidator {
public:
    ScenarioValidator(const Scenario& scenario, const Model& model)
        : m_scenario(scenario), m_model(model), m_names(scenario, model)
    {
    }

    std::vector<ModelProblem> run()
    {
        if (m_scenario.model.empty())
            m_problems.error("model", "the scenario names no model", "name its file, such as \"leg.sinew.json\"");
        m_problems.checkNames("sources", m_scenario.sources, "source", true);
        checkChanges();
        checkStart();
        checkCurves();
        checkTables();
        checkForces();
        checkStages(m_scenario, m_names, m_problems);
        checkOptions();
        checkTrails();
        return m_problems.take();
    }

private:
    void checkChanges()
    {
        for (std::size_t i = 0; i < m_scenario.changes.size(); ++i) {
            const ModelChange& change = m_scenario.changes[i];
            const std::string path = std::string("changes") / i;
            if (change.link.empty() == change.body.empty())
                m_problems.error(path,
                                 std::string("a change names ")
                                     + (change.link.empty() ? "neither a link nor a body" : "a link and a body"),
                                 "name one of the two");
            else if (!change.link.empty())
                checkLinkChange(change, path);
            else
                checkBodyChange(change, path);
        }
    }

    void checkLinkChange(const ModelChange& change, const std::string& path)
    {
        m_problems.checkReference(path / "link", change.link, m_names.links, "link");
        const std::string of = " of link '" + change.link + "'";
        if (change.activation && m_problems.checkFinite(path / "activation", *change.activation, "the activation" + of)
            && *change.activation <= -1)
            m_problems.error(path / "activation", "the activation" + of + " is -1 or below",
                             "the stiffness is multiplied by 1 + activation, which must be above zero");
        if (change.shortening)
            m_problems.checkFinite(path / "shortening", *change.shortening, "the shortening" + of);
        if (change.addedMass != 0)
            m_problems.error(path / "added_mass", "mass cannot be added to a link", "name a body");
        if (!change.activation && !change.shortening)
            m_problems.warning(path, "a change of link '" + change.link + "' changes nothing",
                               "give an 'activation' or a 'shortening', or remove it");
    }

    void checkBodyChange(const ModelChange& change, const std::string& path)
    {
        if (change.activation)
            m_problems.error(path / "activation", "a body has no activation", "name a link");
        if (change.shortening)
            m_problems.error(path / "shortening", "a body has no shortening", "name a link");
        const std::string what = "the mass added to body '" + change.body + "'";
        const bool isKnown = m_problems.checkReference(path / "body", change.body, m_names.ofModel.bodies, "body");
        const bool isFinite = m_problems.checkFinite(path / "added_mass", change.addedMass, what);
        const Body* body = isKnown ? findBody(m_names.expandedModel, change.body) : nullptr;
        if (body && isFinite && massInSi(body->mass, m_model.bodyWeight) + change.addedMass < 0)
            m_problems.error(path / "added_mass", what + " takes away more than it has",
                             "the mass may not fall below 0");
    }

    void checkStart()
    {
        std::unordered_set<std::string> seen;
        for (std::size_t i = 0; i < m_scenario.start.size(); ++i) {
            const StartValue& start = m_scenario.start[i];
            const std::string path = std::string("start") / i;
            if (!m_problems.checkReference(path / "coordinate", start.coordinate, m_names.ofModel.coordinates,
                                           "coordinate"))
                continue;
            const std::string of = " of coordinate '" + start.coordinate + "'";
            if (!seen.insert(start.coordinate).second)
                m_problems.error(path / "coordinate", "the start" + of + " is given twice", "keep one of the two");
            m_problems.checkFinite(path / "speed", start.speed, "the start speed" + of);
            if (!start.value || !m_problems.checkFinite(path / "value", *start.value, "the start value" + of))
                continue;
            const Coordinate& coordinate = *m_names.ofModel.coordinateOf.at(start.coordinate);
            if (*start.value < coordinate.minimum || *start.value > coordinate.maximum)
                m_problems.warning(path / "value", "the start value" + of + " lies outside its range",
                                   "change the value, or the range in the model");
        }
    }

    void checkCurves()
    {
        m_problems.checkNames("curves", m_scenario.curves, "curve", true);
        for (std::size_t i = 0; i < m_scenario.curves.size(); ++i) {
            const NamedCurve& curve = m_scenario.curves[i];
            const std::string path = std::string("curves") / i;
            if (!curve.coordinate.empty())
                m_problems.checkReference(path / "coordinate", curve.coordinate, m_names.ofModel.coordinates,
                                          "coordinate");
            if (const std::string fault = faultOf(curve); !fault.empty())
                m_problems.error(path / "points", "curve '" + curve.name + "': " + fault,
                                 "change its points or shapes");
        }
    }

    // In the words of PhaseCurve, with the numbers that stand in files: degrees for rotations.
    std::string faultOf(const NamedCurve& curve) const
    {
        const std::string fault = PhaseCurve::fault(curve.data);
        const auto coordinate = m_names.ofModel.coordinateOf.find(curve.coordinate);
        if (fault.empty() || coordinate == m_names.ofModel.coordinateOf.end()
            || coordinate->second->kind == CoordinateKind::Translation)
            return fault;
        constexpr double degrees = 180 / 3.14159265358979323846;
        PhaseCurveData data = curve.data;
        for (CharacteristicPoint& point : data.points) {
            point.value *= degrees;
            for (std::optional<double>* number : {&point.slope, &point.curvature}) {
                if (*number)
                    **number *= degrees;
            }
        }
        const std::string shown = PhaseCurve::fault(data);
        return shown.empty() ? fault : shown;
    }

    void checkTables()
    {
        m_problems.checkNames("tables", m_scenario.tables, "table", true);
        for (std::size_t i = 0; i < m_scenario.tables.size(); ++i) {
            if (m_scenario.tables[i].file.empty())
                m_problems.error(std::string("tables") / i / "file",
                                 "table '" + m_scenario.tables[i].name + "' names no file",
                                 "name a .mot, .sto or .csv file");
        }
    }

    void checkForces()
    {
        m_problems.checkNames("forces", m_scenario.forces, "force", true);
        for (std::size_t i = 0; i < m_scenario.forces.size(); ++i) {
            const ScenarioForce& force = m_scenario.forces[i];
            const std::string path = std::string("forces") / i, of = " of force '" + force.name + "'";
            m_problems.checkReference(path / "body", force.body, m_names.ofModel.places, "body");
            if (force.body == groundName)
                m_problems.warning(path / "body", "force '" + force.name + "' acts on the ground and has no effect",
                                   "name the body that it acts on");
            checkInPlane(path / "point", force.point, "the point" + of, m_model.space, m_problems);
            if (force.force.empty() && force.moment.empty())
                m_problems.error(path, "force '" + force.name + "' has neither a force nor a moment",
                                 "give \"force\": [x, y, z] or \"moment\": [x, y, z]");
            checkFormulas(path / "force", force.force, "the force" + of);
            checkFormulas(path / "moment", force.moment, "the moment" + of);
        }
    }

    void checkFormulas(const std::string& path, const std::vector<std::string>& formulas, const std::string& what)
    {
        if (!formulas.empty() && formulas.size() != 3)
            m_problems.error(path, what + " has " + std::to_string(formulas.size()) + " of its three formulas",
                             "write [x, y, z]");
        for (std::size_t k = 0; k < formulas.size(); ++k)
            checkFormula(path / k, formulas[k], FormulaUse::Effort, what, m_names, m_problems);
    }

    void checkOptions()
    {
        const RunOptions& options = m_scenario.options;
        const std::string path = "options";
        m_problems.checkPositive(path / "duration", options.duration, "the duration");
        m_problems.checkPositive(path / "output_step", options.outputStep, "the step between samples");
        checkTolerance(path / "relative_tolerance", options.relativeTolerance, "the relative tolerance");
        checkTolerance(path / "absolute_tolerance", options.absoluteTolerance, "the absolute tolerance");
        m_problems.checkPositive(path / "step", options.step, "the step");
        checkCount(path / "output_step", options.outputStep, 1e6, "samples");
        if (options.method == IntegrationMethod::Differences)
            checkCount(path / "step", options.step, 1e8, "steps");
    }

    // So many would fill the memory, or never end.
    void checkCount(const std::string& path, double step, double most, const std::string& what)
    {
        if (step > 0 && std::isfinite(m_scenario.options.duration) && m_scenario.options.duration / step > most)
            m_problems.error(path, "the run would have more than " + inWords(most) + " " + what,
                             "make the step longer or the duration shorter");
    }

    void checkTolerance(const std::string& path, double value, const std::string& what)
    {
        if (!(value >= 1e-14 && value <= 1e-1))
            m_problems.error(path, what + " lies outside 1e-14 to 0.1", "1e-8 is usual");
    }

    void checkTrails()
    {
        for (std::size_t i = 0; i < m_scenario.trails.size(); ++i) {
            const TrailPoint& trail = m_scenario.trails[i];
            const std::string path = std::string("trails") / i;
            m_problems.checkReference(path / "body", trail.body, m_names.ofModel.places, "body");
            m_problems.checkFinite(path / "point", trail.point, "the point of a trail");
        }
    }

    const Scenario& m_scenario;
    const Model& m_model;
    ScenarioNames m_names;
    ProblemList m_problems;
};

}  // namespace

std::vector<ModelProblem> validateScenario(const Scenario& scenario, const Model& model)
{
    // Segments that are not sound cannot be written out, and names that stand twice mean nothing.
    const std::vector<ModelProblem> faults = validate(model);
    if (std::any_of(faults.begin(), faults.end(),
                    [](const ModelProblem& fault) { return fault.diagnostic.severity == Severity::Error; }))
        return {{"model", makeError("the model has errors", "mend the model first")}};
    return ScenarioValidator(scenario, model).run();
}

}  // namespace sinew
