#pragma once

#include <cstddef>
#include <string>

namespace sinew {

// A name of at most so many characters, the middle of a longer one left out: "gluteus…posterior". most: 3 or more. UTF-8; what is
// no UTF-8 is never cut within a character that it could be.
inline std::string cutName(const std::string& name, std::size_t most)
{
    std::size_t count = 0;
    const auto begins = [&](std::size_t i) { return (static_cast<unsigned char>(name[i]) & 0xC0) != 0x80; };
    for (std::size_t i = 0; i < name.size(); ++i)
        count += begins(i) ? 1U : 0U;
    if (count <= most)
        return name;
    const std::size_t before = (most - 1) / 2, after = count - (most - 1 - before);
    std::string cut, rest;
    std::size_t at = 0;  // characters so far
    for (std::size_t i = 0; i < name.size(); ++i) {
        at += begins(i) ? 1U : 0U;
        if (at <= before)
            cut += name[i];
        else if (at > after)
            rest += name[i];
    }
    return cut + "…" + rest;
}

}  // namespace sinew
