#pragma once

#include <string>
#include <vector>

namespace sinew {

// What a file says of an object under a key that this program does not know. It is kept, copied with the object, and
// written back after the known keys.
struct Extra {
    std::string key;
    std::string json;  // the value, on one line

    bool operator==(const Extra&) const = default;
};

using Extras = std::vector<Extra>;

}  // namespace sinew
