#include <cmath>
#include <random>
#include <sstream>

#include <QTest>

#include "core/base/constants.h"
#include "core/complementarity/load_path.h"
#include "core/report/recruitment_report.h"
#include "core/statics/statics_load_path.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_load_path {

using namespace sinew;

namespace {

// Fibres side by side: one coordinate, the load pulls them all by the same way.
LoadPathProblem bundle(const Eigen::VectorXd& stiffness, double load)
{
    const Eigen::Index n = stiffness.size();
    LinkProblem p;
    p.L = Eigen::RowVectorXd::Ones(n);
    p.stiffness = stiffness;
    p.imposed.setZero(n);
    p.load = Eigen::VectorXd::Zero(1);
    p.lower.setZero(n);
    p.upper.setConstant(n, infinity);
    LoadPathProblem path{p, p, {}};
    path.to.load[0] = -load;
    return path;
}

LinkProblem between(const LoadPathProblem& p, double t)
{
    LinkProblem here = p.from;
    here.load += t * (p.to.load - p.from.load);
    here.imposed += t * (p.to.imposed - p.from.imposed);
    return here;
}

LoadPathProblem randomProblem(std::mt19937& random, bool yields)
{
    std::normal_distribution<double> normal;
    const auto links = static_cast<Eigen::Index>(4 + random() % 12);
    const auto rows = static_cast<Eigen::Index>(1 + random() % 3);
    LinkProblem p;
    p.L = Eigen::MatrixXd::NullaryExpr(rows, links, [&] { return normal(random); });
    p.stiffness = Eigen::VectorXd::NullaryExpr(links, [&] { return std::exp(normal(random)); });
    p.imposed = Eigen::VectorXd::NullaryExpr(links, [&] { return random() % 2 ? 0.3 * normal(random) : 0.0; });
    p.load = Eigen::VectorXd::NullaryExpr(rows, [&] { return random() % 3 ? normal(random) : 0.0; });
    p.lower.setZero(links);
    p.upper.setConstant(links, infinity);
    if (yields)
        p.upper
            = Eigen::VectorXd::NullaryExpr(links, [&] { return random() % 2 ? infinity : std::exp(normal(random)); });
    LoadPathProblem path{p, p, {}};
    path.to.load = Eigen::VectorXd::NullaryExpr(rows, [&] { return 3 * normal(random); });
    return path;
}

}  // namespace

class TestLoadPath : public QObject {
    Q_OBJECT

private slots:
    // Five fibres of different stiffness and strength, broken one by one: the order, the loads and the forces between
    // by hand: at elongation x a fibre bears k x, the bundle x times the sum of what is left.
    void fibresBreakInTheOrderOfTheHandCalculation()
    {
        const Eigen::VectorXd k{{1, 2, 4, 2, 1}}, strength{{3, 4, 4.4, 9, 8}};
        LoadPathProblem problem = bundle(k, 30);
        problem.strength = strength;
        const LoadPath path = solveLoadPath(problem);
        QVERIFY2(path.isUsable(), path.message.english().c_str());
        // Breaking elongations s / k: 3, 2, 1.1, 4.5, 8. All of it bears 10 x.
        // Fibre 2 at x = 1.1, load 11; then 6 x bears 11 at x = 1.83, below 2.
        // Fibre 1 at x = 2, load 12; then 4 x bears 12 at x = 3: fibre 0 goes at the same load; then 3 x at x = 4.
        // Fibre 3 at x = 4.5, load 13.5; then fibre 4 alone would be stretched by 13.5: it goes too, nothing is left.
        const std::vector<std::pair<int, double>> expected
            = {{2, 11.0 / 30}, {1, 12.0 / 30}, {0, 12.0 / 30}, {3, 13.5 / 30}, {4, 13.5 / 30}};
        QCOMPARE(path.events.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i) {
            QCOMPARE(path.events[i].change, SwitchingChange::Breaks);
            QCOMPARE(path.events[i].link, expected[i].first);
            // A few operations on small numbers.
            QVERIFY(std::abs(path.events[i].parameter - expected[i].second) <= 1e-13);
        }
        QVERIFY(path.collapsed);
        SINEW_COMPARE_NEAR(forcesAt(path, 11.9 / 30), (Eigen::VectorXd{{1, 2, 0, 2, 1}} * 11.9 / 6).eval(),
                           {.abs = 1e-12});
        SINEW_COMPARE_NEAR(forcesAt(path, 12.9 / 30), (Eigen::VectorXd{{0, 0, 0, 2, 1}} * 12.9 / 3).eval(),
                           {.abs = 1e-12});
    }

