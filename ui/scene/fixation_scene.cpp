#include "ui/scene/fixation_scene.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/mechanism/strand.h"
#include "ui/scene/femur_scene.h"
#include "ui/scene/fixation_solids.h"
#include "ui/scene/labels.h"
#include "ui/scene/section_patches.h"

namespace sinew {

namespace {

constexpr double fixationWeightLength = 0.024;  // m, of an arrow
constexpr double longestFixationArrow = 0.09;   // m
constexpr double momentRadius = 0.021;          // m, of the arrow that turns
constexpr double aroundSection = 0.008;         // m, of the plane's rectangle beyond the bone

// Right or left: all is made for the right side.
class Side {
public:
    explicit Side(BodySide side) : m_hand(side == BodySide::Left ? -1 : 1) {}

    Vector3 operator()(const Vector3& right) const { return {right.x(), right.y(), m_hand * right.z()}; }
    Eigen::Isometry3d operator()(const Eigen::Isometry3d& right) const
    {
        const Eigen::DiagonalMatrix<double, 3> mirror(1, 1, m_hand);
        Eigen::Isometry3d pose = Eigen::Isometry3d::Identity();
        pose.linear() = mirror * right.linear() * mirror;
        pose.translation() = mirror * right.translation();
        return pose;
    }
    template <class Points>
    void move(Points& points) const
    {
        for (Vector3& point : points)
            point = (*this)(point);
    }

private:
    double m_hand;
};

ObjectId named(std::string name)
{
    return {ObjectKind::Fixation, std::move(name)};
}

// From the surface as it is drawn to the standing frame; see PatientMesh. A left femur is measured in a mirror and drawn
// without: both reflections, before and after, leave a turn.
Eigen::Isometry3d poseOf(const PatientBone& bone)
{
    const double hand = bone.measured->side == BodySide::Left ? -1 : 1;
    const Eigen::DiagonalMatrix<double, 3> mirror(1, 1, hand);
    Eigen::Isometry3d pose = Eigen::Isometry3d::Identity();
    pose.linear() = mirror * bone.turn * mirror;
    pose.translation() = -(mirror * (bone.turn * bone.measured->head->centre));
    return pose;
}

// From a moment to how many degrees its arrow turns: three quarters of a turn at most.
double turnOf(double moment, double largest)
{
    return std::numbers::pi * std::clamp(1.2 * moment / largest, 0.35, 1.4);
}

class FixationSceneMaker {
public:
    explicit FixationSceneMaker(const FixationSceneInput& input)
        : m_in(input), m_construct(input.answer.construct), m_side(input.answer.fixation.femur.side)
    {
        const auto index = static_cast<std::size_t>(input.posture);
        if (input.posture >= 0 && index < input.answer.answers.size())
            m_answer = &input.answer.answers[index];
        if (m_answer && m_answer->isUsable())
            m_movement.emplace(DrawnMovement{*m_answer, input.movementScale});
    }

    std::vector<SceneSolid> beams() const
    {
        std::vector<SceneSolid> solids = m_in.answer.construct.isSound()
                                             ? beamSolids(m_construct, m_movement ? &*m_movement : nullptr)
                                             : statedSolids(m_in.answer);
        if (m_in.part >= 0 && static_cast<std::size_t>(m_in.part) < solids.size())
            solids[static_cast<std::size_t>(m_in.part)].selected = true;
        for (SceneSolid& solid : solids)
            onItsSide(solid);
        return solids;
    }

    Scene make()
    {
        m_scene = sceneOfCase(m_in.answer.fixation.femur.side);
        m_scene.solved = m_answer && m_answer->load.isUsable;
        addReach();
        if (m_in.layers.bone)
            addBone();
        if (m_in.layers.fixator)
            addFixator();
        addPlane();
        if (m_in.layers.pressure && m_movement)
            addPressure();
        if (m_in.layers.forces && m_scene.solved) {
            addHipForce();
            addResultants();
        }
        if (m_in.layers.muscles && m_scene.solved)
            addMuscles();
        return std::move(m_scene);
    }

private:
    const PlaneFrame& plane() const { return m_construct.section.frame; }
    double lengthOf(double force) const
    {
        return std::min(longestFixationArrow, fixationWeightLength * force / m_answer->load.bodyWeight);
    }

