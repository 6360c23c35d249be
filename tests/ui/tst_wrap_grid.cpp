// What strands wrap round, as it is drawn and picked.

#include <random>

#include <QTest>

#include "core/statics/activity_series.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "ui/scene/scene_builder.h"
#include "ui/scene/wrap_grid.h"

namespace tst_wrap_grid {

using namespace sinew;

namespace {

// Zero on the surface, growing outwards; its own frame.
double outside(const SceneWrap& wrap, const Vector3& p)
{
    const Vector3& r = wrap.radii;
    switch (wrap.shape) {
    case SurfaceShape::Cylinder: return std::hypot(p.x(), p.y()) / r[0] - 1;
    case SurfaceShape::Torus: return std::hypot(std::hypot(p.x(), p.y()) - wrap.ringRadius, p.z()) / r[0] - 1;
    default: return p.cwiseQuotient(r).norm() - 1;
    }
}

class TestWrapGrid : public QObject {
    Q_OBJECT

private slots:
    void pointsLieOnTheSurface()
    {
        std::mt19937 random(7);
        std::uniform_real_distribution<double> size(0.01, 0.05), any(-1, 1);
        for (const SurfaceShape shape :
             {SurfaceShape::Sphere, SurfaceShape::Cylinder, SurfaceShape::Ellipsoid, SurfaceShape::Torus}) {
            SceneWrap wrap;
            wrap.shape = shape;
            wrap.radii.setConstant(size(random));
            if (shape == SurfaceShape::Ellipsoid)
                wrap.radii = Vector3(size(random), size(random), size(random));
            wrap.ringRadius = 0.1;
            wrap.pose.linear() = Eigen::Quaterniond(any(random), any(random), any(random), 1).normalized().matrix();
            wrap.pose.translation() = Vector3(any(random), any(random), any(random));
            const WrapGrid grid = wrapGrid(wrap);
            QVERIFY(grid.rows() > 8 && grid.columns > 8);
            for (const WrapGrid::Point& point : grid.points) {
                SINEW_COMPARE_NEAR(outside(wrap, point.place), 0.0, {.abs = 1e-12});
                SINEW_COMPARE_NEAR(point.normal.norm(), 1.0, {.abs = 1e-12});
                QVERIFY(outside(wrap, point.place + 1e-4 * point.normal) > 0);
                // Seen from along its normal a point is what is picked; of a ring to a step of the search.
                const Vector3 normal = wrap.pose.linear() * point.normal;
                const Vector3 place = wrap.pose * point.place;
                const bool isRing = shape == SurfaceShape::Torus;
                const double from = isRing ? 0.5 * wrap.radii[0] : 1;
                const auto hit = placeOnWrap(wrap, {place + from * normal, -normal});
                if (isRing && !hit)
                    continue;
                const bool isEnd
                    = shape == SurfaceShape::Cylinder && std::abs(point.place.z()) > (1 - 1e-9) * wrap.radii[2];
                QVERIFY(hit || isEnd);
                if (hit && !isEnd)
                    QVERIFY2((*hit - place).norm() < (isRing ? 0.5 * wrap.radii[0] : 1e-9),
                             qPrintable(QString("%1: %2").arg(int(shape)).arg((*hit - place).norm())));
            }
            QVERIFY(!placeOnWrap(wrap, {wrap.pose * Vector3(1, 1, 1), wrap.pose.linear() * Vector3(1, 0, 0)}));
        }
    }

    // Where paths are edited all are shown, elsewhere what a person looks at.
    void theyAreShownWhereTheyHelp()
    {
        const Model model = test::shippedModel("hip_wrapped");
        const auto mechanism = std::make_shared<const Mechanism>(test::compiled(model));
        const Activity& stance = model.activities.front();
        const Situation situation = makeSituation(model, &stance);
        const ResultFrame frame = activityFrames(model, mechanism, stance).front();
        const std::set<ObjectId> none;
        const auto shown = [&](const ObjectId& selection, const std::set<ObjectId>& hidden, bool all) {
            return buildScene({model, situation, frame, selection, hidden, true, nullptr, all}).wraps;
        };
        QCOMPARE(shown({}, none, false).size(), std::size_t(0));
        QCOMPARE(shown({}, none, true).size(), model.surfaces.size());
        const auto ofPsoas = shown({ObjectKind::Link, "psoas"}, none, false);
        QCOMPARE(ofPsoas.size(), std::size_t(1));
        QCOMPARE(ofPsoas[0].id, surfaceId("brim under psoas"));
        QVERIFY(!ofPsoas[0].selected);
        const auto itself = shown(surfaceId("ischium"), none, false);
        QVERIFY(itself.size() == 1 && itself[0].selected);
        QCOMPARE(shown(surfaceId("ischium"), {surfaceId("ischium")}, true).size(), model.surfaces.size() - 1);
        // On the pelvis, where the path runs over it.
        SINEW_COMPARE_NEAR(ofPsoas[0].pose.translation().x(), -0.01928, {.abs = 1e-9});
    }
};

}  // namespace

SINEW_TEST(TestWrapGrid)

}  // namespace tst_wrap_grid

#include "tst_wrap_grid.moc"
