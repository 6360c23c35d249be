// Rigid links beside links of variable length in a measured walk (resources/scenarios/measured_walk.sto): three ways to make
// the comparison fair, of each the ratios variable over rigid of the peaks that A. V. Borisov 2018 prints in his Table 2,
// which rests on efforts and lengths that he does not publish. Prints its table of VALIDATION.md. The program's inverse
// dynamics are held against the point masses' places alone.

#include <array>
#include <cmath>
#include <cstdio>
#include <memory>
#include <optional>

#include <QTest>

#include "core/io/motion_file.h"
#include "core/mechanism/dynamics.h"
#include "core/mechanism/surroundings.h"
#include "tests/support/measured_walk.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "tests/support/validation_page.h"

namespace tst_rigid_and_variable {

using namespace sinew;
using namespace sinew::test;

namespace {

struct Moments {
    Eigen::MatrixXd generalised, joint;  // N m, (samples x links): of each absolute angle; of each link's near joint
};

class Figure {
public:
    Figure()
        : m_model(shippedModel("eleven_link_variable")),
          m_mechanism(std::make_shared<const Mechanism>(compiled(m_model))),
          m_dynamics(m_mechanism, surroundingsOf(m_model, *m_mechanism))
    {
        for (int link = 0; link < linkCount; ++link) {
            m_angle[std::size_t(link)] = coordinate(std::string(linkNames[std::size_t(link)]) + "_angle");
            m_length[std::size_t(link)] = coordinate(std::string(linkNames[std::size_t(link)]) + "_length");
        }
    }

    const Model& model() const { return m_model; }

    // What the toe on the ground and the joints must give, by the program's inverse dynamics; without the samples at the ends.
    Moments moments(const Walk& walk)
    {
        Moments moments{Eigen::MatrixXd(walk.count() - 2 * reach, linkCount), {}};
        Eigen::VectorXd efforts;
        for (Eigen::Index i = reach; i < walk.count() - reach; ++i) {
            const Eigen::VectorXd speeds = whole(rates(walk.angles, i, walk.step), rates(walk.lengths, i, walk.step));
            m_dynamics.setState(whole(walk.angles.row(i), walk.lengths.row(i)), speeds);
            m_dynamics.calcEfforts(
                whole(accelerations(walk.angles, i, walk.step), accelerations(walk.lengths, i, walk.step)), efforts);
            for (int link = 0; link < linkCount; ++link)
                moments.generalised(i - reach, link) = efforts[m_angle[std::size_t(link)]];
        }
        moments.joint = moments.generalised;
        // A joint's moment turns its link and, the other way, the one before.
        for (int link = linkCount - 1; link > 0; --link)
            moments.joint.col(parents[std::size_t(link)]) += moments.joint.col(link);
        return moments;
    }

private:
    int coordinate(const std::string& name) const
    {
        const auto& names = m_mechanism->coordinateNames;
        return int(std::find(names.begin(), names.end(), name) - names.begin());
    }
    Eigen::VectorXd whole(const Eigen::RowVectorXd& angles, const Eigen::RowVectorXd& lengths) const
    {
        Eigen::VectorXd values = Eigen::VectorXd::Zero(m_mechanism->positionCount());
        for (int link = 0; link < linkCount; ++link) {
            values[m_angle[std::size_t(link)]] = angles[link];
            values[m_length[std::size_t(link)]] = lengths[link];
        }
        return values;
    }

