// How the place of the mass within the links changes the moments of one and the same step (A. V. Borisov 2018, chapter 4,
// compares distributions in kind; he prints no numbers). Prints its table of VALIDATION.md.

#include <array>
#include <cmath>
#include <cstdio>
#include <functional>

#include <QTest>

#include "tests/support/near.h"
#include "tests/support/scenarios.h"
#include "tests/support/segment_models.h"
#include "tests/support/test_registry.h"
#include "tests/support/validation_page.h"

namespace tst_mass_distribution {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::array<const char*, 6> joints
    = {"support_shank", "support_thigh", "swing_thigh", "swing_shank", "swing_foot", "trunk"};
using Peaks = Eigen::Matrix<double, 1, joints.size()>;

// Peaks of the joints' moments in the recorded step, N m: ankle and knee that stand, hip, knee and ankle that swing, trunk.
Recording stepOf(const std::function<void(Segment&)>& change)
{
    ScenarioBundle bundle = shippedScenario("step_recorded");
    for (Segment& link : bundle.model.segments)
        change(link);
    return simulated(bundle);
}

Peaks peaksOf(const Recording& step)
{
    Peaks peaks = Peaks::Zero();
    for (std::size_t i = 0; i < joints.size(); ++i)
        peaks[Eigen::Index(i)] = channelOf(step, std::string(joints[i]) + "/mz").cwiseAbs().maxCoeff();
    return peaks;
}

bool nearIsLow(const Segment& link)
{
    return link.name == "support_foot" || link.name == "support_shank" || link.name == "support_thigh";
}

// The middle mass moved along the link, towards the hip (arms: the shoulder), by a share of the length.
void moveUp(Segment& link, double share)
{
    link.points[1].fraction += nearIsLow(link) ? share : -share;
}

void place(Segment& link, const std::vector<std::pair<double, double>>& shares)
{
    const double mass = sumsOf(link)[0];
    link.points.clear();
    for (const auto& [fraction, share] : shares)
        link.points.push_back({fraction, {share * mass}});
}

class TestMassDistribution : public QObject {
    Q_OBJECT

private slots:
    void momentsKnowThreeSumsOfALink();
    void aMovedMassTurnsByItsWeightAndAcceleration();
    void table();
};

// Mass, and its first and second moment, are all that the equations have of a link (theta, eta, zeta).
void TestMassDistribution::momentsKnowThreeSumsOfALink()
{
    const Recording person = stepOf([](Segment&) {});
    const Recording four = stepOf([](Segment& link) {
        // The middle mass as three: 5 % of the length apart, a quarter, a half, a quarter; its second moment grows, which
        // masses taken from the middle to the ends of the link make up for.
        const MassPoint middle = link.points[1];
        const double m = middle.mass.value, n = middle.fraction, d = 0.05, excess = m / 2 * d * d;
        link.points[1].mass.value = m / 2;
        link.points.push_back({n - d, {m / 4}});
        link.points.push_back({n + d, {m / 4}});
        // x at the near end, y at the tip, z at n with x + y + z = 0, y + n z = 0, y + n^2 z = -excess
        const double z = excess / (n * (1 - n));
        link.points[1].mass.value += z;
        link.points[2].mass.value -= n * z;
        link.points[0].mass.value -= (1 - n) * z;
    });
    QVERIFY(person.isComplete() && four.isComplete());
    for (const char* joint : joints) {
        const Eigen::VectorXd expected = channelOf(person, std::string(joint) + "/mz");
        SINEW_COMPARE_NEAR(channelOf(four, std::string(joint) + "/mz"), expected,
                           {.abs = 1e-9 * expected.cwiseAbs().maxCoeff()});
    }
}

// The swing foot's middle mass m moved by s along the foot of length l and angle a changes the moment of its ankle by
// m s l (g cos a + (hinge's acceleration across) ) + m ((n + s)^2 - n^2) l^2 a''.
void TestMassDistribution::aMovedMassTurnsByItsWeightAndAcceleration()
{
    constexpr double s = -0.05;
    const Recording person = stepOf([](Segment&) {}), moved = stepOf([&](Segment&link) {
                                                          if (link.name == "swing_foot")
                                                              link.points[1].fraction += s;
                                                      });
    const ScenarioBundle bundle = shippedScenario("step_recorded");
    const Segment& foot = bundle.model.segments[5];
    QCOMPARE(foot.name, std::string("swing_foot"));
    const double m = foot.points[1].mass.value, n = foot.points[1].fraction, l = foot.stretches[0].constant,
                 g = bundle.model.gravity.norm();
    const auto angle
        = [&](const std::string& link, const char* what) { return channelOf(person, link + "_angle/" + what); };
    const Eigen::VectorXd change = channelOf(moved, "swing_foot/mz") - channelOf(person, "swing_foot/mz");
    for (Eigen::Index i = 0; i < change.size(); ++i) {
        // the ankle by the links from the toe that stands
        double ax = 0, ay = 0;
        for (int link = 0; link < 5; ++link) {
            const Segment& it = bundle.model.segments[std::size_t(link)];
            const double a = angle(it.name, "value")[i], w = angle(it.name, "speed")[i],
                         e = angle(it.name, "acceleration")[i];
            ax -= it.stretches[0].constant * (e * std::sin(a) + w * w * std::cos(a));
            ay += it.stretches[0].constant * (e * std::cos(a) - w * w * std::sin(a));
        }
        const double a = angle("swing_foot", "value")[i], e = angle("swing_foot", "acceleration")[i];
        const double expected
            = m * s * l * (std::cos(a) * (ay + g) - std::sin(a) * ax) + m * ((n + s) * (n + s) - n * n) * l * l * e;
        // a difference of moments of some 10 N m
        SINEW_COMPARE_NEAR(change[i], expected, {.abs = 1e-9, .rel = 1e-9});
    }
}

void TestMassDistribution::table()
{
    const Peaks person = peaksOf(stepOf([](Segment&) {}));
    PageResult page("mass_distribution");
    const auto print = [&page](const std::string& name, const Peaks& peaks, int digits) {
        QString cells;
        for (Eigen::Index i = 0; i < peaks.size(); ++i)
            cells += QString::asprintf(" %.*f |", digits, peaks[i]);
        page.line("| %s |%s", name.c_str(), qPrintable(cells));
    };
    page.line("| mass of each link | standing ankle | knee | swinging hip | knee | ankle | trunk |");
    page.line("| --- | --- | --- | --- | --- | --- | --- |");
    print("as a person's, N m", person, 1);
    const auto row = [&](const char* name, const std::function<void(Segment&)>& change) {
        const Peaks ratio = peaksOf(stepOf(change)).cwiseQuotient(person);
        print(name, ratio, 2);
        return ratio;
    };
    const Peaks up
        = row("middle mass 5 % of the length nearer to hip or shoulder", [](Segment& link) { moveUp(link, 0.05); });
    const Peaks down = row("5 % farther from it", [](Segment& link) { moveUp(link, -0.05); });
    const Peaks rods = row("homogeneous rods", [](Segment& link) {
        place(link, {{0, 1. / 6}, {0.5, 2. / 3}, {1, 1. / 6}});
    });
    row("a quarter at each end, half in the middle", [](Segment& link) {
        place(link, {{0, 0.25}, {0.5, 0.5}, {1, 0.25}});
    });
    row("all in the middle", [](Segment& link) { place(link, {{0.5, 1}}); });
    row("half at each end", [](Segment& link) { place(link, {{0, 0.5}, {1, 0.5}}); });
    // What VALIDATION.md says.
    QVERIFY(up[2] < 1 && up[3] < 1 && down[2] > 1 && down[3] > 1);
    QVERIFY(rods[2] > 1);
    SINEW_HOLD_TO_PAGE(page);
}

}  // namespace

SINEW_TEST(TestMassDistribution)

}  // namespace tst_mass_distribution

#include "tst_mass_distribution.moc"
