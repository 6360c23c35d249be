#pragma once

#include <functional>
#include <vector>

namespace sinew {

// The earliest change of sign of several functions of time within a step. What is exactly zero has not changed yet.
class RootSearch {
public:
    // The functions' values at a time; false when they have none.
    using Values = std::function<bool(double time, std::vector<double>& values)>;

    // Directions as of IntegratedSystem: 1 counts rising zeros alone, -1 falling ones, 0 both.
    bool changes(const std::vector<double>& before, const std::vector<double>& after,
                 const std::vector<int>& directions) const;

    // A time with the functions' values there.
    struct Point {
        double time = 0;  // s
        std::vector<double> values;
    };

    // Between two such, of which some function changes: a time at which the first has just changed, as near as times can
    // be told apart there. crossed: per function 1 or -1 where it has risen or fallen, else 0. False when a value cannot
    // be told. Inverse quadratic interpolation where that is safe, else halving (Chandrupatla 1997).
    bool locate(const Values& values, const Point& begin, const Point& end, const std::vector<int>& directions,
                double& time, std::vector<int>& crossed);

private:
    static int change(double before, double after, int direction);
    bool isEndLast() const { return m_last.time > m_other.time; }
    const Point& early() const { return isEndLast() ? m_other : m_last; }
    const Point& late() const { return isEndLast() ? m_last : m_other; }
    double guess(const std::vector<int>& directions) const;
    double guess(std::size_t function) const;
    void take(bool isEnd);

    Point m_last, m_other;  // the ends between which the first change is; the last one that moved
    Point m_third;          // that moved before; without values at first
    Point m_next;
};

}  // namespace sinew
