#pragma once

#include <vector>

#include <QString>
#include <QStringList>

namespace sinew {

// A shipped example as the welcome page shows it.
struct ExampleCardData {
    QString path;
    QString title;
    QString text;     // what is shown, what is learnt: two lines
    QString fact;     // one figure or fact
    QString picture;  // resources/pictures/NAME.png; beside it NAME_dark.png
};

// The examples for one kind of person, with the question that brings them here.
struct ExampleShelf {
    QString user;
    QString question;
    std::vector<ExampleCardData> cards;
};

struct ExampleShelves {
    std::vector<ExampleShelf> shelves;
    QStringList problems;  // examples that are left out because they cannot be read
};

// As resources/examples.json has them.
ExampleShelves readExampleShelves();

// The path of a picture that the program drew of an example or a template, for a light or a dark page.
QString examplePicture(const QString& name, bool isDark);

}  // namespace sinew
