#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/sentence.h"

namespace sinew {

// Why a text is no formula: where, and plain words.
struct FormulaError {
    std::size_t offset = 0;  // byte
    Sentence message;
    Sentence hint;
};

// An arithmetic expression of named quantities, compiled once and evaluated often: + - * / ^, unary minus, brackets,
// numbers (with exponents), pi, and abs sign sqrt exp log sin cos tan asin acos atan tanh atan2(y, x) min max
// clamp(x, low, high) step(x) (0 below zero, 1 from zero on). min and max take two or more. Numbers are in SI and
// radians, or in the unit behind them (formula_units.h): 17 deg, 5 mm, 90 deg/s. ^ binds from the right and
// before the minus: -x^2 is -(x^2). A name is letters, digits, underscores and full stops, and begins with a letter or
// underscore; a name with other characters stands between single quotes, and may go on: 'left foot'.normal.
class Formula {
public:
    // At most 10000 bytes, brackets within one another at most 60 deep.
    static std::variant<Formula, FormulaError> parse(std::string_view text);

    // The quantities it needs, each once, in order of first use, quotes taken off.
    const std::vector<std::string>& names() const { return m_names; }
    const std::string& text() const { return m_text; }
    bool hasUnits() const { return m_hasUnits; }  // whether a number of it has a unit

    // Where the parsed text names a quantity.
    struct Use {
        std::size_t begin = 0, size = 0;  // bytes, quotes included
        std::size_t name = 0;             // index in names()
    };
    const std::vector<Use>& uses() const { return m_uses; }

    // values: one for each of names(). No allocation; not a number where mathematics has none (0/0, sqrt(-1)).
    // A formula that was not parsed is 0.
    double evaluate(std::span<const double> values) const;

private:
    enum class Code { Number, Name, Add, Subtract, Multiply, Divide, Power, Negate, Call };
    struct Instruction {
        Code code = Code::Number;
        int index = 0;      // of a name or function
        double number = 0;  // Code::Number
    };
    friend class FormulaParser;

    std::string m_text;
    std::vector<std::string> m_names;
    std::vector<Use> m_uses;
    bool m_hasUnits = false;
    std::vector<Instruction> m_program;  // postfix; its stack never holds more than the parser allows
};

// "left side < right side" (also <=, >, >=, ==): left - right, and the direction in which it crosses zero when the
// condition becomes true.
struct Condition {
    Formula difference;  // left - right
    int direction = 0;   // -1 falls through zero, +1 rises, 0 either way (==)

    static std::variant<Condition, FormulaError> parse(std::string_view text);
};

// A name as formulas write it, between single quotes where it needs them. Nothing for one that no formula can write.
std::optional<std::string> nameInFormula(const std::string& name);

// The names that a formula or a condition needs; none when it does not parse.
std::vector<std::string> namesInFormula(const std::string& text);

// A formula or a condition in which quantities have other names; the rest stays as it is written. newName(name): nothing
// when it keeps its own. One that does not parse stays.
std::string withNamesReplaced(const std::string& text,
                              const std::function<std::optional<std::string>(const std::string&)>& newName);

// A formula or a condition in which some quantities q stand as (-q), and those that stood so as q again. One that does
// not parse stays.
std::string withNamesNegated(const std::string& text, const std::function<bool(const std::string&)>& isNegated);

}  // namespace sinew
