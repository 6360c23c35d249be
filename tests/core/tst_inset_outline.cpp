#include <cmath>
#include <numbers>

#include <QTest>

#include "core/fixation/contour_lines.h"
#include "core/fixation/mesh_section.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_inset_outline {

using namespace sinew;

class TestInsetOutline : public QObject {
    Q_OBJECT

private slots:
    // Parallel lines of an ellipse: area by Steiner's formula for a convex outline, A - L t + pi t^2. The grid is off by
    // step^2/(8 R), 0.01 mm along the whole outline.
    void outlinesMoveInwards()
    {
        const Outline ellipse = ellipseOutline(0.017, 0.013);
        double length = 0;
        for (std::size_t i = 0; i < ellipse.size(); ++i)
            length += (ellipse[i] - ellipse[(i + 1) % ellipse.size()]).norm();
        for (const double depth : {0.0, 0.001, 0.003, 0.006}) {
            const std::vector<Outline> inner = insetOutline(ellipse, depth);
            QCOMPARE(inner.size(), std::size_t(1));
            SINEW_COMPARE_NEAR(propertiesOf(inner.front()).area,
                               std::numbers::pi * 0.017 * 0.013 - length * depth + std::numbers::pi * depth * depth,
                               {.abs = 1e-5 * length});
        }
        QVERIFY(insetOutline(ellipse, 0.014).empty());
        // A dumb-bell falls into two.
        Outline bell;
        for (const Point2& point : ellipse)
            bell.emplace_back(point.x(), point.y() * (0.25 + 0.75 * std::pow(std::sin(1.5 * point.x() / 0.017), 2)));
        QCOMPARE(insetOutline(bell, 0.0045).size(), std::size_t(2));
    }

    // Two closed parts that overlap are no bone with a canal; one within the other is.
    void partsThatOverlapAreNamed()
    {
        const auto circle = [](double x, double radius) {
            Outline outline = ellipseOutline(radius, radius);
            for (Point2& point : outline)
                point.x() += x;
            return outline;
        };
        const Point2 axis = Point2::Zero();
        QVERIFY(boneAround({{circle(0, 0.015), circle(0, 0.006)}}, axis).inner.size() == 1);
        QVERIFY(boneAround({{circle(0, 0.015), circle(0.05, 0.006)}}, axis));
        QVERIFY(
            boneAround({{circle(0, 0.015), circle(0.021, 0.0061)}}, axis));  // they touch to a tenth of a millimetre
        const BoneOutline none = boneAround({{circle(0, 0.015), circle(0.014, 0.006)}}, axis);
        QVERIFY(!none && none.problem.english().find("overlap") != std::string::npos);
    }
};

SINEW_TEST(TestInsetOutline)

}  // namespace tst_inset_outline

#include "tst_inset_outline.moc"
