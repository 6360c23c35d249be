#include "core/equations/evaluate.h"

#include <cmath>

namespace sinew {

AtomValues::AtomValues(const Equations& equations, const Eigen::VectorXd& q, const Eigen::VectorXd& qd)
    : m_values(static_cast<std::size_t>(equations.atoms.size()), 0.0)
{
    const AtomTable& atoms = equations.atoms;
    const auto value = [&](int atom) -> double& { return m_values[static_cast<std::size_t>(atom)]; };
    for (int i = 0; i < static_cast<int>(equations.count()); ++i) {
        value(atoms.coordinate(i)) = q(i);
        value(atoms.rate(i)) = qd(i);
    }
    for (const EquationSymbol& symbol : equations.symbols)
        value(symbol.atom) = symbol.isGiven() ? symbol.value : of(symbol.definition);
    for (int atom = 0; atom < atoms.size(); atom += 2) {
        if (atoms.at(atom).kind != AtomKind::Cosine)
            continue;
        double angle = 0;
        for (const auto& [part, coefficient] : atoms.at(atom).angle)
            angle += coefficient * value(part);
        value(atom) = std::cos(angle);
        value(atom + 1) = std::sin(angle);
    }
}

double AtomValues::of(const Expression& expression) const
{
    double sum = 0;
    for (const Monomial& monomial : expression.monomials()) {
        double term = monomial.coefficient;
        for (const AtomPower& factor : monomial.factors) {
            for (int k = 0; k < factor.power; ++k)
                term *= of(factor.atom);
        }
        sum += term;
    }
    return sum;
}

EquationValues evaluate(const Equations& equations, const Eigen::VectorXd& q, const Eigen::VectorXd& qd)
{
    const auto n = static_cast<Eigen::Index>(equations.count());
    if (q.size() != n || qd.size() != n)
        return {};
    const AtomValues values(equations, q, qd);
    EquationValues result{Eigen::MatrixXd(n, n), Eigen::VectorXd(n), Eigen::VectorXd(n)};
    for (Eigen::Index i = 0; i < n; ++i) {
        const auto row = static_cast<std::size_t>(i);
        for (Eigen::Index j = 0; j < n; ++j)
            result.massMatrix(i, j) = values.of(equations.massEntry(row, static_cast<std::size_t>(j)));
        result.velocityTerms(i) = values.of(equations.velocity[row]);
        result.gravityTerms(i) = values.of(equations.gravity[row]);
    }
    return result;
}

}  // namespace sinew
