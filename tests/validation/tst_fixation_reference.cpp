// Bone, friction, ties and bedded beams against closed forms (shared/data/fixation/fixation_reference.json).
//
// Fields of cells approach their closed forms with the square of the cell; beams of elements are exact to 1e-3 there;
// what has few parts is exact to round-off.

#include <cmath>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "core/base/constants.h"
#include "core/fixation/bedded_beam.h"
#include "core/fixation/femur_geometry.h"
#include "core/fixation/fracture_plane.h"
#include "core/fixation/interface_solver.h"
#include "core/fixation/section.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_fixation_reference {

namespace {

QJsonObject cases(const char* name)
{
    QFile file(QStringLiteral(SINEW_SHARED_DATA_DIR "/fixation/fixation_reference.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    for (const QJsonValue each : QJsonDocument::fromJson(file.readAll())["cases"].toArray()) {
        if (each["name"].toString() == QLatin1String(name))
            return each.toObject();
    }
    return {};
}

double number(const QJsonValue& object, const char* key)
{
    return object[QLatin1String(key)].toDouble(std::nan(""));
}

Wrench wrench(const Vector3& force, const Vector3& moment)
{
    Wrench both;
    both << force, moment;
    return both;
}

// Pressed cells of a section, in the plane of x and y; z points to the proximal fragment.
InterfaceProblem pressed(const std::vector<SectionCell>& cells, double stiffness)
{
    InterfaceProblem problem;
    problem.steps = 1;
    for (const SectionCell& cell : cells) {
        InterfaceCell made;
        made.position << cell.centroid, 0;
        made.area = cell.area;
        made.normalStiffness = made.tangentStiffness = stiffness;
        problem.cells.push_back(made);
    }
    return problem;
}

double openingAt(const InterfaceAnswer& answer, double x, double y)
{
    const Twist& q = answer.displacement;
    return q[2] + q[3] * y - q[4] * x;
}

// Force along -z at (x, 0).
InterfaceAnswer pressedAt(InterfaceProblem problem, double force, double x)
{
    problem.load = wrench({0, 0, -force}, {0, force * x, 0});
    return solveInterface(problem);
}

double shareOf(const InterfaceAnswer& answer)
{
    return answer.steps.empty() ? 0 : answer.steps.back().pressedShare;
}

BeamSection tube(const QJsonValue& given, double shear)
{
    const double outer = number(given, "outer_diameter"), inner = number(given, "inner_diameter");
    const double E = number(given, "youngs_modulus"), area = pi / 4 * (outer * outer - inner * inner);
    const double second = pi / 64 * (std::pow(outer, 4) - std::pow(inner, 4));
    const double nu = given["poisson"].toDouble(0.33), G = E / (2 * (1 + nu));
    return {E * area, 2 * G * second, E * second, E * second, shear * G * area, shear * G * area};
}

// One frictionless spring or block: a cell of 1 m^2 at the origin.
InterfaceProblem block(const QJsonValue& given, double angle, double device)
{
    InterfaceProblem problem;
    InterfaceCell cell;
    cell.area = 1;
    cell.normalStiffness = 1e9;
    cell.tangentStiffness = number(given, "tangential_stiffness");
    cell.friction = number(given, "friction");
    problem.cells = {cell};
    InterfaceBeam beam{"device", Matrix6::Zero()};
    beam.stiffness(0, 0) = device;
    beam.stiffness(1, 1) = 1;                                // nothing drives it that way
    beam.stiffness.bottomRightCorner<3, 3>().setIdentity();  // nor turns it
    problem.beams = {beam};
    const double force = number(given, "force");
    problem.load = wrench({force * std::sin(angle), 0, -force * std::cos(angle)}, Vector3::Zero());
    return problem;
}

double degrees(const QJsonValue& of)
{
    return number(of, "angle_deg") * pi / 180;
}

}  // namespace

class TestFixationReference : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void rectangle();
    void disc();
    void ring();
    void openingPath();
    void incline();
    void slipAfterPreload();
    void homogeneity();
    void clampedBeam();
    void beamOnFoundation();
    void beamWithGap();
    void parallelPins();
    void triangleAgainstLine();
    void lagScrewJoint();
    void slidingScrewInBarrel();
    void pauwelsResultants();
    void neckShaftAngle();
    void ellipticNeck();
};

