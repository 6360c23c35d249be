#include "ui/dialogs/motion_dialogs.h"

#include "ui/session/file_questions.h"

namespace sinew {

namespace {

const char* const scenarioFilter = "Sinew scenarios (*.sinew-scenario.json);;All files (*)";

}  // namespace

QString askScenarioToOpen(QWidget* parent, DialogFolder& folder)
{
    return askToOpen(parent, folder, "Open Scenario", scenarioFilter);
}

QString askMeasuredToOpen(QWidget* parent, DialogFolder& folder)
{
    return askToOpen(parent, folder, "Overlay Measured Data", "Motions (*.mot *.sto *.csv);;All files (*)");
}

QString askMotionName(QWidget* parent, DialogFolder& folder, const QString& proposed)
{
    return askToSave(parent, folder,
                     {"Export Motion", proposed, "OpenSim storage (*.sto *.mot);;Tables (*.csv)", "sto"});
}

}  // namespace sinew
