#pragma once

#include <string>
#include <vector>

namespace sinew {

class Session;

// An edit by verbs as scripts write them, one after the other: {"verb": ...}, see core/document/verbs.h. What they add is then
// selected. False, with messages of the session saying why, when one is refused; then nothing has changed.
bool runVerbs(Session& session, const std::vector<std::string>& verbs, const std::string& sentence);
bool runVerb(Session& session, const std::string& verb, const std::string& sentence);

}  // namespace sinew
