// A. P. Ivanov, Dynamics of systems with mechanical collisions, Moscow 1997; computed by G. N. Kolesnikov (thesis,
// 2004), chapter 3, figures 5 to 8. Two masses of 1 joined by a spring k1 = 1 hit a wall at speed 1; spring 2 between
// the first mass and the wall only pushes. The figures carry no numbers, so the solution is derived here: in contact
// and out of it the system is linear,
//
//     u'' = -K u,   K = [k1 + k2, -k1; -k1, k1] in contact, [k1, -k1; -k1, k1] out of it,
//
// which its modes solve in closed form (a mode of frequency zero is a straight motion); contact ends and begins where
// the first mass passes its place of first touch. k2 = 2 k1 gives one interval of contact, k2 = 8 k1 two.

#include <cmath>
#include <vector>

#include <Eigen/Dense>
#include <QTest>

#include "tests/support/methods.h"
#include "tests/support/near.h"
#include "tests/support/scenarios.h"
#include "tests/support/test_registry.h"

namespace tst_two_mass_impact {

using namespace sinew;
using namespace sinew::test;

namespace {

using Eigen::Vector2d;

// u'' = -K u from a state.
class LinearPhase {
public:
    LinearPhase(double wall, double start, const Vector2d& u, const Vector2d& v) : m_start(start)
    {
        Eigen::Matrix2d K;
        K << 1 + wall, -1, -1, 1;
        const Eigen::SelfAdjointEigenSolver<Eigen::Matrix2d> modes(K);
        m_modes = modes.eigenvectors();
        m_squares = modes.eigenvalues().cwiseMax(0);
        m_u = m_modes.transpose() * u;
        m_v = m_modes.transpose() * v;
    }

    double start() const { return m_start; }

    Vector2d place(double time) const
    {
        return m_modes * modal(time, [](double u, double v, double w, double t) {
                   return w > 0 ? u * std::cos(w * t) + v / w * std::sin(w * t) : u + v * t;
               });
    }

    Vector2d speed(double time) const
    {
        return m_modes * modal(time, [](double u, double v, double w, double t) {
                   return w > 0 ? v * std::cos(w * t) - u * w * std::sin(w * t) : v;
               });
    }

private:
    template <class Motion>
    Vector2d modal(double time, Motion motion) const
    {
        Vector2d result;
        for (int i = 0; i < 2; ++i) {
            const double w = m_squares[i] < 1e-12 ? 0 : std::sqrt(m_squares[i]);
            result[i] = motion(m_u[i], m_v[i], w, time - m_start);
        }
        return result;
    }

    double m_start;
    Eigen::Matrix2d m_modes;
    Vector2d m_squares, m_u, m_v;
};

// All phases up to a time; contact and flight take turns, contact first.
std::vector<LinearPhase> phasesOf(double wall, double end)
{
    std::vector<LinearPhase> phases = {{wall, 0, Vector2d::Zero(), Vector2d::Ones()}};
    constexpr double scan = 1e-3;
    for (double t = scan; t < end; t += scan) {
        const LinearPhase& now = phases.back();
        const bool inContact = phases.size() % 2 == 1;
        const auto has = [&](double time) { return (now.place(time)[0] > 0) != inContact; };
        if (t - now.start() < 2 * scan || !has(t))
            continue;
        double low = t - scan, high = t;
        for (int i = 0; i < 60; ++i)
            (has((low + high) / 2) ? high : low) = (low + high) / 2;
        phases.emplace_back(inContact ? 0 : wall, high, now.place(high), now.speed(high));
    }
    return phases;
}

const LinearPhase& phaseAt(const std::vector<LinearPhase>& phases, double time)
{
    std::size_t i = phases.size() - 1;
    while (i > 0 && phases[i].start() > time)
        --i;
    return phases[i];
}

double largestError(const Recording& recording, const std::vector<LinearPhase>& phases)
{
    const Eigen::VectorXd first = channelOf(recording, "first_place/value");
    const Eigen::VectorXd second = channelOf(recording, "second_place/value");
    double largest = first.size() > 100 ? 0 : 1e9;
    for (Eigen::Index i = 0; i < first.size(); ++i) {
        const double t = recording.times[static_cast<std::size_t>(i)];
        const Vector2d exact = phaseAt(phases, t).place(t);
        largest = std::max({largest, std::abs(first[i] - exact[0]), std::abs(second[i] - exact[1])});
    }
    return largest;
}

}  // namespace

class TestTwoMassImpact : public QObject {
    Q_OBJECT

private slots:
    void adaptiveFollowsTheClosedForm_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("wall");
        QTest::addColumn<int>("contacts");
        QTest::addColumn<int>("method");
        const int adaptive = static_cast<int>(IntegrationMethod::Explicit);
        const int implicit = static_cast<int>(IntegrationMethod::Implicit);
        QTest::newRow("one contact") << "two_masses" << 2.0 << 1 << adaptive;
        QTest::newRow("two contacts") << "two_masses_stiff_wall" << 8.0 << 2 << adaptive;
        QTest::newRow("two contacts, implicit") << "two_masses_stiff_wall" << 8.0 << 2 << implicit;
    }