void TestFixationReference::initTestCase()
{
    if (cases("no_tension_disc").isEmpty())
        QSKIP("the reference data are not beside the project");
}

// The error of the peak and of the share falls with the cell as the file says.
void TestFixationReference::rectangle()
{
    const QJsonObject all = cases("no_tension_rectangle"), given = all["given"].toObject();
    const double b = number(given, "width_b"), h = number(given, "height_h"), k = number(given, "stiffness_per_area");
    const Outline outline{{-h / 2, -b / 2}, {h / 2, -b / 2}, {h / 2, b / 2}, {-h / 2, b / 2}};
    for (const auto& [across, key] : {std::pair{20, "20 cells across"}, std::pair{40, "40 cells across"}}) {
        const double tolerance = all["cell_tolerance"][QLatin1String(key)].toDouble();
        const InterfaceProblem problem = pressed(sectionCells(outline, {}, h / across), k);
        for (const QJsonValue expected : all["expect"].toArray()) {
            const InterfaceAnswer answer = pressedAt(problem, number(given, "force"), number(expected, "eccentricity"));
            QVERIFY2(answer.isUsable(), answer.message.english().c_str());
            const double peak = number(expected, "peak_pressure");
            SINEW_COMPARE_NEAR(-k * openingAt(answer, h / 2, 0), peak, {.rel = tolerance});
            SINEW_COMPARE_NEAR(std::max(0.0, openingAt(answer, -h / 2, 0)), number(expected, "largest_gap"),
                               {.abs = tolerance * peak / k, .rel = tolerance});
            // a share counts whole cells
            SINEW_COMPARE_NEAR(shareOf(answer), number(expected, "contact_share"), {.abs = 1.0 / across});
        }
    }
}

void TestFixationReference::disc()
{
    const QJsonObject all = cases("no_tension_disc"), given = all["given"].toObject();
    const double R = number(given, "radius"), k = number(given, "stiffness_per_area");
    for (const auto& [across, key] : {std::pair{20, "20 cells across"}, std::pair{40, "40 cells across"}}) {
        const double tolerance = all["cell_tolerance"][QLatin1String(key)].toDouble();
        const InterfaceProblem problem = pressed(sectionCells(ellipseOutline(R, R), {}, 2 * R / across), k);
        for (const QJsonValue expected : all["expect"].toArray()) {
            const InterfaceAnswer answer = pressedAt(problem, number(given, "force"), number(expected, "eccentricity"));
            QVERIFY2(answer.isUsable(), answer.message.english().c_str());
            const double peak = number(expected, "peak_pressure");
            SINEW_COMPARE_NEAR(-k * openingAt(answer, R, 0), peak, {.rel = tolerance});
            SINEW_COMPARE_NEAR(std::max(0.0, openingAt(answer, -R, 0)), number(expected, "largest_gap"),
                               {.abs = tolerance * peak / k, .rel = tolerance});
            // The file's tolerance is that of the peak; the rotation is steeper where little is pressed.
            SINEW_COMPARE_NEAR(answer.displacement[4], number(expected, "rotation"), {.rel = 1.5 * tolerance});
        }
    }
}

void TestFixationReference::ring()
{
    const QJsonObject all = cases("no_tension_ring"), given = all["given"].toObject();
    const double R = number(given, "outer_radius"), r = number(given, "inner_radius");
    const double k = number(given, "stiffness_per_area");
    InterfaceProblem problem = pressed({}, k);
    const auto cells = sectionCells(ellipseOutline(R, R), {ellipseOutline(r, r)}, 2 * R / 40);
    for (SectionCell cell : cells) {
        if (cell.corticalShare == 0)
            continue;
        cell.area *= cell.corticalShare;
        const InterfaceProblem one = pressed({cell}, k);
        problem.cells.push_back(one.cells.front());
    }
    // The centroid of a cell of the ring is that of its whole square: a first-order error in its thickness.
    constexpr double tolerance = 0.02;
    for (const QJsonValue expected : all["expect"].toArray()) {
        const InterfaceAnswer answer = pressedAt(problem, number(given, "force"), number(expected, "eccentricity"));
        QVERIFY2(answer.isUsable(), answer.message.english().c_str());
        SINEW_COMPARE_NEAR(-k * openingAt(answer, R, 0), number(expected, "peak_pressure"), {.rel = tolerance});
    }
}

