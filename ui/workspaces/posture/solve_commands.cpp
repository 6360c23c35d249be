#include "ui/workspaces/posture/solve_commands.h"

#include "ui/actions/conditions.h"
#include "ui/actions/window_verbs.h"
#include "ui/session/session.h"

namespace sinew {

namespace {

void addPostures(CommandTable& table, const CommandTargets& on)
{
    Session& session = on.session;
    table.push_back({"solve.equilibrium",
                     MenuName::Solve,
                     {},
                     false,
                     "Find Equilibrium Posture",
                     {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)},
                     "balance",
                     [&session] { session.isSearching() ? session.stopSearch() : session.findEquilibriumPosture(); },
                     needsModel(session)});
    table.back().caption = [&session, text = table.back().text] {
        return session.isSearching() ? QString("Stop Seeking the Equilibrium Posture") : text;
    };
    const auto whyNoStep = [&session](int by) {
        const Activity* activity = session.currentActivity();
        if (!activity || activity->steps.empty())
            return QStringLiteral("no activity with several postures is chosen");
        const int to = session.step() + by, last = static_cast<int>(activity->steps.size()) - 1;
        return to < 0      ? QStringLiteral("this is the first posture")
               : to > last ? QStringLiteral("this is the last posture")
                           : QString();
    };
    const auto step = [&session](int by) { session.setActivity(session.activity(), session.step() + by); };
    table.push_back({"solve.previous",
                     MenuName::Solve,
                     {},
                     true,
                     "Previous Posture of the Activity",
                     {QKeySequence(Qt::Key_Comma)},
                     "previous",
                     [step] { step(-1); },
                     [whyNoStep] { return whyNoStep(-1); }});
    table.back().frameSource = FrameSource::Posture;
    table.push_back({"solve.next",
                     MenuName::Solve,
                     {},
                     false,
                     "Next Posture of the Activity",
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
    static constexpr Page pages[]
        = {{"recruitment:compare", "Compare Criteria"},     {"recruitment:load-path", "Load Path"},
           {"recruitment:history", "Switching History"},    {"recruitment:activation", "Activation"},
           {"recruitment:sensitivity", "Sensitivity"},      {"recruitment:range", "Range of Forces"},
           {"recruitment:sweep", "Sweep over a Coordinate"}};
    Session& session = on.session;
    WindowVerbs& window = on.window;
    const auto hasModel = needsModel(session);
    for (const Page& page : pages) {
        table.push_back({"solve." + QString(page.place).replace(':', '.'),
                         MenuName::Solve,
                         "Recruitment",
                         page.place == pages[0].place,
                         page.text,
                         {},
                         "",
                         [&window, place = page.place] { window.showPlace(place); },
                         hasModel});
    }
    table.push_back({"solve.equations",
                     MenuName::Solve,
                     {},
                     true,
                     "Equations of Motion",
                     {},
                     "equations",
                     [&window] { window.showPlace("equations"); },
                     hasModel});
    table.push_back({"solve.layers",
                     MenuName::Solve,
                     {},
                     false,
                     "Layers of a Joint",
                     {},
                     "",
                     [&window] { window.showPlace("layers"); },
                     hasModel});
    table.push_back({"solve.full-load",
                     MenuName::Solve,
                     {},
                     false,
                     "Full Load",
                     {},
                     "",
                     [&session] { session.setLoadFactor(1); },
                     [&session] {
                         return unless(session.hasModel() && session.situation().loadFactor != 1,
                                       QStringLiteral("all of the load is applied"));
                     }});
}

}  // namespace

void addSolving(CommandTable& table, const CommandTargets& on)
{
    addPostures(table, on);
    addRecruitment(table, on);
}

}  // namespace sinew
