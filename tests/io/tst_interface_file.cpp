// Problems of two fragments as JSON: what is read, what it comes to, and what is said of what cannot be read.

#include <cmath>
#include <numbers>
#include <random>
#include <sstream>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/base/constants.h"
#include "core/fixation/interface_solver.h"
#include "core/io/interface_file.h"
#include "core/report/interface_report.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_interface_file {

namespace {

// Quotes of a kind that needs no escapes.
std::string quoted(QByteArray text)
{
    return text.replace('\'', '"').toStdString();
}

Result<InterfaceCase> read(const std::string& text)
{
    std::istringstream stream(text);
    return readInterface(stream, "p");
}

// All remarks, "line:column: error: message; hint", a line each.
std::string remarksOn(const std::string& text)
{
    std::string remarks;
    for (const Diagnostic& diagnostic : read(text).diagnostics)
        remarks += (remarks.empty() ? "" : "\n") + toString(diagnostic).substr(2);
    return remarks;
}

std::string beamWith(const char* keys)
{
    return quoted(QByteArray("{'beams': [{'name': 'pin', ") + keys + "}]}");
}

// A small problem with everything in it.
const char* const all
    = "{'title': 'all', 'note': 'of it', 'reference_point': [0.1, 0, 0], 'typical_length': 0.03, 'steps': 5,\n"
      "'load': {'force': [1, 2, -300], 'moment': [0.5, 0, 0], 'point': [0.1, 0.01, 0]},\n"
      "'cells': [{'position': [0.101, 0, 0], 'normal': [0, 0, 2], 'area': 1e-4, 'kn': 1e10, 'kt': 8e9,\n"
      " 'gap': 1e-6, 'friction': 0.4}],\n"
      "'patches': [{'name': 'cut', 'shape': 'rectangle', 'centre': [0.1, 0, 0], 'normal': [0, 0, 1],\n"
      " 'along': [0, 1, 0.5], 'length': 0.03, 'width': 0.02, 'shell': 0.002, 'cell_size': 0.005, 'kn': 1e10,\n"
      " 'kt': 5e9, 'core_kn': 1e9, 'core_kt': 5e8, 'gap': 0, 'friction': 0.3}],\n"
      "'beams': [{'name': 'six', 'stiffness': [[1e6, 0, 0, 0, 0, 0], [0, 1e6, 0, 0, 0, 0], [0, 0, 1e6, 0, 0, 0],\n"
      " [0, 0, 0, 100, 0, 0], [0, 0, 0, 0, 100, 0], [0, 0, 0, 0, 0, 100]]},\n"
      " {'name': 'pin', 'crossing': [0.1, 0, 0], 'direction': [0, 0, 3], 'across': [1, 0, 1], 'from': -0.04,\n"
      " 'to': 0.03, 'element': 0.005, 'flat': {'height': 0.006, 'width': 0.01, 'E': 1e11, 'nu': 0.25},\n"
      " 'beds': [{'from': -0.04, 'to': 0, 'fragment': 'distal', 'lateral': 6e8, 'axial': 1e8, 'torsional': 50},\n"
      " {'from': 0, 'to': 0.03, 'fragment': 'proximal', 'lateral': 6e8}],\n"
      " 'supports': [{'at': 0.03, 'fragment': 'proximal', 'translation': ['held', 0, 1e6],\n"
      " 'rotation': [0, 10, 'held']}]}],\n"
      "'ties': [{'name': 'head', 'position': [0.1, 0, 0], 'direction': [0, 0, 5], 'stiffness': 1e6, 'preload': 50}],\n"
      "'sliders': [{'name': 'barrel', 'direction': [0, 0, 1], 'stiffness': 1e6, 'limit': 20}]}";

}  // namespace

class TestInterfaceFile : public QObject {
    Q_OBJECT

private slots:
    void allKeys();
    void whatIsAbsentIsAtItsDefault();
    void patchesAreCut_data();
    void patchesAreCut();
    void sections();
    void remarks_data();
    void remarks();
    void warnings();
    void sizesHaveLimits();
    void files();
    void otherReferencePointSameAnswer();
    void roughInputs();
};