    void adaptiveFollowsTheClosedForm()
    {
        QFETCH(QString, name);
        QFETCH(double, wall);
        QFETCH(int, contacts);
        QFETCH(int, method);
        ScenarioBundle bundle = shippedScenario(name.toStdString());
        bundle.scenario.options.method = static_cast<IntegrationMethod>(method);
        const Recording recording = simulated(bundle);
        QVERIFY2(recording.isComplete(), recording.message.english().c_str());
        const auto phases = phasesOf(wall, bundle.scenario.options.duration);
        QCOMPARE(phases.size(), std::size_t(2 * contacts));
        // rtol 1e-8 a step over some hundred steps of an oscillation that does not damp them
        const double error = largestError(recording, phases);
        qInfo("%s: largest difference %.2e", qPrintable(name), error);
        QVERIFY(error < 1e-6);

        // contact intervals; both ends are roots of the first mass's place, whose error divided by its speed they have
        const auto& intervals = recording.indicators[1].engaged;
        QCOMPARE(recording.indicators[1].name, std::string("spring 2"));
        QCOMPARE(intervals.size(), std::size_t(contacts));
        for (std::size_t i = 0; i < intervals.size(); ++i) {
            SINEW_COMPARE_NEAR(intervals[i].start, phases[2 * i].start(), {.abs = 1e-6});
            SINEW_COMPARE_NEAR(intervals[i].end, phases[2 * i + 1].start(), {.abs = 1e-6});
        }
        QVERIFY(recording.energyDrift < 1e-6);
    }

    // The masses meet the wall at a time of the output grid; from there on every step may end on the grid.
    void eventsOnTheGridLoseNoSample()
    {
        const auto phases = phasesOf(2, 8);
        for (const auto method : {IntegrationMethod::Explicit, IntegrationMethod::Implicit,
                                  IntegrationMethod::LinearlyImplicit, IntegrationMethod::Differences}) {
            for (const int early : {1, 15, 29}) {
                constexpr double grid = 0.02;
                ScenarioBundle bundle = shippedScenario("two_masses");
                bundle.scenario.options.method = method;
                bundle.scenario.options.outputStep = grid;
                bundle.scenario.options.duration = 6;
                for (auto& start : bundle.scenario.start)
                    start.value = -early * grid;
                const Recording recording = simulated(bundle);
                QVERIFY2(recording.isComplete(), recording.message.english().c_str());
                const Eigen::VectorXd first = channelOf(recording, "first_place/value");
                for (int k = 0; k <= 300; ++k) {
                    const int sample = recording.sampleAt(k * grid + 1e-9);
                    QVERIFY(sample >= 0 && std::abs(recording.times[std::size_t(sample)] - k * grid) < 1e-9);
                    const double t = (k - early) * grid;
                    const double exact = t < 0 ? t : phaseAt(phases, t).place(t)[0];
                    // of differences: second order at steps of 1 ms
                    SINEW_COMPARE_NEAR(first[sample], exact, {.abs = tolerance(method, 1e-5, 1e-3)});
                }
            }
        }
    }

    void differencesConverge()
    {
        for (const auto& [name, wall] : {std::pair{"two_masses", 2.0}, {"two_masses_stiff_wall", 8.0}}) {
            ScenarioBundle bundle = shippedScenario(name);
            const auto phases = phasesOf(wall, bundle.scenario.options.duration);
            bundle.scenario.options.method = IntegrationMethod::Differences;
            bundle.scenario.options.outputStep = 0.08;
            double first = 0, before = 0;
            for (const double step : {0.02, 0.01, 0.005, 0.0025}) {
                bundle.scenario.options.step = step;
                const Recording recording = simulated(bundle);
                QVERIFY2(recording.isComplete(), recording.message.english().c_str());
                const double error = largestError(recording, phases);
                qInfo("%s: step %g, largest difference %.3e, order %.2f", name, step, error,
                      before > 0 ? std::log2(before / error) : 0.0);
                first = before > 0 ? first : error;
                before = error;
            }
            // Second order: the spring's force has a kink, no jump, where it engages. Where in a step that falls makes
            // single halvings better or worse, so the mean of the three counts.
            const double order = std::log2(first / before) / 3;
            qInfo("%s: mean order %.2f", name, order);
            QVERIFY(order > 1.8);
        }
    }
};

SINEW_TEST(TestTwoMassImpact)

}  // namespace tst_two_mass_impact

#include "tst_two_mass_impact.moc"
