#include "ui/session/resources.h"

#include <algorithm>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "core/io/shipped_files.h"
#include "ui/text/core_words.h"

namespace sinew {

QString resourcePath(const QString& relative)
{
    return QDir(QString::fromStdString(resourceFolder())).filePath(relative);
}

namespace {

// What the welcome page says of an example whose file has no title of its own.
void takeCardTexts(std::vector<Example>& examples, const QString& place)
{
    QFile file(resourcePath("examples.json"));
    if (!file.open(QIODevice::ReadOnly))
        return;
    for (const QJsonValue& shelf : QJsonDocument::fromJson(file.readAll()).object()["shelves"].toArray()) {
        for (const QJsonValue& card : shelf["cards"].toArray()) {
            for (Example& example : examples) {
                if (place + '/' + QFileInfo(example.path).fileName() != card["file"].toString())
                    continue;
                if (example.title == QFileInfo(example.path).fileName())
                    example.title = worded(card["title"].toString().toStdString());
                example.cardText = worded(card["title"].toString().toStdString()) + ' '
                                   + worded(card["text"].toString().toStdString());
            }
        }
    }
}

std::vector<Example> findIn(const QString& place, const QString& filter, const QString& format)
{
    std::vector<Example> examples;
    const QDir folder(resourcePath(place));
    for (const QString& name : folder.entryList({filter}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
        if (object["format"].toString() == format)
            examples.push_back(
                {folder.filePath(name), object["title"].toString(name), object["description"].toString()});
    }
    // By file name as it is spelt: a model stands before its variants (hip, hip_left).
    std::sort(examples.begin(), examples.end(), [](const Example& a, const Example& b) { return a.path < b.path; });
    takeCardTexts(examples, place);
    return examples;
}

}  // namespace

std::vector<Example> findExamples()
{
    return findIn("models", "*.sinew.json", "sinew-model");
}

std::vector<Example> findScenarios()
{
    return findIn("scenarios", "*.sinew-scenario.json", "sinew-scenario");
}

std::vector<Example> findFixations()
{
    return findIn("fixations", "*.sinew-fixation.json", "sinew-fixation");
}

bool isShipped(const QString& path)
{
    const QFileInfo info(path);
    const QString root = QFileInfo(resourcePath({})).canonicalFilePath();
    const QString place = info.exists() ? info.canonicalFilePath() : info.dir().canonicalPath();
    return !root.isEmpty() && (place + '/').startsWith(root + '/');
}

Diagnostic noSuchFile(const std::string& path)
{
    Diagnostic diagnostic = makeError(sentence("there is no such file"), sentence("check the name and the folder"));
    diagnostic.file = path;
    return diagnostic;
}

Diagnostic shippedFileError(const std::string& path)
{
    Diagnostic diagnostic = makeError(sentence("the examples that come with the program are not overwritten"),
                                      sentence("save it in another folder, such as that of your documents"));
    diagnostic.file = path;
    return diagnostic;
}

}  // namespace sinew