    // The same bundle with plateaus: fibres go on bearing their strength; the limit load is the sum of the strengths.
    void fibresYieldUpToTheLimitLoad()
    {
        LoadPathProblem problem = bundle(Eigen::VectorXd{{1, 2, 4}}, 100);
        problem.from.upper = problem.to.upper = Eigen::VectorXd{{3, 4, 4}};
        const LoadPath path = solveLoadPath(problem);
        QVERIFY2(path.isUsable(), path.message.english().c_str());
        QVERIFY(path.collapsed);
        // x = 1: 7 in all; x = 2: 4 + 6 = 10; x = 3: 4 + 4 + 3 = 11.
        const double loads[] = {0.07, 0.10, 0.11};
        QCOMPARE(path.events.size(), std::size_t{3});
        for (std::size_t i = 0; i < 3; ++i) {
            QCOMPARE(path.events[i].link, 2 - static_cast<int>(i));
            QCOMPARE(path.events[i].change, SwitchingChange::Yields);
            QVERIFY(std::abs(path.events[i].parameter - loads[i]) <= 1e-14);
        }
        QVERIFY(std::abs(path.parameters.back() - 0.11) <= 1e-14);
    }

    // A stop with a gap: it engages when the fibre beside it has stretched that far.
    void aGapCloses()
    {
        LoadPathProblem problem = bundle(Eigen::VectorXd{{10, 30}}, 10);
        problem.from.imposed[1] = problem.to.imposed[1] = -0.25;
        const LoadPath path = solveLoadPath(problem);
        QCOMPARE(path.events.size(), std::size_t{1});
        QCOMPARE(path.events[0].change, SwitchingChange::Engages);
        QVERIFY(std::abs(path.events[0].parameter - 0.25) <= 1e-14);  // 10 x 0.25 of 10
        // Beyond: 10 x + 30 (x - 0.25) = 10.
        const double x = 17.5 / 40;
        SINEW_COMPARE_NEAR(forcesAt(path, 1), Eigen::Vector2d(10 * x, 30 * (x - 0.25)), {.abs = 1e-13});
    }

    void linesAgreeWithSolvingAtEachLoad_data()
    {
        QTest::addColumn<bool>("yields");
        QTest::newRow("slack links") << false;
        QTest::newRow("slack and yielding links") << true;
    }

    void linesAgreeWithSolvingAtEachLoad()
    {
        QFETCH(bool, yields);
        std::mt19937 random(5);
        int followed = 0, events = 0, collapses = 0;
        for (int i = 0; i < 300; ++i) {
            const LoadPathProblem problem = randomProblem(random, yields);
            const LoadPath path = solveLoadPath(problem);
            if (path.status == SolveStatus::Infeasible) {
                QCOMPARE(solveLinks(problem.from).status, SolveStatus::Infeasible);
                continue;
            }
            QVERIFY2(path.isUsable(), path.message.english().c_str());
            ++followed;
            events += static_cast<int>(path.events.size());
            collapses += path.collapsed;
            const double end = path.parameters.back();
            for (int level = 0; level <= 50; ++level) {
                const double t = end * level / 50 * (path.collapsed ? 1 - 1e-6 : 1);
                const LinkSolution direct = solveLinks(between(problem, t));
                QVERIFY2(direct.isUsable(), direct.message.english().c_str());
                SINEW_COMPARE_NEAR(forcesAt(path, t), direct.force,
                                   {.abs = 1e-9 * (1 + direct.force.cwiseAbs().maxCoeff())});
            }
            if (path.collapsed)  // a little more cannot be held
                QCOMPARE(solveLinks(between(problem, end + 1e-5)).status, SolveStatus::Infeasible);
            else
                QCOMPARE(end, 1.0);
        }
        QVERIFY2(followed > 150 && events > 300 && collapses > 5, "the cases that matter were not met");
    }

