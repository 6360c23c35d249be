// The human of seventeen bodies lifts a load: what the ground and the joints do, held against the bodies' places alone.

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include <QTest>

#include "core/model/inertia.h"
#include "core/simulation/recording_reader.h"
#include "tests/support/near.h"
#include "tests/support/scenarios.h"
#include "tests/support/test_registry.h"
#include "tests/support/validation_page.h"

namespace tst_lifting {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double heel = -0.04, toe = 0.16;  // m ahead of the ankle: where the feet stand
constexpr double g = 9.80665;

// A force and its moment about the ground's z through the origin, in the plane.
struct PlaneWrench {
    double x = 0, y = 0, moment = 0;

    double about(const Vector3& point) const { return moment - (point.x() * y - point.y() * x); }
};

PlaneWrench operator+(const PlaneWrench& a, const PlaneWrench& b)
{
    return {a.x + b.x, a.y + b.y, a.moment + b.moment};
}

PlaneWrench operator-(const PlaneWrench& a, const PlaneWrench& b)
{
    return {a.x - b.x, a.y - b.y, a.moment - b.moment};
}

PlaneWrench forceAt(const Vector3& point, double x, double y)
{
    return {x, y, point.x() * y - point.y() * x};
}

bool isOf(const std::string& name, std::initializer_list<const char*> words)
{
    return std::any_of(words.begin(), words.end(), [&](const char* word) { return name.ends_with(word); });
}

class TestLifting : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_bundle = shippedScenario("lifting");
        m_bundle.scenario.options.outputStep = 1e-3;
        m_recording = std::make_shared<const Recording>(simulated(m_bundle));
        QVERIFY2(m_recording->isComplete(), m_recording->message.english().c_str());
        QVERIFY(std::abs(m_bundle.model.gravity.y() + g) < 1e-12);
    }
    void feetStandWithoutSlippingOrTipping();
    void theGroundBearsTheMassesPlaces();
    void jointMomentsFollowFromPlaces();
    void theWorkOfTheJointsLifts();
    void theLoadGoesFromTheGroundToTheWaist();
    void bothSidesAreAlike();

private:
    Eigen::VectorXd channel(const std::string& name) const { return channelOf(*m_recording, name); }
    double duration() const { return m_recording->times.back(); }
    double mass(const Body& body) const
    {
        return body.mass.value * (body.mass.scale == Scale::BodyWeight ? m_bundle.model.bodyWeight / g : 1);
    }

    struct Place {
        Vector3 centre, joint;  // m, ground: of the mass, of the body's frame
        double angle = 0;       // rad about z
    };
    std::map<std::string, Place> places(double time) const
    {
        const ResultFrame frame = RecordingReader(m_recording).at(time);
        std::map<std::string, Place> all;
        for (const Body& body : m_bundle.model.bodies) {
            const auto& names = frame.mechanism->bodyNames;
            const int b = int(std::find(names.begin(), names.end(), body.name) - names.begin());
            const Matrix3& R = frame.configuration.R[static_cast<std::size_t>(b)];
            all[body.name] = {frame.configuration.inGround(b, body.centreOfMass),
                              frame.configuration.inGround(b, Vector3::Zero()), std::atan2(R(1, 0), R(0, 0))};
        }
        return all;
    }

    // What bodies need to move as they do against gravity, by second differences.
    std::map<std::string, PlaneWrench> needed(double time) const
    {
        const double step = 4e-3;  // s: rates of some 4 / s and of the feet's sway leave 1e-3 of the accelerations
        const auto before = places(time - step), now = places(time), after = places(time + step);
        std::map<std::string, PlaneWrench> all;
        for (const Body& body : m_bundle.model.bodies) {
            const Place &a = before.at(body.name), &b = now.at(body.name), &c = after.at(body.name);
            const Vector3 acceleration = (a.centre - 2 * b.centre + c.centre) / (step * step);
            const double turn = (a.angle - 2 * b.angle + c.angle) / (step * step);
            PlaneWrench wrench = forceAt(b.centre, mass(body) * acceleration.x(), mass(body) * (acceleration.y() + g));
            wrench.moment += inertiaTensor(body.inertia, mass(body))(2, 2) * turn;
            all[body.name] = wrench;
        }
        return all;
    }

    // Of the ground, on bodies whose contacts are named so.
    PlaneWrench ground(double time, std::initializer_list<const char*> endings, const std::string& side = {}) const
    {
        const ResultFrame frame = RecordingReader(m_recording).at(time);
        PlaneWrench sum;
        for (std::size_t i = 0; i < frame.contacts.size(); ++i) {
            const std::string& name = m_bundle.model.contacts[i].name;
            if (isOf(name, endings) && name.starts_with(side))
                sum = sum + forceAt(frame.contacts[i].place, frame.contacts[i].force.x(), frame.contacts[i].force.y());
        }
        return sum;
    }

    ScenarioBundle m_bundle;
    std::shared_ptr<const Recording> m_recording;
};

