#include "ui/panels/recruitment/page_export.h"

#include <sstream>

#include "core/io/atomic_file.h"
#include "ui/panels/recruitment/recruitment_page.h"
#include "ui/session/session.h"

namespace sinew {

bool writePageCsv(const RecruitmentPage& page, const QString& path, Session& session)
{
    if (!page.hasData())
        return false;
    std::ostringstream stream;
    page.writeCsv(stream);
    const std::optional<Diagnostic> fault = writeFileAtomically(path.toStdString(), stream.str());
    if (fault)
        session.report(*fault);
    return !fault;
}

}  // namespace sinew
