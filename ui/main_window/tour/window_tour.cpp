#include "ui/main_window/tour/window_tour.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDockWidget>
#include <QScrollArea>

#include "ui/main_window/main_window.h"
#include "ui/main_window/top_bar.h"
#include "ui/main_window/welcome/example_card.h"
#include "ui/main_window/welcome/welcome_page.h"
#include "ui/panels/coordinates/coordinate_row.h"
#include "ui/panels/coordinates/posture_bar.h"
#include "ui/panels/timeline/scenario_chooser.h"
#include "ui/session/resources.h"
#include "ui/session/session.h"
#include "ui/text/translated.h"

namespace sinew {

namespace {

QString hipFile()
{
    return resourcePath("models/hip_wrapped.sinew.json");
}

using Targets = std::vector<QWidget*>;

Targets only(QWidget* widget)
{
    return widget && widget->isVisible() ? Targets{widget} : Targets();
}

// The first of a kind below a widget that passes a test, scrolled into sight.
template <class Widget, class Test>
Targets findOne(const QWidget& below, const Test& test)
{
    for (Widget* each : below.findChildren<Widget*>()) {
        if (!each->isVisible() || !test(*each))
            continue;
        for (QWidget* around = each->parentWidget(); around; around = around->parentWidget()) {
            if (auto* scrolled = qobject_cast<QScrollArea*>(around); scrolled && each->visibleRegion().isEmpty())
                scrolled->ensureWidgetVisible(each);
        }
        return {each};
    }
    return {};
}

Targets panel(const QWidget& window, const char* id)
{
    return only(window.findChild<QDockWidget*>(QString("dock-%1").arg(id)));
}

TourStep openHip(MainWindow& window, Session& session)
{
    return {
        translated("Open the hip"),
        translated(
            "Every picture is an example, which opens solved and ready to change. Click on this one, a hip with its "
            "muscles, or on Next."),
        [&window] {
            if (auto* page = window.findChild<WelcomePage*>())
                page->setFilter({});
        },
        [&window] {
            return findOne<ExampleCard>(window,
                                        [](const ExampleCard& card) { return card.example().path == hipFile(); });
        },
        [&session] { return session.hasModel(); },
        [&window] { window.openPath(hipFile()); }};
}

TourStep moveSlider(MainWindow& window)
{
    return {
        translated("Bend the hip"),
        translated(
            "Drag the slider of hip flexion: every force is solved anew as it moves. In the view, muscles that pull "
            "are thick and coloured by their tension, slack ones thin and dashed."),
        [&window] {
            window.chooseWorkspace("posture");
            window.showPlace("coordinates");
        },
        [&window] {
            return findOne<CoordinateRow>(
                window, [](const CoordinateRow& row) { return row.name().contains("flexion", Qt::CaseInsensitive); });
        }};
}

TourStep readForces(MainWindow& window)
{
    return {
        translated("Read the forces"),
        translated(
            "Joint force says what the hip bears, in newtons and body weights, against what was measured in people. "
            "Links lists each muscle with its force and lever arm; a click on a row selects it everywhere."),
        [&window] {
            window.chooseWorkspace("posture");
            window.showPlace("joint-force");
            window.showPlace("links");
        },
        [&window] {
            Targets both = panel(window, "joint-force");
            const Targets links = panel(window, "links");
            both.insert(both.end(), links.begin(), links.end());
            return both;
        }};
}

TourStep switchActivity(MainWindow& window)
{
    return {translated("Choose an activity"),
            translated(
                "An activity is what the body does: its posture, its loads and what was measured of it. Choose walking "
                "here, and step through it with comma and period; Series shows the joint force over the step."),
            [&window] {
                window.chooseWorkspace("posture");
                window.showPlace("coordinates");
            },
            [&window] { return findOne<PostureBar>(window, [](const PostureBar&) { return true; }); }};
}

TourStep playGait(MainWindow& window)
{
    return {
        translated("Play a gait"),
        translated(
            "In Motion, stages say which angles or moments are given, and the others are found. Open the gait, in a "
            "window of its own: Space plays it, a drag on the timeline scrubs, Plots shows any quantity over time."),
        [&window] {
            window.chooseWorkspace("motion");
            window.showPlace("timeline");
        },
        [&window] {
            return findOne<QAbstractButton>(window, [](const QAbstractButton& button) {
                return button.property("scenario").toString().contains("gait_rigid");
            });
        },
        nullptr,
        nullptr,
        [&window] { return panel(window, "timeline"); }};
}

TourStep openFixation(MainWindow& window)
{
    return {translated("Fix a broken hip"),
            translated(
                "Fixation breaks the neck of the femur that is open and asks what holds it: drag the fracture and the "
                "screws, and read what bone and metal bear and what gives way first. For research and teaching, not a "
                "medical device."),
            [&window] { window.chooseWorkspace("posture"); },
            [&window] {
                return findOne<QAbstractButton>(*window.findChild<TopBar*>(), [](const QAbstractButton& button) {
                    return button.text() == translated("Fixation");
                });
            }};
}

TourStep editAndUndo(MainWindow& window)
{
    return {
        translated("Change it, and take it back"),
        translated(
            "In Edit the tools at the view's upper left drag and draw muscles, bodies and joints, and Properties takes "
            "numbers with units. Each edit is a line of History: click on one, or press Ctrl+Z, to go back. Ctrl+K "
            "finds everything else."),
        [&window] {
            window.chooseWorkspace("edit");
            window.showPlace("history");
        },
        [&window] { return panel(window, "history"); }};
}

}  // namespace

std::vector<TourStep> windowTour(MainWindow& window, Session& session)
{
    return {openHip(window, session), moveSlider(window),   readForces(window), switchActivity(window),
            playGait(window),         openFixation(window), editAndUndo(window)};
}

}  // namespace sinew
