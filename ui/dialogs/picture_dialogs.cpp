#include "ui/dialogs/picture_dialogs.h"

#include <algorithm>
#include <cmath>

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>

#include "ui/jobs/film_export.h"
#include "ui/session/file_questions.h"
#include "ui/text/fixed_text.h"
#include "ui/text/translated.h"
#include "ui/widgets/label_support.h"

namespace sinew {

namespace {

constexpr int leastSide = 64;  // pixels

struct NamedSize {
    QString name;
    QSize size;
};

// Films want even sides.
QSize even(const QSize& size)
{
    return {size.width() / 2 * 2, size.height() / 2 * 2};
}

// A size among some, or one's own.
class PictureSizeBox : public QWidget {
public:
    PictureSizeBox(const PictureRoom& room, const std::vector<NamedSize>& sizes, int step, QWidget* parent)
        : QWidget(parent), m_sizes(new QComboBox(this)), m_width(makeSide("Width", translated("Width"), room, step)),
          m_height(makeSide("Height", translated("Height", "of a picture"), room, step)), m_own(new QWidget(this))
    {
        for (const auto& [name, size] : sizes) {
            if (std::max(size.width(), size.height()) <= room.largestSide)
                m_sizes->addItem(QString("%1 × %2 (%3)").arg(size.width()).arg(size.height()).arg(name), size);
        }
        m_sizes->addItem(translated("Own size"));
        m_sizes->setObjectName("pictureSize");
        m_sizes->setAccessibleName(translated("Size"));
        auto* own = new QHBoxLayout(m_own);
        own->setContentsMargins(0, 0, 0, 0);
        own->addWidget(m_width);
        own->addWidget(new QLabel("×"));
        own->addWidget(m_height);
        own->addWidget(new QLabel(translated("pixels")));
        own->addStretch(1);
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(m_sizes);
        column->addWidget(m_own);
        const auto show = [this] {
            const QSize chosen = m_sizes->currentData().toSize();
            m_own->setEnabled(!chosen.isValid());
            if (chosen.isValid()) {
                m_width->setValue(chosen.width());
                m_height->setValue(chosen.height());
            }
        };
        connect(m_sizes, &QComboBox::currentIndexChanged, this, show);
        show();
    }

    QSize size() const { return {m_width->value(), m_height->value()}; }
    QComboBox& sizes() const { return *m_sizes; }

private:
    QSpinBox* makeSide(const char* id, const QString& name, const PictureRoom& room, int step)
    {
        auto* side = new QSpinBox(this);
        side->setRange(leastSide, room.largestSide / step * step);
        side->setSingleStep(step);
        side->setObjectName(QString("picture") + id);
        side->setAccessibleName(name);
        return side;
    }

    QComboBox* m_sizes;
    QSpinBox *m_width, *m_height;
    QWidget* m_own;
};

QComboBox* makeNumbers(QWidget* parent, std::initializer_list<double> values, const QString& pattern, double chosen)
{
    auto* box = new QComboBox(parent);
    for (const double value : values) {
        box->addItem(pattern.arg(decimalText(value, 'g', 3)), value);
        if (value == chosen)
            box->setCurrentIndex(box->count() - 1);
    }
    return box;
}

QCheckBox* makeTexts(QWidget* parent)
{
    auto* texts = new QCheckBox(translated("Legend, labels and axes"), parent);
    texts->setObjectName("pictureTexts");
    texts->setChecked(true);
    return texts;
}

// The last row; the first button goes on to the question for a file.
void addButtons(QDialog& dialog, QFormLayout& form, const QString& goOn)
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, &dialog);
    buttons->button(QDialogButtonBox::Save)->setText(goOn);
    buttons->button(QDialogButtonBox::Save)->setProperty("role", "primary");
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    form.addRow(buttons);
}

}  // namespace

std::optional<PictureWish> askPicture(QWidget* parent, DialogFolder& folder, const PictureRoom& room,
                                      const QString& proposed)
{
    QDialog dialog(parent);
    dialog.setWindowTitle(translated("Save Picture"));
    auto* form = new QFormLayout(&dialog);
    auto* size = new PictureSizeBox(room,
                                    {{translated("as on the screen"), room.view},
                                     {translated("twice the screen"), 2 * room.view},
                                     {"Full HD", {1920, 1080}},
                                     {"4K", {3840, 2160}}},
                                    1, &dialog);
    size->sizes().setCurrentIndex(1);
    auto* transparent = new QCheckBox(translated("Transparent ground"), &dialog);
    transparent->setObjectName("pictureTransparent");
    QCheckBox* texts = makeTexts(&dialog);
    form->addRow(translated("Size"), size);
    form->addRow(translated("Show"), texts);
    form->addRow(QString(), transparent);
    addButtons(dialog, *form, translated("Save…"));
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    // Scale first, file second: the file dialog of the system has no room for a question of ours.
    const QString path
        = askToSave(parent, folder, {translated("Save Picture"), proposed, translated("Pictures (*.png)"), "png"});
    if (path.isEmpty())
        return std::nullopt;
    return PictureWish{path, size->size(), transparent->isChecked(), texts->isChecked()};
}

