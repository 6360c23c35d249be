#pragma once

#include <vector>

#include <QStringList>

namespace sinew {

// Panels on top of each other.
struct DockStack {
    QStringList panels;  // their ids
    int share = 1;       // of the height of its side, or of the width of the bottom, beside the shares of the others
    int front = 0;       // which of the panels is in front for the present document
};

// Which panels stand around the view, and where. All others wait behind the last stack of their own side, hidden.
struct DockLayout {
    std::vector<DockStack> left, right;  // from top to bottom
    std::vector<DockStack> bottom;       // from left to right
    int leftWidth = 0, rightWidth = 0;   // px
    int bottomHeight = 0;                // px; 0: what its panels need
    bool isBottomWide = false;           // it reaches under both sides
};

// The panels that are in front: for the present document, and for whichever.
inline QStringList frontsOf(const DockLayout& layout, bool isForDocument)
{
    QStringList fronts;
    for (const std::vector<DockStack>* stacks : {&layout.left, &layout.right, &layout.bottom}) {
        for (const DockStack& stack : *stacks)
            fronts.append(stack.panels[isForDocument ? stack.front : 0]);
    }
    return fronts;
}

// From this height of the window on, three panels fit on top of each other.
constexpr int tallWindow = 940;  // px

}  // namespace sinew
