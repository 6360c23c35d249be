#pragma once

#include <optional>

#include <QString>

#include "core/document/project.h"
#include "core/mechanism/kinematics.h"
#include "ui/scene/gizmo_geometry.h"
#include "ui/scene/view_marks.h"

namespace sinew {

// A posture in which things are taken hold of.
struct PosedModel {
    const Model& model;
    const Mechanism& mechanism;  // of the model
    const Configuration& configuration;
};

// Index in Mechanism::bodyNames, -1: there is none.
int bodyIndex(const Mechanism& mechanism, const std::string& name);

// As places and angles are written in files: to a micrometre, and in degrees to a ten-thousandth.
Vector3 tidyPlace(const Vector3& place);
Vector3 tidyDegrees(const Vector3& radians);

// What can be moved in the view: a point of a path, a node, a landmark, a point of a load or contact, the tail of a
// load's arrow, a joint's centre, a body against its parent, a segment's hinge.
struct Grip {
    ScenePart of;
    Vector3 origin = Vector3::Zero();     // ground frame, m
    Matrix3 local = Matrix3::Identity();  // columns: the axes in which its place is written, ground frame
    std::string body;                     // whose frame that is
    bool canTurn = false;                 // bodies, joints and segments
    double forcePerMetre = 0;             // N, or BW, per m of a load's arrow; else unused
};

// Nothing when the part is not there or has no place of its own. arrow: of a load as drawn, from tail to tip, m.
std::optional<Grip> gripOf(const PosedModel& posed, const ScenePart& part, const Vector3& arrow = Vector3::Zero());

// The place of a grip in the frame in which it is written, m.
Vector3 placeInBody(const PosedModel& posed, const Grip& grip, const Vector3& inGround);

// The project with what the grip holds moved by a change in the ground frame, see GizmoChange. In a plane model it stays
// in its plane. Places are rounded to a micrometre, angles to a ten-thousandth of a degree. Nothing when it is not there.
std::optional<Project> withMovedGrip(const Project& project, const PosedModel& posed, const Grip& grip,
                                     const GizmoChange& change);

// "Move point 3 of 'psoas' by 14.2 mm".
QString moveSentence(const Grip& grip, const GizmoChange& change);
// "Move point 3 of 'psoas'", while it is not known yet how far.
QString moveSentence(const Grip& grip, bool isTurn);
// "point 3 of 'psoas'".
QString gripName(const ScenePart& part);

}  // namespace sinew