    Model m_model;
    std::shared_ptr<const Mechanism> m_mechanism;
    Dynamics m_dynamics;
    std::array<int, linkCount> m_angle{}, m_length{};
};

// Of a point of a link over the samples.
Eigen::MatrixXd placesOf(const Walk& walk, int link, double fraction)
{
    Eigen::MatrixXd places(walk.count(), 2);
    for (Eigen::Index i = 0; i < walk.count(); ++i)
        places.row(i) = walk.end(i, parents[std::size_t(link)]) + fraction * walk.arm(i, link);
    return places;
}

// How far the line of the ground's force passes the centre of mass, m, from the places of the point masses; without the
// samples at the ends.
Eigen::VectorXd passing(const Model& model, const Walk& walk)
{
    std::vector<Eigen::MatrixXd> places;
    std::vector<double> masses;
    double whole = 0;
    for (int link = 0; link < linkCount; ++link) {
        for (const MassPoint& point : model.segments[std::size_t(link)].points) {
            places.push_back(placesOf(walk, link, point.fraction));
            masses.push_back(point.mass.value);
            whole += point.mass.value;
        }
    }
    Eigen::MatrixXd centre = Eigen::MatrixXd::Zero(walk.count(), 2);
    for (std::size_t k = 0; k < masses.size(); ++k)
        centre += masses[k] / whole * places[k];
    Eigen::VectorXd past(walk.count() - 2 * reach);
    for (Eigen::Index i = reach; i < walk.count() - reach; ++i) {
        double moment = 0;
        for (std::size_t k = 0; k < masses.size(); ++k) {
            const Eigen::MatrixXd a = accelerations(places[k], i, walk.step);
            const Eigen::RowVector2d r = places[k].row(i) - centre.row(i);
            moment += masses[k] * (r.x() * a(0, 1) - r.y() * a(0, 0));
        }
        const Eigen::MatrixXd a = accelerations(centre, i, walk.step);
        past[i - reach] = moment / (whole * std::hypot(a(0, 0), a(0, 1) - model.gravity.y()));
    }
    return past;
}

// Upward, N, from the places of the point masses; without the samples at the ends.
Eigen::VectorXd groundByPlaces(const Model& model, const Walk& walk)
{
    Eigen::VectorXd ground = Eigen::VectorXd::Zero(walk.count() - 2 * reach);
    for (int link = 0; link < linkCount; ++link) {
        for (const MassPoint& point : model.segments[std::size_t(link)].points) {
            const Eigen::MatrixXd places = placesOf(walk, link, point.fraction);
            for (Eigen::Index i = reach; i < walk.count() - reach; ++i)
                ground[i - reach] += point.mass.value * (accelerations(places, i, walk.step)(0, 1) - model.gravity.y());
        }
    }
    return ground;
}

// The joints' moments from the places of the point masses, their second differences and weights: about each joint what
// lies beyond it.
Eigen::MatrixXd momentsByPlaces(const Model& model, const Walk& walk)
{
    Eigen::MatrixXd moments = Eigen::MatrixXd::Zero(walk.count() - 2 * reach, linkCount);
    for (int link = 0; link < linkCount; ++link) {
        for (const MassPoint& point : model.segments[std::size_t(link)].points) {
            const Eigen::MatrixXd places = placesOf(walk, link, point.fraction);
            for (Eigen::Index i = reach; i < walk.count() - reach; ++i) {
                const Eigen::RowVector2d force
                    = point.mass.value * (accelerations(places, i, walk.step) - model.gravity.head<2>().transpose());
                for (int joint = link; joint >= 0; joint = parents[std::size_t(joint)]) {
                    const Eigen::RowVector2d arm = places.row(i) - walk.end(i, parents[std::size_t(joint)]);
                    moments(i - reach, joint) += arm.x() * force.y() - arm.y() * force.x();
                }
            }
        }
    }
    return moments;
}

// --- peaks -------------------------------------------------------------------------------------------------------------

enum Quantity { Speed, Acceleration, Moment, JointMoment, quantityCount };
using Peaks = Eigen::Matrix<double, quantityCount, linkCount>;

Peaks peaksOf(Figure& figure, const Walk& walk)
{
    Peaks peaks = Peaks::Zero();
    for (Eigen::Index i = reach; i < walk.count() - reach; ++i) {
        peaks.row(Speed) = peaks.row(Speed).cwiseMax(rates(walk.angles, i, walk.step).cwiseAbs());
        peaks.row(Acceleration) = peaks.row(Acceleration).cwiseMax(accelerations(walk.angles, i, walk.step).cwiseAbs());
    }
    const Moments moments = figure.moments(walk);
    peaks.row(Moment) = moments.generalised.cwiseAbs().colwise().maxCoeff();
    peaks.row(JointMoment) = moments.joint.cwiseAbs().colwise().maxCoeff();
    return peaks;
}

double largestChange(const Walk& walk)
{
    const Eigen::MatrixXd within = walk.lengths.middleRows(reach, walk.count() - 2 * reach);
    return (within.colwise().maxCoeff() - within.colwise().minCoeff()).head(SwingFoot + 1).maxCoeff();
}

// Borisov 2018, Table 2.
const Eigen::Matrix<double, 3, linkCount>& published()
{
    static const Eigen::Matrix<double, 3, linkCount> ratios = [] {
        Eigen::Matrix<double, 3, linkCount> table;
        table << 0.79, 0.81, 0.88, 0.97, 1.00, 0.72, 0.30, 0.43, 0.47, 0.32, 0.83,  //
            0.52, 0.43, 0.71, 0.53, 0.54, 0.80, 0.20, 0.56, 0.92, 0.56, 0.80,       //
            0.29, 0.46, 0.86, 0.93, 1.00, 0.89, 0.40, 0.92, 1.00, 1.00, 1.00;
        return table;
    }();
    return ratios;
}

void printRow(PageResult& page, const char* of, const char* quantity, const Eigen::RowVectorXd& values)
{
    std::string row;
    for (Eigen::Index i = 0; i < values.size(); ++i)
        row += QString::asprintf(" %.2f |", values[i]).toStdString();
    page.line("| %s | %s |%s", of, quantity, row.c_str());
}

class TestRigidAndVariable : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const MotionTable table = measuredWalk();
        QVERIFY(table.values.rows() > 0);
        for (bool isLeft : {false, true})
            m_stances.push_back(singleSupport(table, isLeft));
    }

