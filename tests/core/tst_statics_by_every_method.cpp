// Statics of random mechanisms by every way there is: the solver, the end of the load path, complementarity problems of
// forces and of gaps by all methods, and the equations of motion, which must leave everything at rest. What a way cannot
// do is counted by reason. SINEW_RANDOM_STATICS sets how many mechanisms of each topology are tried, SINEW_RANDOM_FROM
// the first seed.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <map>
#include <string>

#include <QTest>

#include "core/complementarity/lcp.h"
#include "core/mechanism/contact_place.h"
#include "core/mechanism/surroundings.h"
#include "core/statics/link_system.h"
#include "core/statics/statics.h"
#include "core/statics/statics_load_path.h"
#include "tests/support/linear_answer.h"
#include "tests/support/links_as_lcp.h"
#include "tests/support/random_mechanisms.h"
#include "tests/support/test_registry.h"

namespace tst_statics_by_every_method {

using namespace sinew;
using namespace sinew::test;

namespace {

int fromEnvironment(const char* name, int otherwise)
{
    const char* text = std::getenv(name);
    return text ? std::atoi(text) : otherwise;
}

// Each way solves a few dense systems of some ten rows, whose conditions reach 1e5 (stiffnesses of 20 to 10 000 N/m on
// levers of a decimetre or less): round-off of 1e-16 becomes 1e-10 of the largest force.
constexpr double share = 1e-8;

struct Tally {
    int tried = 0, held = 0, compared = 0, differ = 0;
    std::map<std::string, double> largest;   // per way, of the largest force
    std::map<std::string, int> same, agree;  // per way: whether the load is held; its forces
    std::map<std::string, int> leftOut;

    void print() const
    {
        qInfo("%d mechanisms, %d held; %d comparisons, %d differ", tried, held, compared, differ);
        for (const auto& [way, times] : same)
            qInfo("%5d agree about what can be held: %s", times, way.c_str());
        for (const auto& [way, off] : largest)
            qInfo("%5d agree about forces: %s, largest difference %.1e of the largest force", agree.at(way),
                  way.c_str(), off);
        for (const auto& [why, times] : leftOut)
            qInfo("%5d left out: %s", times, why.c_str());
    }
};

// Some coordinates are locked, so that about as many mechanisms are held as not.
void lockSome(Model& model, unsigned seed)
{
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> number(0, 1);
    const double locked = number(random);
    for (Coordinate& coordinate : model.coordinates) {
        if (number(random) < locked)
            coordinate.mode = CoordinateMode::Locked;
    }
}

class StaticsComparison {
public:
    StaticsComparison(unsigned seed, Topology topology, Tally& tally) : m_seed(seed), m_tally(tally)
    {
        m_model = RandomMechanisms(seed, topology).build().model;
        lockSome(m_model, seed);
        m_mechanism = std::make_shared<const Mechanism>(compiled(m_model));
        m_situation = makeSituation(m_model);
    }

    void run()
    {
        ++m_tally.tried;
        m_solution = solveStatics(*m_mechanism, m_situation);
        m_isHeld = isLinearAnswer(m_solution);
        if (!m_isHeld && m_solution.status != StaticsStatus::NotHoldable) {
            differ("statics", m_solution.message.english());
            return;
        }
        m_tally.held += m_isHeld ? 1 : 0;
        m_system.build(*m_mechanism, m_situation);
        if (m_isHeld)
            compareWithMotion();
        removeBroken(m_system.problem);
        m_byForces = solveLcp(byForces(m_system.problem), {.method = LcpMethod::Lemke});
        if (slides()) {
            leaveOut("all but the equations of motion: friction slides, and only the solver knows Coulomb's law");
            return;
        }
        compareWithLoadPath();
        compareWithLcp();
    }

private:
    void leaveOut(const std::string& why) { ++m_tally.leftOut[why]; }

    void differ(const std::string& way, const std::string& how)
    {
        ++m_tally.differ;
        qWarning("seed %u: %s: %s; %s", m_seed, way.c_str(), how.c_str(), summaryOf(m_model).c_str());
    }

    void note(const std::string& way, double off)
    {
        if (!(off <= share)) {
            differ(way, "off by " + std::to_string(off));
            return;
        }
        ++m_tally.agree[way];
        double& largest = m_tally.largest[way];
        largest = std::max(largest, off);
    }

    // Whether both say the same about whether the load can be held.
    bool isSame(const std::string& way, bool isHeld, const std::string& says)
    {
        ++m_tally.compared;
        if (isHeld == m_isHeld) {
            ++m_tally.same[way];
            return true;
        }
        differ(way, (m_isHeld ? "does not hold what statics holds: " : "holds what statics does not: ") + says);
        return false;
    }

