// The cyclist's muscles are those of OpenSim's gait10dof18musc: lengths over a turn, worked out anew from its file, its knee
// and its points, in the plane.

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include <Eigen/Geometry>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include "core/math/scalar_function.h"
#include "core/statics/statics.h"
#include "tests/support/models.h"
#include "tests/support/osim_text.h"
#include "tests/support/test_registry.h"

namespace tst_cyclist_paths {

using namespace sinew;
using namespace sinew::test;

namespace {

using Vector2 = Eigen::Vector2d;

Vector2 vector(const QString& text)
{
    const auto all = numbers(text);
    return all.size() == 3 ? Vector2(all[0], all[1]) : Vector2::Constant(std::nan(""));
}

// A scaled spline of the knee's extension, rad to m.
struct Spline {
    NaturalSpline function;
    double scale = 1;

    explicit Spline(const QString& text)
        : function(numbers(inside(text, "<x>(.*?)</x>")), numbers(inside(text, "<y>(.*?)</y>"))),
          scale(inside(text, "<scale>(.*?)</scale>").toDouble())
    {
    }
    double at(double extension) const { return scale * function.at(extension).value; }
};

struct Point {
    QString frame;
    Vector2 place = Vector2::Zero();
    std::optional<std::pair<Spline, Spline>> moving;
    std::vector<double> range;  // rad: where a conditional point is there
    bool isOfKnee = false;
};

class OpenSimLeg {
public:
    explicit OpenSimLeg(const QString& text)
    {
        const auto offset = [&](const QString& kind, const QString& joint) {
            return vector(inside(element(text, kind, joint), "<translation>(.*?)</translation>"));
        };
        m_hip = offset("PinJoint", "hip_r");
        m_ankle = offset("PinJoint", "ankle_r");
        m_heel = offset("WeldJoint", "subtalar_r");
        const QString knee = element(text, "CustomJoint", "knee_r");
        for (const char* axis : {"translation1", "translation2"})
            m_knee.emplace_back(element(knee, "TransformAxis", axis));
    }

    // hip, knee (extension) and ankle, rad.
    Vector2 place(const Point& point, const Eigen::Vector3d& q) const
    {
        Vector2 p = point.moving ? Vector2(point.moving->first.at(q[1]), point.moving->second.at(q[1])) : point.place;
        if (point.frame == "pelvis")
            return p;
        if (point.frame == "calcn_r")
            p = m_ankle + Eigen::Rotation2Dd(q[2]) * (m_heel + p);
        if (point.frame != "femur_r")
            p = Vector2(m_knee[0].at(q[1]), m_knee[1].at(q[1])) + Eigen::Rotation2Dd(q[1]) * p;
        return m_hip + Eigen::Rotation2Dd(q[0]) * p;
    }

    double length(const std::vector<Point>& path, const Eigen::Vector3d& q) const
    {
        double sum = 0;
        std::optional<Vector2> last;
        for (const Point& point : path) {
            const double of = q[point.isOfKnee ? 1 : 0];
            if (!point.range.empty() && (of < point.range[0] || of > point.range[1]))
                continue;
            const Vector2 here = place(point, q);
            sum += last ? (here - *last).norm() : 0;
            last = here;
        }
        return sum;
    }

private:
    Vector2 m_hip, m_ankle, m_heel;
    std::vector<Spline> m_knee;
};

std::vector<Point> pathOf(const QString& muscle)
{
    std::vector<Point> path;
    const QRegularExpression each("<(PathPoint|ConditionalPathPoint|MovingPathPoint) name=.*?</\\1>",
                                  QRegularExpression::DotMatchesEverythingOption);
    for (auto it = each.globalMatch(muscle); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        const QString text = match.captured(0);
        Point point{.frame = inside(text, "<socket_parent_frame>.*?/(\\w+)</socket_parent_frame>")};
        if (match.captured(1) == "MovingPathPoint")
            point.moving.emplace(Spline(inside(text, "<x_location>(.*?)</x_location>")),
                                 Spline(inside(text, "<y_location>(.*?)</y_location>")));
        else
            point.place = vector(inside(text, "<location>(.*?)</location>"));
        point.range = numbers(inside(text, "<range>(.*?)</range>"));
        point.isOfKnee = inside(text, "<socket_coordinate>(.*?)</socket_coordinate>").contains("knee");
        path.push_back(point);
    }
    return path;
}

class TestCyclistPaths : public QObject {
    Q_OBJECT

private slots:
    void lengthsAreThoseOfTheFile();
};

void TestCyclistPaths::lengthsAreThoseOfTheFile()
{
    QFile file(SINEW_SHARED_DATA_DIR "/opensim/gait10dof18musc/subject01.osim");
    if (!file.open(QIODevice::ReadOnly))
        QSKIP("no gait10dof18musc in ../shared/data");
    const QString text = QString::fromUtf8(file.readAll());
    const OpenSimLeg leg(text);
    const Model model = shippedModel("cyclist");
    const auto mechanism = std::make_shared<const Mechanism>(compiled(model));
    const std::vector<QString> names
        = {"hamstrings", "bifemsh", "glut_max", "iliopsoas", "rect_fem", "vasti", "gastroc", "soleus", "tib_ant"};
    StaticsSolver solver(mechanism);
    std::map<QString, double> miss;
    for (int i = 0; i < 72; ++i) {
        const Situation it = makeSituation(model, &model.activities.front(), i);
        const Eigen::VectorXd& lengths = solver.solve(it).lengths;
        const Eigen::Vector3d q(it.values[1], -it.values[2], it.values[3]);
        for (std::size_t k = 0; k < names.size(); ++k) {
            const std::vector<Point> path = pathOf(element(text, "Millard2012EquilibriumMuscle", names[k] + "_r"));
            QVERIFY2(path.size() >= 2, qPrintable(names[k]));
            const double difference = std::abs(lengths[Eigen::Index(k)] - leg.length(path, q));
            miss[names[k]] = std::max(miss[names[k]], std::isfinite(difference) ? difference : 1.0);
        }
    }
    for (const auto& [name, difference] : miss) {
        qInfo("%s: %.4f mm", qPrintable(name), 1e3 * difference);
        // A cylinder stands for a point that comes and goes, or that point is left out, as the model's notes say. The others
        // are rounded to 1 um, and the knee's spline in degrees.
        const bool isNamed = name == "rect_fem" || name == "vasti" || name == "gastroc";
        QVERIFY(difference < (isNamed ? 1.5e-3 : 5e-6));
    }
}

}  // namespace

SINEW_TEST(TestCyclistPaths)

}  // namespace tst_cyclist_paths

#include "tst_cyclist_paths.moc"
