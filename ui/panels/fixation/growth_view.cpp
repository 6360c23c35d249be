#include "ui/panels/fixation/growth_view.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "ui/panels/fixation/fixation_words.h"
#include "ui/text/fixed_text.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

struct FixationGrowthTr {
    Q_DECLARE_TR_FUNCTIONS(sinew::FixationGrowth)
};

// As far as events were looked for; where that is without end, to the last event near this load.
double endOfLine(const FixationAnswer& answer)
{
    constexpr double least = 1.5, most = 5;
    if (std::isfinite(answer.followedTo) && answer.followedTo > 0)
        return std::max(answer.followedTo, 1.1);
    double end = least;
    for (const FixationEvent& event : answer.events) {
        if (event.factor <= most)
            end = std::max(end, 1.1 * event.factor);
    }
    return end;
}

}  // namespace

GrowthView growthView(const FixationInput& input)
{
    GrowthView view;
    const FixationAnswer* answer = input.hasCase ? input.shown() : nullptr;
    if (!answer || !answer->isUsable()) {
        view.emptyText
            = answer ? FixationGrowthTr::tr("This load cannot be held.")
                     : whyNoAnswer(input, FixationGrowthTr::tr("What gives way first as the load grows shows here."));
        return view;
    }
    if (!input.isWorst() || !input.bands()) {
        view.emptyText = input.isWorst() ? FixationGrowthTr::tr("Being computed.")
                                         : FixationGrowthTr::tr("Events are computed for the worst posture.");
        return view;
    }
    view.isGrey = !input.isCurrent();
    view.end = endOfLine(*answer);
    view.caption
        = std::isfinite(answer->followedTo)
              ? FixationGrowthTr::tr("followed to × %1").arg(numberText(answer->followedTo, Quantity::PureNumber, 1))
              : FixationGrowthTr::tr("all grows with the load");
    bool isFirst = true;
    for (const FixationEvent& event : answer->events) {
        const bool fails = isLimit(event.kind);
        if (event.atAnyLoad) {
            view.atAnyLoad.push_back(eventText(event));
            isFirst &= !fails;
            continue;
        }
        view.marks.push_back({event.factor, factorText(event), eventText(event), fails && isFirst, fails});
        isFirst &= !fails;
    }
    return view;
}

}  // namespace sinew
