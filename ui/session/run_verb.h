#pragma once

#include <string>

namespace sinew {

class Session;

// An edit by a verb as scripts write it: {"verb": ...}, see core/document/verbs.h. What it adds is then selected. False, with
// messages of the session saying why, when it is refused.
bool runVerb(Session& session, const std::string& verb, const std::string& sentence);

}  // namespace sinew
