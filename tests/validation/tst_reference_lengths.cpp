// Lengths of the 18 muscles of OpenSim's gait10dof18musc over a walk, against those that OpenSim publishes with its test of
// paths (std_testGeometryPathWrapping_walk_gait1018_muscle_lengths.sto).

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

#include <QFile>
#include <QTest>

#include "core/io/motion_file.h"
#include "core/mechanism/positions.h"
#include "core/mechanism/strand.h"
#include "tests/support/models.h"
#include "tests/support/osim_text.h"
#include "tests/support/test_registry.h"

namespace tst_reference_lengths {

using namespace sinew;
using namespace sinew::test;

namespace {

Vector3 vector(const QString& text)
{
    const auto all = numbers(text);
    return all.size() == 3 ? Vector3(all[0], all[1], all[2]) : Vector3::Constant(std::nan(""));
}

NaturalSpline spline(const QString& text)
{
    std::vector<double> y = numbers(inside(text, "<y>(.*?)</y>"));
    const double scale = text.contains("<scale>") ? inside(text, "<scale>(.*?)</scale>").toDouble() : 1;
    for (double& value : y)
        value *= scale;
    return {numbers(inside(text, "<x>(.*?)</x>")), y};
}

Axis axis(AxisKind kind, const Vector3& direction, const std::string& coordinate, ScalarFunction function)
{
    return {kind, direction, {0, {{coordinate, std::move(function)}}}};
}

const Polynomial itself{{0, 1}};

// A leg on a pelvis that is the ground; points that move with the knee are bodies without mass.
class Leg {
public:
    Leg(const QString& text, const QString& side) : m_text(text), m_side(side)
    {
        m_model.name = "leg";
        for (const char* name : {"hip", "knee", "ankle"})
            m_model.coordinates.push_back({.name = name});
        const Vector3 z = Vector3::UnitZ();
        add("femur", "ground", translation("PinJoint", "hip"), {axis(AxisKind::Rotation, z, "hip", itself)});
        const QString knee = element(text, "CustomJoint", "knee_" + side);
        add("tibia", "femur", Vector3::Zero(),
            {axis(AxisKind::Translation, Vector3::UnitX(), "knee",
                  spline(element(knee, "TransformAxis", "translation1"))),
             axis(AxisKind::Translation, Vector3::UnitY(), "knee",
                  spline(element(knee, "TransformAxis", "translation2"))),
             axis(AxisKind::Rotation, z, "knee", itself)});
        add("calcn", "tibia", translation("PinJoint", "ankle"), {axis(AxisKind::Rotation, z, "ankle", itself)});
        m_heel = translation("WeldJoint", "subtalar");
    }

    // A link of the points that are there at these angles.
    void addMuscle(const QString& name, const Eigen::Vector3d& q)
    {
        Link link{.name = name.toStdString(), .stiffness = DirectStiffness{1}};
        const QString muscle = element(m_text, "Millard2012EquilibriumMuscle", name + "_" + m_side);
        const QRegularExpression each("<(PathPoint|ConditionalPathPoint|MovingPathPoint) name=.*?</\\1>",
                                      QRegularExpression::DotMatchesEverythingOption);
        for (auto it = each.globalMatch(muscle); it.hasNext();) {
            const QRegularExpressionMatch match = it.next();
            const QString text = match.captured(0);
            const std::vector<double> range = numbers(inside(text, "<range>(.*?)</range>"));
            const double of
                = inside(text, "<socket_coordinate>(.*?)</socket_coordinate>").contains("knee") ? q[1] : q[0];
            if (range.empty() || (of >= range[0] && of <= range[1]))
                link.path.push_back(point(text, match.captured(1) == "MovingPathPoint"));
        }
        m_model.links.push_back(std::move(link));
    }

