#include "ui/scene/segment_pieces.h"

#include <algorithm>

namespace sinew {

namespace {

// Of its length at rest, what the sleeve of a weightless telescope takes, and of its present length at most.
constexpr double sleeveShare = 0.55;
constexpr double mostSleeve = 0.9;

bool stretches(const Segment& segment, std::size_t i)
{
    return !segment.stretches[i].coordinate.empty();
}

// A weightless part of its own: a sleeve with a slider in it.
void addTelescope(SceneSegment& out, double length, double atRest)
{
    const double sleeve = std::clamp(sleeveShare * atRest, 0.0, std::max(0.0, mostSleeve * length));
    out.pieces.push_back({PieceKind::Sleeve, 0, sleeve});
    out.pieces.push_back({PieceKind::Slider, 0, length});
    out.collars.push_back(sleeve);
}

// A weightless part beside a heavy rod, which it slides into at the collar.
void addStretch(SceneSegment& out, const Segment& segment, std::size_t i, ScenePiece span, double collar)
{
    span.kind = stretches(segment, i) ? PieceKind::Slider : PieceKind::Rod;
    out.pieces.push_back(span);
    if (stretches(segment, i))
        out.collars.push_back(collar);
}

void layPoints(const Segment& segment, const StretchLengths& lengths, SceneSegment& out)
{
    out.length = lengths.now[0];
    if (stretches(segment, 0))
        addTelescope(out, out.length, lengths.atRest[0]);
    else
        out.pieces.push_back({PieceKind::Rod, 0, out.length});
    for (const MassPoint& point : segment.points)
        out.masses.push_back({point.fraction * out.length, 0});
}

// A heavy rod behind a weightless part, and perhaps another part behind it.
void layRod(const Segment& segment, const StretchLengths& lengths, SceneSegment& out)
{
    const double from = lengths.now[0], to = from + segment.rods[0].length;
    out.length = to;
    out.pieces.push_back({PieceKind::HeavyRod, from, to});
    addStretch(out, segment, 0, {PieceKind::Slider, 0, from}, from);
    if (segment.kind != SegmentKind::RodBetween)
        return;
    out.length = to + lengths.now[1];
    addStretch(out, segment, 1, {PieceKind::Slider, to, out.length}, to);
}

void layRodsApart(const Segment& segment, const StretchLengths& lengths, SceneSegment& out)
{
    const double near = segment.rods[0].length, far = near + lengths.now[0];
    out.length = far + segment.rods[1].length;
    out.pieces.push_back({PieceKind::HeavyRod, 0, near});
    out.pieces.push_back({PieceKind::HeavyRod, far, out.length});
    addStretch(out, segment, 0, {PieceKind::Slider, near, far}, near);
}

void layTelescope(const Segment& segment, const StretchLengths& lengths, SceneSegment& out)
{
    out.length = lengths.now[0];
    out.pieces.push_back({PieceKind::HeavyTube, 0, segment.rods[0].length});
    out.pieces.push_back({PieceKind::HeavySlider, out.length - segment.rods[1].length, out.length});
    out.collars.push_back(segment.rods[0].length);
}

}  // namespace

void layPieces(const Segment& segment, const StretchLengths& lengths, SceneSegment& out)
{
    switch (segment.kind) {
    case SegmentKind::Points: layPoints(segment, lengths, out); break;
    case SegmentKind::StretchRod:
    case SegmentKind::RodBetween: layRod(segment, lengths, out); break;
    case SegmentKind::RodsApart: layRodsApart(segment, lengths, out); break;
    case SegmentKind::Telescope: layTelescope(segment, lengths, out); break;
    }
}

double restLength(const Model& model, const Segment& segment)
{
    StretchLengths lengths;
    for (const Stretch& stretch : segment.stretches) {
        const auto own = std::ranges::find(model.coordinates, stretch.coordinate, &Coordinate::name);
        const bool isMoved = !stretch.coordinate.empty() && own != model.coordinates.end();
        lengths.atRest.push_back(stretch.constant + (isMoved ? own->rest.value_or(own->value) : 0));
    }
    lengths.now = lengths.atRest;
    SceneSegment laid;
    layPieces(segment, lengths, laid);
    return laid.length;
}

}  // namespace sinew
