#include "ui/panels/fixation/ways_out.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>

#include "core/fixation/fracture_plane.h"
#include "core/fixation/standard_fixators.h"

namespace sinew {

namespace {

struct WaysOutTr {
    Q_DECLARE_TR_FUNCTIONS(sinew::WaysOut)
};

constexpr double roughest = 0.6;  // bone on bone, near the upper end of what is assumed (0.2 to 0.7)

}  // namespace

std::vector<WayOut> waysOut(const Fixation& fixation, const FemurShape& femur)
{
    std::vector<WayOut> ways;
    const auto add = [&](const QString& text, auto&& change) {
        Fixation edited = fixation;
        change(edited);
        ways.push_back({text, std::move(edited)});
    };
    const std::vector<FixatorBeam> beams = withOwnBeams(fixation, femur).fixator.beams;
    if (beams.empty()) {
        const bool isBelow = runsBelowNeck(fixation.fracture.kind);
        add(isBelow ? WaysOutTr::tr("Put in a nail") : WaysOutTr::tr("Put in three screws"), [&](Fixation& it) {
            it.fixator = isBelow ? Fixator{FixatorKind::Nail, {}, {}}
                                 : cannulatedScrews(ScrewPattern::InvertedTriangle, femur);
        });
    } else {
        add(WaysOutTr::tr("Add a beam"),
            [&](Fixation& it) { it.fixator = withBeamMore(fixation, femur, beams.size() - 1); });
    }
    if (fixation.bone.friction < roughest)
        add(WaysOutTr::tr("Friction %1 in place of %2").arg(roughest).arg(fixation.bone.friction),
            [](Fixation& it) { it.bone.friction = roughest; });
    // Without preload all grows with the load, and less of it holds no better.
    if (std::ranges::any_of(beams, [](const FixatorBeam& beam) { return beam.preload > 0; })
        && fixation.weightBearing > 0.5)
        add(WaysOutTr::tr("Half the load"), [](Fixation& it) { it.weightBearing = 0.5; });
    return ways;
}

}  // namespace sinew
