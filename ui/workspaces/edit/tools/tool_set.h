#pragma once

namespace sinew {

// Which tools the 3D view offers.
enum class ToolSet {
    None,
    Look,  // what changes no model: select, pose, measure
    Edit,  // all of them
};

}  // namespace sinew
