#include "ui/workspaces/edit/tools/pose_tool.h"

#include <algorithm>

#include "core/mechanism/meet_constraints.h"
#include "core/mechanism/reach.h"
#include "ui/session/session.h"
#include "ui/text/translated.h"
#include "ui/vtk/viewport.h"
#include "ui/workspaces/edit/tools/new_objects.h"

namespace sinew {

namespace {

ReachLimits limitsOf(const Session& session)
{
    const std::vector<Coordinate>& coordinates = session.expandedModel().coordinates;
    const auto count = static_cast<Eigen::Index>(coordinates.size());
    ReachLimits limits{{}, Eigen::VectorXd(count), Eigen::VectorXd(count)};
    for (std::size_t i = 0; i < coordinates.size(); ++i) {
        limits.isHeld.push_back(session.situation().modes[i] == CoordinateMode::Locked);
        limits.minimum[static_cast<Eigen::Index>(i)] = coordinates[i].minimum;
        limits.maximum[static_cast<Eigen::Index>(i)] = coordinates[i].maximum;
    }
    return limits;
}

}  // namespace

bool PoseTool::pressed(const ViewPointer& pointer)
{
    const Session& session = m_context.session;
    const auto surface = session.hasModel() ? m_context.viewport.surfaceAt(pointer.at) : std::nullopt;
    if (!surface)
        return false;
    const Posed posed = m_context.posed();
    const BodyPlace place = bodyPlaceOf(posed.model(), *surface);
    const std::vector<std::string>& names = posed.mechanism->bodyNames;
    const auto found = std::find(names.begin(), names.end(), place.body);
    if (found == names.end() || found == names.begin())
        return false;
    m_context.session.beginPosture();
    m_pull = Pull{static_cast<int>(found - names.begin()), place.position, surface->place, surface->place,
                  session.situation().values};
    return true;
}

void PoseTool::dragged(const ViewPointer& pointer)
{
    Session& session = m_context.session;
    if (!m_pull || m_pull->before.size() != session.mechanism().coordinateCount)
        return;
    const Projection projection = m_context.viewport.projection();
    const Vector3 normal = m_context.isPlane() ? Vector3(Vector3::UnitZ()) : projection.back;
    const auto target = onPlane(rayThrough(projection, pointer.at.x(), pointer.at.y()), m_pull->origin, normal);
    if (!target)
        return;
    m_pull->target = *target;
    const ReachLimits limits = limitsOf(session);
    Eigen::VectorXd values
        = reach(session.mechanism(), session.situation().values, m_pull->body, m_pull->point, m_pull->target, limits);
    if (!session.mechanism().constraints.empty()) {
        const MetPosture met = meetConstraints(session.sharedMechanism(), values, limits.isHeld);
        if (!met.isMet)
            return;
        values = met.values;
    }
    show(values);
}

void PoseTool::show(const Eigen::VectorXd& values)
{
    m_context.session.setPosture(values);
    m_context.refresh();
}

void PoseTool::released(const ViewPointer&)
{
    m_pull.reset();
    m_context.refresh();
}

bool PoseTool::cancel()
{
    if (!m_pull)
        return false;
    const Eigen::VectorXd before = m_pull->before;
    m_pull.reset();
    show(before);
    return true;
}

void PoseTool::addMarks(ViewMarks& marks)
{
    if (!m_pull)
        return;
    const Posed posed = m_context.posed();
    const Vector3 now = posed.configuration.inGround(m_pull->body, m_pull->point);
    marks.lines.push_back({{now, m_pull->target}, true});
    marks.handles.push_back({{}, now, HandleShape::Dot, true});
}

QString PoseTool::hint() const
{
    return m_pull ? translated("joints follow; locked ones stay · Esc: back")
                  : translated("drag a body to pose the joints");
}

}  // namespace sinew