    // Bisection on whether a link carries finds the same events, for every link that is engaged on one side only.
    void eventsAgreeWithBisection()
    {
        std::mt19937 random(9);
        int compared = 0;
        for (int i = 0; i < 60; ++i) {
            const LoadPathProblem problem = randomProblem(random, false);
            const LoadPath path = solveLoadPath(problem);
            if (!path.isUsable())
                continue;
            for (const LoadPathEvent& event : path.events) {
                const auto carries
                    = [&](double t) { return solveLinks(between(problem, t)).force[event.link] > 1e-11; };
                double low = std::max(0.0, event.parameter - 1e-4);
                double high = std::min(path.parameters.back() * (1 - 1e-12), event.parameter + 1e-4);
                const bool before = carries(low);
                if (before == carries(high))
                    continue;  // two events of one link close together
                for (int step = 0; step < 40; ++step) {
                    const double middle = 0.5 * (low + high);
                    (carries(middle) == before ? low : high) = middle;
                }
                // A force that starts with a slope of 1e-2 or more is seen above 1e-11 within 1e-9.
                QVERIFY(std::abs(0.5 * (low + high) - event.parameter) <= 1e-8);
                ++compared;
            }
        }
        QVERIFY2(compared > 60, "too few events were compared");
    }

    // Every load can be taken off again: the forces of the first corner are the largest then, and those of the last,
    // without a load, are zero.
    void unloadingEndsWithoutForces()
    {
        std::mt19937 random(12);
        for (int i = 0; i < 50; ++i) {
            LoadPathProblem problem = randomProblem(random, i % 2);
            problem.from.imposed.setZero();
            problem.to = problem.from;
            problem.to.load.setZero();
            const LoadPath path = solveLoadPath(problem);
            if (path.status == SolveStatus::Infeasible)
                continue;
            QVERIFY2(path.isUsable(), path.message.english().c_str());
            const double largest = path.force.front().cwiseAbs().maxCoeff();
            QVERIFY(path.force.back().cwiseAbs().maxCoeff() <= 1e-12 * largest);
            QVERIFY2(path.lawResidual <= 1e-12, std::to_string(path.lawResidual).c_str());  // corners of a few steps
        }
    }

    // A path does not depend on the unit of length, nor does the residual by which it is judged: soft links beside
    // rigid ones, which are held to the gaps alone.
    void theUnitOfLengthDoesNotMatter()
    {
        std::mt19937 random(6);
        int compared = 0;
        for (int i = 0; i < 100; ++i) {
            LoadPathProblem problem = randomProblem(random, false);
            for (Eigen::Index j = 0; j < problem.from.stiffness.size(); j += 3)
                problem.from.stiffness[j] = problem.to.stiffness[j] = infinity;
            const LoadPath path = solveLoadPath(problem);
            // a power of two, so that all digits stay: displacements are longer by it
            constexpr double unit = 0x1p40;
            for (LinkProblem* p : {&problem.from, &problem.to}) {
                p->stiffness /= unit;
                p->imposed *= unit;
            }
            const LoadPath other = solveLoadPath(problem);
            QCOMPARE(other.status, path.status);
            if (!path.isUsable())
                continue;
            SINEW_COMPARE_NEAR(forcesAt(other, 0.5), forcesAt(path, 0.5), {.abs = 1e-9});
            QVERIFY(other.lawResidual == path.lawResidual);
            ++compared;
        }
        QVERIFY2(compared > 50, "too few paths were compared");
    }

    void theHipAtAThousandLevels()
    {
        const Model model = test::shippedModel("hip");
        const Mechanism mechanism = test::compiled(model);
        for (const Activity& activity : model.activities) {
            Situation situation = makeSituation(model, &activity, activity.steps.empty() ? -1 : 0);
            const StaticsLoadPath path = solveLoadPath(mechanism, situation);
            QVERIFY2(path.isUsable(), path.message.english().c_str());
            QCOMPARE(path.parameters.back(), 1.0);
            StaticsSolver solver(std::make_shared<Mechanism>(mechanism));
            for (int level = 1; level <= 1000; ++level) {
                situation.loadFactor = level / 1000.0;
                const StaticsSolution& direct = solver.solve(situation, {.keepHistory = false});
                QVERIFY2(direct.isUsable(), direct.message.english().c_str());
                const double scale = direct.forces.maxCoeff();
                SINEW_COMPARE_NEAR(forcesAt(path, situation.loadFactor), direct.forces, {.abs = 1e-9 * scale});
                QVERIFY(std::abs(resultantAt(path, 0, situation.loadFactor) - direct.joints[0].resultant)
                        <= 1e-9 * scale);
            }
        }
    }