    double largestForce() const
    {
        double largest = 1e-3;  // N, of figures of some kilograms
        for (const double force : m_solution.forces)
            largest = std::max(largest, std::abs(force));
        for (const ContactFrame& contact : m_solution.contacts)
            largest = std::max(largest, contact.force.norm());
        return std::max(largest, m_system.load.value.size() > 0 ? m_system.load.value.lpNorm<Eigen::Infinity>() : 0.0);
    }

    // Released at rest with the forces of statics nothing accelerates.
    void compareWithMotion()
    {
        Dynamics dynamics(m_mechanism, surroundingsOf(m_model, *m_mechanism));
        dynamics.setState(positionsOf(*m_mechanism, m_situation.values),
                          Eigen::VectorXd::Zero(m_mechanism->coordinateCount));
        applyForces(dynamics);
        GivenMotion given = GivenMotion::direct(m_solution.passive + m_solution.reactions - dynamics.resistance());
        MotionSolution motion;
        dynamics.solve(given, motion);
        if (!motion.isUsable()) {
            differ("equations of motion", motion.message.english());
            return;
        }
        // as generalised forces, which is what is not in balance
        Eigen::MatrixXd M;
        dynamics.calcMassMatrix(M);
        ++m_tally.compared;
        note("equations of motion", (M * motion.accelerations).lpNorm<Eigen::Infinity>() / largestForce());
    }

    void applyForces(Dynamics& dynamics) const
    {
        const Configuration& at = dynamics.configuration();
        const Strands strands = calcStrands(*m_mechanism, at);
        for (int j = 0; j < m_mechanism->linkCount(); ++j) {
            for (const StrandPull& it : strands.of(j)) {
                if (it.node < 0)
                    dynamics.addBodyForce(it.body, at.origin + it.point, m_solution.forces[j] * it.pull,
                                          Vector3::Zero());
            }
        }
        for (std::size_t i = 0; i < m_mechanism->contacts.size(); ++i) {
            const CompiledContact& contact = m_mechanism->contacts[i];
            const Vector3 place = at.origin + placeOf(contact, at).point, force = m_solution.contacts[i].force;
            dynamics.addBodyForce(contact.bodyA, place, force, Vector3::Zero());
            dynamics.addBodyForce(contact.bodyB, place, -force, Vector3::Zero());
        }
    }

    // Where rigid contacts share the load in more than one way, forces of links are unique still.
    void noteForces(const std::string& way, const Eigen::VectorXd& forces)
    {
        note(way, (forces - m_solution.forces).lpNorm<Eigen::Infinity>() / largestForce());
    }

    void compareWithLoadPath()
    {
        const StaticsLoadPath path = solveLoadPath(*m_mechanism, m_situation);
        if (path.status == StaticsStatus::NotHoldable) {
            leaveOut("load path: pretensions are not held without the load");
            return;
        }
        if (!path.isUsable()) {
            differ("load path", path.message.english());
            return;
        }
        if (!isSame("load path", !path.collapsed, path.message.english()) || !m_isHeld || m_solution.forces.size() == 0)
            return;
        noteForces("load path", forcesAt(path, 1));
    }

    // What is left when links broke on the way to the load.
    void removeBroken(LinkProblem& problem) const
    {
        for (std::size_t j = 0; j < m_solution.broken.size(); ++j) {
            const auto i = static_cast<Eigen::Index>(j);
            if (m_solution.broken[j])
                problem.lower[i] = problem.upper[i] = problem.imposed[i] = 0;
        }
    }

    void compareWithLcp()
    {
        const bool mayBreak = std::any_of(m_mechanism->links.begin(), m_mechanism->links.end(),
                                          [](const CompiledLink& it) { return it.breaks; });
        if (mayBreak && !m_isHeld) {
            leaveOut("complementarity problems: know no links that break before the load is held");
            return;
        }
        if (m_system.problem.L.rows() == 0 || m_system.problem.L.cols() == 0) {
            leaveOut("complementarity problems: nothing to share");
            return;
        }
        compareByForces();
        compareByGaps();
    }