void TestLifting::feetStandWithoutSlippingOrTipping()
{
    double least = 1e9, steepest = 0, slip = 0, backmost = toe, foremost = heel;
    const RecordingReader reader(m_recording);
    std::map<std::string, double> first;
    for (double time = 0; time <= duration(); time += 0.01) {
        const ResultFrame frame = reader.at(time);
        double moment = 0, force = 0;
        for (std::size_t i = 0; i < frame.contacts.size(); ++i) {
            const std::string& name = m_bundle.model.contacts[i].name;
            if (!isOf(name, {"heel", "toe"}))
                continue;
            const ContactFrame& contact = frame.contacts[i];
            least = std::min(least, contact.normal);
            steepest = std::max(steepest, std::abs(contact.friction) / contact.normal);
            const double from = first.try_emplace(name, contact.place.x()).first->second;
            slip = std::max(slip, std::abs(contact.place.x() - from));
            moment += contact.normal * (isOf(name, {"toe"}) ? toe : heel);
            force += contact.normal;
        }
        backmost = std::min(backmost, moment / force);
        foremost = std::max(foremost, moment / force);
    }
    test::PageResult page("lifting_feet");
    page.line("- Each place of the feet bears %.0f N or more, friction %.2f of it at most, and moves by %.2f mm; the "
              "centre of "
              "pressure is %.3f to %.3f m ahead of the ankle, heel and toe at %.3f and %.3f m.",
              least, steepest, 1e3 * slip, backmost, foremost, heel, toe);
    QVERIFY(least > 50);      // neither heel nor toe comes near to lifting
    QVERIFY(steepest < 0.7);  // the coefficient: nothing slides
    QVERIFY(slip < 1e-3);     // the give of the ground and the tilt of a foot on it
    QVERIFY(backmost > heel + 0.01 && foremost < toe - 0.01);
    SINEW_HOLD_TO_PAGE(page);
}

// Force and moment about the origin on the ground.
void TestLifting::theGroundBearsTheMassesPlaces()
{
    double force = 0, moment = 0;
    for (double time = 0.1; time < duration() - 0.05; time += 0.05) {
        PlaneWrench sum;
        for (const auto& [name, wrench] : needed(time))
            sum = sum + wrench;
        const PlaneWrench rest = sum - ground(time, {"heel", "toe", "load on ground"});
        force = std::max({force, std::abs(rest.x), std::abs(rest.y)});
        moment = std::max(moment, std::abs(rest.moment));
    }
    test::PageResult page("lifting_ground");
    page.line("- Force and moment at the ground from the bodies' places alone: to %.1f N and %.2f N m.", force, moment);
    SINEW_HOLD_TO_PAGE(page);
    QVERIFY(force < 2);     // of 900 N: second differences over 4 ms, more where the load comes off the ground
    QVERIFY(moment < 0.5);  // of some 60 N m about the ankles
}