    double lastLength(const Eigen::Vector3d& q) const
    {
        const Mechanism mechanism = compiled(m_model);
        return calcStrands(mechanism, calcConfiguration(mechanism, positionsOf(mechanism, q))).lengths.tail<1>()[0];
    }

private:
    Vector3 translation(const QString& kind, const QString& joint) const
    {
        return vector(inside(element(m_text, kind, joint + "_" + m_side), "<translation>(.*?)</translation>"));
    }
    void add(const std::string& body, const std::string& parent, const Vector3& place, std::vector<Axis> axes)
    {
        m_model.bodies.push_back({.name = body});
        m_model.joints.push_back(
            {.name = body, .parent = parent, .child = body, .inParent = {.position = place}, .axes = std::move(axes)});
    }
    PathPoint point(const QString& text, bool isMoving)
    {
        const QString frame = inside(text, "<socket_parent_frame>.*?/(\\w+)</socket_parent_frame>");
        const std::string body = frame == "pelvis" ? "ground" : frame.section('_', 0, 0).toStdString();
        if (!isMoving) {
            const Vector3 place = vector(inside(text, "<location>(.*?)</location>"));
            return {.body = body, .position = body == "calcn" ? Vector3(m_heel + place) : place};
        }
        std::vector<Axis> axes;
        for (int k = 0; k < 3; ++k) {
            const QString location = QString("xyz").mid(k, 1) + "_location";
            axes.push_back(axis(AxisKind::Translation, Vector3::Unit(k), "knee",
                                spline(inside(text, "<" + location + ">(.*?)</" + location + ">"))));
        }
        const std::string name = "point " + std::to_string(m_model.bodies.size());
        add(name, body, Vector3::Zero(), std::move(axes));
        return {.body = name};
    }

    QString m_text, m_side;
    Model m_model;
    Vector3 m_heel;
};

class TestReferenceLengths : public QObject {
    Q_OBJECT

private slots:
    void lengthsOverAWalkAreOpenSims();
};

void TestReferenceLengths::lengthsOverAWalkAreOpenSims()
{
    const QString folder = SINEW_SHARED_DATA_DIR "/opensim/";
    QFile file(folder + "gait10dof18musc/subject01.osim");
    if (!file.open(QIODevice::ReadOnly))
        QSKIP("no gait10dof18musc in ../shared/data");
    const QString text = QString::fromUtf8(file.readAll());
    const auto walk = readMotionFile((folder + "gait10dof18musc/subject01_walk_IK.mot").toStdString()).value;
    const auto reference
        = readMotionFile(
              (folder + "wrapping/std_testGeometryPathWrapping_walk_gait1018_muscle_lengths.sto").toStdString())
              .value;
    QVERIFY(walk && reference && walk->times.size() == 151 && reference->times.size() == 151);
    const std::vector<QString> names
        = {"hamstrings", "bifemsh", "glut_max", "iliopsoas", "rect_fem", "vasti", "gastroc", "soleus", "tib_ant"};
    const auto column = [](const MotionTable& table, const QString& name) {
        return table.values.col(table.find(name.toStdString()));
    };
    std::map<QString, double> miss;
    for (const QString side : {"r", "l"}) {
        for (Eigen::Index i = 0; i < 151; i += 5) {
            Eigen::Vector3d q;
            const std::array angles = {"hip_flexion_", "knee_angle_", "ankle_angle_"};
            for (int k = 0; k < 3; ++k)
                q[k] = column(*walk, angles[std::size_t(k)] + side)[i] * std::numbers::pi / 180;
            for (const QString& name : names) {
                Leg leg(text, side);
                leg.addMuscle(name, q);
                const double off
                    = leg.lastLength(q) - column(*reference, "/forceset/" + name + "_" + side + "|length")[i];
                miss[name] = std::max(miss[name], std::isfinite(off) ? std::abs(off) : 1.0);
            }
        }
    }
    for (const auto& [name, difference] : miss) {
        qInfo("%s: %.2e m", qPrintable(name), difference);
        // Files have ten digits or more. OpenSim's spline of the knee is not quite a natural one: its third derivative is that
        // of a cubic through the four outermost points, which moves the tibia by up to 0.05 mm.
        const bool isOfKnee
            = name == "hamstrings" || name == "bifemsh" || name == "rect_fem" || name == "vasti" || name == "gastroc";
        QVERIFY(difference < (isOfKnee ? 6e-5 : 2e-8));
    }
}

}  // namespace

SINEW_TEST(TestReferenceLengths)

}  // namespace tst_reference_lengths

#include "tst_reference_lengths.moc"