    void supportsAreWhereTheyShouldBe();
    void momentsAreThoseOfTheMasses();
    void protocolsKeepWhatTheySay();
    void tableOfRatios();
    void groundForcesBesideTheMeasuredOne();
    void kneeAnglesAreThoseOfAnIndependentFit();
    void theForcePointsNearTheCentreOfMass();

private:
    // Ratios of the larger peaks of both stances.
    template <class Protocol>
    Peaks ratios(const char* name, Protocol protocol)
    {
        Peaks rigid = Peaks::Zero(), variable = Peaks::Zero();
        for (const Walk& stance : m_stances) {
            const Pair pair = protocol(stance);
            rigid = rigid.cwiseMax(peaksOf(m_figure, pair.rigid));
            variable = variable.cwiseMax(peaksOf(m_figure, pair.variable));
            std::printf(
                "%s: a leg's link changes by %.0f mm at most; rigid: knee %.0f, ankle %.0f N m, thigh %.1f rad/s\n",
                name, 1e3 * largestChange(pair.variable), rigid(JointMoment, Thigh), rigid(JointMoment, Shank),
                rigid(Speed, Thigh));
        }
        return variable.cwiseQuotient(rigid);
    }

    Figure m_figure;
    std::vector<Walk> m_stances;  // of the right, of the left leg
};

// Single supports take 30 to 45 % of a cycle in all walking, and the hip passes over the foot.
void TestRigidAndVariable::supportsAreWhereTheyShouldBe()
{
    for (const Walk& walk : m_stances) {
        const double share = double(walk.count() - 2 * reach) * walk.step / 1.225;
        std::printf("single support %.1f %% of the cycle, hip from %.2f to %.2f m of the toe, %.2f m high\n",
                    100 * share, walk.end(reach, Thigh).x(), walk.end(walk.count() - 1 - reach, Thigh).x(),
                    walk.end(20, Thigh).y());
        QVERIFY(share > 0.3 && share < 0.45);
        QVERIFY(walk.end(reach, Thigh).x() < -0.25 && walk.end(walk.count() - 1 - reach, Thigh).x() > 0);
        for (Eigen::Index i = reach; i < walk.count() - reach; ++i) {
            QVERIFY(walk.angles(i, Thigh) - walk.angles(i, Shank) > -5 * degree);  // knees do not bend backwards
            QVERIFY(walk.angles(i, SwingThigh) - walk.angles(i, SwingShank) > -5 * degree);
        }
    }
}

