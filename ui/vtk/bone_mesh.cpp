#include "ui/vtk/bone_mesh.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

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

vtkSmartPointer<vtkFloatArray> arrayOf(const std::vector<Vector3>& vectors)
{
    auto array = vtkSmartPointer<vtkFloatArray>::New();
    array->SetNumberOfComponents(3);
    array->SetNumberOfTuples(static_cast<vtkIdType>(vectors.size()));
    for (std::size_t i = 0; i < vectors.size(); ++i)
        array->SetTuple(static_cast<vtkIdType>(i), vectors[i].data());
    return array;
}

}  // namespace

// A mirrored bone is contoured as its right twin and reflected afterwards, so that both sides have one shape.
BoneSkin growSkin(const BoneField& field, const BoneMeshOptions& options)
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

BoneMesh makeMesh(BodySkin body)
{
    BoneMesh mesh;
    mesh.openness = body.skin.openness;
    mesh.cartilage = body.skin.cartilage;
    vtkNew<vtkPoints> points;
    points->SetData(arrayOf(body.skin.points));
    vtkNew<vtkCellArray> polys;
    for (const auto& [a, b, c] : body.skin.triangles)
        polys->InsertNextCell({a, b, c});
    mesh.surface = vtkSmartPointer<vtkPolyData>::New();
    mesh.surface->SetPoints(points);
    mesh.surface->SetPolys(polys);
    mesh.surface->GetPointData()->SetNormals(arrayOf(body.skin.normals));
    if (body.firstPoints.size() > 1) {
        mesh.firstPoints = std::move(body.firstPoints);
        mesh.rest = std::make_shared<const BoneSkin>(std::move(body.skin));
    }
    return mesh;
}

BoneMesh makePosable(const BoneMesh& mesh)
{
    BoneMesh copy = mesh;
    copy.surface = vtkSmartPointer<vtkPolyData>::New();
    vtkNew<vtkPoints> points;
    points->DeepCopy(mesh.surface->GetPoints());
    vtkNew<vtkFloatArray> normals;
    normals->DeepCopy(mesh.surface->GetPointData()->GetNormals());
    copy.surface->SetPoints(points);
    copy.surface->SetPolys(mesh.surface->GetPolys());
    copy.surface->GetPointData()->SetNormals(normals);
    return copy;
}

void poseParts(const BoneMesh& mesh, const std::vector<Eigen::Isometry3d>& poses)
{
    if (!mesh.rest || poses.size() + 1 != mesh.firstPoints.size())
        return;
    vtkPoints* points = mesh.surface->GetPoints();
    vtkDataArray* normals = mesh.surface->GetPointData()->GetNormals();
    for (std::size_t part = 0; part < poses.size(); ++part) {
        for (std::size_t i = mesh.firstPoints[part]; i < mesh.firstPoints[part + 1]; ++i) {
            const Vector3 point = poses[part] * mesh.rest->points[i];
            const Vector3 normal = poses[part].linear() * mesh.rest->normals[i];
            points->SetPoint(static_cast<vtkIdType>(i), point.data());
            normals->SetTuple(static_cast<vtkIdType>(i), normal.data());
        }
    }
    points->Modified();
    normals->Modified();
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
