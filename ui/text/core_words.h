#pragma once

#include <string>
#include <vector>

#include <QString>

namespace sinew {

// A text that core or a shipped file has in English, in the chosen language: labels and help of fields, kinds of objects, criteria, fixators, cards of
// the welcome page. Of words that commas separate, such as "Quadratic, by area", each for itself. What is not among coreWords(), such
// as a name from a file, stays as it is. A text whose numbers differ is listed with arguments for them: "%1 km/h". Sentences of core
// are said() (said.h).
QString worded(const std::string& text);

// The same of a short fact; what is not among coreWords() is a number with its unit: "2.33 BW".
QString wordedFact(const std::string& text);

// All texts of core and of shipped files that are translated.
const std::vector<const char*>& coreWords();

}  // namespace sinew