void TestRigidAndVariable::momentsAreThoseOfTheMasses()
{
    for (const Walk& walk : m_stances) {
        for (const Walk& each : {walk, samePaths(walk, 10 * degree).rigid, levelHip(walk, true).variable}) {
            const Eigen::MatrixXd ours = m_figure.moments(each).joint, theirs = momentsByPlaces(m_figure.model(), each);
            // Differences of angles and of places are not those of each other: order 6, see rates().
            for (int link = 0; link < linkCount; ++link)
                SINEW_COMPARE_NEAR(ours.col(link), theirs.col(link),
                                   {.abs = 2e-3 * theirs.col(link).cwiseAbs().maxCoeff()});
        }
    }
}

void TestRigidAndVariable::protocolsKeepWhatTheySay()
{
    for (const Walk& walk : m_stances) {
        const Pair paths = samePaths(walk, 10 * degree), level = levelHip(walk, false), even = levelHip(walk, true);
        const double height = level.variable.end(reach, Thigh).y();
        const Eigen::RowVector2d first = even.variable.end(0, Thigh), next = even.variable.end(1, Thigh);
        for (Eigen::Index i = 0; i < walk.count(); ++i) {
            SINEW_COMPARE_NEAR(paths.rigid.end(i, Thigh), paths.variable.end(i, Thigh), {.abs = 1e-12});
            SINEW_COMPARE_NEAR(paths.rigid.end(i, SwingFoot), paths.variable.end(i, SwingFoot), {.abs = 1e-12});
            SINEW_COMPARE_NEAR(level.variable.end(i, Thigh).y(), height, {.abs = 1e-12});
            SINEW_COMPARE_NEAR(even.variable.end(i, Thigh), first + double(i) * (next - first), {.abs = 1e-11});
        }
    }
}

