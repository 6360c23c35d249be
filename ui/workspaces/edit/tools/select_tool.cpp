#include "ui/workspaces/edit/tools/select_tool.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QRegularExpression>

#include "ui/session/session.h"
#include "ui/text/display_names.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"
#include "ui/vtk/viewport.h"
#include "ui/workspaces/edit/tools/edit_marks.h"
#include "ui/workspaces/edit/tools/moment_arm.h"

namespace sinew {

namespace {

constexpr double landmarkReach = 10;  // px

ScenePart selectedPart(const Session& session)
{
    return {session.selection(), session.selectedPart()};
}

// Points lie on a body; a joint, a body and a segment are moved as they are.
bool isPoint(const Grip& grip)
{
    return !grip.canTurn && grip.of.id.kind != ObjectKind::Joint && grip.forcePerMetre == 0;
}

QString signedText(double value, Quantity quantity)
{
    return (value >= 0 ? QStringLiteral("+") : QString()) + quantityText(value, quantity);
}

}  // namespace

std::optional<Grip> SelectTool::selectedGrip(const Posed& posed) const
{
    const ScenePart part = selectedPart(m_context.session);
    if (part.isNull())
        return std::nullopt;
    return gripOf(posed.model(), part, drawnArrow(m_context.viewport.scene(), part.id));
}

std::optional<Gizmo> SelectTool::gizmo() const
{
    if (m_drag && m_drag->isBegun) {
        Gizmo gizmo = m_drag->by.gizmo();
        gizmo.origin += m_drag->change.displacement;
        return gizmo;
    }
    const bool isShown = m_context.canEdit && m_context.session.hasModel();
    const auto grip = isShown ? selectedGrip(m_context.posed()) : std::nullopt;
    if (!grip)
        return std::nullopt;
    Gizmo gizmo{grip->origin, m_context.settings.isLocal ? grip->local : Matrix3(Matrix3::Identity())};
    gizmo.mode = grip->canTurn ? m_context.settings.mode : GizmoMode::Move;
    gizmo.hot = m_hot;
    return gizmo;
}

bool SelectTool::startDrag(const ScenePart& part, GizmoHandle handle, const ViewPointer& pointer)
{
    const Scene& scene = m_context.viewport.scene();
    Posed posed = m_context.posed();
    const auto grip = gripOf(posed.model(), part, drawnArrow(scene, part.id));
    if (!grip)
        return false;
    Gizmo gizmo{grip->origin, m_context.settings.isLocal ? grip->local : Matrix3(Matrix3::Identity())};
    if (grip->canTurn && handle != GizmoHandle::Middle)
        gizmo.mode = m_context.settings.mode;
    const GizmoDrag by(gizmo, handle, m_context.viewport.projection(), pointer.at.x(), pointer.at.y());
    auto kept = std::make_unique<const Project>(*posed.project);
    posed.project = kept.get();
    m_drag.emplace(Drag{std::move(kept), std::move(posed), *grip, by, linesOf(scene, part), {}, -1, pointer.at});
    if (part.id.kind == ObjectKind::Link) {
        const auto arm = momentArmOf(*m_drag->before.mechanism, m_context.session.situation().values, part.id.name);
        if (arm) {
            m_drag->oldArm = arm->arm;
            m_drag->armCoordinate = arm->coordinate;
        }
    }
    return true;
}

bool SelectTool::pressed(const ViewPointer& pointer)
{
    if (!m_context.session.hasModel())
        return false;
    const Projection projection = m_context.viewport.projection();
    if (const auto shown = gizmo()) {
        const GizmoHandle handle = gizmoHandleAt(*shown, projection, pointer.at.x(), pointer.at.y());
        if (handle != GizmoHandle::None)
            return startDrag(selectedPart(m_context.session), handle, pointer);
    }
    if (pointer.modifiers & Qt::ControlModifier) {
        m_box = MarkBox{pointer.at.x(), pointer.at.y(), pointer.at.x(), pointer.at.y()};
        return true;
    }
    // A point can be dragged without being selected first.
    const ScenePick pick = m_context.viewport.pickAt(pointer.at);
    if (!m_context.canEdit || pick.of.part.empty() || pointer.modifiers & Qt::ShiftModifier)
        return false;
    m_context.session.selectPart(pick.of.id, pick.of.part);
    return startDrag(pick.of, GizmoHandle::Middle, pointer);
}

void SelectTool::dragged(const ViewPointer& pointer)
{
    if (m_box) {
        m_box->x1 = pointer.at.x();
        m_box->y1 = pointer.at.y();
        m_context.refresh();
        return;
    }
    if (!m_drag || m_drag->isOver)
        return;
    const QPointF way = pointer.at - m_drag->from;
    if (!m_drag->isBegun) {
        if (std::hypot(way.x(), way.y()) < dragThreshold)
            return;
        m_drag->isBegun = true;
        const bool isTurn = m_drag->by.gizmo().mode == GizmoMode::Rotate;
        m_context.session.beginGesture(moveSentence(m_drag->grip, isTurn).toStdString());
    }
    if (m_drag->typed.isEmpty())
        apply(changeAt(pointer));
}

// Where a point is drawn to: a landmark, the surface under the pointer; nothing where there is neither.
std::optional<Vector3> SelectTool::snapPlace(const ViewPointer& pointer)
{
    if (!m_context.settings.snapsToSurface || pointer.modifiers & Qt::ShiftModifier || !isPoint(m_drag->grip))
        return std::nullopt;
    const Projection projection = m_context.viewport.projection();
    const Body* body = findBody(m_drag->project->model, m_drag->grip.body);
    const auto index = std::find(m_drag->before.mechanism->bodyNames.begin(), m_drag->before.mechanism->bodyNames.end(),
                                 m_drag->grip.body)
                       - m_drag->before.mechanism->bodyNames.begin();
    const bool isLandmark = m_drag->grip.of.id.kind == ObjectKind::Body;
    for (std::size_t i = 0; body && !isLandmark && i < body->landmarks.size(); ++i) {
        const Vector3 place
            = m_drag->before.configuration.inGround(static_cast<int>(index), body->landmarks[i].position);
        const Projected at = projection.at(place);
        if (at.depth > 0 && std::hypot(at.x - pointer.at.x(), at.y - pointer.at.y()) < landmarkReach) {
            m_drag->snappedTo = translated("at landmark %1").arg(readableName(body->landmarks[i].name));
            return place;
        }
    }
    const auto surface = m_context.viewport.surfaceAt(pointer.at);
    if (!surface || surface->object != ObjectId{ObjectKind::Body, m_drag->grip.body})
        return std::nullopt;
    m_drag->snappedTo = translated("on %1 surface").arg(readableName(m_drag->grip.body));
    return surface->place;
}

GizmoChange SelectTool::changeAt(const ViewPointer& pointer)
{
    m_drag->snappedTo.clear();
    if (m_drag->by.handle() == GizmoHandle::Middle) {
        if (const auto place = snapPlace(pointer)) {
            GizmoChange change;
            change.displacement = *place - m_drag->grip.origin;
            change.amount = change.displacement.norm();
            return change;
        }
    }
    const bool snaps = m_context.settings.snapsToGrid != bool(pointer.modifiers & Qt::ControlModifier);
    const GizmoSnap snap{snaps ? m_context.settings.grid : 0, snaps ? m_context.settings.angle : 0};
    if (snaps)
        m_drag->snappedTo = translated("in steps");
    return m_drag->by.to(m_context.viewport.projection(), pointer.at.x(), pointer.at.y(), snap)
        .value_or(m_drag->change);
}

void SelectTool::apply(const GizmoChange& change)
{
    m_drag->change = change;
    if (m_context.isPlane())
        m_drag->change.displacement.z() = 0;
    auto moved = withMovedGrip(*m_drag->project, m_drag->before.model(), m_drag->grip, m_drag->change);
    if (moved)
        m_context.session.changeGesture(std::move(*moved));
    m_context.refresh();
}

void SelectTool::endDrag(bool keeps)
{
    if (!m_drag)
        return;
    const bool wasBegun = m_drag->isBegun && !m_drag->isOver;
    m_drag->isOver = true;
    if (wasBegun && keeps)
        m_context.session.endGesture(moveSentence(m_drag->grip, m_drag->change).toStdString());
    else if (wasBegun)
        m_context.session.cancelGesture();
    m_context.refresh();
}

void SelectTool::released(const ViewPointer&)
{
    if (m_box) {
        selectBox();
        m_box.reset();
        m_context.refresh();
        return;
    }
    endDrag(true);
    m_drag.reset();
    m_context.refresh();
}

// What lies in the box as a whole: the first becomes the selection, the others are selected beside it.
void SelectTool::selectBox()
{
    const Projection projection = m_context.viewport.projection();
    const auto [left, right] = std::minmax(m_box->x0, m_box->x1);
    const auto [top, bottom] = std::minmax(m_box->y0, m_box->y1);
    if (right - left < dragThreshold && bottom - top < dragThreshold) {
        // A click with Ctrl: beside what is selected, or no more.
        const ScenePick pick = m_context.viewport.pickAt({m_box->x0, m_box->y0});
        if (!pick.of.isNull())
            m_context.session.toggleSelected(pick.of.id);
        return;
    }
    const auto isInside = [&](const Vector3& point) {
        const Projected at = projection.at(point);
        return at.depth > 0 && at.x >= left && at.x <= right && at.y >= top && at.y <= bottom;
    };
    const Scene& scene = m_context.viewport.scene();
    std::vector<ObjectId> found;
    for (const SceneBody& body : scene.bodies) {
        bool isAll = body.visible && (!body.landmarks.empty() || !body.joints.empty());
        for (const Landmark& landmark : body.landmarks)
            isAll = isAll && isInside(body.pose * landmark.position);
        for (const Vector3& joint : body.joints)
            isAll = isAll && isInside(body.pose * joint);
        if (isAll)
            found.push_back(body.id);
    }
    for (const SceneSegment& segment : scene.segments) {
        if (segment.visible && isInside(segment.at(0)) && isInside(segment.at(segment.length)))
            found.push_back(segment.id);
    }
    for (const SceneStrand& strand : scene.strands) {
        if (strand.visible && std::all_of(strand.points.begin(), strand.points.end(), isInside))
            found.push_back(strand.id);
    }
    for (const SceneNode& node : scene.nodes) {
        if (isInside(node.position))
            found.push_back(node.id);
    }
    m_context.session.selectObjects(found);
}

bool SelectTool::clicked(const ViewPointer& pointer)
{
    const ScenePick pick = m_context.viewport.pickAt(pointer.at);
    if (pointer.modifiers & (Qt::ShiftModifier | Qt::ControlModifier)) {
        if (!pick.of.isNull())
            m_context.session.toggleSelected(pick.of.id);
    } else {
        m_context.session.selectPart(pick.of.id, m_context.canEdit ? pick.of.part : Place());
    }
    return true;
}

void SelectTool::moved(const ViewPointer& pointer)
{
    const auto shown = gizmo();
    const GizmoHandle hot = shown
                                ? gizmoHandleAt(*shown, m_context.viewport.projection(), pointer.at.x(), pointer.at.y())
                                : GizmoHandle::None;
    if (hot == m_hot)
        return;
    m_hot = hot;
    m_context.refresh();
}

bool SelectTool::wantsKey(const QKeyEvent& key)
{
    if (!m_drag || !m_drag->isBegun || m_drag->isOver)
        return false;
    const QString text = key.text();
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter || key.key() == Qt::Key_Backspace
           || (!text.isEmpty() && QStringLiteral("0123456789.,-").contains(text));
}

// Digits are mm or degrees along the handle's axis.
void SelectTool::keyPressed(const QKeyEvent& key)
{
    if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter)
        return endDrag(true);
    if (key.key() == Qt::Key_Backspace)
        m_drag->typed.chop(1);
    else
        m_drag->typed += key.text().replace(QLatin1Char(','), QLatin1Char('.'));
    bool isNumber = false;
    const double typed = m_drag->typed.toDouble(&isNumber);
    const bool isTurn = m_drag->by.gizmo().mode == GizmoMode::Rotate;
    const auto change = m_drag->by.by(typed * (isTurn ? std::numbers::pi / 180 : 1e-3));
    if (isNumber && change)
        apply(*change);
    else if (!change)
        m_drag->typed.clear();
    m_context.refresh();
}