    void onItsSide(SceneSolid& solid) const
    {
        for (SolidPart& part : solid.parts) {
            m_side.move(part.line);
            part.across = m_side(part.across);
        }
    }

    void addReach();
    void addBone();
    void addCut(const Eigen::Isometry3d& turned);
    void addFixator();
    void addPlane();
    void addPressure();
    void addHipForce();
    void addResultants();
    void addForce(const char* name, double force, const Vector3& direction, const Vector3& tail, const char* label);
    void addBending(const char* name, double moment, const Vector3& axis, const Vector3& from, const char* label);
    void addMuscles();

    const FixationSceneInput& m_in;
    const Construct& m_construct;
    Side m_side;
    const FixationAnswer* m_answer = nullptr;
    std::optional<DrawnMovement> m_movement;
    Scene m_scene;
};

// The upper end of the femur, and the plane where it lies lower.
void FixationSceneMaker::addReach()
{
    const FemurFrame& femur = m_construct.femur;
    const double head = m_in.answer.fixation.femur.headDiameter / 2;
    m_scene.reach = {Vector3(0, head + 0.055, 0), Vector3(0, 0, -head - 0.02),
                     femur.crossing + 0.045 * femur.lateral + 0.03 * femur.shaft,
                     femur.crossing + 0.035 * femur.lateral - 0.075 * femur.shaft};
    for (const Vector3& corner : planeCorners(m_construct))
        m_scene.reach.push_back(corner);
    m_side.move(m_scene.reach);
}

void FixationSceneMaker::addBone()
{
    const FemurShape shape = femurOf(m_in.answer.fixation);
    SceneBody head = femurBody(shape, "bone/head"), shaft = femurBody(shape, "bone/shaft");
    head.isGlass = shaft.isGlass = true;
    // A mesh lies in its own frame. The bone is grown as it was; after an osteotomy its pieces stand elsewhere.
    Eigen::Isometry3d turned = Eigen::Isometry3d::Identity();
    if (m_construct.cut)
        turned.linear() = m_construct.cut->head;
    Eigen::Isometry3d stands = m_side(turned);
    if (m_construct.patient && m_in.surface) {
        head.surface = shaft.surface = m_in.surface;
        stands = poseOf(*m_construct.patient);
    }
    const Eigen::Isometry3d toBody = stands.inverse();
    const Vector3 origin = toBody * m_side(plane().origin), normal = toBody.linear() * m_side(plane().normal);
    head.cuts = {{origin, normal}};
    shaft.cuts = {{origin, -normal}};
    head.pose = m_movement ? m_side(headPose(m_construct, *m_movement)) * stands : stands;
    shaft.pose = stands;
    m_scene.bodies = {std::move(head), std::move(shaft)};
    if (m_construct.cut)
        addCut(turned);
}

// Between fracture and cut lies a piece that goes with the head's; the shaft stands under it.
void FixationSceneMaker::addCut(const Eigen::Isometry3d& turned)
{
    const CutFemur& cut = *m_construct.cut;
    const Vector3 place = m_side(cut.place), upwards = m_side(cut.upwards);
    SceneBody& shaft = m_scene.bodies[1];
    SceneBody piece = shaft;
    piece.id = named("bone/piece");
    piece.pose = m_side(turned);
    piece.cuts.push_back({place, upwards});
    shaft.cuts = {{place, -upwards}};
    Eigen::Isometry3d moved = Eigen::Isometry3d::Identity();
    moved.linear() = cut.rest;
    moved.translation() = cut.restShift;
    shaft.pose = m_side(moved);
    m_scene.bodies.push_back(std::move(piece));
}

void FixationSceneMaker::addFixator()
{
    m_scene.solids = beams();
    if (!m_construct.isSound())
        return;
    for (SceneSolid& holder : holderSolids(m_in.answer, m_movement ? &*m_movement : nullptr)) {
        onItsSide(holder);
        m_scene.solids.push_back(std::move(holder));
    }
}

void FixationSceneMaker::addPlane()
{
    const auto corners = planeCorners(m_construct, m_in.answer.fixation.femur.side);
    m_scene.outlines.push_back({{corners.begin(), corners.end()}});
}

void FixationSceneMaker::addPressure()
{
    const std::vector<CellAnswer>& cells = m_answer->interface.cells;
    const std::vector<SectionPatch> patches = sectionPatches(m_construct);
    if (cells.size() != patches.size())
        return;
    constexpr double percent = 100, finest = 0.1;  // %; without a load nothing presses, and the scale says so
    m_scene.patches.normal = m_side(plane().normal);
    m_scene.patches.scale = std::max(percent * sharesScale(m_construct, cells), finest);
    m_scene.patches.legend = "Pressure, % of bone's strength there";
    m_scene.patches.note = isHollow(m_construct) ? "marrow: bears nothing" : "";
    for (std::size_t i = 0; i < patches.size(); ++i) {
        ScenePatch piece;
        for (const Point2& corner : patches[i].outline)
            piece.corners.push_back(m_side(plane().origin + corner.x() * plane().down + corner.y() * plane().back));
        if (cells[i].state != CellState::Open)
            piece.value = percent * strengthShare(m_construct, i, cells[i].pressure);
        piece.isHatched = !piece.value && patches[i].isHatched;
        m_scene.patches.pieces.push_back(std::move(piece));
    }
}

// Its tip on the head, which it presses into its socket's counterpart.
void FixationSceneMaker::addHipForce()
{
    const Vector3& force = m_answer->load.hipForce;
    const double size = force.norm();
    if (!(size > 0))
        return;
    SceneArrow arrow;
    arrow.id = named("hip");
    arrow.kind = ArrowKind::JointForce;
    arrow.tip = m_side(-0.5 * m_in.answer.fixation.femur.headDiameter * force / size);
    arrow.vector = m_side(lengthOf(size) * force / size);
    arrow.label = jointForceText("hip", size, m_answer->load.bodyWeight);
    m_scene.arrows.push_back(std::move(arrow));
}

void FixationSceneMaker::addForce(const char* name, double force, const Vector3& direction, const Vector3& tail,
                                  const char* label)
{
    // What is left of round-off has no direction worth showing.
    if (!(std::abs(force) > 1e-6 * m_answer->load.bodyWeight))
        return;
    SceneArrow arrow;
    arrow.id = named(name);
    arrow.kind = ArrowKind::Load;
    const Vector3 vector = std::copysign(lengthOf(std::abs(force)), force) * direction;
    arrow.tip = m_side(tail + vector);
    arrow.isTipFree = true;
    arrow.vector = m_side(vector);
    arrow.label = std::string(label) + ' ' + forceText(std::abs(force));
    m_scene.arrows.push_back(std::move(arrow));
}

void FixationSceneMaker::addBending(const char* name, double moment, const Vector3& axis, const Vector3& from,
                                    const char* label)
{
    const double largest = m_answer->load.bodyWeight * 0.03;  // N m
    if (!(std::abs(moment) > 1e-3 * largest))
        return;
    SceneArrow arrow;
    arrow.id = named(name);
    arrow.kind = ArrowKind::Load;
    const Vector3 turned = std::copysign(1.0, moment) * axis;
    const double way = turnOf(std::abs(moment), largest);
    constexpr int pieces = 24;
    const auto at = [&](double angle) -> Vector3 {
        return plane().origin + Eigen::AngleAxisd(angle, turned) * Vector3(momentRadius * from);
    };
    for (int k = 0; k <= pieces; ++k)
        arrow.bend.push_back(m_side(at(way * (double(k) / pieces - 0.5))));
    const Vector3 end = at(way / 2) - plane().origin;
    arrow.vector = m_side(0.45 * momentRadius * turned.cross(end).normalized());
    arrow.tip = arrow.bend.back() + arrow.vector;
    arrow.label = std::string(label) + ' ' + momentText(std::abs(moment), false);
    m_scene.arrows.push_back(std::move(arrow));
}

// What the head fragment puts on the other one, at the plane; words say which way round it is.
void FixationSceneMaker::addResultants()
{
    const PlaneLoad& load = m_answer->resultants;
    const Vector3 &m = plane().normal, &down = plane().down, &back = plane().back, &origin = plane().origin;
    const Vector3 above = origin + lengthOf(std::abs(load.compression)) * m;
    if (load.compression >= 0)
        addForce("resultant/compression", load.compression, -m, above, "compression");
    else
        addForce("resultant/compression", load.compression, -m, origin, "pulled apart");
    addForce("resultant/shear-down", load.shearDown, down, origin, load.shearDown >= 0 ? "shear down" : "shear up");
    addForce("resultant/shear-back", load.shearBack, back, origin,
             load.shearBack >= 0 ? "shear back" : "shear forward");
    addBending("resultant/varus", load.varusMoment, back, m,
               load.varusMoment >= 0 ? "bending, varus" : "bending, valgus");
}

// Strands in the standing frame, as frameLoad() sees them; the model is the right femur's image already.
void FixationSceneMaker::addMuscles()
{
    const auto index = static_cast<std::size_t>(m_in.posture);
    const std::optional<ModelHip>& hip = m_in.answer.hip;
    if (index >= m_in.answer.postures.size() || !hip || m_answer->load.pulls.empty())
        return;
    const ResultFrame& frame = m_in.answer.postures[index].frame;
    if (!frame.mechanism || !frame.isPlaced())
        return;
    const Matrix3 toStanding = hip->axes * frame.configuration.R[static_cast<std::size_t>(hip->body)].transpose();
    const Vector3 head = frame.configuration.inGround(hip->body, hip->head);
    const Strands strands = calcStrands(*frame.mechanism, frame.configuration);
    double largest = 0;
    for (const FragmentPull& pull : m_answer->load.pulls) {
        const auto& names = frame.mechanism->linkNames;
        const auto link = std::find(names.begin(), names.end(), pull.link);
        if (link == names.end())
            continue;
        SceneStrand strand;
        strand.id = {ObjectKind::Link, pull.link};
        // What ends on the head fragment goes with it.
        const Eigen::Isometry3d moved
            = m_movement && pull.endsOnHead ? headPose(m_construct, *m_movement) : Eigen::Isometry3d::Identity();
        for (const StrandPull& point : strands.of(static_cast<int>(link - names.begin()))) {
            const Vector3 place = toStanding * (point.point - head);
            const bool isOnFemur = point.body == hip->body && point.node < 0;
            strand.points.push_back(m_side(isOnFemur ? Vector3(moved * place) : place));
        }
        strand.force = pull.force;
        strand.engaged = pull.force != 0;
        strand.thickness = 0.5;
        largest = std::max(largest, pull.force);
        m_scene.strands.push_back(std::move(strand));
    }
    m_scene.tensionScale = tensionScaleOf(largest);
    m_scene.hasLinkForces = largest > leastShownForce;
}

}  // namespace

Scene buildFixationScene(const FixationSceneInput& input)
{
    return isDrawnBroken(input.answer) ? FixationSceneMaker(input).make() : Scene();
}

bool isDrawnBroken(const CaseAnswer& answer)
{
    return !answer.construct.section.outer.empty();
}

std::vector<SceneSolid> drawnBeams(const FixationSceneInput& input)
{
    return FixationSceneMaker(input).beams();
}

std::array<Vector3, 4> planeCorners(const Construct& construct, BodySide side)
{
    const PlaneSection& section = construct.section;
    Point2 most = Point2::Zero();
    for (const Point2& point : section.outer)
        most = most.cwiseMax(point.cwiseAbs());
    most.array() += aroundSection;
    const PlaneFrame& frame = section.frame;
    const Vector3 down = most.x() * frame.down, back = most.y() * frame.back;
    std::array<Vector3, 4> corners = {frame.origin - down + back, frame.origin - down - back,
                                      frame.origin + down - back, frame.origin + down + back};
    Side(side).move(corners);
    return corners;
}

}  // namespace sinew