void TestInterfaceFile::allKeys()
{
    const auto result = read(quoted(all));
    QVERIFY2(result.ok() && result.diagnostics.empty(), remarksOn(quoted(all)).c_str());
    const InterfaceCase& c = *result.value;
    const InterfaceProblem& p = c.problem;
    QCOMPARE(c.title, std::string("all"));
    QVERIFY(c.referencePoint == Vector3(0.1, 0, 0));
    QCOMPARE(p.typicalLength, 0.03);
    QCOMPARE(p.steps, 5);
    // 0.5 and the force at a lever of 0.01 m along y
    const Wrench load = (Wrench() << 1, 2, -300, 0.5 - 3, 0, -0.01).finished();
    SINEW_COMPARE_NEAR(p.load, load, {.abs = 1e-15});
    const InterfaceCell& cell = p.cells[0];
    SINEW_COMPARE_NEAR(cell.position, Vector3(0.001, 0, 0), {.abs = 1e-16});
    QVERIFY(cell.normal == Vector3::UnitZ());
    QCOMPARE(cell.area, 1e-4);
    QCOMPARE(cell.normalStiffness, 1e10);
    QCOMPARE(cell.tangentStiffness, 8e9);
    QCOMPARE(cell.gap, 1e-6);
    QCOMPARE(cell.friction, 0.4);
    QCOMPARE(c.patches.size(), std::size_t(1));
    QCOMPARE(c.patches[0].firstCell, std::size_t(1));
    QCOMPARE(c.patches[0].cellCount, p.cells.size() - 1);
    QCOMPARE(c.patches[0].corners.size(), std::size_t(8));
    QCOMPARE(p.beams.size(), std::size_t(2));
    QCOMPARE(p.beams[0].stiffness(5, 5), 100.0);
    QVERIFY(!c.beddedBeams[0] && c.beddedBeams[1]);
    QVERIFY(p.beams[1].stiffness == c.beddedBeams[1]->stiffness());
    QVERIFY(p.ties[0].position.isZero(0) && p.ties[0].direction == Vector3::UnitZ());
    QCOMPARE(p.ties[0].preload, 50.0);
    SINEW_COMPARE_NEAR(p.sliders[0].position, Vector3(-0.1, 0, 0), {});
    QCOMPARE(p.sliders[0].limit, 20.0);
    QVERIFY(solveInterface(p).isUsable());
}

void TestInterfaceFile::whatIsAbsentIsAtItsDefault()
{
    const auto result = read(quoted("{'cells': [{'area': 1, 'kn': 2}]}"));
    QVERIFY(result.ok());
    const InterfaceProblem &p = result.value->problem, usual;
    QCOMPARE(p.steps, usual.steps);
    QCOMPARE(p.typicalLength, usual.typicalLength);
    QVERIFY(p.load.isZero(0));
    QVERIFY(p.cells[0].position.isZero(0) && p.cells[0].normal == Vector3::UnitZ());
    QCOMPARE(p.cells[0].tangentStiffness, 0.0);
    QCOMPARE(p.cells[0].friction, 0.0);
}

void TestInterfaceFile::patchesAreCut_data()
{
    QTest::addColumn<QByteArray>("keys");
    QTest::addColumn<double>("shellArea");
    QTest::addColumn<double>("coreArea");
    QTest::newRow("rectangle") << QByteArray("'shape': 'rectangle'") << 0.03 * 0.02 << 0.0;
    QTest::newRow("ellipse") << QByteArray("'shape': 'ellipse'") << pi / 4 * 0.03 * 0.02 << 0.0;
    QTest::newRow("frame") << QByteArray("'shape': 'rectangle', 'shell': 0.003") << 0.03 * 0.02 - 0.024 * 0.014 << 0.0;
    QTest::newRow("with a core") << QByteArray("'shape': 'ellipse', 'shell': 0.003, 'core_kn': 1e9")
                                 << pi / 4 * (0.03 * 0.02 - 0.024 * 0.014) << pi / 4 * 0.024 * 0.014;
}

