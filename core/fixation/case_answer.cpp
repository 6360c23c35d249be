#include "core/fixation/case_answer.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string_view>
#include <utility>

#include "core/base/name_list.h"
#include "core/fixation/personal_model.h"
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
            return fail("activity", sentence("an activity needs a model"),
                        sentence("name the model's file as \"model\""));
        if (isModelMissing(fixation, *m_model))
            return doWithout(fixation);
        PersonalModel made = personalModel(*m_model, fixation);
        const Model& model = made.model;
        ProblemList names;
        checkFixation(fixation, model, names);
        for (ModelProblem& problem : names.take())
            m_answer.problems.push_back(std::move(problem));
        m_answer.hip = made.hip;
        m_remarks = std::move(made.remarks);
        if (!m_answer.hip)
            return fail("model", sentence("the model has no femur"), sentence("give a body the shape of a femur"));
        if (!m_answer.isSound())
            return;
        Result<Mechanism> mechanism = compile(model);
        if (!mechanism) {
            for (Diagnostic& reason : mechanism.diagnostics)
                m_answer.problems.push_back({"model", std::move(reason)});
            return;
        }
        if (!checkFresh(fixation, model, *mechanism.value))
            return;
        solve(model, std::make_shared<const Mechanism>(*std::move(mechanism.value)),
              *findActivity(model, fixation.activity));
    }

    // What a person should know of how the case is answered.
    const std::vector<Sentence>& remarks() const { return m_remarks; }

private:
    // Fresh muscles are stretched by what their paths have gained, which says something only where they may give way.
    bool checkFresh(const Fixation& fixation, const Model& model, const Mechanism& mechanism)
    {
        constexpr double beyondSense = 10;  // body weights of one strand
        if (!fixation.osteotomy || fixation.osteotomy->muscles != MuscleAdaptation::Fresh)
            return true;
        for (std::size_t j = 0; j < model.links.size(); ++j) {
            const double gained = std::abs(model.links[j].shortening - m_model->links[j].shortening);
            if (mechanism.links[j].stiffness * gained < beyondSense * model.bodyWeight)
                continue;
            fail("osteotomy/muscles",
                 sentence("fresh, '%1' would bear more than ten body weights by its new length alone",
                          model.links[j].name),
                 sentence("say \"adapted\", or take a model whose muscles are softer"));
            return false;
        }
        return true;
    }

    // Stated loads are answered without it.
    void doWithout(const Fixation& fixation)
    {
        if (fixation.loads.empty())
            return fail("model",
                        sentence("the model '%1' was not found: there are no postures to answer", fixation.model),
                        sentence("locate it, or state loads"));
        m_remarks.push_back(sentence("The model '%1' was not found: of the activity '%2' nothing is answered, the "
                                     "stated loads are.",
                                     fixation.model, fixation.activity));
    }

    void fail(std::string place, Sentence message, Sentence hint)
    {
        m_answer.problems.push_back({std::move(place), makeError(std::move(message), std::move(hint))});
    }

    void solve(const Model& model, std::shared_ptr<const Mechanism> mechanism, const Activity& activity)
    {
        std::vector<ResultFrame> frames = activityFrames(model, std::move(mechanism), activity);
        for (std::size_t i = 0; i < frames.size(); ++i) {
            const bool isWhole = activity.steps.empty();  // one posture: it is the activity's
            const std::string& name = isWhole ? activity.name : activity.steps[i].name;
            const std::string title = isWhole ? activity.title : std::string();
            noteRemarks(title.empty() ? name : title, frames[i].remarks);
            m_answer.postures.push_back({name, std::move(frames[i]), title});
        }
    }

    // What the statics say of a posture, each once.
    void noteRemarks(const std::string& posture, const std::vector<Sentence>& remarks)
    {
        for (const Sentence& remark : remarks) {
            if (m_noted.insert(remark.english()).second)
                m_remarks.push_back(sentence("Of the model in '%1': %2", posture, remark));
        }
    }

    CaseAnswer& m_answer;
    const Model* m_model;
    std::set<std::string> m_noted;
    std::vector<Sentence> m_remarks;
};

