#include "core/model/validate_fixation.h"

#include "core/base/suggest.h"

namespace sinew {

void checkFixation(const Fixation& fixation, const Model& model, ProblemList& problems)
{
    if (!fixation.activity.empty() && !findActivity(model, fixation.activity)) {
        const std::vector<std::string> names = namesOf(model.activities);
        Sentence hint = didYouMean(fixation.activity, names);
        if (hint.empty())
            hint = names.empty() ? sentence("it has none") : sentence("it has %1", listed(names));
        problems.error("activity", sentence("there is no activity '%1' in the model", fixation.activity),
                       std::move(hint), Finding::UnknownName);
    }
    const NameSet links(namesOf(model.links));
    for (std::size_t i = 0; i < fixation.muscles.size(); ++i)
        problems.checkReference(std::string("muscles") / i / "link", fixation.muscles[i].link, links, "link");
}

}  // namespace sinew
