#pragma once

#include <vector>

#include "core/fixation/case_answer.h"
#include "ui/report/fixation_report_pdf.h"
#include "ui/report/report_block.h"

namespace sinew {

// The report of a case and its alternatives as blocks. All numbers come from the answers; what was not computed is said
// to be missing. A case whose postures cannot be held has the reasons in place of figures.

// From the title to the sources.
ReportBlocks fixationBlocks(const std::vector<CaseAnswer>& answers, const ReportPictures& pictures,
                            const ReportStamp& stamp);

// Its parts, appended.
void addCase(const CaseAnswer& answer, ReportBlocks& blocks);     // who and what, with 'assumed'
void addVerdict(const CaseAnswer& answer, ReportBlocks& blocks);  // sentences, figures and bands
void addCarried(const CaseAnswer& answer, ReportBlocks& blocks);  // who carries what, limits, events, postures
void addComparison(const std::vector<CaseAnswer>& answers, ReportBlocks& blocks);
void addMethod(const std::vector<CaseAnswer>& answers, ReportBlocks& blocks);  // assumptions, limits, sources

// A figure as tables of the report show it: without its unit.
QString figureText(const struct Figure& figure, double value);

ReportCell cell(const QString& text);
ReportCell strongCell(const QString& text);
ReportCell mutedCell(const QString& text);

}  // namespace sinew
