#include "core/schema/dimension.h"

#include <algorithm>
#include <utility>

#include "core/schema/units.h"

namespace sinew {

namespace {

constexpr UnitWord words[] = {{"mm", 1e-3L, length},
                              {"cm", 1e-2L, length},
                              {"m", 1, length},
                              {"kg", 1, mass},
                              {"g", 1e-3L, mass},
                              {"N", 1, force},
                              {"kN", 1e3L, force},
                              {"Nm", 1, moment},
                              {"Nmm", 1e-3L, moment},
                              {"kNm", 1e3L, moment},
                              {"Pa", 1, pressure},
                              {"kPa", 1e3L, pressure},
                              {"MPa", 1e6L, pressure},
                              {"GPa", 1e9L, pressure},
                              {"s", 1, time},
                              {"ms", 1e-3L, time},
                              {"°", radiansPerDegree, angle},
                              {"deg", radiansPerDegree, angle},
                              {"degree", radiansPerDegree, angle},
                              {"degrees", radiansPerDegree, angle},
                              {"rad", 1, angle},
                              {"%", 1e-2L, pureNumber},
                              {"BW", 1, {0, 0, 0, 0, 1}}};

}  // namespace

std::span<const UnitWord> unitWords()
{
    return words;
}

const UnitWord* findUnit(std::string_view name)
{
    const auto found
        = std::find_if(std::begin(words), std::end(words), [&](const UnitWord& word) { return name == word.name; });
    return found == std::end(words) ? nullptr : found;
}

std::string nameOf(const Dimension& dimension)
{
    static constexpr std::pair<Dimension, const char*> names[] = {{pureNumber, "a number without a unit"},
                                                                  {length, "a length"},
                                                                  {mass, "a mass"},
                                                                  {time, "a time"},
                                                                  {angle, "an angle"},
                                                                  {force, "a force"},
                                                                  {moment, "a moment"},
                                                                  {pressure, "a pressure"},
                                                                  {{2, 0, 0, 0, 0}, "an area"},
                                                                  {{0, 0, 0, 0, 1}, "a number of body weights"},
                                                                  {{0, 1, -2, 0, 0}, "a stiffness"}};
    for (const auto& [known, name] : names) {
        if (dimension == known)
            return name;
    }
    return "of another unit";
}

}  // namespace sinew
