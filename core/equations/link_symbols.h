#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/equations/link_tree.h"
#include "core/equations/symbol_names.h"

namespace sinew {

// Makes the symbols of a tree: masses, fractions, lengths, and the sums of them that the equations are written in.
class LinkSymbols {
public:
    LinkSymbols(const Model& model, LinkTree& tree) : m_model(model), m_tree(tree) {}

    void addCoordinates(const std::vector<std::string>& names);
    Expression coordinate(const std::string& name) const;
    int atomOfCoordinate(const std::string& name) const;

    // A symbol with a given value, or with a formula.
    int addGiven(const std::string& name, SymbolRole role, double value, const std::string& meaning);
    int addFormula(const std::string& name, SymbolRole role, const Expression& definition, const std::string& meaning);

    void addGravity(const Vector3& gravity);  // chain's frame
    void addLink(const Segment& segment, EquationLink link);
    void addCoefficients();  // once, after all links

private:
    // A formula of one monomial with no number is used as it stands, otherwise a symbol is made for it.
    Expression named(const std::string& name, SymbolRole role, const Expression& formula, const std::string& meaning);
    Expression stretch(const Segment& segment, std::size_t k, const std::string& constantName);
    Expression fraction(const std::string& name, double value, const std::string& meaning);
    int addArm(int link, Expression length);
    void addPoints(const Segment& segment, EquationLink& link);
    void addRods(const Segment& segment, EquationLink& link);
    LinkRod addRod(const Segment& segment, std::size_t k, int link);
    std::vector<Expression> places(const Segment& segment);  // of the mass centres of the rods, then the tip

    std::string numbered(const char* letter, int i, int j) const;

    const Model& m_model;
    LinkTree& m_tree;
    SymbolNames m_names;
    std::map<std::string, int> m_coordinates;
};

}  // namespace sinew
