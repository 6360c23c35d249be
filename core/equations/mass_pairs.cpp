#include "core/equations/mass_pairs.h"

namespace sinew {

namespace {

const EquationLink& linkAt(const LinkTree& tree, int link)
{
    return tree.links[static_cast<std::size_t>(link)];
}

bool hasMass(const LinkTree& tree, int coefficient)
{
    if (coefficient < 0)
        return false;
    const EquationSymbol& symbol = tree.symbolOf(coefficient);
    return symbol.role != SymbolRole::Coefficient || !symbol.definition.isZero();
}

// An arm whose coefficient is the same with the base, with all tips before it, and with itself.
void addRodArm(const LinkTree& tree, int link, int arm, int coefficient, MassSums& sums)
{
    if (!hasMass(tree, coefficient))
        return;
    sums.weights.push_back({arm, coefficient});
    if (tree.baseTranslates)
        sums.pairs.push_back({baseArm, arm, coefficient});
    for (const int i : tree.pathTo(link))
        sums.pairs.push_back({linkAt(tree, i).tip, arm, coefficient});
    sums.pairs.push_back({arm, arm, coefficient});
}

void addPointsArm(const LinkTree& tree, int link, MassSums& sums)
{
    const EquationLink& self = linkAt(tree, link);
    const std::vector<int>& mu = self.coefficients;
    if (hasMass(tree, mu.front())) {
        sums.weights.push_back({self.tip, mu.front()});
        if (tree.baseTranslates)
            sums.pairs.push_back({baseArm, self.tip, mu.front()});
    }
    std::size_t k = 1;
    for (const int i : tree.pathTo(link)) {
        if (hasMass(tree, mu[k]))
            sums.pairs.push_back({linkAt(tree, i).tip, self.tip, mu[k]});
        ++k;
    }
    if (hasMass(tree, mu.back()))
        sums.pairs.push_back({self.tip, self.tip, mu.back()});
}

void addToDefinition(LinkTree& tree, int coefficient, const Expression& sum)
{
    Expression& definition = tree.symbolOf(coefficient).definition;
    definition = definition + sum;
}

// eta_j + beyond for mu_ij, zeta_j + beyond for mu_jj; beyond alone for rods, whose own masses stand by themselves.
void defineOf(LinkTree& tree, int link, const Expression& beyond)
{
    const EquationLink self = linkAt(tree, link);
    if (self.kind != SegmentKind::Points)
        addToDefinition(tree, self.beyond, beyond);
    for (std::size_t k = 0; k < self.coefficients.size(); ++k) {
        const bool isOwn = k + 1 == self.coefficients.size();
        addToDefinition(tree, self.coefficients[k], (isOwn ? self.zeta : self.eta) + beyond);
    }
}

}  // namespace

MassSums massSumsOf(const LinkTree& tree, int link)
{
    MassSums sums;
    const EquationLink& self = linkAt(tree, link);
    if (self.kind == SegmentKind::Points) {
        addPointsArm(tree, link, sums);
        return sums;
    }
    for (const LinkRod& rod : self.rods) {
        addRodArm(tree, link, rod.arm, rod.mass, sums);
        if (rod.inertia >= 0)
            sums.pairs.push_back({self.across, self.across, rod.inertia});
    }
    addRodArm(tree, link, self.tip, self.beyond, sums);
    return sums;
}

MassSums massSumsOfBase(const LinkTree& tree)
{
    MassSums sums;
    if (tree.baseTranslates && hasMass(tree, tree.baseCoefficient)) {
        sums.pairs.push_back({baseArm, baseArm, tree.baseCoefficient});
        sums.weights.push_back({baseArm, tree.baseCoefficient});
    }
    return sums;
}

LocalVector armPlace(LinkTree& tree, int arm)
{
    if (arm == baseArm)
        return {{}, tree.base};
    const EquationArm& a = tree.arms[static_cast<std::size_t>(arm)];
    const EquationLink& link = tree.links[static_cast<std::size_t>(a.link)];
    return along(tree.atoms, link.azimuth, link.elevation, a.length);
}

void defineCoefficients(LinkTree& tree)
{
    const std::size_t count = tree.links.size();
    std::vector<Expression> beyond(count);
    Expression all = tree.baseMass;
    for (std::size_t j = count; j-- > 0;) {
        const EquationLink& link = tree.links[j];
        all = all + link.theta;
        if (link.parentLink >= 0) {
            Expression& parents = beyond[static_cast<std::size_t>(link.parentLink)];
            parents = parents + link.theta + beyond[j];
        }
    }
    for (std::size_t j = 0; j < count; ++j)
        defineOf(tree, static_cast<int>(j), beyond[j]);
    if (tree.baseTranslates)
        addToDefinition(tree, tree.baseCoefficient, all);
}

void addToCoefficients(LinkTree& tree, int link)
{
    const Expression theta = linkAt(tree, link).theta;
    defineOf(tree, link, {});
    for (const int i : tree.pathTo(link)) {
        const EquationLink carrier = linkAt(tree, i);
        if (carrier.kind != SegmentKind::Points)
            addToDefinition(tree, carrier.beyond, theta);
        for (const int coefficient : carrier.coefficients)
            addToDefinition(tree, coefficient, theta);
    }
    if (tree.baseTranslates)
        addToDefinition(tree, tree.baseCoefficient, (link == 0 ? tree.baseMass : Expression{}) + theta);
}

}  // namespace sinew
