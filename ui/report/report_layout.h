#pragma once

#include "ui/report/report_block.h"
#include "ui/report/report_page.h"

namespace sinew {

// What every page says: at its foot, with "page N of M"; at its head from the second page on.
struct ReportFrame {
    QString foot;
    QString head;
    QString headRight;
};

// Blocks on pages. A heading stays with what follows; a table that fits on one page is not divided, a longer one repeats
// its head. Lines of text too wide for their cell are wrapped.
std::vector<ReportPage> layOut(const ReportBlocks& blocks, const ReportFrame& frame);

}  // namespace sinew
