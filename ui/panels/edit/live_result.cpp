#include "ui/panels/edit/live_result.h"

#include <algorithm>
#include <cmath>

#include "ui/panels/results/joint_force_summary.h"
#include "ui/text/display_names.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

constexpr std::size_t mostBars = 3;

std::vector<LinkBar> largestLinks(const PanelInput& input, const ResultFrame& frame)
{
    std::vector<std::size_t> links;
    const auto force = [&](std::size_t i) { return std::abs(frame.links[i].force.value_or(0)); };
    for (std::size_t i = 0; i < frame.links.size(); ++i) {
        if (frame.links[i].isEngaged && force(i) > 0)
            links.push_back(i);
    }
    const std::size_t count = std::min(mostBars, links.size());
    std::partial_sort(links.begin(), links.begin() + static_cast<std::ptrdiff_t>(count), links.end(),
                      [&](std::size_t a, std::size_t b) { return force(a) > force(b); });
    links.resize(count);
    std::vector<LinkBar> bars;
    for (const std::size_t i : links) {
        const double newtons = *frame.links[i].force;
        bars.push_back({shortName(input.model.links[i].name), quantityText(newtons, Quantity::Force),
                        force(i) / force(links.front()), newtons / input.tensionScale()});
    }
    return bars;
}

QString changeText(double newtons)
{
    const QString text = quantityText(newtons, Quantity::Force);
    const bool isNone = text == quantityText(0, Quantity::Force);
    if (isNone)
        return translated("unchanged by this edit");
    return translated("%1 by this edit").arg((newtons > 0 ? QStringLiteral("+") : QString()) + text);
}

}  // namespace

std::optional<ShownForce> shownForceOf(const PanelInput& input)
{
    const ResultFrame* frame = input.usable();
    const int joint = frame ? jointToShow(input) : -1;
    const auto index = static_cast<std::size_t>(joint);
    if (joint < 0 || index >= frame->joints.size() || !frame->joints[index])
        return std::nullopt;
    return ShownForce{input.model.joints[index].name, frame->joints[index]->resultant()};
}

LiveResult liveResultOf(const PanelInput& input, const std::optional<ShownForce>& before)
{
    LiveResult result;
    const JointForceSummary summary = summariseJointForce(input);
    result.joint = summary.title;
    const ResultFrame* frame = input.usable();
    if (!frame) {
        result.message = input.frame ? said(input.frame->message) : QString();
        return result;
    }
    result.big = summary.big;
    result.unit = summary.bigUnit;
    result.small = summary.small;
    result.bars = largestLinks(input, *frame);
    const std::optional<ShownForce> now = shownForceOf(input);
    if (now && before && now->joint == before->joint)
        result.change = changeText(now->newtons - before->newtons);
    return result;
}

}  // namespace sinew
