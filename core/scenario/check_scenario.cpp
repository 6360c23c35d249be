#include "core/scenario/check_scenario.h"

#include <cmath>
#include <string>
#include <unordered_set>

#include "core/base/number_words.h"
#include "core/scenario/check_formula.h"
#include "core/scenario/validate_stages.h"

namespace sinew {

namespace {

class ScenarioChecker {
public:
    ScenarioChecker(const Scenario& scenario, const Model& model, const ScenarioNames& names, ProblemList& problems)
        : m_scenario(scenario), m_model(model), m_names(names), m_problems(problems)
    {
    }

    void run()
    {
        if (m_scenario.model.empty())
            m_problems.error("model", "the scenario names no model", "name its file, such as \"leg.sinew.json\"");
        checkChanges();
        checkStart();
        checkCurves();
        checkForces();
        checkStages(m_scenario, m_names, m_problems);
        checkOptions();
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
        const Body* body = findBody(m_names.expandedModel, change.body);
        if (body && massInSi(body->mass, m_model.bodyWeight) + change.addedMass < 0)
            m_problems.error(path / "added_mass",
                             "the mass added to body '" + change.body + "' takes away more than it has",
                             "the mass may not fall below 0");
    }

    void checkStart()
    {
        std::unordered_set<std::string> seen;
        for (std::size_t i = 0; i < m_scenario.start.size(); ++i) {
            const StartValue& start = m_scenario.start[i];
            const std::string path = std::string("start") / i;
            const auto coordinate = m_names.ofModel.coordinateOf.find(start.coordinate);
            if (coordinate == m_names.ofModel.coordinateOf.end())
                continue;
            const std::string of = " of coordinate '" + start.coordinate + "'";
            if (!seen.insert(start.coordinate).second)
                m_problems.error(path / "coordinate", "the start" + of + " is given twice", "keep one of the two");
            if (start.value
                && (*start.value < coordinate->second->minimum || *start.value > coordinate->second->maximum))
                m_problems.warning(path / "value", "the start value" + of + " lies outside its range",
                                   "change the value, or the range in the model");
        }
    }

    void checkCurves()
    {
        for (std::size_t i = 0; i < m_scenario.curves.size(); ++i) {
            const NamedCurve& curve = m_scenario.curves[i];
            const std::string path = std::string("curves") / i;
            // Numbers that are wrong by themselves make no curve either.
            const bool isJudged
                = !m_problems.hasErrorWithin(path / "points") && !m_problems.hasErrorWithin(path / "shapes");
            if (const std::string fault = isJudged || curve.data.points.empty() ? faultOf(curve) : std::string();
                !fault.empty())
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

    void checkForces()
    {
        for (std::size_t i = 0; i < m_scenario.forces.size(); ++i) {
            const ScenarioForce& force = m_scenario.forces[i];
            const std::string path = std::string("forces") / i, of = " of force '" + force.name + "'";
            if (force.body == groundName)
                m_problems.warning(path / "body", "force '" + force.name + "' acts on the ground and has no effect",
                                   "name the body that it acts on");
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

    const Scenario& m_scenario;
    const Model& m_model;
    const ScenarioNames& m_names;
    ProblemList& m_problems;
};

}  // namespace

void checkScenario(const Scenario& scenario, const Model& model, const ScenarioNames& names, ProblemList& problems)
{
    ScenarioChecker(scenario, model, names, problems).run();
}

}  // namespace sinew
