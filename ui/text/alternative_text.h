#pragma once

#include <string>

#include <QString>

namespace sinew {

// Which alternative of a fixation a problem's place is about, as Compare names it: "Alternative B: "; empty: the case.
QString alternativeText(const std::string& place);

}  // namespace sinew
