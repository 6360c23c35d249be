// The layers of a joint in the window: what the panel says and draws, live, and where the pressure comes from.

#include <algorithm>
#include <cmath>
#include <memory>

#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

#include "session_fixture.h"
#include "tests/support/models.h"
#include "tests/support/test_registry.h"
#include "ui/panels/layers/layers_panel.h"
#include "ui/panels/layers/layers_section.h"
#include "ui/scene/scene_builder.h"
#include "ui/session/session.h"
#include "ui/widgets/number_field.h"

namespace tst_layers_panel {

using namespace sinew;

namespace {

const std::string layeredJoint = SINEW_RESOURCE_DIR "/models/layered_joint.sinew.json";

// The example, solved, with a panel that is seen.
struct Window {
    Session session;
    std::unique_ptr<LayersPanel> panel;

    explicit Window(const std::string& file = layeredJoint)
    {
        if (!session.openAndWait(file))
            qWarning("not opened");
        session.waitUntilSolved();
        panel = std::make_unique<LayersPanel>(session);
        panel->resize(320, 620);
        panel->show();
        QCoreApplication::processEvents();
    }

    void settle()
    {
        session.waitUntilSolved();
        QTest::qWait(50);  // panels are told at a pace
    }
    QComboBox* source() const { return panel->findChildren<QComboBox*>()[1]; }
    NumberField* field() const { return panel->findChild<NumberField*>(); }
};

}  // namespace

class TestLayersPanel : public QObject {
    Q_OBJECT

private slots:
    void saysWhatToDoWithoutLayers()
    {
        const Window window(test::twoLinks);
        QVERIFY(window.panel->view().emptyText.contains("Properties"));
        QVERIFY(!window.panel->findChild<LayersSection*>()->isVisible());
    }

