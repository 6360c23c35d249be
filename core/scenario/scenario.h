#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/base/extras.h"
#include "core/base/shared.h"
#include "core/math/fourier_series.h"
#include "core/math/vector.h"
#include "core/model/model.h"
#include "core/motion/motion_table.h"
#include "core/motion/phase_curve.h"

namespace sinew {

// A motion as a person describes it: a list of stages, each saying what is given and what is sought (Khasin and
// Khokhlov 1999). Plain values, nothing computed. SI, radians. Objects refer to each other, and to those of the
// model, by name.

// A curve to be used by stages.
struct NamedCurve {
    std::string name;
    std::string coordinate;  // whose unit the curve has, and where the window draws it; may be empty: plain SI
    PhaseCurveData data;
    std::string source;
    std::string note;
    Extras extras = {};

    bool operator==(const NamedCurve&) const = default;
};

// A file of columns over time to be used by stages.
struct NamedTable {
    std::string name;
    std::string file;  // .mot, .sto or .csv; relative to the scenario's folder
    std::string source;
    std::string note;
    Shared<MotionTable> data;  // as read from the file; not saved with the scenario
    Extras extras = {};

    bool operator==(const NamedTable&) const = default;
};

// Where a number comes from.
struct ConstantValue {
    double value = 0;

    bool operator==(const ConstantValue&) const = default;
};
struct HeldValue {  // motions only: what it is when the stage begins
    bool operator==(const HeldValue&) const = default;
};
struct CurveValue {
    std::string curve;
    Extras extras = {};

    bool operator==(const CurveValue&) const = default;
};
struct ColumnValue {
    std::string table, column;
    Extras extras = {};

    bool operator==(const ColumnValue&) const = default;
};
struct FormulaValue {  // efforts only: a Formula of the quantities listed in core/scenario/README.md
    std::string text;
    Extras extras = {};

    bool operator==(const FormulaValue&) const = default;
};
using TimeValue = std::variant<ConstantValue, HeldValue, CurveValue, ColumnValue, FourierSeries, FormulaValue>;

// An effort that drives a coordinate towards a motion: proportional (target - value) + derivative (its rate - speed),
// at most `limit` in size.
struct Tracking {
    double proportional = 0;      // N m/rad or N/m
    double derivative = 0;        // N m s/rad or N s/m
    std::optional<double> limit;  // N m or N
    Extras extras = {};

    bool operator==(const Tracking&) const = default;
};

enum class PairSide { Motion, Effort };
enum class StageClock { Scenario, Stage };  // time counts from the start of the run, or of the stage

// What is given of one pair (coordinate, effort); the other is sought.
struct GivenPair {
    std::vector<std::string> coordinates;  // one or more; "*": all that the stage does not name elsewhere
    PairSide side = PairSide::Effort;
    TimeValue value = ConstantValue{};
    double factor = 1;  // such as the amplification of recorded moments
    double delay = 0;   // s: the value of `delay` ago
    StageClock clock = StageClock::Scenario;
    double blend = 0;                  // s, motions: goes over smoothly from the motion before within this time
    std::optional<Tracking> tracking;  // side Effort only: `value` is then the motion to follow
    Extras extras = {};

    bool operator==(const GivenPair&) const = default;
};

// What ends a stage: the first of its conditions to become true. Just one of the three is given.
struct StageEnd {
    std::optional<double> time;   // s, of the run
    std::optional<double> after;  // s, since the stage began
    std::string when;             // a Condition, such as "left_foot.normal < 0"
    std::string next;             // the stage that follows; empty: the next in the list; "end": none
    Extras extras = {};

    bool operator==(const StageEnd&) const = default;
};

// A point of a body that is held where it is when the stage begins: a foot that stands. What holds it can be read as
// NAME.fx, NAME.fy, NAME.fz (N, on the body, ground frame).
struct StageHold {
    std::string name;
    std::string body;
    Vector3 point = Vector3::Zero();  // m, body frame
    bool keepsDirection = false;      // the body cannot turn either
    Extras extras = {};

