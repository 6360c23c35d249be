#include "ui/main_window/welcome/example_shelves.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "core/io/file_formats.h"
#include "ui/session/resources.h"
#include "ui/text/core_words.h"

namespace sinew {

namespace {

// Only the head is looked at: reading all examples would take longer than a start may.
bool isOfKnownFormat(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const std::string head = file.read(4096).toStdString();
    for (const FileFormat& format : fileFormats()) {
        if (format.recognises(head))
            return true;
    }
    return false;
}

QString inWords(const QJsonValue& text)
{
    return worded(text.toString().toStdString());
}

ExampleCardData cardFrom(const QJsonObject& object)
{
    const QString path = resourcePath(object["file"].toString());
    return {path, inWords(object["title"]), inWords(object["text"]),
            wordedFact(object["fact"].toString().toStdString()), QFileInfo(path).fileName().section('.', 0, 0)};
}

}  // namespace

ExampleShelves readExampleShelves()
{
    ExampleShelves all;
    QFile file(resourcePath("examples.json"));
    if (!file.open(QIODevice::ReadOnly)) {
        all.problems.append("the list of examples cannot be read: " + file.fileName());
        return all;
    }
    for (const QJsonValue& value : QJsonDocument::fromJson(file.readAll()).object()["shelves"].toArray()) {
        ExampleShelf shelf{value["user"].toString(), inWords(value["question"]), {}};
        for (const QJsonValue& each : value["cards"].toArray()) {
            ExampleCardData card = cardFrom(each.toObject());
            if (isOfKnownFormat(card.path))
                shelf.cards.push_back(std::move(card));
            else
                all.problems.append("the example cannot be read: " + card.path);
        }
        all.shelves.push_back(std::move(shelf));
    }
    return all;
}

QString examplePicture(const QString& name, bool isDark)
{
    // A scenario may be named like its model: its picture is its own.
    const QString path = resourcePath("pictures/" + name);
    const QString dark = path + "_dark.png";
    return isDark && QFileInfo::exists(dark) ? dark : path + ".png";
}

}  // namespace sinew
