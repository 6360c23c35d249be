#pragma once

#include <optional>
#include <vector>

#include <QDateTime>
#include <QImage>
#include <QString>

#include "core/base/diagnostic.h"
#include "core/fixation/case_answer.h"
#include "ui/report/report_page.h"

namespace sinew {

// What the window shows of the case; null: left out.
struct ReportPictures {
    QImage view;
    QImage section;
    double movementScale = 1;  // movements are drawn so many times larger in the view
};

struct ReportStamp {
    QDateTime when;
    QString program;  // with its version
    QString file;     // of the case; empty: none yet
};

// The pages of the report on a case. answers: of the case, then of its alternatives, with events and bands (without
// them, the report says that they are missing). None for no answers.
std::vector<ReportPage> fixationPages(const std::vector<CaseAnswer>& answers, const ReportPictures& pictures,
                                      const ReportStamp& stamp);

// Writes these as A4 PDF with fonts embedded and text to search. Whole or not at all; what went wrong, otherwise nothing.
std::optional<Diagnostic> writeFixationPdf(const std::vector<CaseAnswer>& answers, const ReportPictures& pictures,
                                           const ReportStamp& stamp, const QString& path);

}  // namespace sinew
