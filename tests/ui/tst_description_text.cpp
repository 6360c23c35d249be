#include <QTest>
#include <QTextBrowser>

#include "tests/support/test_registry.h"
#include "ui/panels/description/description_panel.h"
#include "ui/panels/description/description_text.h"
#include "ui/session/session.h"

namespace tst_description_text {

using namespace sinew;

class TestDescriptionText : public QObject {
    Q_OBJECT

private slots:
    void everyPartIsNamed();
    void whatSaysNothingIsLeftOut();
    void thePanelFollowsTheDocument();
};

void TestDescriptionText::everyPartIsNamed()
{
    Project project;
    project.model.title = "Hip";
    project.model.description = "Straight lines & <points>.";
    project.model.sources = {{"Dostal 1981", "W. F. Dostal, J. G. Andrews, J. Biomech. 14, 1981", {}}};
    project.scenario.emplace().name = "fall";
    project.scenario->description = "Not validated.";
    Activity activity;
    activity.name = "stance";
    activity.description = "On one leg.";
    const QString text = descriptionText(project, &activity);
    QVERIFY(text.indexOf("Not validated.") < text.indexOf("On one leg."));
    QVERIFY(text.indexOf("On one leg.") < text.indexOf("Straight lines &amp; &lt;points&gt;."));
    QVERIFY(text.contains("W. F. Dostal"));
}

void TestDescriptionText::whatSaysNothingIsLeftOut()
{
    Project project;
    project.model.title = "Bare";
    QVERIFY(descriptionText(project, nullptr).isEmpty());
}

void TestDescriptionText::thePanelFollowsTheDocument()
{
    Session session;
    DescriptionPanel panel(session);
    const auto* text = panel.findChild<QTextBrowser*>();
    QVERIFY(text->toPlainText().contains("say nothing"));
    QVERIFY(session.openAndWait(SINEW_RESOURCE_DIR "/models/hip.sinew.json"));
    QTRY_VERIFY(text->toPlainText().contains(QString::fromStdString(session.model().sources.front().name)));
}

SINEW_TEST(TestDescriptionText)

}  // namespace tst_description_text

#include "tst_description_text.moc"
