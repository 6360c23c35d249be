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

Sentence nameOf(const Dimension& dimension)
{
    static const std::pair<Dimension, Sentence> names[] = {{pureNumber, sentence("a number without a unit")},
                                                           {length, sentence("a length")},
                                                           {mass, sentence("a mass")},
                                                           {time, sentence("a time")},
                                                           {angle, sentence("an angle")},
                                                           {force, sentence("a force")},
                                                           {moment, sentence("a moment")},
                                                           {pressure, sentence("a pressure")},
                                                           {{2, 0, 0, 0, 0}, sentence("an area")},
                                                           {{0, 0, 0, 0, 1}, sentence("a number of body weights")},
                                                           {{0, 1, -2, 0, 0}, sentence("a stiffness")}};
    for (const auto& [known, name] : names) {
        if (dimension == known)
            return name;
    }
    return sentence("of another unit");
}

}  // namespace sinew
