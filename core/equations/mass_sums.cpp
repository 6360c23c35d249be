#include "core/equations/mass_sums.h"

#include <algorithm>

namespace sinew {

namespace {

const MassElement& elementAt(const EquationTree& tree, int element)
{
    return tree.elements[static_cast<std::size_t>(element)];
}

bool hasMass(const EquationTree& tree, int coefficient)
{
    if (coefficient < 0)
        return false;
    const EquationSymbol& symbol = tree.symbolOf(coefficient);
    return symbol.role != SymbolRole::Coefficient || !symbol.definition.isZero();
}

void addArm(const EquationTree& tree, int arm, MassSums& sums)
{
    const ArmMasses& masses = tree.arms[static_cast<std::size_t>(arm)].masses;
    if (hasMass(tree, masses.weight))
        sums.weights.push_back({arm, masses.weight});
    const std::vector<int> carriers = tree.carriersOf(arm);
    for (std::size_t k = 0; k < carriers.size(); ++k) {
        if (hasMass(tree, masses.withCarriers[k]))
            sums.pairs.push_back({carriers[k], arm, masses.withCarriers[k]});
    }
    if (hasMass(tree, masses.own))
        sums.pairs.push_back({arm, arm, masses.own});
}

void addToDefinition(EquationTree& tree, int coefficient, const Expression& sum)
{
    Expression& definition = tree.symbolOf(coefficient).definition;
    definition = definition + sum;
}

}  // namespace

MassSums massSumsOf(const EquationTree& tree, int element)
{
    MassSums sums;
    for (const int arm : elementAt(tree, element).arms)
        addArm(tree, arm, sums);
    return sums;
}

void defineCoefficients(EquationTree& tree)
{
    const std::size_t count = tree.elements.size();
    std::vector<Expression> beyond(count);
    for (std::size_t j = count; j-- > 0;) {
        const MassElement& element = tree.elements[j];
        if (element.parent >= 0) {
            Expression& parents = beyond[static_cast<std::size_t>(element.parent)];
            parents = parents + element.mass + beyond[j];
        }
    }
    for (std::size_t j = 0; j < count; ++j) {
        for (const auto& [coefficient, own] : tree.elements[j].coefficients)
            addToDefinition(tree, coefficient, own + beyond[j]);
    }
}

std::vector<int> carriersOfElement(const EquationTree& tree, int element)
{
    std::vector<int> carriers;
    for (int i = elementAt(tree, element).parent; i >= 0; i = elementAt(tree, i).parent)
        carriers.push_back(i);
    std::reverse(carriers.begin(), carriers.end());
    return carriers;
}

void addToCoefficients(EquationTree& tree, int element)
{
    const MassElement& self = elementAt(tree, element);
    for (const auto& [coefficient, own] : self.coefficients)
        addToDefinition(tree, coefficient, own);
    for (const int i : carriersOfElement(tree, element)) {
        for (const auto& part : elementAt(tree, i).coefficients)
            addToDefinition(tree, part.first, self.mass);
    }
}

}  // namespace sinew
