#include "core/fixation/case_answer.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "core/model/validate_fixation.h"
#include "core/statics/activity_series.h"

namespace sinew {

namespace {

// Adds the postures of an activity, or problems.
class PostureFinder {
public:
    PostureFinder(CaseAnswer& answer, const Model* model) : m_answer(answer), m_model(model) {}

    void run()
    {
        const Fixation& fixation = m_answer.fixation;
        if (fixation.activity.empty())
            return;
        if (!m_model)
            return fail("activity", "an activity needs a model", "name the model's file as \"model\"");
        if (isModelMissing(fixation, *m_model))
            return doWithout(fixation);
        const Model model = personalModel(*m_model, fixation);
        ProblemList names;
        checkFixation(fixation, model, names);
        for (ModelProblem& problem : names.take())
            m_answer.problems.push_back(std::move(problem));
        m_answer.hip = findHip(model, fixation.femur.side);
        if (!m_answer.hip)
            return fail("model", "the model has no femur", "give a body the shape of a femur");
        if (!m_answer.isSound())
            return;
        Result<Mechanism> mechanism = compile(model);
        if (!mechanism) {
            for (Diagnostic& reason : mechanism.diagnostics)
                m_answer.problems.push_back({"model", std::move(reason)});
            return;
        }
        solve(model, std::make_shared<const Mechanism>(*std::move(mechanism.value)),
              *findActivity(model, fixation.activity));
    }

    // What a person should know of how the case is answered.
    const std::string& remark() const { return m_remark; }

private:
    // Stated loads are answered without it.
    void doWithout(const Fixation& fixation)
    {
        const std::string what = "the model '" + fixation.model + "' was not found";
        if (fixation.loads.empty())
            return fail("model", what + ": there are no postures to answer", "locate it, or state loads");
        m_remark = "The model '" + fixation.model + "' was not found: of the activity '" + fixation.activity
                   + "' nothing is answered, the stated loads are.";
    }

    void fail(std::string place, std::string message, std::string hint)
    {
        m_answer.problems.push_back({std::move(place), makeError(std::move(message), std::move(hint))});
    }

    void solve(const Model& model, std::shared_ptr<const Mechanism> mechanism, const Activity& activity)
    {
        std::vector<ResultFrame> frames = activityFrames(model, std::move(mechanism), activity);
        for (std::size_t i = 0; i < frames.size(); ++i)
            m_answer.postures.push_back(
                {activity.steps.empty() ? activity.name : activity.steps[i].name, std::move(frames[i])});
    }

    CaseAnswer& m_answer;
    const Model* m_model;
    std::string m_remark;
};

}  // namespace

CaseAnswer answerPostures(const Fixation& fixation, const Model* model)
{
    CaseAnswer answer;
    answer.fixation = fixation;
    PostureFinder finder(answer, model);
    finder.run();
    answer.construct = buildConstruct(fixation);
    if (!finder.remark().empty())
        answer.construct.remarks.push_back(finder.remark());
    for (const ModelProblem& problem : answer.construct.problems)
        answer.problems.push_back(problem);
    if (!answer.isSound())
        return answer;
    FixationSolver solver(answer.construct, fixation.bone.fit);
    for (const SectionLoad& load : caseLoads(fixation, answer.construct, answer.postures, answer.hip))
        answer.answers.push_back(solver.solve(load));
    answer.worst = worstPosture(answer.answers);
    return answer;
}

void addEventsAndBands(CaseAnswer& answer)
{
    if (!answer.worst)
        return;
    FixationAnswer& worst = answer.answers[*answer.worst];
    FixationSolver solver(answer.construct, answer.fixation.bone.fit);
    worst = solver.followLoad(SectionLoad(worst.load));
    answer.bands = fixationBands(answer.fixation, worst.load, worst);
}

Fixation caseWith(const Fixation& fixation, std::size_t alternative)
{
    Fixation one = fixation;
    if (alternative > 0 && alternative <= fixation.alternatives.size())
        one.fixator = fixation.alternatives[alternative - 1];
    one.alternatives.clear();
    return one;
}

std::vector<ModelProblem> placedInAlternative(std::vector<ModelProblem> problems, std::size_t alternative)
{
    constexpr std::string_view fixator = "fixator";
    for (ModelProblem& problem : problems) {
        if (alternative > 0 && problem.path.starts_with(fixator))
            problem.path.replace(0, fixator.size(), "alternatives/" + std::to_string(alternative - 1));
    }
    return problems;
}

std::vector<ModelProblem> constructProblems(const Fixation& fixation)
{
    std::vector<ModelProblem> all;
    for (std::size_t i = 0; i <= fixation.alternatives.size(); ++i) {
        for (ModelProblem& problem : placedInAlternative(buildConstruct(caseWith(fixation, i)).problems, i)) {
            // What is wrong with bone or plane is so in all of them.
            if (i == 0 || problem.path.starts_with("alternatives"))
                all.push_back(std::move(problem));
        }
    }
    return all;
}

}  // namespace sinew
