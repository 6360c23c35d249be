#include "core/document/problems.h"

#include <algorithm>

#include "core/document/problem_actions.h"
#include "core/schema/validate.h"

namespace sinew {

namespace {

// The place of a check with the name of the object in place of its number.
template <class Root>
Place named(const Root& root, const std::string& path)
{
    Place place = placeFrom(path);
    if (place.size() < 2)
        return place;
    withListAt(root, std::span<const std::string>(place).first(1), [&](const auto& list) {
        const std::size_t index = indexOf(list, place[1]);
        const std::string* name = index < list.size() ? ownName(list[index]) : nullptr;
        if (name && !name->empty() && indexOf(list, *name) == index)
            place[1] = *name;
    });
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

std::vector<Problem> problemsOf(const Project& project)
{
    std::vector<Problem> problems;
    add(problems, project.model, validate(project.model), {});
    const auto isError = [](const Problem& problem) { return problem.diagnostic.severity == Severity::Error; };
    if (project.scenario && std::none_of(problems.begin(), problems.end(), isError))
        add(problems, *project.scenario, validateScenario(*project.scenario, project.model), {scenarioStep});
    addActions(project, problems);
    if (std::none_of(problems.begin(), problems.end(), isError))
        addWhatIsMissing(project, problems);
    std::stable_sort(problems.begin(), problems.end(),
                     [](const Problem& a, const Problem& b) { return a.diagnostic.severity > b.diagnostic.severity; });
    return problems;
}

}  // namespace sinew
