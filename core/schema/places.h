#pragma once

#include <string>

#include "core/model/model.h"
#include "core/scenario/scenario.h"

namespace sinew {

// The places of an object that are written in the frame of a body, one list for all that moves what lies on it:
// visit(name of the body, point, m). What is within its parts is theirs. Of objects that have none nothing is visited.

template <class T, class Visit>
void forEachPlace(T&, Visit&&)
{
}
template <class Visit>
void forEachPlace(Body& body, Visit&& visit)
{
    visit(body.name, body.centreOfMass);
    for (Landmark& landmark : body.landmarks)
        visit(body.name, landmark.position);
}
template <class Visit>
void forEachPlace(WrapSurface& surface, Visit&& visit)
{
    visit(surface.body, surface.at.position);
}
template <class Visit>
void forEachPlace(Node& node, Visit&& visit)
{
    visit(node.body, node.position);
}
template <class Visit>
void forEachPlace(PathPoint& point, Visit&& visit)
{
    visit(point.body, point.position);
}
template <class Visit>
void forEachPlace(Load& load, Visit&& visit)
{
    visit(load.body, load.point);
}
template <class Visit>
void forEachPlace(Segment& segment, Visit&& visit)
{
    visit(segment.parent, segment.inParent.position);
}
template <class Visit>
void forEachPlace(StageHold& hold, Visit&& visit)
{
    visit(hold.body, hold.point);
}
template <class Visit>
void forEachPlace(ScenarioForce& force, Visit&& visit)
{
    visit(force.body, force.point);
}
template <class Visit>
void forEachPlace(TrailPoint& trail, Visit&& visit)
{
    visit(trail.body, trail.point);
}
template <class Visit>
void forEachPlace(Contact& contact, Visit&& visit)
{
    visit(contact.body, contact.point);
    visit(contact.against, contact.place);
}
template <class Visit>
void forEachPlace(Closure& closure, Visit&& visit)
{
    visit(closure.bodyA, closure.inA.position);
    visit(closure.bodyB, closure.inB.position);
}
template <class Visit>
void forEachPlace(Distance& distance, Visit&& visit)
{
    visit(distance.bodyA, distance.pointA);
    visit(distance.bodyB, distance.pointB);
}
template <class Visit>
void forEachPlace(Joint& joint, Visit&& visit)
{
    visit(joint.child, joint.inChild.position);
    visit(joint.parent, joint.inParent.position);
}

}  // namespace sinew
