#pragma once

#include "core/scenario/scenario.h"
#include "core/schema/model_schema.h"

namespace sinew {

// The descriptions of everything that a scenario holds; see model_schema.h.

inline constexpr Words<IntegrationMethod> methodWords = {{"explicit", IntegrationMethod::Explicit},
                                                         {"linearly_implicit", IntegrationMethod::LinearlyImplicit},
                                                         {"implicit", IntegrationMethod::Implicit},
                                                         {"differences", IntegrationMethod::Differences}};
inline constexpr Words<StageClock> clockWords = {{"scenario", StageClock::Scenario}, {"stage", StageClock::Stage}};
inline constexpr const char* holdWord = "hold";
inline constexpr const char* allWord = "*";  // for all coordinates that a stage does not name elsewhere

template <>
struct Description<ModelChange> {
    static constexpr const char* noun = "a change";
    static constexpr auto fields = std::tuple{
        field("link", &ModelChange::link, schema::Reference{NameOf::Link}),
        field("activation", &ModelChange::activation, schema::Measure{Quantity::PureNumber, activationBounds}),
        field("shortening", &ModelChange::shortening, schema::Measure{Quantity::Length, shorteningBounds}),
        field("body", &ModelChange::body, schema::Reference{NameOf::Body}),
        field("added_mass", &ModelChange::addedMass, schema::Measure{Quantity::Mass}, "Spread as its own")};
};

template <>
struct Description<StartValue> {
    static constexpr const char* noun = "a start";
    static constexpr auto fields
        = std::tuple{field("coordinate", &StartValue::coordinate, schema::Reference{NameOf::Coordinate}).needed(),
                     field("value", &StartValue::value, schema::Measure{Quantity::CoordinateValue}),
                     field("speed", &StartValue::speed, schema::Measure{Quantity::CoordinateValue}, "Per second")};
    static DoubleDouble unitOf(const StartValue& start, const CoordinateFactors& factors)
    {
        return factors.of(start.coordinate);
    }
};

template <>
struct Description<CharacteristicPoint> {
    static constexpr const char* noun = "a point of a curve";
    static constexpr auto fields = std::tuple{
        field("time", &CharacteristicPoint::time, schema::Measure{Quantity::Time}).needed(),
        field("value", &CharacteristicPoint::value, schema::Measure{Quantity::CoordinateValue}).needed(),
        field("slope", &CharacteristicPoint::slope, schema::Measure{Quantity::CoordinateValue}, "Per second"),
        field("curvature", &CharacteristicPoint::curvature, schema::Measure{Quantity::CoordinateValue},
              "Per second squared")
            .advanced()};
};

template <>
struct Description<PhaseShape> {
    static constexpr const char* noun = "a shape";
    static constexpr auto fields
        = std::tuple{field("skew", &PhaseShape::skew, schema::Measure{Quantity::PureNumber, {-1, 1}}),
                     field("peak", &PhaseShape::peak, schema::Measure{Quantity::PureNumber, {-1, 1}})};
};

template <>
struct Description<PhaseCurveData> {
    static constexpr auto fields = std::tuple{
        field("periodic", &PhaseCurveData::isPeriodic, schema::Flag{}, "The last point is the first, one period later"),
        field("points", &PhaseCurveData::points, schema::Parts{}, "Two or more, times rising").needed(),
        field("shapes", &PhaseCurveData::shapes, schema::Parts{}, "One a phase").advanced()};
};

template <>
struct Description<NamedCurve> {
    static constexpr const char* noun = "a curve";
    static constexpr NameOf namedAs = NameOf::Curve;
    static constexpr auto fields = std::tuple_cat(
        std::tuple{field("name", &NamedCurve::name, schema::OwnName{true}).needed(),
                   field("coordinate", &NamedCurve::coordinate, schema::Reference{NameOf::Coordinate, true},
                         "Whose unit it has; plain SI when left out"),
                   field("data", &NamedCurve::data, schema::Inlined{}).needed()},
        remarkFields<NamedCurve>);
    static DoubleDouble unitOf(const NamedCurve& curve, const CoordinateFactors& factors)
    {
        return curve.coordinate.empty() ? 1 : factors.of(curve.coordinate);
    }
};

template <>
struct Description<NamedTable> {
    static constexpr const char* noun = "a table";
    static constexpr NameOf namedAs = NameOf::Table;
    static constexpr auto fields
        = std::tuple_cat(std::tuple{field("name", &NamedTable::name, schema::OwnName{true}).needed(),
                                    field("file", &NamedTable::file, schema::Text{},
                                          ".mot, .sto or .csv; relative to the scenario's folder")
                                        .needed()},
                         remarkFields<NamedTable>);
};

template <>
struct Description<FourierSeries> {
    static constexpr const char* noun = "'series'";
    static constexpr auto fields
        = std::tuple{field("period", &FourierSeries::period, schema::Measure{Quantity::Time, positive}).needed(),
                     field("mean", &FourierSeries::mean, schema::Measure{Quantity::CoordinateValue}),
                     field("cosines", &FourierSeries::cosines, schema::Measure{Quantity::CoordinateValue}),
                     field("sines", &FourierSeries::sines, schema::Measure{Quantity::CoordinateValue})};
};

template <>
struct Description<ConstantValue> {
    static constexpr auto fields
        = std::tuple{field("value", &ConstantValue::value, schema::Measure{Quantity::CoordinateValue})};
};

template <>
struct Description<HeldValue> {
    static constexpr auto fields = std::tuple{};
};

template <>
struct Description<CurveValue> {
    static constexpr auto fields
        = std::tuple{field("curve", &CurveValue::curve, schema::Reference{NameOf::Curve}).needed()};
};

template <>
struct Description<ColumnValue> {
    static constexpr auto fields
        = std::tuple{field("table", &ColumnValue::table, schema::Reference{NameOf::Table}).needed(),
                     field("column", &ColumnValue::column, schema::Text{}).needed()};
};

template <>
struct Description<FormulaValue> {
    static constexpr auto fields
        = std::tuple{field("formula", &FormulaValue::text, schema::Text{.isFormula = true}).needed()};
};

template <>
struct Description<Tracking> {
    static constexpr const char* noun = "'tracking'";
    static constexpr auto fields = std::tuple{
        field("proportional", &Tracking::proportional, schema::Measure{Quantity::CoordinateStiffness, notNegative})
            .called("proportional gain"),
        field("derivative", &Tracking::derivative, schema::Measure{Quantity::CoordinateDamping, notNegative})
            .called("derivative gain"),
        field("limit", &Tracking::limit, schema::Measure{Quantity::Effort, positive})};
};

template <>
struct Description<GivenPair> {
    static constexpr const char* noun = "a given pair";
    static constexpr auto fields = std::tuple{
        field("coordinates", &GivenPair::coordinates, schema::GivenCoordinates{}).needed(),
        field("value", &GivenPair::value, schema::GivenValue{}, "A motion, an effort, or a motion to follow").needed(),
        field("factor", &GivenPair::factor, schema::Measure{Quantity::PureNumber}),
        field("delay", &GivenPair::delay, schema::Measure{Quantity::Time, notNegative}, "The value of so long ago"),
        choice("clock", &GivenPair::clock, clockWords, "From the start of the run, or of the stage"),
        field("blend", &GivenPair::blend, schema::Measure{Quantity::Time, notNegative},
              "Goes over smoothly from the motion before"),
        field("tracking", &GivenPair::tracking, schema::Parts{}, "Drives the coordinate towards the motion")};
    // Of motions: by the first coordinate, as a number for angles and lengths alike is refused.
    static DoubleDouble unitOf(const GivenPair& pair, const CoordinateFactors& factors)
    {
        if (pair.side == PairSide::Effort && !pair.tracking)
            return 1;
        const std::string& first = pair.coordinates.empty() ? factors.first() : pair.coordinates.front();
        return factors.of(first == allWord ? factors.first() : first);
    }
};

template <>
struct Description<StageEnd> {
    static constexpr const char* noun = "an end";
    static constexpr auto fields = std::tuple{
        field("time", &StageEnd::time, schema::Measure{Quantity::Time, positive}, "Of the run"),
        field("after", &StageEnd::after, schema::Measure{Quantity::Time, positive}, "Since the stage began")
            .called("stage time"),
        field("when", &StageEnd::when, schema::Text{.isFormula = true}, "Such as left_foot.normal < 0"),
        field("next", &StageEnd::next, schema::Reference{NameOf::Stage, true},
              "The next in the list when left "
              "out; 'end': none")};
};

template <>
struct Description<StageHold> {
    static constexpr const char* noun = "a hold";
    static constexpr auto fields = std::tuple{
        field("name", &StageHold::name, schema::OwnName{true}).needed(),
        field("body", &StageHold::body, schema::Reference{NameOf::Body}).needed(),
        field("point", &StageHold::point, schema::Components{Quantity::Length}, "In the frame of the body"),
        field("keeps_direction", &StageHold::keepsDirection, schema::Flag{}, "It cannot turn either")};
};

template <>
struct Description<Stage> {
    static constexpr const char* noun = "a stage";
    static constexpr NameOf namedAs = NameOf::Stage;
    static constexpr auto fields = std::tuple{
        field("name", &Stage::name, schema::OwnName{true}).needed(),
        field("like", &Stage::like, schema::Reference{NameOf::Stage, true}, "What this stage does not say is as there"),
        field("given", &Stage::given, schema::Parts{}, "Of each pair of coordinate and effort, just one"),
        field("ends", &Stage::ends, schema::Parts{}, "The first to become true ends the stage"),
        field("constraints", &Stage::constraints, schema::Reference{NameOf::Constraint}, "Those that hold"),
        field("holds", &Stage::holds, schema::Parts{}, "Points that stand where they are"),
        field("note", &Stage::note, schema::Text{})};
};

template <>
struct Description<ScenarioForce> {
    static constexpr const char* noun = "a force";
    static constexpr auto fields = std::tuple{
        field("name", &ScenarioForce::name, schema::OwnName{true}).needed(),
        field("body", &ScenarioForce::body, schema::Reference{NameOf::Place}).needed(),
        field("point", &ScenarioForce::point, schema::Components{Quantity::Length}, "In the frame of the body"),
        field("force", &ScenarioForce::force, schema::Formulas{}, "N"),
        field("moment", &ScenarioForce::moment, schema::Formulas{}, "N m"),
        choice("frame", &ScenarioForce::frame, loadFrameWords)};
};

inline constexpr Bounds tolerances = {1e-14, 1e-1, false, "1e-8 is usual"};

template <>
struct Description<RunOptions> {
    static constexpr const char* noun = "'options'";
    static constexpr auto fields = std::tuple{
        choice("method", &RunOptions::method, methodWords),
        field("duration", &RunOptions::duration, schema::Measure{Quantity::Time, positive}),
        field("output_step", &RunOptions::outputStep, schema::Measure{Quantity::Time, positive}, "Between samples")
            .called("step between samples"),
        field("relative_tolerance", &RunOptions::relativeTolerance, schema::Measure{Quantity::PureNumber, tolerances}),
        field("absolute_tolerance", &RunOptions::absoluteTolerance, schema::Measure{Quantity::PureNumber, tolerances}),
        field("step", &RunOptions::step, schema::Measure{Quantity::Time, positive}, "Of the differences")};
};

template <>
struct Description<TrailPoint> {
    static constexpr const char* noun = "a trail";
    static constexpr auto fields
        = std::tuple{field("body", &TrailPoint::body, schema::Reference{NameOf::Place}).needed(),
                     field("point", &TrailPoint::point, schema::Components{Quantity::Length, VectorKind::Polar, true},
                           "In the frame of the body")};
};

template <>
struct Description<Scenario> {
    static constexpr const char* noun = "the scenario";
    static constexpr auto fields = std::tuple{
        field("name", &Scenario::name, schema::Text{}),
        field("title", &Scenario::title, schema::Text{}),
        field("description", &Scenario::description, schema::Text{}),
        field("model", &Scenario::model, schema::Text{}, "A file, relative to the scenario's folder").needed(),
        field("sources", &Scenario::sources, schema::Parts{}),
        field("changes", &Scenario::changes, schema::Parts{}, "Of the model, for this motion only"),
        field("start", &Scenario::start, schema::Parts{}, "The model's own posture at rest, where left out"),
        field("curves", &Scenario::curves, schema::Parts{}),
        field("tables", &Scenario::tables, schema::Parts{}),
        field("forces", &Scenario::forces, schema::Parts{}),
        field("stages", &Scenario::stages, schema::Parts{}),
        field("options", &Scenario::options, schema::Parts{}),
        field("trails", &Scenario::trails, schema::Parts{}, "Markers whose trails are drawn"),
        field("plots", &Scenario::plots, schema::Reference{NameOf::Channel}, "Shown first")};
};

}  // namespace sinew
