#include "ui/report/fixation_blocks.h"

#include <QFileInfo>
#include <QLocale>

#include "ui/text/display_names.h"
#include "ui/text/translated.h"

namespace sinew {

namespace {

void addTitle(const CaseAnswer& answer, const ReportStamp& stamp, ReportBlocks& blocks)
{
    blocks.push_back(ReportText{caseTitle(answer.fixation), ReportStyle::Title});
    QStringList lines = {translated("What the fixation carries"),
                         QLocale::c().toString(stamp.when, QStringLiteral("d MMMM yyyy, HH:mm")), stamp.program,
                         QFileInfo(stamp.file).fileName()};
    lines.removeAll(QString());
    blocks.push_back(ReportText{lines.join(QStringLiteral("  ·  ")), ReportStyle::Small});
}

void addPictures(const ReportPictures& pictures, ReportBlocks& blocks)
{
    ReportPictureRow row;
    if (!pictures.view.isNull())
        row.pictures.push_back(
            {pictures.view,
             translated("As the window showed it when this report was made")
                 + (pictures.movementScale == 1 ? QString()
                                                : translated("; movements × %1").arg(pictures.movementScale))});
    if (!pictures.section.isNull())
        row.pictures.push_back({pictures.section, translated("The section face on, seen from the head")});
    if (!row.pictures.empty())
        blocks.push_back(std::move(row));
}

}  // namespace

ReportBlocks fixationBlocks(const std::vector<CaseAnswer>& answers, const ReportPictures& pictures,
                            const ReportStamp& stamp)
{
    ReportBlocks blocks;
    if (answers.empty())
        return blocks;
    const CaseAnswer& answer = answers.front();
    addTitle(answer, stamp, blocks);
    addPictures(pictures, blocks);
    addVerdict(answer, blocks);
    addCase(answer, blocks);
    addCarried(answer, blocks);
    addComparison(answers, blocks);
    blocks.push_back(ReportPageBreak{});
    addMethod(answers, blocks);
    return blocks;
}

}  // namespace sinew
