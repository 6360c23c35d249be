#include "ui/vtk/bone_actors.h"

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

#include <vtkClipPolyData.h>
#include <vtkNew.h>
#include <vtkPlane.h>
#include <vtkPointData.h>
#include <vtkPoints.h>
#include <vtkPolyDataMapper.h>
#include <vtkProperty.h>

#include "ui/vtk/actor_looks.h"

namespace sinew {

namespace {

bool isBone(const SceneBody& body)
{
    return body.shape == BodyShape::Pelvis || body.shape == BodyShape::Femur || !body.bones.carried.isEmpty();
}

BoneRequest requestOf(const SceneBody& body, Fineness fineness)
{
    if (!body.bones.carried.isEmpty())
        return {.bones = body.bones.carried, .fineness = fineness};
    return {body.shape, body.landmarks, body.surface};
}

// The same triangles with every point moved outward: seen from inside only, it is an outline.
vtkSmartPointer<vtkPolyData> grown(vtkPolyData& surface, double by)
{
    auto result = vtkSmartPointer<vtkPolyData>::New();
    vtkNew<vtkPoints> points;
    points->DeepCopy(surface.GetPoints());
    vtkDataArray* normals = surface.GetPointData()->GetNormals();
    for (vtkIdType i = 0; i < points->GetNumberOfPoints(); ++i) {
        Vector3 p, n;
        points->GetPoint(i, p.data());
        normals->GetTuple(i, n.data());
        p += by * n;
        points->SetPoint(i, p.data());
    }
    result->SetPoints(points);
    result->SetPolys(surface.GetPolys());
    return result;
}

// The part of a surface that the planes show; its colours and normals go with it.
vtkSmartPointer<vtkPolyData> cutBy(const std::vector<ClipPlane>& planes, vtkPolyData& surface)
{
    vtkSmartPointer<vtkPolyData> left = &surface;
    for (const ClipPlane& plane : planes) {
        vtkNew<vtkPlane> where;
        where->SetOrigin(plane.origin.data());
        where->SetNormal(plane.normal.data());
        vtkNew<vtkClipPolyData> cut;
        cut->SetInputData(left);
        cut->SetClipFunction(where);
        cut->Update();
        left = cut->GetOutput();
    }
    return left;
}

double extentOf(const std::vector<Landmark>& landmarks)
{
    Eigen::AlignedBox3d box;
    for (const Landmark& landmark : landmarks)
        box.extend(landmark.position);
    return box.isEmpty() ? 0 : box.diagonal().norm();
}

// While a bone grows, the one shown before stands in for it if it is nearly the same: a landmark is being moved a
// little, or a hand opens. A mirrored bone, or another person's, is far off: none at all is better.
bool canStandIn(const BoneRequest& shown, const BoneRequest& wanted)
{
    if (shown.shape != wanted.shape || shown.surface != wanted.surface
        || withOpenHands(shown.bones) != withOpenHands(wanted.bones))
        return false;
    const double near = 0.1 * extentOf(wanted.landmarks);
    return std::equal(shown.landmarks.begin(), shown.landmarks.end(), wanted.landmarks.begin(), wanted.landmarks.end(),
                      [near](const Landmark& a, const Landmark& b) {
                          return a.name == b.name && (a.position - b.position).norm() < near;
                      });
}

}  // namespace

BoneActors::BoneActors(vtkRenderer* renderer, BoneLibrary& library) : m_renderer(renderer), m_library(library)
{
}

void BoneActors::setPalette(const Palette& palette)
{
    m_palette = palette;
    for (auto& [name, bone] : m_bones) {
        if (!bone.mesh)
            continue;
        colourBone(*bone.mesh, m_palette);
        if (!bone.cuts.empty() && bone.mesh->surface)
            vtkPolyDataMapper::SafeDownCast(bone.actor->GetMapper())
                ->SetInputData(cutBy(bone.cuts, *bone.mesh->surface));
    }
}

std::shared_ptr<const BoneMesh> BoneActors::mesh(const ObjectId& carrier) const
{
    const auto found = m_bones.find(carrier);
    const bool isDrawn = found != m_bones.end() && found->second.mesh && found->second.mesh->surface;
    return isDrawn ? found->second.mesh : nullptr;
}

vtkActor* BoneActors::actor(const ObjectId& carrier) const
{
    const auto found = m_bones.find(carrier);
    return found != m_bones.end() ? found->second.actor.Get() : nullptr;
}

std::vector<BoneActors::Wanted> BoneActors::wantedOf(const Scene& scene, Fineness fineness)
{
    std::vector<Wanted> all;
    for (const SceneBody& body : scene.bodies) {
        if (isBone(body))
            all.push_back({&body.id, requestOf(body, fineness), poseOfBones(body), &body.bones.movingParts,
                           body.visible, body.selected, body.isGlass, body.cuts});
    }
    for (const SceneSegment& segment : scene.segments) {
        if (!segment.bones.carried.isEmpty())
            all.push_back({&segment.id,
                           {.bones = segment.bones.carried, .fineness = fineness},
                           poseOfBones(segment),
                           &segment.bones.movingParts,
                           segment.visible,
                           segment.selected});
    }
    // What takes longest to grow is begun first.
    std::ranges::stable_sort(all, std::ranges::greater(),
                             [](const Wanted& wanted) { return wanted.request.bones.parts.size(); });
    return all;
}

void BoneActors::show(const Scene& scene, Fineness fineness, BoneWait wait)
{
    m_missing = 0;
    std::set<ObjectId> present;
    for (const Wanted& wanted : wantedOf(scene, fineness)) {
        present.insert(*wanted.id);
        Bone& bone = m_bones[*wanted.id];
        const auto mesh = wait == BoneWait::Yes ? m_library.wait(wanted.request) : m_library.find(wanted.request);
        if (mesh)
            takeMesh(wanted.request, mesh, bone);
        else if (!canStandIn(bone.request, wanted.request))
            bone.grown = bone.mesh = nullptr;
        m_missing += mesh ? 0 : 1;
        moveParts(wanted, bone);
        cutMesh(wanted, bone);
        place(wanted, scene.size, bone);
    }
    std::erase_if(m_bones, [&](const auto& entry) {
        const bool isGone = !present.contains(entry.first);
        if (isGone)
            remove(entry.second);
        return isGone;
    });
}

void BoneActors::takeMesh(const BoneRequest& request, const std::shared_ptr<const BoneMesh>& mesh, Bone& bone)
{
    if (mesh == bone.grown)
        return;
    bone.grown = mesh;
    bone.mesh = mesh->rest ? std::make_shared<const BoneMesh>(makePosable(*mesh)) : mesh;
    bone.movingParts.clear();
    bone.request = request;
    colourBone(*bone.mesh, m_palette);
    if (!bone.actor) {
        bone.actor = addActor(*m_renderer, bone.mesh->surface);
        makeMatt(*bone.actor, 0.14);
    }
    vtkPolyDataMapper::SafeDownCast(bone.actor->GetMapper())->SetInputData(bone.mesh->surface);
    bone.cuts.clear();
    removeOutline(bone);
}

// Vertebrae and knee caps, which lie otherwise in every posture.
void BoneActors::moveParts(const Wanted& wanted, Bone& bone)
{
    const auto isSame = [](const Eigen::Isometry3d& a, const Eigen::Isometry3d& b) { return a.matrix() == b.matrix(); };
    if (!bone.mesh || !bone.mesh->rest || std::ranges::equal(bone.movingParts, *wanted.movingParts, isSame))
        return;
    bone.movingParts = *wanted.movingParts;
    poseParts(*bone.mesh, bone.movingParts);
    removeOutline(bone);
}

void BoneActors::removeOutline(Bone& bone)
{
    if (bone.outline)
        m_renderer->RemoveActor(bone.outline);
    bone.outline = nullptr;
}

void BoneActors::cutMesh(const Wanted& wanted, Bone& bone)
{
    if (!bone.actor || !bone.mesh || !bone.mesh->surface || bone.cuts == wanted.cuts)
        return;
    bone.cuts = wanted.cuts;
    vtkPolyDataMapper::SafeDownCast(bone.actor->GetMapper())->SetInputData(cutBy(bone.cuts, *bone.mesh->surface));
}

void BoneActors::place(const Wanted& wanted, double sceneSize, Bone& bone)
{
    if (!bone.actor)
        return;
    const bool isShown = wanted.visible && bone.mesh && bone.mesh->surface;
    setPose(*bone.actor, wanted.pose);
    bone.actor->SetVisibility(isShown);
    if (wanted.isGlass != bone.isGlass) {
        bone.isGlass = wanted.isGlass;
        makeGlass(*bone.actor, bone.isGlass);
    }
    hideInside(bone);
    if (isShown && wanted.selected && !bone.outline) {
        bone.outline = addActor(*m_renderer, grown(*bone.mesh->surface, outlineWidth * sceneSize));
        makeOutline(*bone.outline);
    }
    if (bone.outline) {
        setColour(*bone.outline->GetProperty(), m_palette.accent);
        setPose(*bone.outline, wanted.pose);
        bone.outline->SetVisibility(isShown && wanted.selected);
    }
}

// What is grown is closed, unless it is cut; what a file holds may be anything.
void BoneActors::hideInside(const Bone& bone)
{
    if (bone.actor)
        makeClosed(*bone.actor, bone.isGlass || (!m_isCut && !bone.request.surface && bone.cuts.empty()));
}

void BoneActors::setCut(bool isCut)
{
    m_isCut = isCut;
    for (const auto& entry : m_bones)
        hideInside(entry.second);
}

void BoneActors::remove(const Bone& bone)
{
    for (const auto& actor : {bone.actor, bone.outline}) {
        if (actor)
            m_renderer->RemoveActor(actor);
    }
}

}  // namespace sinew
