#pragma once

#include <algorithm>
#include <charconv>
#include <string>
#include <string_view>
#include <vector>

#include "core/schema/walk.h"

namespace sinew {

// A place in a model: the steps through the lists and objects of its file, such as "links/psoas/path/1". An item of a
// list is named by its own name or by its number from 0; "~1" stands for a "/" in a name and "~0" for a "~" (as in
// RFC 6901).
using Place = std::vector<std::string>;

Place placeFrom(std::string_view text);
std::string toText(const Place& place);

// The index of an item by its name, or by its number where no item has that name; the size when there is none.
template <Described T>
std::size_t indexOf(const std::vector<T>& items, const std::string& step)
{
    for (std::size_t i = 0; i < items.size(); ++i) {
        const std::string* name = ownName(items[i]);
        if (name && *name == step)
            return i;
    }
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(step.data(), step.data() + step.size(), index);
    return error == std::errc() && end == step.data() + step.size() ? std::min(index, items.size()) : items.size();
}

// The step to one item of a list: its own name, or its number where that name is missing or leads to another item. A
// number that is somebody's name gets zeros in front.
template <Described T>
std::string stepOf(const std::vector<T>& items, std::size_t index)
{
    const std::string* name = index < items.size() ? ownName(items[index]) : nullptr;
    if (name && !name->empty() && indexOf(items, *name) == index)
        return *name;
    std::string number = std::to_string(index);
    while (indexOf(items, number) != std::min(index, items.size()))
        number.insert(0, "0");
    return number;
}

}  // namespace sinew
