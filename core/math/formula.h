#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace sinew {

// Why a text is no formula: where, and plain words.
struct FormulaError {
    std::size_t offset = 0;  // byte
    std::string message;
    std::string hint;
};

// An arithmetic expression of named quantities, compiled once and evaluated often: + - * / ^, unary minus, brackets,
// numbers (with exponents), pi, and abs sign sqrt exp log sin cos tan asin acos atan tanh atan2(y, x) min max
// clamp(x, low, high) step(x) (0 below zero, 1 from zero on). min and max take two or more. ^ binds from the right and
// before the minus: -x^2 is -(x^2). A name is letters, digits, underscores and full stops, and begins with a letter or
// underscore; a name with other characters stands between single quotes, and may go on: 'left foot'.normal.
class Formula {
public:
    // At most 10000 bytes, brackets within one another at most 60 deep.
    static std::variant<Formula, FormulaError> parse(std::string_view text);

    // The quantities it needs, each once, in order of first use, quotes taken off.
    const std::vector<std::string>& names() const { return m_names; }
    const std::string& text() const { return m_text; }

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
    std::vector<Instruction> m_program;  // postfix; its stack never holds more than the parser allows
};

// "left side < right side" (also <=, >, >=, ==): left - right, and the direction in which it crosses zero when the
// condition becomes true.
struct Condition {
    Formula difference;  // left - right
    int direction = 0;   // -1 falls through zero, +1 rises, 0 either way (==)

    static std::variant<Condition, FormulaError> parse(std::string_view text);
};

}  // namespace sinew
