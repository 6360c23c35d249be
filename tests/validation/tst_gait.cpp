// The walking figure stands on its feet by contacts alone: what the ground does in every sample of both gaits, held
// against the point masses' places alone.

#include <algorithm>
#include <cmath>
#include <map>

#include <QTest>

#include "core/mechanism/positions.h"
#include "core/simulation/recording_reader.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/sanitized.h"
#include "tests/support/scenarios.h"
#include "tests/support/test_registry.h"
#include "tests/support/validation_page.h"

namespace tst_gait {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double flatFoot = 170.5268785875866 * M_PI / 180;  // rad, of the right foot's link when the foot is flat
constexpr double cycle = 1.1;                                // s
constexpr double heelBehind = 0.234, ballBehind = 0.05;      // m behind the toe: the balls' centres

// What the ground does at an instant.
struct Ground {
    double x = 0, y = 0, moment = 0;                // N, N, N m about the origin, of all contacts
    double right = 0, left = 0;                     // N, along the normal
    double rearmost = 1e9, foremost = -1e9;         // m, of the places that bear
    double pressure() const { return moment / y; }  // m, on the ground: contacts lie at its height
    double about(const Vector3& p) const { return moment - (p.x() * y - p.y() * x); }
};

Ground groundOf(const ResultFrame& frame)
{
    Ground ground;
    for (std::size_t i = 0; i < frame.contacts.size(); ++i) {
        const ContactFrame& contact = frame.contacts[i];
        ground.x += contact.force.x();
        ground.y += contact.force.y();
        ground.moment += contact.place.x() * contact.force.y() - contact.place.y() * contact.force.x();
        (frame.mechanism->contactNames[i].starts_with("right") ? ground.right : ground.left) += contact.normal;
        if (contact.normal > 0) {
            ground.rearmost = std::min(ground.rearmost, contact.place.x());
            ground.foremost = std::max(ground.foremost, contact.place.x());
        }
    }
    return ground;
}

std::size_t bodyOf(const Mechanism& mechanism, const std::string& name)
{
    const auto& names = mechanism.bodyNames;
    return static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
}

// rad, of a body's x axis above the horizontal.
double angleOf(const ResultFrame& frame, const std::string& body)
{
    const Matrix3& R = frame.configuration.R[bodyOf(*frame.mechanism, body)];
    return std::atan2(R(1, 0), R(0, 0));
}

// Of the right foot about its toe, of the left one about its toe.
double momentAboutToe(const ResultFrame& frame, const std::string& side, const std::string& toe)
{
    const Vector3 at = frame.configuration.inGround(int(bodyOf(*frame.mechanism, toe)), Vector3::Zero());
    double moment = 0;
    for (std::size_t i = 0; i < frame.contacts.size(); ++i) {
        const ContactFrame& contact = frame.contacts[i];
        if (frame.mechanism->contactNames[i].starts_with(side))
            moment += (contact.place - at).cross(contact.force).z();
    }
    return moment;
}

struct Masses {
    std::vector<double> mass;    // kg
    std::vector<Vector3> place;  // m
    Vector3 centre() const
    {
        Vector3 sum = Vector3::Zero();
        double whole = 0;
        for (std::size_t i = 0; i < mass.size(); ++i) {
            sum += mass[i] * place[i];
            whole += mass[i];
        }
        return sum / whole;
    }
};

Masses massesOf(const ResultFrame& frame)
{
    Masses all;
    const Mechanism& mechanism = *frame.mechanism;
    for (int body = 1; body < mechanism.bodyCount; ++body) {
        const auto b = static_cast<std::size_t>(body);
        if (!(mechanism.masses[b].value > 0))
            continue;
        all.mass.push_back(mechanism.masses[b].value);
        all.place.push_back(frame.configuration.inGround(body, mechanism.centresOfMass[b]));
    }
    return all;
}

class TestGait : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data()
    {
        QTest::addColumn<QString>("scenario");
        QTest::newRow("rigid legs") << "gait_rigid";
        QTest::newRow("legs of variable length") << "gait_variable_length";
    }
    void init()
    {
        QFETCH_GLOBAL(QString, scenario);
        m_bundle = shippedScenario(scenario.toStdString());
        m_bundle.scenario.options.outputStep = 1e-3;
        std::shared_ptr<const Recording>& recording = m_recordings[scenario];
        if (!recording)
            recording = run(m_bundle);
        m_recording = recording;
    }

