#pragma once

#include <string_view>
#include <vector>

namespace sinew {

// A part to build with, as the verb "insert" names it. Names and texts are made to be listed.
struct ReadyPart {
    std::string_view name;     // such as "limb"
    std::string_view title;    // a few words
    std::string_view summary;  // one line
    bool usesPerson = false;   // which sizes it heeds: those of a person,
    bool usesLinks = false;    // a number of links,
    bool usesRods = false;     // length and mass of a link
    bool hangs = true;         // at a place of a body; else it has points of its own
};

// Chain, limb, two-headed muscle, and all figures (see figures.h).
std::vector<ReadyPart> readyParts();

}  // namespace sinew
