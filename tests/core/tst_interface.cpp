// Two fragments, bone, friction and devices: invariants on random cases. Other formulations of friction:
// tst_friction_formulations.

#include <random>

#include <Eigen/Eigenvalues>
#include <QElapsedTimer>
#include <QTest>

#include "core/base/constants.h"
#include "core/complementarity/link_solver.h"
#include "core/fixation/interface_solver.h"
#include "tests/support/near.h"
#include "tests/support/random_interface.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_interface {

namespace {

Twist columnOf(const Vector3& position, const Vector3& direction)
{
    Twist column;
    column << direction, position.cross(direction);
    return column;
}

// Sum of all forces on the proximal fragment, from the answer's parts alone.
Wrench sumOf(const InterfaceProblem& problem, const InterfaceAnswer& answer)
{
    Wrench sum = problem.load;
    for (std::size_t i = 0; i < problem.cells.size(); ++i) {
        const Vector3 force
            = answer.cells[i].pressure * problem.cells[i].area * problem.cells[i].normal + answer.cells[i].friction;
        sum += columnOf(problem.cells[i].position, force);
    }
    for (const Wrench& beam : answer.beams)
        sum += beam;
    for (std::size_t i = 0; i < problem.ties.size(); ++i)
        sum -= answer.ties[i] * columnOf(problem.ties[i].position, problem.ties[i].direction);
    return sum;
}

// A beam that resists turning by `turning`, N m/rad, loaded by 10 N m.
InterfaceProblem turnedBy(double radians)
{
    InterfaceProblem problem;
    Matrix6 stiffness = Matrix6::Identity() * (10 / radians);
    stiffness.topLeftCorner<3, 3>() = 1e6 * Matrix3::Identity();
    problem.beams = {{"k", stiffness}};
    problem.load << 0, 0, -1000, 0, 10, 0;
    return problem;
}

bool says(const InterfaceAnswer& answer, const char* words)
{
    return answer.message.english().find(words) != std::string::npos;
}

}  // namespace

class TestInterface : public QObject {
    Q_OBJECT

private slots:
    // A turn of 10 000 rad counted as solved.
    void farTurnsAreNoAnswer_data()
    {
        QTest::addColumn<double>("degrees");
        QTest::addColumn<bool>("isSolved");
        QTest::addColumn<QString>("words");
        QTest::newRow("small") << 4.9 << true << "";
        QTest::newRow("rough") << 5.1 << true << "the fragments turn by 5.1 degrees";
        QTest::newRow("nearly too far") << 19.9 << true << "rough guide";
        QTest::newRow("too far") << 20.1 << false << "turn by 20.1 degrees";
        QTest::newRow("round and round") << 1e4 / degree << false << "of the load they would turn by";
    }
    void farTurnsAreNoAnswer()
    {
        QFETCH(double, degrees);
        QFETCH(bool, isSolved);
        QFETCH(QString, words);
        const InterfaceAnswer answer = solveInterface(turnedBy(degrees * degree));
        QCOMPARE(answer.status, isSolved ? SolveStatus::Solved : SolveStatus::Infeasible);
        QVERIFY2(says(answer, words.toUtf8().constData()), answer.message.english().c_str());
        QCOMPARE(says(answer, "degrees"), degrees > 5);
        // a linear problem: steps are recorded up to 20 degrees
        QCOMPARE(answer.steps.size(), std::size_t(std::min(25.0, std::floor(25 * 20 / degrees))));
        SINEW_COMPARE_NEAR(answer.displacement[4], degrees * degree, {.rel = 1e-9});
    }

    // What slides off, and so does not turn.
    void farWaysAreNoAnswer()
    {
        InterfaceProblem problem = turnedBy(0.01);
        problem.beams[0].stiffness.topLeftCorner<3, 3>() = 1e4 * Matrix3::Identity();
        const InterfaceAnswer answer = solveInterface(problem);
        QCOMPARE(answer.status, SolveStatus::Infeasible);
        QVERIFY2(says(answer, "they would move by 0.1 m"), answer.message.english().c_str());
        problem.typicalLength = 0.11;
        QCOMPARE(solveInterface(problem).status, SolveStatus::Solved);
    }

