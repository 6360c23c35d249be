#include "ui/vtk/bone_mesh.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <vtkCellArray.h>
#include <vtkFloatArray.h>
#include <vtkFlyingEdges3D.h>
#include <vtkImageData.h>
#include <vtkNew.h>
#include <vtkPointData.h>
#include <vtkPolyDataNormals.h>
#include <vtkQuadricDecimation.h>
#include <vtkUnsignedCharArray.h>
#include <vtkWindowedSincPolyDataFilter.h>

#include "ui/scene/bone_field.h"

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
    for (int i = 1; i <= 5; ++i) {
        const double step = 0.00255 * i;
        shut += weight * std::max(0.0, step - grid.at(point + step * normal)) / step;
        weights += weight;
        weight *= 0.85;
    }
    return static_cast<float>(std::clamp(1.0 - 1.5 * shut / weights, 0.0, 1.0));
}

// 1 inside a cartilage region, fading over two millimetres.
float cartilageAt(const BoneField& field, const Vector3& point)
{
    double nearest = 1;
    const Vector3 seen = field.mirrored ? Vector3(point.x(), point.y(), -point.z()) : point;
    for (const FieldPiece& piece : field.cartilage)
        nearest = std::min(nearest, piece.at(seen));
    return static_cast<float>(std::clamp(0.5 - nearest / 0.002, 0.0, 1.0));
}

BoneField makeField(BodyShape shape, const std::vector<Landmark>& landmarks)
{
    return shape == BodyShape::Femur ? makeFemurField(landmarks) : makePelvisField(landmarks);
}

void turnInsideOut(vtkPolyData& surface)
{
    vtkNew<vtkCellArray> turned;
    vtkCellArray* polys = surface.GetPolys();
    vtkIdType count = 0;
    const vtkIdType* corners = nullptr;
    for (polys->InitTraversal(); polys->GetNextCell(count, corners);) {
        if (count == 3)
            turned->InsertNextCell({corners[0], corners[2], corners[1]});
    }
    surface.SetPolys(turned);
}

vtkSmartPointer<vtkPolyData> polyDataOf(const SurfaceMesh& surface)
{
    vtkNew<vtkPoints> points;
    points->SetNumberOfPoints(static_cast<vtkIdType>(surface.points.size()));
    for (std::size_t i = 0; i < surface.points.size(); ++i)
        points->SetPoint(static_cast<vtkIdType>(i), surface.points[i].data());
    vtkNew<vtkCellArray> polys;
    for (const SurfaceMesh::Triangle& each : surface.triangles)
        polys->InsertNextCell({each[0], each[1], each[2]});
    auto made = vtkSmartPointer<vtkPolyData>::New();
    made->SetPoints(points);
    made->SetPolys(polys);
    return made;
}

vtkSmartPointer<vtkPolyData> thinned(vtkSmartPointer<vtkPolyData> surface)
{
    constexpr double most = 150000;
    const auto all = static_cast<double>(surface->GetNumberOfPolys());
    if (all <= most)
        return surface;
    vtkNew<vtkQuadricDecimation> decimate;
    decimate->SetInputData(surface);
    decimate->SetTargetReduction(1 - most / all);
    decimate->Update();
    return decimate->GetOutput();
}

// The contour's triangles may wind either way; the outline pass needs them counter-clockwise seen from outside.
void windOutward(vtkPolyData& surface, const FieldGrid& grid)
{
    vtkIdType count = 0;
    const vtkIdType* corners = nullptr;
    int agreeing = 0, seen = 0;
    vtkCellArray* polys = surface.GetPolys();
    for (polys->InitTraversal(); polys->GetNextCell(count, corners) && seen < 200; ++seen) {
        Vector3 p[3];
        for (int i = 0; i < 3; ++i)
            surface.GetPoint(corners[i], p[i].data());
        const Vector3 normal = (p[1] - p[0]).cross(p[2] - p[0]);
        agreeing += normal.dot(grid.gradient((p[0] + p[1] + p[2]) / 3)) > 0 ? 1 : -1;
    }
    if (agreeing < 0)
        turnInsideOut(surface);
}

}  // namespace

