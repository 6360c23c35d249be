#pragma once

#include <limits>
#include <string_view>

#include "core/schema/skeleton_schema.h"

namespace sinew {

// Nodes, links, contacts and loads.

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
struct Description<WrapSurface> {
    static constexpr const char* noun = "a surface";
    static constexpr NameOf namedAs = NameOf::Surface;
    static constexpr auto fields = std::tuple_cat(
        std::tuple{
            field("name", &WrapSurface::name, schema::OwnName{}).needed(),
            field("body", &WrapSurface::body, schema::Reference{NameOf::Place}, "That carries it"),
            field("at", &WrapSurface::at, schema::Parts{}, "Its centre and axes, in the frame of the body"),
            choice("shape", &WrapSurface::shape, surfaceWords, "A cylinder is endless along z; a torus lies around z"),
            field("radius", &WrapSurface::radius, schema::Measure{Quantity::Length, notNegative},
                  "Of a sphere, a cylinder, or the tube of a torus"),
            field("radii", &WrapSurface::radii, schema::Components{Quantity::Length, VectorKind::Sizes, true},
                  "Half axes of an ellipsoid"),
            field("ring_radius", &WrapSurface::ringRadius, schema::Measure{Quantity::Length, notNegative},
                  "Of a torus, to the middle of its tube")},
        remarkFields<WrapSurface>);
};

inline constexpr Bounds activationBounds = {.least = -1,
                                            .isAboveLeast = true,
                                            .why = "the stiffness is multiplied by 1 + activation",
                                            .farthest = mostActivation};
inline constexpr Bounds shorteningBounds = {.farthest = mostShortening};

template <>
struct Description<PathPoint> {
    static constexpr const char* noun = "a point of a path";
    static constexpr bool isIntegral = true;
    static constexpr auto fields = std::tuple{
        field("body", &PathPoint::body, schema::Reference{NameOf::Place}),
        field("node", &PathPoint::node, schema::Reference{NameOf::Node}, "In place of a body"),
        field("position", &PathPoint::position, schema::Components{Quantity::Length}, "In the frame of the body"),
        field("surface", &PathPoint::surface, schema::Reference{NameOf::Surface},
              "In place of a body: what the strand wraps round between the previous and the next point"),
        choice("side", &PathPoint::side, wrapSideWords, "The way round a cylinder, about its z")};
    // A place on a body is written even where it is the origin.
    static bool isWritten(const PathPoint& point, std::string_view key)
    {
        return key == "position" && point.node.empty() && point.surface.empty();
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
        std::tuple{
            field("name", &Link::name, schema::OwnName{}).needed(),
            field("group", &Link::group, schema::Text{true}, "Names a muscle of several strands"),
            choice("sense", &Link::sense, senseWords, "Tension: only pulls. Compression: only pushes"),
            field("path", &Link::path, schema::Parts{}, "Two points or more, in order, and surfaces between them")
                .needed(),
            field("stiffness", &Link::stiffness, schema::LinkStiffness{}).needed(),
            field("damping", &Link::damping, schema::Measure{Quantity::Damping, notNegative},
                  "In motion: against the rate of its elongation"),
            field("shortening", &Link::shortening, schema::Measure{Quantity::Length, shorteningBounds},
                  "Imposed: positive pulls, negative is slack"),
            field(
                "slack_length", &Link::slackLength, schema::Measure{Quantity::Length, positive},
                "Passive tissue, such as a ligament: its tension follows from its length beyond this in every posture"),
            field("activation", &Link::activation, schema::Measure{Quantity::PureNumber, activationBounds},
                  "The stiffness is multiplied by 1 + activation"),
            field("strength", &Link::strength, schema::Parts{}, "The most that it bears"),
            choice("shape", &Link::shape, linkShapeWords, "How the link is drawn").advanced()},
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
            field(
                "restitution", &Contact::restitution,
                schema::Measure{Quantity::PureNumber, {0, 1, false, "0: it stays where it hits; 1: it loses no speed"}},
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

}  // namespace sinew
