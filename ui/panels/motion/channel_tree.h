#pragma once

#include <string>
#include <vector>

#include <QString>

#include "core/simulation/recording.h"

namespace sinew {

// A heading with what is under it, or a channel that can be plotted.
struct ChannelNode {
    QString title;        // "Coordinates", "hip", "moment"
    std::string channel;  // its column, "hip/effort"; empty for headings
    QString unit;
    std::vector<ChannelNode> children;
};

// What a channel is of its object: "moment", "gap", "force x".
QString quantityTitle(const Channel& channel);

// Headings, objects and their quantities: Coordinates, Links, Contacts, Joints, Points, Energy, Centre of mass; what is
// empty is left out.
std::vector<ChannelNode> channelTree(const std::vector<Channel>& channels);

}  // namespace sinew