    void nothingButJointsIsGiven();
    void theGroundOnlyPushesAndRubs();
    void bothFeetShareByContact();
    void theGroundBearsTheMassesPlaces();
    void theForcePointsNearTheCentreOfMass();
    void feetStandWhereTheyStand();
    void nothingTips();
    void aPushDiesOut();
    void softerGroundSharesOtherwise();

private:
    static std::shared_ptr<const Recording> run(const ScenarioBundle& bundle)
    {
        auto recording = std::make_shared<const Recording>(simulated(bundle));
        if (!recording->isComplete())
            qWarning("%s", recording->message.english().c_str());
        return recording;
    }
    // With every sample; of two at one time the later.
    template <class Visit>
    void visitSamples(Visit visit) const
    {
        QVERIFY(m_recording->isComplete());
        const RecordingReader reader(m_recording);
        for (const double time : m_recording->times)
            visit(time, reader.at(time));
    }

    ScenarioBundle m_bundle;
    std::shared_ptr<const Recording> m_recording;
    std::map<QString, std::shared_ptr<const Recording>> m_recordings;
    // For the page: "gait_rigid_KEY" and "gait_variable_length_KEY".
    PageResult resultOf(const char* key) const { return PageResult(m_bundle.scenario.name + '_' + key); }
};

// Where the figure is, how it leans and what the ground does are sought throughout.
void TestGait::nothingButJointsIsGiven()
{
    const Scenario& scenario = m_bundle.scenario;
    QVERIFY(scenario.forces.empty() && scenario.stages.size() == 4);
    QVERIFY(m_bundle.model.constraints.empty() && m_bundle.model.loads.empty());
    const Stage& first = scenario.stages.front();
    for (const GivenPair& pair : first.given) {
        const bool isRoot
            = pair.coordinates == std::vector<std::string>{"support_x", "support_y", "support_foot_angle"};
        QVERIFY2(isRoot == (pair.side == PairSide::Effort), pair.coordinates.front().c_str());
        QVERIFY(!isRoot || (pair.value == TimeValue(ConstantValue{0}) && !pair.tracking));
    }
    for (const Stage& stage : scenario.stages) {
        QVERIFY(!stage.holds && !stage.constraints
                && (&stage == &first || (stage.like == first.name && stage.given.empty())));
        QVERIFY(stage.ends.size() == 1 && !stage.ends[0].when.empty());  // by events, none by time
    }
    for (const std::string root : {"support_x", "support_y", "support_foot_angle"})
        QCOMPARE(channelOf(*m_recording, root + "/effort").cwiseAbs().maxCoeff(), 0.0);
}

void TestGait::theGroundOnlyPushesAndRubs()
{
    double least = 1e9, most = 0, steepest = 0, whole = 1e9, largest = 0, aboutToe = 0;
    visitSamples([&](double, const ResultFrame& frame) {
        const Ground ground = groundOf(frame);
        whole = std::min(whole, ground.y);
        largest = std::max(largest, ground.y);
        most = std::max({most, ground.right, ground.left});
        for (const ContactFrame& contact : frame.contacts) {
            least = std::min(least, contact.normal);
            if (contact.normal > 0)
                steepest = std::max(steepest, std::abs(contact.friction) / contact.normal);
        }
        aboutToe = std::max({aboutToe, std::abs(momentAboutToe(frame, "right", "support_foot")),
                             std::abs(momentAboutToe(frame, "left", "swing_foot.tip"))});
    });
    PageResult page = resultOf("ground");
    page.line(
        "- The ground bears %.0f to %.0f N, one foot %.0f N at most; friction comes to %.2f of the normal force, its "
        "assumed limit is 0.80; the moment about a toe to %.0f N m.",
        whole, largest, most, steepest, aboutToe);
    QVERIFY2(least > -1e-6, qPrintable(QString::number(least)));  // never pulls: an opening is found to round-off
    QVERIFY(steepest <= 0.8 + 1e-9);                              // the coefficient
    QVERIFY(whole > 300);                                         // never near flight
    QVERIFY(aboutToe < 170);
    SINEW_HOLD_TO_PAGE(page);
}