    // A preload of 1e-9 N is no other law than none where the surfaces touch: the same answer; across a gap that nothing
    // else holds open, the sentence that tightening closes it.
    void aSmallPreloadIsNearlyNone()
    {
        std::mt19937 random(4);
        int compared = 0, named = 0;
        for (int i = 0; i < 200; ++i) {
            InterfaceDraw draw = randomDraw(random);
            const double turn = std::uniform_real_distribution<double>(0, 3)(random);
            draw.gap = turn < 1 ? -1e-5 * turn : turn < 2 ? 0 : 1e-4 * (turn - 2);
            draw.screws = 1 + i % 3;
            draw.preload = 0;
            const InterfaceAnswer without = solveInterface(neckFracture(draw));
            draw.preload = 1e-9;
            const InterfaceAnswer with = solveInterface(neckFracture(draw));
            if (says(with, "however small the preload")) {
                QVERIFY(draw.gap > 0);
                ++named;
                continue;
            }
            QVERIFY2(with.status == without.status,
                     (with.message.english() + "; " + without.message.english()).c_str());
            // Across a gap that something else holds open the screws draw before the load comes: another order of events.
            if (!with.isUsable() || draw.gap > 0)
                continue;
            ++compared;
            const Twist a = without.tightening + without.displacement, b = with.tightening + with.displacement;
            const double size = a.head<3>().norm() + draw.cell * a.tail<3>().norm();
            QVERIFY2((a - b).head<3>().norm() <= 1e-6 * size,
                     std::to_string(i).c_str());  // far above a preload's share
        }
        QVERIFY2(compared > 80 && named > 5, "one of the cases was hardly met");
    }

    // Ties are tightened without friction: a guide that bears some of the preload then had it taken away again, and what
    // was left was not in balance.
    void guidesDoNotTakePartInTightening()
    {
        InterfaceProblem problem;
        for (const double x : {-0.01, 0.01}) {
            for (const double y : {-0.01, 0.01}) {
                InterfaceCell cell;
                cell.position = {x, y, 0};
                cell.normal = Vector3::UnitZ();
                cell.area = 1e-4;
                cell.normalStiffness = 1e10;
                cell.tangentStiffness = 8e9;
                cell.friction = 0.4;
                problem.cells.push_back(cell);
            }
        }
        problem.ties = {{.name = "tie", .stiffness = 1e6, .preload = 1000}};
        problem.sliders = {{.name = "guide", .stiffness = 1e6, .limit = 500}};
        const InterfaceAnswer answer = solveInterface(problem);
        QVERIFY2(answer.isUsable(), answer.message.english().c_str());
        SINEW_COMPARE_NEAR(answer.ties.at(0), 1000, {.abs = 1e-6});  // what the balance is found to
        SINEW_COMPARE_NEAR(answer.sliders.at(0), 0, {.abs = 1e-6});
        for (const CellAnswer& cell : answer.cells)
            SINEW_COMPARE_NEAR(cell.pressure * 1e-4, 250, {.abs = 1e-6});
    }

    // Each random case ends with an answer that obeys its laws, or with a reason; none with a fault.
    void randomCases()
    {
        std::mt19937 random(1);
        int solved = 0, infeasible = 0;
        for (int i = 0; i < 1000; ++i) {
            const InterfaceProblem problem = neckFracture(randomDraw(random));
            const InterfaceAnswer answer = solveInterface(problem);
            const std::string which = std::to_string(i) + ": " + answer.message.english();
            QVERIFY2(answer.status == SolveStatus::Solved || answer.status == SolveStatus::Infeasible, which.c_str());
            infeasible += answer.status == SolveStatus::Infeasible;
            if (!answer.isUsable())
                continue;
            ++solved;
            const double force = problem.load.head<3>().norm();
            // The load's own balance: sums of some hundred terms of which the largest may be ten times the load.
            QVERIFY2(sumOf(problem, answer).head<3>().norm() < 1e-8 * force, which.c_str());
            QVERIFY2(sumOf(problem, answer).tail<3>().norm() < 1e-8 * force * 0.02, which.c_str());
            for (std::size_t c = 0; c < answer.cells.size(); ++c) {
                const InterfaceCell& cell = problem.cells[c];
                const CellAnswer& each = answer.cells[c];
                const double limit = cell.friction * each.pressure * cell.area;
                QVERIFY(each.pressure >= 0 && (each.pressure == 0 || each.opening < 0));
                QVERIFY(each.friction.norm() <= limit * (1 + 1e-9) + 1e-12);
                QVERIFY(each.slip >= 0);
            }
            for (const double tension : answer.ties)
                QVERIFY(tension >= 0);
        }
        qInfo("%d solved, %d cannot be held", solved, infeasible);
        QVERIFY(solved > 600);
    }