bool SelectTool::cancel()
{
    if (m_box) {
        m_box.reset();
        m_context.refresh();
        return true;
    }
    if (!m_drag || m_drag->isOver)
        return false;
    endDrag(false);
    return true;
}

void SelectTool::addMarks(ViewMarks& marks)
{
    marks.gizmo = gizmo();
    marks.box = m_box;
    if (!m_drag || !m_drag->isBegun || m_drag->isOver)
        return;
    marks.lines = m_drag->oldLines;
    marks.lines.push_back({{m_drag->grip.origin, m_drag->grip.origin + m_drag->change.displacement}, true});
}

ToolChip SelectTool::chip() const
{
    if (!m_drag || !m_drag->isBegun || m_drag->isOver)
        return {};
    const Grip& grip = m_drag->grip;
    ToolChip chip;
    static const QRegularExpression quotes(QStringLiteral("['«»“”]"));
    chip.title = withCapital(readableName(gripName(grip.of).remove(quotes).toStdString()));
    chip.snappedTo = m_drag->snappedTo;
    chip.at = grip.origin + m_drag->change.displacement;
    const double angle = m_drag->change.turn.norm();
    if (angle > 0) {
        chip.lines << translated("turned %1").arg(quantityText(m_drag->change.amount, Quantity::Angle));
        return chip;
    }
    const Vector3 place = placeInBody(m_drag->before.model(), grip, chip.at);
    chip.lines << translated("x %1   y %2   z %3 mm")
                      .arg(numberText(place.x(), Quantity::Length), numberText(place.y(), Quantity::Length),
                           numberText(place.z(), Quantity::Length));
    chip.lines << translated("moved %1, in %2")
                      .arg(quantityText(m_drag->change.displacement.norm(), Quantity::Length), readableName(grip.body));
    if (!m_drag->typed.isEmpty())
        chip.lines << translated("typed %1").arg(m_drag->typed);
    if (!m_drag->oldArm || !m_context.session.isCurrent())
        return chip;
    const Posed now = m_context.posed();
    const auto arm
        = momentArmOf(*now.mechanism, m_context.session.situation().values, grip.of.id.name, m_drag->armCoordinate);
    const auto coordinate = static_cast<std::size_t>(m_drag->armCoordinate);
    if (arm && now.mechanism->coordinateKinds[coordinate] == CoordinateKind::Rotation)
        chip.lines << translated("arm about %1  %2  %3")
                          .arg(readableName(now.mechanism->coordinateNames[coordinate]),
                               quantityText(arm->arm, Quantity::Length),
                               signedText(arm->arm - *m_drag->oldArm, Quantity::Length));
    return chip;
}

QString SelectTool::hint() const
{
    if (m_drag && m_drag->isBegun && m_drag->by.handle() == GizmoHandle::Middle)
        return translated("drag: along the bone · Shift: off it · Esc: back");
    if (m_drag && m_drag->isBegun)
        return translated("type a number of mm or degrees · Ctrl: steps · Esc: back");
    return {};
}

}  // namespace sinew
