#pragma once

#include <functional>

#include <QString>

#include "ui/session/session.h"
#include "ui/text/translated.h"

namespace sinew {

// For Command::whyNot.

inline QString unless(bool isPossible, const QString& reason)
{
    return isPossible ? QString() : reason;
}

inline std::function<QString()> needsModel(const Session& session)
{
    return [&session] { return unless(session.hasModel(), translated("no model is open")); };
}

}  // namespace sinew