// Before the landing the foot ahead bears nothing, after take-off the one behind. In between both bear.
void TestGait::bothFeetShareByContact()
{
    const std::vector<StageRecord>& stages = m_recording->stages;
    QVERIFY(stages.size() >= 8);
    const RecordingReader reader(m_recording);
    PageResult page = resultOf("double_support");
    page.line("| double support | ms | foot ahead, N, in nine instants | foot behind, N |");
    page.line("| --- | --- | --- | --- |");
    for (std::size_t i = 1; i + 1 < stages.size(); ++i) {
        const StageRecord& stage = stages[i];
        const bool isDouble = stage.name.starts_with("double");
        QCOMPARE(isDouble, i % 2 == 1);
        if (!isDouble)
            continue;
        const bool isLeftAhead = stage.name.ends_with("left ahead");
        const auto front = [&](double time) {
            const Ground ground = groundOf(reader.at(time));
            return isLeftAhead ? std::pair(ground.left, ground.right) : std::pair(ground.right, ground.left);
        };
        const double lasts = stage.end - stage.start;
        QString rowAhead, rowBehind;
        for (int k = 0; k <= 8; ++k) {
            const auto [ahead, behind] = front(stage.start + lasts * k / 8);
            rowAhead += QString::asprintf(" %.0f", ahead);
            rowBehind += QString::asprintf(" %.0f", behind);
        }
        page.line("| %s | %.0f |%s |%s |", stage.name.c_str(), 1e3 * lasts, qPrintable(rowAhead),
                  qPrintable(rowBehind));
        QVERIFY(lasts > 0.08 * cycle && lasts < 0.16 * cycle);
        QCOMPARE(front(stage.start - 2e-3).first, 0.0);
        QCOMPARE(front(stage.end + 2e-3).second, 0.0);
        const auto [ahead, behind] = front(stage.start + lasts / 2);
        QVERIFY(ahead > 200 && behind > 200);
    }
    SINEW_HOLD_TO_PAGE(page);
}

// From places alone, by second differences of what is recorded: F = sum m (g + a), its moment sum m p x (g + a).
void TestGait::theGroundBearsTheMassesPlaces()
{
    const RecordingReader reader(m_recording);
    const double g = m_bundle.model.gravity.norm(), step = 2e-3;
    // Away from where a contact begins or ends to bear, whose damper jumps: differences reach over the jump.
    const auto isSmooth = [&](double time) {
        for (const Indicator& indicator : m_recording->indicators) {
            for (const Interval& interval : indicator.engaged) {
                if (std::abs(interval.start - time) < 2 * step || std::abs(interval.end - time) < 2 * step)
                    return false;
            }
        }
        return true;
    };
    double force = 0, pressure = 0, beyond = -1e9;
    int compared = 0;
    for (double time = 0.01; time < m_recording->times.back() - 0.01; time += 0.005) {
        const Masses before = massesOf(reader.at(time - step)), now = massesOf(reader.at(time)),
                     after = massesOf(reader.at(time + step));
        double x = 0, y = 0, moment = 0;
        for (std::size_t i = 0; i < now.mass.size(); ++i) {
            const Vector3 a = (before.place[i] - 2 * now.place[i] + after.place[i]) / (step * step);
            x += now.mass[i] * a.x();
            y += now.mass[i] * (a.y() + g);
            moment += now.mass[i] * (now.place[i].x() * (a.y() + g) - now.place[i].y() * a.x());
        }
        const Ground ground = groundOf(reader.at(time));
        const double at = moment / y;
        if (!isSmooth(time))
            continue;
        beyond = std::max({beyond, ground.rearmost - at, at - ground.foremost});
        force = std::max({force, std::abs(x - ground.x), std::abs(y - ground.y)});
        pressure = std::max(pressure, std::abs(at - ground.pressure()));
        ++compared;
    }
    PageResult page = resultOf("places");
    page.line("- From the masses' places alone, at %d times: the ground's force to %.1f N, the centre of pressure to "
              "%.1f mm; it leaves what stands by %.1f mm at most.",
              compared, force, 1e3 * pressure, 1e3 * std::max(beyond, 0.0));
    QVERIFY(compared > 250);
    QVERIFY(force < 20 && pressure < 0.01);  // second differences over 4 ms, of forces that sway at some 20 Hz
    QVERIFY(beyond < 0.002);                 // within the feet, as well as differences know it
    SINEW_HOLD_TO_PAGE(page);
}

void TestGait::theForcePointsNearTheCentreOfMass()
{
    double farthest = 0, squares = 0;
    int count = 0;
    visitSamples([&](double, const ResultFrame& frame) {
        const Ground ground = groundOf(frame);
        const double past = std::abs(ground.about(massesOf(frame).centre())) / std::hypot(ground.x, ground.y);
        farthest = std::max(farthest, past);
        squares += past * past;
        ++count;
    });
    PageResult page = resultOf("passing");
    page.line("- The ground's force passes the centre of mass by %.1f cm (root mean square), %.1f cm at most.",
              1e2 * std::sqrt(squares / count), 1e2 * farthest);
    // A measured walk comes nearer (tst_rigid_and_variable); the plan of this one was made for it. At a height of 0.95 m
    // the limits are 5 and 11 degrees.
    QVERIFY(std::sqrt(squares / count) < 0.08 && farthest < 0.19);
    SINEW_HOLD_TO_PAGE(page);
}

