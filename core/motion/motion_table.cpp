#include "core/motion/motion_table.h"

#include <algorithm>

namespace sinew {

int MotionTable::find(const std::string& column) const
{
    const auto found = std::find(columns.begin(), columns.end(), column);
    return found == columns.end() ? -1 : static_cast<int>(found - columns.begin());
}

}  // namespace sinew