// Areas and second moments are those of the shape, wherever the squares of the grid lie.
void TestInterfaceFile::patchesAreCut()
{
    QFETCH(QByteArray, keys);
    QFETCH(double, shellArea);
    QFETCH(double, coreArea);
    const auto result = read(quoted("{'patches': [{'name': 'a', " + keys
                                    + ", 'centre': [1, 2, 3], 'normal': [1, 0, 0], 'along': [1, 2, 0], 'length': 0.03, "
                                      "'width': 0.02, 'cell_size': 0.0017, 'kn': 1e10}]}"));
    QVERIFY(result.ok());
    double shell = 0, core = 0;
    Vector3 first = Vector3::Zero(), second = Vector3::Zero();
    for (const InterfaceCell& cell : result.value->problem.cells) {
        (cell.normalStiffness == 1e10 ? shell : core) += cell.area;
        const Vector3 place = cell.position - Vector3(1, 2, 3);
        first += cell.area * place;
        second += cell.area * place.cwiseAbs2();
        QVERIFY(cell.normal == Vector3::UnitX());
    }
    // An ellipse of 720 corners lacks 1.3e-5 of its area.
    SINEW_COMPARE_NEAR(shell, shellArea, {.rel = 2e-5});
    SINEW_COMPARE_NEAR(core, coreArea, {.rel = 2e-5});
    SINEW_COMPARE_NEAR(first, Vector3::Zero(), {.abs = 1e-12 * shellArea});
    // Length along y, width along z; full shapes only have a simple closed form here, less that of the cells themselves.
    if (core > 0 || keys == "'shape': 'rectangle'") {
        const double part = keys.contains("ellipse") ? 16 : 12;
        SINEW_COMPARE_NEAR(second.y(), (shell + core) * 0.03 * 0.03 / part, {.rel = 0.02});
        SINEW_COMPARE_NEAR(second.z(), (shell + core) * 0.02 * 0.02 / part, {.rel = 0.02});
        QCOMPARE(second.x(), 0.0);
    }
}

// Clamped over its length: 12 EI/L^3/(1 + phi) in shear, EA/L and GJ/L.
void TestInterfaceFile::sections()
{
    const auto stiffnessOf = [](const QByteArray& section) {
        const std::string text = quoted("{'beams': [{'name': 'pin', 'direction': [1, 0, 0], 'across': [0, 1, 0], "
                                        "'from': -0.01, 'to': 0.01, "
                                        + section
                                        + ", 'supports': [{'at': -0.01, 'fragment': 'distal', 'translation': ['held', "
                                          "'held', 'held'], 'rotation': ['held', 'held', 'held']}, {'at': 0.01, "
                                          "'fragment': 'proximal', 'translation': ['held', 'held', 'held'], "
                                          "'rotation': ['held', 'held', 'held']}]}]}");
        const auto result = read(text);
        return result.ok() ? result.value->problem.beams[0].stiffness : Matrix6(Matrix6::Zero());
    };
    constexpr double L = 0.02, E = 114e9, nu = 0.33, G = E / (2 * (1 + nu)), pi = std::numbers::pi;
    const auto shearStiffness
        = [](double EI, double GAs) { return 12 * EI / (L * L * L) / (1 + 12 * EI / (GAs * L * L)); };
    // FIXATION: a tube 4.8/2.9 mm has 0.58 of its area in shear
    const double area = pi / 4 * (0.0048 * 0.0048 - 0.0029 * 0.0029);
    const double second = pi / 64 * (std::pow(0.0048, 4) - std::pow(0.0029, 4));
    const Matrix6 tube
        = stiffnessOf("'round': {'outer_diameter': 0.0048, 'inner_diameter': 0.0029, 'E': 114e9, 'nu': 0.33}");
    SINEW_COMPARE_NEAR(tube(0, 0), E * area / L, {.rel = 1e-9});
    SINEW_COMPARE_NEAR(tube(3, 3), G * 2 * second / L, {.rel = 1e-9});
    SINEW_COMPARE_NEAR(tube(1, 1), shearStiffness(E * second, 0.58 * G * area), {.rel = 0.003});
    SINEW_COMPARE_NEAR(tube(2, 2), tube(1, 1), {.rel = 1e-9});
    // A full bar, by Cowper 6 (1 + nu)/(7 + 6 nu).
    const double full = pi / 4 * 0.008 * 0.008, fullSecond = pi / 64 * std::pow(0.008, 4);
    const Matrix6 bar = stiffnessOf("'round': {'outer_diameter': 0.008, 'E': 114e9, 'nu': 0.33}");
    SINEW_COMPARE_NEAR(bar(1, 1), shearStiffness(E * fullSecond, 6 * 1.33 / (7 + 6 * 0.33) * G * full), {.rel = 1e-9});
    // A blade, height along y: Saint-Venant's torsion constant of 2.5 : 1 is 0.249 a b^3 (Timoshenko).
    const Matrix6 flat = stiffnessOf("'flat': {'height': 0.016, 'width': 0.0064, 'E': 114e9, 'nu': 0.33}");
    const double shear = 10 * 1.33 / (12 + 11 * 0.33) * G * 0.016 * 0.0064;
    SINEW_COMPARE_NEAR(flat(0, 0), E * 0.016 * 0.0064 / L, {.rel = 1e-9});
    SINEW_COMPARE_NEAR(flat(1, 1), shearStiffness(E * 0.0064 * std::pow(0.016, 3) / 12, shear), {.rel = 1e-9});
    SINEW_COMPARE_NEAR(flat(2, 2), shearStiffness(E * 0.016 * std::pow(0.0064, 3) / 12, shear), {.rel = 1e-9});
    SINEW_COMPARE_NEAR(flat(3, 3), G * 0.249 * 0.016 * std::pow(0.0064, 3) / L, {.rel = 0.005});
    const Matrix6 given = stiffnessOf("'section': {'EA': 1e6, 'GJ': 2, 'EI_y': 3, 'EI_z': 4, 'GAs_z': 5e5}");
    SINEW_COMPARE_NEAR(given(0, 0), 1e6 / L, {.rel = 1e-9});
    SINEW_COMPARE_NEAR(given(3, 3), 2 / L, {.rel = 1e-9});
    SINEW_COMPARE_NEAR(given(1, 1), 12 * 3 / (L * L * L), {.rel = 1e-9});
    SINEW_COMPARE_NEAR(given(2, 2), shearStiffness(4, 5e5), {.rel = 1e-9});
}

