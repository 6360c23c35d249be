#pragma once

#include <string>
#include <utility>
#include <vector>

#include <Eigen/Core>

#include "core/complementarity/load_path.h"
#include "core/statics/statics.h"

namespace sinew {

// How forces grow as all external loads and given efforts together grow from one multiple of their size to another:
// straight lines between the parameters at which links switch (Kolesnikov 2004, the order law made exact).
struct StaticsLoadPath {
    StaticsStatus status = StaticsStatus::NotRun;  // NotHoldable: no equilibrium even at the first parameter
    std::string message = "not computed";
    bool isUsable() const { return status == StaticsStatus::Solved; }

    // Corners of the lines, rising; a parameter stands twice where forces jump because a link breaks. The last is the
    // end of the path: `to`, or the largest load that can be held.
    std::vector<double> parameters;
    Eigen::MatrixXd forces;                       // (links x corners), N
    std::vector<std::vector<JointForce>> joints;  // per corner, per joint of the model
    std::vector<LoadPathEvent> events;            // in order; row is the link
    std::vector<std::string> remarks;             // what else a person should know; sentences
    bool collapsed = false;                       // the links cannot hold more than the last parameter
};

// What the whole load of a load path is of that of the model: a situation's load factor from 0 to 1 is a place on the path,
// any other one makes the load itself another.
double wholeLoadFactor(const Situation& situation);

struct LoadPathRange {
    double from = 0, to = 1;
};

// Index of the corner before the parameter, and how far the next one is behind it, 0 to 1. corners: rising, not empty.
std::pair<std::size_t, double> placeOnPath(const std::vector<double>& corners, double parameter);

// Forces (links) at a parameter, by straight lines; beyond the ends, those of the ends.
Eigen::VectorXd forcesAt(const StaticsLoadPath& path, double parameter);
double resultantAt(const StaticsLoadPath& path, int joint, double parameter);

struct LinkSystem;
// The load path of a system built at the full load.
LoadPathProblem loadPathProblem(const Mechanism& mechanism, const LinkSystem& system, const LoadPathRange& range);

StaticsLoadPath solveLoadPath(const Mechanism& mechanism, const Situation& situation, const LoadPathRange& range = {});

}  // namespace sinew
