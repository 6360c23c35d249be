#include "ui/vtk/segment_shapes.h"

#include <algorithm>

#include "ui/vtk/shapes.h"
#include "ui/vtk/strand_style.h"

namespace sinew {

namespace {

// Shares of the scene's size.
constexpr double hingeRadius = 0.0125;
constexpr double smallestMass = 0.005;
constexpr double largestMass = 0.024;
constexpr double collarLength = 0.012;
constexpr double collarRadius = 0.0112;

bool isHeavy(PieceKind kind)
{
    return kind == PieceKind::HeavyRod || kind == PieceKind::HeavyTube || kind == PieceKind::HeavySlider;
}

}  // namespace

double pieceRadius(PieceKind kind, double sceneSize)
{
    switch (kind) {
    case PieceKind::HeavyRod: return 0.0105 * sceneSize;
    case PieceKind::HeavyTube: return 0.0115 * sceneSize;
    case PieceKind::HeavySlider: return 0.0072 * sceneSize;
    case PieceKind::Sleeve: return 0.0085 * sceneSize;
    case PieceKind::Rod: return 0.0060 * sceneSize;
    case PieceKind::Slider: return 0.0052 * sceneSize;
    }
    return 0;
}

double massRadius(const SceneMass& mass, double sceneSize)
{
    return std::max(smallestMass, largestMass * mass.size) * sceneSize;
}

SegmentStyle segmentStyle(double sceneSize, const Palette& palette)
{
    const Rgb joint = mixed(palette.bone, palette.load, 0.55);
    return {sceneSize,
            palette.bone,
            mixed(palette.bone, palette.slack, 0.6),
            joint,
            mixed(palette.accent, palette.load, 0.55),
            0};
}

SegmentStyle outlineStyle(double sceneSize, Rgb colour, double grown)
{
    return {sceneSize, colour, colour, colour, colour, grown};
}

void appendSegment(MeshBatch& batch, const SceneSegment& segment, const SegmentStyle& style)
{
    const double size = style.size;
    for (const ScenePiece& piece : segment.pieces) {
        const bool sleeve = piece.kind == PieceKind::Sleeve;
        appendTube(batch, {segment.at(piece.from), segment.at(piece.to)},
                   {pieceRadius(piece.kind, size) + style.grown,
                    isHeavy(piece.kind) || sleeve ? style.heavy : style.light, 18, false});
    }
    const double widest = std::any_of(segment.pieces.begin(), segment.pieces.end(),
                                      [](const ScenePiece& piece) { return isHeavy(piece.kind); })
                              ? 1.2
                              : 1.0;
    for (const double collar : segment.collars) {
        appendTube(batch,
                   {segment.at(collar - 0.5 * collarLength * size), segment.at(collar + 0.5 * collarLength * size)},
                   {widest * collarRadius * size + style.grown, style.joint, 18, false});
    }
    for (const SceneMass& mass : segment.masses)
        appendSphere(batch, segment.at(mass.at), massRadius(mass, size) + style.grown, style.mass);
    if (segment.hinged)
        appendSphere(batch, segment.at(0), hingeRadius * size + style.grown, style.joint);
}

}  // namespace sinew