void TestFixationReference::openingPath()
{
    const QJsonObject all = cases("opening_path_rectangle"), given = all["given"].toObject();
    const double b = number(given, "width_b"), h = number(given, "height_h"), k = number(given, "stiffness_per_area");
    constexpr int strips = 400;
    std::vector<SectionCell> cells;
    for (int i = 0; i < strips; ++i)
        cells.push_back({{h * ((i + 0.5) / strips - 0.5), 0}, b * h / strips, 1});
    InterfaceProblem problem = pressed(cells, k);
    problem.beams = {{"guide", Matrix6::Zero()}};  // strips leave the other turn free
    problem.beams[0].stiffness(3, 3) = 1;
    const double N = number(given, "preload");
    // Turns go with the preload: by a thousandth of it they are small, as an interface asks.
    constexpr double share = 1e-3;
    for (const QJsonValue expected : all["expect"]["path"].toArray()) {
        const InterfaceAnswer answer = pressedAt(problem, share * N, number(expected, "moment") / N);
        QVERIFY2(answer.isUsable(), answer.message.english().c_str());
        // 40 strips are pressed at a share of 0.1: second order in 1/40
        SINEW_COMPARE_NEAR(answer.displacement[4], share * number(expected, "rotation"), {.rel = 2e-3});
        SINEW_COMPARE_NEAR(shareOf(answer), number(expected, "contact_share"), {.abs = 1.0 / strips});
    }
    const InterfaceAnswer beyond = pressedAt(problem, N, 1.01 * number(all["expect"], "collapse_moment") / N);
    QCOMPARE(beyond.status, SolveStatus::Infeasible);
    QVERIFY(std::abs(beyond.collapse[4]) > 0.5);
}

void TestFixationReference::incline()
{
    const QJsonObject all = cases("block_on_incline"), given = all["given"].toObject();
    for (const QJsonValue expected : all["expect"].toArray()) {
        const double device = number(expected, "device_stiffness");
        const InterfaceProblem problem = block(given, degrees(expected), device);
        const InterfaceAnswer answer = solveInterface(problem);
        if (expected["state"].toString().startsWith(QStringLiteral("slides"))) {
            QCOMPARE(answer.status, SolveStatus::Infeasible);
            QVERIFY(answer.collapse[0] > 0.99);
            continue;
        }
        QVERIFY2(answer.isUsable(), answer.message.english().c_str());
        const bool slips = expected["state"].toString() == QStringLiteral("slips");
        QCOMPARE(answer.cells[0].state, slips ? CellState::Slipping : CellState::Sticking);
        SINEW_COMPARE_NEAR(answer.cells[0].pressure, number(expected, "normal"), {.abs = 1e-15, .rel = 1e-9});
        SINEW_COMPARE_NEAR(answer.cells[0].friction.norm(), number(expected, "interface_shear"),
                           {.abs = 1e-15, .rel = 1e-9});
        SINEW_COMPARE_NEAR(-answer.beams[0][0], number(expected, "device_shear"), {.abs = 1e-6, .rel = 1e-9});
        SINEW_COMPARE_NEAR(answer.displacement[0], number(expected, "displacement"), {.abs = 1e-15, .rel = 1e-9});
    }
}

void TestFixationReference::slipAfterPreload()
{
    const QJsonObject all = cases("slip_after_preload"), given = all["given"].toObject();
    const double factor = number(all["expect"], "slip_factor");
    InterfaceProblem problem = block(given, degrees(given), number(given, "device_stiffness"));
    problem.ties
        = {{"lag screw", Vector3::Zero(), Vector3::UnitZ(), 1e-6, number(given, "preload")}};  // a constant force
    const Wrench whole = problem.load;
    for (const double part : {0.999 * factor, 1.001 * factor, 1.0}) {
        problem.load = part * whole;
        const InterfaceAnswer answer = solveInterface(problem);
        QVERIFY2(answer.isUsable(), answer.message.english().c_str());
        QCOMPARE(answer.cells[0].state, part < factor ? CellState::Sticking : CellState::Slipping);
        if (part == 1)
            SINEW_COMPARE_NEAR(-answer.beams[0][0], number(all["expect"], "device_shear_at_1"),
                               {.abs = 1e-15, .rel = 1e-9});
    }
}