    void anotherFrame()
    {
        std::mt19937 random(2);
        std::uniform_real_distribution<double> any(-1, 1);
        for (int i = 0; i < 30; ++i) {
            InterfaceDraw draw = randomDraw(random);
            draw.screws = 3;
            const InterfaceProblem problem = neckFracture(draw);
            const Vector3 axis = Vector3(any(random), any(random), any(random)).normalized();
            const Matrix3 rotation = Eigen::AngleAxisd(3 * any(random), axis).toRotationMatrix();
            const Vector3 point = 0.1 * Vector3(any(random), any(random), any(random));
            const InterfaceAnswer one = solveInterface(problem);
            const InterfaceAnswer other = solveInterface(seenFrom(problem, rotation, point));
            QVERIFY2(one.isUsable() && other.isUsable(),
                     (one.message.english() + "; " + other.message.english()).c_str());
            double most = 0;
            for (const CellAnswer& cell : one.cells)
                most = std::max(most, cell.pressure);
            for (std::size_t c = 0; c < one.cells.size(); ++c) {
                // Both are balanced to 1e-11; stiff cells beside soft screws magnify that.
                SINEW_COMPARE_NEAR(other.cells[c].pressure, one.cells[c].pressure, {.abs = 1e-7 * most});
                SINEW_COMPARE_NEAR(rotation.transpose() * other.cells[c].friction, one.cells[c].friction,
                                   {.abs = 1e-7 * most * problem.cells[c].area});
            }
        }
    }

    // Without friction the problem is one of unilateral links.
    void againstLinks()
    {
        std::mt19937 random(3);
        for (int i = 0; i < 50; ++i) {
            InterfaceDraw draw = randomDraw(random);
            draw.friction = draw.preload = 0;
            draw.screws = 3;
            draw.steps = 1;
            const InterfaceProblem problem = neckFracture(draw);
            const InterfaceAnswer answer = solveInterface(problem);
            QVERIFY2(answer.isUsable(), answer.message.english().c_str());
            const auto cells = static_cast<Eigen::Index>(problem.cells.size());
            const auto ties = static_cast<Eigen::Index>(problem.ties.size());
            Matrix6 beams = Matrix6::Zero();
            for (const InterfaceBeam& beam : problem.beams)
                beams += beam.stiffness;
            const Eigen::SelfAdjointEigenSolver<Matrix6> modes(beams);
            LinkProblem links;
            const Eigen::Index count = cells + ties + 6;
            links.L.resize(6, count);
            links.stiffness.resize(count);
            links.imposed = Eigen::VectorXd::Zero(count);
            links.lower = Eigen::VectorXd::Constant(count, -infinity);
            links.upper = Eigen::VectorXd::Constant(count, infinity);
            links.load = problem.load;
            for (Eigen::Index c = 0; c < cells; ++c) {
                const InterfaceCell& cell = problem.cells[static_cast<std::size_t>(c)];
                links.L.col(c) = -columnOf(cell.position, cell.normal);
                links.stiffness[c] = cell.normalStiffness * cell.area;
                links.imposed[c] = cell.gap;
                links.upper[c] = 0;
            }
            for (Eigen::Index t = 0; t < ties; ++t) {
                const InterfaceTie& tie = problem.ties[static_cast<std::size_t>(t)];
                links.L.col(cells + t) = -columnOf(tie.position, tie.direction);
                links.stiffness[cells + t] = tie.stiffness;
                links.lower[cells + t] = 0;
            }
            links.L.rightCols(6) = -modes.eigenvectors();
            links.stiffness.tail(6) = modes.eigenvalues().cwiseMax(1e-6);
            const LinkSolution solution = solveLinks(links, {.keepHistory = false});
            QVERIFY2(solution.isUsable(), solution.message.english().c_str());
            const double force = problem.load.head<3>().norm();
            for (Eigen::Index c = 0; c < cells; ++c) {
                const auto k = static_cast<std::size_t>(c);
                SINEW_COMPARE_NEAR(answer.cells[k].pressure * problem.cells[k].area, -solution.force[c],
                                   {.abs = 1e-7 * force});
            }
        }
    }

    // Cells of one plane share its axes; cells that do not are summed one by one. Tilting each normal by next to nothing
    // makes every cell a plane of its own.
    void planesAndSingleCells()
    {
        std::mt19937 random(5);
        std::uniform_real_distribution<double> any(-1, 1);
        for (int i = 0; i < 20; ++i) {
            InterfaceDraw draw = randomDraw(random);
            draw.screws = 3;
            InterfaceProblem problem = neckFracture(draw);
            const InterfaceAnswer one = solveInterface(problem);
            for (InterfaceCell& cell : problem.cells)
                cell.normal = (cell.normal + 1e-12 * Vector3(any(random), any(random), 0)).normalized();
            const InterfaceAnswer other = solveInterface(problem);
            QVERIFY2(one.isUsable() && other.isUsable(),
                     (one.message.english() + "; " + other.message.english()).c_str());
            double most = 0;
            for (const CellAnswer& cell : one.cells)
                most = std::max(most, cell.pressure);
            for (std::size_t c = 0; c < one.cells.size(); ++c) {
                // As in anotherFrame.
                SINEW_COMPARE_NEAR(other.cells[c].pressure, one.cells[c].pressure, {.abs = 1e-7 * most});
                SINEW_COMPARE_NEAR(other.cells[c].friction, one.cells[c].friction,
                                   {.abs = 1e-7 * most * problem.cells[c].area});
            }
        }
    }