void TestRigidAndVariable::tableOfRatios()
{
    const Peaks a = ratios("(a)", sameAngles);
    const Peaks b
        = ratios("(b) knees bent by 10 degrees at least", [](const Walk& w) { return samePaths(w, 10 * degree); });
    const Peaks b20 = ratios("(b) by 20 degrees", [](const Walk& w) { return samePaths(w, 20 * degree); });
    const Peaks c = ratios("(c)", [](const Walk& w) { return levelHip(w, false); });
    const Peaks even = ratios("(c) at an even speed", [](const Walk& w) { return levelHip(w, true); });
    const std::array quantities = {"angular speed", "angular acceleration", "generalised moment", "joint moment"};
    PageResult page("rigid_and_variable");
    page.line("| variable / rigid | peak | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 |");
    page.line("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    for (int q = Speed; q <= Moment; ++q)
        printRow(page, "Borisov 2018", quantities[std::size_t(q)], published().row(q));
    const auto print = [&](const char* name, const Peaks& peaks, int from) {
        for (int q = from; q < quantityCount; ++q)
            printRow(page, name, quantities[std::size_t(q)], peaks.row(q));
    };
    print("(a) same angles", a, Speed);
    print("(b) same paths", b, Speed);
    print("(b) knees bent by 20 degrees at least", b20, Speed);
    print("(c) level hip", c, Speed);
    print("(c) level hip, even speed", even, Speed);

    for (const Peaks& same : {a, c, even})  // by what is compared
        SINEW_COMPARE_NEAR(same.topRows(2), Eigen::MatrixXd::Ones(2, linkCount), {.abs = 1e-12});
    // What VALIDATION.md says of the table.
    const auto legs = [](const Peaks& peaks, int quantity) { return peaks.row(quantity).segment(Shank, 4); };
    QVERIFY(legs(b, Acceleration).maxCoeff() < 0.9 && legs(b, Moment).maxCoeff() < 0.9);
    QVERIFY(b.rightCols(5).array().isApproxToConstant(1, 0.06));
    QVERIFY(legs(b20, Acceleration).maxCoeff() > 1.1 && legs(b20, Moment).maxCoeff() < 0.95);
    QVERIFY(a(Moment, Shank) > 1.1 && c(Moment, Shank) > 1.1);
    SINEW_HOLD_TO_PAGE(page);
}

// Measured lengths bring the force no nearer to the one that was measured: their change may be mostly skin that moves and a
// foot that rolls over its ball, not over the tip of its toe.
void TestRigidAndVariable::groundForcesBesideTheMeasuredOne()
{
    const Model& model = m_figure.model();
    const auto off = [&](const Walk& walk) {
        const Eigen::VectorXd measured = walk.ground.segment(reach, walk.count() - 2 * reach);
        return (groundByPlaces(model, walk) - measured).norm() / std::sqrt(double(measured.size()));
    };
    PageResult page("measured_ground_force");
    page.line(
        "| single support | lengths and angles | vertical force off the measured one, root mean square, N | centre of "
        "pressure ahead of the toe, m |");
    page.line("| --- | --- | --- | --- |");
    const std::array names
        = {"measured", "mean lengths, same angles", "rigid, same paths", "level hip", "level hip, even speed"};
    int leg = 0;
    for (const Walk& walk : m_stances) {
        ++leg;
        std::size_t variant = 0;
        for (const Walk& each : {walk, sameAngles(walk).rigid, samePaths(walk, 10 * degree).rigid,
                                 levelHip(walk, false).variable, levelHip(walk, true).variable}) {
            const Eigen::ArrayXd pressed
                = momentsByPlaces(model, each).col(0).array() / groundByPlaces(model, each).array();
            page.line("| %d | %s | %.0f | %.2f to %.2f |", leg, names[variant++], off(each), pressed.minCoeff(),
                      pressed.maxCoeff());
            // Outside the foot: a foot that turns about the tip of its toe is not how a foot rolls.
            QVERIFY(pressed.minCoeff() < -0.25 || pressed.maxCoeff() > 0);
        }
        QVERIFY(off(walk) > 0.9 * off(sameAngles(walk).rigid));
        // a sixth of the weight, though nothing of this force went into the motion
        QVERIFY(off(walk) < 0.16 * model.bodyWeight);
    }
    SINEW_HOLD_TO_PAGE(page);
}

// The knee of the right leg over the whole cycle beside OpenSim's inverse kinematics of the trial, which fit one cycle of a
// model with rigid bones to the markers: skin that moves is some 5 degrees.
void TestRigidAndVariable::kneeAnglesAreThoseOfAnIndependentFit()
{
    const auto fit = readMotionFile(SINEW_SHARED_DATA_DIR "/opensim/gait10dof18musc/subject01_walk_IK.mot").value;
    if (!fit)
        QSKIP("no reference data");
    const MotionTable walk = measuredWalk();
    const auto at = [&](double time) {
        const auto next = std::upper_bound(fit->times.begin(), fit->times.end(), time) - fit->times.begin();
        return -fit->values(next, fit->find("knee_angle_r"));
    };
    double squares = 0, most = 0;
    for (Eigen::Index i = 0; i < walk.values.rows(); ++i) {
        const double knee
            = walk.values(i, walk.find("support_thigh_angle")) - walk.values(i, walk.find("support_shank_angle"));
        const double error = knee / degree - at(walk.times[std::size_t(i)] + begins);
        squares += error * error / double(walk.values.rows());
        most = std::max(most, std::abs(error));
    }
    std::printf("knee against an independent fit: root of the mean square %.1f, at most %.1f degrees\n",
                std::sqrt(squares), most);
    QVERIFY(std::sqrt(squares) < 5);
}

}  // namespace

// What tst_gait is measured by.
void TestRigidAndVariable::theForcePointsNearTheCentreOfMass()
{
    double squares = 0, farthest = 0;
    Eigen::Index count = 0;
    for (const Walk& stance : m_stances) {
        const Eigen::VectorXd past = passing(m_figure.model(), stance);
        squares += past.squaredNorm();
        farthest = std::max(farthest, past.cwiseAbs().maxCoeff());
        count += past.size();
    }
    PageResult page("measured_passing");
    page.line(
        "- In single support of the measured walk the ground's force passes the centre of mass by %.1f cm (root mean "
        "square), %.1f cm at most.",
        1e2 * std::sqrt(squares / double(count)), 1e2 * farthest);
    SINEW_HOLD_TO_PAGE(page);
    QVERIFY(farthest < 0.08);  // H. Herr, M. Popovic, J. Exp. Biol. 211, 2008: people keep their angular momentum small
}

SINEW_TEST(TestRigidAndVariable)

}  // namespace tst_rigid_and_variable

#include "tst_rigid_and_variable.moc"
