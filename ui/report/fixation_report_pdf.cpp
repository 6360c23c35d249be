#include "ui/report/fixation_report_pdf.h"

#include <QLocale>
#include <QPageSize>
#include <QPdfWriter>
#include <QSaveFile>

#include "ui/report/fixation_blocks.h"
#include "ui/report/report_layout.h"
#include "ui/text/display_names.h"
#include "ui/text/translated.h"

namespace sinew {

namespace {

bool paintPages(QPdfWriter& writer, const std::vector<ReportPage>& pages)
{
    QPainter painter;
    if (!painter.begin(&writer))
        return false;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        if (i > 0 && !writer.newPage())
            return false;
        paintPage(painter, pages[i]);
    }
    return painter.end();
}

Diagnostic failure(const QString& path, const QString& reason)
{
    Diagnostic diagnostic
        = makeError(reason.isEmpty() ? sentence("the report could not be written to %1", path.toStdString())
                                     : sentence("the report could not be written to %1: %2", path.toStdString(),
                                                reason.toStdString()),
                    sentence("check the folder's permissions and the space left"));
    diagnostic.file = path.toStdString();
    return diagnostic;
}

}  // namespace

std::vector<ReportPage> fixationPages(const std::vector<CaseAnswer>& answers, const ReportPictures& pictures,
                                      const ReportStamp& stamp)
{
    if (answers.empty())
        return {};
    const ReportFrame frame{translated("For research and teaching, not a medical device"),
                            caseTitle(answers.front().fixation),
                            QLocale::c().toString(stamp.when, QStringLiteral("d MMMM yyyy, HH:mm"))};
    return layOut(fixationBlocks(answers, pictures, stamp), frame);
}

std::optional<Diagnostic> writeFixationPdf(const std::vector<CaseAnswer>& answers, const ReportPictures& pictures,
                                           const ReportStamp& stamp, const QString& path)
{
    const std::vector<ReportPage> pages = fixationPages(answers, pictures, stamp);
    if (pages.empty())
        return failure(path, translated("there is no answer to report"));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return failure(path, file.errorString());
    {
        QPdfWriter writer(&file);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        writer.setResolution(72 * reportUnits);
        writer.setTitle(caseTitle(answers.front().fixation));
        writer.setCreator(stamp.program);
        if (!paintPages(writer, pages)) {
            file.cancelWriting();
            return failure(path, file.errorString());
        }
    }
    if (!file.commit())
        return failure(path, file.errorString());
    return std::nullopt;
}

}  // namespace sinew
