#include "core/report/interface_report.h"

#include <algorithm>
#include <array>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

#include "core/report/csv_text.h"
#include "core/report/interface_sums.h"
#include "core/report/lcp_report.h"

namespace sinew {

namespace {

const char* stateName(CellState state)
{
    switch (state) {
    case CellState::Open: return "open";
    case CellState::Sticking: return "sticks";
    case CellState::Slipping: return "slips";
    }
    return "open";
}

JsonValue twistJson(const Twist& twist)
{
    JsonValue json = JsonValue::object();
    json.set("translation_m", Vector3(twist.head<3>())).set("rotation_rad", Vector3(twist.tail<3>()));
    return json;
}

void setWrench(JsonValue& json, const Wrench& wrench)
{
    json.set("force_N", Vector3(wrench.head<3>())).set("moment_Nm", Vector3(wrench.tail<3>()));
}

JsonValue wrenchJson(const Wrench& wrench)
{
    JsonValue json = JsonValue::object();
    setWrench(json, wrench);
    return json;
}

JsonValue stepsJson(const InterfaceAnswer& answer)
{
    JsonValue list = JsonValue::array();
    for (const InterfaceStep& step : answer.steps) {
        JsonValue json = JsonValue::object();
        json.set("factor", step.factor);
        json.set("translation_m", Vector3(step.displacement.head<3>()));
        json.set("rotation_rad", Vector3(step.displacement.tail<3>()));
        json.set("pressed_share", step.pressedShare).set("slipping_share", step.slippingShare);
        list.push(std::move(json));
    }
    return list;
}

JsonValue collapseJson(const InterfaceAnswer& answer)
{
    if (answer.status != SolveStatus::Infeasible)
        return {};
    JsonValue json = JsonValue::object();
    json.set("translation", Vector3(answer.collapse.head<3>())).set("rotation", Vector3(answer.collapse.tail<3>()));
    return json;
}

JsonValue cellsJson(const InterfaceCase& problem, const InterfaceAnswer& answer)
{
    JsonValue list = JsonValue::array();
    for (std::size_t i = 0; i < answer.cells.size(); ++i) {
        const CellAnswer& each = answer.cells[i];
        const InterfaceCell& cell = problem.problem.cells[i];
        JsonValue json = JsonValue::object();
        json.set("position_m", Vector3(cell.position + problem.referencePoint)).set("area_m2", cell.area);
        json.set("state", stateName(each.state)).set("opening_m", each.opening).set("pressure_Pa", each.pressure);
        json.set("normal_N", each.pressure * cell.area).set("friction_N", each.friction).set("slip_m", each.slip);
        list.push(std::move(json));
    }
    return list;
}

JsonValue patchesJson(const InterfaceCase& problem, const InterfaceAnswer& answer)
{
    JsonValue list = JsonValue::array();
    for (const CutPatch& patch : problem.patches) {
        const SurfaceSum sum = sumOf(problem, answer, patch);
        JsonValue json = JsonValue::object();
        json.set("name", patch.name).set("first_cell", patch.firstCell).set("cells", patch.cellCount);
        json.set("area_m2", sum.area);
        setWrench(json, sum.wrench);
        json.set("pressed_share", sum.pressedShare()).set("slipping_share", sum.slippingShare());
        json.set("peak_pressure_Pa", sum.peakPressure).set("largest_opening_m", sum.largestOpening);
        json.set("largest_slip_m", sum.largestSlip);
        list.push(std::move(json));
    }
    return list;
}

JsonValue stationsJson(const std::vector<BeamStation>& stations)
{
    JsonValue list = JsonValue::array();
    for (const BeamStation& station : stations) {
        JsonValue json = JsonValue::object();
        json.set("at_m", station.at).set("force_N", station.force).set("moment_Nm", station.moment);
        json.set("movement_m", station.movement).set("bearing_N_per_m", station.bearing);
        list.push(std::move(json));
    }
    return list;
}

JsonValue partsJson(const InterfaceCase& problem, const InterfaceAnswer& answer, std::string_view kind)
{
    JsonValue list = JsonValue::array();
    for (const PartForce& part : partsOf(problem.problem, answer)) {
        if (part.kind != kind)
            continue;
        JsonValue json = JsonValue::object();
        json.set("name", part.name);
        if (kind == "tie")
            json.set("tension_N", part.along);
        if (kind == "slider")
            json.set("resistance_N", part.along);
        setWrench(json, part.wrench);
        if (kind == "beam")
            json.set("stations", problem.beddedBeams[list.size()]
                                     ? stationsJson(stationsOf(problem, answer, list.size()))
                                     : JsonValue());
        list.push(std::move(json));
    }
    return list;
}

class CsvRows {
public:
    explicit CsvRows(std::ostream& stream, const char* status) : m_stream(stream), m_status(status)
    {
        for (const char* column : columns)
            m_stream << column << ',';
        m_stream << "status\n";
    }

