#include "ui/main_window/fixation_files.h"

#include <sstream>

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>

#include "core/io/atomic_file.h"
#include "core/report/fixation_report.h"
#include "ui/dialogs/file_dialogs.h"
#include "ui/main_window/viewport_frame.h"
#include "ui/session/file_questions.h"
#include "ui/session/fixation_session.h"
#include "ui/session/session.h"

namespace sinew {

namespace {

std::string csvOf(const FixationReport& report)
{
    std::ostringstream text;
    writeFixationCsv(report, text);
    return text.str();
}

std::string jsonOf(const FixationReport& report)
{
    std::ostringstream text;
    writeJson(fixationJson(report), text);
    return text.str();
}

}  // namespace

FixationFiles::FixationFiles(const Sessions& sessions, ViewportFrame& view, QWidget& window)
    : m_sessions(sessions), m_view(view), m_window(window)
{
}

QString FixationFiles::proposedPath(const QString& ending) const
{
    const FixationSession& fixation = m_sessions.fixation;
    const QString name = QFileInfo(QString::fromStdString(fixation.origin())).fileName().section('.', 0, 0);
    const QString proposed = (name.isEmpty() ? QString("fixation") : name) + ending;
    const QString file = QString::fromStdString(fixation.file());
    return file.isEmpty() ? proposed : QFileInfo(file).dir().absoluteFilePath(proposed);
}

bool FixationFiles::saveFixation()
{
    const std::string& file = m_sessions.fixation.file();
    return file.empty() ? saveFixationWithDialog() : saveTo(file);
}

bool FixationFiles::saveFixationWithDialog()
{
    const QString path = askNameFor(&m_window, m_sessions.session.dialogFolder(), ProjectPart::Fixation,
                                    proposedPath(".sinew-fixation.json"));
    return !path.isEmpty() && saveTo(path.toStdString());
}

bool FixationFiles::saveTo(const std::string& path)
{
    const auto write = [&] { return m_sessions.fixation.save(path); };
    return m_saver ? m_saver(path, write) : write();
}

void FixationFiles::writeReport()
{
}

void FixationFiles::exportNumbers()
{
    const QString path = askToSave(&m_window, m_sessions.session.dialogFolder(),
                                   {"Export Numbers", proposedPath(".csv"), "Tables (*.csv);;JSON (*.json)", "csv"});
    const CaseAnswer* answer = m_sessions.fixation.answer();
    if (path.isEmpty() || !answer)
        return;
    const FixationReport report{m_sessions.fixation.origin(), *answer};
    const std::string text = path.endsWith(".json", Qt::CaseInsensitive) ? jsonOf(report) : csvOf(report);
    if (std::optional<Diagnostic> reason = writeFileAtomically(path.toStdString(), text))
        m_sessions.session.report(*std::move(reason));
}

// Cells of a spreadsheet are parted by tabs.
void FixationFiles::copyTable()
{
    const CaseAnswer* answer = m_sessions.fixation.answer();
    if (!answer)
        return;
    QString text = QString::fromStdString(csvOf({m_sessions.fixation.origin(), *answer}));
    QGuiApplication::clipboard()->setText(text.replace(',', '\t'));
}

}  // namespace sinew
