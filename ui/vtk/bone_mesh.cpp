#include "ui/vtk/bone_mesh.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <vtkCellArray.h>
#include <vtkFloatArray.h>
#include <vtkNew.h>
#include <vtkPointData.h>
#include <vtkPolyDataNormals.h>
#include <vtkQuadricDecimation.h>
#include <vtkUnsignedCharArray.h>

namespace sinew {

namespace {

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