void TestInterfaceFile::remarks_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");  // the beginning of each line
    const auto row = [](const char* name, const char* text, const char* expected) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(expected);
    };
    row("no object", "[1]", "1:1: error: expected a problem between braces {...}, found a list; such as");
    row("blanks", "  ", "1:3: error: expected a problem, found nothing but blanks");
    row("cut off", "{'cells': [", "1:12: error: the file ends before the '[' of line 1 is closed");
    row("not a number", "{'cells': [{'area': NaN, 'kn': 1}]}", "1:21: error: expected a value, found 'NaN'");
    row("nothing in it", "{}", "1:1: error: nothing holds the proximal fragment; give 'cells', 'patches', ");
    row("a slip of a key", "{'cells': [{'area': 1, 'kn': 1, 'frictoin': 0.4}]}",
        "1:33: error: unknown key 'frictoin' in a cell; did you mean 'friction'?");
    row("a key twice", "{'cells': [{'area': 1, 'kn': 1, 'kn': 2}]}",
        "1:33: error: the key 'kn' stands twice in a cell; keep one of the two");
    row("cells are no list", "{'cells': {'area': 1}}", "1:11: error: expected a list for 'cells', found an object");
    row("a cell is a number", "{'cells': [3]}", "1:12: error: expected a cell, found the number 3");
    row("nothing of a cell", "{'cells': [\n{}]}",
        "2:1: error: the key 'area' is missing from a cell; add \"area\": ...\n"
        "2:1: error: the key 'kn' is missing from a cell");
    row("null", "{'cells': [{'area': null, 'kn': 1}]}", "1:21: error: expected a number for 'area', found null");
    row("no area", "{'cells': [{'area': 0, 'kn': 1}]}",
        "1:21: error: the area of a cell is zero; it must be above zero");
    row("negative stiffness", "{'cells': [{'area': 1,\n'kn': -1}]}",
        "2:7: error: the normal stiffness of a cell is negative; it must be above zero");
    row("negative friction", "{'cells': [{'area': 1, 'kn': 1, 'kt': 1, 'friction': -0.1}]}",
        "1:54: error: the friction of a cell is negative");
    row("no normal", "{'cells': [{'area': 1, 'kn': 1, 'normal': [0, 0, 0]}]}",
        "1:43: error: the normal of a cell has no length; give a direction");
    row("two numbers of a place", "{'cells': [{'area': 1, 'kn': 1, 'position': [0, 1]}]}",
        "1:45: error: expected three numbers [x, y, z] for 'position', found a list of 2");
    row("beyond a double", "{'cells': [{'area': 1e999, 'kn': 1}]}", "1:21: error: the number 1e999 is too large");
    row("too large", "{'cells': [{'area': 1e30, 'kn': 1}]}",
        "1:21: error: the number 1e30 is too large; all numbers are SI and at most 1e20");
    row("too small", "{'cells': [{'area': 1e-100, 'kn': 1}]}",
        "1:21: error: the number 1e-100 is too small; all numbers are SI; write 0, or at least 1e-60");
    row("half a step", "{'steps': 2.5, 'cells': [{'area': 1, 'kn': 1}]}",
        "1:11: error: the number of steps is 2.5; write a whole number");
    row("no steps", "{'steps': 0, 'cells': [{'area': 1, 'kn': 1}]}",
        "1:11: error: the number of steps lies outside 1 to 10000");
    row("no typical length", "{'typical_length': 0, 'cells': [{'area': 1, 'kn': 1}]}",
        "1:20: error: the typical length is zero");
    row("a load as a list", "{'load': [0, 0, -1], 'cells': [{'area': 1, 'kn': 1}]}",
        "1:10: error: expected an object for 'load', found a list");
    row("a force of texts", "{'load': {'force': ['a', 0, 0]}, 'cells': [{'area': 1, 'kn': 1}]}",
        "1:21: error: expected a number, found the text 'a'");
    row("another shape",
        "{'patches': [{'name': 'a', 'shape': 'elipse', 'length': 1, 'width': 1, 'cell_size': 1, 'kn': 1}]}",
        "1:37: error: expected 'rectangle' or 'ellipse' for 'shape', found the text 'elipse'; did you mean 'ellipse'?");
    row("a patch without a name",
        "{'patches': [{'shape': 'ellipse', 'length': 1, 'width': 1, 'cell_size': 1, 'kn': 1}]}",
        "1:14: error: the key 'name' is missing from a patch");
    row("two patches of a name",
        "{'patches': [{'name': 'a', 'shape': 'ellipse', 'length': 1, 'width': 1, 'cell_size': 1, 'kn': 1},\n"
        "{'name': 'a', 'shape': 'ellipse', 'length': 1, 'width': 1, 'cell_size': 1, 'kn': 1}]}",
        "2:10: error: ");
    row("along the normal",
        "{'patches': [{'name': 'a', 'shape': 'ellipse', 'length': 1, 'width': 1, 'cell_size': 1, 'kn': 1, "
        "'normal': [1, 0, 0]}]}",
        "1:14: error: the direction along of patch 'a' is that of its normal; give a direction in the patch");
    row("thick shell",
        "{'patches': [{'name': 'a', 'shape': 'ellipse', 'length': 2, 'width': 1, 'cell_size': 1, 'kn': 1, 'shell': "
        "0.5}]}",
        "1:107: error: the shell of patch 'a' leaves no room within it");
    row("a core without a shell",
        "{'patches': [{'name': 'a', 'shape': 'ellipse', 'length': 2, 'width': 1, 'cell_size': 1, 'kn': 1, 'core_kn': "
        "1}]}",
        "1:109: error: the core of patch 'a' has no shell around it; add 'shell', or remove the key");
    row("no kind of beam", "{'beams': [{'name': 'pin'}]}",
        "1:12: error: beam 'pin' has none of 'stiffness', 'round', 'flat' and 'section'; give one of them");
    row("two kinds of beam",
        "{'beams': [{'name': 'pin', 'round': {'outer_diameter': 1, 'E': 1}, 'flat': {'height': 1, 'width': 1, 'E': "
        "1}}]}",
        "1:12: error: beam 'pin' has more than one of 'stiffness', 'round', 'flat' and 'section'; keep one of them");
    row("five rows", "{'beams': [{'name': 'pin', 'stiffness': [[1], [], [], [], []]}]}",
        "1:41: error: expected six rows for 'stiffness', found 5; write six rows of six numbers");
    row("a short row", "{'beams': [{'name': 'pin', 'stiffness': [[1], 2, [], [], [], []]}]}",
        "1:42: error: expected a row of six numbers, found 1;\n1:47: error: expected a row of six numbers, found the "
        "number 2;\n1:50: error: expected a row of six numbers, found an empty list;\n1:54: error: \n1:58: error: \n"
        "1:62: error: ");
    row("not symmetric",
        "{'beams': [{'name': 'pin', 'stiffness': [[2, 1, 0, 0, 0, 0], [3, 9, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0], "
        "[0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 1]]}]}",
        "1:63: error: the stiffness of beam 'pin' is not symmetric: row 2, number 1 is 3, row 1, number 2 is 1; "
        "the two must be equal");
    row("energy from nothing",
        "{'beams': [{'name': 'pin', 'stiffness': [[1, 2, 0, 0, 0, 0], [2, 1, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0], "
        "[0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 1]]}]}",
        "1:41: error: the stiffness of beam 'pin' gives energy away: an eigenvalue is negative");
    row("beds beside a stiffness",
        "{'beams': [{'name': 'pin', 'beds': [{'from': 0, 'to': 1, 'fragment': 'distal'}], 'stiffness': "
        "[[1, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0], [0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 1, 0], "
        "[0, 0, 0, 0, 0, 1]]}]}",
        "1:36: error: beam 'pin' has 'beds' beside 'stiffness'; ");
    row("a round section without E", "{'beams': [{'name': 'pin', 'round': {'outer_diameter': 1}}]}",
        "1:37: error: the key 'E' is missing from a round section");
    row("negative modulus", "{'beams': [{'name': 'pin', 'round': {'outer_diameter': 1, 'E': -1}}]}",
        "1:64: error: the modulus of the round section of beam 'pin' is negative; it must be above zero");
    row("Poisson's ratio", "{'beams': [{'name': 'pin', 'round': {'outer_diameter': 1, 'E': 1, 'nu': 0.6}}]}",
        "1:73: error: the Poisson ratio of the round section of beam 'pin' lies outside -1 to 0.5");
    row("a bore too wide",
        "{'beams': [{'name': 'pin', 'from': 0, 'to': 1, 'element': 1,\n"
        "'round': {'outer_diameter': 1, 'inner_diameter': 1, 'E': 1}}]}",
        "2:50: error: the inner diameter of beam 'pin' is not below the outer one");
    row("no length", "{'beams': [{'name': 'pin', 'round': {'outer_diameter': 1, 'E': 1}}]}",
        "1:12: error: beam 'pin' ends at 0 m, where it begins or before; give 'from' and 'to' along it");
    row("too many elements",
        "{'beams': [{'name': 'pin', 'from': 0, 'to': 10, 'element': 0.01, 'round': {'outer_diameter': 1, 'E': 1}}]}",
        "1:60: error: beam 'pin' would be cut into about 1000 elements, more than 150; choose a larger 'element'");
    row("a bed backwards",
        "{'beams': [{'name': 'pin', 'from': -0.1, 'to': 0.1, 'round': {'outer_diameter': 1, 'E': 1}, 'beds': "
        "[{'from': 0.1, 'to': 0, 'fragment': 'distal'}]}]}",
        "1:122: error: a bed of beam 'pin' ends where it begins or before");
    row("another fragment",
        "{'beams': [{'name': 'pin', 'from': -0.1, 'to': 0.1, 'round': {'outer_diameter': 1, 'E': 1}, 'beds': "
        "[{'from': 0, 'to': 1, 'fragment': 'head'}]}]}",
        "1:135: error: expected 'distal' or 'proximal' for 'fragment', found the text 'head'");
    row("a support off the beam",
        "{'beams': [{'name': 'pin', 'from': -0.1, 'to': 0.1, 'round': {'outer_diameter': 1, 'E': 1}, 'supports': "
        "[{'at': 0.2, 'fragment': 'distal'}]}]}",
        "1:113: error: a support of beam 'pin' does not lie on it; it runs from -0.1 to 0.1 m");
    row("springs in words",
        "{'beams': [{'name': 'pin', 'from': -0.1, 'to': 0.1, 'round': {'outer_diameter': 1, 'E': 1}, 'supports': "
        "[{'at': 0, 'fragment': 'distal', 'rotation': ['held', 'fixed', null], 'translation': 3}]}]}",
        "1:159: error: expected a stiffness, found the text 'fixed'; write a number, or \"held\"\n"
        "1:168: error: expected a stiffness, found null\n"
        "1:190: error: expected three stiffnesses [x, y, z] for 'translation', found the number 3");
    row("a negative spring",
        "{'beams': [{'name': 'pin', 'from': -0.1, 'to': 0.1, 'round': {'outer_diameter': 1, 'E': 1}, 'supports': "
        "[{'at': 0, 'fragment': 'distal', 'rotation': [0, -1, 0]}]}]}",
        "1:150: error: a stiffness of a support of beam 'pin' is negative");
    row("a tie without a direction", "{'ties': [{'name': 'head', 'stiffness': 1}]}",
        "1:11: error: the key 'direction' is missing from a tie");
    row("a tie that pushes", "{'ties': [{'name': 'head', 'direction': [0, 0, 1], 'stiffness': 1, 'preload': -1}]}",
        "1:79: error: the preload of tie 'head' is negative; it must be zero or above");
    row("a slider without a limit", "{'sliders': [{'name': 'b', 'direction': [0, 0, 1], 'stiffness': 1}]}",
        "1:14: error: the key 'limit' is missing from a slider");
}

