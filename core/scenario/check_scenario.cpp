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
            m_problems.error("model", sentence("the scenario names no model"),
                             sentence("name its file, such as \"leg.sinew.json\""));
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
                                 change.link.empty() ? sentence("a change names neither a link nor a body")
                                                     : sentence("a change names a link and a body"),
                                 sentence("name one of the two"));
            else if (!change.link.empty())
                checkLinkChange(change, path);
            else
                checkBodyChange(change, path);
        }
    }

    void checkLinkChange(const ModelChange& change, const std::string& path)
    {
        if (change.addedMass != 0)
            m_problems.error(path / "added_mass", sentence("mass cannot be added to a link"), sentence("name a body"));
        if (!change.activation && !change.shortening)
            m_problems.warning(path, sentence("a change of link '%1' changes nothing", change.link),
                               sentence("give an 'activation' or a 'shortening', or remove it"));
    }

    void checkBodyChange(const ModelChange& change, const std::string& path)
    {
        if (change.activation)
            m_problems.error(path / "activation", sentence("a body has no activation"), sentence("name a link"));
        if (change.shortening)
            m_problems.error(path / "shortening", sentence("a body has no shortening"), sentence("name a link"));
        const Body* body = findBody(m_names.expandedModel, change.body);
        if (body && massInSi(body->mass, m_model.bodyWeight) + change.addedMass < 0)
            m_problems.error(path / "added_mass",
                             sentence("the mass added to body '%1' takes away more than it has", change.body),
                             sentence("the mass may not fall below 0"));
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
            if (!seen.insert(start.coordinate).second)
                m_problems.error(path / "coordinate",
                                 sentence("the start of coordinate '%1' is given twice", start.coordinate),
                                 sentence("keep one of the two"));
            if (start.value
                && (*start.value < coordinate->second->minimum || *start.value > coordinate->second->maximum))
                m_problems.warning(
                    path / "value",
                    sentence("the start value of coordinate '%1' lies outside its range", start.coordinate),
                    sentence("change the value, or the range in the model"));
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
            if (const Sentence fault = isJudged || curve.data.points.empty() ? faultOf(curve) : Sentence();
                !fault.empty())
                m_problems.error(path / "points", sentence("curve '%1': %2", curve.name, fault),
                                 sentence("change its points or shapes"));
        }
    }

    // In the words of PhaseCurve, with the numbers that stand in files: degrees for rotations.
    Sentence faultOf(const NamedCurve& curve) const
    {
        const Sentence fault = PhaseCurve::fault(curve.data);
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
        const Sentence shown = PhaseCurve::fault(data);
        return shown.empty() ? fault : shown;
    }

    void checkForces()
    {
        for (std::size_t i = 0; i < m_scenario.forces.size(); ++i) {
            const ScenarioForce& force = m_scenario.forces[i];
            const std::string path = std::string("forces") / i;
            if (force.body == groundName)
                m_problems.warning(path / "body",
                                   sentence("force '%1' acts on the ground and has no effect", force.name),
                                   sentence("name the body that it acts on"), Finding::ActsOnGround);
            if (force.force.empty() && force.moment.empty())
                m_problems.error(path, sentence("force '%1' has neither a force nor a moment", force.name),
                                 sentence("give \"force\": [x, y, z] or \"moment\": [x, y, z]"));
            checkFormulas(path / "force", force.force, [&] { return sentence("the force of force '%1'", force.name); });
            checkFormulas(path / "moment", force.moment,
                          [&] { return sentence("the moment of force '%1'", force.name); });
        }
    }

    void checkFormulas(const std::string& path, const std::vector<std::string>& formulas, const ProblemList::What& what)
    {
        if (!formulas.empty() && formulas.size() != 3)
            m_problems.error(path, sentence("%1 has %2 of its three formulas", what(), formulas.size()),
                             sentence("write [x, y, z]"));
        for (std::size_t k = 0; k < formulas.size(); ++k)
            checkFormula(path / k, formulas[k], FormulaUse::Effort, what, m_names, m_problems);
    }

    void checkOptions()
    {
        constexpr double mostSamples = 1e6, mostSteps = 1e8;
        const RunOptions& options = m_scenario.options;
        const std::string path = "options";
        if (isBeyond(options.outputStep, mostSamples))
            m_problems.error(path / "output_step",
                             sentence("the run would have more than %1 samples", inWords(mostSamples)),
                             sentence("make the step longer or the duration shorter"));
        if (options.method == IntegrationMethod::Differences && options.step > options.duration)
            m_problems.error(path / "step", sentence("the step is longer than the run"),
                             sentence("make the step shorter or the duration longer"));
        if (options.method == IntegrationMethod::Differences && isBeyond(options.step, mostSteps))
            m_problems.error(path / "step", sentence("the run would have more than %1 steps", inWords(mostSteps)),
                             sentence("make the step longer or the duration shorter"));
    }

    // So many would fill the memory, or never end.
    bool isBeyond(double step, double most) const
    {
        return step > 0 && std::isfinite(m_scenario.options.duration) && m_scenario.options.duration / step > most;
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
