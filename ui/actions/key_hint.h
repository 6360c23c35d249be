#pragma once

#include <vector>

#include <QString>

namespace sinew {

// A key that is no command's: "B", "draw a body".
struct KeyHint {
    QString keys, effect;
};

struct KeyHints {
    QString title;
    std::vector<KeyHint> keys;
};

}  // namespace sinew
