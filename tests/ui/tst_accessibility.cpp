// Panels as a screen reader meets them: what can have the keyboard, and every button, has a name.

#include <algorithm>

#include <QAbstractButton>
#include <QApplication>
#include <QLineEdit>
#include <QTest>
#include <QToolButton>

#include "accessible_name.h"
#include "tests/support/test_registry.h"
#include "ui/panels/panel_list.h"
#include "ui/session/fixation_session.h"
#include "ui/session/motion_session.h"
#include "ui/session/session.h"
#include "ui/session/sessions.h"

namespace tst_accessibility {

using namespace sinew;

namespace {

// Where a widget is, for a person who reads that the test has failed.
QString placeOf(const QWidget& widget)
{
    QStringList classes;
    for (const QWidget* at = &widget; at && classes.size() < 4; at = at->parentWidget())
        classes.prepend(at->metaObject()->className());
    return classes.join(" > ") + QString(" '%1' at %2, %3").arg(widget.toolTip()).arg(widget.x()).arg(widget.y());
}

// Parts of other widgets hand the keyboard on to them.
bool isMet(const QWidget& widget, const QWidget& panel)
{
    return widget.isVisibleTo(&panel) && widget.isEnabledTo(&panel) && !widget.focusProxy() && !widget.size().isEmpty();
}

// Of a button "+" says nothing, "10 kg" does; the icons in a line edit only decorate it.
bool isNamed(QWidget& widget)
{
    const QString name = test::accessibleNameOf(widget);
    if (!qobject_cast<QAbstractButton*>(&widget))
        return !name.isEmpty();
    return qobject_cast<QLineEdit*>(widget.parentWidget())
           || std::any_of(name.begin(), name.end(), [](QChar c) { return c.isLetter(); });
}

QStringList nameless(QWidget& panel)
{
    QStringList found;
    QList<QWidget*> widgets = panel.findChildren<QWidget*>();
    widgets.prepend(&panel);
    for (QWidget* widget : widgets) {
        const bool isSpoken = widget->focusPolicy() != Qt::NoFocus || qobject_cast<QAbstractButton*>(widget);
        if (isSpoken && isMet(*widget, panel) && !isNamed(*widget))
            found.append(placeOf(*widget));
    }
    return found;
}

}  // namespace

class TestAccessibility : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void everyPanelSpeaks_data() { documents(); }
    void everyPanelSpeaks();
    void faultsAreFound();

private:
    static void documents();
    void open(const QString& file);

    std::unique_ptr<Session> m_session;
    std::unique_ptr<MotionSession> m_motion;
    std::unique_ptr<FixationSession> m_fixation;
};

void TestAccessibility::init()
{
    m_session = std::make_unique<Session>();
    m_motion = std::make_unique<MotionSession>(*m_session);
    m_fixation = std::make_unique<FixationSession>(*m_session);
}

void TestAccessibility::cleanup()
{
    m_fixation.reset();
    m_motion.reset();
    m_session.reset();
}

void TestAccessibility::documents()
{
    QTest::addColumn<QString>("file");
    for (const char* file :
         {"models/hip.sinew.json", "models/layered_joint.sinew.json", "models/eleven_link_variable.sinew.json",
          "scenarios/jump.sinew-scenario.json", "fixations/neck_screws.sinew-fixation.json"})
        QTest::newRow(file) << file;
    QTest::newRow("nothing") << QString();
}

void TestAccessibility::open(const QString& file)
{
    const std::string path = (QString(SINEW_RESOURCE_DIR "/") + file).toStdString();
    if (file.startsWith("scenarios")) {
        QVERIFY(m_motion->openNow(path));
        m_motion->waitUntilDone();
    } else if (file.startsWith("fixations")) {
        QVERIFY(m_fixation->openNow(path));
        m_fixation->waitUntilSolved();
    } else {
        QVERIFY(m_session->openAndWait(path));
    }
    m_session->waitUntilSolved();
    const auto& bodies = m_session->model().bodies;
    QVERIFY(!bodies.empty());
    m_session->select({ObjectKind::Body, bodies.back().name});
}

void TestAccessibility::everyPanelSpeaks()
{
    QFETCH(QString, file);
    if (!file.isEmpty())
        open(file);
    QStringList faults;
    for (const PanelKind& kind : panelKinds()) {
        const std::unique_ptr<QWidget> panel(makePanel(kind, {*m_session, *m_motion, *m_fixation}));
        panel->resize(420, 900);
        panel->show();
        QTest::qWait(120);  // panels fill themselves when they appear
        for (const QString& fault : nameless(*panel))
            faults.append(QString(kind.id) + ": " + fault);
    }
    QVERIFY2(faults.isEmpty(), qPrintable("\n" + faults.join('\n')));
}

// That the walk itself sees what it is for.
void TestAccessibility::faultsAreFound()
{
    QWidget panel;
    panel.resize(200, 200);
    auto* lower = new QToolButton(&panel);
    auto* upper = new QLineEdit(&panel);
    lower->setFocusPolicy(Qt::StrongFocus);
    lower->setGeometry(0, 100, 80, 20);
    upper->setGeometry(0, 0, 80, 20);
    QCOMPARE(nameless(panel).size(), 2);
    lower->setText("+");
    QCOMPARE(nameless(panel).size(), 2);
    lower->setText("Apply");
    upper->setAccessibleName("Angle");
    QCOMPARE(nameless(panel), QStringList());
}

SINEW_TEST(TestAccessibility)

}  // namespace tst_accessibility

#include "tst_accessibility.moc"
