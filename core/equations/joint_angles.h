#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "core/equations/absolute_angles.h"
#include "core/equations/equation_symbols.h"
#include "core/equations/equation_terms.h"

namespace sinew {

// Brings closed equations of a plane chain from absolute angles to its joint angles. With alpha = B phi + const they are
// the sums B'A B, B'b, B'g: the equation of a joint adds up those of all links that the joint carries. Written out these
// sums grow with the fifth power of the links; here each is the one at the next joint and a few terms more, which refers
// to it by name where it is long. Absolute angles and their rates stay as names: alpha_2 = alpha_1 + phi_2.
class JointAngles {
public:
    // The angles and symbols of a tree that has just been read, before anything is composed from it. Every link that hangs
    // on another turns by the angle of its joint, so that links of different branches do not meet in A.
    JointAngles(const std::vector<AbsoluteAngle>& angles, EquationSymbols& symbols);

    // Of terms, loads (none or one a coordinate) and constraint rows, composed with absolute angles. From then on the
    // tree's coordinates are the joint angles. Cost: linear in the terms, and n^2 sums.
    void replaceAbsolute(EquationTerms& terms, std::vector<Expression>& loads,
                         std::vector<EquationConstraint>& constraints);

private:
    struct Angle {
        AbsoluteAngle words;
        std::size_t coordinate = 0;  // of the tree
        int carrier = -1;            // the angle before it
        int atom = -1;
        int twin = -1;    // atom of the joint angle; the absolute one's own where they are the same
        int offset = -1;  // atom of the angle at which the link is hinged; -1: none
        std::vector<std::size_t> carried;
        std::vector<std::size_t> all;  // itself and all behind it, parents first
    };

    void findSubstitutes(std::size_t angle);
    void substitute(std::vector<Expression>& expressions) const;
    void exchangeCoordinates();
    // An entry that another refers to: as it is while it is short, else by its name from then on.
    Expression named(Expression& entry, const std::string& name);
    void addUp(std::vector<Expression>& rows, const std::string& letter);
    void addUpMass(std::vector<Expression>& mass);
    std::vector<Expression> ownMoments(std::size_t angle, const std::vector<Expression>& mass);
    AngleSum turnAt(const Angle& angle) const;  // the joint angle, and the one at which the link is hinged
    std::size_t count() const { return m_tree.coordinates.size(); }

    EquationSymbols& m_symbols;
    EquationTree& m_tree;
    std::vector<Angle> m_angles;  // parents first
    // Cosines and sines of differences of absolute angles that are short in joint angles, by their atoms.
    std::map<int, Monomial> m_substitutes;
};

}  // namespace sinew