    bool operator==(const StageHold&) const = default;
};

struct Stage {
    std::string name;
    std::string like;  // another stage, above this one: what this stage does not say is as there
    std::vector<GivenPair> given;
    std::vector<StageEnd> ends;                           // empty: lasts until the scenario ends
    std::optional<std::vector<std::string>> constraints;  // those of the model that hold; absent: all, or as in `like`
    std::optional<std::vector<StageHold>> holds;          // absent: as in `like`
    std::string note;
    Extras extras = {};

    bool operator==(const Stage&) const = default;
};

// A force on a body over the whole run, written in formulas: wind, a push, the drag of the ground.
struct ScenarioForce {
    std::string name;
    std::string body;
    Vector3 point = Vector3::Zero();      // m, body frame
    std::vector<std::string> force;       // 3 formulas, N; or none
    std::vector<std::string> moment;      // 3 formulas, N m; or none
    LoadFrame frame = LoadFrame::Ground;  // in which they are written
    Extras extras = {};

    bool operator==(const ScenarioForce&) const = default;
};

// What a coordinate starts with; what is left out starts with the model's own posture, at rest.
struct StartValue {
    std::string coordinate;
    std::optional<double> value;  // rad or m
    double speed = 0;             // rad/s or m/s
    Extras extras = {};

    bool operator==(const StartValue&) const = default;
};

// A change of the model for this motion only.
struct ModelChange {
    std::string link;  // a link: its activation or shortening
    std::optional<double> activation;
    std::optional<double> shortening;  // m
    std::string body;                  // or a body: mass added to it, spread as its own
    double addedMass = 0;              // kg
    Extras extras = {};

    bool operator==(const ModelChange&) const = default;
};

enum class IntegrationMethod {
    Explicit,          // adaptive Runge-Kutta of order 5, exact events
    Implicit,          // adaptive Runge-Kutta of order 5, for stiff motions at fine tolerances, exact events
    Differences,       // Kolesnikov's central differences of a fixed step, complementarity solved at every step
    LinearlyImplicit,  // adaptive Rosenbrock-W of order 4, for stiff motions at moderate tolerances, exact events
};

struct RunOptions {
    IntegrationMethod method = IntegrationMethod::Explicit;
    double duration = 1;              // s
    double outputStep = 0.01;         // s, between samples
    double relativeTolerance = 1e-8;  // adaptive methods
    double absoluteTolerance = 1e-10;
    double step = 1e-3;  // s, Differences
    Extras extras = {};

    bool operator==(const RunOptions&) const = default;
};

// A marker whose trail the window draws.
struct TrailPoint {
    std::string body;
    Vector3 point = Vector3::Zero();  // m, body frame
    Extras extras = {};

    bool operator==(const TrailPoint&) const = default;
};

struct Scenario {
    std::string name;
    std::string title;
    std::string description;
    std::string model;  // file, relative to the scenario's folder
    std::vector<Source> sources;
    std::vector<ModelChange> changes;
    std::vector<StartValue> start;
    std::vector<NamedCurve> curves;
    std::vector<NamedTable> tables;
    std::vector<ScenarioForce> forces;
    std::vector<Stage> stages;
    RunOptions options;
    std::vector<TrailPoint> trails;
    std::vector<std::string> plots;  // channels that the window shows first, such as "hip/effort"
    Extras extras = {};

    // Compiled once, in scenario.cpp, not in every file that holds one.
    Scenario();
    Scenario(const Scenario&);
    Scenario(Scenario&&) noexcept;
    Scenario& operator=(const Scenario&);
    Scenario& operator=(Scenario&&) noexcept;
    ~Scenario();

    bool operator==(const Scenario&) const;
};

// The name of a stage that ends the run.
inline constexpr const char* endName = "end";

}  // namespace sinew
