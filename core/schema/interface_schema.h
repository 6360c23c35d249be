#pragma once

#include "core/model/interface_input.h"
#include "core/schema/field.h"

namespace sinew {

// Problems of `sinew-cli interface`.

inline constexpr Words<PatchShape> patchShapeWords
    = {{"rectangle", PatchShape::Rectangle}, {"ellipse", PatchShape::Ellipse}};
inline constexpr Words<InterfaceFragment> interfaceFragmentWords
    = {{"distal", InterfaceFragment::Distal}, {"proximal", InterfaceFragment::Proximal}};

namespace schema {

struct SixRows {};      // of six numbers
struct HeldOrSprings {  // three numbers, or the word for infinity
    const char* key;
};

inline constexpr Measure plainNumber{Quantity::PureNumber, notNegative};
inline constexpr Measure plainPositive{Quantity::PureNumber, positive};
inline constexpr Measure anyLength{Quantity::Length};
inline constexpr Measure positiveLength{Quantity::Length, positive};
inline constexpr Components place{Quantity::Length};
inline constexpr Components direction{Quantity::PureNumber};
inline constexpr Measure modulus{Quantity::Pressure, positive};
inline constexpr Measure poisson{Quantity::PureNumber, {-1, 0.5, true}};

}  // namespace schema

template <>
struct Description<InterfaceLoadInput> {
    using T = InterfaceLoadInput;
    static constexpr const char* noun = "'load'";
    static constexpr auto fields
        = std::tuple{field("force", &T::force, schema::Components{Quantity::Force}),
                     field("moment", &T::moment, schema::Components{Quantity::Moment, VectorKind::Axial}),
                     field("point", &T::point, schema::place)};
};

template <>
struct Description<InterfaceCellInput> {
    using T = InterfaceCellInput;
    static constexpr const char* noun = "a cell";
    static constexpr auto fields
        = std::tuple{field("position", &T::position, schema::place),
                     field("normal", &T::normal, schema::direction),
                     field("area", &T::area, schema::Measure{Quantity::Area, positive}).needed(),
                     field("kn", &T::kn, schema::plainPositive).needed().called("normal stiffness"),
                     field("kt", &T::kt, schema::plainNumber).called("tangential stiffness"),
                     field("gap", &T::gap, schema::anyLength),
                     field("friction", &T::friction, schema::plainNumber)};
};

template <>
struct Description<InterfacePatchInput> {
    using T = InterfacePatchInput;
    static constexpr const char* noun = "a patch";
    static constexpr auto fields
        = std::tuple{field("name", &T::name, schema::OwnName{true}).needed(),
                     choice("shape", &T::shape, patchShapeWords).needed(),
                     field("centre", &T::centre, schema::place),
                     field("normal", &T::normal, schema::direction),
                     field("along", &T::along, schema::direction).called("direction along"),
                     field("length", &T::length, schema::positiveLength).needed(),
                     field("width", &T::width, schema::positiveLength).needed(),
                     field("shell", &T::shell, schema::Measure{Quantity::Length, notNegative}),
                     field("cell_size", &T::cellSize, schema::positiveLength).needed(),
                     field("kn", &T::kn, schema::plainPositive).needed().called("normal stiffness"),
                     field("kt", &T::kt, schema::plainNumber).called("tangential stiffness"),
                     field("core_kn", &T::coreKn, schema::plainPositive).called("normal stiffness of the core"),
                     field("core_kt", &T::coreKt, schema::plainNumber).called("tangential stiffness of the core"),
                     field("gap", &T::gap, schema::anyLength),
                     field("friction", &T::friction, schema::plainNumber)};
};

template <>
struct Description<RoundSectionInput> {
    using T = RoundSectionInput;
    static constexpr const char* noun = "a round section";
    static constexpr auto fields
        = std::tuple{field("outer_diameter", &T::outerDiameter, schema::positiveLength).needed(),
                     field("inner_diameter", &T::innerDiameter, schema::Measure{Quantity::Length, notNegative}),
                     field("E", &T::modulus, schema::modulus).needed().called("modulus"),
                     field("nu", &T::poisson, schema::poisson).called("Poisson ratio")};
};

template <>
struct Description<FlatSectionInput> {
    using T = FlatSectionInput;
    static constexpr const char* noun = "a flat section";
    static constexpr auto fields = std::tuple{field("height", &T::height, schema::positiveLength).needed(),
                                              field("width", &T::width, schema::positiveLength).needed(),
                                              field("E", &T::modulus, schema::modulus).needed().called("modulus"),
                                              field("nu", &T::poisson, schema::poisson).called("Poisson ratio")};
};

template <>
struct Description<GivenSectionInput> {
    using T = GivenSectionInput;
    static constexpr const char* noun = "a section";
    static constexpr auto fields = std::tuple{field("EA", &T::axial, schema::plainPositive).needed(),
                                              field("GJ", &T::torsional, schema::plainPositive).needed(),
                                              field("EI_y", &T::bendingY, schema::plainPositive).needed(),
                                              field("EI_z", &T::bendingZ, schema::plainPositive).needed(),
                                              field("GAs_y", &T::shearY, schema::plainPositive),
                                              field("GAs_z", &T::shearZ, schema::plainPositive)};
};

template <>
struct Description<BeamBedInput> {
    using T = BeamBedInput;
    static constexpr const char* noun = "a bed";
    static constexpr auto fields
        = std::tuple{field("from", &T::from, schema::anyLength).needed(),
                     field("to", &T::to, schema::anyLength).needed(),
                     choice("fragment", &T::fragment, interfaceFragmentWords).needed(),
                     field("lateral", &T::lateral, schema::plainNumber).called("lateral stiffness"),
                     field("axial", &T::axial, schema::plainNumber).called("axial stiffness"),
                     field("torsional", &T::torsional, schema::plainNumber).called("torsional stiffness")};
};

template <>
struct Description<BeamSupportInput> {
    using T = BeamSupportInput;
    static constexpr const char* noun = "a support";
    static constexpr auto fields
        = std::tuple{field("at", &T::at, schema::anyLength).needed(),
                     choice("fragment", &T::fragment, interfaceFragmentWords).needed(),
                     field("translation", &T::translation, schema::HeldOrSprings{"translation"}),
                     field("rotation", &T::rotation, schema::HeldOrSprings{"rotation"})};
};

template <>
struct Description<InterfaceBeamInput> {
    using T = InterfaceBeamInput;
    static constexpr const char* noun = "a beam";
    static constexpr auto fields
        = std::tuple{field("name", &T::name, schema::OwnName{true}).needed(),
                     field("stiffness", &T::stiffness, schema::SixRows{}),
                     field("round", &T::round, schema::Parts{}),
                     field("flat", &T::flat, schema::Parts{}),
                     field("section", &T::section, schema::Parts{}),
                     field("crossing", &T::crossing, schema::place),
                     field("direction", &T::direction, schema::direction),
                     field("across", &T::across, schema::direction).called("direction across"),
                     field("from", &T::from, schema::anyLength),
                     field("to", &T::to, schema::anyLength),
                     field("beds", &T::beds, schema::Parts{}),
                     field("supports", &T::supports, schema::Parts{}),
                     field("element", &T::element, schema::positiveLength).called("longest element")};
};

template <>
struct Description<InterfaceTieInput> {
    using T = InterfaceTieInput;
    static constexpr const char* noun = "a tie";
    static constexpr auto fields = std::tuple{
        field("name", &T::name, schema::OwnName{true}).needed(), field("position", &T::position, schema::place),
        field("direction", &T::direction, schema::direction).needed(),
        field("stiffness", &T::stiffness, schema::Measure{Quantity::Stiffness, positive}).needed(),
        field("preload", &T::preload, schema::Measure{Quantity::Force, notNegative})};
};

template <>
struct Description<InterfaceSliderInput> {
    using T = InterfaceSliderInput;
    static constexpr const char* noun = "a slider";
    static constexpr auto fields = std::tuple{
        field("name", &T::name, schema::OwnName{true}).needed(), field("position", &T::position, schema::place),
        field("direction", &T::direction, schema::direction).needed(),
        field("stiffness", &T::stiffness, schema::Measure{Quantity::Stiffness, positive}).needed(),
        field("limit", &T::limit, schema::Measure{Quantity::Force, notNegative}).needed()};
};

template <>
struct Description<InterfaceInput> {
    using T = InterfaceInput;
    static constexpr const char* noun = "a problem";
    static constexpr auto fields = std::tuple{
        field("title", &T::title, schema::Text{}),
        field("note", &T::note, schema::Text{}),
        field("reference_point", &T::referencePoint, schema::place),
        field("typical_length", &T::typicalLength, schema::positiveLength),
        field("steps", &T::steps, schema::Measure{Quantity::PureNumber, {1, 10'000}}).called("number of steps"),
        field("load", &T::load, schema::Parts{}),
        field("cells", &T::cells, schema::Parts{}),
        field("patches", &T::patches, schema::Parts{}),
        field("beams", &T::beams, schema::Parts{}),
        field("ties", &T::ties, schema::Parts{}),
        field("sliders", &T::sliders, schema::Parts{})};
};

}  // namespace sinew