// A ball that bears rolls as its foot turns, and no more: what it has moved beyond is slip and the give of sole and ground.
void TestGait::feetStandWhereTheyStand()
{
    std::map<std::string, double> from;
    double slid = 0, sunk = 0;
    visitSamples([&](double, const ResultFrame& frame) {
        for (std::size_t i = 0; i < frame.contacts.size(); ++i) {
            const std::string& name = frame.mechanism->contactNames[i];
            const ContactFrame& contact = frame.contacts[i];
            if (contact.normal < 35) {  // a twentieth of the weight
                from.erase(name);
                continue;
            }
            const double turn = angleOf(frame, name.starts_with("right") ? "support_foot" : "swing_foot") - flatFoot;
            const double rolled = m_bundle.model.contacts[i].radius * std::remainder(turn, M_PI);  // both feet's
            const double place = contact.place.x() + rolled;
            slid = std::max(slid, std::abs(place - from.try_emplace(name, place).first->second));
            sunk = std::max(sunk, -contact.gap);
        }
    });
    PageResult page = resultOf("feet");
    page.line("- What stands moves by %.2f mm at most and sinks by %.2f mm.", 1e3 * slid, 1e3 * sunk);
    QVERIFY(slid < 2e-3 && sunk < 2e-3);
    SINEW_HOLD_TO_PAGE(page);
}

void TestGait::nothingTips()
{
    constexpr double degrees = 180 / M_PI, flat = flatFoot * degrees;
    double lean = 0, tilt = 0;
    visitSamples([&](double time, const ResultFrame& frame) {
        lean = std::max(lean, std::abs(angleOf(frame, "trunk") * degrees - 89));
        const StageRecord& stage = m_recording->stages[static_cast<std::size_t>(m_recording->stageAt(time))];
        const double share = (time - stage.start) / (0.5 * cycle);
        // Each foot is flat for the first three quarters of its single support.
        if (stage.name == "right support" && share < 0.5)
            tilt = std::max(tilt, std::abs(angleOf(frame, "support_foot") * degrees - flat));
        if (stage.name == "left support" && share < 0.5)
            tilt = std::max(tilt, std::abs(angleOf(frame, "swing_foot") * degrees - (flat - 180)));
    });
    qInfo("trunk within %.2f degrees of 89, a flat foot within %.2f degrees of flat", lean, tilt);
    QVERIFY(lean < 5);    // it sways by 3.4 degrees as given
    QVERIFY(tilt < 0.5);  // on ground that gives way by half a millimetre
}

// The walk is stable: five seconds later a push has gone, and one cycle is as the one before.
void TestGait::aPushDiesOut()
{
    if (isSanitized && m_bundle.scenario.name != "gait_rigid")
        QSKIP("with the sanitizers on one gait is pushed");
    m_bundle.scenario.options.outputStep = 0.01;
    m_bundle.scenario.options.duration = 5 * cycle;
    ScenarioBundle pushed = m_bundle;
    pushed.scenario.start[0].speed += 0.03;  // m/s
    const auto calm = run(m_bundle), other = run(pushed);
    QVERIFY(calm->isComplete() && other->isComplete());
    const auto off = [&](const Recording& a, double at, const Recording& b, double time) {
        double largest = 0;
        for (const char* name : {"com/y", "com/vx", "com/vy", "support_foot_angle/value"}) {
            const auto sample = [&](const Recording& it, double when) {
                return channelOf(it, name)[static_cast<Eigen::Index>(it.sampleAt(when + 1e-6))];
            };
            largest = std::max(largest, std::abs(sample(a, at) - sample(b, time)));
        }
        return largest;
    };
    const double early = off(*calm, 0.2, *other, 0.2), late = off(*calm, 5.3, *other, 5.3),
                 repeats = off(*calm, 5.3, *calm, 5.3 - cycle);
    qInfo("a push is %.4f after 0.2 s and %.1e after 5.3 s; one cycle differs from the next by %.1e (m, m/s, rad)",
          early, late, repeats);
    QVERIFY(early > 1e-3);
    QVERIFY(late < 1e-3 && repeats < 1e-3);
}

// No share is stated: ground that gives way more makes another one.
void TestGait::softerGroundSharesOtherwise()
{
    ScenarioBundle soft = m_bundle;
    for (Contact& contact : soft.model.contacts)
        contact.compliance->stiffness /= 2;
    soft.scenario.options.duration = 0.6;
    const auto other = run(soft);
    QVERIFY(other->isComplete());
    const RecordingReader reader(m_recording), softly(other);
    double largest = 0;
    for (double time = 0.44; time < 0.54; time += 0.005)
        largest = std::max(largest, std::abs(groundOf(reader.at(time)).left - groundOf(softly.at(time)).left));
    PageResult page = resultOf("softer_ground");
    page.line("- On ground half as stiff the landing foot bears up to %.0f N more or less at an instant.", largest);
    QVERIFY(largest > 20);
    SINEW_HOLD_TO_PAGE(page);
}

}  // namespace

SINEW_TEST(TestGait)

}  // namespace tst_gait

#include "tst_gait.moc"
