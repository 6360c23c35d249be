#pragma once

#include <QString>

namespace sinew {

class RecruitmentPage;
class Session;

// Writes what the page shows, all or nothing; the session is told when that was not possible. False then.
bool writePageCsv(const RecruitmentPage& page, const QString& path, Session& session);

}  // namespace sinew
