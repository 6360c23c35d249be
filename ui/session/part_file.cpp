#include "ui/session/part_file.h"

#include "ui/session/resources.h"

namespace sinew {

PartFile PartFile::opened(const std::string& path, const std::string& model)
{
    return {isShipped(QString::fromStdString(path)) ? std::string() : path, path, path, model};
}

void PartFile::saved(const std::string& path, const std::string& savedModel)
{
    file = origin = path;
    model = savedModel;
}

}  // namespace sinew
