#include "ui/workspaces/edit/tools/tool.h"

#include <cmath>

#include "ui/session/session.h"
#include "ui/text/display_names.h"
#include "ui/text/translated.h"
#include "ui/vtk/viewport.h"

namespace sinew {

namespace {

constexpr double nodeReach = 10;  // px

}  // namespace

Posed ToolContext::posed() const
{
    Posed posed{&session.project(), session.sharedMechanism(), {}};
    calcConfiguration(*posed.mechanism, session.situation().values, posed.configuration);
    return posed;
}

bool ToolContext::isPlane() const
{
    return session.project().model.space == Space::Plane;
}

ToolContext::Target ToolContext::targetAt(const QPointF& at, const Vector3& through) const
{
    const Projection projection = viewport.projection();
    Target target;
    for (const SceneNode& node : viewport.scene().nodes) {
        const Projected place = projection.at(node.position);
        if (place.depth > 0 && std::hypot(place.x - at.x(), place.y - at.y()) < nodeReach) {
            target.node = node.id.name;
            target.place = node.position;
            target.snappedTo = translated("node %1").arg(readableName(node.id.name));
            return target;
        }
    }
    target.surface = viewport.surfaceAt(at);
    if (target.surface) {
        target.place = target.surface->place;
        target.snappedTo = translated("on %1").arg(readableName(target.surface->object.name));
        return target;
    }
    const Ray ray = rayThrough(projection, at.x(), at.y());
    const std::optional<Vector3> place
        = isPlane() ? onPlane(ray, Vector3::Zero(), Vector3::UnitZ()) : onPlane(ray, through, projection.back);
    target.place = place.value_or(through);
    if (settings.snapsToGrid)
        target.place = target.place.unaryExpr([this](double x) { return snapped(x, settings.grid); });
    target.snappedTo = translated("on the ground");
    return target;
}

}  // namespace sinew
