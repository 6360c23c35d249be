#include "ui/main_window/fixation_files.h"

#include <sstream>

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>

#include "core/io/atomic_file.h"
#include "core/report/fixation_report.h"
#include "ui/dialogs/file_dialogs.h"
#include "ui/main_window/fixation_overlay.h"
#include "ui/main_window/viewport_frame.h"
#include "ui/report/fixation_report_pdf.h"
#include "ui/session/femur_mesh_question.h"
#include "ui/session/file_questions.h"
#include "ui/session/fixation_session.h"
#include "ui/session/session.h"
#include "ui/text/translated.h"

namespace sinew {

namespace {

// The case and its alternatives.
std::vector<FixationReport> reportsOf(const FixationSession& fixation)
{
    std::vector<FixationReport> reports;
    for (const CaseAnswer& answer : fixation.solved()->answers) {
        if (answer.isSound())
            reports.push_back({fixation.origin(), answer});
    }
    return reports;
}

std::string csvOf(const std::vector<FixationReport>& reports)
{
    std::ostringstream text;
    writeFixationCsv(reports, text);
    return text.str();
}

// Cells of a spreadsheet are parted by tabs; a quoted one may hold commas.
std::string withTabs(const std::string& csv)
{
    std::string text;
    bool isQuoted = false;
    for (const char each : csv) {
        if (each == '"')
            isQuoted = !isQuoted;
        else
            text += each == ',' && !isQuoted ? '\t' : each;
    }
    return text;
}

std::string jsonOf(const std::vector<FixationReport>& reports)
{
    std::ostringstream text;
    writeJson(fixationJson(reports), text);
    return text.str();
}

}  // namespace

FixationFiles::FixationFiles(const Sessions& sessions, ViewportFrame& view, QWidget& window)
    : m_sessions(sessions), m_view(view), m_window(window)
{
}

QString FixationFiles::proposedPath(const QString& ending) const
{
    return proposedFile(m_sessions.fixation.file(), m_sessions.fixation.origin(), "fixation", ending);
}

bool FixationFiles::saveFixation()
{
    const std::string& file = m_sessions.fixation.file();
    return file.empty() ? saveFixationWithDialog() : saveTo(file, Named::Before);
}

bool FixationFiles::saveFixationWithDialog()
{
    const QString path = askNameFor(&m_window, m_sessions.session.dialogFolder(), ProjectPart::Fixation,
                                    proposedPath(".sinew-fixation.json"));
    return !path.isEmpty() && saveTo(path.toStdString(), Named::JustNow);
}

bool FixationFiles::saveTo(const std::string& path, Named named)
{
    const auto write = [&] { return m_sessions.fixation.save(path); };
    return m_saver ? m_saver(path, write, named) : write();
}

void FixationFiles::loadFemurMesh()
{
    askForFemurMesh(&m_window, m_sessions.fixation);
}

void FixationFiles::locateModel()
{
    const QString name = QString::fromStdString(m_sessions.fixation.fixation().model);
    const QString path = askForLostFile(&m_window, m_sessions.session.dialogFolder(), name);
    if (!path.isEmpty())
        m_sessions.fixation.locateModel(path.toStdString());
}

void FixationFiles::writeReport()
{
    FixationSession& fixation = m_sessions.fixation;
    const QString path
        = askToSave(&m_window, m_sessions.session.dialogFolder(),
                    {translated("Report"), proposedPath(".pdf"), translated("Documents (*.pdf)"), "pdf"});
    if (path.isEmpty() || !fixation.answer() || !fixation.solved()->hasBands())
        return;
    // The pictures are of the posture that the report is about.
    const bool followsWorst = fixation.followsWorst();
    const int posture = fixation.posture();
    fixation.selectWorst();
    const ReportPictures pictures{m_view.fixationPicture(QSize(1400, 1000)), m_view.sectionPicture(),
                                  FixationOverlay::movementScale};
    if (!followsWorst)
        fixation.selectPosture(posture);
    const ReportStamp stamp{QDateTime::currentDateTime(), "Sinew " + QCoreApplication::applicationVersion(),
                            QString::fromStdString(fixation.origin())};
    if (std::optional<Diagnostic> reason = writeFixationPdf(fixation.solved()->answers, pictures, stamp, path))
        m_sessions.session.report(*std::move(reason));
    else
        m_sessions.session.report(
            {Severity::Note, {}, 0, 0, sentence("the report was written to %1", path.toStdString()), {}});
}

void FixationFiles::exportNumbers()
{
    const QString path = askToSave(
        &m_window, m_sessions.session.dialogFolder(),
        {translated("Export Numbers"), proposedPath(".csv"), translated("Tables (*.csv);;JSON (*.json)"), "csv"});
    if (path.isEmpty() || !m_sessions.fixation.answer())
        return;
    const std::vector<FixationReport> reports = reportsOf(m_sessions.fixation);
    const std::string text = path.endsWith(".json", Qt::CaseInsensitive) ? jsonOf(reports) : csvOf(reports);
    if (std::optional<Diagnostic> reason = writeFileAtomically(path.toStdString(), text))
        m_sessions.session.report(*std::move(reason));
}

void FixationFiles::copyTable()
{
    if (!m_sessions.fixation.answer())
        return;
    QGuiApplication::clipboard()->setText(QString::fromStdString(withTabs(csvOf(reportsOf(m_sessions.fixation)))));
}

}  // namespace sinew
