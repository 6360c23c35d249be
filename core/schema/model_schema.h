#pragma once

#include "core/schema/activity_schema.h"
#include "core/schema/force_schema.h"
#include "core/schema/segment_schema.h"
#include "core/schema/skeleton_schema.h"

namespace sinew {

// The description of a model; those of what it holds stand in the headers above, by subject. Adding a field is a line
// there and in its struct.

template <>
struct Description<Model> {
    static constexpr const char* noun = "the model";
    static constexpr auto fields = std::tuple{
        field("name", &Model::name, schema::Text{true}),
        field("title", &Model::title, schema::Text{true}, "What a person reads"),
        field("description", &Model::description, schema::Text{true}),
        choice("space", &Model::space, spaceWords, "Plane: all motion and all forces in the x-y plane"),
        field("body_weight", &Model::bodyWeight,
              schema::Measure{Quantity::Force, {.least = 0, .why = "0 when the model is no person"}},
              "0 when the model is no person"),
        field("gravity", &Model::gravity, schema::Components{Quantity::Acceleration}, "In the ground frame"),
        field("sources", &Model::sources, schema::Parts{}, "Where numbers come from"),
        field("bodies", &Model::bodies, schema::Parts{}, "Bones and rigid segments"),
        field("coordinates", &Model::coordinates, schema::Parts{}, "Generalised coordinates"),
        field("joints", &Model::joints, schema::Parts{}),
        field("segments", &Model::segments, schema::Parts{}, "Parts that change their length"),
        field("constraints", &Model::constraints, schema::Parts{}, "Closed loops, rods, couplings"),
        field("nodes", &Model::nodes, schema::Parts{}, "Massless points where strands meet"),
        field("surfaces", &Model::surfaces, schema::Parts{}, "Bone or flesh that strands wrap round"),
        field("links", &Model::links, schema::Parts{}, "Muscles, ligaments, cables"),
        field("contacts", &Model::contacts, schema::Parts{}),
        field("loads", &Model::loads, schema::Parts{}, "Forces that always act"),
        field("activities", &Model::activities, schema::Parts{}, "Postures with loads")};
};

}  // namespace sinew