void TestInterfaceFile::remarks()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    const QByteArray remarks = QByteArray::fromStdString(remarksOn(quoted(text)));
    const QList<QByteArray> found = remarks.split('\n'), wanted = expected.split('\n');
    QVERIFY2(found.size() == wanted.size(), remarks.constData());
    for (qsizetype i = 0; i < found.size(); ++i)
        QVERIFY2(found[i].startsWith(wanted[i]), remarks.constData());
    QVERIFY(!read(quoted(text)).ok());
}

void TestInterfaceFile::warnings()
{
    const std::string idle = quoted("{'cells': [{'area': 1, 'kn': 1},\n{'area': 1, 'kn': 1, 'friction': 0.4}]}");
    QCOMPARE(remarksOn(idle),
             std::string("2:34: warning: friction has no effect without a tangential stiffness, in this "
                         "cell and maybe others; add 'kt', about 0.8 of the normal stiffness for bone"));
    QVERIFY(read(idle).ok());
    const std::string beyond = beamWith("'from': -0.01, 'to': 0.01, 'round': {'outer_diameter': 0.004, 'E': 1e11}, "
                                        "'beds': [{'from': 0, 'to': 0.02, 'fragment': 'distal', 'lateral': 1}]");
    QVERIFY2(remarksOn(beyond).find("warning: a bed of beam 'pin' reaches beyond its ends; that part has no effect")
                 != std::string::npos,
             remarksOn(beyond).c_str());
    QVERIFY(read(beyond).ok());
}

