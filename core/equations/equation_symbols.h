#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/equations/equation_tree.h"
#include "core/equations/symbol_names.h"

namespace sinew {

// Makes the coordinates and symbols of a tree; their names differ from each other.
class EquationSymbols {
public:
    EquationSymbols(const Model& model, EquationTree& tree) : m_model(model), m_tree(tree) {}

    const Model& model() const { return m_model; }
    EquationTree& tree() { return m_tree; }

    // Once, first: the coordinates in their order, and so many further positions (scalar parts of Euler parameters).
    void addCoordinates(const std::vector<std::string>& names, int furtherPositions = 0);
    // Makes the turns of a ball or free joint Euler parameters with speeds of their own.
    void addSpeeds(const Joint& joint, EquationBall& ball);
    // Puts another coordinate of the model in the place of one, with atoms of its own.
    void exchange(const std::string& former, const std::string& coordinate, int atom);
    int indexOf(const std::string& coordinate) const { return m_coordinates.at(coordinate); }
    bool hasCoordinate(const std::string& name) const { return m_coordinates.count(name) > 0; }
    Expression coordinate(const std::string& name) const;

    // A symbol with a given value, by its role's unit or another.
    int addGiven(const std::string& name, SymbolRole role, double value, const Sentence& meaning,
                 const std::string& unit = {});
    // The same as a factor: 0 and 1 as they are; of other numbers the size is the symbol's, so that signs are seen.
    Expression factor(const std::string& name, SymbolRole role, double value, const Sentence& meaning,
                      const std::string& unit = {});
    // A vector by its components; each that is not zero is a symbol name_x, name_y, name_z.
    Components vector(const std::string& name, SymbolRole role, const Vector3& value, const Sentence& meaning,
                      const std::string& unit = {});
    // A direction by its components; 0 and 1 as they are.
    Components direction(const std::string& name, const Vector3& value, const Sentence& meaning);
    // A symbol with a formula, and how it grows with the coordinates.
    int addFormula(const std::string& name, SymbolRole role, const Expression& definition, const Sentence& meaning,
                   const std::string& unit = {});
    // The same without its slopes, for what is never differentiated.
    int addQuantity(const std::string& name, const Expression& definition, const Sentence& meaning,
                    const std::string& unit);
    int addEntry(const std::string& name, const Expression& definition);  // of A, b or g
    // A formula that is one symbol is used as it stands, otherwise a symbol is made for it.
    Expression named(const std::string& name, SymbolRole role, const Expression& formula, const Sentence& meaning);

    std::string multiplier();                 // a further name lambda_1, lambda_2, ...
    void addGravity(const Vector3& gravity);  // frame 0

    // The value of a function of one variable, given as an expression. what: such as "axis 2 of joint 'knee'"; unit:
    // of the value.
    Expression function(const ScalarFunction& function, const Expression& variable, const std::string& name,
                        const Sentence& what, const std::string& unit, const std::string& variableUnit);

    // The first and the second derivative of a function of time.
    Expression slopeOverTime(const ScalarFunction& function, const std::string& name, const Sentence& what,
                             const std::string& unit);
    Expression curvatureOverTime(const ScalarFunction& function, const std::string& name, const Sentence& what,
                                 const std::string& unit);

private:
    Expression time();
    Expression splineOverTime(const NaturalSpline& spline, int order, const std::string& name, const Sentence& meaning,
                              const std::string& unit);
    int add(EquationSymbol symbol, std::vector<AtomSlope> slopes);
    std::vector<AtomSlope> slopesOf(const Expression& definition) const;
    Expression spline(const NaturalSpline& spline, const Expression& variable, const std::string& name,
                      const Sentence& what, const std::string& unit, const std::string& variableUnit);

    const Model& m_model;
    EquationTree& m_tree;
    SymbolNames m_names;
    std::map<std::string, int> m_coordinates;
    int m_time = -1;  // atom
    int m_multipliers = 0;
};

}  // namespace sinew
