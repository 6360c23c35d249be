#pragma once

#include <vector>

#include <QPixmap>
#include <QString>

class QWidget;

namespace sinew {

class RecruitmentPage;
class Session;

// Writes what the page shows, all or nothing; the session is told when that was not possible. False then.
bool writePageCsv(const RecruitmentPage& page, const QString& path, Session& session);
bool writePagePicture(const RecruitmentPage& page, const QString& path, Session& session);

// Widgets above or beside each other on the colour of the panels, sharp enough for print.
QPixmap stackedPicture(const std::vector<QWidget*>& widgets, bool sideBySide);

}  // namespace sinew