    void begin(const char* kind, const std::string& name)
    {
        for (std::string& field : m_fields)
            field.clear();
        set("kind", kind);
        set("name", csvField(name));
    }
    void set(std::string_view column, double number) { set(column, csvNumber(number)); }
    void set(std::string_view column, std::string text)
    {
        m_fields[static_cast<std::size_t>(std::find(columns.begin(), columns.end(), column) - columns.begin())]
            = std::move(text);
    }
    void setWrench(const Vector3& force, const Vector3& moment)
    {
        static constexpr std::array names{"fx_N", "fy_N", "fz_N", "mx_Nm", "my_Nm", "mz_Nm"};
        for (Eigen::Index i = 0; i < 6; ++i)
            set(names[static_cast<std::size_t>(i)], i < 3 ? force[i] : moment[i - 3]);
    }
    void setTwist(const Twist& twist)
    {
        static constexpr std::array names{"ux_m", "uy_m", "uz_m", "rx_rad", "ry_rad", "rz_rad"};
        for (Eigen::Index i = 0; i < 6; ++i)
            set(names[static_cast<std::size_t>(i)], twist[i]);
    }
    void end()
    {
        for (const std::string& field : m_fields)
            m_stream << field << ',';
        m_stream << m_status << '\n';
    }

private:
    static constexpr auto columns = std::to_array<const char*>(
        {"kind",      "name",        "at_m",   "load_share",    "fx_N",           "fy_N",
         "fz_N",      "mx_Nm",       "my_Nm",  "mz_Nm",         "ux_m",           "uy_m",
         "uz_m",      "rx_rad",      "ry_rad", "rz_rad",        "along_N",        "bearing_N_per_m",
         "opening_m", "pressure_Pa", "slip_m", "pressed_share", "slipping_share", "state"});
    std::ostream& m_stream;
    const char* m_status;
    std::array<std::string, columns.size()> m_fields;
};

void addSurface(CsvRows& rows, const SurfaceSum& sum)
{
    rows.setWrench(sum.wrench.head<3>(), sum.wrench.tail<3>());
    rows.set("opening_m", sum.largestOpening);
    rows.set("pressure_Pa", sum.peakPressure);
    rows.set("slip_m", sum.largestSlip);
    rows.set("pressed_share", sum.pressedShare());
    rows.set("slipping_share", sum.slippingShare());
}

void addParts(CsvRows& rows, const InterfaceCase& problem, const InterfaceAnswer& answer)
{
    std::size_t beam = 0;
    for (const PartForce& part : partsOf(problem.problem, answer)) {
        const bool isBeam = part.kind == std::string_view("beam");
        rows.begin(part.kind, part.name);
        rows.setWrench(part.wrench.head<3>(), part.wrench.tail<3>());
        if (!isBeam)
            rows.set("along_N", part.along);
        rows.end();
        if (!isBeam)
            continue;
        for (const BeamStation& station : stationsOf(problem, answer, beam++)) {
            rows.begin("station", part.name);
            rows.set("at_m", station.at);
            rows.setWrench(station.force, station.moment);
            rows.set("ux_m", station.movement.x());
            rows.set("uy_m", station.movement.y());
            rows.set("uz_m", station.movement.z());
            rows.set("bearing_N_per_m", station.bearing);
            rows.end();
        }
    }
}

void addCells(CsvRows& rows, const InterfaceProblem& problem, const InterfaceAnswer& answer)
{
    for (std::size_t i = 0; i < answer.cells.size(); ++i) {
        const CellAnswer& each = answer.cells[i];
        const Wrench wrench = wrenchAt(problem.cells[i].position, forceOf(problem.cells[i], each));
        rows.begin("cell", std::to_string(i));
        rows.setWrench(wrench.head<3>(), wrench.tail<3>());
        rows.set("opening_m", each.opening);
        rows.set("pressure_Pa", each.pressure);
        rows.set("slip_m", each.slip);
        rows.set("state", std::string(stateName(each.state)));
        rows.end();
    }
}

}  // namespace

JsonValue interfaceJson(const InterfaceCase& problem, const InterfaceAnswer& answer)
{
    const bool has = answer.isUsable();
    const auto known = [&](const auto& make) { return has ? JsonValue(make()) : JsonValue(); };
    const SurfaceSum sum = has ? sumOf(problem.problem, answer, 0, answer.cells.size()) : SurfaceSum();
    JsonValue json = JsonValue::object();
    json.set("status", statusName(answer.status)).set("message", answer.message);
    json.set("title", problem.title).set("reference_point_m", problem.referencePoint);
    json.set("residual", known([&] { return answer.residual; })).set("iterations", answer.iterations);
    json.set("load", wrenchJson(problem.problem.load));
    json.set("tightening", known([&] { return twistJson(answer.tightening); }));
    json.set("displacement", known([&] { return twistJson(answer.displacement); }));
    json.set("collapse", collapseJson(answer));
    json.set("pressed_share", known([&] { return sum.pressedShare(); }));
    json.set("slipping_share", known([&] { return sum.slippingShare(); }));
    json.set("peak_pressure_Pa", known([&] { return sum.peakPressure; }));
    json.set("largest_opening_m", known([&] { return sum.largestOpening; }));
    json.set("largest_slip_m", known([&] { return sum.largestSlip; }));
    json.set("surface", known([&] { return wrenchJson(sum.wrench); }));
    json.set("patches", known([&] { return patchesJson(problem, answer); }));
    json.set("beams", known([&] { return partsJson(problem, answer, "beam"); }));
    json.set("ties", known([&] { return partsJson(problem, answer, "tie"); }));
    json.set("sliders", known([&] { return partsJson(problem, answer, "slider"); }));
    json.set("steps", stepsJson(answer));
    json.set("cells", known([&] { return cellsJson(problem, answer); }));
    return json;
}

void writeInterfaceCsv(const InterfaceCase& problem, const InterfaceAnswer& answer, std::ostream& stream)
{
    CsvRows rows(stream, statusName(answer.status));
    rows.begin("message", answer.message.english());
    rows.end();
    for (const InterfaceStep& step : answer.steps) {
        rows.begin("step", "");
        rows.set("load_share", step.factor);
        rows.setTwist(step.displacement);
        rows.set("pressed_share", step.pressedShare);
        rows.set("slipping_share", step.slippingShare);
        rows.end();
    }
    if (!answer.isUsable())
        return;
    rows.begin("load", "");
    rows.setWrench(problem.problem.load.head<3>(), problem.problem.load.tail<3>());
    rows.end();
    for (const auto& [kind, twist] :
         {std::pair("tightening", answer.tightening), {"displacement", answer.displacement}}) {
        rows.begin(kind, "");
        rows.setTwist(twist);
        rows.end();
    }
    rows.begin("surface", "");
    addSurface(rows, sumOf(problem.problem, answer, 0, answer.cells.size()));
    rows.end();
    for (const CutPatch& patch : problem.patches) {
        rows.begin("patch", patch.name);
        addSurface(rows, sumOf(problem, answer, patch));
        rows.end();
    }
    addParts(rows, problem, answer);
    addCells(rows, problem.problem, answer);
}

}  // namespace sinew
