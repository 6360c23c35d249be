#pragma once

#include <set>
#include <string>

namespace sinew {

// A name as an identifier: letters, digits and single underscores, a letter first. Greek letters are spelled out, all
// else becomes an underscore.
std::string identifierFrom(const std::string& name);

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
