#include "core/base/name_list.h"

namespace sinew {

std::string nameList(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "'" : ", '") + name + "'";
    return text;
}

}  // namespace sinew
