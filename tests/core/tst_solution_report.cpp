// A solution as JSON, CSV and text: no number without a mark that may not be used.

#include <sstream>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "core/report/frame_csv.h"
#include "core/report/solution_report.h"
#include "core/statics/statics_frame.h"
#include "tests/support/models.h"
#include "tests/support/scenarios.h"
#include "tests/support/test_registry.h"

namespace tst_solution_report {

using namespace sinew;

namespace {

struct Case {
    Model model;
    std::shared_ptr<const Mechanism> mechanism;
    Situation situation;
    StaticsSolution solution;

    explicit Case(Model made, const StaticsOptions& options = {}) : model(std::move(made))
    {
        mechanism = std::make_shared<const Mechanism>(test::compiled(model));
        situation = makeSituation(model);
        solution = solveStatics(*mechanism, situation, options);
    }

    ResultFrame frame() const { return resultFrame(mechanism, situation, solution); }

    QJsonObject json() const
    {
        const ResultFrame now = frame();
        std::ostringstream stream;
        writeJson(solutionJson({model, situation, solution, now}), stream);
        return QJsonDocument::fromJson(QByteArray::fromStdString(stream.str())).object();
    }

    QString text() const
    {
        const ResultFrame now = frame();
        std::ostringstream stream;
        writeResultsText({model, situation, solution, now}, stream);
        return QString::fromStdString(stream.str());
    }

    // Rows of cells by the name of their column.
    QList<QMap<QString, QString>> csv() const
    {
        std::ostringstream stream;
        writeFrameCsv(frame(), model, stream);
        const QStringList lines = QString::fromStdString(stream.str()).split('\n', Qt::SkipEmptyParts);
        const QStringList names = lines.front().split(',');
        QList<QMap<QString, QString>> rows;
        for (qsizetype i = 1; i < lines.size(); ++i) {
            // only the message, the first row's second cell, may hold commas, then between quotes
            QString line = lines[i];
            const qsizetype quote = line.indexOf('"'), end = line.lastIndexOf('"');
            if (quote >= 0)
                line.replace(quote, end - quote + 1, line.mid(quote + 1, end - quote - 1).replace(',', ';'));
            const QStringList cells = line.split(',');
            QMap<QString, QString> row;
            for (qsizetype c = 0; c < names.size(); ++c)
                row[names[c]] = cells.value(c);
            rows.append(row);
        }
        return rows;
    }
};

// A body that slides in x and y, pulled up by a rope.
Model hung(double weight)
{
    Model model = test::particle(0, 0);
    model.coordinates[0].mode = CoordinateMode::Locked;
    model.links = {{.name = "rope",
                    .path = {{.body = "ground", .position = {0, 1, 0}}, {.body = "body"}},
                    .stiffness = DirectStiffness{1000}}};
    model.loads = {{.name = "weight", .body = "body", .force = {0, -weight, 0}}};
    return model;
}

}  // namespace

class TestSolutionReport : public QObject {
    Q_OBJECT

private slots:
    void aSolvedPostureIsWritten()
    {
        const Case c(hung(100));
        const QJsonObject json = c.json();
        QCOMPARE(json["status"].toString(), QString("solved"));
        const QJsonObject link = json["links"].toArray()[0].toObject();
        QVERIFY(std::abs(link["force_N"].toDouble() - 100) < 1e-7 && link["engaged"].toBool());
        QVERIFY(!link["broken"].toBool(true) && link["gap_m"].isNull() && link["elongation_m"].isDouble());
        QVERIFY(json["joints"].toArray()[1].toObject()["force_N"].isArray());
        QCOMPARE(json["coordinates"].toArray()[1].toObject()["missing"].toDouble(-1), 0.0);
        for (const char* key : {"contacts", "constraints", "remarks", "missing_at_nodes"})
            QVERIFY2(json[key].isArray(), key);
        const auto rows = c.csv();
        QCOMPARE(rows.size(), 3);
        for (const auto& row : rows)
            QCOMPARE(row["status"], QString("usable"));
        QVERIFY(c.text().contains("rope") && !c.text().contains("nearest"));
    }