void TestFixationReference::homogeneity()
{
    const QJsonObject given = cases("no_tension_rectangle")["given"].toObject();
    const double b = number(given, "width_b"), h = number(given, "height_h"), k = number(given, "stiffness_per_area");
    const Outline outline{{-h / 2, -b / 2}, {h / 2, -b / 2}, {h / 2, b / 2}, {-h / 2, b / 2}};
    InterfaceProblem problem = pressed(sectionCells(outline, {}, h / 20), k);
    problem.steps = 10;
    for (InterfaceCell& cell : problem.cells)
        cell.friction = 0.4;
    const auto at = [&](double factor) {
        problem.load = factor * wrench({0.2 * 1000, 0, -1000}, {0, 1000 * 0.008, 0});
        return solveInterface(problem);
    };
    const InterfaceAnswer one = at(1);
    QVERIFY2(one.isUsable(), one.message.english().c_str());
    for (const double factor : {0.1, 10.0}) {
        const InterfaceAnswer other = at(factor);
        QVERIFY2(other.isUsable(), other.message.english().c_str());
        QCOMPARE(shareOf(other), shareOf(one));
        for (std::size_t i = 0; i < one.cells.size(); ++i)
            SINEW_COMPARE_NEAR(other.cells[i].pressure, factor * one.cells[i].pressure, {.abs = 1e-4, .rel = 1e-9});
    }
}

void TestFixationReference::clampedBeam()
{
    const QJsonObject all = cases("clamped_beam"), given = all["given"].toObject();
    constexpr double fast = std::numeric_limits<double>::infinity();
    for (const QJsonValue expected : all["expect"].toArray()) {
        const double length = number(expected, "length");
        BeddedBeam beam;
        beam.from = -length / 2;
        beam.to = length / 2;
        beam.section = tube(given, number(given, "shear_area_factor"));
        beam.supports = {{beam.from, Fragment::Distal, Vector3::Constant(fast), Vector3::Constant(fast)},
                         {beam.to, Fragment::Proximal, Vector3::Constant(fast), Vector3::Constant(fast)}};
        QCOMPARE(CondensedBeam::refusal(beam).english(), std::string());
        const CondensedBeam condensed(beam);
        const Matrix6 K = condensed.stiffness();
        SINEW_COMPARE_NEAR(K(0, 0), number(expected, "axial_stiffness"), {.abs = 1e-15, .rel = 1e-9});
        SINEW_COMPARE_NEAR(K(1, 1), number(expected, "shear_stiffness_timoshenko"), {.abs = 1e-15, .rel = 1e-9});
        SINEW_COMPARE_NEAR(K(2, 2), number(expected, "shear_stiffness_timoshenko"), {.abs = 1e-15, .rel = 1e-9});
        SINEW_COMPARE_NEAR(K(3, 3), number(expected, "torsion_stiffness"), {.abs = 1e-15, .rel = 1e-9});
        // A turn about the middle bends it evenly.
        SINEW_COMPARE_NEAR(K(4, 4), number(expected, "bending_stiffness"), {.abs = 1e-15, .rel = 1e-9});
        SINEW_COMPARE_NEAR(K(5, 5), number(expected, "bending_stiffness"), {.abs = 1e-15, .rel = 1e-9});
        const auto stations = condensed.stations(Twist::Unit(1));
        SINEW_COMPARE_NEAR(std::abs(stations.front().moment.z() / stations.front().force.y()),
                           number(expected, "end_moment_per_shear"), {.abs = 1e-15, .rel = 1e-9});
    }
}

BeddedBeam pin(const QJsonValue& given, double free, double half)
{
    BeddedBeam beam;
    beam.from = -half - free / 2;
    beam.to = half + free / 2;
    beam.section = tube(given, std::numeric_limits<double>::infinity());
    const double kf = number(given, "foundation");
    beam.beds
        = {{beam.from, -free / 2, Fragment::Distal, kf, kf, kf}, {free / 2, beam.to, Fragment::Proximal, kf, kf, kf}};
    beam.longestElement = 0.002;
    return beam;
}

// Without a moment in the plane, per shear: the compliance of both halves in series.
double shearStiffness(const Matrix6& K)
{
    return K(1, 1) - K(1, 5) * K(5, 1) / K(5, 5);
}

