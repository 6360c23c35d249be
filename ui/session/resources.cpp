#include "ui/session/resources.h"

#include <algorithm>

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace sinew {

QString resourcePath(const QString& relative)
{
    const QString root = qEnvironmentVariable("SINEW_RESOURCES", QStringLiteral(SINEW_RESOURCE_DIR));
    return QDir(root).filePath(relative);
}

std::vector<Example> findExamples()
{
    std::vector<Example> examples;
    const QDir folder(resourcePath("models"));
    for (const QString& name : folder.entryList({"*.sinew.json"}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QJsonObject model = QJsonDocument::fromJson(file.readAll()).object();
        if (model["format"].toString() == "sinew-model")
            examples.push_back({folder.filePath(name), model["title"].toString(name), model["description"].toString()});
    }
    // By file name as it is spelt: a model stands before its variants (hip, hip_left).
    std::sort(examples.begin(), examples.end(), [](const Example& a, const Example& b) { return a.path < b.path; });
    return examples;
}

}  // namespace sinew