    // Our own example (tst_layered_joint), to the digits that are shown.
    void showsTheExample()
    {
        Window window;
        window.session.select({ObjectKind::Joint, "knee"});
        window.settle();
        const LayersView& view = window.panel->view();
        QCOMPARE(view.titles, QStringList({"ankle", "knee"}));
        QCOMPARE(view.shown, 1);
        QVERIFY(view.isGiven);
        QCOMPARE(view.rows.size(), 3u);
        QCOMPARE(view.rows[0].mid(0, 4), QStringList({"ball", "20.00", "1.022", "−13.63"}));
        QCOMPARE(view.rows[1].mid(0, 4), QStringList({"shell", "23.50", "5.104", "−12.34"}));
        QCOMPARE(view.rows[2].mid(0, 4), QStringList({"coating", "25.00", "5.000", "−201.1"}));
        QVERIFY2(view.basis.contains("as given"), qPrintable(view.basis));
        QVERIFY(view.remarks.join(' ').contains("13.4 %"));
        const auto labels = window.panel->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
                            [](const QLabel* label) { return label->isVisible() && label->text() == "−201.1"; }));
    }

    void saysThatTheForcesPressureIsAMean()
    {
        Window window;
        const LayersView& view = window.panel->view();
        QCOMPARE(view.shown, 0);
        QVERIFY(!view.isGiven && view.pressure);
        const double force = window.session.frame()->joints[0]->resultant();
        QVERIFY(std::abs(*view.pressure * std::acos(-1.0) * 0.025 * 0.025 / force - 1) < 1e-12);  // round-off
        QVERIFY2(view.basis.contains("projected area"), qPrintable(view.basis));
        QVERIFY(view.remarks.join(' ').contains("mean"));
    }

    void followsThePosture()
    {
        Window window;
        const double before = *window.panel->view().pressure;
        window.session.setCoordinateValue(0, -0.5);
        window.settle();
        const double after = *window.panel->view().pressure;
        QVERIFY(std::abs(after / before - 1) > 0.01);
    }

    void aPressureIsTypedAndTakenBack()
    {
        Window window;
        emit window.source()->activated(1);
        window.settle();
        QVERIFY(window.panel->view().isGiven);
        emit window.field()->valueEntered(2e6, 0);
        window.settle();
        QCOMPARE(window.session.model().joints[0].layerPressure, std::optional(2e6));
        QCOMPARE(window.panel->view().rows[2][2], QString("2.000"));
        emit window.source()->activated(0);
        window.settle();
        QVERIFY(!window.session.model().joints[0].layerPressure && !window.panel->view().isGiven);
        for (int i = 0; i < 3; ++i)
            window.session.undo();
        window.settle();
        QVERIFY(!window.session.document().canUndo());
    }

    // A joint that is not layered leaves the panel where it was.
    void staysAtItsJoint()
    {
        Window window;
        window.session.select({ObjectKind::Joint, "knee"});
        window.settle();
        window.session.select({ObjectKind::Link, "calf cable"});
        window.settle();
        QCOMPARE(window.panel->view().shown, 1);
    }

    void noPressureOfAPostureThatCannotBeHeld()
    {
        Model model = test::shippedModel("layered_joint");
        model.loads[0].force.y() = 400;
        QTemporaryDir folder;
        const std::string path = folder.filePath("up.sinew.json").toStdString();
        writeModelFile(model, path);
        const Window window(path);
        const LayersView& view = window.panel->view();
        QVERIFY(!view.pressure && view.basis.startsWith("No pressure"));
        QCOMPARE(view.rows[0][2], QString("–"));
        QVERIFY(!view.picture.isSolved() && view.picture.rings.size() == 3);
    }

    // The picture's pressures run from face to face without a jump, and its factor is round.
    void drawsWhatIsComputed()
    {
        Window window;
        window.session.select({ObjectKind::Joint, "knee"});
        window.settle();
        const LayersPicture& picture = window.panel->view().picture;
        QCOMPARE(picture.exaggeration, 10.0);  // 2.5 mm over 0.201 mm is 12.4
        for (std::size_t i = 1; i < picture.rings.size(); ++i) {
            QCOMPARE(picture.rings[i].inner, picture.rings[i - 1].outer);
            QVERIFY(std::abs(picture.rings[i].pressures.front() - picture.rings[i - 1].pressures.back()) < 1e-9);
        }
        QVERIFY(std::abs(picture.least - 1.02198) < 1e-5 && std::abs(picture.most - 5.10373) < 1e-5);
        auto* section = window.panel->findChild<LayersSection*>();
        QVERIFY(section->height() >= 150);
        const QImage image = section->grab().toImage();
        QList<QRgb> colours;
        for (int x = 0; x < image.width(); ++x) {
            if (const QRgb colour = image.pixel(x, image.height() / 3); !colours.contains(colour))
                colours.append(colour);
        }
        QVERIFY2(colours.size() > 5, qPrintable(QString::number(colours.size())));
    }

    void exaggerationIsRound()
    {
        QCOMPARE(exaggerationOf(0, 25), 1.0);
        QCOMPARE(exaggerationOf(100, 25), 1.0);
        QCOMPARE(exaggerationOf(0.001, 25), 2000.0);
        QCOMPARE(exaggerationOf(0.0005, 25), 5000.0);
        QCOMPARE(exaggerationOf(0.0026, 25), 500.0);
    }

    // Spheres of glass at the joint's centre, one a layer.
    void shellsStandInTheView()
    {
        const Window window;
        const auto wraps = buildScene({window.session.model(),
                                       window.session.situation(),
                                       *window.session.frame(),
                                       {ObjectKind::Joint, "knee"},
                                       window.session.hidden()})
                               .wraps;
        QCOMPARE(wraps.size(), 6u);
        QCOMPARE(wraps[5].radii, Vector3(Vector3::Constant(0.025)));
        QVERIFY(wraps[5].selected && !wraps[0].selected);
        const double lean = window.session.situation().values[0];
        const Vector3 knee(-0.4 * std::sin(lean), 0.4 * std::cos(lean), 0);
        QVERIFY((wraps[5].pose.translation() - knee).norm() < 1e-12 && wraps[0].pose.translation().norm() < 1e-12);
    }
};

SINEW_TEST(TestLayersPanel)

}  // namespace tst_layers_panel

#include "tst_layers_panel.moc"
