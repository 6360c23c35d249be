#include "ui/text/core_words.h"

#include <QRegularExpression>
#include <QStringList>

#include "ui/text/fixed_text.h"
#include "ui/text/translated.h"
#include "ui/text/unit_words.h"

namespace sinew {

const std::vector<const char*>& coreWords()
{
    static const std::vector<const char*> words = {
        // Labels of fields (core/schema)
        QT_TR_NOOP("Absolute tolerance"), QT_TR_NOOP("Across"), QT_TR_NOOP("Activation"), QT_TR_NOOP("Activities"),
        QT_TR_NOOP("Activity"), QT_TR_NOOP("Added mass"), QT_TR_NOOP("After"), QT_TR_NOOP("Against"),
        QT_TR_NOOP("Along"), QT_TR_NOOP("Alternatives"), QT_TR_NOOP("Angle"), QT_TR_NOOP("Angles"),
        QT_TR_NOOP("Anterior"), QT_TR_NOOP("Anteversion"), QT_TR_NOOP("Area"), QT_TR_NOOP("At"), QT_TR_NOOP("Axes"),
        QT_TR_NOOP("Axial"), QT_TR_NOOP("Axial bed"), QT_TR_NOOP("Beams"), QT_TR_NOOP("Bed"), QT_TR_NOOP("Beds"),
        QT_TR_NOOP("Below"), QT_TR_NOOP("Blend"), QT_TR_NOOP("Bodies"), QT_TR_NOOP("Body"), QT_TR_NOOP("Body a"),
        QT_TR_NOOP("Body b"), QT_TR_NOOP("Body weight"), QT_TR_NOOP("Bone"), QT_TR_NOOP("Bore"),
        QT_TR_NOOP("Cancellous modulus"), QT_TR_NOOP("Cell size"), QT_TR_NOOP("Cells"), QT_TR_NOOP("Centre"),
        QT_TR_NOOP("Centre of mass"), QT_TR_NOOP("Changes"), QT_TR_NOOP("Child"), QT_TR_NOOP("Citation"),
        QT_TR_NOOP("Clearance"), QT_TR_NOOP("Coefficient"), QT_TR_NOOP("Column"), QT_TR_NOOP("Compliance"),
        QT_TR_NOOP("Constant"), QT_TR_NOOP("Constraints"), QT_TR_NOOP("Contacts"), QT_TR_NOOP("Coordinate"),
        QT_TR_NOOP("Coordinates"), QT_TR_NOOP("Core kn"), QT_TR_NOOP("Core kt"), QT_TR_NOOP("Cortical modulus"),
        QT_TR_NOOP("Cosines"), QT_TR_NOOP("Crossing"), QT_TR_NOOP("Cubic"), QT_TR_NOOP("Curvature"),
        QT_TR_NOOP("Curve"), QT_TR_NOOP("Curves"), QT_TR_NOOP("Damper"), QT_TR_NOOP("Damping"), QT_TR_NOOP("Data"),
        QT_TR_NOOP("Delay"), QT_TR_NOOP("Depth"), QT_TR_NOOP("Derivative"), QT_TR_NOOP("Description"),
        QT_TR_NOOP("Diameter"), QT_TR_NOOP("Direction"), QT_TR_NOOP("Distance"), QT_TR_NOOP("Duration"),
        QT_TR_NOOP("E"), QT_TR_NOOP("EA"), QT_TR_NOOP("EI y"), QT_TR_NOOP("EI z"), QT_TR_NOOP("Effort"),
        QT_TR_NOOP("Element"), QT_TR_NOOP("Ends"), QT_TR_NOOP("Factor"), QT_TR_NOOP("Femur"), QT_TR_NOOP("File"),
        QT_TR_NOOP("Fit"), QT_TR_NOOP("Fixator"), QT_TR_NOOP("Flat"), QT_TR_NOOP("Force"), QT_TR_NOOP("Forces"),
        QT_TR_NOOP("Form of stiffness"), QT_TR_NOOP("Formula"), QT_TR_NOOP("Fracture"), QT_TR_NOOP("Friction"),
        QT_TR_NOOP("From"), QT_TR_NOOP("From head"), QT_TR_NOOP("Function"), QT_TR_NOOP("GAs y"), QT_TR_NOOP("GAs z"),
        QT_TR_NOOP("GJ"), QT_TR_NOOP("Gap"), QT_TR_NOOP("Given"), QT_TR_NOOP("Gravity"), QT_TR_NOOP("Group"),
        QT_TR_NOOP("Guide bed"), QT_TR_NOOP("Guide length"), QT_TR_NOOP("Guide turning"), QT_TR_NOOP("Gyration radius"),
        QT_TR_NOOP("Head diameter"), QT_TR_NOOP("Height"), QT_TR_NOOP("Held"), QT_TR_NOOP("High"), QT_TR_NOOP("Holds"),
        QT_TR_NOOP("In a"), QT_TR_NOOP("In b"), QT_TR_NOOP("In child"), QT_TR_NOOP("In parent"), QT_TR_NOOP("Inertia"),
        QT_TR_NOOP("Inner diameter"), QT_TR_NOOP("Joint"), QT_TR_NOOP("Joints"), QT_TR_NOOP("Keeps direction"),
        QT_TR_NOOP("Keyed"), QT_TR_NOOP("Kind"), QT_TR_NOOP("Kn"), QT_TR_NOOP("Kt"), QT_TR_NOOP("Landmarks"),
        QT_TR_NOOP("Lateral"), QT_TR_NOOP("Layer pressure"), QT_TR_NOOP("Layers"), QT_TR_NOOP("Length"),
        QT_TR_NOOP("Like"), QT_TR_NOOP("Limit"), QT_TR_NOOP("Linear"), QT_TR_NOOP("Link"), QT_TR_NOOP("Links"),
        QT_TR_NOOP("Load"), QT_TR_NOOP("Loads"), QT_TR_NOOP("Low"), QT_TR_NOOP("Mass"), QT_TR_NOOP("Mean"),
        QT_TR_NOOP("Mechanical length"), QT_TR_NOOP("Medialisation"), QT_TR_NOOP("Mesh"), QT_TR_NOOP("Mirrored"),
        QT_TR_NOOP("Model"), QT_TR_NOOP("Modulus"), QT_TR_NOOP("Moment"), QT_TR_NOOP("Muscles"), QT_TR_NOOP("Name"),
        QT_TR_NOOP("Neck depth"), QT_TR_NOOP("Neck height"), QT_TR_NOOP("Neck length"), QT_TR_NOOP("Neck shaft angle"),
        QT_TR_NOOP("Neck shell"), QT_TR_NOOP("Next"), QT_TR_NOOP("Node"), QT_TR_NOOP("Nodes"), QT_TR_NOOP("Normal"),
        QT_TR_NOOP("Note"), QT_TR_NOOP("Nu"), QT_TR_NOOP("Obliquity"), QT_TR_NOOP("Offset"), QT_TR_NOOP("Options"),
        QT_TR_NOOP("Orientation"), QT_TR_NOOP("Osteotomy"), QT_TR_NOOP("Outer diameter"), QT_TR_NOOP("Outer radius"),
        QT_TR_NOOP("Output step"), QT_TR_NOOP("Outward turn"), QT_TR_NOOP("Parent"), QT_TR_NOOP("Patches"),
        QT_TR_NOOP("Path"), QT_TR_NOOP("Pauwels"), QT_TR_NOOP("Peak"), QT_TR_NOOP("People"), QT_TR_NOOP("Period"),
        QT_TR_NOOP("Periodic"), QT_TR_NOOP("Person"), QT_TR_NOOP("Place"), QT_TR_NOOP("Plots"), QT_TR_NOOP("Point"),
        QT_TR_NOOP("Point a"), QT_TR_NOOP("Point b"), QT_TR_NOOP("Points"), QT_TR_NOOP("Poisson"),
        QT_TR_NOOP("Position"), QT_TR_NOOP("Preload"), QT_TR_NOOP("Proportional"), QT_TR_NOOP("Quadratic"),
        QT_TR_NOOP("Radii"), QT_TR_NOOP("Radius"), QT_TR_NOOP("Range"), QT_TR_NOOP("Reference point"),
        QT_TR_NOOP("References"), QT_TR_NOOP("Relative tolerance"), QT_TR_NOOP("Resistance"), QT_TR_NOOP("Rest"),
        QT_TR_NOOP("Restitution"), QT_TR_NOOP("Ring radius"), QT_TR_NOOP("Rods"), QT_TR_NOOP("Rotation"),
        QT_TR_NOOP("Round"), QT_TR_NOOP("Section"), QT_TR_NOOP("Segments"), QT_TR_NOOP("Settings"),
        QT_TR_NOOP("Shaft diameter"), QT_TR_NOOP("Shaft shell"), QT_TR_NOOP("Shapes"), QT_TR_NOOP("Shell"),
        QT_TR_NOOP("Shortening"), QT_TR_NOOP("Sines"), QT_TR_NOOP("Skew"), QT_TR_NOOP("Slack length"),
        QT_TR_NOOP("Sliders"), QT_TR_NOOP("Sliding friction"), QT_TR_NOOP("Slope"), QT_TR_NOOP("Source"),
        QT_TR_NOOP("Sources"), QT_TR_NOOP("Speed"), QT_TR_NOOP("Spring"), QT_TR_NOOP("Stages"), QT_TR_NOOP("Start"),
        QT_TR_NOOP("Step"), QT_TR_NOOP("Steps"), QT_TR_NOOP("Stiffness"), QT_TR_NOOP("Stop"), QT_TR_NOOP("Strength"),
        QT_TR_NOOP("Stretches"), QT_TR_NOOP("Support"), QT_TR_NOOP("Supports"), QT_TR_NOOP("Surface"),
        QT_TR_NOOP("Surfaces"), QT_TR_NOOP("Table"), QT_TR_NOOP("Tables"), QT_TR_NOOP("Terms"), QT_TR_NOOP("Text"),
        QT_TR_NOOP("Thread diameter"), QT_TR_NOOP("Thread length"), QT_TR_NOOP("Ties"), QT_TR_NOOP("Time"),
        QT_TR_NOOP("Tip"), QT_TR_NOOP("Title"), QT_TR_NOOP("To"), QT_TR_NOOP("Torsional"), QT_TR_NOOP("Tracking"),
        QT_TR_NOOP("Trails"), QT_TR_NOOP("Translation"), QT_TR_NOOP("Turning bed"), QT_TR_NOOP("Typical length"),
        QT_TR_NOOP("Valgus"), QT_TR_NOOP("Value"), QT_TR_NOOP("Weight bearing"), QT_TR_NOOP("When"),
        QT_TR_NOOP("Width"), QT_TR_NOOP("Angle reference"), QT_TR_NOOP("Axis"), QT_TR_NOOP("Basis"),
        QT_TR_NOOP("Clock"), QT_TR_NOOP("Fragment"), QT_TR_NOOP("Frame"), QT_TR_NOOP("Hold"), QT_TR_NOOP("Material"),
        QT_TR_NOOP("Method"), QT_TR_NOOP("Mode"), QT_TR_NOOP("Motion"), QT_TR_NOOP("On"), QT_TR_NOOP("Posture"),
        QT_TR_NOOP("Scale"), QT_TR_NOOP("Sense"), QT_TR_NOOP("Shape"), QT_TR_NOOP("Side"), QT_TR_NOOP("Slide"),
        QT_TR_NOOP("Space"), QT_TR_NOOP("Then"), QT_TR_NOOP("Unit"),
        // Help of fields
        QT_TR_NOOP(".mot, .sto or .csv; relative to the scenario's folder"),
        QT_TR_NOOP("0 when the model is no person"), QT_TR_NOOP("0: it stays where it hits; 1: it loses no speed"),
        QT_TR_NOOP("1e-8 is usual"), QT_TR_NOOP("A cut of the shaft; femur and fracture are stated as before it"),
        QT_TR_NOOP("A cylinder is endless along z; a torus lies around z"),
        QT_TR_NOOP("A file, relative to the scenario's folder"),
        QT_TR_NOOP("A motion, an effort, or a motion to follow"),
        QT_TR_NOOP("A point of the plane, in the frame of the body that carries it"), QT_TR_NOOP("A remark"),
        QT_TR_NOOP("A series of postures"), QT_TR_NOOP("A sum of functions of coordinates"),
        QT_TR_NOOP("About the centre of mass"),
        QT_TR_NOOP("Across it, about its centre of mass; a thin rod's when left out"),
        QT_TR_NOOP("Adapted: grown to their new lengths. Fresh: stretched or slack by what their paths have changed"),
        QT_TR_NOOP("After tightening, before the load"), QT_TR_NOOP("Along the plane, before it slides"),
        QT_TR_NOOP("Ball: three, free: six"), QT_TR_NOOP("Besides those of the activity"),
        QT_TR_NOOP("Between samples"), QT_TR_NOOP("Between the axes of neck and shaft; about 130 degrees"),
        QT_TR_NOOP("Beyond the ends of the range"), QT_TR_NOOP("Body-fixed x-y-z angles"), QT_TR_NOOP("Bone on bone"),
        QT_TR_NOOP("Bone or flesh that strands wrap round"), QT_TR_NOOP("Bone that is lost, evenly"),
        QT_TR_NOOP("Bones and rigid segments"), QT_TR_NOOP("Closed loops, rods, couplings"),
        QT_TR_NOOP("Cortex of the neck"), QT_TR_NOOP("Cortex of the same"), QT_TR_NOOP("Cortex of the shaft"),
        QT_TR_NOOP("Cross-section"), QT_TR_NOOP("Drives the coordinate towards the motion"),
        QT_TR_NOOP("Elastic shells, from the solid core outwards"), QT_TR_NOOP("For the report"),
        QT_TR_NOOP("Forces that always act"), QT_TR_NOOP("Fraction of the length: 0 the near end, 1 the tip"),
        QT_TR_NOOP("Free: links balance it. Locked: a reaction takes it. Driven: a given effort acts on it"),
        QT_TR_NOOP("From that axis, forwards"),
        QT_TR_NOOP("From that axis: upwards of the neck, outwards of the shaft"),
        QT_TR_NOOP("From the centre of the head along the axis of the neck, then down that of the shaft"),
        QT_TR_NOOP("From the centre of the head to the middle of the knee; 0.245 of the height when left out"),
        QT_TR_NOOP("From the centre of the head to where the axes of neck and shaft cross"),
        QT_TR_NOOP("From the start of the run, or of the stage"), QT_TR_NOOP("Generalised coordinates"),
        QT_TR_NOOP("Goes over smoothly from the motion before"), QT_TR_NOOP("Half axes of an ellipsoid"),
        QT_TR_NOOP("Hardening"), QT_TR_NOOP("Hip forces besides those of the activity"),
        QT_TR_NOOP("How far it ends beyond the head's centre"),
        QT_TR_NOOP("How much steeper the neck gets; negative: varus"), QT_TR_NOOP("How the body is drawn"),
        QT_TR_NOOP("How the link is drawn"), QT_TR_NOOP("Imposed: positive pulls, negative is slack"),
        QT_TR_NOOP("In its guide"), QT_TR_NOOP("In motion: against the rate of its elongation"),
        QT_TR_NOOP("In place of a body"),
        QT_TR_NOOP("In place of a body: what the strand wraps round between the previous and the next point"),
        QT_TR_NOOP("In the frame of the body"), QT_TR_NOOP("In the frame of the body, when no strand is stretched"),
        QT_TR_NOOP("In the frame that the axes before this one reach"), QT_TR_NOOP("In the ground frame"),
        QT_TR_NOOP("In the mesh's own numbers"), QT_TR_NOOP("In the model's own posture"),
        QT_TR_NOOP("In which force and moment are written"), QT_TR_NOOP("It cannot turn either"),
        QT_TR_NOOP("It cannot turn in its guide or plate"),
        QT_TR_NOOP("It is a femur of the other side, seen in a mirror"),
        QT_TR_NOOP("Its centre and axes, in the frame of the body"),
        QT_TR_NOOP("Its file; the activity's postures come from its statics"), QT_TR_NOOP("Its heavy parts"),
        QT_TR_NOOP("Its name in the model"), QT_TR_NOOP("Lateral stiffness of the bone around it, times its modulus"),
        QT_TR_NOOP("Lateral stiffness of the bone around the guide, times its modulus"),
        QT_TR_NOOP("Markers whose trails are drawn"), QT_TR_NOOP("Masses at fractions of the length"),
        QT_TR_NOOP("Massless points where strands meet"), QT_TR_NOOP("Measured in people, or another model's values"),
        QT_TR_NOOP("Motions of frame b relative to frame a, such as x and y"), QT_TR_NOOP("Muscles, ligaments, cables"),
        QT_TR_NOOP("Named places on the body"), QT_TR_NOOP("Names a muscle of several strands"),
        QT_TR_NOOP("Newtons, or body weights"), QT_TR_NOOP("None: fixed; one: about z; two: about z, then about -y"),
        QT_TR_NOOP("Of a ball around the point"),
        QT_TR_NOOP("Of a barrel or the eye of a nail, from its outer end inwards"), QT_TR_NOOP("Of a flat one"),
        QT_TR_NOOP("Of a flat one, from front to back"),
        QT_TR_NOOP("Of a rigid contact: speed after over speed before an impact"),
        QT_TR_NOOP("Of a sphere, a cylinder, or the tube of a torus"),
        QT_TR_NOOP("Of a torus, to the middle of its tube"),
        QT_TR_NOOP("Of each pair of coordinate and effort, just one"),
        QT_TR_NOOP("Of its mass, as a fraction of its length"), QT_TR_NOOP("Of its numbers"),
        QT_TR_NOOP("Of its shaft; 0: it is flat"),
        QT_TR_NOOP("Of the bone in a trochanteric plane, along its steepest way down"),
        QT_TR_NOOP("Of the broken surfaces: 1 a saw cut, 0.01 hardly touching"), QT_TR_NOOP("Of the differences"),
        QT_TR_NOOP("Of the model"), QT_TR_NOOP("Of the model, for this motion only"),
        QT_TR_NOOP("Of the narrowest section of the neck, from above to below"),
        QT_TR_NOOP("Of the neck to the condyles; about 10 degrees"),
        QT_TR_NOOP("Of the plane to the horizontal, seen from the front while standing with the mechanical axis "
                   "upright; negative: it falls outwards"),
        QT_TR_NOOP("Of the run"), QT_TR_NOOP("Of the same, from front to back"),
        QT_TR_NOOP("Of the shaft about itself; positive: less anteversion"),
        QT_TR_NOOP("Of the shaft under the piece with the head"),
        QT_TR_NOOP("Of the surface: .stl, .ply, .obj or .vtp"),
        QT_TR_NOOP("On the head, in the femur's own axes: forwards, up the shaft, outwards"),
        QT_TR_NOOP("On the outermost layer; from the joint's force when left out"), QT_TR_NOOP("On which it ends"),
        QT_TR_NOOP("One a phase"), QT_TR_NOOP("Other fixators, to compare with"), QT_TR_NOOP("Out of the plane"),
        QT_TR_NOOP("Parent: joint angles. Ground: absolute angles"), QT_TR_NOOP("Parts that change their length"),
        QT_TR_NOOP(
            "Passive tissue, such as a ligament: its tension follows from its length beyond this in every posture"),
        QT_TR_NOOP("Pauwels angle"), QT_TR_NOOP("Per second"), QT_TR_NOOP("Per second squared"),
        QT_TR_NOOP("Plane: all motion and all forces in the x-y plane"),
        QT_TR_NOOP("Points picked on it: four or more of the head, one of the neck, two of the shaft, and of the knee "
                   "if it is there"),
        QT_TR_NOOP("Points that stand where they are"), QT_TR_NOOP("Poisson ratio"), QT_TR_NOOP("Poisson's ratio"),
        QT_TR_NOOP("Postures with loads"), QT_TR_NOOP("Published values to be held against"),
        QT_TR_NOOP(
            "Range: the largest force over the steps lies within. Lower bound: it stays below the high end. Mean of "
            "peaks: the mean of the largest of both halves of the steps does. Mean: that of all steps does"),
        QT_TR_NOOP("Screws, bolts, blades and nails"),
        QT_TR_NOOP("Share of its bed that a loose screw has in the shaft's fragment"),
        QT_TR_NOOP("Share of the full load: 20 kg on the leg of a person of 80 kg are a quarter of all forces"),
        QT_TR_NOOP("Short"), QT_TR_NOOP("Short, such as Dostal 1981"), QT_TR_NOOP("Shown first"),
        QT_TR_NOOP("Since the stage began"), QT_TR_NOOP("Smooth when left out"),
        QT_TR_NOOP("Soft tissue, or a drive's own spring"), QT_TR_NOOP("Spread as its own"),
        QT_TR_NOOP("Such as 30 % of the cycle"), QT_TR_NOOP("Such as left_foot.normal < 0"),
        QT_TR_NOOP("Such as ten people"), QT_TR_NOOP("Tension: only pulls. Compression: only pushes"),
        QT_TR_NOOP("That carries it"), QT_TR_NOOP("That of the path in the rest posture when left out"),
        QT_TR_NOOP("The axis of the bone that it follows"), QT_TR_NOOP("The body that carries the plane"),
        QT_TR_NOOP("The body that takes the support reaction; the ground when left out"),
        QT_TR_NOOP("The first to become true ends the stage"), QT_TR_NOOP("The full citation"),
        QT_TR_NOOP("The given moment or force when driven"),
        QT_TR_NOOP("The ground, a body, or a segment: then at its tip"), QT_TR_NOOP("The joint centre on the child"),
        QT_TR_NOOP("The last point is the first, one period later"), QT_TR_NOOP("The lengths that change"),
        QT_TR_NOOP("The model's own posture at rest, where left out"), QT_TR_NOOP("The model's when left out"),
        QT_TR_NOOP("The most that it bears"), QT_TR_NOOP("The next in the list when left out; 'end': none"),
        QT_TR_NOOP("The patient's femur as a surface; what is measured on it counts"), QT_TR_NOOP("The posture"),
        QT_TR_NOOP("The stiffness is multiplied by 1 + activation"), QT_TR_NOOP("The value of so long ago"),
        QT_TR_NOOP("The way round a cylinder, about its z"), QT_TR_NOOP("Those that hold"),
        QT_TR_NOOP("To the outer surface of the bone when left out"),
        QT_TR_NOOP("To the shaft; along its axis when left out"),
        QT_TR_NOOP("Turn about the upright axis; positive: the front of the plane lies further inwards"),
        QT_TR_NOOP("Turned about or slid along in this order"), QT_TR_NOOP("Two or more, times rising"),
        QT_TR_NOOP("Two points or more, in order, and surfaces between them"), QT_TR_NOOP("What a person reads"),
        QT_TR_NOOP("What happens at that force"), QT_TR_NOOP("What holds its outer end"),
        QT_TR_NOOP("What is done and what is assumed"), QT_TR_NOOP("What is heavy and what stretches"),
        QT_TR_NOOP("What it follows over time; zero when left out"), QT_TR_NOOP("What it rides with"),
        QT_TR_NOOP("What its thread or blade holds along it, times the modulus of the bone"),
        QT_TR_NOOP("What keeps it from moving along itself"), QT_TR_NOOP("What of the bone it lies on"),
        QT_TR_NOOP("What stops it at the ends of its range"),
        QT_TR_NOOP("What that holds about it, times the modulus and its radius squared"),
        QT_TR_NOOP("What the coordinate adds to the axis value"),
        QT_TR_NOOP("What the plate or nail resists to turning"), QT_TR_NOOP("What this stage does not say is as there"),
        QT_TR_NOOP("When driven"), QT_TR_NOOP("Where it is hinged"), QT_TR_NOOP("Where it is slack"),
        QT_TR_NOOP("Where it sits on the parent"),
        QT_TR_NOOP("Where links have their rest lengths; the value when left out"),
        QT_TR_NOOP("Where numbers come from"), QT_TR_NOOP("Where the growing contact area has doubled the stiffness"),
        QT_TR_NOOP("Where the numbers come from"),
        QT_TR_NOOP("Where the shaft is cut, square to itself: below the crossing of the axes of neck and shaft"),
        QT_TR_NOOP("Whether the activity's posture is still that of the people measured"),
        QT_TR_NOOP("Which fragment a muscle ends on, where the plane does not say it rightly"),
        QT_TR_NOOP("Whose unit it has; plain SI when left out"),
        QT_TR_NOOP("With its usual dimensions unless beams are stated"), QT_TR_NOOP("Without one the contact is rigid"),
        QT_TR_NOOP("Young's"),
        // Words to choose from, as labels
        QT_TR_NOOP("Adapted"), QT_TR_NOOP("Automatic"), QT_TR_NOOP("Ball"), QT_TR_NOOP("Belt"),
        QT_TR_NOOP("Blade plate"), QT_TR_NOOP("Both"), QT_TR_NOOP("Breaks"), QT_TR_NOOP("Cannulated screws"),
        QT_TR_NOOP("Cobalt chrome"), QT_TR_NOOP("Compression"), QT_TR_NOOP("Crank"), QT_TR_NOOP("Cylinder"),
        QT_TR_NOOP("Differences"), QT_TR_NOOP("Distal"), QT_TR_NOOP("Driven"), QT_TR_NOOP("Ellipse"),
        QT_TR_NOOP("Ellipsoid"), QT_TR_NOOP("Explicit"), QT_TR_NOOP("Free"), QT_TR_NOOP("Fresh"), QT_TR_NOOP("Ground"),
        QT_TR_NOOP("Guide"), QT_TR_NOOP("Head"), QT_TR_NOOP("Head on cortex"), QT_TR_NOOP("Implicit"),
        QT_TR_NOOP("Intertrochanteric"), QT_TR_NOOP("Lateral condyle"), QT_TR_NOOP("Lateral epicondyle"),
        QT_TR_NOOP("Left"), QT_TR_NOOP("Left handed"), QT_TR_NOOP("Linearly implicit"), QT_TR_NOOP("Locked"),
        QT_TR_NOOP("Locking plate"), QT_TR_NOOP("Lower bound"), QT_TR_NOOP("Mean of peaks"), QT_TR_NOOP("Measured"),
        QT_TR_NOOP("Medial condyle"), QT_TR_NOOP("Medial epicondyle"), QT_TR_NOOP("Nail"), QT_TR_NOOP("Neck"),
        QT_TR_NOOP("None"), QT_TR_NOOP("Other"), QT_TR_NOOP("Own"), QT_TR_NOOP("Pelvis"), QT_TR_NOOP("Plane"),
        QT_TR_NOOP("Plate"), QT_TR_NOOP("Proximal"), QT_TR_NOOP("Rectangle"), QT_TR_NOOP("Reverse oblique"),
        QT_TR_NOOP("Right"), QT_TR_NOOP("Right handed"), QT_TR_NOOP("Rod"), QT_TR_NOOP("Rod between"),
        QT_TR_NOOP("Rods apart"), QT_TR_NOOP("Rubs"), QT_TR_NOOP("Scenario"), QT_TR_NOOP("Seat"), QT_TR_NOOP("Shaft"),
        QT_TR_NOOP("Shorter"), QT_TR_NOOP("Sliding hip screw"), QT_TR_NOOP("Spatial"), QT_TR_NOOP("Sphere"),
        QT_TR_NOOP("Stage"), QT_TR_NOOP("Steel annealed"), QT_TR_NOOP("Steel cold worked"), QT_TR_NOOP("Strand"),
        QT_TR_NOOP("Stretch rod"), QT_TR_NOOP("Subtrochanteric"), QT_TR_NOOP("Telescope"), QT_TR_NOOP("Tension"),
        QT_TR_NOOP("Titanium eli"), QT_TR_NOOP("Titanium tan"), QT_TR_NOOP("Torus"), QT_TR_NOOP("Turn x"),
        QT_TR_NOOP("Turn y"), QT_TR_NOOP("Turn z"), QT_TR_NOOP("Weld"),
        // Kinds of objects
        QT_TR_NOOP("source"), QT_TR_NOOP("body"), QT_TR_NOOP("coordinate"), QT_TR_NOOP("joint"), QT_TR_NOOP("segment"),
        QT_TR_NOOP("constraint"), QT_TR_NOOP("node"), QT_TR_NOOP("link"), QT_TR_NOOP("contact"), QT_TR_NOOP("load"),
        QT_TR_NOOP("activity"), QT_TR_NOOP("landmark"), QT_TR_NOOP("surface"), QT_TR_NOOP("sensor"),
        QT_TR_NOOP("stage"), QT_TR_NOOP("curve"), QT_TR_NOOP("table"),
        // Parts of objects and texts of files, in messages (core/schema, core/io)
        QT_TR_NOOP("beam"), QT_TR_NOOP("cell"), QT_TR_NOOP("change"), QT_TR_NOOP("end"), QT_TR_NOOP("fixation"),
        QT_TR_NOOP("flat section"), QT_TR_NOOP("given pair"), QT_TR_NOOP("held motion"), QT_TR_NOOP("layer"),
        QT_TR_NOOP("mass point"), QT_TR_NOOP("mesh landmark"), QT_TR_NOOP("muscle"), QT_TR_NOOP("patch"),
        QT_TR_NOOP("point of a curve"), QT_TR_NOOP("point of a path"), QT_TR_NOOP("problem"), QT_TR_NOOP("reference"),
        QT_TR_NOOP("round section"), QT_TR_NOOP("series"), QT_TR_NOOP("setting"), QT_TR_NOOP("slider"),
        QT_TR_NOOP("state"), QT_TR_NOOP("stretch"), QT_TR_NOOP("term"), QT_TR_NOOP("tie"), QT_TR_NOOP("trail"),
        QT_TR_NOOP("without it the contact is rigid"), QT_TR_NOOP("*.sinew.json model"),
        QT_TR_NOOP("*.sinew-scenario.json file"), QT_TR_NOOP("*.sinew-fixation.json file"),
        QT_TR_NOOP("problem in JSON"), QT_TR_NOOP("state in JSON"), QT_TR_NOOP("Sinew models"),
        QT_TR_NOOP("Sinew motions"), QT_TR_NOOP("Sinew fixations"),
        QT_TR_NOOP("write \"coordinate\", a number of metres, or {\"coordinate\": ..., \"constant\": ...}"),
        // Criteria and weightings (core/statics/criterion.cpp)
        QT_TR_NOOP("Power"), QT_TR_NOOP("Min/max"), QT_TR_NOOP("Pseudo-inverse"),
        QT_TR_NOOP("The complete system: shared by stiffness, no criterion needed"),
        QT_TR_NOOP("Least sum of forces (or stresses)"), QT_TR_NOOP("Least sum of squares"),
        QT_TR_NOOP("Least sum of cubes"), QT_TR_NOOP("Least sum of powers p"),
        QT_TR_NOOP("Least largest force (or stress)"),
        QT_TR_NOOP("Least sum of squares of all that balances, though muscles may come out pushing"),
        QT_TR_NOOP("Automatic weights"), QT_TR_NOOP("Unweighted"), QT_TR_NOOP("By area"), QT_TR_NOOP("By volume"),
        QT_TR_NOOP("By strength"), QT_TR_NOOP("By 1/stiffness"), QT_TR_NOOP("unweighted"), QT_TR_NOOP("by area"),
        QT_TR_NOOP("by volume"), QT_TR_NOOP("by strength"), QT_TR_NOOP("by compliance"),
        // Fixators and fractures (core/report/fixation_words.cpp); beams: beamInWords()
        QT_TR_NOOP("no fixator"), QT_TR_NOOP("own beams"), QT_TR_NOOP("cannulated screws"),
        QT_TR_NOOP("sliding hip screw"), QT_TR_NOOP("blade plate"), QT_TR_NOOP("nail"), QT_TR_NOOP("locking plate"),
        QT_TR_NOOP("inverted triangle"), QT_TR_NOOP("triangle"), QT_TR_NOOP("in line"),
        QT_TR_NOOP("sliding hip screw with antirotation screw"), QT_TR_NOOP("changed"),
        QT_TR_NOOP("before the osteotomy"), QT_TR_NOOP("neck"), QT_TR_NOOP("intertrochanteric"),
        QT_TR_NOOP("reverse oblique"), QT_TR_NOOP("subtrochanteric"), QT_TR_NOOP("Neck fracture"),
        QT_TR_NOOP("Intertrochanteric fracture"), QT_TR_NOOP("Reverse oblique fracture"),
        QT_TR_NOOP("Subtrochanteric fracture"), QT_TR_NOOP("bone"),
        // Figures and ready parts (core/figures)
        QT_TR_NOOP("Simple pendulum"), QT_TR_NOOP("Telescopic arm"), QT_TR_NOOP("Five-link figure"),
        QT_TR_NOOP("Five-link figure of variable lengths"), QT_TR_NOOP("Five-link figure in space"),
        QT_TR_NOOP("Eleven-link figure"), QT_TR_NOOP("Eleven-link figure of variable lengths"),
        QT_TR_NOOP("Seventeen-body human"), QT_TR_NOOP("Planar snake"), QT_TR_NOOP("Chain"), QT_TR_NOOP("Limb"),
        QT_TR_NOOP("Two-headed muscle"), QT_TR_NOOP("a point mass of 1 kg on a rod of 1 m"),
        QT_TR_NOOP("a hinge and a slider in a vertical plane"),
        QT_TR_NOOP("two legs and a trunk of constant lengths (Borisov 2018)"),
        QT_TR_NOOP("the same with lengths that change"), QT_TR_NOOP("the same with two angles a link"),
        QT_TR_NOOP("legs with feet, trunk and arms of constant lengths (Borisov 2018)"),
        QT_TR_NOOP("a human in space, 52 degrees of freedom (Huston and Liu 1990)"),
        QT_TR_NOOP("a chain of links of variable length on a horizontal plane"),
        QT_TR_NOOP("thin rods, hinged one after the other"),
        QT_TR_NOOP("thigh, shank and foot of a person, hinged at hip, knee and ankle"),
        QT_TR_NOOP("two heads that meet at a node and go on to one insertion"),
        // Figures of constructs (core/report/fixation_figures.h)
        QT_TR_NOOP("largest gap"), QT_TR_NOOP("largest slip"), QT_TR_NOOP("movement of the head"), QT_TR_NOOP("varus"),
        QT_TR_NOOP("turn about the neck"), QT_TR_NOOP("shear down carried by bone"),
        QT_TR_NOOP("shear down carried by the fixator"), QT_TR_NOOP("bone around it, of its strength"),
        QT_TR_NOOP("metal, of fatigue"), QT_TR_NOOP("metal, of yield"), QT_TR_NOOP("pressed share of the section"),
        QT_TR_NOOP("neck-shaft angle"), QT_TR_NOOP("anteversion"), QT_TR_NOOP("hip force"),
        QT_TR_NOOP("lever arm of the abductors"),
        // Texts of scenes (ui/scene)
        QT_TR_NOOP("Pressure, % of bone's strength there"), QT_TR_NOOP("marrow: bears nothing"),
        QT_TR_NOOP("hip"), QT_TR_NOOP("compression"), QT_TR_NOOP("pulled apart"), QT_TR_NOOP("shear down"),
        QT_TR_NOOP("shear up"), QT_TR_NOOP("shear back"), QT_TR_NOOP("shear forward"), QT_TR_NOOP("bending, varus"),
        QT_TR_NOOP("bending, valgus"), QT_TR_NOOP("bending, front"), QT_TR_NOOP("bending, back"), QT_TR_NOOP("torsion"),
        QT_TR_NOOP("plate (drawn in a usual size)"), QT_TR_NOOP("nail (drawn in a usual size)"),
        QT_TR_NOOP("blade (drawn in a usual size)"), QT_TR_NOOP("head screw (drawn in a usual size)"),
        QT_TR_NOOP("locking bolts (drawn in a usual size)"), QT_TR_NOOP("screws (drawn in a usual size)"),
        // Who was measured (resources/models)
        QT_TR_NOOP("ten people"), QT_TR_NOOP("level walking"), QT_TR_NOOP("four people"), QT_TR_NOOP("two people"),
        QT_TR_NOOP("one patient"), QT_TR_NOOP("%1 km/h"), QT_TR_NOOP("%1 and %2 km/h"), QT_TR_NOOP("%1 to %2 km/h"),
        QT_TR_NOOP("%1 to %2 km/h; no mean exists"), QT_TR_NOOP("his model"), QT_TR_NOOP("by angle"),
        QT_TR_NOOP("on average; one or two patients"), QT_TR_NOOP("six people at %1 W and %2 turns a minute"),
        // Equations of motion (core/equations)
        QT_TR_NOOP("lagrange"), QT_TR_NOOP("local"), QT_TR_NOOP("matrix"), QT_TR_NOOP("recurrent"),
        QT_TR_NOOP("A: mass matrix"), QT_TR_NOOP("b: centrifugal and Coriolis terms"), QT_TR_NOOP("g: weights"),
        QT_TR_NOOP("r: springs and dampers of coordinates"),
        QT_TR_NOOP("Q: generalised efforts of drives and of what the notes name"), QT_TR_NOOP("l: loads"),
        QT_TR_NOOP("B: rows of the constraints, lambda: their multipliers"),
        QT_TR_NOOP("entries of A, b and g that others refer to stand there by their names"),
        QT_TR_NOOP("a number behind the name of a body: after that step of its joint, _before: along the axes before "
                   "that step"),
        QT_TR_NOOP("q'' of a ball or free joint: the rate of its angular velocity"),
        // Cards of the welcome page (resources/examples.json)
        QT_TR_NOOP("Clinicians"), QT_TR_NOOP("What does this joint bear in this person?"),
        QT_TR_NOOP("Hip, standing and walking"),
        QT_TR_NOOP("Muscles round the bone, held against measurements in people"),
        QT_TR_NOOP("Neck fracture, three screws"),
        QT_TR_NOOP("What each screw and the bone carry, and what gives way first"), QT_TR_NOOP("bone first"),
        QT_TR_NOOP("Neck fracture, hip screw"), QT_TR_NOOP("Another construct, compared with three screws"),
        QT_TR_NOOP("metal first"), QT_TR_NOOP("Neck fracture over a step"),
        QT_TR_NOOP("Slow walking: the worst posture of each of three constructs"), QT_TR_NOOP("30 postures"),
        QT_TR_NOOP("Below the trochanters, a nail"), QT_TR_NOOP("A long lever on a nail in the shaft"),
        QT_TR_NOOP("The hip of straight lines"), QT_TR_NOOP("27 muscle lines as published, for comparison"),
        QT_TR_NOOP("The hip with its capsule"),
        QT_TR_NOOP("Passive strands, slack in the middle of the range and taut at its ends"), QT_TR_NOOP("4 ligaments"),
        QT_TR_NOOP("The other hip"), QT_TR_NOOP("The mirror image, for a left side"), QT_TR_NOOP("27 muscles"),
        QT_TR_NOOP("Lifting 15 kg"), QT_TR_NOOP("On free feet: moments of back, hips and knees"), QT_TR_NOOP("A fall"),
        QT_TR_NOOP("Nobody holds himself: joints reach their stops, limbs the ground"), QT_TR_NOOP("52 coordinates"),
        QT_TR_NOOP("Crash ride with a belt"), QT_TR_NOOP("A belt only pulls: when it goes taut, what flies on"),
        QT_TR_NOOP("Students"), QT_TR_NOOP("Why does one muscle go slack, and what does the rest then carry?"),
        QT_TR_NOOP("Two links, five strands"), QT_TR_NOOP("The published example, and how its links switch"),
        QT_TR_NOOP("2 of 5 pull"), QT_TR_NOOP("Five ties on one body"),
        QT_TR_NOOP("Ordered switching finds the three in three steps"), QT_TR_NOOP("3 of 5 pull"),
        QT_TR_NOOP("Cyclist"), QT_TR_NOOP("Crank and pedals close two loops; a turn is solved in milliseconds"),
        QT_TR_NOOP("18 muscles"), QT_TR_NOOP("One muscle"),
        QT_TR_NOOP("The simplest model: first the link, then the joint"), QT_TR_NOOP("Jump"),
        QT_TR_NOOP("Push-off, flight and landing"), QT_TR_NOOP("3 stages"), QT_TR_NOOP("Pedalling"),
        QT_TR_NOOP("Two turns of the crank: what joints give, the wheel gets"), QT_TR_NOOP("Snake"),
        QT_TR_NOOP("Waves along the body, friction drives it on"), QT_TR_NOOP("12 links"), QT_TR_NOOP("Pendulum"),
        QT_TR_NOOP("Released from the horizontal: its period is known"), QT_TR_NOOP("Dismount from a bar"),
        QT_TR_NOOP("Swing, kick, let go, fly"), QT_TR_NOOP("2 stages"), QT_TR_NOOP("Two coupled legs"),
        QT_TR_NOOP("A spring between them makes them swing as one"), QT_TR_NOOP("Two masses, one contact"),
        QT_TR_NOOP("A wall that only pushes is met once"), QT_TR_NOOP("1 contact"),
        QT_TR_NOOP("Two masses, two contacts"), QT_TR_NOOP("A stiffer wall throws the first mass back twice"),
        QT_TR_NOOP("2 contacts"), QT_TR_NOOP("Oblique impact"), QT_TR_NOOP("Rebounds, slides, sticks, comes to rest"),
        QT_TR_NOOP("friction 0.5"), QT_TR_NOOP("Landing without rebound"),
        QT_TR_NOOP("The same impact with the right dampers"), QT_TR_NOOP("Earthworm"),
        QT_TR_NOOP("Waves of lengths; scales hold against sliding back"), QT_TR_NOOP("Engineers"),
        QT_TR_NOOP("What must the drives deliver, and what are the equations?"), QT_TR_NOOP("Exoskeleton gait"),
        QT_TR_NOOP("Legs of variable length on feet that only push and rub"), QT_TR_NOOP("11 links"),
        QT_TR_NOOP("Amplified moments"), QT_TR_NOOP("A device adds mass; its drives make up for it"),
        QT_TR_NOOP("A step, recorded"), QT_TR_NOOP("Angles are given, the moments are sought"),
        QT_TR_NOOP("11 moments"), QT_TR_NOOP("Periodic moments"),
        QT_TR_NOOP("The recorded moments as periodic functions"), QT_TR_NOOP("3 harmonics"),
        QT_TR_NOOP("Homogeneous rods"), QT_TR_NOOP("The recorded moments on links with their mass spread evenly"),
        QT_TR_NOOP("Equations of motion, term by term, as LaTeX or C++"), QT_TR_NOOP("2 coordinates"),
        QT_TR_NOOP("Layered joints"),
        QT_TR_NOOP("Elastic shells under the pressure of a joint: how far its radius gives way"),
        QT_TR_NOOP("Five links that stretch"), QT_TR_NOOP("Support leg, swing leg and trunk of variable length"),
        QT_TR_NOOP("12 coordinates"), QT_TR_NOOP("Eleven links that stretch"),
        QT_TR_NOOP("The whole figure, every link of variable length"), QT_TR_NOOP("24 coordinates"),
        QT_TR_NOOP("Gait on rigid legs"), QT_TR_NOOP("The same walk; the hip rises and falls by 4.8 cm"),
        QT_TR_NOOP("Swing of a leg"), QT_TR_NOOP("A step in space"),
        QT_TR_NOOP("A level hip that sways over the foot, legs that change their length"), QT_TR_NOOP("5 links"),
        QT_TR_NOOP("Five links in space"), QT_TR_NOOP("An angle in the plane of walking, a lean and a length each"),
        QT_TR_NOOP("18 coordinates"), QT_TR_NOOP("Five links"), QT_TR_NOOP("Support leg, swing leg and trunk"),
        QT_TR_NOOP("Eleven links"), QT_TR_NOOP("With feet and arms, sized for a person"),
        QT_TR_NOOP("Seventeen bodies"), QT_TR_NOOP("A whole human in space, sized for a person"),
        QT_TR_NOOP("Chain on a plane"), QT_TR_NOOP("Twelve links of variable length, seen from above"),
        QT_TR_NOOP("26 coordinates"), QT_TR_NOOP("%1° in %2 s")};
    return words;
}

namespace {

// The text in the chosen language, or as it is. Numbers in it are arguments of a text that has none of its own.
QString wordedWhole(const QString& text)
{
    const QString whole = translated(text.toUtf8().constData());
    if (whole != text)
        return whole;
    static const QRegularExpression number(QStringLiteral("\\d+(?:\\.\\d+)?"));
    QString pattern;
    QStringList numbers;
    qsizetype from = 0;
    for (auto each = number.globalMatch(text); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        numbers.append(withDecimalSign(match.captured()));
        pattern += text.mid(from, match.capturedStart() - from) + QStringLiteral("%%1").arg(numbers.size());
        from = match.capturedEnd();
    }
    pattern += text.mid(from);
    QString found = translated(pattern.toUtf8().constData());
    if (numbers.isEmpty() || found == pattern)
        return text;
    for (const QString& each : numbers)
        found = found.arg(each);
    return found;
}

}  // namespace

QString worded(const std::string& text)
{
    const QString english = QString::fromStdString(text), whole = wordedWhole(english);
    if (!english.contains(QStringLiteral(", ")) || whole != english)
        return whole;
    // "Quadratic, by area"
    QStringList parts = english.split(QStringLiteral(", "));
    for (QString& part : parts)
        part = wordedWhole(part);
    return parts.join(comma());
}

QString wordedFact(const std::string& text)
{
    const QString words = worded(text);
    return words == QString::fromStdString(text) ? withDecimalSign(shownUnit(text)) : words;
}

}  // namespace sinew