    // A parameter that stands twice because a link breaks there has its event once, the first row among them.
    void anEventIsWrittenOnce()
    {
        Model model;
        model.links = {{.name = "weak"}, {.name = "strong"}};
        StaticsLoadPath path;
        path.parameters = {0.5, 0.5, 0.75, 0.75, 1};
        path.forces = Eigen::MatrixXd{{10, 0, 0, 0, 0}, {40, 50, 75, 0, 0}};
        path.joints.resize(5);
        path.events = {{0.5, 0, SwitchingChange::Breaks}, {0.75, 1, SwitchingChange::Breaks}};
        std::ostringstream stream;
        writeLoadPathCsv(model, path, nullptr, stream);
        const std::string text = stream.str();
        QCOMPARE(text.substr(text.find('\n') + 1),
                 std::string("0.5,10,40,weak breaks,linear\n0.5,0,50,,linear\n"
                             "0.75,0,75,strong breaks,linear\n0.75,0,0,,linear\n1,0,0,,linear\n"));
    }

    // Imposed shortenings that are round-off make forces that are round-off: what is at its edge without load is measured by
    // the load to come, and switches at no share of it.
    void roundOffWithoutLoadSwitchesNothing()
    {
        LoadPathProblem problem = bundle(Eigen::VectorXd{{1, 2, 4}}, 7);
        problem.from.imposed = problem.to.imposed = Eigen::VectorXd{{1e-17, -1e-17, 3e-18}};
        const LoadPath path = solveLoadPath(problem);
        QVERIFY2(path.isUsable(), path.message.english().c_str());
        QVERIFY(path.events.empty());
        QCOMPARE(path.parameters, (std::vector<double>{0, 1}));
        SINEW_COMPARE_NEAR(path.force.back(), (Eigen::VectorXd{{1, 2, 4}}), {.abs = 1e-14});
        // A slack that is one is taken up where the others have stretched by it, under a load of 3.
        problem.from.imposed[2] = problem.to.imposed[2] = -1;
        const LoadPath slack = solveLoadPath(problem);
        QCOMPARE(slack.events.size(), std::size_t{1});
        QCOMPARE(slack.events[0].link, 2);
        SINEW_COMPARE_NEAR(slack.events[0].parameter, 3.0 / 7, {.abs = 1e-13});
    }

    // The capsule's ligaments are slack by the posture, muscles are not: shares of 1e-19 and 1e-36 of the load stood there.
    void noShareOfTheLoadIsRoundOff()
    {
        const Model model = test::shippedModel("hip_capsule");
        const Mechanism mechanism = test::compiled(model);
        int paths = 0, events = 0;
        for (const Activity& activity : model.activities) {
            for (int step = 0; step < int(activity.steps.size()); step += 8) {
                const StaticsLoadPath path = solveLoadPath(mechanism, makeSituation(model, &activity, step));
                QVERIFY2(path.isUsable(), path.message.english().c_str());
                for (const LoadPathEvent& event : path.events)
                    QVERIFY2(event.parameter > 1e-6, mechanism.linkNames[std::size_t(event.link)].c_str());
                for (std::size_t c = 1; c < path.parameters.size(); ++c)
                    QVERIFY(path.parameters[c] > 1e-6);
                events += int(path.events.size());
                ++paths;
            }
        }
        qInfo("%d paths, %d events", paths, events);
        QVERIFY(paths > 10);
    }

    void wrongInputIsRefused()
    {
        LoadPathProblem problem = bundle(Eigen::VectorXd{{1, 2}}, 1);
        problem.to.load.resize(2);
        problem.to.load.setZero();
        QCOMPARE(solveLoadPath(problem).status, SolveStatus::InvalidInput);
        problem = bundle(Eigen::VectorXd{{1, 2}}, 1);
        problem.strength = Eigen::Vector2d(1, -1);
        QCOMPARE(solveLoadPath(problem).status, SolveStatus::InvalidInput);
        problem = bundle(Eigen::VectorXd{{1, 2}}, std::nan(""));
        QCOMPARE(solveLoadPath(problem).status, SolveStatus::InvalidInput);
        problem = bundle(Eigen::VectorXd{{1, 2}}, -1);  // pushes: nothing can hold it
        const LoadPath path = solveLoadPath(problem);
        QVERIFY(path.isUsable() && path.collapsed);
        QCOMPARE(path.parameters.back(), 0.0);
    }
};

SINEW_TEST(TestLoadPath)

}  // namespace tst_load_path

#include "tst_load_path.moc"
