#include "ui/workspaces/fixation/fixation_tool.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QKeyEvent>

#include "ui/session/session.h"
#include "ui/text/said.h"
#include "ui/vtk/viewport.h"

namespace sinew {

namespace {

constexpr double nudgeStep = 0.0005, largeNudge = 0.005;  // m on the picture; the larger with Shift

// To the right and up on the picture; nothing for other keys.
std::optional<std::pair<int, int>> wayOf(int key)
{
    switch (key) {
    case Qt::Key_Left: return std::pair(-1, 0);
    case Qt::Key_Right: return std::pair(1, 0);
    case Qt::Key_Up: return std::pair(0, 1);
    case Qt::Key_Down: return std::pair(0, -1);
    default: return std::nullopt;
    }
}

}  // namespace

FixationTool::FixationTool(FixationSession& fixation, Viewport& viewport, QObject* parent)
    : QObject(parent), m_fixation(fixation), m_viewport(viewport)
{
    connect(&fixation, &FixationSession::changed, this, &FixationTool::refresh);
    connect(&viewport, &Viewport::hovered, this, &FixationTool::showCursor);
}

FixationTool::~FixationTool()
{
    setActive(false);
}

void FixationTool::setActive(bool active)
{
    if (active == m_isActive)
        return;
    m_isActive = active;
    if (const std::optional<Drag> drag = std::exchange(m_drag, std::nullopt); drag && drag->hasBegun)
        m_fixation.session().cancelGesture();
    m_held = {};
    m_viewport.setListener(active ? this : nullptr);
    if (!active) {
        m_viewport.setMarks({});
        m_viewport.unsetCursor();
    }
    refresh();
}

void FixationTool::refresh()
{
    if (!m_isActive)
        return;
    m_grips = fixationGrips(m_fixation.solved(), m_fixation.posture(), m_fixation.part());
    ViewMarks marks;
    const ScenePart taken = m_drag ? m_drag->grip.of : m_held;
    for (const FixationGrip& grip : m_grips) {
        marks.handles.push_back({grip.of, grip.place, grip.shape, grip.of == taken, true});
        if (grip.of == taken)
            marks.labels.push_back(labelOf(grip));
    }
    addReasons(marks);
    m_viewport.setMarks(std::move(marks));
}

// What a grip has become, or why it does not follow the pointer any more.
MarkLabel FixationTool::labelOf(const FixationGrip& grip) const
{
    if (m_drag && !m_drag->whyNot.empty())
        return {grip.place, m_drag->whyNot, true};
    return {grip.place, grip.words(m_fixation.fixation())};
}

// What is wrong with a beam stands where it lies.
void FixationTool::addReasons(ViewMarks& marks) const
{
    for (const ModelProblem& problem : m_fixation.problems()) {
        constexpr std::string_view beams = "fixator/beams/";
        if (!problem.path.starts_with(beams))
            continue;
        const int beam = std::stoi(problem.path.substr(beams.size()));
        for (const FixationGrip& grip : fixationGrips(m_fixation.solved(), m_fixation.posture(), beam)) {
            if (beamOf(grip.of.id) == beam && grip.of.part.front() == "tip")
                marks.labels.push_back({grip.place, said(problem.diagnostic.message).toStdString(), true});
        }
    }
}

void FixationTool::showCursor(const ObjectId& hovered)
{
    if (!m_isActive)
        return;
    if (hovered == ObjectId{ObjectKind::Fixation, "plane"})
        m_viewport.setCursor(Qt::OpenHandCursor);
    else if (beamOf(hovered) >= 0)
        m_viewport.setCursor(Qt::PointingHandCursor);
    else
        m_viewport.unsetCursor();
}

const FixationGrip* FixationTool::gripAt(const ScenePart& part) const
{
    const auto found = std::ranges::find(m_grips, part, &FixationGrip::of);
    return found == m_grips.end() ? nullptr : &*found;
}

// A drag

bool FixationTool::pressed(const ViewPointer& pointer)
{
    const ScenePick pick = m_viewport.pickAt(pointer.at);
    ScenePart part = pick.of;
    Vector3 from = pick.place;
    if (const int beam = beamOf(part.id); beam >= 0) {
        m_fixation.selectPart(beam);
        refresh();
        if (part.part.empty()) {
            part.part = {"body"};
            // On a beam: where it was taken; without such a place its own.
            if (const FixationGrip* grip = gripAt(part); grip && from.isZero(0))
                from = grip->place;
        }
    }
    const FixationGrip* grip = gripAt(part);
    if (!grip)
        return false;
    m_held = {};
    m_drag.emplace(Drag{*grip, m_fixation.fixation(), from, pointer.at});
    return true;
}

void FixationTool::dragged(const ViewPointer& pointer)
{
    if (!m_drag)
        return;
    const QPointF way = pointer.at - m_drag->pressedAt;
    if (!m_drag->hasBegun && std::hypot(way.x(), way.y()) < dragThreshold)
        return;
    if (!std::exchange(m_drag->hasBegun, true)) {
        m_viewport.setCursor(Qt::ClosedHandCursor);
        m_fixation.session().beginGesture(m_drag->grip.sentence);
    }
    const Ray ray = rayThrough(m_viewport.projection(), pointer.at.x(), pointer.at.y());
    DraggedCase it = m_drag->grip.dragged(m_drag->was, m_drag->from, ray);
    if (std::exchange(m_drag->whyNot, it.whyNot) != it.whyNot)
        refresh();
    if (!it.changed)
        return;
    Project project = m_fixation.session().project();
    project.fixation = std::move(it.changed);
    m_fixation.session().changeGesture(std::move(project));
}

void FixationTool::released(const ViewPointer&)
{
    const std::optional<Drag> drag = std::exchange(m_drag, std::nullopt);
    m_viewport.unsetCursor();
    if (drag && drag->hasBegun)
        m_fixation.session().endGesture();
    refresh();
}

// Keys

bool FixationTool::wantsKey(const QKeyEvent& event)
{
    const int key = event.key();
    const bool isPlain = !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (key == Qt::Key_Escape)
        return m_drag || !m_held.isNull();
    return isPlain && !m_drag
           && ((key == Qt::Key_G && !m_grips.empty()) || (!m_held.isNull() && wayOf(key).has_value()));
}

void FixationTool::keyPressed(const QKeyEvent& event)
{
    if (event.key() == Qt::Key_Escape) {
        const std::optional<Drag> drag = std::exchange(m_drag, std::nullopt);
        if (drag && drag->hasBegun)
            m_fixation.session().cancelGesture();
        m_held = {};
        m_viewport.unsetCursor();
    } else if (event.key() == Qt::Key_G) {
        const auto held = std::ranges::find(m_grips, m_held, &FixationGrip::of);
        const bool isLast = held == m_grips.end() || held + 1 == m_grips.end();
        m_held = isLast ? m_grips.front().of : (held + 1)->of;
    } else {
        nudge(event);
    }
    refresh();
}

// From the newest answer: what has not been solved yet is not moved on.
void FixationTool::nudge(const QKeyEvent& event)
{
    const FixationGrip* grip = gripAt(m_held);
    const auto way = wayOf(event.key());
    if (!grip || !way || !m_fixation.isCurrent())
        return;
    const Projection projection = m_viewport.projection();
    const double step = event.modifiers() & Qt::ShiftModifier ? largeNudge : nudgeStep;
    const Projected to
        = projection.at(grip->place + step * (way->first * projection.right + way->second * projection.up));
    DraggedCase it = grip->dragged(m_fixation.fixation(), grip->place, rayThrough(projection, to.x, to.y));
    if (it.changed)
        m_fixation.edit(*std::move(it.changed), grip->sentence,
                        "grip " + grip->of.id.name + '/' + grip->of.part.front());
}

}  // namespace sinew