void TestInterfaceFile::sizesHaveLimits()
{
    const auto patch = [](const char* side) {
        return quoted(
            QByteArray("{'patches': [{'name': 'a', 'shape': 'rectangle', 'length': 0.1, 'width': 0.1, 'kn': 1, "
                       "'cell_size': ")
            + side + "}]}");
    };
    QCOMPARE(read(patch("0.001")).value->problem.cells.size(), std::size_t(10'000));
    QVERIFY2(remarksOn(patch("0.0005")).find("there would be 40000 cells, more than 20000; choose larger cells")
                 != std::string::npos,
             remarksOn(patch("0.0005")).c_str());
    QVERIFY(!read(patch("1e-50")).ok());
    std::string cells = R"({"cells": [)";
    for (int i = 0; i <= 20'000; ++i)
        cells += std::string(i > 0 ? "," : "") + R"({"area": 1, "kn": 1})";
    QCOMPARE(remarksOn(cells + "]}"), std::string("1:11: error: there are more than 20000 cells; make them larger"));
    std::string beams = R"({"beams": [)";
    for (int i = 0; i < 30; ++i)
        beams += std::string(i > 0 ? "," : "") + R"({"name": "b)" + std::to_string(i)
                 + R"(", "from": 0, "to": 1, "element": 0.008, "section": {"EA": 1, "GJ": 1, "EI_y": 1, "EI_z": 1}})";
    QVERIFY2(remarksOn(beams + "]}").find("the beams would be cut into more than 1500 elements") != std::string::npos,
             remarksOn(beams + "]}").c_str());
}

