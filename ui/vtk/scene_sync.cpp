#include "ui/vtk/scene_sync.h"

#include <algorithm>
#include <utility>

#include <vtkProperty.h>

#include "ui/vtk/actor_looks.h"
#include "ui/vtk/device_shapes.h"
#include "ui/vtk/machine_shapes.h"
#include "ui/vtk/motion_marks.h"
#include "ui/vtk/segment_shapes.h"
#include "ui/vtk/shapes.h"
#include "ui/vtk/strand_style.h"
#include "ui/vtk/worn_machines.h"
#include "ui/vtk/wrap_shape.h"

namespace sinew {

namespace {

// Widths of outlines and shapes, as shares of the scene's size.
constexpr double rodRadius = 0.0085;
constexpr double jointRadius = 0.0125;
constexpr double nodeRadius = 0.0075;
constexpr double lineRadius = 0.0014;

}  // namespace

SceneSync::SceneSync(vtkRenderer* renderer, std::function<void()> onBoneDelivered, const QString& boneFolder)
    : m_renderer(renderer), m_library(BoneLibrary::usualGrow(boneFolder)), m_bones(renderer, m_library),
      m_ghosts(renderer, m_library)
{
    if (onBoneDelivered)
        QObject::connect(&m_library, &BoneLibrary::delivered, &m_library, std::move(onBoneDelivered));
    m_groundActor = addActor(*m_renderer, m_ground.polyData());
    m_strandActor = addActor(*m_renderer, m_strands.polyData());
    m_slackActor = addActor(*m_renderer, m_slack.polyData());
    m_arrowActor = addActor(*m_renderer, m_arrows.polyData());
    m_solidActor = addActor(*m_renderer, m_solids.polyData());
    m_outlineActor = addActor(*m_renderer, m_outlines.polyData());
    m_deviceActor = addActor(*m_renderer, m_devices.polyData());
    m_surfaceActor = addActor(*m_renderer, m_surfaces.polyData());
    m_wrapActor = addActor(*m_renderer, m_wraps.polyData());
    m_throughActor = addActor(*m_renderer, m_arrows.polyData());
    m_stillMotionActor = addActor(*m_renderer, m_stillMotion.polyData());
    m_movingMotionActor = addActor(*m_renderer, m_movingMotion.polyData());
    makeGround(*m_groundActor);
    makeMatt(*m_strandActor, 0.35);
    makeMattSign(*m_arrowActor, 0.3);
    makeMatt(*m_solidActor, 0.2);
    makeMattSign(*m_throughActor, 0.1);
    makeMatt(*m_deviceActor, 0.45);
    makeMatt(*m_wrapActor, 0.1);
    makeGlass(*m_wrapActor, true);
    makeClosed(*m_wrapActor, true);
    setCut(false);
    // Slack strands keep out of the way as plain lines.
    for (const auto& actor : {m_surfaceActor, m_slackActor, m_stillMotionActor, m_movingMotionActor})
        actor->GetProperty()->LightingOff();
    makeOutline(*m_outlineActor);
    makeSeeThrough(*m_throughActor);
}

void SceneSync::setPalette(const Palette& palette)
{
    m_palette = palette;
    m_bones.setPalette(palette);
    showBones(BoneWait::No);
    showGhosts(BoneWait::No, false);
    draw({});
}

void SceneSync::setCut(bool isCut)
{
    for (const auto& actor : {m_strandActor, m_arrowActor, m_solidActor, m_throughActor, m_deviceActor})
        makeClosed(*actor, !isCut);
    m_bones.setCut(isCut);
    m_ghosts.setCut(isCut);
}

void SceneSync::setScene(const Scene& scene)
{
    SceneChanges changes = changesBetween(m_scene, scene);
    m_scene = scene;
    changes.solids = showBones(BoneWait::No) || changes.solids;
    changes.stillMotion = showGhosts(BoneWait::No, !changes.stillMotion) || changes.stillMotion;
    draw(changes);
}

void SceneSync::setFineness(Fineness fineness)
{
    if (std::exchange(m_fineness, fineness) != fineness && showBones(BoneWait::No)) {
        updateSolids();
        updateOutlines();
    }
}

std::optional<std::pair<double, Vector3>> SceneSync::person() const
{
    std::optional<std::pair<double, Vector3>> tallest;
    const auto offer = [&](const auto& carriers) {
        for (const auto& carrier : carriers) {
            if (carrier.bones.carried.isEmpty())
                continue;
            const double stature = carrier.bones.carried.parts.front().bones.measures.stature;
            if (!tallest || stature > tallest->first)
                tallest.emplace(stature, carrier.pose.translation());
        }
    };
    offer(m_scene.bodies);
    offer(m_scene.segments);
    return tallest;
}

// True when a body or segment that was a rod is drawn with its bones from now on, or the other way round.
bool SceneSync::showBones(BoneWait wait)
{
    m_bones.show(m_scene, m_fineness, wait);
    std::vector<bool> rods;
    for (const SceneBody& body : m_scene.bodies)
        rods.push_back(isDrawnAsRod(body));
    for (const SceneSegment& segment : m_scene.segments)
        rods.push_back(isDrawnAsRod(segment));
    return std::exchange(m_rods, rods) != rods;
}

// True when ghosts that were lines are drawn with their bones from now on, or the other way round. areSame: those that stay.
bool SceneSync::showGhosts(BoneWait wait, bool areSame)
{
    if (areSame && m_scene.movingGhosts.empty() && m_ghosts.hasAll())
        return false;
    std::vector<const SceneGhost*> ghosts;
    for (const SceneGhost& ghost : m_scene.movingGhosts)
        ghosts.push_back(&ghost);
    if (m_scene.ghosts) {
        for (const SceneGhost& ghost : *m_scene.ghosts)
            ghosts.push_back(&ghost);
    }
    return m_ghosts.show(ghosts, m_palette, wait == BoneWait::Yes);
}

bool SceneSync::isDrawnAsRod(const SceneBody& body) const
{
    return body.shape == BodyShape::Rod && !bone(body.id);
}

// What looks as before keeps its shapes; outlines and what moves along a motion are few and always drawn anew.
void SceneSync::draw(const SceneChanges& changes)
{
    if (changes.strands)
        updateStrands();
    if (changes.arrows)
        updateArrows();
    if (changes.solids)
        updateSolids();
    if (changes.devices)
        updateDevices();
    if (changes.surfaces)
        updateSurfaces();
    if (changes.wraps)
        updateWraps();
    if (changes.stillMotion)
        updateStillMotion();
    updateOutlines();
    updateMovingMotion();
}

void SceneSync::waitForBones()
{
    if (hasAllBones())
        return;
    if (showBones(BoneWait::Yes)) {
        updateSolids();
        updateOutlines();
    }
    if (showGhosts(BoneWait::Yes, false)) {
        updateStillMotion();
        updateMovingMotion();
    }
}

namespace {

void appendBelt(MeshBatch& batch, const SceneStrand& strand, const StrandStyle& style, double grown)
{
    constexpr double thickness = 0.004;  // m
    appendFlatBar(batch, strand.points, *strand.across, 2 * (style.radius + grown), thickness + 2 * grown,
                  style.colour);
}

}  // namespace

void SceneSync::updateStrands()
{
    // Of many strands each is thin on the picture, and its dashes are longer, as there is no room between so many.
    const bool areMany = m_scene.strands.size() > 200;
    const int sides = areMany ? plainSides : 2 * coarseSides;
    const double dashPeriod = (areMany ? 0.055 : 0.022) * m_scene.size;
    m_strands.clear();
    m_slack.clear();
    for (const SceneStrand& strand : m_scene.strands) {
        if (!strand.visible)
            continue;
        const StrandStyle style = strandStyle(m_scene, strand, m_palette);
        if (strand.across)
            appendBelt(m_strands, strand, style, 0);
        else if (style.dashed)
            appendDashes(m_slack, strand.points, style.radius, dashPeriod, style.colour);
        else if (isEngaged(m_scene, strand))
            appendTube(m_strands, strand.points, {style.radius, style.colour, sides, true});
        else
            appendTube(m_slack, strand.points, {style.radius, style.colour, areMany ? plainSides : coarseSides, false});
    }
    m_strands.commit();
    m_slack.commit();
    m_strandActor->SetVisibility(!m_strands.isEmpty());
    m_slackActor->SetVisibility(!m_slack.isEmpty());
}

namespace {

ArrowStyle arrowStyle(const Scene& scene, const SceneArrow& arrow, const Palette& palette)
{
    const double size = scene.size;
    const int sides = scene.arrows.size() > 60 ? coarseSides : 20;  // of many each is small on the picture
    if (arrow.kind == ArrowKind::JointForce)
        return {0.0075 * size, 0.0175 * size, 0.048 * size, palette.jointForce, 0, sides};
    if (arrow.kind == ArrowKind::ContactForce)
        return {0.0050 * size, 0.0130 * size, 0.038 * size, palette.good, 0, sides};
    return {0.0042 * size, 0.011 * size, 0.032 * size, palette.load, 0, sides};
}

struct RodColours {
    Rgb rod = 0, joint = 0;
};

// Of many bodies each is small on the picture, and few sides make it round enough.
bool hasManyBodies(const Scene& scene)
{
    return scene.bodies.size() > 60;
}

// `by`: all surfaces moved outward, m.
void appendRod(MeshBatch& batch, const Scene& scene, const SceneBody& body, double by, const RodColours& colours)
{
    const bool areMany = hasManyBodies(scene);
    const int rodSides = areMany ? plainSides : 18, jointSides = areMany ? coarseSides : 18;
    for (const auto& [from, to] : rodSegments(body, scene.size))
        appendTube(batch, {from, to}, {rodRadius * scene.size + by, colours.rod, rodSides, false});
    for (const Vector3& joint : body.joints)
        appendSphere(batch, body.pose * joint, jointRadius * scene.size + by, colours.joint, jointSides);
}

// A segment by itself, or what machines it has beside its bones.
void appendLink(MeshBatch& batch, const SceneSync& sync, const SceneSegment& segment, const SegmentStyle& style,
                const MachineStyle& machines)
{
    if (isBareTelescope(segment)) {
        appendTelescope(batch, segment, machines);
        return;
    }
    if (sync.isDrawnAsRod(segment)) {
        appendSegment(batch, segment, style);
        return;
    }
    appendTelescope(batch, segment, machines);
    appendWornMachines(batch, segment, machines);
    appendTips(batch, segment.bones, segment.pose, machines);
}

}  // namespace

void SceneSync::updateArrows()
{
    m_arrows.clear();
    for (const SceneArrow& arrow : m_scene.arrows) {
        if (!arrow.visible)
            continue;
        const ArrowStyle style = arrowStyle(m_scene, arrow, m_palette);
        appendArrow(m_arrows, arrow.tip, arrow.vector, style);
        appendTube(m_arrows, arrow.bend, {style.shaftRadius, style.colour, 12, false});
    }
    m_arrows.commit();
    m_arrowActor->SetVisibility(!m_arrows.isEmpty());
    // The same arrows again over the bones, half transparent, so that no label stands without its arrow.
    m_throughActor->SetVisibility(!m_arrows.isEmpty());
}

void SceneSync::updateSolids()
{
    m_solids.clear();
    const double size = m_scene.size;
    const Rgb jointColour = mixed(m_palette.bone, m_palette.load, 0.55);
    for (const SceneBody& body : m_scene.bodies) {
        if (body.visible && isDrawnAsRod(body))
            appendRod(m_solids, m_scene, body, 0, {m_palette.bone, jointColour});
    }
    for (const SceneSegment& segment : m_scene.segments) {
        if (segment.visible)
            appendLink(m_solids, *this, segment, segmentStyle(size, m_palette), machineStyle(m_palette));
    }
    for (const SceneNode& node : m_scene.nodes) {
        if (node.floating)
            appendRings(m_solids, node.position, 1.15 * nodeRadius * size, 0.0014 * size, m_palette.slack);
        else
            appendSphere(m_solids, node.position, nodeRadius * size, m_palette.load);
    }
    m_solids.commit();
    m_solidActor->SetVisibility(!m_solids.isEmpty());
}

void SceneSync::updateDevices()
{
    m_devices.clear();
    for (const SceneSolid& solid : m_scene.solids) {
        if (solid.visible)
            appendSolid(m_devices, solid, solid.refused ? oneColour(m_palette.error) : solidColours(m_palette));
    }
    m_devices.commit();
    m_deviceActor->SetVisibility(!m_devices.isEmpty());
}

void SceneSync::updateSurfaces()
{
    m_surfaces.clear();
    appendPatches(m_surfaces, m_scene.patches, m_palette);
    for (const SceneOutline& outline : m_scene.outlines)
        appendOutline(m_surfaces, outline, lineRadius * m_scene.size, m_palette.accent);
    m_surfaces.commit();
    m_surfaceActor->SetVisibility(!m_surfaces.isEmpty());
}

void SceneSync::updateWraps()
{
    m_wraps.clear();
    for (const SceneWrap& wrap : m_scene.wraps) {
        if (wrap.visible)
            appendWrap(m_wraps, wrap, 0, mixed(m_palette.bone, m_palette.muted, 0.6));
    }
    m_wraps.commit();
    m_wrapActor->SetVisibility(!m_wraps.isEmpty());
}

void SceneSync::updateOutlines()
{
    m_outlines.clear();
    const double size = m_scene.size, by = outlineWidth * size;
    for (const SceneStrand& strand : m_scene.strands) {
        if (strand.selected && strand.visible) {
            StrandStyle style = strandStyle(m_scene, strand, m_palette);
            style.colour = m_palette.accent;
            if (strand.across) {
                appendBelt(m_outlines, strand, style, by);
                continue;
            }
            appendTube(m_outlines, strand.points,
                       {style.radius + by, m_palette.accent, 12, isEngaged(m_scene, strand)});
        }
    }
    for (const SceneWrap& wrap : m_scene.wraps) {
        if (wrap.selected && wrap.visible)
            appendWrap(m_outlines, wrap, by, m_palette.accent);
    }
    for (const SceneArrow& arrow : m_scene.arrows) {
        if (arrow.selected && arrow.visible) {
            ArrowStyle style = arrowStyle(m_scene, arrow, m_palette);
            style.grown = by;
            style.colour = mixed(m_palette.accent, m_palette.text, arrow.kind == ArrowKind::JointForce ? 0.6 : 0.0);
            appendArrow(m_outlines, arrow.tip, arrow.vector, style);
            appendTube(m_outlines, arrow.bend, {style.shaftRadius + by, style.colour, 12, false});
        }
    }
    for (const SceneNode& node : m_scene.nodes) {
        if (node.selected)
            appendSphere(m_outlines, node.position, 1.15 * nodeRadius * size + by, m_palette.accent);
    }
    for (const SceneBody& body : m_scene.bodies) {
        if (body.selected && body.visible && isDrawnAsRod(body))
            appendRod(m_outlines, m_scene, body, by, {m_palette.accent, m_palette.accent});
    }
    for (const SceneSegment& segment : m_scene.segments) {
        if (segment.selected && segment.visible)
            appendLink(m_outlines, *this, segment, outlineStyle(size, m_palette.accent, by),
                       machineOutline(m_palette.accent, by));
    }
    for (const SceneSolid& solid : m_scene.solids) {
        if (solid.selected && solid.visible)
            appendSolid(m_outlines, solid, oneColour(m_palette.accent), by);
    }
    m_outlines.commit();
    m_outlineActor->SetVisibility(!m_outlines.isEmpty());
}

void SceneSync::updateStillMotion()
{
    m_ground.clear();
    for (const SceneGround& ground : m_scene.grounds)
        appendGround(m_ground, ground, m_scene, m_palette);
    m_ground.commit();
    m_groundActor->SetVisibility(!m_ground.isEmpty());
    m_stillMotion.clear();
    const auto isGrown = [this](const GhostBones& bones) { return m_ghosts.isGrown(bones); };
    if (m_scene.ghosts) {
        for (const SceneGhost& ghost : *m_scene.ghosts)
            appendGhost(m_stillMotion, ghost, isGrown, m_scene.size, m_palette);
    }
    for (const SceneTrail& trail : m_scene.trails)
        appendWay(m_stillMotion, trail, markSize(m_scene), m_palette);
    m_stillMotion.commit();
    m_stillMotionActor->SetVisibility(!m_stillMotion.isEmpty());
}

void SceneSync::updateMovingMotion()
{
    m_movingMotion.clear();
    const auto isGrown = [this](const GhostBones& bones) { return m_ghosts.isGrown(bones); };
    for (const SceneGhost& ghost : m_scene.movingGhosts)
        appendGhost(m_movingMotion, ghost, isGrown, m_scene.size, m_palette);
    for (const ScenePress& press : m_scene.presses)
        appendPress(m_movingMotion, press, m_scene, m_palette);
    for (const SceneTrail& trail : m_scene.trails)
        appendPassedWay(m_movingMotion, trail, markSize(m_scene), m_palette);
    m_movingMotion.commit();
    m_movingMotionActor->SetVisibility(!m_movingMotion.isEmpty());
}

}  // namespace sinew
