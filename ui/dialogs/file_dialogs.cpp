#include "ui/dialogs/file_dialogs.h"

#include <QMessageBox>

#include "core/io/file_formats.h"
#include "ui/session/file_questions.h"
#include "ui/text/core_words.h"
#include "ui/text/translated.h"

namespace sinew {

namespace {

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString patternsOf(const FileFormat& format)
{
    QStringList patterns;
    for (const std::string_view ending : format.endings)
        patterns.append("*" + fromView(ending));
    return patterns.join(' ');
}

// Of all formats that can be opened; the first filter is for all of them.
QString openFilter()
{
    QStringList filters, patterns;
    for (const FileFormat& format : fileFormats()) {
        filters.append(QString("%1 (%2)").arg(worded(std::string(format.title)), patternsOf(format)));
        patterns.append(patternsOf(format));
    }
    filters.prepend(translated("Models, motions and fixations (%1)").arg(patterns.join(' ')));
    return filters.join(";;") + ";;" + translated("All files (*)");
}

// Of those that a subject can be saved in.
QString saveFilter(ProjectPart subject)
{
    QStringList filters;
    for (const FileFormat& format : fileFormats()) {
        if (format.subject == subject && format.write)
            filters.append(QString("%1 (%2)").arg(worded(std::string(format.title)), patternsOf(format)));
    }
    return filters.join(";;");
}

}  // namespace

QString askModelToOpen(QWidget* parent, DialogFolder& folder)
{
    return askToOpen(parent, folder, translated("Open"), openFilter());
}

QString askForLostFile(QWidget* parent, DialogFolder& folder, const QString& name)
{
    return askToOpen(parent, folder, translated("Locate %1").arg(name), openFilter());
}

QString askNameFor(QWidget* parent, DialogFolder& folder, ProjectPart part, const QString& proposed)
{
    const QString ending = fromView(ownFormat(part).endings.front()).mid(1);
    const char* title = part == ProjectPart::Model      ? QT_TR_NOOP("Save Model As")
                        : part == ProjectPart::Scenario ? QT_TR_NOOP("Save Scenario As")
                                                        : QT_TR_NOOP("Save Fixation As");
    return askToSave(parent, folder, {translated(title), proposed, saveFilter(part), ending});
}

QString askCsvName(QWidget* parent, DialogFolder& folder, const QString& proposed)
{
    return askToSave(parent, folder, {translated("Export Results"), proposed, translated("Tables (*.csv)"), "csv"});
}

UnsavedAnswer askAboutUnsaved(QWidget* parent, const QString& fileName)
{
    QMessageBox box(QMessageBox::Warning, "Sinew", translated("Save the changes to '%1' first?").arg(fileName),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, parent);
    box.setInformativeText(translated("They are lost otherwise."));
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save: return UnsavedAnswer::Save;
    case QMessageBox::Discard: return UnsavedAnswer::Discard;
    default: return UnsavedAnswer::Cancel;
    }
}

}  // namespace sinew
