#include "core/equations/link_symbols.h"

#include <cmath>
#include <utility>

namespace sinew {

namespace {

const char* unitOf(SymbolRole role)
{
    switch (role) {
    case SymbolRole::Coefficient:
    case SymbolRole::LinkSum:
    case SymbolRole::Mass: return "kg";
    case SymbolRole::InertiaMoment: return "kg m^2";
    case SymbolRole::Fraction: return "1";
    case SymbolRole::Gravity: return "m/s^2";
    case SymbolRole::Length: return "m";
    case SymbolRole::Angle: return "rad";
    }
    return "";
}

std::string quoted(const std::string& name)
{
    return "'" + name + "'";
}

std::string numberedName(const char* letter, const std::string& segment, std::size_t k, std::size_t count)
{
    return letter + segment + (count > 1 ? "_" + std::to_string(k + 1) : "");
}

}  // namespace

void LinkSymbols::addCoordinates(const std::vector<std::string>& names)
{
    for (const std::string& name : names) {
        const Coordinate* coordinate = findCoordinate(m_model, name);
        m_coordinates.emplace(name, static_cast<int>(m_tree.coordinates.size()));
        m_tree.coordinates.push_back(
            {.name = name, .symbol = m_names.unique(name), .kind = coordinate->kind, .value = coordinate->value});
    }
    for (EquationCoordinate& c : m_tree.coordinates)
        c.efforts = {{m_names.unique((c.kind == CoordinateKind::Rotation ? "M_" : "F_") + c.symbol), c.symbol, 1}};
    m_tree.atoms.addCoordinates(static_cast<int>(names.size()));
}

int LinkSymbols::atomOfCoordinate(const std::string& name) const
{
    return m_tree.atoms.coordinate(m_coordinates.at(name));
}

Expression LinkSymbols::coordinate(const std::string& name) const
{
    return Expression::atom(atomOfCoordinate(name));
}

int LinkSymbols::addGiven(const std::string& name, SymbolRole role, double value, const std::string& meaning)
{
    const int atom = addFormula(name, role, {}, meaning);
    m_tree.symbolOf(atom).value = value;
    return atom;
}

int LinkSymbols::addFormula(const std::string& name, SymbolRole role, const Expression& definition,
                            const std::string& meaning)
{
    std::vector<int> stretches;
    for (const Monomial& monomial : definition.monomials()) {
        for (const AtomPower& factor : monomial.factors) {
            const Atom& atom = m_tree.atoms.at(factor.atom);
            if (atom.kind == AtomKind::Coordinate)
                stretches.push_back(atom.index);
        }
    }
    const int atom = m_tree.atoms.addSymbol(static_cast<int>(m_tree.symbols.size()), std::move(stretches));
    m_tree.symbols.push_back({m_names.unique(name), role, meaning, unitOf(role), 0, definition, atom});
    return atom;
}

Expression LinkSymbols::named(const std::string& name, SymbolRole role, const Expression& formula,
                              const std::string& meaning)
{
    const auto& monomials = formula.monomials();
    const bool isPlain = monomials.empty()
                         || (monomials.size() == 1 && monomials.front().coefficient == 1
                             && monomials.front().factors.size() == 1 && monomials.front().factors.front().power == 1);
    return isPlain ? formula : Expression::atom(addFormula(name, role, formula, meaning));
}

void LinkSymbols::addGravity(const Vector3& gravity)
{
    const int count = static_cast<int>((gravity.array() != 0).count());
    for (Eigen::Index i = 0; i < 3; ++i) {
        if (gravity(i) == 0)
            continue;
        const bool isOnly = count == 1;
        const std::string name = isOnly ? "g" : std::string("g_") + "xyz"[i];
        const double value = isOnly ? std::abs(gravity(i)) : gravity(i);
        const int atom
            = addGiven(name, SymbolRole::Gravity, value,
                       isOnly ? std::string("acceleration of gravity, along ") + (gravity(i) < 0 ? "-" : "") + "xyz"[i]
                              : std::string("acceleration of gravity along ") + "xyz"[i]);
        m_tree.gravity[static_cast<std::size_t>(i)] = Expression::atom(atom, isOnly && gravity(i) < 0 ? -1 : 1);
    }
}

Expression LinkSymbols::stretch(const Segment& segment, std::size_t k, const std::string& constantName)
{
    const Stretch& s = segment.stretches[k];
    Expression length = s.coordinate.empty() ? Expression{} : coordinate(s.coordinate);
    if (s.constant == 0)
        return length;
    const std::string what = s.coordinate.empty() ? "length" : "length besides " + s.coordinate;
    return length
           + Expression::atom(addGiven(constantName + (s.coordinate.empty() ? "_" : "0_") + segment.name,
                                       SymbolRole::Length, s.constant, what + " of link " + quoted(segment.name)));
}

Expression LinkSymbols::fraction(const std::string& name, double value, const std::string& meaning)
{
    if (value == 0 || value == 1)
        return Expression::number(value);
    return Expression::atom(addGiven(name, SymbolRole::Fraction, value, meaning));
}

int LinkSymbols::addArm(int link, Expression length)
{
    m_tree.arms.push_back({link, std::move(length)});
    return static_cast<int>(m_tree.arms.size()) - 1;
}

std::string LinkSymbols::numbered(const char* letter, int i, int j) const
{
    const char* between = m_tree.links.size() > 9 ? "_" : "";
    return std::string(letter) + "_" + std::to_string(i) + (j < 0 ? "" : between + std::to_string(j));
}

void LinkSymbols::addPoints(const Segment& segment, EquationLink& link)
{
    const auto number = static_cast<int>(m_tree.links.size());
    const std::string of = " of link " + quoted(segment.name);
    const Expression length = named("L_" + segment.name, SymbolRole::Length, stretch(segment, 0, "l"), "length" + of);
    link.tip = addArm(number, length);
    Expression theta, eta, zeta;
    for (std::size_t k = 0; k < segment.points.size(); ++k) {
        const MassPoint& point = segment.points[k];
        const double mass = massInSi(point.mass, m_model.bodyWeight);
        if (mass == 0)
            continue;
        const std::string index = segment.name + "_" + std::to_string(k + 1);
        const Expression m = Expression::atom(
            addGiven("m_" + index, SymbolRole::Mass, mass, "point mass " + std::to_string(k + 1) + of));
        const Expression n = fraction("n_" + index, point.fraction,
                                      "place of point mass " + std::to_string(k + 1) + " as a fraction of the length");
        theta = theta + m;
        eta = eta + m * n;
        zeta = zeta + m * n * n;
    }
    const std::string i = "_" + std::to_string(number + 1);
    link.theta = named("theta" + i, SymbolRole::LinkSum, theta, "mass" + of);
    link.eta = named("eta" + i, SymbolRole::LinkSum, eta, "sum of mass times fraction" + of);
    link.zeta = named("zeta" + i, SymbolRole::LinkSum, zeta, "sum of mass times fraction squared" + of);
}

LinkRod LinkSymbols::addRod(const Segment& segment, std::size_t k, int link)
{
    const HeavyRod& rod = segment.rods[k];
    const double mass = massInSi(rod.mass, m_model.bodyWeight);
    const double radius = rod.gyrationRadius.value_or(rod.length / std::sqrt(12.0));
    const std::size_t count = segment.rods.size();
    const std::string of
        = (count > 1 ? " of rod " + std::to_string(k + 1) : " of the rod") + " of link " + quoted(segment.name);
    LinkRod result{addArm(link, {}), -1, -1};
    if (mass == 0)
        return result;
    result.mass = addGiven(numberedName("m_", segment.name, k, count), SymbolRole::Mass, mass, "mass" + of);
    if (radius != 0)
        result.inertia = addGiven(numberedName("I_", segment.name, k, count), SymbolRole::InertiaMoment,
                                  mass * radius * radius, "moment of inertia" + of + " about its mass centre");
    return result;
}

std::vector<Expression> LinkSymbols::places(const Segment& segment)
{
    const std::size_t count = segment.rods.size();
    std::vector<Expression> n, l;
    for (std::size_t k = 0; k < count; ++k) {
        const std::string of
            = (count > 1 ? " of rod " + std::to_string(k + 1) : " of the rod") + " of link " + quoted(segment.name);
        l.push_back(Expression::atom(
            addGiven(numberedName(m_coordinates.count("l_" + segment.name) ? "l_rod_" : "l_", segment.name, k, count),
                     SymbolRole::Length, segment.rods[k].length, "length" + of)));
        n.push_back(fraction(numberedName("n_", segment.name, k, count), segment.rods[k].centre,
                             "place of the mass centre as a fraction of the length" + of));
    }
    const Expression x = stretch(segment, 0, segment.kind == SegmentKind::Telescope ? "L" : "xi");
    switch (segment.kind) {
    case SegmentKind::StretchRod: return {x + n[0] * l[0], x + l[0]};
    case SegmentKind::RodBetween: return {x + n[0] * l[0], x + l[0] + stretch(segment, 1, "xi")};
    case SegmentKind::RodsApart: return {n[0] * l[0], l[0] + x + n[1] * l[1], l[0] + x + l[1]};
    default: return {n[0] * l[0], x - l[1] + n[1] * l[1], x};
    }
}

void LinkSymbols::addRods(const Segment& segment, EquationLink& link)
{
    const auto number = static_cast<int>(m_tree.links.size());
    const std::string of = " of link " + quoted(segment.name);
    for (std::size_t k = 0; k < segment.rods.size(); ++k)
        link.rods.push_back(addRod(segment, k, number));
    const std::vector<Expression> place = places(segment);
    Expression mass;
    for (std::size_t k = 0; k < place.size(); ++k) {
        const bool isTip = k + 1 == place.size();
        const std::string what = isTip ? "to the tip" : "to mass centre " + std::to_string(k + 1);
        const Expression length
            = named("lambda_" + segment.name + "_" + std::to_string(k + 1), SymbolRole::Length, place[k], what + of);
        if (isTip)
            link.tip = addArm(number, length);
        else
            m_tree.arms[static_cast<std::size_t>(link.rods[k].arm)].length = length;
        if (!isTip && link.rods[k].mass >= 0)
            mass = mass + Expression::atom(link.rods[k].mass);
    }
    link.across = addArm(number, Expression::number(1));
    link.theta = named("theta_" + std::to_string(number + 1), SymbolRole::LinkSum, mass, "mass" + of);
}

void LinkSymbols::addLink(const Segment& segment, EquationLink link)
{
    if (segment.kind == SegmentKind::Points)
        addPoints(segment, link);
    else
        addRods(segment, link);
    m_tree.links.push_back(std::move(link));
}

void LinkSymbols::addCoefficients()
{
    if (m_tree.baseTranslates)
        m_tree.baseCoefficient = addFormula(numbered("mu", 0, 0), SymbolRole::Coefficient, {}, "all mass that moves");
    for (std::size_t j = 0; j < m_tree.links.size(); ++j) {
        EquationLink& link = m_tree.links[j];
        const int number = static_cast<int>(j) + 1;
        const std::string name = quoted(link.name);
        if (link.kind != SegmentKind::Points) {
            link.beyond = addFormula(numbered("Theta", number, -1), SymbolRole::Coefficient, {},
                                     "mass that the tip of link " + name + " carries");
            continue;
        }
        const auto add = [&](int i, const std::string& meaning) {
            link.coefficients.push_back(addFormula(numbered("mu", i, number), SymbolRole::Coefficient, {}, meaning));
        };
        add(0, "static coefficient of link " + name);
        for (const int i : m_tree.pathTo(static_cast<int>(j)))
            add(i + 1,
                "coefficient of links " + quoted(m_tree.links[static_cast<std::size_t>(i)].name) + " and " + name);
        add(number, "coefficient of link " + name);
    }
}

}  // namespace sinew
