#pragma once

#include <limits>
#include <string_view>

#include "core/model/size_bounds.h"
#include "core/schema/field.h"
#include "core/schema/units.h"

namespace sinew {

// Sources, bodies, coordinates and joints.

inline constexpr Bounds coordinateBounds = {.farthest = mostCoordinateValue};

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
        = std::tuple{field("name", &Source::name, schema::OwnName{true}, "Short, such as Dostal 1981").needed(),
                     field("text", &Source::text, schema::Text{}, "The full citation")};
};

template <>
struct Description<Landmark> {
    static constexpr const char* noun = "a landmark";
    static constexpr auto fields
        = std::tuple{field("name", &Landmark::name, schema::OwnName{true}).needed(),
                     field("position", &Landmark::position,
                           schema::Components{Quantity::Length, VectorKind::Polar, true}, "In the frame of the body")};
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
    static constexpr auto fields = std::tuple_cat(
        std::tuple{field("name", &Body::name, schema::OwnName{}).needed(),
                   field("mass", &Body::mass, schema::Measure{Quantity::Mass, notNegative}),
                   field("centre_of_mass", &Body::centreOfMass,
                         schema::Components{Quantity::Length, VectorKind::Polar, true}, "In the frame of the body"),
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
        field("cubic", &Spring::cubic, schema::Measure{Quantity::CubicStiffness, notNegative}, "Hardening")
            .called("cubic stiffness")};
};

template <>
struct Description<Damper> {
    static constexpr const char* noun = "a damper";
    static constexpr auto fields
        = std::tuple{field("linear", &Damper::linear, schema::Measure{Quantity::CoordinateDamping, notNegative})
                         .called("linear damping"),
                     field("quadratic", &Damper::quadratic, schema::Measure{Quantity::QuadraticDamping, notNegative})
                         .called("quadratic damping")};
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
                   field("value", &Coordinate::value, schema::Measure{Quantity::CoordinateValue, coordinateBounds},
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
    static DoubleDouble unitOf(const Coordinate& coordinate, const CoordinateFactors&)
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
    static DoubleDouble inputUnitOf(const AxisTerm& term, const CoordinateFactors& factors)
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
    static DoubleDouble unitOf(const Axis& axis, const CoordinateFactors&) { return factorOf(axis.kind); }
};

template <>
struct Description<JointLayer> {
    static constexpr const char* noun = "a layer";
    static constexpr auto fields = std::tuple_cat(
        std::tuple{
            field("name", &JointLayer::name, schema::OwnName{true}).needed(),
            field("outer_radius", &JointLayer::outerRadius, schema::Measure{Quantity::Length, positive}).needed(),
            field("modulus", &JointLayer::youngsModulus, schema::Measure{Quantity::Pressure, positive}, "Young's")
                .needed(),
            field("poisson", &JointLayer::poissonsRatio, schema::Measure{Quantity::PureNumber, {-1, 0.5, true}})
                .called("Poisson's ratio")
                .needed()},
        remarkFields<JointLayer>);
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
            field("coordinates", &Joint::coordinates, schema::Reference{NameOf::Coordinate}, "Ball: three, free: six"),
            field("layers", &Joint::layers, schema::Parts{}, "Elastic shells, from the solid core outwards"),
            field("layer_pressure", &Joint::layerPressure, schema::Measure{Quantity::Pressure, notNegative},
                  "On the outermost layer; from the joint's force when left out")
                .called("pressure on the layers")},
        remarkFields<Joint>);
};

}  // namespace sinew
