#include "ui/panels/tree/tree_problems.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/document/object_place.h"
#include "ui/panels/tree/model_tree_model.h"
#include "ui/text/said.h"

namespace sinew {

namespace {

struct ProblemAt {
    Place part;
    const Diagnostic* diagnostic;
};
using ProblemsByObject = std::multimap<ObjectId, ProblemAt>;

void mark(TreeNode& node, const ProblemsByObject& problems)
{
    for (const auto& child : node.children)
        mark(*child, problems);
    TreeEntry& entry = node.entry;
    const auto [first, last] = problems.equal_range(entry.id);
    for (auto it = first; it != last && !entry.id.isNull(); ++it) {
        const Place& part = it->second.part;
        const bool isIn
            = part.size() >= entry.part.size() && std::equal(entry.part.begin(), entry.part.end(), part.begin());
        if (!isIn)
            continue;
        if (!entry.problem)
            entry.problem = it->second.diagnostic->severity;
        entry.toolTip += u'\n' + said(it->second.diagnostic->message);
    }
}

}  // namespace

void markProblems(TreeNode& root, const std::vector<Problem>& problems)
{
    ProblemsByObject byObject;
    for (const Problem& problem : problems) {
        if (problem.diagnostic.severity == Severity::Note)
            continue;
        ObjectAt at = objectAt(problem.place);
        byObject.emplace(std::move(at.id), ProblemAt{std::move(at.part), &problem.diagnostic});
    }
    mark(root, byObject);
}

}  // namespace sinew
