#include "ui/vtk/device_shapes.h"

#include <Eigen/Geometry>

#include "ui/scene/viridis.h"
#include "ui/vtk/shapes.h"
#include "ui/vtk/strand_style.h"

namespace sinew {

namespace {

constexpr double pitch = 0.0028;    // m, of a thread as drawn
constexpr double stripe = 0.00022;  // m, half the width of a hatching stripe
constexpr double above = 0.00012;   // m, of stripes over their patches, on either side

std::vector<Vector3> lengthened(std::vector<Vector3> line, double by)
{
    if (line.size() < 2 || by <= 0)
        return line;
    line.front() += by * (line.front() - line[1]).normalized();
    line.back() += by * (line.back() - line[line.size() - 2]).normalized();
    return line;
}

void appendStripe(MeshBatch& batch, const Vector3& from, const Vector3& to, const Vector3& normal, Rgb colour)
{
    const Vector3 side = stripe * normal.cross(to - from).normalized();
    for (const double offset : {-above, above}) {
        const Vector3 lift = offset * normal;
        const int first = batch.vertex(from - side + lift, normal, colour);
        batch.vertex(to - side + lift, normal, colour);
        batch.vertex(to + side + lift, normal, colour);
        batch.vertex(from + side + lift, normal, colour);
        batch.triangle(first, first + 1, first + 2);
        batch.triangle(first, first + 2, first + 3);
    }
}

}  // namespace

Rgb SolidColours::of(SolidStuff stuff) const
{
    switch (stuff) {
    case SolidStuff::Steel: return steel;
    case SolidStuff::Cushion: return cushion;
    case SolidStuff::Casing: return casing;
    case SolidStuff::Strap: return strap;
    }
    return steel;
}

SolidColours solidColours(const Palette& palette)
{
    return {palette.steel, mixed(palette.steel, palette.panel, 0.45), mixed(palette.load, 0, 0.36), palette.accent};
}

SolidColours oneColour(Rgb colour)
{
    return {colour, colour, colour, colour};
}

void appendSolid(MeshBatch& batch, const SceneSolid& solid, const SolidColours& colours, double grown)
{
    for (const SolidPart& part : solid.parts) {
        const Rgb colour = colours.of(part.stuff);
        const std::vector<Vector3> line = lengthened(part.line, grown);
        if (part.rounding > 0 && line.size() == 2)
            appendRoundedBar(batch, line[0], line[1], {part.across, part.width + 2 * grown, part.height + 2 * grown},
                             part.rounding + grown, colour);
        else if (part.radius > 0)
            appendRoundBar(batch, line, {part.radius + grown, colour, 20, false},
                           part.isThreaded && grown == 0 ? pitch : 0);
        else
            appendFlatBar(batch, line, part.across, part.width + 2 * grown, part.height + 2 * grown, colour);
    }
}

void appendPatches(MeshBatch& batch, const ScenePatches& patches, const Palette& palette)
{
    const Rgb empty = mixed(palette.panel, palette.slack, 0.35), line = mixed(palette.panel, palette.slack, 0.9);
    for (const ScenePatch& patch : patches.pieces) {
        const Rgb colour = patch.value ? viridis(*patch.value / patches.scale) : empty;
        int first = -1, last = -1;
        for (const Vector3& corner : patch.corners) {
            const int index = batch.vertex(corner, patches.normal, colour);
            if (first >= 0 && last > first)
                batch.triangle(first, last, index);
            first = first < 0 ? index : first;
            last = index;
        }
        if (patch.isHatched && patch.corners.size() >= 3)
            appendStripe(batch, patch.corners[0], patch.corners[2], patches.normal, line);
    }
}

void appendOutline(MeshBatch& batch, const SceneOutline& outline, double radius, Rgb colour)
{
    for (std::size_t i = 0; i < outline.corners.size(); ++i)
        appendTube(batch, {outline.corners[i], outline.corners[(i + 1) % outline.corners.size()]},
                   {radius, colour, 8, false});
}

}  // namespace sinew
