#include "core/scenario/validate_stages.h"

#include <algorithm>
#include <array>
#include <functional>
#include <unordered_map>
#include <unordered_set>

#include "core/scenario/check_formula.h"
#include "core/scenario/given_range.h"
#include "core/scenario/validate_given.h"

namespace sinew {

namespace {

class StageChecker {
public:
    StageChecker(const Scenario& scenario, const ScenarioNames& names, ProblemList& problems)
        : m_scenario(scenario), m_names(names), m_problems(problems), m_given(names, problems),
          m_isSound(scenario.stages.size(), true)
    {
        for (const std::string& name : names.coordinates)
            m_index.emplace(name, m_index.size());
    }

    void run()
    {
        if (m_scenario.stages.empty())
            m_problems.error("stages", sentence("there are no stages"), sentence("add one, which says what is given"));
        for (std::size_t i = 0; i < m_scenario.stages.size(); ++i) {
            m_path = std::string("stages") / i;
            checkHead(i);
            checkGiven(i);
            checkEnds(m_scenario.stages[i]);
        }
        checkReach();
    }

private:
    void checkHead(std::size_t index)
    {
        const Stage& stage = m_scenario.stages[index];
        if (stage.name == endName)
            m_problems.error(m_path / "name", sentence("a stage is named 'end'"),
                             sentence("that name ends the run; choose another"));
        if (!stage.like.empty())
            checkLike(index);
    }

    void checkLike(std::size_t index)
    {
        const std::string& like = m_scenario.stages[index].like;
        const int above = m_names.resolved[index].like;
        m_isSound[index] = above >= 0 && m_isSound[static_cast<std::size_t>(above)];
        if (above < 0 && m_names.stages.has(like))
            m_problems.error(m_path / "like", sentence("the stage '%1' does not stand above this one", like),
                             sentence("a stage can be like one that stands above it"));
    }

    void checkGiven(std::size_t index)
    {
        const Stage& stage = m_scenario.stages[index];
        for (std::size_t k = 0; k < stage.given.size(); ++k) {
            if (!m_given.check(stage.given[k], m_path / "given" / k))
                m_isSound[index] = false;
        }
        checkTwins(stage);
        if (!m_isSound[index])
            return;
        checkAllGiven(index);
        checkBalls(index);
        checkRanges(index);
    }

    // Given motions are followed wherever they lead.
    void checkRanges(std::size_t index)
    {
        for (std::size_t i = 0; i < m_names.coordinates.size(); ++i) {
            const GivenPair* pair = pairOf(index, m_names.coordinates[i]);
            if (!pair || !isIn(index, *pair))
                continue;
            const Coordinate& coordinate = *m_names.ofModel.coordinateOf.at(m_names.coordinates[i]);
            if (const Sentence fault = rangeFault(*pair, coordinate, m_names); !fault.empty())
                m_problems.warning(m_path / "given" / placeOf(index, *pair) / GivenChecker::keyOf(*pair),
                                   sentence("stage '%1' %2", m_scenario.stages[index].name, fault),
                                   sentence("change the motion, or the range in the model"));
        }
    }

    // What a stage lacks, those that are like it lack too; it is told once.
    void checkAllGiven(std::size_t index)
    {
        const ResolvedStage& stage = m_names.resolved[index];
        for (std::size_t i = 0; i < stage.pairs.size(); ++i) {
            const bool isTold = stage.like >= 0 && !m_names.resolved[static_cast<std::size_t>(stage.like)].pairs[i];
            if (!stage.pairs[i] && !isTold)
                m_problems.error(m_path,
                                 sentence("stage '%1' gives neither the motion nor the effort of coordinate '%2'",
                                          m_scenario.stages[index].name, m_names.coordinates[i]),
                                 sentence("give one of the two; \"coordinates\": \"*\" is for all that are not named"));
        }
    }

    // Each coordinate may stand once in a stage, and "*" too.
    void checkTwins(const Stage& stage)
    {
        std::unordered_set<std::string> seen;
        for (std::size_t k = 0; k < stage.given.size(); ++k) {
            const std::vector<std::string>& names = stage.given[k].coordinates;
            for (std::size_t i = 0; i < names.size(); ++i) {
                if (!seen.insert(names[i]).second)
                    m_problems.error(m_path / "given" / k / "coordinates" / i,
                                     names[i] == "*" ? sentence("'*' is given twice in stage '%1'", stage.name)
                                                     : sentence("coordinate '%1' is given twice in stage '%2'",
                                                                names[i], stage.name),
                                     sentence("keep one of the two"));
            }
        }
    }

