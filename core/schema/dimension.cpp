#include "core/schema/dimension.h"

#include <algorithm>
#include <utility>

#include "core/schema/units.h"

namespace sinew {

namespace {

constexpr Dimension bodyWeight{0, 0, 0, 0, 1};

}  // namespace

std::span<const UnitWord> unitWords()
{
    static const DoubleDouble milli = fromDecimal("1e-3"), centi = fromDecimal("1e-2");
    static const UnitWord words[] = {{"mm", milli, length},
                                     {"cm", centi, length},
                                     {"m", 1, length},
                                     {"kg", 1, mass},
                                     {"g", milli, mass},
                                     {"N", 1, force},
                                     {"kN", 1e3, force},
                                     {"Nm", 1, moment},
                                     {"Nmm", milli, moment},
                                     {"kNm", 1e3, moment},
                                     {"Pa", 1, pressure},
                                     {"kPa", 1e3, pressure},
                                     {"MPa", 1e6, pressure},
                                     {"GPa", 1e9, pressure},
                                     {"s", 1, time},
                                     {"ms", milli, time},
                                     {"°", radiansPerDegree, angle},
                                     {"deg", radiansPerDegree, angle},
                                     {"degree", radiansPerDegree, angle},
                                     {"degrees", radiansPerDegree, angle},
                                     {"rad", 1, angle},
                                     {"%", centi, pureNumber},
                                     {"BW", 1, bodyWeight}};
    return words;
}

const UnitWord* findUnit(std::string_view name)
{
    const std::span<const UnitWord> words = unitWords();
    const auto found
        = std::find_if(words.begin(), words.end(), [&](const UnitWord& word) { return name == word.name; });
    return found == words.end() ? nullptr : &*found;
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