void TestFixationReference::beamOnFoundation()
{
    const QJsonObject all = cases("beam_on_foundation"), given = all["given"].toObject();
    const QJsonValue expected = all["expect"];
    const CondensedBeam condensed(pin(given, 0, 0.08));  // beta L = 7
    const Matrix6 K = condensed.stiffness();
    SINEW_COMPARE_NEAR(shearStiffness(K), number(expected, "pin_shear_stiffness"), {.rel = 1e-3});
    SINEW_COMPARE_NEAR(K(5, 5), number(expected, "pin_bending_stiffness"), {.rel = 1e-3});
    SINEW_COMPARE_NEAR(K(4, 4), number(expected, "pin_bending_stiffness"), {.rel = 1e-3});
    QVERIFY(std::abs(K(1, 5)) < 1e-6 * std::sqrt(K(1, 1) * K(5, 5)));  // alike on both sides
    double shear = 0, most = 0, where = 0;
    BeddedBeam fine = pin(given, 0, 0.08);
    fine.longestElement = 0.0005;  // moments are known at nodes
    for (const BeamStation& station : CondensedBeam(fine).stations(1e-4 * Twist::Unit(1))) {
        if (std::abs(station.at) < 1e-9)
            shear = std::abs(station.force.y());
        if (std::abs(station.moment.z()) > most) {
            most = std::abs(station.moment.z());
            where = std::abs(station.at);
        }
    }
    SINEW_COMPARE_NEAR(most / shear, number(expected, "peak_moment_per_shear"), {.rel = 1e-3});
    SINEW_COMPARE_NEAR(where, number(expected, "depth_of_peak"), {.abs = 0.001});  // half an element
}

void TestFixationReference::beamWithGap()
{
    const QJsonObject all = cases("beam_with_gap"), given = all["given"].toObject();
    for (const QJsonValue expected : all["expect"].toArray()) {
        const Matrix6 K = CondensedBeam(pin(given, number(expected, "free_length"), 0.08)).stiffness();
        SINEW_COMPARE_NEAR(shearStiffness(K), number(expected, "shear_stiffness"), {.rel = 1e-3});
        SINEW_COMPARE_NEAR(K(5, 5), number(expected, "bending_stiffness"), {.rel = 1e-3});
    }
}

// Pins across the plane of y and z: each holds two directions.
InterfaceProblem pins(const QJsonArray& positions, const std::vector<double>& stiffness)
{
    InterfaceProblem problem;
    problem.steps = 1;
    for (int i = 0; i < positions.size(); ++i) {
        const Vector3 place(0, positions[i][0].toDouble(), positions[i][1].toDouble());
        InterfaceBeam beam{"pin " + std::to_string(i + 1), Matrix6::Zero()};
        for (const Vector3& direction : {Vector3(0, 1, 0), Vector3(0, 0, 1)}) {
            Twist column;
            column << direction, place.cross(direction);
            beam.stiffness += stiffness[static_cast<std::size_t>(i)] * column * column.transpose();
        }
        problem.beams.push_back(beam);
    }
    return problem;
}

void TestFixationReference::parallelPins()
{
    const QJsonObject all = cases("parallel_pins");
    const QJsonArray given = all["given"]["cases"].toArray(), expect = all["expect"].toArray();
    for (int c = 0; c < given.size(); ++c) {
        std::vector<double> stiffness;
        for (const QJsonValue each : given[c]["stiffness"].toArray())
            stiffness.push_back(each.toDouble());
        InterfaceProblem problem = pins(given[c]["positions"].toArray(), stiffness);
        const Vector3 shear(0, given[c]["shear"][0].toDouble(), given[c]["shear"][1].toDouble());
        const Vector3 at(0, given[c]["at"][0].toDouble(), given[c]["at"][1].toDouble());
        problem.load = wrench(shear, at.cross(shear) + Vector3(number(given[c], "torque"), 0, 0));
        const InterfaceAnswer answer = solveInterface(problem);
        QVERIFY2(answer.isUsable(), answer.message.english().c_str());
        SINEW_COMPARE_NEAR(answer.displacement[3], number(expect[c], "rotation"), {.abs = 1e-15, .rel = 1e-9});
        for (int i = 0; i < int(stiffness.size()); ++i) {
            const QJsonArray force = expect[c]["pin_forces"][i].toArray();
            const Wrench& on = answer.beams[static_cast<std::size_t>(i)];
            SINEW_COMPARE_NEAR(-on[1], force[0].toDouble(), {.abs = 1e-6, .rel = 1e-9});
            SINEW_COMPARE_NEAR(-on[2], force[1].toDouble(), {.abs = 1e-6, .rel = 1e-9});
        }
    }
}

