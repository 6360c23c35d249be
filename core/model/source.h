#pragma once

#include <string>

#include "core/base/extras.h"

namespace sinew {

// Where numbers come from.
struct Source {
    std::string name;  // short, such as "Dostal 1981"; objects refer to it
    std::string text;  // the full citation
    Extras extras = {};

    bool operator==(const Source&) const = default;
};

}  // namespace sinew
