#pragma once

#include <string>

#include <Eigen/Core>

#include "core/base/sentence.h"
#include "core/mechanism/kinematics.h"

namespace sinew {

struct LinkSystem;

// How far a posture moves until its load is balanced, against how far statics of small displacements reaches.
enum class DisplacementRange {
    Small,       // up to `smallTurn` or `smallShift`
    Noticeable,  // up to `largestTurn` or `largestShift`: the answer may be used with a remark
    TooLarge,    // the answer is not one
};

inline constexpr double smallTurn = 0.08726646259971647, largestTurn = 0.3490658503988659;  // rad: 5 and 20 degrees
inline constexpr double smallShift = 0.02, largestShift = 0.1;                              // of bodyLength()
// What is passive has to bear more than this of what acts on a coordinate before its displacement counts, and forces
// have to change by more than this of the largest before the change does.
inline constexpr double noticeableShare = 0.05;

// Nobody places a foot on the ground, or a coordinate at its stop, to better than this, m or rad.
inline constexpr double placedTo = 1e-6;
// Up to this of bodyLength() a contact that is open is as one that a posture of rounded numbers misses.
inline constexpr double missedShift = 1e-3;

// One turn or shift of a posture, the size of a displacement.
struct PostureMove {
    int coordinate = -1, joint = -1,
        node = -1;  // whose, one of them; joint: in the mechanism's order, a ball's whole turn
    bool turns = false;
    double amount = 0;  // rad or m, >= 0
    double share = 0;   // of the end of the range of small displacements
    DisplacementRange range = DisplacementRange::Small;

    bool isSome() const { return coordinate >= 0 || joint >= 0 || node >= 0; }
};

// What the displacements of a solved posture say about it. What is passive (springs, stops, contacts, links with a slack
// length) has the force of the answer only where it is displaced: where displacement makes it bear a noticeable share
// of what acts on a coordinate, that displacement is judged. What is active (muscles and cables, taken in at each posture)
// holds the posture by shortening; its stiffness only shares the load, so no verdict hangs on it.
struct DisplacementVerdict {
    DisplacementRange range = DisplacementRange::Small;
    PostureMove passive;    // the largest that makes what is passive bear; none: nothing passive bears by displacement
    PostureMove asSprings;  // the largest of all: by how much the posture would give way if all links were springs
    // A contact that is open, or a stop (its coordinate) that is not reached in the posture, and yet bears; -1: none.
    int openContact = -1, farStop = -1;
    double distance = 0;  // m or rad: of that contact from its plane, of the coordinate from its stop
    // By how much a force changes, of the largest, when the posture is moved by what is judged and solved again; infinite:
    // the load cannot be held there.
    double change = 0;
};

// What is judged: columns and displacements as in LinkSystem.
struct DisplacedPosture {
    const LinkSystem& system;
    const Eigen::VectorXd& forces;             // per column, N or N m
    const Eigen::VectorXd& displacements;      // all rows, rad or m
    const Eigen::VectorXd& constraintEfforts;  // per coordinate, N or N m; empty without constraints
};

// All but `change`. moved: (rows of the mechanism) the displacements that are judged, 0 elsewhere; empty when none is.
DisplacementVerdict judgeDisplacements(const Mechanism& mechanism, const DisplacedPosture& posture,
                                       Eigen::VectorXd& moved);

// m: what shifts are measured by, the diagonal of the box round the joints, centres of mass, contacts and points of links
// of all moving bodies; 1 where these lie in one place.
double bodyLength(const Mechanism& mechanism, const Configuration& configuration);

// Of the coordinate, joint or node that moves.
std::string nameOf(const Mechanism& mechanism, const PostureMove& move);
// "contact 'foot' is open by 300 mm"
Sentence openContactWords(const Mechanism& mechanism, int contact, double gap);
// "'knee' would turn by 226 degrees", "'y' would move by 300 mm".
Sentence moveWords(const Mechanism& mechanism, const PostureMove& move);
// Why a posture is not solved; range: TooLarge.
Sentence tooLargeMessage(const Mechanism& mechanism, const DisplacementVerdict& verdict);
// What is to be said of a posture that may be used; empty: nothing.
Sentence displacementRemark(const Mechanism& mechanism, const DisplacementVerdict& verdict);
// By how much it would give way as springs; empty where that is small or all of it is judged already.
Sentence givingWayWords(const Mechanism& mechanism, const DisplacementVerdict& verdict);

}  // namespace sinew
