// A program that edits and saves a model without end, to be killed: edit_loop MODEL RECOVERY_FOLDER SEED. It does what
// the window does, without the window. Each line of its output is a letter, the number of the edit and the time:
// e: the edit was done; b: a save of it begins; s: it was saved. Asked to end, it keeps its copy first.

#include <chrono>
#include <cstdio>
#include <random>

#include <QCoreApplication>
#include <QTimer>

#include "core/io/atomic_file.h"
#include "ui/session/end_watch.h"
#include "ui/session/fixation_session.h"
#include "ui/session/motion_session.h"
#include "ui/session/recovery_keeper.h"
#include "ui/session/session.h"

namespace {

long long now()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

void tell(char what, int edit)
{
    std::printf("%c %d %lld\n", what, edit, now());
    std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    if (argc != 4)
        return 2;
    sinew::Session session;
    sinew::MotionSession motion(session);
    sinew::FixationSession fixation(session);
    sinew::RecoveryKeeper keeper({session, motion, fixation}, argv[2]);
    if (!session.openAndWait(argv[1]))
        return 3;
    std::mt19937 random(static_cast<unsigned>(std::atoi(argv[3])));
    int edit = static_cast<int>(session.project().model.bodyWeight);
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &application, [&] {
        ++edit;
        sinew::Project edited = session.project();
        edited.model.bodyWeight = edit;
        session.edit(std::move(edited), {"Edit"});
        tell('e', edit);
        // Sometimes often, sometimes not for seconds, so that kills fall into either.
        if (random() % 150 != 0 && random() % 400 > 3)
            return;
        tell('b', edit);
        sinew::keepBackup(argv[1]);
        if (session.saveAs(argv[1]))
            tell('s', edit);
    });
    timer.start(5);
    const sinew::EndWatch watch([&keeper] { keeper.waitUntilDone(); });
    return QCoreApplication::exec();
}