// Postures with muscles on the head fragment and stated hip forces without them are loads of two kinds.
void addRemarkOfMuscles(CaseAnswer& answer)
{
    std::vector<std::string> without;
    bool hasMuscles = false;
    for (const FixationAnswer& each : answer.answers) {
        const auto pullsHead = [](const FragmentPull& pull) { return pull.endsOnHead && pull.force > 0; };
        const bool has = std::any_of(each.load.pulls.begin(), each.load.pulls.end(), pullsHead);
        hasMuscles = hasMuscles || has;
        if (!has)
            without.push_back(each.load.shownName());
    }
    if (hasMuscles && !without.empty())
        answer.construct.remarks.push_back(
            sentence("In %1 no muscle pulls on the head fragment, in other postures some do: a stated hip force comes "
                     "without them, and the worst posture may be the worst only because it has them.",
                     nameList(without)));
}

}  // namespace

CaseAnswer answerPostures(const Fixation& stated, const Model* model, std::shared_ptr<const MeasuredFemur> measured)
{
    CaseAnswer answer;
    answer.measured = std::move(measured);
    answer.fixation = measuredCase(stated, answer.measured);
    const Fixation& fixation = answer.fixation;
    PostureFinder finder(answer, model);
    finder.run();
    answer.construct = buildConstruct(stated, {.measured = answer.measured});  // remarks are about what is stated
    for (const Sentence& remark : finder.remarks())
        answer.construct.remarks.push_back(remark);
    for (const ModelProblem& problem : answer.construct.problems)
        answer.problems.push_back(problem);
    if (!answer.isSound())
        return answer;
    FixationSolver solver(answer.construct, fixation.bone.fit);
    for (const SectionLoad& load : caseLoads(fixation, answer.construct, answer.postures, answer.hip))
        answer.answers.push_back(solver.solve(load));
    addRemarkOfMuscles(answer);
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
    answer.bands = fixationBands(answer.fixation, worst.load, worst, {.measured = answer.measured});
}

namespace {

bool isAlternative(const Fixation& fixation, std::size_t which)
{
    return which > 0 && which <= fixation.alternatives.size();
}

}  // namespace

std::size_t comparedCount(const Fixation& fixation)
{
    return 1 + fixation.alternatives.size() + (fixation.osteotomy ? 1 : 0);
}

Fixation caseWith(const Fixation& fixation, std::size_t which)
{
    Fixation one = fixation;
    if (isAlternative(fixation, which))
        one.fixator = fixation.alternatives[which - 1];
    else if (which > 0)
        one.osteotomy.reset();
    one.alternatives.clear();
    return one;
}

std::vector<ModelProblem> placedInCase(std::vector<ModelProblem> problems, const Fixation& fixation, std::size_t which)
{
    constexpr std::string_view fixator = "fixator";
    for (ModelProblem& problem : problems) {
        if (isAlternative(fixation, which) && problem.path.starts_with(fixator))
            problem.path.replace(0, fixator.size(), "alternatives/" + std::to_string(which - 1));
    }
    return problems;
}

std::vector<ModelProblem> constructProblems(const Fixation& fixation, std::shared_ptr<const MeasuredFemur> measured)
{
    std::vector<ModelProblem> all;
    for (std::size_t i = 0; i <= fixation.alternatives.size(); ++i) {
        const Construct construct = buildConstruct(caseWith(fixation, i), {.measured = measured});
        for (ModelProblem& problem : placedInCase(construct.problems, fixation, i)) {
            // What is wrong with bone or plane is so in all of them.
            if (i == 0 || problem.path.starts_with("alternatives"))
                all.push_back(std::move(problem));
        }
    }
    return all;
}

}  // namespace sinew
