#include "core/equations/equation_symbols.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/math/rotation.h"

namespace sinew {

namespace {

const char* unitOf(SymbolRole role)
{
    switch (role) {
    case SymbolRole::Coefficient:
    case SymbolRole::LinkSum:
    case SymbolRole::Mass: return "kg";
    case SymbolRole::InertiaMoment: return "kg m^2";
    case SymbolRole::Force: return "N";
    case SymbolRole::Fraction: return "1";
    case SymbolRole::Gravity: return "m/s^2";
    case SymbolRole::Length: return "m";
    case SymbolRole::Angle: return "rad";
    case SymbolRole::Time: return "s";
    case SymbolRole::Stiffness:
    case SymbolRole::Quantity:
    case SymbolRole::Entry: return "";
    }
    return "";
}

bool isOneAtom(const Expression& expression)
{
    const auto& monomials = expression.monomials();
    return monomials.size() == 1 && monomials.front().coefficient == 1 && monomials.front().factors.size() == 1
           && monomials.front().factors.front().power == 1;
}

// "m/rad^2"
std::string unitPer(const std::string& unit, const std::string& variableUnit, std::size_t power)
{
    return power == 0 ? unit : unit + "/" + variableUnit + (power == 1 ? "" : "^" + std::to_string(power));
}

Polynomial derivative(const Polynomial& polynomial)
{
    Polynomial result;
    for (std::size_t i = 1; i < polynomial.coefficients.size(); ++i)
        result.coefficients.push_back(polynomial.coefficients[i] * static_cast<double>(i));
    return result;
}

bool isZero(const Polynomial& polynomial)
{
    return std::all_of(polynomial.coefficients.begin(), polynomial.coefficients.end(), [](double x) { return x == 0; });
}

}  // namespace

void EquationSymbols::addCoordinates(const std::vector<std::string>& names, int furtherPositions)
{
    for (const std::string& name : names) {
        const Coordinate* coordinate = findCoordinate(m_model, name);
        m_coordinates.emplace(name, static_cast<int>(m_tree.coordinates.size()));
        m_tree.coordinates.push_back(
            {.name = name, .symbol = m_names.unique(name), .kind = coordinate->kind, .value = coordinate->value});
    }
    for (EquationCoordinate& c : m_tree.coordinates)
        c.efforts = {{m_names.unique((c.kind == CoordinateKind::Rotation ? "M_" : "F_") + c.symbol), c.symbol, 1}};
    m_tree.atoms.addCoordinates(static_cast<int>(names.size()) + furtherPositions);
    for (const std::string& name : names)
        m_tree.valueOf[name] = coordinate(name);
}

void EquationSymbols::exchange(const std::string& former, const std::string& coordinate, int atom)
{
    const int index = indexOf(former);
    EquationCoordinate& c = m_tree.coordinates[static_cast<std::size_t>(index)];
    c = {.name = coordinate,
         .symbol = m_names.unique(coordinate),
         .kind = c.kind,
         .value = findCoordinate(m_model, coordinate)->value};
    c.efforts = {{m_names.unique("M_" + c.symbol), c.symbol, 1}};
    m_coordinates.erase(former);
    m_coordinates.emplace(coordinate, index);
    m_tree.valueOf.erase(former);
    m_tree.valueOf[coordinate] = Expression::atom(atom);
}

void EquationSymbols::addSpeeds(const Joint& joint, EquationBall& ball)
{
    Vector3 rotation;
    for (std::size_t k = 0; k < 3; ++k) {
        ball.coordinates[k] = indexOf(joint.coordinates[k]);
        rotation[static_cast<Eigen::Index>(k)]
            = m_tree.coordinates[static_cast<std::size_t>(ball.coordinates[k])].value;
    }
    const Eigen::Quaterniond e = eulerParametersFromRotationVector(rotation);
    for (std::size_t k = 0; k < 3; ++k) {
        EquationCoordinate& c = m_tree.coordinates[static_cast<std::size_t>(ball.coordinates[k])];
        const std::string symbol = c.symbol;
        c.symbol = m_names.unique("e_" + symbol);
        c.speed = m_names.unique("w_" + symbol);
        c.value = e.vec()[static_cast<Eigen::Index>(k)];
    }
    ball.scalar = m_names.unique("e0_" + joint.name);
    ball.value = e.w();
}

Expression EquationSymbols::coordinate(const std::string& name) const
{
    return Expression::atom(m_tree.atoms.coordinate(indexOf(name)));
}

int EquationSymbols::add(EquationSymbol symbol, std::vector<AtomSlope> slopes)
{
    symbol.atom = m_tree.atoms.addSymbol(static_cast<int>(m_tree.symbols.size()), std::move(slopes));
    symbol.name = m_names.unique(symbol.name);
    if (symbol.unit.empty())
        symbol.unit = unitOf(symbol.role);
    m_tree.symbols.push_back(std::move(symbol));
    return m_tree.symbols.back().atom;
}

int EquationSymbols::addGiven(const std::string& name, SymbolRole role, double value, const Sentence& meaning,
                              const std::string& unit)
{
    return add({.name = name, .role = role, .meaning = meaning, .unit = unit, .value = value}, {});
}

Expression EquationSymbols::factor(const std::string& name, SymbolRole role, double value, const Sentence& meaning,
                                   const std::string& unit)
{
    if (value == 0 || std::abs(value) == 1)
        return Expression::number(value);
    return Expression::atom(addGiven(name, role, std::abs(value), meaning, unit), value < 0 ? -1 : 1);
}

Components EquationSymbols::vector(const std::string& name, SymbolRole role, const Vector3& value,
                                   const Sentence& meaning, const std::string& unit)
{
    Components result;
    for (std::size_t i = 0; i < 3; ++i) {
        const double component = value[static_cast<Eigen::Index>(i)];
        if (component == 0)
            continue;
        const char axis = "xyz"[i];
        const int atom = addGiven(
            name + "_" + axis, role, std::abs(component),
            sentence("%1, along %2", meaning, (component < 0 ? std::string("-") : std::string()) + axis), unit);
        result[i] = Expression::atom(atom, component < 0 ? -1 : 1);
    }
    return result;
}

Components EquationSymbols::direction(const std::string& name, const Vector3& value, const Sentence& meaning)
{
    // Directions have length one: what is below some units of round-off is meant to be zero.
    constexpr double roundOff = 1e-15;
    Components result;
    for (std::size_t i = 0; i < 3; ++i) {
        const double component = value[static_cast<Eigen::Index>(i)];
        if (std::abs(component) > roundOff)
            result[i] = factor(name + "_" + "xyz"[i], SymbolRole::Fraction, component,
                               sentence("%1, along %2", meaning, std::string(1, "xyz"[i])));
    }
    return result;
}

std::vector<AtomSlope> EquationSymbols::slopesOf(const Expression& definition) const
{
    std::vector<AtomSlope> slopes;
    for (const int coordinate : m_tree.atoms.coordinatesOf(definition))
        slopes.push_back({coordinate, m_tree.atoms.byCoordinate(definition, coordinate)});
    return slopes;
}

int EquationSymbols::addFormula(const std::string& name, SymbolRole role, const Expression& definition,
                                const Sentence& meaning, const std::string& unit)
{
    return add({.name = name, .role = role, .meaning = meaning, .unit = unit, .definition = definition},
               slopesOf(definition));
}

int EquationSymbols::addQuantity(const std::string& name, const Expression& definition, const Sentence& meaning,
                                 const std::string& unit)
{
    return add({.name = name, .role = SymbolRole::Quantity, .meaning = meaning, .unit = unit, .definition = definition},
               {});
}

int EquationSymbols::addEntry(const std::string& name, const Expression& definition)
{
    return add({.name = name, .role = SymbolRole::Entry, .definition = definition}, {});
}

Expression EquationSymbols::named(const std::string& name, SymbolRole role, const Expression& formula,
                                  const Sentence& meaning)
{
    const bool isPlain = formula.isZero() || isOneAtom(formula);
    return isPlain ? formula : Expression::atom(addFormula(name, role, formula, meaning));
}

void EquationSymbols::addGravity(const Vector3& gravity)
{
    const int count = static_cast<int>((gravity.array() != 0).count());
    for (Eigen::Index i = 0; i < 3; ++i) {
        if (gravity(i) == 0)
            continue;
        const bool isOnly = count == 1;
        const std::string name = isOnly ? "g" : std::string("g_") + "xyz"[i];
        const double value = isOnly ? std::abs(gravity(i)) : gravity(i);
        const std::string axis(1, "xyz"[i]);
        const int atom
            = addGiven(name, SymbolRole::Gravity, value,
                       isOnly ? sentence("acceleration of gravity, along %1", gravity(i) < 0 ? "-" + axis : axis)
                              : sentence("acceleration of gravity along %1", axis));
        m_tree.gravity[static_cast<std::size_t>(i)] = Expression::atom(atom, isOnly && gravity(i) < 0 ? -1 : 1);
    }
}

Expression EquationSymbols::function(const ScalarFunction& function, const Expression& variable,
                                     const std::string& name, const Sentence& what, const std::string& unit,
                                     const std::string& variableUnit)
{
    if (const auto* natural = std::get_if<NaturalSpline>(&function))
        return spline(*natural, variable, name, what, unit, variableUnit);
    const std::vector<double>& coefficients = std::get<Polynomial>(function).coefficients;
    Expression sum, power = Expression::number(1);
    for (std::size_t i = 0; i < coefficients.size(); ++i) {
        const Sentence meaning
            = i == 0 ? sentence("constant of %1", what) : sentence("coefficient of power %1 of %2", i, what);
        sum = sum
              + factor(name + "_" + std::to_string(i), i == 0 && unit == "rad" ? SymbolRole::Angle : SymbolRole::Length,
                       coefficients[i], meaning, unitPer(unit, variableUnit, i))
                    * power;
        power = power * variable;
    }
    return sum;
}

// The value, slope and curvature are three symbols; each is the derivative of the one before it.
Expression EquationSymbols::spline(const NaturalSpline& spline, const Expression& variable, const std::string& name,
                                   const Sentence& what, const std::string& unit, const std::string& variableUnit)
{
    const int argument = isOneAtom(variable) ? variable.monomials().front().factors.front().atom
                                             : addFormula(name + "_of", SymbolRole::Angle, variable,
                                                          sentence("variable of %1", what), variableUnit);
    const std::vector<AtomSlope> inner = slopesOf(Expression::atom(argument));
    const Sentence meanings[] = {what, sentence("slope of %1", what), sentence("curvature of %1", what)};
    Expression derivative;
    for (int order = 2; order >= 0; --order) {
        std::vector<AtomSlope> slopes;
        for (const AtomSlope& slope : inner) {
            if (order < 2)
                slopes.push_back({slope.coordinate, derivative * slope.slope});
        }
        derivative = Expression::atom(add({.name = "f" + std::string(static_cast<std::size_t>(order), 'd') + "_" + name,
                                           .role = SymbolRole::Length,
                                           .meaning = meanings[order],
                                           .unit = unitPer(unit, variableUnit, static_cast<std::size_t>(order)),
                                           .spline = SplineUse{spline, argument, order}},
                                          std::move(slopes)));
    }
    return derivative;
}

std::string EquationSymbols::multiplier()
{
    return m_names.unique("lambda_" + std::to_string(++m_multipliers));
}

Expression EquationSymbols::time()
{
    if (m_time < 0)
        m_time = addGiven("t", SymbolRole::Time, 0, sentence("time"));
    return Expression::atom(m_time);
}

Expression EquationSymbols::splineOverTime(const NaturalSpline& spline, int order, const std::string& name,
                                           const Sentence& meaning, const std::string& unit)
{
    return Expression::atom(
        add({.name = name,
             .role = SymbolRole::Length,
             .meaning = meaning,
             .unit = unit,
             .spline = SplineUse{spline, time().monomials().front().factors.front().atom, order}},
            {}));
}

Expression EquationSymbols::slopeOverTime(const ScalarFunction& function, const std::string& name, const Sentence& what,
                                          const std::string& unit)
{
    const std::string perSecond = unit + "/s";
    if (const auto* natural = std::get_if<NaturalSpline>(&function))
        return splineOverTime(*natural, 1, "fd_" + name, sentence("first derivative of %1", what), perSecond);
    const Polynomial slope = derivative(std::get<Polynomial>(function));
    return isZero(slope) ? Expression()
                         : this->function(slope, time(), "fd_" + name, sentence("the first derivative of %1", what),
                                          perSecond, "s");
}

Expression EquationSymbols::curvatureOverTime(const ScalarFunction& function, const std::string& name,
                                              const Sentence& what, const std::string& unit)
{
    const std::string perSecond = unit + "/s^2";
    if (const auto* natural = std::get_if<NaturalSpline>(&function))
        return splineOverTime(*natural, 2, "fdd_" + name, sentence("second derivative of %1", what), perSecond);
    const Polynomial curvature = derivative(derivative(std::get<Polynomial>(function)));
    return isZero(curvature) ? Expression()
                             : this->function(curvature, time(), "fdd_" + name,
                                              sentence("the second derivative of %1", what), perSecond, "s");
}

}  // namespace sinew
