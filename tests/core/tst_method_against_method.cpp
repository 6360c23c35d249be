// Explicit, implicit and differences on random mechanisms. A difference must be as small as the methods' orders make
// it, measured by how far the motion itself carries a small change of its start; where it is not, the test says why.
// SINEW_RANDOM_MECHANISMS sets how many are tried.

#include <algorithm>
#include <cmath>
#include <map>

#include <QTest>

#include "tests/support/random_mechanisms.h"
#include "tests/support/test_registry.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double moved = 1e-6;  // rad or m, of the start that is moved a little

// The last value of every coordinate.
Eigen::VectorXd endOf(const Model& model, const Recording& recording)
{
    Eigen::VectorXd end(static_cast<Eigen::Index>(model.coordinates.size()));
    for (std::size_t k = 0; k < model.coordinates.size(); ++k)
        end[static_cast<Eigen::Index>(k)] = channelOf(recording, model.coordinates[k].name + "/value").tail(1)[0];
    return end;
}

struct Tally {
    int tried = 0, agreed = 0, sensitive = 0;
    std::map<std::string, int> stopped;
    double implicitOff = 0, differencesOff = 0;
};

Recording run(const RandomMechanism& it, IntegrationMethod method, double step, double by = 0)
{
    Scenario scenario = it.scenario;
    scenario.options.method = method;
    scenario.options.step = step;
    // differences end at a whole step
    scenario.options.duration = std::round(scenario.options.duration / 4e-3) * 4e-3;
    for (std::size_t k = 0; by != 0 && k < it.model.coordinates.size(); ++k) {
        const Coordinate& coordinate = it.model.coordinates[k];
        const auto found = std::find_if(scenario.start.begin(), scenario.start.end(),
                                        [&](const StartValue& s) { return s.coordinate == coordinate.name; });
        const double value = coordinate.value + by * (k % 2 ? 1 : -1);
        if (found != scenario.start.end())
            found->speed += by;
        else
            scenario.start.push_back({coordinate.name, value, by});
    }
    return simulate(it.model, scenario);
}

// How far a start that is moved a little carries the end away, over how far it was moved.
double growthOf(const RandomMechanism& it, const Eigen::VectorXd& end)
{
    double growth = 1;
    for (const double by : {moved, -moved}) {
        const Recording other = run(it, IntegrationMethod::Explicit, 1e-3, by);
        growth = other.isComplete() ? std::max(growth, (endOf(it.model, other) - end).lpNorm<Eigen::Infinity>() / moved)
                                    : 1e6;
    }
    return growth;
}

}  // namespace

