#include "ui/dialogs/motion_dialogs.h"

#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>

#include "ui/session/file_questions.h"
#include "ui/text/translated.h"

namespace sinew {

namespace {

const char* const scenarioFilter = QT_TR_NOOP("Sinew scenarios (*.sinew-scenario.json);;All files (*)");

// Films want even sides.
QSize even(const QSize& size)
{
    return {size.width() / 2 * 2, size.height() / 2 * 2};
}

QComboBox* makeSizes(QWidget* parent, const QSize& viewSize)
{
    auto* sizes = new QComboBox(parent);
    const auto add = [sizes](const QString& name, const QSize& size) {
        sizes->addItem(QString("%1 × %2 (%3)").arg(size.width()).arg(size.height()).arg(name), size);
    };
    add(translated("as on the screen"), even(viewSize));
    add("720p", {1280, 720});
    add("1080p", {1920, 1080});
    add(translated("square"), {1080, 1080});
    return sizes;
}

QComboBox* makeNumbers(QWidget* parent, std::initializer_list<double> values, const QString& pattern, double chosen)
{
    auto* box = new QComboBox(parent);
    for (const double value : values) {
        box->addItem(pattern.arg(value), value);
        if (value == chosen)
            box->setCurrentIndex(box->count() - 1);
    }
    return box;
}

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

QString askVideoName(QWidget* parent, DialogFolder& folder, const QString& proposed)
{
    return askToSave(parent, folder, {translated("Export Video"), proposed, translated("Videos (*.mp4)"), "mp4"});
}

std::optional<FilmWish> askFilm(QWidget* parent, const QString& title, const QSize& viewSize, double speed)
{
    QDialog dialog(parent);
    dialog.setWindowTitle(title);
    auto* form = new QFormLayout(&dialog);
    QComboBox* sizes = makeSizes(&dialog, viewSize);
    QComboBox* rates = makeNumbers(&dialog, {24, 25, 30, 50, 60}, translated("%1 frames/s"), 30);
    QComboBox* speeds = makeNumbers(&dialog, {0.1, 0.25, 0.5, 1, 2, 4}, "%1×", speed);
    form->addRow(translated("Size"), sizes);
    form->addRow(translated("Rate"), rates);
    form->addRow(translated("Speed"), speeds);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, &dialog);
    buttons->button(QDialogButtonBox::Save)->setText(translated("Export…"));
    buttons->button(QDialogButtonBox::Save)->setProperty("role", "primary");
    for (QAbstractButton* button : buttons->buttons())
        button->setIcon({});
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    form->addRow(buttons);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return FilmWish{sizes->currentData().toSize(), rates->currentData().toDouble(), speeds->currentData().toDouble()};
}

}  // namespace sinew