    // The window's table showed stresses, the files did not.
    void stressesAreWrittenWhereACrossSectionIsStated()
    {
        Model model = hung(100);
        const Case rope(model);
        QVERIFY(rope.csv()[0].contains("stress_Pa") && rope.csv()[0]["stress_Pa"].isEmpty());
        QVERIFY(rope.json()["links"].toArray()[0].toObject()["stress_Pa"].isNull());
        model.links[0].stiffness = MaterialStiffness{.area = 2e-4, .modulus = 1e7};
        const Case cord(model);
        QVERIFY(std::abs(cord.csv()[0]["stress_Pa"].toDouble() - 100 / 2e-4) < 1e-2);
        QVERIFY(std::abs(cord.json()["links"].toArray()[0].toObject()["stress_Pa"].toDouble() - 100 / 2e-4) < 1e-2);
    }

    // Without a body weight there is nothing to be a share of.
    void withoutABodyWeightNoSharesAreWritten()
    {
        Model model = hung(100);
        model.bodyWeight = 700;
        const QString weighed = Case(model).text();
        model.bodyWeight = 0;
        const QString unweighed = Case(model).text();
        QVERIFY2(!unweighed.contains("BW") && !unweighed.contains("inf") && !unweighed.contains("nan"),
                 qPrintable(unweighed));
        QVERIFY2(weighed.contains("BW"), qPrintable(weighed));
    }

    // Under the joint that has them, with what the pressure is; of a refused posture none by its force.
    void layersOfAJointAreWritten()
    {
        const Case c(test::shippedModel("layered_joint"));
        const QJsonArray joints = c.json()["joints"].toArray();
        const QJsonObject ankle = joints[0].toObject()["layers"].toObject(),
                          knee = joints[1].toObject()["layers"].toObject();
        QCOMPARE(knee["pressure_from"].toString(), QString("given"));
        QCOMPARE(knee["pressure_Pa"].toDouble(), 5e6);
        const QJsonObject shell = knee["faces"].toArray()[1].toObject();
        QCOMPARE(shell["name"].toString(), QString("shell"));
        // 5.103728 MPa and -12.34345 um by the closed form (tst_layered_joint)
        QVERIFY(std::abs(shell["outer"].toObject()["pressure_Pa"].toDouble() - 5.103728e6) < 0.5);
        QVERIFY(std::abs(shell["outer"].toObject()["radius_change_m"].toDouble() + 12.34345e-6) < 0.5e-11);
        QCOMPARE(ankle["pressure_from"].toString(), QString("joint_force"));
        const double force = joints[0].toObject()["resultant_N"].toDouble();
        QVERIFY(std::abs(ankle["pressure_Pa"].toDouble() * ankle["area_m2"].toDouble() / force - 1) < 1e-9);
        QVERIFY(ankle["remarks"].toArray()[0].toString().contains("mean"));
        QStringList layers;
        for (const auto& row : c.csv()) {
            if (row["kind"] == "layer")
                layers.append(row["name"] + ' ' + row["state"] + ' '
                              + QString::number(row["pressure_Pa"].toDouble() / 1e6, 'f', 5));
        }
        QCOMPARE(layers.size(), 6);
        QCOMPARE(layers[3], QString("knee/ball given 1.02198"));
        QVERIFY2(c.text().contains("a mean: the joint's force over pi R^2 = 1963.5 mm^2"), qPrintable(c.text()));

        Model turned = c.model;
        turned.loads[0].force.y() = 400;  // the cables would have to push
        const Case refused(turned);
        const QJsonArray none = refused.json()["joints"].toArray();
        QVERIFY(none[0].toObject()["layers"].toObject()["pressure_Pa"].isNull());
        QVERIFY(none[0].toObject()["layers"].toObject()["message"].toString().contains("not known"));
        QCOMPARE(none[1].toObject()["layers"].toObject()["pressure_Pa"].toDouble(), 5e6);
        for (const auto& row : refused.csv())
            QVERIFY(!row["name"].startsWith("ankle/") || row["pressure_Pa"].isEmpty());
    }

