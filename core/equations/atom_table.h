#pragma once

#include <map>
#include <set>
#include <utility>
#include <vector>

#include "core/equations/expression.h"

namespace sinew {

// A sum of angles with whole coefficients, such as phi_1 - phi_2: pairs of atom and coefficient, rising by atom, no
// coefficient zero. Empty: the angle 0.
using AngleSum = std::vector<std::pair<int, int>>;

AngleSum operator+(const AngleSum& a, const AngleSum& b);
AngleSum operator-(const AngleSum& a, const AngleSum& b);
AngleSum operator-(const AngleSum& a);
AngleSum plus(const AngleSum& a, int atom, int coefficient = 1);

enum class AtomKind { Symbol, Coordinate, Rate, Acceleration, Speed, Multiplier, Cosine, Sine };

// How a symbol grows with a coordinate.
struct AtomSlope {
    int coordinate = 0;
    Expression slope;

    bool operator==(const AtomSlope&) const = default;
};

struct Atom {
    AtomKind kind = AtomKind::Symbol;
    int index = 0;                  // of the symbol, the coordinate (see Equations::angleOf), the row of a Multiplier
    std::vector<AtomSlope> slopes;  // Symbol: of the coordinates that it depends on
    AngleSum angle;                 // Cosine, Sine

    bool operator==(const Atom&) const = default;
};

// The atoms that expressions are made of, and how they change with the coordinates and with time. The numbers of atoms
// depend on the order in which they were asked for: expressions of one table compare with each other.
class AtomTable {
public:
    int addSymbol(int symbol, std::vector<AtomSlope> slopes = {});
    void setSymbol(int atom, int symbol) { m_atoms[static_cast<std::size_t>(atom)].index = symbol; }
    void addCoordinates(int count);        // once: their values, rates and accelerations
    int addTwin(int coordinate);           // further atoms of a coordinate; that of its value
    int addSpeed(int coordinate);          // the size of a rate, |q'|; has no derivative here
    int addMultiplier(int constraintRow);  // what a row of the constraints bears

    // Its twin's atoms become those of a coordinate. Its own, which expressions hold, get another index, and no
    // derivatives from then on.
    void exchange(int coordinate, int twin, int formerIndex);

    int coordinate(int index) const { return m_coordinates[static_cast<std::size_t>(index)]; }
    int rate(int index) const { return rateAfter(coordinate(index)); }
    int acceleration(int index) const { return coordinate(index) + 4; }
    static int rateAfter(int coordinateAtom) { return coordinateAtom + 2; }

    // Canonical: cos(-a) = cos(a), sin(-a) = -sin(a), cos(0) = 1.
    Expression cosine(const AngleSum& angle);
    Expression sine(const AngleSum& angle);

    const Atom& at(int atom) const { return m_atoms[static_cast<std::size_t>(atom)]; }
    int size() const { return static_cast<int>(m_atoms.size()); }

    // By a coordinate, the rates being held; by a rate; by time.
    Expression byCoordinate(const Expression& expression, int coordinate) const;
    Expression byRate(const Expression& expression, int coordinate) const;
    Expression byTime(const Expression& expression) const;

    // The coordinates that an expression or an angle depends on, rising.
    std::set<int> coordinatesOf(const Expression& expression) const;
    std::set<int> coordinatesOf(const AngleSum& angle) const;

    // An angle by a coordinate, and by time.
    Expression slope(const AngleSum& angle, int coordinate) const;
    Expression rateOf(const AngleSum& angle) const;

    bool operator==(const AtomTable&) const = default;

private:
    int add(Atom atom);
    int trigonometric(const AngleSum& angle);  // the cosine of an angle whose first coefficient is above zero
    Expression atomByCoordinate(int atom, int coordinate) const;
    Expression atomByTime(int atom) const;
    void addCoordinatesOf(int atom, std::set<int>& coordinates) const;

    std::vector<Atom> m_atoms;
    std::map<AngleSum, int> m_cosines;
    std::vector<int> m_coordinates;  // atoms
};

}  // namespace sinew