void TestInterfaceFile::files()
{
    const auto remark = [](const std::string& path) {
        const auto result = readInterfaceFile(path);
        return result.ok() ? std::string("good") : result.diagnostics.front().message.english();
    };
    QTemporaryDir folder;
    QCOMPARE(remark(folder.filePath("missing").toStdString()), std::string("there is no such file"));
    QCOMPARE(remark(folder.path().toStdString()), std::string("this is a folder"));
    QCOMPARE(remark(SINEW_RESOURCE_DIR "/problems/neck_with_three_screws.json"), std::string("good"));
}

// The reference point says only where moments are taken and whose displacement is told.
void TestInterfaceFile::otherReferencePointSameAnswer()
{
    QFile file(SINEW_RESOURCE_DIR "/problems/neck_with_three_screws.json");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QByteArray moved = text;
    moved.replace("\"steps\": 25", "\"reference_point\": [0.01, -0.02, 0.025], \"steps\": 25");
    const auto here = read(text.toStdString()), there = read(moved.toStdString());
    QVERIFY(here.ok() && there.ok());
    const InterfaceAnswer a = solveInterface(here.value->problem), b = solveInterface(there.value->problem);
    QVERIFY(a.isUsable() && b.isUsable());
    // Newton's method ends at 1e-11 of the load.
    SINEW_COMPARE_NEAR(b.displacement.tail<3>(), a.displacement.tail<3>(), {.abs = 1e-9});
    const Vector3 turned = Vector3(a.displacement.tail<3>()).cross(Vector3(0.01, -0.02, 0.025));
    SINEW_COMPARE_NEAR(b.displacement.head<3>(), a.displacement.head<3>() + turned, {.abs = 1e-10});
    SINEW_COMPARE_NEAR(b.beams[0].head<3>(), a.beams[0].head<3>(), {.abs = 1e-5});
}

