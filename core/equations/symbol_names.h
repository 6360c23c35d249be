#pragma once

#include <cstddef>
#include <set>
#include <string>

namespace sinew {

// A name as an identifier: letters, digits and single underscores, a letter first. Greek letters are spelled out, all
// else becomes an underscore.
std::string identifierFrom(const std::string& name);

// An entry of a matrix, "a_12", or "a_1_12" where an index may have two digits; of a vector, "b_3". Rows and columns
// from 0, count of them.
std::string entryName(const std::string& letter, std::size_t row, std::size_t column, std::size_t count);
std::string entryName(const std::string& letter, std::size_t row);

// Hands out identifiers that differ from each other and from the words of C++.
class SymbolNames {
public:
    std::string unique(const std::string& wanted);

private:
    std::set<std::string> m_taken;
};

// An identifier set in LaTeX mathematics: phi_shank becomes \varphi_{\mathrm{shank}}, mu_12 becomes \mu_{12}.
std::string latexFrom(const std::string& identifier);

// The same for a coordinate, whose kind may stand last: shank_angle becomes \varphi_{\mathrm{shank}}, shank_length
// becomes l_{\mathrm{shank}}, tail_x becomes x_{\mathrm{tail}}.
std::string latexFromCoordinate(const std::string& identifier);

}  // namespace sinew
