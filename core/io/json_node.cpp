#include "core/io/json_parser.h"

#include <algorithm>

namespace sinew {

const JsonMember* findMember(const JsonNode& object, std::string_view key)
{
    const auto it = std::find_if(object.members.begin(), object.members.end(),
                                 [&](const JsonMember& member) { return member.key == key; });
    return it == object.members.end() ? nullptr : &*it;
}

std::size_t byteOrderMarkSize(std::string_view text)
{
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    return text.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
}

}  // namespace sinew