    // The turns of a ball or free joint are one rotation vector: all three are given as motions or as efforts.
    void checkBalls(std::size_t index)
    {
        for (const Joint& joint : m_names.expandedModel.joints) {
            if (joint.coordinates.size() < 3)
                continue;
            std::array<const GivenPair*, 3> pairs{};
            for (std::size_t k = 0; k < 3; ++k)
                pairs[k] = pairOf(index, joint.coordinates[k]);
            const bool isOwn = std::any_of(pairs.begin(), pairs.end(),
                                           [&](const GivenPair* pair) { return pair && isIn(index, *pair); });
            if (isOwn && pairs[0] && pairs[1] && pairs[2])
                checkBall(joint, index, pairs);
        }
    }

    void checkBall(const Joint& joint, std::size_t index, const std::array<const GivenPair*, 3>& pairs)
    {
        if (pairs[0]->side != pairs[1]->side || pairs[0]->side != pairs[2]->side) {
            m_problems.error(
                m_path / "given",
                sentence("the three turns of joint '%1' are given in part as motions, in part as efforts", joint.name),
                sentence("give all three on one side"), Finding::TurnsOnBothSides);
            return;
        }
        const auto isFaulty
            = [](const GivenPair* pair) { return pair->tracking && !std::holds_alternative<HeldValue>(pair->value); };
        const auto faulty = std::find_if(pairs.begin(), pairs.end(), isFaulty);
        if (faulty != pairs.end() && isIn(index, **faulty))
            m_problems.error(m_path / "given" / placeOf(index, **faulty) / GivenChecker::keyOf(**faulty),
                             sentence("efforts can only hold the three turns of joint '%1' where they are", joint.name),
                             sentence("write \"hold\", or give their motions"));
    }

    const GivenPair* pairOf(std::size_t stage, const std::string& coordinate) const
    {
        return m_names.resolved[stage].pairs[m_index.at(coordinate)];
    }

    bool isIn(std::size_t stage, const GivenPair& pair) const
    {
        const std::vector<GivenPair>& given = m_scenario.stages[stage].given;
        const std::less<const GivenPair*> isBefore;
        return !isBefore(&pair, given.data()) && isBefore(&pair, given.data() + given.size());
    }

    std::size_t placeOf(std::size_t stage, const GivenPair& pair) const
    {
        return static_cast<std::size_t>(&pair - m_scenario.stages[stage].given.data());
    }

    void checkEnds(const Stage& stage)
    {
        for (std::size_t k = 0; k < stage.ends.size(); ++k) {
            const StageEnd& end = stage.ends[k];
            const std::string path = m_path / "ends" / k;
            const int count = (end.time ? 1 : 0) + (end.after ? 1 : 0) + (end.when.empty() ? 0 : 1);
            if (count != 1)
                m_problems.error(path,
                                 count == 0 ? sentence("an end of stage '%1' has no condition", stage.name)
                                            : sentence("an end of stage '%1' has more than one condition", stage.name),
                                 sentence("write one of 'time', 'after' and 'when'"));
            if (!end.when.empty())
                checkFormula(
                    path / "when", end.when, FormulaUse::Condition, [] { return sentence("the condition"); }, m_names,
                    m_problems);
        }
    }

    // Warns of stages that none leads to.
    void checkReach()
    {
        const std::size_t count = m_scenario.stages.size();
        std::vector<bool> isReached(count, false);
        std::vector<std::size_t> open(count > 0 ? 1 : 0, 0);
        while (!open.empty()) {
            const std::size_t stage = open.back();
            open.pop_back();
            if (isReached[stage])
                continue;
            isReached[stage] = true;
            for (const StageEnd& end : m_names.resolved[stage].ends) {
                if (const int next = stageAfter(m_scenario, stage, end); next >= 0)
                    open.push_back(static_cast<std::size_t>(next));
            }
        }
        for (std::size_t i = 0; i < count; ++i) {
            if (!isReached[i])
                m_problems.warning(std::string("stages") / i,
                                   sentence("no stage leads to stage '%1'", m_scenario.stages[i].name),
                                   sentence("name it as 'next' of an end, or remove it"));
        }
    }

    const Scenario& m_scenario;
    const ScenarioNames& m_names;
    ProblemList& m_problems;
    GivenChecker m_given;
    std::vector<bool> m_isSound;                           // whether what a stage gives can be told
    std::unordered_map<std::string, std::size_t> m_index;  // of coordinates
    std::string m_path;                                    // of the stage that is checked
};

}  // namespace

void checkStages(const Scenario& scenario, const ScenarioNames& names, ProblemList& problems)
{
    StageChecker(scenario, names, problems).run();
}

}  // namespace sinew