void TestFixationReference::triangleAgainstLine()
{
    const QJsonObject all = cases("triangle_against_line"), given = all["given"].toObject();
    const std::vector<double> stiffness(3, number(given, "shear_stiffness"));
    const auto torsionOf = [&](const char* key) {
        InterfaceProblem problem = pins(given[QLatin1String(key)].toArray(), stiffness);
        problem.load = wrench(Vector3::Zero(), {1, 0, 0});
        return 1 / solveInterface(problem).displacement[3];
    };
    SINEW_COMPARE_NEAR(torsionOf("triangle"), number(all["expect"], "torsion_triangle"), {.abs = 1e-15, .rel = 1e-9});
    SINEW_COMPARE_NEAR(torsionOf("line"), number(all["expect"], "torsion_line"), {.abs = 1e-15, .rel = 1e-9});
}

void TestFixationReference::lagScrewJoint()
{
    const QJsonObject all = cases("lag_screw_joint"), given = all["given"].toObject();
    InterfaceProblem problem;
    InterfaceCell cell;
    cell.area = 1;
    cell.normalStiffness = number(given, "bone_stiffness");
    problem.cells = {cell};
    problem.ties = {
        {"lag screw", Vector3::Zero(), Vector3::UnitZ(), number(given, "screw_stiffness"), number(given, "preload")}};
    for (const QJsonValue expected : all["expect"]["path"].toArray()) {
        problem.load = wrench({0, 0, number(expected, "separating")}, Vector3::Zero());
        const InterfaceAnswer answer = solveInterface(problem);
        QVERIFY2(answer.isUsable(), answer.message.english().c_str());
        SINEW_COMPARE_NEAR(answer.ties[0], number(expected, "screw"), {.abs = 1e-15, .rel = 1e-9});
        SINEW_COMPARE_NEAR(answer.cells[0].pressure, number(expected, "bone"), {.abs = 1e-6, .rel = 1e-9});
    }
}

void TestFixationReference::slidingScrewInBarrel()
{
    const QJsonObject all = cases("sliding_screw_in_barrel"), given = all["given"].toObject();
    for (const QJsonValue expected : all["expect"].toArray()) {
        const BarrelSlide slide = barrelSlide(number(given, "force"), degrees(expected), number(expected, "extension"),
                                              number(given, "barrel"), number(given, "friction"));
        SINEW_COMPARE_NEAR(slide.transverse, number(expected, "transverse"), {.rel = 1e-9});
        SINEW_COMPARE_NEAR(slide.axial, number(expected, "axial"), {.rel = 1e-9});
        SINEW_COMPARE_NEAR(slide.mouthReaction, number(expected, "mouth_reaction"), {.rel = 1e-9});
        SINEW_COMPARE_NEAR(slide.endReaction, number(expected, "end_reaction"), {.rel = 1e-9});
        SINEW_COMPARE_NEAR(slide.axialToSlide, number(expected, "axial_to_slide"), {.rel = 1e-9});
        SINEW_COMPARE_NEAR(slide.largestExtension, number(expected, "largest_extension_that_slides"), {.rel = 1e-9});
        QCOMPARE(slide.slides, expected["slides"].toBool());
    }
}

void TestFixationReference::pauwelsResultants()
{
    const QJsonObject all = cases("pauwels_resultants"), given = all["given"].toObject();
    const double R = number(given, "force"), theta = number(given, "theta_deg") * pi / 180;
    FemurShape shape;
    shape.neckShaftAngle = 135 * pi / 180;
    for (const QJsonValue expected : all["expect"]["rows"].toArray()) {
        FracturePlane plane;
        plane.pauwels = degrees(expected);
        // The frame alone: a plane at 90 degrees runs along no neck that there is.
        const PlaneFrame frame = sectionOf(plane, shape).frame;
        const PlaneLoad load
            = planeLoad(frame, wrench({0, -R * std::cos(theta), R * std::sin(theta)}, Vector3::Zero()));
        SINEW_COMPARE_NEAR(load.compression, number(expected, "compression"), {.abs = 1e-9 * R});
        SINEW_COMPARE_NEAR(load.shearDown, number(expected, "shear"), {.abs = 1e-9 * R});
        SINEW_COMPARE_NEAR(load.shearBack, 0, {.abs = 1e-9 * R});
    }
}

