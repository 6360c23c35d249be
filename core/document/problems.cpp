#include "core/document/problems.h"

#include <algorithm>
#include <charconv>

#include "core/document/find.h"
#include "core/document/problem_actions.h"
#include "core/document/what_is_missing.h"
#include "core/schema/validate.h"

namespace sinew {

namespace {

// The place of a check, which numbers the items of lists, by their names.
template <class Root>
Place named(const Root& root, const std::string& path)
{
    Place place = placeFrom(path);
    for (std::size_t i = 1; i < place.size(); ++i) {
        withListAt(root, std::span<const std::string>(place).first(i), [&](const auto& list) {
            std::size_t index = 0;
            const std::string& number = place[i];
            const auto end = number.data() + number.size();
            if (std::from_chars(number.data(), end, index).ptr == end && index < list.size())
                place[i] = stepOf(list, index);
        });
    }
    return place;
}

template <class Root>
void add(std::vector<Problem>& problems, const Root& root, std::vector<ModelProblem> found, const Place& before)
{
    for (ModelProblem& problem : found) {
        Place place = named(root, problem.path);
        place.insert(place.begin(), before.begin(), before.end());
        problems.push_back({std::move(place), std::move(problem.diagnostic)});
    }
}

}  // namespace

bool isModelSound(const std::vector<Problem>& problems)
{
    return std::none_of(problems.begin(), problems.end(), [](const Problem& problem) {
        return problem.diagnostic.severity == Severity::Error && partOf(problem.place) == ProjectPart::Model;
    });
}

std::vector<Problem> problemsOf(const Project& project)
{
    return problemsOf(project, validate(project.model));
}

std::vector<Problem> problemsOf(const Project& project, std::vector<ModelProblem> ofModel)
{
    std::vector<Problem> problems;
    add(problems, project.model, std::move(ofModel), {});
    if (project.scenario && isModelSound(problems))
        add(problems, *project.scenario, validateOnSoundModel(*project.scenario, project.model), {scenarioStep});
    if (project.fixation)
        add(problems, *project.fixation, validateFixation(*project.fixation, project.model), {fixationStep});
    addActions(project, problems);
    if (std::none_of(problems.begin(), problems.end(),
                     [](const Problem& problem) { return problem.diagnostic.severity == Severity::Error; }))
        addWhatIsMissing(project, problems);
    std::stable_sort(problems.begin(), problems.end(),
                     [](const Problem& a, const Problem& b) { return a.diagnostic.severity > b.diagnostic.severity; });
    return problems;
}

}  // namespace sinew
