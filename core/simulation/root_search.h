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

    // Between two times with these values, of which some change: a time at which the first has just changed, as near
    // as times can be told apart there. crossed: per function 1 or -1 where it has risen or fallen, else 0. False when
    // a value cannot be told. Illinois' false position (Dowell and Jarratt 1971), with bisection where it is slow.
    bool locate(const Values& values, double begin, double end, std::vector<double> before, std::vector<double> after,
                const std::vector<int>& directions, double& time, std::vector<int>& crossed);

private:
    static int change(double before, double after, int direction);
    double guess(const std::vector<double>& before, const std::vector<double>& after,
                 const std::vector<int>& directions) const;

    double m_weight = 1;  // of the values at the near end, in false position
    std::vector<double> m_between;
};

}  // namespace sinew
