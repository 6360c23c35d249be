#pragma once

#include <QCoreApplication>
#include <QString>

namespace sinew {

// A text of the window in the chosen language (language.h), for functions that are no member of a QObject. Of two texts that are
// alike in English the meaning says which is which. Tables mark their texts by QT_TR_NOOP and are translated where they are
// shown. One text has one translation: classes and files are not told apart (resources/translations/README.md).
inline QString translated(const char* text, const char* meaning = nullptr)
{
    return QCoreApplication::translate("sinew", text, meaning);
}

// Between parts of a text that follow one another: Chinese has a comma of its own.
inline QString comma()
{
    return translated(", ", "between parts of a text");
}

// Between a name and what is said of it.
inline QString colon()
{
    return translated(": ", "between a name and what is said of it");
}

}  // namespace sinew
