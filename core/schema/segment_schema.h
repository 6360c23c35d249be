#pragma once

#include "core/schema/skeleton_schema.h"

namespace sinew {

// Variable-length segments and constraints.

inline constexpr Bounds fraction = {0, 1, false, "a fraction of the length, 0 at the near end"};

template <>
struct Description<MassPoint> {
    static constexpr const char* noun = "a mass point";
    static constexpr auto fields
        = std::tuple{field("at", &MassPoint::fraction, schema::Measure{Quantity::PureNumber, fraction},
                           "Fraction of the length: 0 the near end, 1 the tip")
                         .called("place"),
                     field("mass", &MassPoint::mass, schema::Measure{Quantity::Mass, notNegative})};
};

template <>
struct Description<HeavyRod> {
    static constexpr const char* noun = "a rod";
    static constexpr auto fields
        = std::tuple{field("length", &HeavyRod::length, schema::Measure{Quantity::Length, positive}).needed(),
                     field("mass", &HeavyRod::mass, schema::Measure{Quantity::Mass, notNegative}),
                     field("centre", &HeavyRod::centre, schema::Measure{Quantity::PureNumber, fraction},
                           "Of its mass, as a fraction of its length")
                         .called("centre of mass"),
                     field("gyration_radius", &HeavyRod::gyrationRadius, schema::Measure{Quantity::Length, notNegative},
                           "Across it, about its centre of mass; a thin rod's when left out")
                         .called("radius of gyration")
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
    static DoubleDouble unitOf(const HeldMotion& held, const CoordinateFactors&) { return factorOf(held.motion); }
};

template <>
struct Description<Closure> {
    static constexpr const char* kind = "closure";
    static constexpr auto fields = std::tuple{
        field("body_a", &Closure::bodyA, schema::Reference{NameOf::Place}).needed(),
        field("in_a", &Closure::inA, schema::Parts{}),
        field("body_b", &Closure::bodyB, schema::Reference{NameOf::Place}).needed(),
        field("in_b", &Closure::inB, schema::Parts{}),
        field("held", &Closure::held, schema::Parts{}, "Motions of frame b relative to frame a, such as x and y")
            .needed()
            .called("list of held motions")};
};

template <>
struct Description<Distance> {
    static constexpr const char* kind = "distance";
    static constexpr auto fields
        = std::tuple{field("body_a", &Distance::bodyA, schema::Reference{NameOf::Place}).needed(),
                     field("point_a", &Distance::pointA, schema::Components{Quantity::Length}).called("first point"),
                     field("body_b", &Distance::bodyB, schema::Reference{NameOf::Place}).needed(),
                     field("point_b", &Distance::pointB, schema::Components{Quantity::Length}).called("second point"),
                     field("distance", &Distance::distance, schema::Measure{Quantity::Length, positive}).needed()};
};

template <>
struct Description<Coupling> {
    static constexpr const char* kind = "coupling";
    static constexpr auto fields
        = std::tuple{field("coordinate", &Coupling::coordinate, schema::Reference{NameOf::Coordinate}).needed(),
                     field("value", &Coupling::value, schema::AxisValue{false})};
    static DoubleDouble unitOf(const Coupling& coupling, const CoordinateFactors& factors)
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

}  // namespace sinew
