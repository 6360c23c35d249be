#include <set>

#include <QTest>

#include "core/base/suggest.h"
#include "core/model/expand_segments.h"
#include "core/scenario/quantities.h"
#include "tests/support/models.h"
#include "tests/support/test_registry.h"

namespace tst_quantities {

using namespace sinew;

namespace {

// The five-link figure with a link, contacts and a landmark, its segments written out.
Model quantityModel()
{
    Model model = test::shippedModel("five_link");
    model.bodies[0].landmarks = {{"toe", {0.1, 0, 0}}, {"heel tip", {-0.1, 0, 0}}};
    Link cord{.name = "cord", .path = {{"ground", "", {0, 2, 0}}, {"trunk.tip", "", {0, 0, 0}}}};
    cord.stiffness = DirectStiffness{500};
    model.links = {cord};
    model.contacts = {{.name = "right_foot", .body = "swing_shank.tip"}, {.name = "left_foot", .body = "support"}};
    return expanded(model);
}

int bodyIndex(const Model& model, const std::string& name)
{
    for (std::size_t i = 0; i < model.bodies.size(); ++i) {
        if (model.bodies[i].name == name)
            return static_cast<int>(i) + 1;
    }
    return -1;
}

}  // namespace

class TestQuantities : public QObject {
    Q_OBJECT

private slots:
    void namesAreFound_data();
    void namesAreFound();
    void strangersAreNotFound();
    void pointsAreThoseOfLandmarks();
    void allNamesAreFoundAgain();
    void whatNeedsTheSolution();
};

void TestQuantities::namesAreFound_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("quantity");
    QTest::addColumn<int>("object");
    const Model model = quantityModel();
    const auto row = [](const char* name, QuantityName quantity, int object) {
        QTest::newRow(name) << name << static_cast<int>(quantity) << object;
    };
    row("time", QuantityName::Time, -1);
    row("stage_time", QuantityName::StageTime, -1);
    row("trunk_angle", QuantityName::Value, 6);
    row("trunk_angle.value", QuantityName::Value, 6);
    row("support_x.speed", QuantityName::Speed, 0);
    row("support_y.acceleration", QuantityName::Acceleration, 1);
    row("trunk_angle.effort", QuantityName::Effort, 6);
    row("cord.force", QuantityName::LinkForce, 0);
    row("cord.length", QuantityName::LinkLength, 0);
    row("cord.elongation", QuantityName::LinkElongation, 0);
    row("left_foot.normal", QuantityName::Normal, 1);
    row("ground.left_foot.friction", QuantityName::Friction, 1);
    row("right_foot.gap", QuantityName::Gap, 0);
    row("right_foot.slip", QuantityName::Slip, 0);
    row("support.x", QuantityName::PointX, 1);
    row("support.toe.vy", QuantityName::PointVy, 1);
    row("trunk.tip.z", QuantityName::PointZ, bodyIndex(model, "trunk.tip"));
    row("trunk.tip.ux", QuantityName::OwnVx, bodyIndex(model, "trunk.tip"));
    row("support.heel tip.uz", QuantityName::OwnVz, 1);
    row("stand.fy", QuantityName::HoldY, 1);
    row("com.y", QuantityName::CentreY, -1);
    row("com.vz", QuantityName::CentreVz, -1);
    row("energy.kinetic", QuantityName::KineticEnergy, -1);
    row("energy.potential", QuantityName::PotentialEnergy, -1);
}

void TestQuantities::namesAreFound()
{
    QFETCH(QString, name);
    const QuantityCatalogue catalogue(quantityModel(), {"hang", "stand"});
    NamedQuantity quantity;
    QVERIFY(catalogue.find(name.toStdString(), quantity));
    QTEST(static_cast<int>(quantity.name), "quantity");
    QTEST(quantity.object, "object");
}

void TestQuantities::strangersAreNotFound()
{
    const QuantityCatalogue catalogue(quantityModel(), {});
    NamedQuantity quantity;
    quantity.object = 77;
    for (const char* name : {"", "Time", "trunk_angle.sped", "cord", "left_foot", "support.toe", "support.knee.x",
                             "stand.fy", "ground.x", "right_foot.x", "nobody.speed"})
        QVERIFY2(!catalogue.find(name, quantity), name);
    QCOMPARE(quantity.object, 77);
    QCOMPARE(didYouMean("trunk_angle.sped", catalogue.names()).english(),
             std::string("did you mean 'trunk_angle.speed'?"));
}

void TestQuantities::pointsAreThoseOfLandmarks()
{
    const QuantityCatalogue catalogue(quantityModel(), {});
    NamedQuantity quantity;
    QVERIFY(catalogue.find("support.toe.x", quantity));
    QCOMPARE(quantity.point.x(), 0.1);
    QVERIFY(catalogue.find("support.heel tip.x", quantity));
    QCOMPARE(quantity.point.x(), -0.1);
    QVERIFY(catalogue.find("support.x", quantity));
    QVERIFY((quantity.point == Vector3(0, 0, 0)));
}

void TestQuantities::allNamesAreFoundAgain()
{
    const QuantityCatalogue catalogue(quantityModel(), {"stand"});
    std::set<std::string> names(catalogue.names().begin(), catalogue.names().end());
    QCOMPARE(names.size(), catalogue.names().size());
    NamedQuantity quantity;
    for (const std::string& name : names)
        QVERIFY2(catalogue.find(name, quantity), name.c_str());
}

void TestQuantities::whatNeedsTheSolution()
{
    const QuantityCatalogue catalogue(quantityModel(), {"stand"});
    NamedQuantity quantity;
    for (const std::string& name : catalogue.names()) {
        QVERIFY(catalogue.find(name, quantity));
        const bool needs = name.ends_with(".acceleration") || name.ends_with(".effort") || name.starts_with("stand.f");
        QVERIFY2(quantity.needsSolution() == needs, name.c_str());
    }
}

SINEW_TEST(TestQuantities)

}  // namespace tst_quantities

#include "tst_quantities.moc"
