#pragma once

#include "core/schema/force_schema.h"

namespace sinew {

// Activities: postures with loads.

template <>
struct Description<CoordinateSetting> {
    static constexpr const char* noun = "a setting";
    static constexpr auto fields = std::tuple{
        field("coordinate", &CoordinateSetting::coordinate, schema::Reference{NameOf::Coordinate}).needed(),
        field("value", &CoordinateSetting::value, schema::Measure{Quantity::CoordinateValue, coordinateBounds}),
        choice("mode", &CoordinateSetting::mode, modeWords),
        field("effort", &CoordinateSetting::effort, schema::Measure{Quantity::Effort}, "When driven")};
    static DoubleDouble unitOf(const CoordinateSetting& setting, const CoordinateFactors& factors)
    {
        return factors.of(setting.coordinate);
    }
};

template <>
struct Description<ActivityStep> {
    static constexpr const char* noun = "a step";
    static constexpr auto fields
        = std::tuple{field("name", &ActivityStep::name, schema::OwnName{true}, "Such as 30 % of the cycle").needed(),
                     field("settings", &ActivityStep::settings, schema::Parts{}),
                     field("loads", &ActivityStep::loads, schema::Parts{}, "Besides those of the activity")};
};

template <>
struct Description<ReferenceRange> {
    static constexpr const char* noun = "a reference";
    static constexpr auto fields = std::tuple{
        field("joint", &ReferenceRange::joint, schema::Reference{NameOf::Joint}).needed(),
        choice("kind", &ReferenceRange::kind, referenceKindWords,
               "Range: the largest force over the steps lies within. Lower bound: it stays below the high end. Mean of "
               "peaks: the mean of the largest of both halves of the steps does. Mean: that of all steps does"),
        choice("basis", &ReferenceRange::basis, referenceBasisWords, "Measured in people, or another model's values"),
        field("low", &ReferenceRange::low, schema::Measure{Quantity::BodyWeights}).called("low end"),
        field("high", &ReferenceRange::high, schema::Measure{Quantity::BodyWeights}).needed().called("high end"),
        field("mean", &ReferenceRange::mean, schema::Measure{Quantity::BodyWeights}),
        field("people", &ReferenceRange::people, schema::Text{}, "Such as ten people"),
        field("citation", &ReferenceRange::citation, schema::Reference{NameOf::Source, true}),
        choice("posture", &ReferenceRange::posture, referencePostureWords,
               "Whether the activity's posture is still "
               "that of the people measured")};
};

template <>
struct Description<Activity> {
    static constexpr const char* noun = "an activity";
    static constexpr NameOf namedAs = NameOf::Activity;
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

}  // namespace sinew
