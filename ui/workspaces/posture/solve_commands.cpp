#include "ui/workspaces/posture/solve_commands.h"

#include "ui/actions/conditions.h"
#include "ui/actions/window_verbs.h"
#include "ui/session/session.h"
#include "ui/text/translated.h"

namespace sinew {

namespace {

void addPostures(CommandTable& table, const CommandTargets& on)
{
    Session& session = on.session;
    table.push_back({"solve.equilibrium",
                     MenuName::Solve,
                     {},
                     false,
                     translated("Find Equilibrium Posture"),
                     {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)},
                     "balance",
                     [&session] { session.isSearching() ? session.stopSearch() : session.findEquilibriumPosture(); },
                     needsModel(session)});
    table.back().caption = [&session, text = table.back().text] {
        return session.isSearching() ? translated("Stop Seeking the Equilibrium Posture") : text;
    };
    const auto whyNoStep = [&session](int by) {
        const Activity* activity = session.currentActivity();
        if (!activity || activity->steps.empty())
            return translated("no activity with several postures is chosen");
        const int to = session.step() + by, last = static_cast<int>(activity->steps.size()) - 1;
        return to < 0      ? translated("this is the first posture")
               : to > last ? translated("this is the last posture")
                           : QString();
    };
    const auto step = [&session](int by) { session.setActivity(session.activity(), session.step() + by); };
    table.push_back({"solve.previous",
                     MenuName::Solve,
                     {},
                     true,
                     translated("Previous Posture of the Activity"),
                     {QKeySequence(Qt::Key_Comma)},
                     "previous",
                     [step] { step(-1); },
                     [whyNoStep] { return whyNoStep(-1); }});
    table.back().frameSource = FrameSource::Posture;
    table.push_back({"solve.next",
                     MenuName::Solve,
                     {},
                     false,
                     translated("Next Posture of the Activity"),
                     {QKeySequence(Qt::Key_Period)},
                     "next",
                     [step] { step(1); },
                     [whyNoStep] { return whyNoStep(1); }});
    table.back().frameSource = FrameSource::Posture;
}

void addRecruitment(CommandTable& table, const CommandTargets& on)
{
    struct Page {
        const char* place;
        const char* text;
    };
    static constexpr Page pages[] = {{"recruitment:compare", QT_TR_NOOP("Compare Criteria")},
                                     {"recruitment:load-path", QT_TR_NOOP("Load Path")},
                                     {"recruitment:history", QT_TR_NOOP("Switching History")},
                                     {"recruitment:activation", QT_TR_NOOP("Activation")},
                                     {"recruitment:sensitivity", QT_TR_NOOP("Sensitivity")},
                                     {"recruitment:range", QT_TR_NOOP("Range of Forces")},
                                     {"recruitment:sweep", QT_TR_NOOP("Sweep over a Coordinate")}};
    Session& session = on.session;
    WindowVerbs& window = on.window;
    const auto hasModel = needsModel(session);
    for (const Page& page : pages) {
        table.push_back({"solve." + QString(page.place).replace(':', '.'),
                         MenuName::Solve,
                         translated("Recruitment"),
                         page.place == pages[0].place,
                         translated(page.text),
                         {},
                         "",
                         [&window, place = page.place] { window.showPlace(place); },
                         hasModel});
    }
    table.push_back({"solve.equations",
                     MenuName::Solve,
                     {},
                     true,
                     translated("Equations of Motion"),
                     {},
                     "equations",
                     [&window] { window.showPlace("equations"); },
                     hasModel});
    table.push_back({"solve.layers",
                     MenuName::Solve,
                     {},
                     false,
                     translated("Layers of a Joint"),
                     {},
                     "",
                     [&window] { window.showPlace("layers"); },
                     hasModel});
    table.push_back({"solve.full-load",
                     MenuName::Solve,
                     {},
                     false,
                     translated("Full Load"),
                     {},
                     "",
                     [&session] { session.setLoadFactor(1); },
                     [&session] {
                         return unless(session.hasModel() && session.situation().loadFactor != 1,
                                       translated("all of the load is applied"));
                     }});
}

}  // namespace

void addSolving(CommandTable& table, const CommandTargets& on)
{
    addPostures(table, on);
    addRecruitment(table, on);
}

}  // namespace sinew
