#include "ui/dialogs/motion_dialogs.h"

#include "ui/session/file_questions.h"
#include "ui/text/translated.h"

namespace sinew {

namespace {

const char* const scenarioFilter = QT_TR_NOOP("Sinew scenarios (*.sinew-scenario.json);;All files (*)");

}  // namespace

QString askScenarioToOpen(QWidget* parent, DialogFolder& folder)
{
    return askToOpen(parent, folder, translated("Open Scenario"), translated(scenarioFilter));
}

QString askMeasuredToOpen(QWidget* parent, DialogFolder& folder)
{
    return askToOpen(parent, folder, translated("Overlay Measured Data"),
                     translated("Motions (*.mot *.sto *.csv);;All files (*)"));
}

QString askMotionName(QWidget* parent, DialogFolder& folder, const QString& proposed)
{
    return askToSave(
        parent, folder,
        {translated("Export Motion"), proposed, translated("OpenSim storage (*.sto *.mot);;Tables (*.csv)"), "sto"});
}

}  // namespace sinew
