#include "ui/panels/fixation/shares_view.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "core/fixation/construct.h"
#include "ui/text/said.h"

namespace sinew {

namespace {

struct FixationSharesTr {
    Q_DECLARE_TR_FUNCTIONS(sinew::FixationShares)
};

struct Component {
    QString name;
    double PlaneLoad::*value;
    Quantity quantity;
};

std::vector<Component> components()
{
    return {{FixationSharesTr::tr("compression"), &PlaneLoad::compression, Quantity::Force},
            {FixationSharesTr::tr("shear, down"), &PlaneLoad::shearDown, Quantity::Force},
            {FixationSharesTr::tr("shear, back"), &PlaneLoad::shearBack, Quantity::Force},
            {FixationSharesTr::tr("bending, varus"), &PlaneLoad::varusMoment, Quantity::Moment},
            {FixationSharesTr::tr("bending, sagittal"), &PlaneLoad::frontMoment, Quantity::Moment},
            {FixationSharesTr::tr("torsion"), &PlaneLoad::torsion, Quantity::Moment}};
}

ShareRow rowOf(const Component& component, const FixationAnswer& answer)
{
    ShareRow row;
    row.name = component.name;
    row.quantity = component.quantity;
    row.total = answer.resultants.*component.value;
    row.isHeld = answer.isUsable();
    for (const PartAnswer& part : answer.parts)
        (part.kind == PartKind::Bone ? row.bone : row.fixator) += part.carries.*component.value;
    row.boneShare = boneShare(answer, component.value);
    return row;
}

// The beam that a tie or a guide belongs to.
int beamOf(const Construct& construct, PartKind kind, std::size_t index)
{
    for (std::size_t i = 0; i < construct.beams.size(); ++i) {
        const PlacedBeam& beam = construct.beams[i];
        if ((kind == PartKind::Beam && i == index) || (kind == PartKind::Tie && beam.tie == index)
            || (kind == PartKind::Friction && beam.slider == index))
            return static_cast<int>(i);
    }
    return -1;
}

std::vector<PartRow> partRows(const Construct& construct, const FixationAnswer& answer)
{
    std::vector<PartRow> rows;
    std::size_t beams = 0, ties = 0, sliders = 0;
    for (const PartAnswer& part : answer.parts) {
        PartRow row;
        row.name = said(partInWords(part));
        row.compression = part.carries.compression;
        row.shearDown = part.carries.shearDown;
        if (part.kind == PartKind::Beam) {
            row.stress = part.stress.value;
            row.bearingUse = part.bearingUse;
        }
        if (part.kind != PartKind::Bone) {
            std::size_t& next = part.kind == PartKind::Beam ? beams : part.kind == PartKind::Tie ? ties : sliders;
            row.part = beamOf(construct, part.kind, next++);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace

SharesView sharesView(const FixationInput& input)
{
    SharesView view;
    const FixationAnswer* answer = input.hasCase ? input.shown() : nullptr;
    if (!answer)
        return view;
    view.isGrey = !input.isCurrent();
    for (const Component& component : components())
        view.rows.push_back(rowOf(component, *answer));
    if (answer->isUsable())
        view.parts = partRows(input.answer()->construct, *answer);
    for (const ShareRow& row : view.rows) {
        if (!row.boneShare)
            continue;
        view.low = std::min({view.low, *row.boneShare, row.fixatorShare()});
        view.high = std::max({view.high, *row.boneShare, row.fixatorShare()});
    }
    // Beyond these ends a bar is cut with an arrow, so that one great share does not make dots of all others.
    constexpr double least = -1, most = 2;
    view.low = std::max(view.low, least);
    view.high = std::min(view.high, most);
    return view;
}

}  // namespace sinew
