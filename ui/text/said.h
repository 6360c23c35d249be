#pragma once

#include <QFontMetrics>
#include <QString>

#include "core/base/diagnostic.h"

namespace sinew {

// What core tells a person, in the chosen language (language.h); numbers have its decimal sign.
QString said(const Sentence& sentence);

// The message, and after a semicolon what to do about it.
QString said(const Diagnostic& diagnostic);

// The clauses of a sentence line by line, for a tool tip: it breaks no line by itself.
QString inLines(QString sentence);

// The sentence, or as many of its clauses as there is room for (px); the tool tip then has the others, such as what to do.
QString clausesWithin(const QString& sentence, const QFontMetrics& metrics, int room);

}  // namespace sinew