void TestLifting::jointMomentsFollowFromPlaces()
{
    const std::initializer_list<const char*> feet = {"heel", "toe"}, loads = {"load on ground"};
    std::map<std::string, double> miss, most;
    for (double time = 0.1; time < duration() - 0.05; time += 0.05) {
        const auto needs = needed(time);
        const auto where = places(time);
        const auto sample = static_cast<Eigen::Index>(std::lround(time / 1e-3));
        const auto check = [&](const std::string& joint, const std::string& child, const PlaneWrench& rest) {
            const double own = channel(joint + "/mz")[sample];
            miss[joint] = std::max(miss[joint], std::abs(rest.about(where.at(child).joint) - own));
            most[joint] = std::max(most[joint], std::abs(own));
        };
        PlaneWrench above;
        for (const auto& [name, wrench] : needs) {
            if (!isOf(name, {"pelvis", "thigh", "shank", "foot"}))
                above = above + wrench;
        }
        check("lower_spine", "abdomen", above - ground(time, loads));
        const PlaneWrench foot = needs.at("right_foot") - ground(time, feet, "right");
        check("right_ankle", "right_foot", foot);
        check("right_knee", "right_shank", foot + needs.at("right_shank"));
        check("right_hip", "right_thigh", foot + needs.at("right_shank") + needs.at("right_thigh"));
        check("right_elbow", "right_forearm",
              needs.at("right_forearm") + needs.at("right_hand") + needs.at("right_load")
                  - ground(time, loads, "right"));
    }
    test::PageResult page("lifting_joints");
    page.line("| joint | moment at most, N m | from the bodies' places alone, to N m |");
    page.line("| --- | --- | --- |");
    for (const auto& [joint, difference] : miss) {
        page.line("| %s | %.0f | %.2f |", joint.c_str(), most[joint], difference);
        QVERIFY(difference < 1);  // as the forces, times levers up to 1 m
    }
    SINEW_HOLD_TO_PAGE(page);
}

void TestLifting::theWorkOfTheJointsLifts()
{
    const double from = 0.4;  // s: all is at rest
    const auto first = static_cast<Eigen::Index>(std::lround(from / 1e-3));
    double work = 0, gain = 0;
    for (const std::string& name : m_recording->mechanism->coordinateNames) {
        Eigen::VectorXd power = channel(name + "/effort");
        if (const Eigen::VectorXd passive = channel(name + "/passive");
            passive.size() > 0)  // springs and dampers, if any
            power += passive;
        power = power.cwiseProduct(channel(name + "/speed")).eval();
        for (Eigen::Index i = first; i + 1 < power.size(); ++i) {
            const auto k = static_cast<std::size_t>(i);
            work += (power[i] + power[i + 1]) / 2 * (m_recording->times[k + 1] - m_recording->times[k]);
        }
    }
    const auto low = places(from), high = places(duration());
    for (const Body& body : m_bundle.model.bodies)
        gain += mass(body) * g * (high.at(body.name).centre.y() - low.at(body.name).centre.y());
    gain += channel("energy/kinetic")[channel("energy/kinetic").size() - 1];
    test::PageResult page("lifting_work");
    page.line("- The joints do %.1f J of work; body and load gain %.1f J.", work, gain);
    SINEW_HOLD_TO_PAGE(page);
    // The ground's give takes or returns some tenths of a joule.
    SINEW_COMPARE_NEAR(work, gain, {.abs = 0.5});
}

void TestLifting::theLoadGoesFromTheGroundToTheWaist()
{
    const Eigen::VectorXd onGround = channel("right load on ground/normal");
    SINEW_COMPARE_NEAR(onGround[0], 7.5 * g, {.rel = 0.02});  // the hand just holds the grip
    QCOMPARE(onGround[onGround.size() - 1], 0.0);
    const auto high = places(duration());
    const double waist = high.at("abdomen").joint.y(), hand = high.at("right_hand").centre.y();
    qInfo("hands end at %.2f m, lower spine at %.2f m", hand, waist);
    QVERIFY(std::abs(hand - waist) < 0.15);
    const Eigen::VectorXd held = channel("right_load/fy");
    // At the end the hand bears the load, which still swings: within some per cent of its weight.
    SINEW_COMPARE_NEAR(held[held.size() - 1], 7.5 * g, {.rel = 0.05});
}

void TestLifting::bothSidesAreAlike()
{
    for (const char* of : {"hip/mz", "knee/mz", "ankle/mz", "elbow/mz", "load/fy"}) {
        const Eigen::VectorXd difference = channel(std::string("left_") + of) - channel(std::string("right_") + of);
        QVERIFY2(difference.cwiseAbs().maxCoeff() < 1e-6, of);  // integrated to 1e-7, the same on both sides
    }
}

}  // namespace

SINEW_TEST(TestLifting)

}  // namespace tst_lifting

#include "tst_lifting.moc"
