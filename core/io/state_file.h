#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/base/result.h"

namespace sinew {

// The motion of a mechanism at one moment and, of each coordinate, either its acceleration or its effort. All lists
// have one number a coordinate, in the model's order.
struct MotionState {
    double time = 0;                        // s
    Eigen::VectorXd values;                 // rad or m; of ball and free joints the rotation vector
    Eigen::VectorXd speeds;                 // rad/s or m/s; of ball and free joints the angular velocity, see Mechanism
    std::vector<bool> isAccelerationGiven;  // else the effort is
    Eigen::VectorXd accelerations;          // the rates of the speeds, rad/s^2 or m/s^2; 0 where not given
    Eigen::VectorXd efforts;                // N m or N; 0 where not given
};

struct StateFile {
    std::vector<MotionState> states;  // one or more
    bool isList = false;              // the file holds a list, if only of one
};

// Reads a state, or a list of states, as JSON; README of core/io describes the format. Coordinates that are left out
// are 0, move at 0 and feel an effort of 0. Errors carry line and column: unknown coordinates (with "did you mean"),
// coordinates that stand twice, both an acceleration and an effort, what is no finite number, an empty list. Unknown
// keys are warnings.
Result<StateFile> readStates(std::istream& stream, const std::string& fileName,
                             const std::vector<std::string>& coordinates);

// The same for a path. A missing file, a directory or an empty file is an error that says so.
Result<StateFile> readStateFile(const std::string& path, const std::vector<std::string>& coordinates);

}  // namespace sinew
