#include "core/math/formula_units.h"

#include <algorithm>

#include "core/base/constants.h"
#include "core/math/formula_characters.h"

namespace sinew {

namespace {

struct KnownUnit {
    std::string_view word;
    double factor;
    bool hasRates;
};

constexpr KnownUnit knownUnits[]
    = {{"deg", degree, true}, {"\u00b0", degree, true}, {"rad", 1, true}, {"mm", 1e-3, true}, {"cm", 1e-2, true},
       {"ms", 1e-3, false},   {"m", 1, true},            {"s", 1, false},  {"kN", 1e3, false}, {"N", 1, false}};

bool isWordEnd(std::string_view text, std::size_t at)
{
    return at >= text.size() || !(isNameCharacter(text[at]) || text[at] == '\'');
}

}  // namespace

std::optional<FormulaUnit> unitAt(std::string_view text, std::size_t at)
{
    const std::string_view rest = text.substr(std::min(at, text.size()));
    for (const KnownUnit& unit : knownUnits) {
        if (!rest.starts_with(unit.word) || !isWordEnd(rest, unit.word.size()))
            continue;
        FormulaUnit found{unit.word.size(), unit.factor};
        for (const std::string_view rate : {std::string_view("/s^2"), std::string_view("/s")}) {
            const std::size_t end = found.size + rate.size();
            if (unit.hasRates && rest.substr(found.size).starts_with(rate) && isWordEnd(rest, end)) {
                found.size = end;
                break;
            }
        }
        return found;
    }
    return std::nullopt;
}

}  // namespace sinew
