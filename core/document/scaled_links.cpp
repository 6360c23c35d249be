#include "core/document/scaled_links.h"

#include <algorithm>
#include <optional>

#include "core/mechanism/mechanism.h"

namespace sinew {

namespace {

bool statesLength(const Link& link)
{
    const auto* material = std::get_if<MaterialStiffness>(&link.stiffness);
    return link.slackLength || link.shortening != 0 || (material && material->length);
}

// m, of all paths in the rest posture; nothing for a model that does not stand.
std::optional<Eigen::VectorXd> pathLengths(Model model)
{
    for (Link& link : model.links)
        link.slackLength.reset();  // else that would be its rest length
    const Result<Mechanism> mechanism = compile(model);
    return mechanism ? std::optional(mechanism.value->restLengths) : std::nullopt;
}

void scaleLengths(Link& link, double factor)
{
    if (link.slackLength)
        *link.slackLength *= factor;
    link.shortening *= factor;
    auto* material = std::get_if<MaterialStiffness>(&link.stiffness);
    if (material && material->length)
        *material->length *= factor;
}

}  // namespace

void scaleStatedLengths(const Model& before, Model& after, std::size_t offset, TextReport& report)
{
    if (std::none_of(after.links.begin(), after.links.end(), statesLength))
        return;
    const auto first = pathLengths(before), second = pathLengths(after);
    const auto count = static_cast<Eigen::Index>(after.links.size());
    if (!first || !second || first->size() != count || second->size() != count) {
        report.warning(
            offset,
            sentence("slack lengths and other lengths that links state stay as they are: the model does not stand"),
            sentence("mend it and scale again, or set these lengths"));
        return;
    }
    for (Eigen::Index i = 0; i < count; ++i) {
        if ((*first)[i] > 0)
            scaleLengths(after.links[static_cast<std::size_t>(i)], (*second)[i] / (*first)[i]);
    }
}

}  // namespace sinew
