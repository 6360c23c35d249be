#include "ui/workspaces/fixation/plane_tool.h"

#include <QKeyEvent>

#include "ui/session/session.h"
#include "ui/text/units_format.h"
#include "ui/vtk/viewport.h"
#include "ui/workspaces/fixation/plane_drag.h"

namespace sinew {

namespace {

const ObjectId planeId{ObjectKind::Fixation, "plane"};

// -1: none of the plane.
int gripOf(const ScenePart& part)
{
    return part.id == planeId && part.part.size() == 1 ? std::stoi(part.part.front()) : -1;
}

// What the drag changes: "Pauwels 54.0°, obliquity 0.0°".
std::string dragText(const FracturePlane& plane, int grip)
{
    const QString text
        = grip == middleGrip
              ? QString("%1 from the head").arg(quantityText(plane.fromHead, Quantity::Length))
              : QString("Pauwels %1, obliquity %2")
                    .arg(quantityText(plane.pauwels, Quantity::Angle), quantityText(plane.obliquity, Quantity::Angle));
    return text.toStdString();
}

}  // namespace

PlaneTool::PlaneTool(FixationSession& fixation, Viewport& viewport, QObject* parent)
    : QObject(parent), m_fixation(fixation), m_viewport(viewport)
{
    connect(&fixation, &FixationSession::changed, this, [this](FixationChanges changes) {
        if (changes & (FixationChanges(FixationChange::Case) | FixationChange::Answer))
            refresh();
    });
}

PlaneTool::~PlaneTool()
{
    setActive(false);
}

void PlaneTool::setActive(bool active)
{
    if (active == m_isActive)
        return;
    m_isActive = active;
    m_drag.reset();
    m_viewport.setListener(active ? this : nullptr);
    if (!active)
        m_viewport.setMarks({});
    refresh();
}

void PlaneTool::refresh()
{
    if (!m_isActive)
        return;
    const CaseAnswer* answer = m_fixation.answer();
    if (!answer) {
        m_viewport.setMarks({});
        return;
    }
    const PlaneGrips grips = planeGrips(answer->fixation, answer->construct);
    ViewMarks marks;
    for (std::size_t i = 0; i < grips.corners.size(); ++i)
        marks.handles.push_back({{planeId, {std::to_string(i)}}, grips.corners[i], HandleShape::Ring, false});
    marks.handles.push_back({{planeId, {std::to_string(middleGrip)}}, grips.middle, HandleShape::Square, false});
    if (m_drag)
        marks.labels.push_back({grips.corners[0], dragText(m_fixation.fixation().fracture, m_drag->grip)});
    m_viewport.setMarks(std::move(marks));
}

bool PlaneTool::pressed(const ViewPointer& pointer)
{
    const int grip = gripOf(m_viewport.pickAt(pointer.at).of);
    const CaseAnswer* answer = m_fixation.answer();
    if (grip < 0 || !answer)
        return false;
    m_drag.emplace(Drag{m_fixation.fixation(), answer->construct, grip});
    m_fixation.session().beginGesture("Drag the fracture plane");
    return true;
}

void PlaneTool::dragged(const ViewPointer& pointer)
{
    if (!m_drag)
        return;
    const Ray ray = rayThrough(m_viewport.projection(), pointer.at.x(), pointer.at.y());
    const std::optional<FracturePlane> plane = draggedPlane(m_drag->fixation, m_drag->construct, m_drag->grip, ray);
    if (!plane)
        return;
    Project project = m_fixation.session().project();
    project.fixation = m_drag->fixation;
    project.fixation->fracture = *plane;
    m_fixation.session().changeGesture(std::move(project));
}

void PlaneTool::released(const ViewPointer&)
{
    if (std::exchange(m_drag, std::nullopt))
        m_fixation.session().endGesture();
}

bool PlaneTool::wantsKey(const QKeyEvent& event)
{
    return m_drag && event.key() == Qt::Key_Escape;
}

void PlaneTool::keyPressed(const QKeyEvent&)
{
    if (std::exchange(m_drag, std::nullopt))
        m_fixation.session().cancelGesture();
}

}  // namespace sinew