void TestFixationReference::neckShaftAngle()
{
    const QJsonObject all = cases("neck_shaft_angle"), given = all["given"].toObject();
    const FrontalLoad load{number(given, "weight_bw"), number(given, "weight_arm"),
                           number(given, "abductor_inclination_deg") * pi / 180, number(given, "trochanter_lateral"),
                           number(given, "trochanter_up")};
    FemurShape shape;
    shape.neckLength = number(given, "neck_length");
    for (const QJsonValue expected : all["expect"].toArray()) {
        shape.neckShaftAngle = number(expected, "neck_shaft_deg") * pi / 180;
        const FrontalBalance balance = frontalBalance(shape, load);
        SINEW_COMPARE_NEAR(balance.trochanterLateral, number(expected, "trochanter_lateral_of_head"), {.rel = 1e-9});
        SINEW_COMPARE_NEAR(balance.trochanterAbove, number(expected, "trochanter_above_head"), {.rel = 1e-9});
        SINEW_COMPARE_NEAR(balance.abductorArm, number(expected, "abductor_arm"), {.rel = 1e-9});
        SINEW_COMPARE_NEAR(balance.abductorForce, number(expected, "abductor_force_bw"), {.rel = 1e-9});
        SINEW_COMPARE_NEAR(balance.hipForce, number(expected, "hip_force_bw"), {.rel = 1e-9});
        SINEW_COMPARE_NEAR(balance.hipInclination, number(expected, "hip_force_inclination_deg") * pi / 180,
                           {.rel = 1e-9});
        SINEW_COMPARE_NEAR(balance.neckBaseMoment, number(expected, "moment_at_neck_base_bw_m"), {.rel = 1e-9});
        SINEW_COMPARE_NEAR(balance.armChange * pi / 180, number(expected, "arm_change_per_degree"), {.rel = 1e-9});
    }
}

void TestFixationReference::ellipticNeck()
{
    const QJsonObject all = cases("elliptic_neck"), given = all["given"].toObject();
    const double a = number(given, "a"), b = number(given, "b"), t = number(given, "t");
    const QJsonValue square = all["expect"]["square"];
    const SectionProperties whole = ellipticTube(a, b, std::min(a, b)), tube = ellipticTube(a, b, t);
    SINEW_COMPARE_NEAR(tube.area, number(square, "cortical_area"), {.rel = 1e-9});
    SINEW_COMPARE_NEAR(tube.secondY, number(square, "I_tall_cortical"), {.rel = 1e-9});
    SINEW_COMPARE_NEAR(tube.secondX, number(square, "I_flat_cortical"), {.rel = 1e-9});
    SINEW_COMPARE_NEAR(pi * a * b, number(square, "area"), {.rel = 1e-9});
    SINEW_COMPARE_NEAR(whole.secondY, number(square, "I_tall"), {.rel = 1e-9});
    // The plane of a neck without anteversion, leaning in the frontal plane by gamma; an outline of 360 points lies
    // within the ellipse by (pi/360)^2/1.5 of it.
    FemurShape shape;
    shape.anteversion = 0;
    shape.neckHeight = 2 * a;
    shape.neckDepth = 2 * b;
    shape.neckShell = t;
    FracturePlane plane;
    const double gamma = number(given, "gamma_deg") * pi / 180;
    plane.pauwels = pi - shape.neckShaftAngle - frameOf(shape).tilt + gamma;
    QCOMPARE(refusal(plane, shape).english(), std::string());
    const PlaneSection section = sectionOf(plane, shape);
    SINEW_COMPARE_NEAR(section.frame.onNeck, gamma, {.abs = 1e-9});
    SINEW_COMPARE_NEAR(section.whole.area, number(all["expect"], "oblique_area"), {.rel = 1e-4});
    SINEW_COMPARE_NEAR(section.whole.secondY, number(all["expect"], "oblique_I_long"), {.rel = 2e-4});
    SINEW_COMPARE_NEAR(section.whole.secondX, number(all["expect"], "oblique_I_short"), {.rel = 2e-4});
    SINEW_COMPARE_NEAR(section.cortical.area * std::cos(gamma), number(square, "cortical_area"), {.rel = 1e-4});
}

SINEW_TEST(TestFixationReference)

}  // namespace sinew::test::tst_fixation_reference

#include "tst_fixation_reference.moc"
