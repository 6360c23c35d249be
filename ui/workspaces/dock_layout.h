#pragma once

#include <vector>

#include <QStringList>

namespace sinew {

// Panels on top of each other, the first in front.
struct DockStack {
    QStringList panels;  // their ids
    int share = 1;       // of the height of its side, or of the width of the bottom, beside the shares of the others
};

// Which panels stand around the view, and where. All others wait behind the last stack of their own side, hidden.
struct DockLayout {
    std::vector<DockStack> left, right;  // from top to bottom
    std::vector<DockStack> bottom;       // from left to right
    int leftWidth = 0, rightWidth = 0;   // px
    int bottomHeight = 0;                // px; 0: what its panels need
    bool isBottomWide = false;           // it reaches under both sides
};

// From this height of the window on, three panels fit on top of each other.
constexpr int tallWindow = 940;  // px

}  // namespace sinew
