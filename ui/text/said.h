#pragma once

#include <QString>

#include "core/base/diagnostic.h"

namespace sinew {

// What core tells a person, in the chosen language (language.h); numbers have its decimal sign.
QString said(const Sentence& sentence);

// The message, and after a semicolon what to do about it.
QString said(const Diagnostic& diagnostic);

}  // namespace sinew
