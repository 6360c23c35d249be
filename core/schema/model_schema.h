#pragma once

#include <string_view>

#include "core/schema/field.h"
#include "core/schema/units.h"

namespace sinew {

// The descriptions of everything that a model holds. Adding a field is a line here and in its struct.

// The fields that most objects end with.
template <class T>
inline constexpr auto remarkFields
    = std::tuple{field("source", &T::source, schema::Reference{NameOf::Source, true}, "Where the numbers come from"),
                 field("note", &T::note, schema::Text{}, "A remark")};

template <>
struct Description<Source> {
    static constexpr const char* noun = "a source";
    static constexpr NameOf namedAs = NameOf::Source;
    static constexpr auto fields
        = std::tuple{field("name", &Source::name, schema::OwnName{}, "Short, such as Dostal 1981").needed(),
                     field("text", &Source::text, schema::Text{}, "The full citation")};
};

template <>
struct Description<Landmark> {
    static constexpr const char* noun = "a landmark";
    static constexpr auto fields = std::tuple{
        field("name", &Landmark::name, schema::OwnName{}).needed(),
        field("position", &Landmark::position, schema::Components{Quantity::Length}, "In the frame of the body")};
};

template <>
struct Description<PointMass> {
    static constexpr auto fields = std::tuple{};
};

template <>
struct Description<InertiaTensor> {
    static constexpr auto fields = std::tuple{};  // schema::BodyInertia says its form
};

template <>
struct Description<GyrationRadii> {
    static constexpr auto fields = std::tuple{};
};

template <>
struct Description<Body> {
    static constexpr const char* noun = "a body";
    static constexpr NameOf namedAs = NameOf::Body;
    static constexpr auto fields
        = std::tuple_cat(std::tuple{field("name", &Body::name, schema::OwnName{}).needed(),
                                    field("mass", &Body::mass, schema::Measure{Quantity::Mass, notNegative}),
                                    field("centre_of_mass", &Body::centreOfMass, schema::Components{Quantity::Length},
                                          "In the frame of the body"),
                                    field("inertia", &Body::inertia, schema::BodyInertia{}, "About the centre of mass"),
                                    choice("shape", &Body::shape, shapeWords, "How the body is drawn").advanced(),
                                    field("landmarks", &Body::landmarks, schema::Parts{}, "Named places on the body")},
                         remarkFields<Body>);
};

template <>
struct Description<Spring> {
    static constexpr const char* noun = "a spring";
    static constexpr auto fields = std::tuple{
        field("rest", &Spring::rest, schema::Measure{Quantity::CoordinateValue}, "Where it is slack"),
        field("stiffness", &Spring::stiffness, schema::Measure{Quantity::CoordinateStiffness, notNegative}),
        field("cubic", &Spring::cubic, schema::Measure{Quantity::CubicStiffness, notNegative}, "Hardening")};
};

template <>
struct Description<Damper> {
    static constexpr const char* noun = "a damper";
    static constexpr auto fields
        = std::tuple{field("linear", &Damper::linear, schema::Measure{Quantity::CoordinateDamping, notNegative}),
                     field("quadratic", &Damper::quadratic, schema::Measure{Quantity::QuadraticDamping, notNegative})};
};

template <>
struct Description<Stop> {
    static constexpr const char* noun = "a stop";
    static constexpr auto fields
        = std::tuple{field("stiffness", &Stop::stiffness, schema::Measure{Quantity::CoordinateStiffness, notNegative},
                           "Beyond the ends of the range"),
                     field("damping", &Stop::damping, schema::Measure{Quantity::StopDamping, notNegative})};
};

template <>
struct Description<Resistance> {
    static constexpr auto fields
        = std::tuple{field("spring", &Resistance::spring, schema::Parts{}, "Soft tissue, or a drive's own spring"),
                     field("damper", &Resistance::damper, schema::Parts{}),
                     field("stop", &Resistance::stop, schema::Parts{}, "What stops it at the ends of its range")};
};

template <>
struct Description<Coordinate> {
    static constexpr const char* noun = "a coordinate";
    static constexpr NameOf namedAs = NameOf::Coordinate;
    static constexpr auto fields = std::tuple_cat(
        std::tuple{field("name", &Coordinate::name, schema::OwnName{}).needed(),
                   choice("kind", &Coordinate::kind, coordinateKindWords),
                   field("value", &Coordinate::value, schema::Measure{Quantity::CoordinateValue},
                         "In the model's own posture"),
                   field("rest", &Coordinate::rest, schema::Measure{Quantity::CoordinateValue},
                         "Where links have their rest lengths; the value when left out"),
                   field("range", &Coordinate::minimum, schema::RangeTo<Coordinate>{&Coordinate::maximum}),
                   choice("mode", &Coordinate::mode, modeWords,
                          "Free: links balance it. Locked: a reaction takes it. "
                          "Driven: a given effort acts on it"),
                   field("effort", &Coordinate::effort, schema::Measure{Quantity::Effort},
                         "The given moment or force when driven"),
                   field("resistance", &Coordinate::resistance, schema::Inlined{})},
        remarkFields<Coordinate>);
    static long double unitOf(const Coordinate& coordinate, const CoordinateFactors&)
    {
        return factorOf(coordinate.kind);
    }
    static bool isWritten(const Coordinate& coordinate, std::string_view key)
    {
        return key == "range" && coordinate.maximum < std::numeric_limits<double>::infinity();
    }
};

template <>
struct Description<Frame> {
    static constexpr const char* noun = "a frame";
    static constexpr auto fields
        = std::tuple{field("position", &Frame::position, schema::Components{Quantity::Length}),
                     field("orientation", &Frame::orientation, schema::Components{Quantity::Angle, VectorKind::Axial},
                           "Body-fixed x-y-z angles")};
};

template <>
struct Description<AxisTerm> {
    static constexpr const char* noun = "a term";
    static constexpr bool isIntegral = true;
    static constexpr auto fields = std::tuple{
        field("coordinate", &AxisTerm::coordinate, schema::Reference{NameOf::Coordinate}).needed(),
        field("function", &AxisTerm::function, schema::Function{true}, "What the coordinate adds to the axis value")
            .needed()};
    static long double inputUnitOf(const AxisTerm& term, const CoordinateFactors& factors)
    {
        return factors.of(term.coordinate);
    }
};

template <>
struct Description<AxisFunction> {
    static constexpr auto fields
        = std::tuple{field("constant", &AxisFunction::constant, schema::Measure{Quantity::CoordinateValue}),
                     field("terms", &AxisFunction::terms, schema::Parts{}, "A sum of functions of coordinates")};
};

template <>
struct Description<Axis> {
    static constexpr const char* noun = "an axis";
    static constexpr bool isIntegral = true;
    static constexpr auto fields = std::tuple{field("direction", &Axis::direction, schema::AxisDirection{},
                                                    "In the frame that the axes before this one reach")
                                                  .needed(),
                                              field("value", &Axis::value, schema::AxisValue{true})};
    static long double unitOf(const Axis& axis, const CoordinateFactors&) { return factorOf(axis.kind); }
};

template <>
struct Description<Joint> {
    static constexpr const char* noun = "a joint";
    static constexpr NameOf namedAs = NameOf::Joint;
    static constexpr auto fields = std::tuple_cat(
        std::tuple{
            field("name", &Joint::name, schema::OwnName{}).needed(), choice("kind", &Joint::kind, jointKindWords),
            field("parent", &Joint::parent, schema::Reference{NameOf::Place}).needed(),
            field("child", &Joint::child, schema::Reference{NameOf::Body}).needed(),
            field("in_parent", &Joint::inParent, schema::Parts{}, "Where it sits on the parent"),
            field("in_child", &Joint::inChild, schema::Parts{}, "The joint centre on the child"),
            field("axes", &Joint::axes, schema::Parts{}, "Turned about or slid along in this order"),
            field("coordinates", &Joint::coordinates, schema::Reference{NameOf::Coordinate}, "Ball: three, free: six")},
        remarkFields<Joint>);
};

template <>
struct Description<MassPoint> {
    static constexpr const char* noun = "a mass point";
    static constexpr auto fields
        = std::tuple{field("at", &MassPoint::fraction, schema::Measure{Quantity::PureNumber},
                           "Fraction of the length: 0 the near end, 1 the tip"),
                     field("mass", &MassPoint::mass, schema::Measure{Quantity::Mass, notNegative})};
};

template <>
struct Description<HeavyRod> {
    static constexpr const char* noun = "a rod";
    static constexpr auto fields
        = std::tuple{field("length", &HeavyRod::length, schema::Measure{Quantity::Length, positive}).needed(),
                     field("mass", &HeavyRod::mass, schema::Measure{Quantity::Mass, notNegative}),
                     field("centre", &HeavyRod::centre, schema::Measure{Quantity::PureNumber},
                           "Of its mass, as a fraction of its length"),
                     field("gyration_radius", &HeavyRod::gyrationRadius, schema::Measure{Quantity::Length, notNegative},
                           "Across it, about its centre of mass; a thin rod's when left out")
                         .advanced()};
};

template <>
struct Description<Stretch> {
    static constexpr const char* noun = "a stretch";
    static constexpr bool isIntegral = true;
    static constexpr const char* shortForm = "a length";
    static constexpr const char* shortFormAdvice
        = R"(write "coordinate", a number of metres, or {"coordinate": ..., "constant": ...})";
    static constexpr auto fields
        = std::tuple{field("coordinate", &Stretch::coordinate, schema::Reference{NameOf::Coordinate}).alone(),
                     field("constant", &Stretch::constant, schema::Measure{Quantity::Length}).alone()};
};

template <>
struct Description<Segment> {
    static constexpr const char* noun = "a segment";
    static constexpr NameOf namedAs = NameOf::Place;
    static constexpr auto fields = std::tuple_cat(
        std::tuple{field("name", &Segment::name, schema::OwnName{}).needed(),
                   choice("kind", &Segment::kind, segmentKindWords, "What is heavy and what stretches"),
                   field("parent", &Segment::parent, schema::Reference{NameOf::Place},
                         "The ground, a body, or a segment: then at its tip")
                       .needed(),
                   field("in_parent", &Segment::inParent, schema::Parts{}, "Where it is hinged"),
                   choice("angle_reference", &Segment::angleReference, angleReferenceWords,
                          "Parent: joint angles. Ground: absolute angles"),
                   field("angles", &Segment::angles, schema::Reference{NameOf::Coordinate},
                         "None: fixed; one: about z; two: about z, then about -y"),
                   field("stretches", &Segment::stretches, schema::Parts{}, "The lengths that change"),
                   field("points", &Segment::points, schema::Parts{}, "Masses at fractions of the length"),
                   field("rods", &Segment::rods, schema::Parts{}, "Its heavy parts")},
        remarkFields<Segment>);
};

template <>
struct Description<HeldMotion> {
    static constexpr const char* noun = "a held motion";
    static constexpr bool isIntegral = true;
    static constexpr auto fields = std::tuple{
        choice("motion", &HeldMotion::motion, relativeMotionWords).needed().alone(),
        field("value", &HeldMotion::value, schema::Function{false}, "What it follows over time; zero when left out")};
    static long double unitOf(const HeldMotion& held, const CoordinateFactors&) { return factorOf(held.motion); }
};

template <>
struct Description<Closure> {
    static constexpr const char* kind = "closure";
    static constexpr auto fields
        = std::tuple{field("body_a", &Closure::bodyA, schema::Reference{NameOf::Place}).needed(),
                     field("in_a", &Closure::inA, schema::Parts{}),
                     field("body_b", &Closure::bodyB, schema::Reference{NameOf::Place}).needed(),
                     field("in_b", &Closure::inB, schema::Parts{}),
                     field("held", &Closure::held, schema::Parts{}, "Motions of frame b relative to frame a").needed()};
};

template <>
struct Description<Distance> {
    static constexpr const char* kind = "distance";
    static constexpr auto fields
        = std::tuple{field("body_a", &Distance::bodyA, schema::Reference{NameOf::Place}).needed(),
                     field("point_a", &Distance::pointA, schema::Components{Quantity::Length}),
                     field("body_b", &Distance::bodyB, schema::Reference{NameOf::Place}).needed(),
                     field("point_b", &Distance::pointB, schema::Components{Quantity::Length}),
                     field("distance", &Distance::distance, schema::Measure{Quantity::Length, positive}).needed()};
};

template <>
struct Description<Coupling> {
    static constexpr const char* kind = "coupling";
    static constexpr auto fields
        = std::tuple{field("coordinate", &Coupling::coordinate, schema::Reference{NameOf::Coordinate}).needed(),
                     field("value", &Coupling::value, schema::AxisValue{false})};
    static long double unitOf(const Coupling& coupling, const CoordinateFactors& factors)
    {
        return factors.of(coupling.coordinate);
    }
};

template <>
struct Description<Constraint> {
    static constexpr const char* noun = "a constraint";
    static constexpr NameOf namedAs = NameOf::Constraint;
    static constexpr auto fields
        = std::tuple_cat(std::tuple{field("name", &Constraint::name, schema::OwnName{}).needed(),
                                    field("kind", &Constraint::rule, schema::ConstraintRule{}).needed()},
                         remarkFields<Constraint>);
};

template <>
struct Description<Node> {
    static constexpr const char* noun = "a node";
    static constexpr NameOf namedAs = NameOf::Node;
    static constexpr auto fields
        = std::tuple_cat(std::tuple{field("name", &Node::name, schema::OwnName{}).needed(),
                                    field("body", &Node::body, schema::Reference{NameOf::Place}, "What it rides with"),
                                    field("position", &Node::position, schema::Components{Quantity::Length},
                                          "In the frame of the body, when no strand is stretched")},
                         remarkFields<Node>);
};

template <>
struct Description<PathPoint> {
    static constexpr const char* noun = "a point of a path";
    static constexpr bool isIntegral = true;
    static constexpr auto fields = std::tuple{
        field("body", &PathPoint::body, schema::Reference{NameOf::Place}),
        field("node", &PathPoint::node, schema::Reference{NameOf::Node}, "In place of a body"),
        field("position", &PathPoint::position, schema::Components{Quantity::Length}, "In the frame of the body")};
    // A place on a body is written even where it is the origin.
    static bool isWritten(const PathPoint& point, std::string_view key)
    {
        return key == "position" && point.node.empty();
    }
};

template <>
struct Description<DirectStiffness> {
    static constexpr auto fields = std::tuple{
        field("stiffness", &DirectStiffness::stiffness, schema::Measure{Quantity::Stiffness, positive}).needed()};
};

template <>
struct Description<MaterialStiffness> {
    static constexpr const char* noun = "'stiffness'";
    static constexpr auto fields = std::tuple{
        field("area", &MaterialStiffness::area, schema::Measure{Quantity::Area, positive}, "Cross-section").needed(),
        field("modulus", &MaterialStiffness::modulus, schema::Measure{Quantity::Pressure, positive}, "Young's")
            .needed(),
        field("length", &MaterialStiffness::length, schema::Measure{Quantity::Length, positive},
              "That of the path in the rest posture when left out")};
};

template <>
struct Description<Strength> {
    static constexpr const char* noun = "'strength'";
    static constexpr auto fields
        = std::tuple{field("force", &Strength::force, schema::Measure{Quantity::Force, positive}).needed().alone(),
                     choice("then", &Strength::then, atStrengthWords, "What happens at that force")};
};

template <>
struct Description<Link> {
    static constexpr const char* noun = "a link";
    static constexpr NameOf namedAs = NameOf::Link;
    static constexpr auto fields = std::tuple_cat(
        std::tuple{field("name", &Link::name, schema::OwnName{}).needed(),
                   field("group", &Link::group, schema::Text{true}, "Names a muscle of several strands"),
                   choice("sense", &Link::sense, senseWords, "Tension: only pulls. Compression: only pushes"),
                   field("path", &Link::path, schema::Parts{}, "Two points or more, in order").needed(),
                   field("stiffness", &Link::stiffness, schema::LinkStiffness{}).needed(),
                   field("damping", &Link::damping, schema::Measure{Quantity::Damping, notNegative},
                         "In motion: against the rate of its elongation"),
                   field("shortening", &Link::shortening, schema::Measure{Quantity::Length},
                         "Imposed: positive pulls, negative is slack"),
                   field("activation", &Link::activation,
                         schema::Measure{Quantity::PureNumber, {-1, std::numeric_limits<double>::infinity(), true}},
                         "The stiffness is multiplied by 1 + activation"),
                   field("strength", &Link::strength, schema::Parts{}, "The most that it bears")},
        remarkFields<Link>);
};

template <>
struct Description<ContactCompliance> {
    static constexpr auto fields
        = std::tuple{field("stiffness", &ContactCompliance::stiffness, schema::Measure{Quantity::Stiffness, positive},
                           "Without one the contact is rigid")
                         .needed(),
                     field("damping", &ContactCompliance::damping, schema::Measure{Quantity::Damping, notNegative}),
                     field("depth", &ContactCompliance::depth, schema::Measure{Quantity::Length, positive},
                           "Where the growing contact area has doubled the stiffness")};
};

template <>
struct Description<ContactFriction> {
    static constexpr const char* noun = "'friction'";
    static constexpr auto fields = std::tuple{
        field("coefficient", &ContactFriction::coefficient, schema::Measure{Quantity::PureNumber, positive}).needed(),
        field("stiffness", &ContactFriction::stiffness, schema::Measure{Quantity::Stiffness, notNegative},
              "Along the plane, before it slides"),
        field("damping", &ContactFriction::damping, schema::Measure{Quantity::Damping, notNegative},
              "Along the plane, before it slides")};
};

template <>
struct Description<Contact> {
    static constexpr const char* noun = "a contact";
    static constexpr auto fields = std::tuple_cat(
        std::tuple{
            field("name", &Contact::name, schema::OwnName{}).needed(),
            field("body", &Contact::body, schema::Reference{NameOf::Place}).needed(),
            field("point", &Contact::point, schema::Components{Quantity::Length}, "In the frame of the body"),
            field("radius", &Contact::radius, schema::Measure{Quantity::Length, notNegative},
                  "Of a ball around the point"),
            field("against", &Contact::against, schema::Reference{NameOf::Place}, "The body that carries the plane"),
            field("place", &Contact::place, schema::Components{Quantity::Length},
                  "A point of the plane, in the frame of the body that carries it"),
            field("normal", &Contact::normal, schema::Components{Quantity::PureNumber}, "Out of the plane"),
            field("compliance", &Contact::compliance,
                  schema::InlinedIf{"stiffness", "without it the contact is rigid"}),
            field("restitution", &Contact::restitution, schema::Measure{Quantity::PureNumber, {0, 1}},
                  "Of a rigid contact: speed after over speed before an impact"),
            field("friction", &Contact::friction, schema::Parts{}, "Smooth when left out")},
        remarkFields<Contact>);
};

template <>
struct Description<Load> {
    static constexpr const char* noun = "a load";
    static constexpr auto fields = std::tuple_cat(
        std::tuple{field("name", &Load::name, schema::OwnName{}).needed(),
                   field("body", &Load::body, schema::Reference{NameOf::Place}).needed(),
                   field("point", &Load::point, schema::Components{Quantity::Length}, "In the frame of the body"),
                   field("force", &Load::force, schema::Components{Quantity::ScaledForce}),
                   field("moment", &Load::moment, schema::Components{Quantity::ScaledForce, VectorKind::Axial}),
                   choice("scale", &Load::scale, scaleWords, "Newtons, or body weights"),
                   choice("frame", &Load::frame, loadFrameWords, "In which force and moment are written")},
        remarkFields<Load>);
};

template <>
struct Description<CoordinateSetting> {
    static constexpr const char* noun = "a setting";
    static constexpr auto fields = std::tuple{
        field("coordinate", &CoordinateSetting::coordinate, schema::Reference{NameOf::Coordinate}).needed(),
        field("value", &CoordinateSetting::value, schema::Measure{Quantity::CoordinateValue}),
        choice("mode", &CoordinateSetting::mode, modeWords),
        field("effort", &CoordinateSetting::effort, schema::Measure{Quantity::Effort}, "When driven")};
    static long double unitOf(const CoordinateSetting& setting, const CoordinateFactors& factors)
    {
        return factors.of(setting.coordinate);
    }
};

template <>
struct Description<ActivityStep> {
    static constexpr const char* noun = "a step";
    static constexpr auto fields
        = std::tuple{field("name", &ActivityStep::name, schema::OwnName{}, "Such as 30 % of the cycle").needed(),
                     field("settings", &ActivityStep::settings, schema::Parts{}),
                     field("loads", &ActivityStep::loads, schema::Parts{}, "Besides those of the activity")};
};

template <>
struct Description<ReferenceRange> {
    static constexpr const char* noun = "a reference";
    static constexpr auto fields
        = std::tuple{field("joint", &ReferenceRange::joint, schema::Reference{NameOf::Joint}).needed(),
                     choice("kind", &ReferenceRange::kind, referenceKindWords,
                            "Range: the largest force over the steps lies "
                            "within. Lower bound: it stays below the high end"),
                     field("low", &ReferenceRange::low, schema::Measure{Quantity::BodyWeights}),
                     field("high", &ReferenceRange::high, schema::Measure{Quantity::BodyWeights}).needed(),
                     field("mean", &ReferenceRange::mean, schema::Measure{Quantity::BodyWeights}),
                     field("people", &ReferenceRange::people, schema::Text{}, "Such as ten people"),
                     field("citation", &ReferenceRange::citation, schema::Text{}),
                     choice("posture", &ReferenceRange::posture, referencePostureWords,
                            "Whether the activity's posture is still "
                            "that of the people measured")};
};

template <>
struct Description<Activity> {
    static constexpr const char* noun = "an activity";
    static constexpr auto fields = std::tuple{
        field("name", &Activity::name, schema::OwnName{}).needed(),
        field("title", &Activity::title, schema::Text{true}, "What a person reads"),
        field("description", &Activity::description, schema::Text{true}, "What is done and what is assumed"),
        field("gravity", &Activity::gravity, schema::Components{Quantity::Acceleration}, "The model's when left out"),
        field("support", &Activity::support, schema::Reference{NameOf::Body, true},
              "The body that takes the support reaction; the ground when left out"),
        field("settings", &Activity::settings, schema::Parts{}, "The posture"),
        field("loads", &Activity::loads, schema::Parts{}),
        field("steps", &Activity::steps, schema::Parts{}, "A series of postures"),
        field("references", &Activity::references, schema::Parts{}, "Published values to be held against"),
        field("source", &Activity::source, schema::Reference{NameOf::Source, true}, "Where the numbers come from")};
};

template <>
struct Description<Model> {
    static constexpr const char* noun = "the model";
    static constexpr auto fields = std::tuple{
        field("name", &Model::name, schema::Text{true}),
        field("title", &Model::title, schema::Text{true}, "What a person reads"),
        field("description", &Model::description, schema::Text{true}),
        choice("space", &Model::space, spaceWords, "Plane: all motion and all forces in the x-y plane"),
        field("body_weight", &Model::bodyWeight, schema::Measure{Quantity::Force, notNegative},
              "0 when the model is no person"),
        field("gravity", &Model::gravity, schema::Components{Quantity::Acceleration}, "In the ground frame"),
        field("sources", &Model::sources, schema::Parts{}, "Where numbers come from"),
        field("bodies", &Model::bodies, schema::Parts{}, "Bones and rigid segments"),
        field("coordinates", &Model::coordinates, schema::Parts{}, "Generalised coordinates"),
        field("joints", &Model::joints, schema::Parts{}),
        field("segments", &Model::segments, schema::Parts{}, "Parts that change their length"),
        field("constraints", &Model::constraints, schema::Parts{}, "Closed loops, rods, couplings"),
        field("nodes", &Model::nodes, schema::Parts{}, "Massless points where strands meet"),
        field("links", &Model::links, schema::Parts{}, "Muscles, ligaments, cables"),
        field("contacts", &Model::contacts, schema::Parts{}),
        field("loads", &Model::loads, schema::Parts{}, "Forces that always act"),
        field("activities", &Model::activities, schema::Parts{}, "Postures with loads")};
};

}  // namespace sinew
