#include "core/simulation/stage_plan.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/model/expand_segments.h"
#include "core/scenario/resolve_stage.h"
#include "core/schema/validate.h"

namespace sinew {

namespace {

template <class T>
const T* findByName(const std::vector<T>& objects, const std::string& name)
{
    const auto found = std::find_if(objects.begin(), objects.end(), [&](const T& it) { return it.name == name; });
    return found == objects.end() ? nullptr : &*found;
}

// Writes a scenario's changes into the model.
void applyChanges(const std::vector<ModelChange>& changes, Model& model)
{
    for (const ModelChange& change : changes) {
        for (Link& link : model.links) {
            if (link.name != change.link)
                continue;
            link.activation = change.activation.value_or(link.activation);
            link.shortening = change.shortening.value_or(link.shortening);
        }
        for (Body& body : model.bodies) {
            if (body.name != change.body || change.addedMass == 0)
                continue;
            const double mass = massInSi(body.mass, model.bodyWeight);
            const double growth = mass > 0 ? (mass + change.addedMass) / mass : 1;
            if (auto* tensor = std::get_if<InertiaTensor>(&body.inertia)) {
                tensor->moments *= growth;
                tensor->products *= growth;
            }
            body.mass = {mass + change.addedMass, Scale::Si};
        }
    }
}

// Looks names up; what validateScenario() has passed is there.
class Planner {
public:
    Planner(const Scenario& scenario, ScenarioPlan& plan)
        : m_scenario(scenario), m_plan(plan), m_catalogue(plan.model, plan.holds, scenario.tables)
    {
        for (const NamedTable& table : scenario.tables)
            m_plan.columns.resize(m_plan.columns.size() + table.data->columns.size(), {table.name, {}});
    }

    void run()
    {
        for (std::size_t i = 0; i < m_scenario.stages.size(); ++i)
            m_plan.stages.push_back(planStage(i));
        for (const ScenarioForce& force : m_scenario.forces)
            m_plan.forces.push_back(planForce(force));
    }

private:
    StagePlan planStage(std::size_t index)
    {
        const ResolvedStage resolved = resolveStage(m_scenario, index, m_plan.model);
        StagePlan stage;
        stage.name = m_scenario.stages[index].name;
        for (const GivenPair* pair : resolved.pairs) {
            stage.pairs.push_back(planPair(*pair));
            stage.givenEfforts += stage.pairs.back().isMotion ? 0 : 1;
        }
        for (const StageEnd& end : resolved.ends)
            stage.ends.push_back(planEnd(end, index));
        for (const Constraint& constraint : m_plan.model.constraints) {
            const auto& named = resolved.constraints;
            stage.holdsConstraint.push_back(
                !named || std::find(named->begin(), named->end(), constraint.name) != named->end());
        }
        stage.holds = resolved.holds;
        return stage;
    }

    PlannedPair planPair(const GivenPair& given)
    {
        PlannedPair pair;
        pair.isMotion = given.side == PairSide::Motion;
        pair.isHeld = std::holds_alternative<HeldValue>(given.value);
        pair.factor = given.factor;
        pair.clock = given.clock;
        pair.blend = given.blend;
        pair.delay = given.delay;
        if (const auto* column = std::get_if<ColumnValue>(&given.value))
            pair.source = sentence("table '%1'", column->table);
        if (const auto* formula = std::get_if<FormulaValue>(&given.value))
            pair.effort = bind(formula->text);
        else if (pair.isMotion)
            pair.motion = timeFunction(given);
        else if (given.tracking)
            pair.effort = PlannedTracking{timeFunction(given), *given.tracking};
        else
            pair.effort = timeFunction(given);
        return pair;
    }

    TimeFunction timeFunction(const GivenPair& given) const
    {
        const double factor = given.tracking ? 1 : given.factor;
        TimeFunction::Curve curve = 0.0;
        if (const auto* constant = std::get_if<ConstantValue>(&given.value)) {
            curve = constant->value;
        } else if (const auto* named = std::get_if<CurveValue>(&given.value)) {
            curve = PhaseCurve(findByName(m_scenario.curves, named->curve)->data);
        } else if (const auto* column = std::get_if<ColumnValue>(&given.value)) {
            const MotionTable& table = *findByName(m_scenario.tables, column->table)->data;
            curve = splineOf(table, table.find(column->column));
        } else if (const auto* series = std::get_if<FourierSeries>(&given.value)) {
            curve = *series;
        }
        return TimeFunction(std::move(curve), factor, given.delay);
    }

    static NaturalSpline splineOf(const MotionTable& table, Eigen::Index column)
    {
        const Eigen::VectorXd values = table.values.col(column);
        return NaturalSpline(table.times, {values.begin(), values.end()});
    }

