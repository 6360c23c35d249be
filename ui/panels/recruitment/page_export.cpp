#include "ui/panels/recruitment/page_export.h"

#include <sstream>

#include <QBuffer>

#include "core/io/atomic_file.h"
#include "ui/panels/recruitment/recruitment_page.h"
#include "ui/session/session.h"

namespace sinew {

namespace {

bool write(const QString& path, std::string_view contents, Session& session)
{
    const std::optional<Diagnostic> fault = writeFileAtomically(path.toStdString(), contents);
    if (fault)
        session.report(*fault);
    return !fault;
}

}  // namespace

bool writePageCsv(const RecruitmentPage& page, const QString& path, Session& session)
{
    if (!page.hasData())
        return false;
    std::ostringstream stream;
    page.writeCsv(stream);
    return write(path, stream.str(), session);
}

bool writePagePicture(const RecruitmentPage& page, const QString& path, Session& session)
{
    if (!page.hasData())
        return false;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    page.picture().save(&buffer, "PNG");
    return write(path, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())), session);
}

}  // namespace sinew
