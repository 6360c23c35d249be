#pragma once

#include <string>
#include <vector>

#include "core/equations/equation_symbols.h"
#include "core/equations/link_tree.h"

namespace sinew {

// Makes the arms, masses and symbols of variable-length links: masses, fractions, lengths, and the sums of them that
// the equations are written in.
class LinkSymbols {
public:
    LinkSymbols(EquationSymbols& symbols, std::vector<EquationLink>& links, int baseElement, int baseArm)
        : m_symbols(symbols), m_tree(symbols.tree()), m_links(links), m_baseElement(baseElement), m_baseArm(baseArm)
    {
    }

    void addLink(const Segment& segment, EquationLink link);
    void addCoefficients();  // once, after all links

private:
    // The parts of a link that the model has a name for, or that carry mass.
    struct Parts {
        int element = -1;
        int tip = -1;  // arm
    };

    int frameOf(const EquationLink& link);
    Components along(const EquationLink& link, const Expression& length);
    int addArm(const EquationLink& link, const Expression& length);
    void place(const std::string& body, const EquationLink& link, const Expression& length);
    Expression stretch(const Segment& segment, std::size_t k, const std::string& constantName);
    Expression fraction(const std::string& name, double value, const Sentence& meaning);
    void addPoints(const Segment& segment, const EquationLink& link);
    void addRods(const Segment& segment, const EquationLink& link);
    Expression addRod(const Segment& segment, std::size_t k, const EquationLink& link);
    std::vector<Expression> rodPlaces(const Segment& segment);  // centres of the rods, near end of the last, tip
    void addPointCoefficients(std::size_t link);

    int carrierElement(const EquationLink& link) const;
    int carrierArm(const EquationLink& link) const;
    std::vector<int> pathTo(std::size_t link) const;  // the links from the base to its parent
    std::string numbered(const char* letter, int i, int j) const;

    EquationSymbols& m_symbols;
    EquationTree& m_tree;
    std::vector<EquationLink>& m_links;
    int m_baseElement, m_baseArm;
    std::vector<Parts> m_parts;
    std::vector<Expression> m_eta, m_zeta;  // Points: sums of m n and m n^2
};

}  // namespace sinew
