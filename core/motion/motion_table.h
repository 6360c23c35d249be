#pragma once

#include <string>
#include <vector>

#include <Eigen/Core>

namespace sinew {

// Columns of numbers over time: a motion, recorded moments, a simulation. SI and radians.
struct MotionTable {
    std::string name;
    std::vector<std::string> columns;  // without time
    std::vector<double> times;         // s, rising strictly
    Eigen::MatrixXd values;            // (times x columns)

    // Index of a column, or -1.
    int find(const std::string& column) const;

    bool operator==(const MotionTable& other) const
    {
        return name == other.name && columns == other.columns && times == other.times
               && values.rows() == other.values.rows() && values.cols() == other.values.cols()
               && values == other.values;
    }
};

}  // namespace sinew