BoneMesh makeBoneMesh(BodyShape shape, const std::vector<Landmark>& landmarks, const BoneMeshOptions& options)
{
    BoneMesh mesh;
    if (shape != BodyShape::Pelvis && shape != BodyShape::Femur)
        return mesh;
    const BoneField field = makeField(shape, landmarks);
    // The mirrored bone is contoured as its right twin and reflected afterwards, so that both sides have one shape.
    const double side = field.mirrored ? -1 : 1;
    FieldGrid grid = field.sample(options.spacing);
    mesh.surface = contour(grid, options.triangles);
    windOutward(*mesh.surface, grid);
    vtkPoints* points = mesh.surface->GetPoints();
    const vtkIdType count = points->GetNumberOfPoints();
    vtkNew<vtkFloatArray> normals;
    normals->SetNumberOfComponents(3);
    normals->SetNumberOfTuples(count);
    mesh.openness.resize(static_cast<std::size_t>(count));
    mesh.cartilage.resize(static_cast<std::size_t>(count));
    for (vtkIdType i = 0; i < count; ++i) {
        Vector3 point;
        points->GetPoint(i, point.data());
        point = broughtToSurface(grid, point);
        Vector3 normal = grid.gradient(point).stableNormalized();
        mesh.openness[static_cast<std::size_t>(i)] = opennessAt(grid, point, normal);
        point.z() *= side;
        normal.z() *= side;
        mesh.cartilage[static_cast<std::size_t>(i)] = cartilageAt(field, point);
        points->SetPoint(i, point.data());
        normals->SetTuple(i, normal.data());
    }
    if (field.mirrored)
        turnInsideOut(*mesh.surface);
    mesh.surface->GetPointData()->SetNormals(normals);
    points->Modified();
    return mesh;
}

BoneMesh makeSurfaceMesh(const SurfaceMesh& surface)
{
    vtkNew<vtkPolyDataNormals> normals;
    normals->SetInputData(thinned(polyDataOf(surface)));
    normals->SplittingOff();
    normals->ConsistencyOn();
    normals->AutoOrientNormalsOn();
    normals->Update();
    BoneMesh mesh;
    mesh.surface = normals->GetOutput();
    const auto count = static_cast<std::size_t>(mesh.surface->GetNumberOfPoints());
    mesh.openness.assign(count, 1);
    mesh.cartilage.assign(count, 0);
    return mesh;
}

void colourBone(const BoneMesh& mesh, const Palette& palette)
{
    if (!mesh.surface)
        return;
    const auto channel = [](Rgb rgb, int shift) { return float((rgb >> shift) & 0xff); };
    const std::array<int, 3> shifts = {16, 8, 0};
    // Cartilage is the bone's colour, paler and cooler; hollows are darker and warmer, as light bounces in them.
    const std::array<float, 3> cool = {0.97f, 1.03f, 1.12f}, warm = {1.0f, 0.93f, 0.85f};
    vtkNew<vtkUnsignedCharArray> colours;
    colours->SetNumberOfComponents(3);
    colours->SetNumberOfTuples(static_cast<vtkIdType>(mesh.openness.size()));
    for (std::size_t i = 0; i < mesh.openness.size(); ++i) {
        const float open = mesh.openness[i];
        const float light = 0.42f + 0.58f * open;
        for (int c = 0; c < 3; ++c) {
            const auto k = static_cast<std::size_t>(c);
            const float tint = 1 + (cool[k] - 1) * mesh.cartilage[i];
            const float shade = light * (1 + (warm[k] - 1) * (1 - open));
            const float value = channel(palette.bone, shifts[k]) * tint * shade;
            colours->SetComponent(static_cast<vtkIdType>(i), c, double(std::clamp(value, 0.f, 255.f)));
        }
    }
    mesh.surface->GetPointData()->SetScalars(colours);
}

}  // namespace sinew
