// The equations of motion in symbols against the multibody engine, which knows bodies, joints and axes only.

#include <memory>
#include <random>

#include <QTest>

#include "core/mechanism/dynamics.h"
#include "tests/support/equation_states.h"
#include "tests/support/test_registry.h"

using namespace sinew;
using namespace sinew::test;

class TestEquationsAgainstEngine : public QObject {
    Q_OBJECT

private slots:
    void theMultibodyEngineAgrees_data();
    void theMultibodyEngineAgrees();
};

void TestEquationsAgainstEngine::theMultibodyEngineAgrees_data()
{
    QTest::addColumn<Model>("model");
    for (const char* kind : {"a", "b", "c", "d", "e", "f"}) {
        QTest::addRow("plane, %s", kind) << chain({.kinds = kind, .links = 3});
        QTest::addRow("plane, joint angles, %s", kind)
            << chain({.kinds = kind, .links = 3, .reference = AngleReference::Parent, .base = true});
        QTest::addRow("space, %s", kind) << chain({.kinds = kind, .links = 3, .space = Space::Spatial, .base = true});
    }
    QTest::newRow("tree") << fiveLinkFigure(AngleReference::Ground, true);
    QTest::newRow("tree, joint angles") << fiveLinkFigure(AngleReference::Parent);
    Model turned = chain({.kinds = "acr", .links = 4, .reference = AngleReference::Parent, .base = true});
    for (std::size_t i = 0; i < turned.segments.size(); ++i)
        turned.segments[i].inParent.orientation.z() = 0.3 + 0.2 * double(i);
    turned.gravity = {1.5, -9, 0};
    QTest::newRow("hinged at angles, slanting gravity") << turned;
    Model absolute = chain({.kinds = "acr", .links = 4});
    absolute.segments[0].inParent.orientation.z() = 0.3;
    QTest::newRow("first link hinged at an angle, absolute angles") << absolute;
    Model upright = chain({.kinds = "af", .links = 2, .space = Space::Spatial});
    upright.gravity = {0, -9.81, 0};
    upright.segments[0].inParent.orientation.x() = -std::acos(0.0);
    QTest::newRow("space, y upwards") << upright;
    Model heavyBase = chain({.links = 2, .base = true});
    heavyBase.bodies[0].mass = {4};
    heavyBase.segments.push_back(heavyBase.segments[0]);
    heavyBase.segments.back().name = "other";
    heavyBase.segments.back().angles = {};
    QTest::newRow("a heavy base, a link that only stretches, a shared length") << heavyBase;
}

void TestEquationsAgainstEngine::theMultibodyEngineAgrees()
{
    QFETCH(Model, model);
    const Equations equations = composed(model);
    const auto compiled = compile(model);
    QVERIFY(compiled && equations.count() > 0);
    Dynamics dynamics(std::make_shared<const Mechanism>(*compiled.value), {.gravity = model.gravity});
    const auto n = static_cast<Eigen::Index>(equations.count());
    QCOMPARE(compiled.value->coordinateCount, int(n));
    for (unsigned seed = 1; seed <= 5; ++seed) {
        const EquationState s = randomState(equations, seed);
        Eigen::PermutationMatrix<Eigen::Dynamic> toEngine(n);  // from the order of the equations to the model's
        for (Eigen::Index i = 0; i < n; ++i) {
            const auto& names = compiled.value->coordinateNames;
            const auto at = std::find(names.begin(), names.end(), equations.coordinates[std::size_t(i)].name);
            toEngine.indices()(i) = static_cast<int>(at - names.begin());
        }
        dynamics.setState(toEngine * s.q, toEngine * s.qd);
        Eigen::MatrixXd A;
        Eigen::VectorXd b, g;
        dynamics.calcMassMatrix(A);
        dynamics.calcBias(b);
        dynamics.calcGravity(g);
        const EquationValues values = evaluate(equations, s.q, s.qd);
        // Both sum some hundred products: units of 1e-12 of the largest.
        const auto near = [](const auto& m) { return Tolerance{.abs = 1e-12 * (1 + m.cwiseAbs().maxCoeff())}; };
        QCOMPARE(farther(toEngine * values.massMatrix * toEngine.transpose(), A, near(A)), std::string());
        QCOMPARE(farther(toEngine * values.velocityTerms, b, near(b)), std::string());
        QCOMPARE(farther(toEngine * values.gravityTerms, g, near(g)), std::string());
    }
}

SINEW_TEST(TestEquationsAgainstEngine)
#include "tst_equations_against_engine.moc"