    // Whether friction reaches its bound in the solver's answer, or in that of the problem without Coulomb's law, in which
    // contacts that slide open.
    bool slides() const
    {
        for (std::size_t i = 0; i < m_mechanism->contacts.size(); ++i) {
            if (!m_mechanism->contacts[i].friction)
                continue;
            if (m_solution.contacts[i].mode == ContactMode::Slides)
                return true;
            if (!m_byForces.isUsable())
                continue;
            const ContactPlace place = placeOf(m_mechanism->contacts[i], m_system.configuration);
            const Vector3 force
                = m_system.contactForce(static_cast<int>(i), m_byForces.X.head(m_system.problem.L.cols()));
            const double bound = m_mechanism->contacts[i].friction->coefficient * force.dot(place.normal);
            // in space the pyramid reaches 0.98 of the cone
            if (bound > 0 && (place.tangents.transpose() * force).norm() > 0.98 * bound)
                return true;
        }
        return false;
    }

    void compareByForces()
    {
        const LcpSolution& solution = m_byForces;
        const std::string way = "forces by Lemke";
        if (solution.status == SolveStatus::NotConverged) {
            leaveOut(way + ": the answer did not pass its own verification");
            return;
        }
        if (isSame(way, solution.isUsable(), solution.message.english()) && m_isHeld && m_solution.forces.size() > 0)
            noteForces(way, solution.X.head(m_solution.forces.size()));
    }

    void compareByGaps()
    {
        const std::optional<GapProblem> gaps = byGaps(m_system.problem);
        if (!gaps) {
            leaveOut("gaps: something is rigid, or some motion is hardly resisted");
            return;
        }
        for (const LcpMethod method : {LcpMethod::Auto, LcpMethod::Ordered, LcpMethod::Block, LcpMethod::Lemke,
                                       LcpMethod::Kolesnikov1, LcpMethod::Kolesnikov2, LcpMethod::SwitchingOff}) {
            const std::string way = std::string("gaps by ") + methodName(method);
            const LcpSolution solution = solveLcp(gaps->lcp, {.method = method});
            const bool isPublished = method == LcpMethod::Kolesnikov1 || method == LcpMethod::Kolesnikov2
                                     || method == LcpMethod::SwitchingOff;
            if (isPublished && !solution.isUsable()) {
                leaveOut(way + ": the published rule says itself that it has no answer");
                continue;
            }
            if (isSame(way, isHeldBy(solution), solution.message.english()) && m_isHeld && m_solution.forces.size() > 0)
                noteForces(way, gaps->forces(solution.X).head(m_solution.forces.size()));
        }
    }

    // Where A is singular but for round-off, a problem without a solution may get one with gaps of 1e12 m: the motion that
    // nothing resists.
    static bool isHeldBy(const LcpSolution& solution)
    {
        constexpr double farthest = 1e6;  // m; figures are a metre large, links give way by centimetres
        return solution.isUsable() && (solution.X.size() == 0 || solution.X.maxCoeff() < farthest);
    }

    unsigned m_seed;
    Tally& m_tally;
    Model m_model;
    std::shared_ptr<const Mechanism> m_mechanism;
    Situation m_situation;
    StaticsSolution m_solution;
    bool m_isHeld = false;
    LinkSystem m_system;
    LcpSolution m_byForces;
};

}  // namespace

class TestStaticsByEveryMethod : public QObject {
    Q_OBJECT

private slots:
    void waysAgreeOnRandomMechanisms_data()
    {
        QTest::addColumn<Topology>("topology");
        QTest::newRow("trees") << Topology::Trees;
        QTest::newRow("loops") << Topology::Loops;
    }
    void waysAgreeOnRandomMechanisms()
    {
        QFETCH(Topology, topology);
        const int count = fromEnvironment("SINEW_RANDOM_STATICS", 1000);
        const int first = fromEnvironment("SINEW_RANDOM_FROM", 1);
        Tally tally;
        for (int i = 0; i < count; ++i)
            StaticsComparison(static_cast<unsigned>(first + i), topology, tally).run();
        tally.print();
        QCOMPARE(tally.differ, 0);
        QVERIFY2(3 * tally.held >= tally.tried, "too few are held for the rest to say much");
    }

    // Each went wrong once.
    void waysAgreeWhereTheyDidNot_data()
    {
        QTest::addColumn<unsigned>("seed");
        QTest::addColumn<Topology>("topology");
        QTest::newRow("a rod that breaks of its pretension, before the load would relieve it") << 7u << Topology::Trees;
        QTest::newRow("coordinates that constraints hold were held by round-off of a spring")
            << 181u << Topology::Loops;
    }
    void waysAgreeWhereTheyDidNot()
    {
        QFETCH(unsigned, seed);
        QFETCH(Topology, topology);
        Tally tally;
        StaticsComparison(seed, topology, tally).run();
        QCOMPARE(tally.differ, 0);
    }
};

SINEW_TEST(TestStaticsByEveryMethod)

}  // namespace tst_statics_by_every_method

#include "tst_statics_by_every_method.moc"