class TestMethodAgainstMethod : public QObject {
    Q_OBJECT

private slots:
    void methodsAgreeOnRandomMechanisms()
    {
        const char* text = std::getenv("SINEW_RANDOM_MECHANISMS");
        const char* from = std::getenv("SINEW_RANDOM_FROM");
        const int count = text ? std::atoi(text) : 40;
        const int first = from ? std::atoi(from) : 1;
        Tally tally;
        int wrong = 0;
        for (int seed = first; seed < first + count; ++seed)
            wrong += tryOne(static_cast<unsigned>(seed), tally) ? 0 : 1;
        qInfo("%d mechanisms: %d agree; largest differences: implicit %.1e, differences %.1e; %d too sensitive to say",
              tally.tried, tally.agreed, tally.implicitOff, tally.differencesOff, tally.sensitive);
        for (const auto& [why, times] : tally.stopped)
            qInfo("%4d stopped: %s", times, why.c_str());
        QCOMPARE(wrong, 0);
    }

private:
    static bool tryOne(unsigned seed, Tally& tally)
    {
        const RandomMechanism it = RandomMechanisms(seed).build();
        ++tally.tried;
        const Recording exact = run(it, IntegrationMethod::Explicit, 1e-3);
        const Recording implicit = run(it, IntegrationMethod::Implicit, 1e-3);
        const double tau = 4e-4;
        const Recording coarse = run(it, IntegrationMethod::Differences, tau);
        const Recording fine = run(it, IntegrationMethod::Differences, tau / 2);
        for (const Recording* recording : {&exact, &implicit, &coarse, &fine}) {
            if (!recording->isComplete()) {
                ++tally.stopped[recording->message];
                // a jam has no forces by any method; nothing else may stop
                const bool isKnown = recording->message.find("Painleve") != std::string::npos;
                if (!isKnown)
                    qWarning("seed %u stops: %s: %s", seed, recording->message.c_str(), summaryOf(it.model).c_str());
                return isKnown;
            }
        }
        const Eigen::VectorXd end = endOf(it.model, exact);
        const double byImplicit = (endOf(it.model, implicit) - end).lpNorm<Eigen::Infinity>();
        const double byCoarse = (endOf(it.model, coarse) - end).lpNorm<Eigen::Infinity>();
        const double byFine = (endOf(it.model, fine) - end).lpNorm<Eigen::Infinity>();
        // Integrators: their tolerance a step, through some hundred steps. Differences: second order while forces have
        // kinks only; first where they jump (dampers that begin, impacts, breaks), for a jump is known to a step. How
        // large its error is then depends on where in the step it falls, so a step of an eighth has to show the order.
        const double ofImplicit = 2e-7, ofSecondOrder = 30 * tau * tau, speed = 3;
        const bool isNear = byImplicit <= ofImplicit && byFine <= ofSecondOrder;
        const double growth = isNear ? 1 : growthOf(it, end);
        double bySmall = byFine;
        if (!isNear && byFine > growth * ofSecondOrder)
            bySmall = (endOf(it.model, run(it, IntegrationMethod::Differences, tau / 8)) - end).lpNorm<Eigen::Infinity>();
        const bool converges = bySmall <= growth * ofSecondOrder
                               || (bySmall <= 0.5 * std::max(byCoarse, byFine) && bySmall <= growth * speed * tau / 8);
        if (isNear || (byImplicit <= growth * ofImplicit && converges)) {
            ++tally.agreed;
            tally.implicitOff = std::max(tally.implicitOff, byImplicit);
            tally.differencesOff = std::max(tally.differencesOff, bySmall);
            return true;
        }
        if (growth > 100) {
            ++tally.sensitive;
            qInfo("seed %u: a start moved by %.0e moves the end by %.1e", seed, moved, growth * moved);
            return true;
        }
        qWarning("seed %u: implicit %.1e, differences %.1e, by half the step %.1e, by an eighth %.1e; growth %.1e: %s",
                 seed, byImplicit, byCoarse, byFine, bySmall, growth, summaryOf(it.model).c_str());
        if (std::getenv("DBG")) {
            for (std::size_t i = 0; i < fine.times.size(); ++i) {
                const int at = exact.sampleAt(fine.times[i] + 1e-9);
                double off = 0;
                for (const Coordinate& c : it.model.coordinates)
                    off = std::max(off, std::abs(channelOf(fine, c.name + "/value")[Eigen::Index(i)] - channelOf(exact, c.name + "/value")[at]));
                std::string text;
                for (const Contact& c : it.model.contacts)
                    for (const Recording* r : {&exact, &fine}) {
                        const Eigen::Index k = r == &exact ? at : int(i);
                        text += " gap " + std::to_string(1e3 * channelOf(*r, c.name + "/gap")[k]) + " N " + std::to_string(channelOf(*r, c.name + "/normal")[k]) + " T " + std::to_string(channelOf(*r, c.name + "/friction")[k]);
                    }
                qWarning("%.9g %.9g off %.2e %s", fine.times[i], exact.times[size_t(at)], off, text.c_str());
            }
            const double t = exact.times.back();
            for (int c = 0; c < int(exact.channels.size()); ++c) {
                qWarning("%s: %.9g %.9g %.9g", exact.channels[size_t(c)].column.c_str(), exact.values(c, exact.sampleAt(t)), coarse.values(c, coarse.sampleAt(t)), fine.values(c, fine.sampleAt(t)));
            }
            for (const Recording* r : {&exact, &coarse, &fine})
                for (const Indicator& i : r->indicators) {
                    std::string text = i.name;
                    for (const Interval& v : i.engaged)
                        text += " [" + std::to_string(v.start) + ", " + std::to_string(v.end) + "]";
                    qWarning("%s", text.c_str());
                }
        }
        return false;
    }
};

SINEW_TEST(TestMethodAgainstMethod)
#include "tst_method_against_method.moc"
