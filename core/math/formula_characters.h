#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sinew {

// The characters that formulas are made of; ASCII.
bool isDigit(char c);
bool isLetter(char c);  // or underscore
bool isNameCharacter(char c);
bool isBlank(char c);

// The end of a number that begins at `at`, or `at` when there is none: digits with a full stop among or around them,
// and an exponent.
std::size_t endOfNumber(std::string_view text, std::size_t at);

// Nothing when it is too large; one that is too small is 0.
std::optional<double> numberFrom(std::string_view text);

// The character at a place between quotes, whole when it is of several bytes.
std::string quotedCharacter(std::string_view text, std::size_t at);

}  // namespace sinew
