#include "core/equations/link_symbols.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/model/expand_segments.h"

namespace sinew {

namespace {

std::string numberedName(const char* letter, const std::string& segment, std::size_t k, std::size_t count)
{
    return letter + segment + (count > 1 ? "_" + std::to_string(k + 1) : "");
}

Sentence rodWords(const Segment& segment, std::size_t k)
{
    return segment.rods.size() > 1 ? sentence("rod %1 of link '%2'", k + 1, segment.name)
                                   : sentence("the rod of link '%1'", segment.name);
}

}  // namespace

int LinkSymbols::carrierElement(const EquationLink& link) const
{
    return link.parentLink < 0 ? m_baseElement : m_parts[static_cast<std::size_t>(link.parentLink)].element;
}

int LinkSymbols::carrierArm(const EquationLink& link) const
{
    return link.parentLink < 0 ? m_baseArm : m_parts[static_cast<std::size_t>(link.parentLink)].tip;
}

std::vector<int> LinkSymbols::pathTo(std::size_t link) const
{
    std::vector<int> path;
    for (int i = m_links[link].parentLink; i >= 0; i = m_links[static_cast<std::size_t>(i)].parentLink)
        path.push_back(i);
    std::reverse(path.begin(), path.end());
    return path;
}

std::string LinkSymbols::numbered(const char* letter, int i, int j) const
{
    const char* between = m_links.size() > 9 ? "_" : "";
    return std::string(letter) + "_" + std::to_string(i) + (j < 0 ? "" : between + std::to_string(j));
}

int LinkSymbols::frameOf(const EquationLink& link)
{
    return m_tree.frames.add({{2, link.azimuth}, {1, -link.elevation}});
}

// length (cos elevation, 0, sin elevation) in the frame turned by the azimuth alone.
Components LinkSymbols::along(const EquationLink& link, const Expression& length)
{
    return {length * m_tree.atoms.cosine(link.elevation), {}, length * m_tree.atoms.sine(link.elevation)};
}

int LinkSymbols::addArm(const EquationLink& link, const Expression& length)
{
    const int frame = m_tree.frames.add({{2, link.azimuth}});
    m_tree.arms.push_back({{frame, along(link, length)}, carrierArm(link), {}});
    return static_cast<int>(m_tree.arms.size()) - 1;
}

void LinkSymbols::place(const std::string& body, const EquationLink& link, const Expression& length)
{
    BodyPlace place{.frame = frameOf(link), .carrier = carrierArm(link)};
    place.pole[0] = length;
    m_tree.places[body] = place;
}

Expression LinkSymbols::stretch(const Segment& segment, std::size_t k, const std::string& constantName)
{
    const Stretch& s = segment.stretches[k];
    Expression length = s.coordinate.empty() ? Expression{} : m_symbols.coordinate(s.coordinate);
    if (s.constant == 0)
        return length;
    const Sentence meaning = s.coordinate.empty()
                                 ? sentence("length of link '%1'", segment.name)
                                 : sentence("length besides %1 of link '%2'", s.coordinate, segment.name);
    return length
           + Expression::atom(m_symbols.addGiven(constantName + (s.coordinate.empty() ? "_" : "0_") + segment.name,
                                                 SymbolRole::Length, s.constant, meaning));
}

Expression LinkSymbols::fraction(const std::string& name, double value, const Sentence& meaning)
{
    if (value == 0 || value == 1)
        return Expression::number(value);
    return Expression::atom(m_symbols.addGiven(name, SymbolRole::Fraction, value, meaning));
}

void LinkSymbols::addPoints(const Segment& segment, const EquationLink& link)
{
    const std::vector<std::string> names = partNames(segment);
    const Expression length = m_symbols.named("L_" + segment.name, SymbolRole::Length, stretch(segment, 0, "l"),
                                              sentence("length of link '%1'", segment.name));
    m_parts.back().tip = addArm(link, length);
    place(names.back(), link, length);
    Expression theta, eta, zeta;
    for (std::size_t k = 0; k < segment.points.size(); ++k) {
        const MassPoint& point = segment.points[k];
        const std::string index = segment.name + "_" + std::to_string(k + 1);
        const double mass = massInSi(point.mass, m_symbols.model().bodyWeight);
        const Expression m
            = mass == 0
                  ? Expression{}
                  : Expression::atom(m_symbols.addGiven("m_" + index, SymbolRole::Mass, mass,
                                                        sentence("point mass %1 of link '%2'", k + 1, segment.name)));
        const Expression n = fraction("n_" + index, point.fraction,
                                      sentence("place of point mass %1 as a fraction of the length", k + 1));
        place(names[k + 1], link, n * length);
        theta = theta + m;
        eta = eta + m * n;
        zeta = zeta + m * n * n;
    }
    const std::string i = "_" + std::to_string(m_parts.size());
    MassElement& element = m_tree.elements.back();
    element.mass
        = m_symbols.named("theta" + i, SymbolRole::LinkSum, theta, sentence("mass of link '%1'", segment.name));
    element.arms = {m_parts.back().tip};
    m_eta.back() = m_symbols.named("eta" + i, SymbolRole::LinkSum, eta,
                                   sentence("sum of mass times fraction of link '%1'", segment.name));
    m_zeta.back() = m_symbols.named("zeta" + i, SymbolRole::LinkSum, zeta,
                                    sentence("sum of mass times fraction squared of link '%1'", segment.name));
}

// Its mass.
Expression LinkSymbols::addRod(const Segment& segment, std::size_t k, const EquationLink& link)
{
    const HeavyRod& rod = segment.rods[k];
    const double mass = massInSi(rod.mass, m_symbols.model().bodyWeight);
    const double radius = rod.gyrationRadius.value_or(rod.length / std::sqrt(12.0));
    const std::size_t count = segment.rods.size();
    if (mass == 0)
        return {};
    const int m = m_symbols.addGiven(numberedName("m_", segment.name, k, count), SymbolRole::Mass, mass,
                                     sentence("mass of %1", rodWords(segment, k)));
    if (radius != 0) {
        const int inertia = m_symbols.addGiven(
            numberedName("I_", segment.name, k, count), SymbolRole::InertiaMoment, mass * radius * radius,
            sentence("moment of inertia of %1 about its mass centre", rodWords(segment, k)));
        const Expression across = Expression::atom(inertia);
        m_tree.elements.back().inertias.push_back({frameOf(link), {Expression{}, across, across}});
    }
    return Expression::atom(m);
}

std::vector<Expression> LinkSymbols::rodPlaces(const Segment& segment)
{
    const std::size_t count = segment.rods.size();
    std::vector<Expression> n, l;
    for (std::size_t k = 0; k < count; ++k) {
        const std::string letter = m_symbols.hasCoordinate("l_" + segment.name) ? "l_rod_" : "l_";
        l.push_back(Expression::atom(m_symbols.addGiven(numberedName(letter.c_str(), segment.name, k, count),
                                                        SymbolRole::Length, segment.rods[k].length,
                                                        sentence("length of %1", rodWords(segment, k)))));
        n.push_back(
            fraction(numberedName("n_", segment.name, k, count), segment.rods[k].centre,
                     sentence("place of the mass centre as a fraction of the length of %1", rodWords(segment, k))));
    }
    const Expression x = stretch(segment, 0, segment.kind == SegmentKind::Telescope ? "L" : "xi");
    switch (segment.kind) {
    case SegmentKind::StretchRod: return {x + n[0] * l[0], x, x + l[0]};
    case SegmentKind::RodBetween: return {x + n[0] * l[0], x, x + l[0] + stretch(segment, 1, "xi")};
    case SegmentKind::RodsApart: return {n[0] * l[0], l[0] + x + n[1] * l[1], l[0] + x, l[0] + x + l[1]};
    default: return {n[0] * l[0], x - l[1] + n[1] * l[1], x - l[1], x};
    }
}

void LinkSymbols::addRods(const Segment& segment, const EquationLink& link)
{
    const std::size_t count = segment.rods.size();
    std::vector<Expression> masses;
    for (std::size_t k = 0; k < count; ++k)
        masses.push_back(addRod(segment, k, link));
    const std::vector<Expression> places = rodPlaces(segment);
    Expression mass;
    for (std::size_t k = 0; k < count; ++k) {
        const Expression length
            = m_symbols.named("lambda_" + segment.name + "_" + std::to_string(k + 1), SymbolRole::Length, places[k],
                              sentence("to mass centre %1 of link '%2'", k + 1, segment.name));
        mass = mass + masses[k];
        if (masses[k].isZero())
            continue;
        const int arm = addArm(link, length), m = masses[k].monomials().front().factors.front().atom;
        m_tree.elements.back().arms.push_back(arm);
        m_tree.arms.back().masses = {m, std::vector<int>(m_tree.carriersOf(arm).size(), m), m};
    }
    const Expression length
        = m_symbols.named("lambda_" + segment.name + "_" + std::to_string(count + 1), SymbolRole::Length, places.back(),
                          sentence("to the tip of link '%1'", segment.name));
    m_parts.back().tip = addArm(link, length);
    m_tree.elements.back().arms.push_back(m_parts.back().tip);
    place(partNames(segment)[1], link, places[count]);
    place(partNames(segment)[2], link, length);
    m_tree.elements.back().mass = m_symbols.named("theta_" + std::to_string(m_parts.size()), SymbolRole::LinkSum, mass,
                                                  sentence("mass of link '%1'", segment.name));
}

void LinkSymbols::addLink(const Segment& segment, EquationLink link)
{
    m_tree.elements.push_back({.parent = carrierElement(link)});
    m_parts.push_back({static_cast<int>(m_tree.elements.size()) - 1});
    m_eta.emplace_back();
    m_zeta.emplace_back();
    place(segment.name, link, {});
    if (segment.kind == SegmentKind::Points)
        addPoints(segment, link);
    else
        addRods(segment, link);
    m_links.push_back(std::move(link));
}

// mu_0j with the base and weight, mu_ij with the links before it, mu_jj.
void LinkSymbols::addPointCoefficients(std::size_t j)
{
    const int number = static_cast<int>(j) + 1;
    const std::string& name = m_links[j].name;
    MassElement& element = m_tree.elements[static_cast<std::size_t>(m_parts[j].element)];
    const auto add = [&](int i, const Expression& own, const Sentence& meaning) {
        const int atom = m_symbols.addFormula(numbered("mu", i, number), SymbolRole::Coefficient, {}, meaning);
        element.coefficients.emplace_back(atom, own);
        return atom;
    };
    ArmMasses masses;
    masses.weight = add(0, m_eta[j], sentence("static coefficient of link '%1'", name));
    if (m_baseArm >= 0)
        masses.withCarriers.push_back(masses.weight);
    for (const int i : pathTo(j))
        masses.withCarriers.push_back(
            add(i + 1, m_eta[j],
                sentence("coefficient of links '%1' and '%2'", m_links[static_cast<std::size_t>(i)].name, name)));
    masses.own = add(number, m_zeta[j], sentence("coefficient of link '%1'", name));
    m_tree.arms[static_cast<std::size_t>(m_parts[j].tip)].masses = std::move(masses);
}

void LinkSymbols::addCoefficients()
{
    if (m_baseArm >= 0) {
        const int all
            = m_symbols.addFormula(numbered("mu", 0, 0), SymbolRole::Coefficient, {}, sentence("all mass that moves"));
        MassElement& base = m_tree.elements[static_cast<std::size_t>(m_baseElement)];
        base.coefficients = {{all, base.mass}};
        m_tree.arms[static_cast<std::size_t>(m_baseArm)].masses = {all, {}, all};
    }
    for (std::size_t j = 0; j < m_links.size(); ++j) {
        if (m_links[j].kind == SegmentKind::Points) {
            addPointCoefficients(j);
            continue;
        }
        const int beyond
            = m_symbols.addFormula(numbered("Theta", static_cast<int>(j) + 1, -1), SymbolRole::Coefficient, {},
                                   sentence("mass that the tip of link '%1' carries", m_links[j].name));
        m_tree.elements[static_cast<std::size_t>(m_parts[j].element)].coefficients = {{beyond, {}}};
        const std::size_t carriers = m_tree.carriersOf(m_parts[j].tip).size();
        m_tree.arms[static_cast<std::size_t>(m_parts[j].tip)].masses
            = {beyond, std::vector<int>(carriers, beyond), beyond};
    }
}

}  // namespace sinew