// Whatever numbers stand in a file, there is an answer or a reason, and the reports can be written.
void TestInterfaceFile::roughInputs()
{
    const std::string text = quoted(all);
    const std::vector<std::string> odd{"null",  "true",  "[]",    "{}",    "\"x\"", "-1",       "0",   "1e20",
                                       "-1e20", "1e300", "1e-59", "1e-13", "3e12",  "\"held\"", "NaN", "1e-400"};
    std::mt19937 random(3);
    int answers = 0, refusals = 0;
    for (int round = 0; round < 400; ++round) {
        std::string spoilt = text;
        for (unsigned spoils = 1 + random() % 4; spoils > 0; --spoils) {
            std::vector<std::pair<std::size_t, std::size_t>> numbers;  // where they begin and end
            for (std::size_t i = 1; i < spoilt.size(); ++i) {
                const bool begins
                    = std::isdigit(spoilt[i]) && std::string(" [-").find(spoilt[i - 1]) != std::string::npos;
                if (begins)
                    numbers.emplace_back(i, spoilt.find_first_of(",]} ", i));
            }
            const auto [from, to] = numbers[random() % numbers.size()];
            std::string value = odd[random() % odd.size()];
            if (random() % 2 == 0) {
                std::ostringstream scaled;
                scaled << std::atof(spoilt.substr(from, to - from).c_str()) * std::pow(10, double(random() % 24) - 12);
                value = scaled.str();
            }
            spoilt.replace(from, to - from, value);
        }
        const auto result = read(spoilt);
        if (!result.ok()) {
            ++refusals;
            QVERIFY2(result.diagnostics.front().line > 0, toString(result.diagnostics.front()).c_str());
            continue;
        }
        const InterfaceAnswer answer = solveInterface(result.value->problem);
        const bool isNamed = answer.status == SolveStatus::Solved || answer.status == SolveStatus::Infeasible
                             || (answer.status == SolveStatus::NotConverged && answer.residual == 0);
        QVERIFY2(isNamed, (spoilt + "\n" + answer.message.english()).c_str());
        std::ostringstream out;
        writeJson(interfaceJson(*result.value, answer), out);
        writeInterfaceCsv(*result.value, answer, out);
        writeInterfaceText(*result.value, answer, out);
        QVERIFY(out.str().find("nan") == std::string::npos);
        ++answers;
    }
    QVERIFY(answers > 50 && refusals > 50);
}

SINEW_TEST(TestInterfaceFile)

}  // namespace sinew::test::tst_interface_file

#include "tst_interface_file.moc"
