#include "ui/session/part_file.h"

#include <QDir>
#include <QFileInfo>

#include "ui/session/resources.h"

namespace sinew {

PartFile PartFile::opened(const std::string& path, const std::string& model)
{
    return {isShipped(QString::fromStdString(path)) ? std::string() : path, path, path, model};
}

PartFile PartFile::recovered(const std::string& path, const std::string& base, const std::string& model)
{
    return {{}, path.empty() ? base : path, base.empty() ? path : base, model};
}

void PartFile::saved(const std::string& path, const std::string& savedModel)
{
    file = origin = path;
    model = savedModel;
}

QString proposedFile(const std::string& file, const std::string& origin, const QString& otherwise,
                     const QString& ending)
{
    const QString former = QString::fromStdString(origin);
    const QString formerName = QFileInfo(former).fileName().section('.', 0, 0);
    const QString name = formerName.isEmpty() ? otherwise : formerName;
    if (former.isEmpty() || isShipped(former))
        return name + ending;
    const QDir folder = QFileInfo(former).dir();
    const QString beside = folder.absoluteFilePath(name + ending);
    // Recovered work, or what was read from a format that cannot be written.
    const bool wouldReplace = file.empty() && QFileInfo::exists(beside);
    return wouldReplace ? folder.absoluteFilePath(name + " recovered" + ending) : beside;
}

}  // namespace sinew
