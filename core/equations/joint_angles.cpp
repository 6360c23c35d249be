#include "core/equations/joint_angles.h"

#include <algorithm>
#include <utility>

namespace sinew {

namespace {

// Sums of up to so many terms are written out where they are referred to: what a person takes in at a glance.
constexpr std::size_t longestUnnamed = 4;
// A difference of two absolute angles is written as joint angles when these are not more.
constexpr std::size_t longestAngle = 2;

const Monomial& onlyMonomial(const Expression& expression)
{
    return expression.monomials().front();
}

}  // namespace

JointAngles::JointAngles(const std::vector<AbsoluteAngle>& angles, EquationSymbols& symbols)
    : m_symbols(symbols), m_tree(symbols.tree())
{
    for (const AbsoluteAngle& words : angles) {
        Angle angle{.words = words, .coordinate = static_cast<std::size_t>(symbols.indexOf(words.name))};
        const auto index = static_cast<int>(angle.coordinate);
        for (std::size_t k = 0; words.sum.size() > 1 && k < m_angles.size(); ++k) {
            if (m_angles[k].words.name == words.sum.front())
                angle.carrier = static_cast<int>(k);
        }
        angle.atom = m_tree.atoms.coordinate(index);
        const bool isItsJoints = angle.carrier < 0 && words.offset == 0;
        angle.twin = isItsJoints ? angle.atom : m_tree.atoms.addTwin(index);
        if (words.offset != 0)
            angle.offset = symbols.addGiven("delta_" + words.segment, SymbolRole::Angle, words.offset,
                                            sentence("angle at which link '%1' is hinged", words.segment));
        m_angles.push_back(std::move(angle));
    }
    for (std::size_t k = m_angles.size(); k-- > 0;) {
        Angle& angle = m_angles[k];
        angle.all.insert(angle.all.begin(), k);
        if (angle.carrier >= 0) {
            Angle& carrier = m_angles[static_cast<std::size_t>(angle.carrier)];
            carrier.carried.insert(carrier.carried.begin(), k);
            carrier.all.insert(carrier.all.begin(), angle.all.begin(), angle.all.end());
        }
    }
    for (std::size_t k = 0; k < m_angles.size(); ++k)
        findSubstitutes(k);
}

AngleSum JointAngles::turnAt(const Angle& angle) const
{
    const AngleSum turn = {{angle.twin, 1}};
    return angle.offset < 0 ? turn : plus(turn, angle.offset);
}

// cos(alpha_1 - alpha_2) is cos(phi_2), sin(alpha_1 - alpha_2) is -sin(phi_2).
void JointAngles::findSubstitutes(std::size_t angle)
{
    AtomTable& atoms = m_tree.atoms;
    AngleSum turn;
    for (auto k = static_cast<int>(angle); m_angles[static_cast<std::size_t>(k)].carrier >= 0;) {
        const Angle& link = m_angles[static_cast<std::size_t>(k)];
        turn = turn + turnAt(link);
        if (turn.size() > longestAngle)
            return;
        k = link.carrier;
        const AngleSum difference = plus({{m_angles[static_cast<std::size_t>(k)].atom, 1}}, m_angles[angle].atom, -1);
        const int cosine = onlyMonomial(atoms.cosine(difference)).factors.front().atom;
        const double sign = onlyMonomial(atoms.sine(difference)).coefficient;  // by the order of the two angles
        m_substitutes[cosine] = onlyMonomial(atoms.cosine(turn));
        m_substitutes[cosine + 1] = onlyMonomial(-sign * atoms.sine(turn));
    }
}

void JointAngles::substitute(std::vector<Expression>& expressions) const
{
    for (Expression& expression : expressions) {
        std::vector<Monomial> monomials;
        for (const Monomial& monomial : expression.monomials()) {
            Monomial result{monomial.coefficient, {}};
            for (const AtomPower& factor : monomial.factors) {
                const auto found = m_substitutes.find(factor.atom);
                const Monomial by = found == m_substitutes.end() ? Monomial{1, {{factor.atom, 1}}} : found->second;
                for (int power = 0; power < factor.power; ++power)
                    result = product(result, by);
            }
            monomials.push_back(std::move(result));
        }
        expression = Expression::fromMonomials(std::move(monomials));
    }
}

void JointAngles::replaceAbsolute(EquationTerms& terms, std::vector<Expression>& loads,
                                  std::vector<EquationConstraint>& constraints)
{
    for (auto* list : {&terms.mass, &terms.velocity, &terms.gravity, &loads})
        substitute(*list);
    addUpMass(terms.mass);
    addUp(terms.velocity, "b");
    addUp(terms.gravity, "g");
    addUp(loads, {});
    for (EquationConstraint& constraint : constraints) {
        substitute(constraint.row);
        addUp(constraint.row, {});
        std::vector<Expression> target = {std::move(constraint.target)};
        substitute(target);
        constraint.target = std::move(target.front());
    }
    exchangeCoordinates();
}

void JointAngles::exchangeCoordinates()
{
    for (const Angle& angle : m_angles) {
        if (angle.twin != angle.atom) {
            NamedAngle named{.symbol = m_tree.coordinates[angle.coordinate].symbol};
            named.sum = turnAt(angle);
            named.rate = {{AtomTable::rateAfter(angle.twin), 1}};
            if (angle.carrier >= 0) {
                const int before = m_angles[static_cast<std::size_t>(angle.carrier)].atom;
                named.sum = plus(named.sum, before);
                named.rate = plus(named.rate, AtomTable::rateAfter(before));
            }
            const auto number = static_cast<int>(count() + m_tree.angles.size());
            m_tree.atoms.exchange(static_cast<int>(angle.coordinate), angle.twin, number);
            m_tree.angles.push_back(std::move(named));
        }
        m_symbols.exchange(angle.words.name, angle.words.joint, angle.twin);
    }
}

Expression JointAngles::named(Expression& entry, const std::string& name)
{
    if (entry.size() > longestUnnamed)
        entry = Expression::atom(m_symbols.addEntry(name, entry));
    return entry;
}

// The row of a joint is that of its link and those of the joints behind it. letter: of the names; empty: none.
void JointAngles::addUp(std::vector<Expression>& rows, const std::string& letter)
{
    if (rows.empty())
        return;
    for (std::size_t k = m_angles.size(); k-- > 0;) {
        Expression& row = rows[m_angles[k].coordinate];
        for (const std::size_t next : m_angles[k].carried) {
            const std::size_t j = m_angles[next].coordinate;
            row = row + (letter.empty() ? rows[j] : named(rows[j], entryName(letter, j)));
        }
    }
}

// What a link alone needs for each joint behind it: c_kl = s_kl and c_km of the joints m on link l, with s of absolute
// angles. By the number of the angle.
std::vector<Expression> JointAngles::ownMoments(std::size_t k, const std::vector<Expression>& mass)
{
    std::vector<Expression> sums(m_angles.size());
    const std::size_t row = m_angles[k].coordinate;
    for (auto l = m_angles[k].all.rbegin(); l != m_angles[k].all.rend(); ++l) {
        sums[*l] = mass[row * count() + m_angles[*l].coordinate];
        for (const std::size_t next : m_angles[*l].carried) {
            if (sums[next].size() > longestUnnamed)
                sums[next] = Expression::atom(m_symbols.addQuantity(
                    entryName("c", row, m_angles[next].coordinate, count()), sums[next],
                    sentence("moment that a link alone needs for an acceleration of a joint"), "kg m^2"));
            sums[*l] = sums[*l] + sums[next];
        }
    }
    return sums;
}

// a_kl = c_kl + a_ml with the joint m on link k that leads to l, a_kk = c_kk and a_km of all joints m on link k.
void JointAngles::addUpMass(std::vector<Expression>& mass)
{
    const std::size_t n = count();
    const auto entryOf
        = [&](std::size_t i, std::size_t j) -> Expression& { return mass[std::min(i, j) * n + std::max(i, j)]; };
    const auto namedEntry = [&](std::size_t i, std::size_t j) {
        return named(entryOf(i, j), entryName("a", std::min(i, j), std::max(i, j), n));
    };
    std::vector<bool> isAngle(n, false);
    for (const Angle& angle : m_angles)
        isAngle[angle.coordinate] = true;
    for (std::size_t k = m_angles.size(); k-- > 0;) {
        const std::size_t row = m_angles[k].coordinate;
        std::vector<Expression> sums = ownMoments(k, mass);
        for (const std::size_t m : m_angles[k].carried) {
            const std::size_t next = m_angles[m].coordinate;
            for (std::size_t x = 0; x < n; ++x) {
                if (!isAngle[x])
                    entryOf(row, x) = entryOf(row, x) + namedEntry(next, x);
            }
            for (const std::size_t l : m_angles[m].all)
                entryOf(row, m_angles[l].coordinate) = sums[l] + namedEntry(next, m_angles[l].coordinate);
            sums[k] = sums[k] + namedEntry(row, next);
        }
        entryOf(row, row) = std::move(sums[k]);
    }
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = 0; j < i; ++j)
            mass[i * n + j] = mass[j * n + i];
    }
}

}  // namespace sinew