    void planColumn(int index)
    {
        Eigen::Index column = index;
        auto table = m_scenario.tables.begin();
        for (; column >= table->data->values.cols(); ++table)
            column -= table->data->values.cols();
        NaturalSpline& values = m_plan.columns[static_cast<std::size_t>(index)].values;
        if (values.x().empty())
            values = splineOf(*table->data, column);
    }

    BoundFormula bind(Formula formula)
    {
        BoundFormula bound{std::move(formula), {}};
        for (const std::string& name : bound.formula.names()) {
            NamedQuantity quantity;
            m_catalogue.find(name, quantity);
            if (quantity.name == QuantityName::TableColumn)
                planColumn(quantity.object);
            bound.quantities.push_back(quantity);
        }
        return bound;
    }
    BoundFormula bind(const std::string& text) { return bind(std::get<Formula>(Formula::parse(text))); }

    PlannedEnd planEnd(const StageEnd& end, std::size_t stage)
    {
        PlannedEnd planned{end.time, end.after, {}, 0, end.when, -1};
        if (!end.when.empty()) {
            Condition condition = std::get<Condition>(Condition::parse(end.when));
            planned.difference = bind(std::move(condition.difference));
            planned.direction = condition.direction;
        }
        planned.next = stageAfter(m_scenario, stage, end);
        return planned;
    }

    PlannedForce planForce(const ScenarioForce& force)
    {
        const std::vector<std::string> names = namesOf(m_plan.model.bodies);
        const auto body = std::find(names.begin(), names.end(), force.body) - names.begin();
        PlannedForce planned{static_cast<int>(body) + 1, force.point, {}, {}, force.frame};
        for (const std::string& text : force.force)
            planned.force.push_back(bind(text));
        for (const std::string& text : force.moment)
            planned.moment.push_back(bind(text));
        return planned;
    }

    const Scenario& m_scenario;
    ScenarioPlan& m_plan;
    QuantityCatalogue m_catalogue;
};

std::vector<std::string> namesInFormulas(const Scenario& scenario)
{
    std::vector<std::string> names;
    const auto add = [&](const std::string& text) {
        for (std::string& name : namesInFormula(text))
            names.push_back(std::move(name));
    };
    for (const Stage& stage : scenario.stages) {
        for (const GivenPair& pair : stage.given) {
            if (const auto* formula = std::get_if<FormulaValue>(&pair.value))
                add(formula->text);
        }
        for (const StageEnd& end : stage.ends)
            add(end.when);
    }
    for (const ScenarioForce& force : scenario.forces) {
        for (const auto* formulas : {&force.force, &force.moment})
            std::for_each(formulas->begin(), formulas->end(), add);
    }
    return names;
}

// Tables that stages use and whose files have not been read.
Diagnostics missingTables(const Scenario& scenario)
{
    std::set<std::string> used;
    for (const Stage& stage : scenario.stages) {
        for (const GivenPair& pair : stage.given) {
            if (const auto* column = std::get_if<ColumnValue>(&pair.value))
                used.insert(column->table);
        }
    }
    for (const std::string& name : namesInFormulas(scenario)) {
        for (const NamedTable& table : scenario.tables) {
            if (name.starts_with(table.name + '.'))
                used.insert(table.name);
        }
    }
    Diagnostics errors;
    for (const NamedTable& table : scenario.tables) {
        if (used.contains(table.name) && table.data->columns.empty())
            errors.push_back(makeError(sentence("table '%1' has not been read", table.name),
                                       sentence("see that its file '%1' is there", table.file)));
    }
    return errors;
}

}  // namespace

std::vector<const PlannedEnd*> conditionsOf(const StagePlan& stage)
{
    std::vector<const PlannedEnd*> conditions;
    for (const PlannedEnd& end : stage.ends) {
        if (!end.text.empty())
            conditions.push_back(&end);
    }
    return conditions;
}

Result<ScenarioPlan> planScenario(const Model& model, const Scenario& scenario)
{
    Diagnostics diagnostics;
    for (const ModelProblem& problem : validateScenario(scenario, model))
        diagnostics.push_back(problem.diagnostic);
    if (!hasErrors(diagnostics)) {
        for (Diagnostic& error : missingTables(scenario))
            diagnostics.push_back(std::move(error));
    }
    if (hasErrors(diagnostics))
        return Result<ScenarioPlan>::failure(std::move(diagnostics));
    ScenarioPlan plan;
    plan.model = expanded(model);
    applyChanges(scenario.changes, plan.model);
    plan.holds = namesOfHolds(scenario);
    Planner(scenario, plan).run();
    return Result<ScenarioPlan>::success(std::move(plan), std::move(diagnostics));
}

}  // namespace sinew