    void bristlesHaveNoFavouriteDirection()
    {
        // A load turned about the normal of a round section turns the answer.
        InterfaceDraw draw;
        draw.screws = 0;
        draw.friction = 0.9;
        InterfaceProblem problem;
        problem.steps = 3;
        for (const SectionCell& cell : sectionCells(ellipseOutline(0.015, 0.015, 360), {}, 0.001)) {
            InterfaceCell made;
            made.position << cell.centroid, 0;
            made.area = cell.area;
            made.normalStiffness = made.tangentStiffness = 1e10;
            made.friction = 0.5;
            problem.cells.push_back(made);
        }
        std::vector<double> size;
        for (int quarter = 0; quarter < 4; ++quarter) {
            const double turn = quarter * std::numbers::pi / 2;
            problem.load << 400 * std::cos(turn), 400 * std::sin(turn), -1000, -2 * std::sin(turn), 2 * std::cos(turn),
                0;
            const InterfaceAnswer answer = solveInterface(problem);
            QVERIFY2(answer.isUsable(), answer.message.english().c_str());
            size.push_back(answer.displacement.head<2>().norm());
            SINEW_COMPARE_NEAR(size.back(), size.front(), {.rel = 1e-8});  // cells lie alike in the quarters
        }
    }

    void whatCannotBeHeld()
    {
        InterfaceDraw draw;
        draw.screws = 0;
        draw.preload = 0;
        InterfaceProblem problem = neckFracture(draw);
        problem.load << 0, 0, 100, 0, 0, 0;
        InterfaceAnswer answer = solveInterface(problem);
        QCOMPARE(answer.status, SolveStatus::Infeasible);
        QVERIFY(answer.collapse[2] > 0.5);
        problem.load << 0, 0, -100, 0, 0, 5;  // friction is too weak for the torsion
        answer = solveInterface(problem);
        QCOMPARE(answer.status, SolveStatus::Infeasible);
        QVERIFY(std::abs(answer.collapse[5]) > 0.5);
        problem.load.setZero();
        QVERIFY(solveInterface(problem).isUsable());
        QVERIFY(solveInterface({}).isUsable());
    }

    void badInput_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<QString>("word");
        const char* words[] = {"finite", "normal",    "area",    "stiffness", "tangential", "friction", "symmetric",
                               "energy", "direction", "preload", "parts",     "load",       "length"};
        for (int i = 0; i < 13; ++i)
            QTest::addRow("%d %s", i, words[i]) << i << QString::fromLatin1(words[i]);
    }

    void badInput()
    {
        QFETCH(int, which);
        QFETCH(QString, word);
        InterfaceDraw draw;
        draw.cell = 0.005;
        InterfaceProblem problem = neckFracture(draw);
        const double nothing = std::nan("");
        InterfaceCell& cell = problem.cells[2];
        switch (which) {
        case 0: cell.position.x() = nothing; break;
        case 1: cell.normal *= 2; break;
        case 2: cell.area = 0; break;
        case 3: cell.normalStiffness = -1; break;
        case 4: cell.tangentStiffness = infinity; break;
        case 5: cell.friction = -0.1; break;
        case 6: problem.beams[0].stiffness(0, 1) += 1e7; break;
        case 7: problem.beams[0].stiffness *= -1; break;
        case 8: problem.ties[0].direction.setZero(); break;
        case 9: problem.ties[0].preload = -1; break;
        case 10: problem.steps = 0; break;
        case 11: problem.load[3] = nothing; break;
        default: problem.typicalLength = 0; break;
        }
        const InterfaceAnswer answer = solveInterface(problem);
        QCOMPARE(answer.status, SolveStatus::InvalidInput);
        QVERIFY2(QString::fromStdString(answer.message.english()).contains(word), answer.message.english().c_str());
    }

    void time()
    {
        const InterfaceProblem problem = neckFracture({});
        InterfaceSolver solver;
        InterfaceAnswer answer;
        QElapsedTimer timer;
        timer.start();
        constexpr int count = 10;
        for (int i = 0; i < count; ++i)
            solver.solve(problem, answer);
        QVERIFY(answer.isUsable());
        qInfo("%zu cells, 3 screws, 25 parts: %.2f ms, %d Newton steps", problem.cells.size(),
              1e-6 * double(timer.nsecsElapsed()) / count, answer.iterations);
    }
};

SINEW_TEST(TestInterface)

}  // namespace sinew::test::tst_interface

#include "tst_interface.moc"
