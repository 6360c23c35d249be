#include <algorithm>

#include "core/math/formula.h"
#include "core/math/formula_characters.h"
#include "core/math/formula_functions.h"

namespace sinew {

namespace {

std::optional<Formula> parsed(const std::string& text)
{
    auto formula = Formula::parse(text);
    if (auto* parsed = std::get_if<Formula>(&formula))
        return std::move(*parsed);
    auto condition = Condition::parse(text);
    if (auto* parsed = std::get_if<Condition>(&condition))
        return std::move(parsed->difference);
    return std::nullopt;
}

}  // namespace

std::optional<std::string> nameInFormula(const std::string& name)
{
    if (name.empty() || name.ends_with('.') || name.find('\'') != std::string::npos)
        return std::nullopt;
    const bool isPlain = isLetter(name.front()) && std::all_of(name.begin(), name.end(), isNameCharacter)
                         && name != "pi" && findFormulaFunction(name) < 0;
    return isPlain ? name : "'" + name + "'";
}

std::vector<std::string> namesInFormula(const std::string& text)
{
    const std::optional<Formula> formula = parsed(text);
    return formula ? formula->names() : std::vector<std::string>();
}

std::string withNamesReplaced(const std::string& text,
                              const std::function<std::optional<std::string>(const std::string&)>& newName)
{
    const std::optional<Formula> formula = parsed(text);
    if (!formula)
        return text;
    std::string replaced;
    std::size_t at = 0;
    for (const Formula::Use& use : formula->uses()) {
        const std::optional<std::string> name = newName(formula->names()[use.name]);
        const std::optional<std::string> written = name ? nameInFormula(*name) : std::nullopt;
        replaced += text.substr(at, use.begin - at) + written.value_or(text.substr(use.begin, use.size));
        at = use.begin + use.size;
    }
    return replaced + text.substr(at);
}

std::string withNamesNegated(const std::string& text, const std::function<bool(const std::string&)>& isNegated)
{
    const std::optional<Formula> formula = parsed(text);
    if (!formula)
        return text;
    std::string negated;
    std::size_t at = 0;
    for (const Formula::Use& use : formula->uses()) {
        negated += text.substr(at, use.begin - at);
        const std::string name = text.substr(use.begin, use.size);
        at = use.begin + use.size;
        if (!isNegated(formula->names()[use.name])) {
            negated += name;
            continue;
        }
        // Brackets that are none of a function's arguments.
        const std::size_t size = negated.size();
        const bool isBare = size < 3 || !isNameCharacter(negated[size - 3]);
        if (isBare && negated.ends_with("(-") && text.compare(at, 1, ")") == 0) {
            negated.resize(size - 2);
            negated += name;
            ++at;
        } else {
            negated += "(-" + name + ")";
        }
    }
    return negated + text.substr(at);
}

}  // namespace sinew