std::optional<FilmWish> askFilm(QWidget* parent, const FilmQuestion& question, const PictureRoom& room)
{
    QDialog dialog(parent);
    dialog.setWindowTitle(question.kind == FilmKind::Video ? translated("Export Video") : translated("Export Frames"));
    auto* form = new QFormLayout(&dialog);
    auto* size = new PictureSizeBox(room,
                                    {{translated("as on the screen"), even(room.view)},
                                     {"HD", {1280, 720}},
                                     {"Full HD", {1920, 1080}},
                                     {"4K", {3840, 2160}},
                                     {translated("square"), {1080, 1080}}},
                                    2, &dialog);
    QComboBox* rates = makeNumbers(&dialog, {24, 25, 30, 50, 60}, translated("%1 frames/s"), 30);
    QComboBox* speeds = makeNumbers(&dialog, {0.1, 0.25, 0.5, 1, 2, 4}, "%1×", question.speed);
    QCheckBox* texts = makeTexts(&dialog);
    QLabel* length = makeLabel("muted", &dialog);
    const auto wish = [=] {
        return FilmWish{even(size->size()), rates->currentData().toDouble(), speeds->currentData().toDouble(),
                        texts->isChecked()};
    };
    const auto showLength = [=] {
        const FilmOptions film{0, question.duration, wish().framesPerSecond, wish().speed, {}};
        length->setText(translated("%1 frames, %2 s")
                            .arg(film.frameCount())
                            .arg(decimalText(question.duration / wish().speed, 'f', 1)));
    };
    for (QComboBox* box : {rates, speeds})
        QObject::connect(box, &QComboBox::currentIndexChanged, &dialog, showLength);
    showLength();
    form->addRow(translated("Size"), size);
    form->addRow(translated("Rate"), rates);
    form->addRow(translated("Speed"), speeds);
    form->addRow(translated("Length", "of a film"), length);
    form->addRow(translated("Show"), texts);
    addButtons(dialog, *form, translated("Export…"));
    return dialog.exec() == QDialog::Accepted ? std::optional(wish()) : std::nullopt;
}

QString askVideoName(QWidget* parent, DialogFolder& folder, const QString& proposed)
{
    return askToSave(parent, folder, {translated("Export Video"), proposed, translated("Videos (*.mp4)"), "mp4"});
}

int askWhichPlot(QWidget* parent, const QStringList& titles)
{
    QDialog dialog(parent);
    dialog.setWindowTitle(translated("Save Plot"));
    auto* form = new QFormLayout(&dialog);
    auto* plots = new QComboBox(&dialog);
    plots->addItems(titles);
    plots->setAccessibleName(translated("Plot"));
    form->addRow(translated("Plot"), plots);
    addButtons(dialog, *form, translated("Save…"));
    return dialog.exec() == QDialog::Accepted ? plots->currentIndex() : -1;
}

bool wantsFramesInstead(QWidget* parent)
{
    QMessageBox box(QMessageBox::Information, translated("Export Video"),
                    translated("Videos are made by the program ffmpeg, which is not installed."), QMessageBox::Cancel,
                    parent);
    box.setInformativeText(
        translated("Install it (on Debian and Ubuntu: sudo apt install ffmpeg), or export the frames as numbered "
                   "PNG pictures, which any other program can make a video of."));
    QPushButton* frames = box.addButton(translated("Export Frames…"), QMessageBox::AcceptRole);
    box.setDefaultButton(frames);
    box.exec();
    return box.clickedButton() == frames;
}

bool mayReplaceFrames(QWidget* parent, const QString& folder)
{
    QMessageBox box(QMessageBox::Warning, translated("Export Frames"),
                    translated("The folder '%1' has frames of a film already.").arg(QDir(folder).dirName()),
                    QMessageBox::Cancel, parent);
    box.setInformativeText(
        translated("All its pictures frame_0001.png and so on are replaced once the new ones are drawn."));
    QPushButton* replace = box.addButton(translated("Replace"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == replace;
}

}  // namespace sinew
