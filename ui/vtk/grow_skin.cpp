#include "ui/vtk/grow_skin.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <vtkCellArray.h>
#include <vtkFloatArray.h>
#include <vtkFlyingEdges3D.h>
#include <vtkImageData.h>
#include <vtkNew.h>
#include <vtkPointData.h>
#include <vtkPolyData.h>
#include <vtkQuadricDecimation.h>
#include <vtkSmartPointer.h>
#include <vtkWindowedSincPolyDataFilter.h>

namespace sinew {

namespace {

// The image borrows the grid's values; the grid must outlive it.
vtkSmartPointer<vtkImageData> makeImage(FieldGrid& grid)
{
    vtkNew<vtkFloatArray> values;
    values->SetArray(grid.values.data(), static_cast<vtkIdType>(grid.values.size()), 1);
    auto image = vtkSmartPointer<vtkImageData>::New();
    image->SetDimensions(grid.size[0], grid.size[1], grid.size[2]);
    image->SetOrigin(grid.origin.x(), grid.origin.y(), grid.origin.z());
    image->SetSpacing(grid.spacing, grid.spacing, grid.spacing);
    image->GetPointData()->SetScalars(values);
    return image;
}

vtkSmartPointer<vtkPolyData> contour(FieldGrid& grid, int triangles)
{
    vtkNew<vtkFlyingEdges3D> surface;
    surface->SetInputData(makeImage(grid));
    surface->SetValue(0, 0.0);
    surface->ComputeNormalsOff();
    surface->ComputeScalarsOff();
    vtkNew<vtkWindowedSincPolyDataFilter> smooth;
    smooth->SetInputConnection(surface->GetOutputPort());
    smooth->SetNumberOfIterations(12);
    smooth->SetPassBand(0.08);
    smooth->NormalizeCoordinatesOn();
    smooth->Update();
    const auto all = static_cast<double>(smooth->GetOutput()->GetNumberOfPolys());
    vtkNew<vtkQuadricDecimation> decimate;
    decimate->SetInputConnection(smooth->GetOutputPort());
    decimate->SetTargetReduction(all > triangles ? 1.0 - triangles / all : 0.0);
    decimate->Update();
    vtkSmartPointer<vtkPolyData> result = decimate->GetOutput();
    return result;
}

// Smoothing and decimation draw thin ridges in; two Newton steps bring the points back to the surface.
Vector3 broughtToSurface(const FieldGrid& grid, Vector3 point)
{
    for (int step = 0; step < 2; ++step) {
        const Vector3 slope = grid.gradient(point);
        const double slope2 = slope.squaredNorm();
        if (slope2 < 0.04)
            break;
        const double move = std::clamp(grid.at(point) / slope2, -0.5 * grid.spacing, 0.5 * grid.spacing);
        point -= move * slope;
    }
    return point;
}

// Ambient occlusion from the field itself: along the normal the distance grows as fast as one walks where the surface
// is open, and slower in a hollow.
float opennessAt(const FieldGrid& grid, const Vector3& point, const Vector3& normal)
{
    double shut = 0, weights = 0, weight = 1;
    const double stride = std::min(0.00255, grid.reach / 5.45);  // beyond its reach the grid knows nothing
    for (int i = 1; i <= 5; ++i) {
        const double step = stride * i;
        shut += weight * std::max(0.0, step - grid.at(point + step * normal)) / step;
        weights += weight;
        weight *= 0.85;
    }
    return static_cast<float>(std::clamp(1.0 - 1.5 * shut / weights, 0.0, 1.0));
}

// 1 inside a cartilage region, fading over two millimetres; of the right bone.
float cartilageAt(const BoneField& field, const Vector3& point)
{
    double nearest = 1;
    for (const FieldPiece& piece : field.cartilage)
        nearest = std::min(nearest, piece.at(point));
    return static_cast<float>(std::clamp(0.5 - nearest / 0.002, 0.0, 1.0));
}

std::vector<std::array<int, 3>> trianglesOf(vtkPolyData& surface)
{
    std::vector<std::array<int, 3>> triangles;
    vtkIdType count = 0;
    const vtkIdType* corners = nullptr;
    vtkCellArray* polys = surface.GetPolys();
    for (polys->InitTraversal(); polys->GetNextCell(count, corners);) {
        if (count == 3)
            triangles.push_back({int(corners[0]), int(corners[1]), int(corners[2])});
    }
    return triangles;
}

// The contour's triangles may wind either way; the outline pass needs them counter-clockwise seen from outside.
void windOutward(BoneSkin& skin)
{
    if (volumeOf(skin) >= 0)
        return;
    for (auto& triangle : skin.triangles)
        std::swap(triangle[1], triangle[2]);
}

}  // namespace

// A mirrored bone is contoured as its right twin and reflected afterwards, so that both sides have one shape.
BoneSkin growSkin(const BoneField& field, const SkinOptions& options)
{
    FieldGrid grid = field.sample(options.spacing, options.reach);
    const auto surface = contour(grid, options.triangles);
    const auto count = static_cast<std::size_t>(surface->GetNumberOfPoints());
    BoneSkin skin;
    skin.triangles = trianglesOf(*surface);
    for (std::size_t i = 0; i < count; ++i) {
        Vector3 point;
        surface->GetPoint(static_cast<vtkIdType>(i), point.data());
        point = broughtToSurface(grid, point);
        const Vector3 normal = grid.gradient(point).stableNormalized();
        skin.points.push_back(point);
        skin.normals.push_back(normal);
        skin.openness.push_back(opennessAt(grid, point, normal));
        skin.cartilage.push_back(cartilageAt(field, point));
    }
    windOutward(skin);
    return field.mirrored ? moved(skin, mirror) : skin;
}

}  // namespace sinew