    // Joint forces of a refused posture were 0 in JSON, and zeros or the nearest forces stood in CSV without a word.
    void aRefusedPostureIsMarked()
    {
        const Case c(hung(-100));
        const QJsonObject json = c.json();
        QCOMPARE(json["status"].toString(), QString("not_holdable"));
        for (const QJsonValue& joint : json["joints"].toArray()) {
            for (const char* key : {"force_N", "moment_Nm", "resultant_N", "resultant_bw"})
                QVERIFY2(joint.toObject()[key].isNull(), key);
        }
        QVERIFY(std::abs(std::abs(json["coordinates"].toArray()[1].toObject()["missing"].toDouble()) - 100) < 1e-7);
        const auto rows = c.csv();
        QCOMPARE(rows[0]["kind"], QString("message"));
        QVERIFY2(rows[0]["name"].contains("y"), qPrintable(rows[0]["name"]));
        for (const auto& row : rows) {
            QCOMPARE(row["status"], QString("not_holdable"));
            if (row["kind"] == "joint")
                QVERIFY(row["force_N"].isEmpty() && row["fx_N"].isEmpty() && row["moment_Nm"].isEmpty());
        }
        QVERIFY(c.text().contains("do not balance the load"));
        QVERIFY(!c.text().contains("joint (on child"));
    }

    void aSolutionThatFailedHasNoForces()
    {
        Case c(hung(100));
        c.solution.status = StaticsStatus::NotConverged;
        c.solution.message = sentence("did not pass, sadly");
        const QJsonObject json = c.json();
        const QJsonObject link = json["links"].toArray()[0].toObject();
        QVERIFY(link["force_N"].isNull() && link["engaged"].isNull() && link["length_m"].isDouble());
        QVERIFY(json["coordinates"].toArray()[0].toObject()["moment"].isNull());
        QVERIFY(json["coordinates"].toArray()[0].toObject()["missing"].isNull());
        const auto rows = c.csv();
        QCOMPARE(rows[0]["name"], QString("did not pass; sadly"));
        for (const auto& row : rows)
            QVERIFY(row["status"] == "unusable" && row["force_N"].isEmpty() && row["engaged"].isEmpty());
        QVERIFY(!c.text().contains("force N"));
    }

    // Elongation was written as 0 where a criterion knows none.
    void aCriterionWritesNoElongation()
    {
        const Case c(hung(100), {.criterion = {Sharing::Power, 2}});
        QVERIFY(c.json()["links"].toArray()[0].toObject()["elongation_m"].isNull());
        QVERIFY(c.csv()[0]["elongation_m"].isEmpty() && !c.csv()[0]["force_N"].isEmpty());
        const QJsonObject body = c.json()["displacements"].toObject()["bodies"].toArray()[0].toObject();
        QVERIFY(body["at_joint_m"].isNull());
    }

    void contactsAndConstraintsAreWritten()
    {
        Model model = hung(100);
        Contact contact{.name = "floor", .body = "body"};
        contact.compliance = ContactCompliance{.stiffness = 1000, .damping = 0, .depth = {}};
        model.contacts = {contact};
        Closure closure{.bodyA = "ground", .bodyB = "body"};
        closure.held = {{RelativeMotion::X}};
        model.constraints = {{"rail", closure}};
        model.coordinates[0].mode = CoordinateMode::Free;
        model.loads[0].force.x() = 7;
        const Case c(model);
        const QJsonObject json = c.json();
        QVERIFY2(json["status"].toString() == "solved", qPrintable(json["message"].toString()));
        // Rope and floor are equally stiff.
        const QJsonObject floor = json["contacts"].toArray()[0].toObject();
        QCOMPARE(floor["name"].toString(), QString("floor"));
        QCOMPARE(floor["mode"].toString(), QString("presses"));
        QVERIFY(std::abs(floor["normal_N"].toDouble() - 50) < 1e-6);
        const QJsonObject rail = json["constraints"].toArray()[0].toObject();
        QCOMPARE(rail["row"].toString(), QString("rail: x"));
        QCOMPARE(rail["unit"].toString(), QString("N"));
        QVERIFY(std::abs(rail["multiplier"].toDouble() + 7) < 1e-6);
        QStringList kinds;
        for (const auto& row : c.csv())
            kinds.append(row["kind"]);
        QCOMPARE(kinds, (QStringList{"link", "joint", "joint", "contact", "constraint"}));
        QVERIFY(c.text().contains("floor, presses") && c.text().contains("rail: x"));
    }
};

SINEW_TEST(TestSolutionReport)

}  // namespace tst_solution_report

#include "tst_solution_report.moc"
