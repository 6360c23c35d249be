#include "core/equations/evaluate.h"

#include <cmath>

namespace sinew {

namespace {

class AtomOrder {
public:
    explicit AtomOrder(const Equations& equations)
        : m_equations(equations), m_isPlaced(static_cast<std::size_t>(equations.atoms.size()), false)
    {
    }

    void addJoints()
    {
        for (const EquationBody& body : m_equations.bodies) {
            for (const EquationStep& step : body.steps) {
                for (const Expression& component : step.shift)
                    visit(component);
                if (step.turn)
                    visit(step.turn->angle);
            }
        }
        for (const EquationLink& link : m_equations.links) {
            visit(link.azimuth);
            visit(link.elevation);
        }
    }

    void addTerms()
    {
        for (const auto* terms : {&m_equations.mass, &m_equations.velocity, &m_equations.gravity,
                                  &m_equations.resistance, &m_equations.loads})
            visit(*terms);
        for (const EquationConstraint& constraint : m_equations.constraints) {
            visit(constraint.row);
            visit(constraint.target);
        }
    }

    std::vector<int> order() { return std::move(m_order); }

private:
    void visit(const AngleSum& angle)
    {
        for (const auto& part : angle)
            visit(part.first);
    }

    void visit(const std::vector<Expression>& expressions)
    {
        for (const Expression& expression : expressions)
            visit(expression);
    }

    void visit(const Expression& expression)
    {
        for (const Monomial& monomial : expression.monomials()) {
            for (const AtomPower& factor : monomial.factors)
                visit(factor.atom);
        }
    }

    void visit(int atom)
    {
        const auto i = static_cast<std::size_t>(atom);
        if (m_isPlaced[i])
            return;
        m_isPlaced[i] = true;
        if (const EquationSymbol* symbol = m_equations.symbolOf(atom)) {
            visit(symbol->definition);
            if (symbol->spline)
                visit(symbol->spline->argument);
        }
        if (const NamedAngle* angle = m_equations.angleOf(atom))
            visit(m_equations.atoms.at(atom).kind == AtomKind::Rate ? angle->rate : angle->sum);
        visit(m_equations.atoms.at(atom).angle);
        m_order.push_back(atom);
    }

    const Equations& m_equations;
    std::vector<bool> m_isPlaced;
    std::vector<int> m_order;
};

double valueOf(const SplineUse& use, double x)
{
    const FunctionValue f = use.spline.at(x);
    return use.order == 0 ? f.value : use.order == 1 ? f.slope : f.curvature;
}

}  // namespace

std::vector<int> atomsInOrder(const Equations& equations)
{
    AtomOrder order(equations);
    order.addTerms();
    return order.order();
}

std::vector<int> atomsWithJoints(const Equations& equations)
{
    AtomOrder order(equations);
    order.addTerms();
    order.addJoints();
    return order.order();
}

AtomValues::AtomValues(const Equations& equations, const Eigen::VectorXd& q, const Eigen::VectorXd& qd)
    : m_values(static_cast<std::size_t>(equations.atoms.size()), 0.0)
{
    for (const int atom : atomsWithJoints(equations))
        m_values[static_cast<std::size_t>(atom)] = valueOf(equations, atom, q, qd);
}

double AtomValues::valueOf(const Equations& equations, int atom, const Eigen::VectorXd& q,
                           const Eigen::VectorXd& qd) const
{
    const Atom& a = equations.atoms.at(atom);
    if (const NamedAngle* named = equations.angleOf(atom))
        return of(a.kind == AtomKind::Rate ? named->rate : named->sum);
    const double angle = of(a.angle);
    switch (a.kind) {
    case AtomKind::Symbol: {
        const EquationSymbol& symbol = *equations.symbolOf(atom);
        if (symbol.spline)
            return sinew::valueOf(*symbol.spline, of(symbol.spline->argument));
        return symbol.isGiven() ? symbol.value : of(symbol.definition);
    }
    case AtomKind::Coordinate: return q(a.index);
    case AtomKind::Rate: return qd(a.index);
    case AtomKind::Speed: return std::abs(qd(a.index));
    case AtomKind::Cosine: return std::cos(angle);
    case AtomKind::Sine: return std::sin(angle);
    case AtomKind::Acceleration:
    case AtomKind::Multiplier: return 0;
    }
    return 0;
}

double AtomValues::of(const AngleSum& sum) const
{
    double value = 0;
    for (const auto& [part, coefficient] : sum)
        value += coefficient * of(part);
    return value;
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
    if (q.size() != static_cast<Eigen::Index>(equations.positionCount()) || qd.size() != n)
        return {};
    const AtomValues values(equations, q, qd);
    const auto numbers = [&](const std::vector<Expression>& expressions) {
        Eigen::VectorXd result = Eigen::VectorXd::Zero(n);
        for (std::size_t i = 0; i < expressions.size(); ++i)
            result(static_cast<Eigen::Index>(i)) = values.of(expressions[i]);
        return result;
    };
    EquationValues result;
    result.massMatrix.resize(n, n);
    for (std::size_t i = 0; i < equations.mass.size(); ++i)
        result.massMatrix(static_cast<Eigen::Index>(i) / n, static_cast<Eigen::Index>(i) % n)
            = values.of(equations.mass[i]);
    result.velocityTerms = numbers(equations.velocity);
    result.gravityTerms = numbers(equations.gravity);
    result.resistance = numbers(equations.resistance);
    result.loads = numbers(equations.loads);
    const auto rows = static_cast<Eigen::Index>(equations.constraints.size());
    result.constraintRows.resize(rows, n);
    result.constraintTargets.resize(rows);
    for (Eigen::Index i = 0; i < rows; ++i) {
        const EquationConstraint& constraint = equations.constraints[static_cast<std::size_t>(i)];
        result.constraintRows.row(i) = numbers(constraint.row).transpose();
        result.constraintTargets(i) = values.of(constraint.target);
    }
    return result;
}

}  // namespace sinew
